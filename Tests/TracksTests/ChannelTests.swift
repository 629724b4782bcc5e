import Testing

@testable import Tracks

@Suite struct ChannelTests {
  @Test func theColumnsStandInTheOrderOfTheContract() {
    #expect(
      Channel.allCases.map(\.key) == [
        "speed", "course", "heartRate", "cadence", "temperature", "power", "hdop", "vdop", "pdop",
        "satellites", "fix", "accuracy",
      ])
  }
}
