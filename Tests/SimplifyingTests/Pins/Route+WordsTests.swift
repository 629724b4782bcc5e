import Geodesy
import Testing
import Tracks

@testable import Simplifying

struct RouteWordsTests {
  private func details(_ change: (inout FixDetails) -> Void) -> FixDetails {
    var details = FixDetails()
    change(&details)
    return details
  }

  @Test func pointsThatSaySomethingAreFoundOnThePath() {
    let said = [
      details { $0.name = "Saddle" }, details { $0.comment = "turn left" },
      details { $0.description = "ford" }, details { $0.symbol = "Flag" },
      details { $0.type = "sharp_left" }, details { $0.links = [Link(href: "https://a.example")] },
      details { $0.name = "" }, details { $0.magneticVariation = "3" }, FixDetails(),
    ]
    var route = Route()
    for (i, words) in said.enumerated() {
      var fix = Fix(coordinate: place(47, 11 + Double(i) / 100))
      fix.details = words
      route.points.append(fix)
    }
    #expect(route.wordedPoints == [0, 1, 2, 3, 4, 5])
    route.shaping = [[place(47, 11.001), place(47, 11.002)], [], [place(47, 11.021)]]
    let path = route.path
    #expect(route.wordedPoints == [0, 3, 4, 6, 7, 8])
    for i in route.wordedPoints { #expect(path[i].details?.isEmpty == false) }
    #expect(Route().wordedPoints.isEmpty)
  }
}
