import Foundation
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct ClientDialectTests {
  @Test func clientsStandInTheOrderInWhichTheyAreWritten() {
    #expect(
      ClientDialect.all.map(\.name)
        == ["mapkit", "maplibre", "leaflet", "google", "deckgl", "mapkitjs"])
  }

  /// A dialect that is not in the list would be forgotten.
  @Test func everyDialectsFileIsInTheList() throws {
    let folder = PackageRoot.path("Sources/Framing/Clients")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Dialect.swift") && $0 != "ClientDialect.swift" }
    #expect(
      Set(files.map { $0.replacingOccurrences(of: "Dialect.swift", with: "").lowercased() })
        == Set(ClientDialect.all.map(\.name)))
  }
}
