import Tracks

/// What one element says about links.
private enum LinkPart {
  /// A whole one, in GPX 1.1.
  case link(Link)
  /// GPX 1.0's `<url>`.
  case address(String)
  /// GPX 1.0's `<urlname>`.
  case words(String)

  /// Adds it to the links so far: of address and words either may come first.
  func add(to links: inout [Link]) {
    switch self {
    case .link(let link):
      links.append(link)
    case .address(let address):
      if let last = links.indices.last, links[last].href.isEmpty {
        links[last].href = address
      } else {
        links.append(Link(href: address))
      }
    case .words(let words):
      if let last = links.indices.last, links[last].text == nil {
        links[last].text = words
      } else {
        links.append(Link(href: "", text: words))
      }
    }
  }
}

extension GPXReader {
  /// Reads an element that says something about a point, track or route in words. False, and
  /// nothing was read, when it is another one.
  mutating func readWords(
    _ element: GPXElement, _ input: inout InputBuffer, into details: inout FixDetails
  ) throws(ReadError) -> Bool {
    switch element {
    case .name: details.name = try content(&input, isSecond: details.name != nil)
    case .cmt: details.comment = try content(&input, isSecond: details.comment != nil)
    case .desc: details.description = try content(&input, isSecond: details.description != nil)
    case .src: details.source = try content(&input, isSecond: details.source != nil)
    case .sym: details.symbol = try content(&input, isSecond: details.symbol != nil)
    case .type: details.type = try content(&input, isSecond: details.type != nil)
    case .magvar:
      details.magneticVariation = try content(&input, isSecond: details.magneticVariation != nil)
    case .geoidheight:
      details.geoidHeight = try content(&input, isSecond: details.geoidHeight != nil)
    case .ageofdgpsdata:
      details.ageOfDGPSData = try content(&input, isSecond: details.ageOfDGPSData != nil)
    case .dgpsid: details.dgpsID = try content(&input, isSecond: details.dgpsID != nil)
    default:
      guard let part = try readLinkPart(element, &input) else { return false }
      details.updateLinks { part.add(to: &$0) }
    }
    return true
  }

  /// Reads `<link>`, or GPX 1.0's `<url>` and `<urlname>`. Nil when it is something else.
  private mutating func readLinkPart(
    _ element: GPXElement, _ input: inout InputBuffer
  ) throws(ReadError) -> LinkPart? {
    switch element {
    case .link: .link(try readLink(&input))
    case .url: .address(try content(&input))
    case .urlname: .words(try content(&input))
    default: nil
    }
  }

  /// Passes over an element for which the model has no place.
  private mutating func skipUnknown(_ input: inout InputBuffer) throws(ReadError) {
    lose("unknown elements of links, authors and copyright notices")
    try scanner.skipElement(&input)
  }

  private mutating func readLink(_ input: inout InputBuffer) throws(ReadError) -> Link {
    let href = attribute("href", input)
    passOverAttributes(input, except: ["href"])
    var link = Link(href: href ?? "")
    let outer = scanner.depth - 1
    while true {
      switch try scanner.next(&input) {
      case .start:
        switch element(input) {
        case .text: link.text = try content(&input, isSecond: link.text != nil)
        case .type: link.type = try content(&input, isSecond: link.type != nil)
        default: try skipUnknown(&input)
        }
      case .text:
        // Some programs write the address as in RSS.
        if href != nil {
          passOverText(input)
        } else if !scanner.isBlankText {
          link.href += scanner.text
        }
      case .end, .finished:
        if scanner.depth == outer { return link }
      }
    }
  }

  /// Reads `<metadata>`.
  mutating func readMetadata(_ input: inout InputBuffer) throws(ReadError) {
    passOverAttributes(input)
    // Taken out, so that what follows is appended to it in place.
    var extensions = document.metadata.extensions
    document.metadata.extensions = nil
    while case .start = try nextChild(&input) {
      switch element(input) {
      case .extensions:
        try captureChildren(&input, into: &extensions)
      case let other:
        if try !readMetadataChild(other, &input) {
          try capture(&input, into: &extensions)
        }
      }
    }
    document.metadata.extensions = extensions
  }

  /// Reads what `<metadata>` holds in GPX 1.1 and the root element in 1.0. False when it is
  /// something else.
  mutating func readMetadataChild(_ element: GPXElement, _ input: inout InputBuffer)
    throws(ReadError) -> Bool
  {
    switch element {
    case .name:
      document.metadata.name = try content(&input, isSecond: document.metadata.name != nil)
    case .desc:
      document.metadata.description = try content(
        &input, isSecond: document.metadata.description != nil)
    case .keywords:
      document.metadata.keywords = try content(&input, isSecond: document.metadata.keywords != nil)
    case .author: try readAuthor(&input)
    case .email:
      let email = try readEmail(&input)
      noteSecond(document.metadata.author?.email != nil, input)
      var author = document.metadata.author ?? Person()
      author.email = email
      document.metadata.author = author
    case .copyright: try readCopyright(&input)
    case .time:
      if let time = try readTime(&input) {
        noteSecond(document.metadata.time != nil, input)
        document.metadata.time = time
      }
    case .bounds:
      // They are worked out again from the fixes.
      try scanner.skipElement(&input)
    default:
      guard let part = try readLinkPart(element, &input) else { return false }
      part.add(to: &document.metadata.links)
    }
    return true
  }

  /// In GPX 1.0 an author is a name, in 1.1 a person.
  private mutating func readAuthor(_ input: inout InputBuffer) throws(ReadError) {
    passOverAttributes(input)
    var author = document.metadata.author ?? Person()
    var plainName = ""
    var isPerson = false
    let outer = scanner.depth - 1
    loop: while true {
      switch try scanner.next(&input) {
      case .text:
        plainName += scanner.text
      case .start:
        isPerson = true
        switch element(input) {
        case .name: author.name = try content(&input, isSecond: author.name != nil)
        case .email:
          let email = try readEmail(&input)
          noteSecond(author.email != nil, input)
          author.email = email
        case .link:
          let link = try readLink(&input)
          noteSecond(author.link != nil, input)
          author.link = link
        default: try skipUnknown(&input)
        }
      case .end, .finished:
        if scanner.depth == outer { break loop }
      }
    }
    if isPerson {
      if plainName.contains(where: { !$0.isWhitespace }) { lose("text between elements") }
    } else {
      noteSecond(author.name != nil, input)
      author.name = plainName
    }
    document.metadata.author = author
  }

  /// In GPX 1.1 the two halves of an address are attributes.
  private mutating func readEmail(_ input: inout InputBuffer) throws(ReadError) -> String {
    let halves = (attribute("id", input), attribute("domain", input))
    let text = try content(&input, attributes: ["id", "domain"])
    if (halves.0 ?? halves.1) != nil && text.contains(where: { !$0.isWhitespace }) {
      lose("text between elements")
    }
    guard let id = halves.0, let domain = halves.1 else { return halves.0 ?? halves.1 ?? text }
    return id + "@" + domain
  }

  private mutating func readCopyright(_ input: inout InputBuffer) throws(ReadError) {
    passOverAttributes(input, except: ["author"])
    var copyright = Copyright(author: attribute("author", input) ?? "")
    while case .start = try nextChild(&input) {
      switch element(input) {
      case .year: copyright.year = try content(&input, isSecond: copyright.year != nil)
      case .license: copyright.license = try content(&input, isSecond: copyright.license != nil)
      default: try skipUnknown(&input)
      }
    }
    noteSecond(document.metadata.copyright != nil, input)
    document.metadata.copyright = copyright
  }
}
