import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct GzipInputTests {
  /// Unzips, a few bytes at a time on both sides.
  private func unzip(
    _ bytes: [UInt8], inputPiece: Int = 1 << 20, outputPiece: Int = 4096, limit: Int = 1 << 30
  ) throws(ReadError) -> [UInt8] {
    var next = 0
    let gzip = try GzipInput(expansionLimit: limit) { (space) throws(ReadError) in
      let count = min(space.count, bytes.count - next, inputPiece)
      bytes.withUnsafeBytes { space.copyMemory(from: .init(rebasing: $0[next..<next + count])) }
      next += count
      return count
    }
    var result: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: outputPiece, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = try gzip.read(into: piece)
      if count == 0 { return result }
      result.append(contentsOf: piece[..<count])
    }
  }

  @Test func whateverWasZippedComesBack() throws {
    try forAll(count: 60) { random in
      let content = (0..<random.int(in: 0...20_000)).map { _ in UInt8(random.int(in: 0...7)) }
      let members = random.int(in: 1...3)
      let zipped = (0..<members).flatMap { _ in GzipSamples.zip(content) }
      let result = try unzip(
        zipped, inputPiece: random.int(in: 1...5000), outputPiece: random.int(in: 1...5000))
      return result == Array((0..<members).map { _ in content }.joined())
    }
  }

  @Test func zerosAfterTheLastMemberArePadding() throws {
    let zipped = GzipSamples.zip("hello") + [UInt8](repeating: 0, count: 700)
    #expect(try unzip(zipped) == Array("hello".utf8))
    #expect(try unzip(zipped, inputPiece: 1) == Array("hello".utf8))
  }

  @Test func emptyMembersGiveNothing() throws {
    #expect(try unzip(GzipSamples.zip("") + GzipSamples.zip("a") + GzipSamples.zip("")) == [0x61])
  }

  @Test func everyCutIsTold() throws {
    let zipped = GzipSamples.zip(String(repeating: "one two three ", count: 40))
    for count in 1..<zipped.count {
      let error = #expect(throws: ReadError.self) { try unzip(Array(zipped.prefix(count))) }
      #expect(error?.problem == .truncatedInput, "cut to \(count) bytes")
    }
  }

  @Test func aCutInTheSecondMemberIsTold() throws {
    let zipped = GzipSamples.zip("one") + GzipSamples.zip("two").dropLast(3)
    let error = #expect(throws: ReadError.self) { try unzip(zipped) }
    #expect(error?.problem == .truncatedInput)
  }

  @Test func damageIsTold() throws {
    let text = String(repeating: "one two three ", count: 40)
    let zipped = GzipSamples.zip(text)
    // The header's time, flags and system name do not matter to the content.
    for i in 10..<zipped.count {
      var damaged = zipped
      damaged[i] ^= 0x55
      let error = #expect(throws: ReadError.self) { try unzip(damaged) }
      #expect(error?.problem == .corruptGzip || error?.problem == .truncatedInput, "byte \(i)")
    }
  }

  @Test func anythingElseBehindIsDamage() throws {
    let error = #expect(throws: ReadError.self) { try unzip(GzipSamples.zip("one") + [1, 2, 3]) }
    #expect(error?.problem == .corruptGzip || error?.problem == .truncatedInput)
    let text = GzipSamples.zip("one") + Array("trailing text that is no gzip".utf8)
    #expect(throws: ReadError.self) { try unzip(text) }
  }

  @Test func aBombIsStoppedEarly() throws {
    let bomb = GzipSamples.zip([UInt8](repeating: 0x20, count: 5_000_000))
    let error = #expect(throws: ReadError.self) { try unzip(bomb, limit: 100_000) }
    #expect(error?.problem == .limitExceeded)
    #expect(try unzip(bomb, limit: 5_000_000).count == 5_000_000)
  }
}
