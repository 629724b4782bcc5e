import Testing

@testable import TrackFormats

@Suite struct GPXVocabularyTests {
  /// What an element is in a document whose root is in a namespace.
  private func element(_ name: String, in uri: String, root: String = GPXVocabulary.gpx11)
    -> GPXElement?
  {
    let text = "<gpx xmlns='\(root)'><\(name) xmlns='\(uri)'/></gpx>"
    var input = InputBuffer(Array(text.utf8))
    var scanner = XMLScanner(limits: ReadLimits())
    var vocabulary = GPXVocabulary()
    do throws(ReadError) {
      _ = try scanner.next(&input)
      vocabulary.setRootNamespace(scanner.names.meanings[Int(scanner.name)].namespace)
      _ = try scanner.next(&input)
      return vocabulary.element(scanner.name, scanner.names)
    } catch { return nil }
  }

  @Test(arguments: [GPXVocabulary.gpx10, GPXVocabulary.gpx11, ""])
  func gpxByEitherNamespaceOrNone(uri: String) {
    #expect(element("trkpt", in: uri) == .trkpt)
    #expect(element("hdop", in: uri) == .hdop)
    #expect(element("hr", in: uri) == .heartRate)
    #expect(element("trk_pt", in: uri) == .unknown)
  }

  @Test func whateverTheRootsNamespaceIsItIsGPX() {
    #expect(element("trkpt", in: "urn:x", root: "urn:x") == .trkpt)
    #expect(element("trkpt", in: "urn:x") == .unknown)
  }

  @Test func gpxInAnotherCaseIsGPX() {
    #expect(element("Trkpt", in: GPXVocabulary.gpx11) == .trkpt)
    #expect(element("TRKPT", in: "urn:x", root: "urn:x") == .trkpt)
    #expect(element("Trkpt", in: "urn:x") == .unknown)
  }

  @Test func whatHoldsPointsIsTold() {
    let holders: Set<GPXElement> = [.gpx, .wpt, .rte, .rtept, .trk, .trkseg, .trkpt]
    for number in UInt8.min...UInt8.max {
      guard let element = GPXElement(rawValue: number) else { continue }
      #expect(element.holdsPoints == holders.contains(element))
    }
  }

  @Test func extensionsByTheirOwnNamespace() {
    for uri in [GPXVocabulary.trackPoint1, GPXVocabulary.trackPoint2] {
      #expect(element("atemp", in: uri) == .temperature)
      #expect(element("TrackPointExtension", in: uri) == .trackPointExtension)
      #expect(element("wtemp", in: uri) == .unknown)
      #expect(element("name", in: uri) == .unknown)
    }
    #expect(element("PowerInWatts", in: GPXVocabulary.power1) == .power)
    #expect(element("hr", in: GPXVocabulary.power1) == .unknown)
    #expect(element("power", in: GPXVocabulary.routelayPoint1) == .power)
    #expect(element("accuracy", in: GPXVocabulary.routelayPoint1) == .accuracy)
    #expect(element("hr", in: GPXVocabulary.routelayPoint1) == .unknown)
  }
}
