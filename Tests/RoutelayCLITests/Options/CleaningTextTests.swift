import CommandLineParsing
import Testing
import TrackProcessing
import Tracks

@testable import RoutelayCLI

@Suite struct CleaningTextTests {
  /// What is typed, and the plan in full.
  @Test(
    arguments: [
      ("duplicates", "duplicates"),
      (" duplicates , null-island ", "null-island:radius=100km,duplicates"),
      ("gap:10min", "gap:time=10min,factor=0"),
      ("gap:time=1h,distance=2km", "gap:time=1h,distance=2km,factor=0"),
      ("gap:factor=5", "gap:time=10min,factor=5"),
      ("gap:distance=0.5mi,duplicates", "duplicates,gap:time=10min,distance=804.672m,factor=0"),
      ("spikes:40", "spikes:max-speed=40,noise=0m"),
      ("spikes:max-speed=90km/h,noise=5m", "spikes:max-speed=25,noise=5m"),
      ("spikes:max-speed=10kn", "spikes:max-speed=5.144444444444445,noise=0m"),
      (
        "crop:from=2026-05-01T07:00:00Z,to=2026-05-01T09:30:00+02:00",
        "crop:from=2026-05-01T07:00:00Z,to=2026-05-01T07:30:00Z"
      ),
      ("crop:2026-05-01T07:00:00Z", "crop:from=2026-05-01T07:00:00Z"),
      ("split-days:+02:00", "split-days:zone=+02:00"),
      ("time-order:sort", "time-order:mode=sort"),
    ])
  func rulesAreRead(_ typed: String, _ plan: String) throws {
    #expect(try CleaningText.plan(typed).text == plan)
    // What is printed can be typed.
    #expect(try CleaningText.plan(plan).text == plan)
  }

  @Test(arguments: CleaningPreset.all.map(\.name))
  func aPresetIsItsRules(_ name: String) throws {
    let preset = try #require(CleaningPreset.all.first { $0.name == name })
    #expect(try CleaningText.plan(name).text == preset.plan.text)
    #expect(try CleaningText.plan(preset.plan.text).text == preset.plan.text)
  }

  @Test func aRuleBehindOrBeforeAPresetChangesIt() throws {
    let bike = try CleaningText.plan("bike")
    for typed in ["bike,spikes:max-speed=25", "spikes:max-speed=25,bike"] {
      let plan = try CleaningText.plan(typed)
      #expect(plan.text.contains("spikes:max-speed=25,") || plan.text.hasSuffix("max-speed=25"))
      #expect(plan.rules.count == bike.rules.count)
    }
    #expect(try CleaningText.plan("bike,trim:5m").rules.count == bike.rules.count + 1)
  }

  @Test(
    arguments: [
      ("dupliates", "did you mean 'duplicates'?"), ("bikke", "did you mean 'bike'?"),
      ("duplicates:x=1", "no parameter 'x'"), ("duplicates:1", "takes no parameters"),
      ("spikes:max-sped=4", "did you mean 'max-speed'?"),
      ("spikes:max-speed=fast", "takes a speed above 0"), ("spikes:0", "takes a speed above 0"),
      ("spikes:-3", "takes a speed above 0"), ("spikes:nan", "takes a speed above 0"),
      ("gap:", "takes a duration"), ("gap:-1s", "takes a duration"),
      ("gap:1e999", "takes a duration"),
      ("crop:yesterday", "takes a time"), ("split-days:7", "takes a zone"),
      ("time-order:mode=guess", "one of drop, mend, sort, split"),
      ("x=1", "begins with a parameter"), ("bike,max-speed=3", "begins with a parameter"),
      // Another parameter is meant, or may be.
      ("resample:1m", "(did you mean resample:distance=1m?)"),
      ("gap:10km", "(did you mean gap:distance=10km?)"),
      ("resample:soon", "(there is also distance=)"), ("gap:time=10km", "not '10km'"),
      // One recording, one way of moving.
      ("walk,bike", "names the presets 'walk' and 'bike'"), ("walk,gap,walk", "the presets"),
      ("spikes", "--clean: spikes needs the speed"), ("trim", "--clean: trim needs a length"),
      ("crop:from=2026-05-01T07:00:00Z,to=2026-05-01T06:00:00Z", "--clean: crop ends before"),
      ("resample:0.0001s", "--clean: resample needs a time of"),
      ("duplicates,,gap", "empty rule"), ("", "empty rule"), (",", "empty rule"),
      ("gap,gap:1h", "twice"), ("bike:3", "the preset 'bike' takes no parameters"),
      ("crop", "crop"),
    ])
  func whatCannotBeMeantIsRefused(_ typed: String, _ words: String) {
    #expect {
      try CleaningText.plan(typed)
    } throws: { error in
      (error as? UsageError)?.message.contains(words) ?? false
    }
  }
}
