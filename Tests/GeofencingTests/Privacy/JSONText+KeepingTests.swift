import Testing
import Tracks

@testable import Geofencing

@Suite struct JSONTextKeepingTests {
  @Test(arguments: [
    ("{\"a\":1,\"b\":[1,{\"a\":2}],\"c\":\"}\\\",{\"}", "{\"a\":1,\"c\":\"}\\\",{\"}"),
    ("{}", "{}"), ("[1,2]", "{}"), ("7", "{}"), ("{\"b\":1}", "{}"),
    ("{ \"a\" : 1 }", "{ \"a\" : 1 }"),
    ("{\"a\":", "{}"), ("{\"", "{}"),
  ])
  func members(text: String, kept: String) {
    #expect(JSONText(text: text).keeping(["a", "c"]).text == kept)
  }
}
