import TextWriting
import Testing

@testable import Rendering

@Suite struct CSVFieldTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), (" spaces ", " spaces "), ("a,b", "\"a,b\""),
    ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), ("semi;colon\ttab", "semi;colon\ttab"),
    ("道, é", "\"道, é\""), ("'", "'"),
  ])
  func tables(field: String, expected: String) throws {
    let bytes = try ByteWriter.collect { $0.writeCSV(field: field) }
    #expect(bytes == Array(expected.utf8))
  }
}
