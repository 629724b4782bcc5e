import Foundation
import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct FileInputTests {
  private func content(_ path: String, limit: Int = 1 << 30) throws -> [UInt8] {
    let input = try FileInput(path: path, expansionLimit: limit)
    var result: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 777, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = try input.read(into: piece)
      if count == 0 { return result }
      result.append(contentsOf: piece[..<count])
    }
  }

  @Test(arguments: [0, 1, 2, 3, 1023, 1024, 1025, 5000])
  func filesAreReadWhole(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 65) }
    #expect(try content(folder.write(bytes, "plain")) == bytes)
    #expect(try content(folder.write(GzipSamples.zip(bytes), "zipped")) == bytes)
  }

  @Test func gzipIsToldByContentNotByName() throws {
    let folder = try TemporaryFolder()
    #expect(try content(folder.write(GzipSamples.zip("abc"), "ride.gpx")) == Array("abc".utf8))
    #expect(try content(folder.write("abc", "ride.gpx.gz")) == Array("abc".utf8))
  }

  @Test func theStartIsThereAndStillRead() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "abcdefghij", count: 300)
    let input = try FileInput(path: folder.write(text, "a"), expansionLimit: 1 << 30)
    #expect(input.start == Array(text.utf8.prefix(1024)))
    var buffer = input.makeBuffer()
    buffer.mark = 0
    while try buffer.refill() {}
    #expect(buffer.tail == text.utf8.count)
    #expect(input.bytesRead == text.utf8.count)
  }

  @Test func theBufferKeepsTheFileOpen() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "x", count: 100_000), "a")
    func buffer() throws -> InputBuffer {
      try FileInput(path: path, expansionLimit: 1 << 30).makeBuffer()
    }
    var buffer = try buffer()
    // Gone from its folder, but not for those who have it open.
    try FileManager.default.removeItem(atPath: path)
    buffer.mark = 0
    while try buffer.refill() {}
    #expect(buffer.tail == 100_000)
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ReadError.self) { try content(folder.path) }
    #expect(error == ReadError(.cannotRead, at: nil, String(cString: strerror(EISDIR))))
  }

  @Test func whatIsNotThereCannotBeRead() {
    let error = #expect(throws: ReadError.self) { try content("/nonexistent/ride.gpx") }
    #expect(error == ReadError(.cannotRead, at: nil, String(cString: strerror(ENOENT))))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func whatMayNotBeReadIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", "a")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = #expect(throws: ReadError.self) { try content(path) }
    #expect(error == ReadError(.cannotRead, at: nil, String(cString: strerror(EACCES))))
  }

  @Test func aCutGzipFileIsTruncated() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(GzipSamples.zip("hello").dropLast(4), "a.gz")
    let error = #expect(throws: ReadError.self) { try content(path) }
    #expect(error?.problem == .truncatedInput)
  }
}
