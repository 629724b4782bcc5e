import Foundation
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct ClientDialectTests {
  @Test func namesAreDifferentAndInOrder() {
    let names = ClientDialect.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
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
