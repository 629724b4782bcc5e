import Framing
import Testing

@testable import Rendering

@Suite struct UsualFramingOptionsTests {
  @Test func aTelephoneWith40PointsFree() throws {
    #expect(
      FramingOptions.usual == [
        FramingOptions(
          viewport: try Viewport(width: 390, height: 844), padding: try ViewportPadding(all: 40))
      ])
    #expect(OutputOptions().cameras == FramingOptions.usual)
  }
}
