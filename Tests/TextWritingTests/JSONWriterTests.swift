import Foundation
import Testing

@testable import TextWriting

@Suite struct JSONWriterTests {
  @Test func commasStandBetweenValuesOnly() throws {
    let written = try text { out in
      var json = JSONWriter()
      json.beginObject(&out)
      json.key("a" as StaticString, &out)
      json.beginArray(&out)
      json.integer(-12, &out)
      json.number(0.1, &out)
      json.number(2.0006, decimals: 3, &out)
      json.beginObject(&out)
      json.endObject(&out)
      json.beginArray(&out)
      json.endArray(&out)
      json.null(&out)
      json.endArray(&out)
      json.key("b\"" as String, &out)
      json.bool(true, &out)
      json.key("c" as StaticString, &out)
      json.raw("1.50", &out)
      json.key("d" as StaticString, &out)
      json.string("x", &out)
      json.endObject(&out)
    }
    #expect(written == #"{"a":[-12,0.1,2.001,{},[],null],"b\"":true,"c":1.50,"d":"x"}"#)
  }
}
