import Tracks

extension GeoJSONReader {
  /// What messages about the feature that is being read begin with.
  var featureName: String { "feature \(max(document.featureCount, 1) - 1): " }

  /// An error at the latest token.
  func error(_ problem: ProblemClass, _ message: String) -> ReadError {
    ReadError(problem, at: json.tokenPosition, message)
  }

  /// An error about a geometry, at the latest token.
  func invalidGeometry(_ message: String) -> ReadError {
    error(.invalidGeometry, featureName + message)
  }

  /// The error for a second structural member of one object.
  func duplicate(_ key: String) -> ReadError {
    error(.duplicateKey, "the member \"\(key)\" stands twice in one object")
  }

  /// An error about a position, at the latest token.
  mutating func invalidPosition(_ problem: ProblemClass, _ message: String) -> ReadError {
    isPositionError = true
    return error(problem, featureName + message)
  }

  /// What a server says in an object that it sent instead of GeoJSON, to be put behind a message;
  /// empty when it does not look like that.
  func answer(in members: JSONMembers) -> String {
    for key in ["error", "errors", "message", "detail", "error_description"] {
      guard let value = members[key] else { continue }
      let text = value.text.count > 60 ? value.text.prefix(60) + "…" : value.text
      return "; it looks like a server's answer, not like GeoJSON: \"\(key)\" is \(text)"
    }
    return ""
  }

  /// Notes a finding at the latest token, or at the property whose values are looked at.
  mutating func note(_ problem: ProblemClass, _ message: String) {
    // Where and what is worked out only when it is kept.
    findings.add(
      findings.keepsNext(problem)
        ? Finding(
          problem, at: valuePlaces.position(in: json) ?? json.tokenPosition, featureName + message)
        : Finding(problem, at: nil, ""))
  }

  /// Reads the value of a member `type`.
  mutating func readType(expecting what: String) throws(ReadError) -> String {
    let event = try json.next()
    if event != .string {
      throw error(
        .notGeoJSON, "the type of a \(what) object must be a string, not \(json.spelled(event))")
    }
    return json.text
  }

  /// After an error about a position: looks on for a `crs` of one of the objects around it, which
  /// would be the reason.
  ///
  /// - Returns: The error that says so, else the one about the position.
  mutating func lookingOnForCRS(_ error: ReadError) -> ReadError {
    do throws(ReadError) {
      // Objects that are opened now are other features.
      var depth = json.depth
      while depth > 0 {
        let event = try json.next()
        depth = min(depth, json.depth)
        if event == .key && json.depth == depth && json.text == "crs" { try checkCRS() }
      }
    } catch {
      if error.problem == .unsupportedCRS { return error }
    }
    return error
  }

  /// Checks the coordinate reference system that GeoJSON 2008 had.
  mutating func checkCRS() throws(ReadError) {
    let first = try json.next()
    let position = json.tokenPosition
    let value = try json.capture(from: first, findings: &findings)
    if let name = CoordinateReferenceSystem.unsupportedName(value) {
      throw ReadError(
        .unsupportedCRS, at: position,
        "the coordinates are in \(name); only WGS84 longitude and latitude (CRS84) is read")
    }
  }
}

extension JSONScanner {
  /// The kind of the value that an event begins, in words.
  func spelled(_ event: Event) -> String {
    switch event {
    case .beginObject: "an object"
    case .beginArray: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: rawToken
    case .null: "null"
    case .key, .endObject, .endArray, .end: "nothing"
    }
  }

  /// The latest token, cut where it gets too long for a message.
  var shortToken: String { rawToken.utf8.count > 40 ? rawToken.prefix(40) + "…" : rawToken }
}
