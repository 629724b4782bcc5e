import Foundation
import Testing

@testable import RouteJobs

@Suite struct ReportJSONTests {
  @Test func commasAndNullsAreWhereTheyBelong() {
    var json = ReportJSON()
    json.object { json in
      json.key("a")
      json.array { json in
        json.integer(1)
        json.integer(nil)
        json.object { _ in }
        json.array { _ in }
        json.number(-0.0, decimals: 3)
        json.measure(.nan)
      }
      json.key("b")
      json.string("x\n\"")
      json.key("c")
      json.boolean(false)
    }
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text == #"{"a":[1,null,{},[],0,null],"b":"x\n\"","c":false}"# + "\n")
  }
}
