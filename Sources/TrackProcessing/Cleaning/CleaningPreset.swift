/// Rules for a way of moving.
public struct CleaningPreset: Hashable, Sendable {
  /// Its word on the command line.
  public let name: String
  /// One line of help.
  public let summary: String
  /// Faster legs are not believed, meters per second.
  public let maxSpeed: Double
  /// Elevations that change faster are not believed where they come back, meters per second.
  public let maxVerticalSpeed: Double
  /// How far standing fixes lie from the first of them, meters.
  public let standRadius: Double
  /// How long a stand lasts at least, seconds.
  public let standTime: Double

  /// Every preset, from slow to fast. A new one is one new entry.
  ///
  /// The speeds are those that nobody reaches (walk, run, bike and car) or that need another
  /// preset: 30 m/s are the 58 knots of the fastest ferries, 350 m/s is beyond the speed of sound.
  /// A receiver's position wanders by several meters within a minute; whatever moves faster than
  /// radius / time loses nothing to `jitter`: 0.2 m/s on foot, 0.17 m/s afloat.
  public static let all = [
    CleaningPreset("walk", "walking and hiking", maxSpeed: 4, standRadius: 6, standTime: 30),
    CleaningPreset("run", "running", maxSpeed: 12, standRadius: 6, standTime: 20),
    CleaningPreset("bike", "cycling", maxSpeed: 30, standRadius: 8, standTime: 20),
    CleaningPreset(
      "boat", "sailing, rowing and ferries", maxSpeed: 30, standRadius: 10, standTime: 60),
    CleaningPreset("car", "road and rail", maxSpeed: 70, standRadius: 8, standTime: 20),
    CleaningPreset(
      "air", "flying", maxSpeed: 350, standRadius: 15, standTime: 30, maxVerticalSpeed: 50),
  ]

  /// What a receiver's noise may add to a leg, meters: at 4 m/s a tremble of 1 m would make a tenth
  /// of all legs too fast.
  private static let noise = 5.0

  private init(
    _ name: String, _ summary: String, maxSpeed: Double, standRadius: Double, standTime: Double,
    maxVerticalSpeed: Double = 5
  ) {
    self.name = name
    self.summary = summary
    self.maxSpeed = maxSpeed
    self.maxVerticalSpeed = maxVerticalSpeed
    self.standRadius = standRadius
    self.standTime = standTime
  }

  /// The rules that it stands for.
  public var plan: CleaningPlan {
    var teleports = TeleportsRule()
    teleports.maxSpeed = maxSpeed
    teleports.noise = Self.noise
    var jitter = JitterRule()
    jitter.radius = standRadius
    jitter.time = standTime
    var timeOrder = TimeOrderRule()
    timeOrder.mode = .mend
    var gap = GapRule()
    gap.still = 50
    gap.factor = 5
    var elevationSpikes = ElevationSpikesRule()
    elevationSpikes.maxRate = maxVerticalSpeed
    return CleaningPlan([
      InvalidRule(), NullIslandRule(), AccuracyRule(), timeOrder, DuplicatesRule(), teleports,
      SpikesRule(maxSpeed: maxSpeed, noise: Self.noise), jitter, elevationSpikes, gap,
    ])
  }

  /// The rules that it stands for, as they are written on the command line.
  public var text: String { plan.text }
}
