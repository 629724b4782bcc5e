import TextWriting
import Tracks

/// Writes the elements of GPX that hold words: of points, tracks and the file itself.
struct GPXWordWriter {
  /// Whether characters were left out that XML cannot hold.
  private(set) var hasLostCharacters = false
  /// What the version of GPX has no place for.
  private(set) var losses: [String] = []
  private var times = DateTimeWriter()
  private let version: GPXVersion

  /// Makes a writer of words.
  init(_ version: GPXVersion = .v1_1) { self.version = version }

  /// Notes that something is not written; the same words count once.
  mutating func lose(_ words: String) {
    if !losses.contains(words) { losses.append(words) }
  }

  /// Writes an attribute's value.
  mutating func write(attribute: String, to out: inout ByteWriter) {
    if !out.writeXML(attribute: attribute) { hasLostCharacters = true }
  }

  /// Writes an element of text; nothing for nil.
  mutating func write(_ text: String?, as name: StaticString, to out: inout ByteWriter) {
    guard let text else { return }
    out.write(UInt8(ascii: "<"))
    out.literal(name)
    out.write(UInt8(ascii: ">"))
    if !out.writeXML(text: text) { hasLostCharacters = true }
    out.literal("</")
    out.literal(name)
    out.write(UInt8(ascii: ">"))
  }

  /// Writes links; in GPX 1.0 the first one.
  mutating func write(_ links: [Link], to out: inout ByteWriter) {
    if version == .v1_0 { return write(onlyLink: links, to: &out) }
    for link in links {
      out.literal("<link href=\"")
      write(attribute: link.href, to: &out)
      if link.text == nil && link.type == nil {
        out.literal("\"/>")
        continue
      }
      out.literal("\">")
      write(link.text, as: "text", to: &out)
      write(link.type, as: "type", to: &out)
      out.literal("</link>")
    }
  }

  private mutating func write(onlyLink links: [Link], to out: inout ByteWriter) {
    guard let link = links.first else { return }
    if links.count > 1 { lose("links after the first") }
    if link.type != nil { lose("media types of links") }
    // A link may be nothing but its words.
    if !link.href.isEmpty || link.text == nil { write(link.href, as: "url", to: &out) }
    write(link.text, as: "urlname", to: &out)
  }

  /// Writes the words of a point that stand between `geoidheight` and `fix`.
  mutating func write(pointWords text: FixDetails, to out: inout ByteWriter) {
    write(text.name, as: "name", to: &out)
    write(text.comment, as: "cmt", to: &out)
    write(text.description, as: "desc", to: &out)
    write(text.source, as: "src", to: &out)
    write(text.links, to: &out)
    write(text.symbol, as: "sym", to: &out)
    write(text.type, as: "type", to: &out)
  }

  /// Writes the head of a track or route.
  mutating func write(_ details: ItemDetails, to out: inout ByteWriter) {
    let text = details.text
    write(text.name, as: "name", to: &out)
    write(text.comment, as: "cmt", to: &out)
    write(text.description, as: "desc", to: &out)
    write(text.source, as: "src", to: &out)
    write(text.links, to: &out)
    write(details.number, as: "number", to: &out)
    if version == .v1_1 {
      write(text.type, as: "type", to: &out)
    } else if text.type != nil {
      lose("types of tracks and routes")
    }
    write(extensions: text.extensions, lineEnd: false, to: &out)
    if text.hasTrackWords || details.number != nil { out.write(UInt8(ascii: "\n")) }
  }

  /// Writes the metadata of the file; nothing when there is none.
  mutating func write(_ metadata: DocumentMetadata, to out: inout ByteWriter) {
    if version == .v1_0 { return write(head: metadata, to: &out) }
    guard metadata.saysAnything || metadata.extensions != nil else { return }
    out.literal("<metadata>")
    write(metadata.name, as: "name", to: &out)
    write(metadata.description, as: "desc", to: &out)
    if let author = metadata.author { write(author, to: &out) }
    if let copyright = metadata.copyright { write(copyright, to: &out) }
    write(metadata.links, to: &out)
    write(metadata.time, to: &out)
    write(metadata.keywords, as: "keywords", to: &out)
    write(extensions: metadata.extensions, lineEnd: false, to: &out)
    out.literal("</metadata>\n")
  }

  /// Writes the head of a GPX 1.0 file, where metadata are elements of the root.
  private mutating func write(head metadata: DocumentMetadata, to out: inout ByteWriter) {
    write(metadata.name, as: "name", to: &out)
    write(metadata.description, as: "desc", to: &out)
    write(metadata.author?.name, as: "author", to: &out)
    write(metadata.author?.email, as: "email", to: &out)
    write(metadata.links, to: &out)
    write(metadata.time, to: &out)
    write(metadata.keywords, as: "keywords", to: &out)
    if metadata.saysAnything { out.write(UInt8(ascii: "\n")) }
    if metadata.author?.link != nil { lose("links of authors") }
    if metadata.copyright != nil { lose("copyright") }
    if metadata.extensions != nil { lose("extensions of the metadata") }
  }

  private mutating func write(_ time: Timestamp?, to out: inout ByteWriter) {
    guard let time else { return }
    out.literal("<time>")
    times.write(time, to: &out)
    out.literal("</time>")
  }

  /// Writes extensions as they were written; nothing for nil.
  mutating func write(extensions: RawXML?, lineEnd: Bool = true, to out: inout ByteWriter) {
    guard let extensions else { return }
    if version == .v1_0 {
      write(foreign: extensions, to: &out)
    } else {
      out.literal("<extensions>")
      out.write(extensions.text)
      out.literal("</extensions>")
    }
    if lineEnd { out.write(UInt8(ascii: "\n")) }
  }

  /// Writes the extensions that GPX 1.0 allows among its own elements.
  mutating func write(foreign extensions: RawXML?, to out: inout ByteWriter) {
    guard let extensions else { return }
    let (text, isAll) = extensions.foreign
    out.write(text)
    if !isAll { lose("extensions in the namespace of GPX") }
  }

  /// Whether something is written of extensions in GPX 1.0; what is not is noted.
  mutating func hasForeign(_ extensions: RawXML) -> Bool {
    let (text, isAll) = extensions.foreign
    if !isAll { lose("extensions in the namespace of GPX") }
    return !text.isEmpty
  }

  private mutating func write(_ author: Person, to out: inout ByteWriter) {
    out.literal("<author>")
    write(author.name, as: "name", to: &out)
    if let email = author.email {
      // The schema splits it; an address may hold more than one @, a domain none.
      let at = email.lastIndex(of: "@")
      out.literal("<email id=\"")
      write(attribute: String(at.map { email[..<$0] } ?? email[...]), to: &out)
      out.literal("\" domain=\"")
      write(attribute: String(at.map { email[email.index(after: $0)...] } ?? ""), to: &out)
      out.literal("\"/>")
    }
    if let link = author.link { write([link], to: &out) }
    out.literal("</author>")
  }

  private mutating func write(_ copyright: Copyright, to out: inout ByteWriter) {
    out.literal("<copyright author=\"")
    write(attribute: copyright.author, to: &out)
    out.literal("\">")
    write(copyright.year, as: "year", to: &out)
    write(copyright.license, as: "license", to: &out)
    out.literal("</copyright>")
  }
}

extension FixDetails {
  /// Whether there is anything that the head of a GPX track can say.
  fileprivate var hasTrackWords: Bool {
    name != nil || comment != nil || description != nil || source != nil || !links.isEmpty
      || type != nil || extensions != nil
  }
}
