import Testing

/// Published and measured values (MAPSPEC section 9), by function: what goes in, what must come out,
/// and how far off a result may be. Points are latitude, longitude.
enum ReferenceValues {
  struct Entry: Sendable, CustomTestStringConvertible {
    let id: String
    let input: [Double]
    let expected: [Double]
    let tolerance: Double
    var testDescription: String { id }

    func holds(_ values: [Double]) -> Bool {
      values.count == expected.count
        && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }

  static let mapPoint: [Entry] = [
    Entry(
      id: "mp.portland", input: [45.52, -122.681944],
      expected: [42739440.276093155, 96012095.91233155], tolerance: 1e-06),
    Entry(
      id: "mp.rio", input: [-43.196389, -22.908333],
      expected: [117136036.84706987, 169999587.94536752], tolerance: 1e-06),
    Entry(
      id: "mp.reykjavik", input: [64.133333, -21.933333],
      expected: [117863049.5404032, 71362638.15177667], tolerance: 1e-06),
    Entry(
      id: "mp.nyc", input: [40.7128, -74.006], expected: [79034854.78684445, 100926577.02763256],
      tolerance: 1e-06),
    Entry(
      id: "mp.origin", input: [0.0, 0.0], expected: [134217728.0, 134217728.0], tolerance: 1e-06),
    Entry(
      id: "mp.clamp90", input: [90, 0], expected: [134217728.0, 439674.4024835378], tolerance: 1e-06
    ),
    Entry(
      id: "mp.clampS", input: [-90, 180], expected: [268435456.0, 267995781.59751648],
      tolerance: 1e-06),
  ]
  static let mapPointWeb: [Entry] = [
    Entry(id: "mp.web", input: [85.0511287798066, -180], expected: [0.0, 0.0], tolerance: 1e-05)
  ]
  static let webLatitudeLimit: [Entry] = [
    Entry(id: "lat.web", input: [], expected: [85.05112877980659], tolerance: 1e-13)
  ]
  static let metersPerMapPointMapkit: [Entry] = [
    Entry(id: "mpp.mk0", input: [0.0], expected: [0.14828977333772544], tolerance: 1e-17),
    Entry(id: "mpp.mk60", input: [60.0], expected: [0.07470109070817468], tolerance: 1e-17),
    Entry(id: "mpp.so33.8613", input: [33.861315], expected: [0.123522], tolerance: 6e-07),
    Entry(id: "mpp.so34.0613", input: [34.061315], expected: [0.123236], tolerance: 6e-07),
    Entry(id: "mpp.mk-60", input: [-60.0], expected: [0.07470109070817393], tolerance: 1e-15),
    Entry(id: "mpp.mk30", input: [30.0], expected: [0.12874467163820497], tolerance: 1e-15),
    Entry(id: "mpp.mk45", input: [45.0], expected: [0.10538267551332614], tolerance: 1e-15),
    Entry(id: "mpp.mk84.9", input: [84.9], expected: [0.023034357290661972], tolerance: 1e-15),
  ]
  static let mapPointsPerMeterMapkit: [Entry] = [
    Entry(id: "ppm.mk0", input: [0], expected: [6.74355336508965], tolerance: 1e-14)
  ]
  static let metersPerMapPointSphere: [Entry] = [
    Entry(id: "mpp.sph0", input: [0.0], expected: [0.14929107086948487], tolerance: 1e-15),
    Entry(id: "mpp.sph45", input: [45.0], expected: [0.1055647285824142], tolerance: 1e-15),
    Entry(id: "mpp.sph85", input: [85.0], expected: [0.013011574167223223], tolerance: 1e-15),
  ]
  static let coordinate: [Entry] = [
    Entry(
      id: "coord.topleft", input: [0, 0], expected: [85.05112877980659, -180.0], tolerance: 1e-10),
    Entry(
      id: "coord.tile", input: [3145728, 2097152], expected: [84.8024737243345, -175.78125],
      tolerance: 1e-10),
  ]
  static let regionForRect: [Entry] = [
    Entry(
      id: "region.world", input: [0, 0, 268435456.0, 268435456.0],
      expected: [0.0, 0.0, 170.10225755961318, 360.0], tolerance: 1e-09),
    Entry(
      id: "region.meas", input: [42739440, 96012095, 162059230, 15614904],
      expected: [37.707426, -14.012762, 16.543982, 217.338363], tolerance: 1e-06),
  ]
  static let rectForRegion: [Entry] = [
    Entry(
      id: "rect.region.a", input: [45.0, 10.0, 20.0, 30.0],
      expected: [130489457.77777778, 86016848.91891965, 22369621.333333332, 21092210.80006045],
      tolerance: 1e-05),
    Entry(
      id: "rect.region.c", input: [0.0, 0.0, 1.0, 1.0],
      expected: [133844900.97777778, 133844896.24562079, 745654.0444444445, 745663.5087584257],
      tolerance: 1e-05),
    Entry(
      id: "rect.region.d", input: [-70.0, 0.0, 15.0, 40.0],
      expected: [119304647.1111111, 192295640.94710654, 29826161.777777776, 32127867.094446957],
      tolerance: 1e-05),
  ]
  static let rectForRegionSymmetric: [Entry] = [
    Entry(
      id: "rect.region.sym", input: [60.0, 179.0, 10.0, 8.0],
      expected: [264707185.7777778, 69857740.13218163, 5965232.355555534, 15047821.572975636],
      tolerance: 1e-05)
  ]
  static let regionMakeWithDistance: [Entry] = [
    Entry(
      id: "mwd.45", input: [45.0, 0, 1000, 1000],
      expected: [0.008998328965319496, 0.012682821971791809], tolerance: 1e-12),
    Entry(
      id: "mwd.60", input: [60.0, 0, 1000, 1000],
      expected: [0.00897567446992238, 0.017921153697925223], tolerance: 1e-12),
    Entry(
      id: "mwd.-80", input: [-80.0, 0, 1000, 1000],
      expected: [0.008955768179423096, 0.051563729317812786], tolerance: 1e-12),
  ]
  static let spans180: [Entry] = [
    Entry(id: "span180.west", input: [-5, 0, 25, 10], expected: [1], tolerance: 0.0),
    Entry(
      id: "span180.world", input: [0, 0, 268435456.0, 268435456.0], expected: [0], tolerance: 0.0),
  ]
  static let remainder: [Entry] = [
    Entry(
      id: "rem.east", input: [268435446.0, 0, 25, 10], expected: [0.0, 0, 15.0, 10],
      tolerance: 1e-09)
  ]
  static let remainderIsNull: [Entry] = [
    Entry(id: "rem.none", input: [10, 10, 20, 20], expected: [1], tolerance: 0.0)
  ]
  static let smallestLonArc: [Entry] = [
    Entry(id: "arc.fiji", input: [177, -178, 179.5], expected: [177.0, 5.0], tolerance: 1e-12),
    Entry(id: "arc.pac", input: [-170, 170, 0, 100], expected: [0.0, 190.0], tolerance: 1e-12),
  ]
  static let geodesicPolylineCount: [Entry] = [
    Entry(id: "densify.90", input: [0, 0, 0, 90.0], expected: [10020], tolerance: 0.0)
  ]
  static let sphereOverMapkitScale: [Entry] = [
    Entry(id: "mpp.ratio0", input: [0.0], expected: [1.0067523033397523], tolerance: 1e-12),
    Entry(id: "mpp.ratio45", input: [45.0], expected: [1.0017275426743653], tolerance: 1e-12),
  ]
  static let metersPerDegreeLat: [Entry] = [
    Entry(id: "mpdeg.lat0", input: [0], expected: [110574.2727], tolerance: 1e-09)
  ]
  static let metersPerDegreeLon: [Entry] = [
    Entry(id: "mpdeg.lon0", input: [0], expected: [111319.458], tolerance: 1e-09)
  ]
  static let metersPerDegreeLatLon: [Entry] = [
    Entry(id: "mpdeg.45", input: [45], expected: [111131.745, 78846.80572069259], tolerance: 1e-08)
  ]
  static let geodesicDistance: [Entry] = [
    Entry(
      id: "geo.nycla", input: [40.7128, -74.006, 34.0522, -118.2437], expected: [3944422.231489921],
      tolerance: 1e-06),
    Entry(
      id: "geo.antipodal", input: [0, 0, 0.5, 179.5], expected: [19936288.578965], tolerance: 0.0001
    ),
    Entry(id: "geo.pole", input: [0, 0, 90, 0], expected: [10001965.729312733], tolerance: 1e-06),
    Entry(id: "geo.eq1", input: [0, 0, 0, 1], expected: [111319.49079327357], tolerance: 1e-06),
    Entry(
      id: "geo.dateline", input: [0, 179.5, 0, -179.5], expected: [111319.49079327357],
      tolerance: 1e-06),
  ]
  static let sphericalDistance: [Entry] = [
    Entry(
      id: "geo.hav.maplibre", input: [40.7128, -74.006, 34.0522, -118.2437, 6371008.8],
      expected: [3935751.690893987], tolerance: 0.001)
  ]
  static let crossTrack: [Entry] = [
    Entry(
      id: "xt.basic", input: [45.01, 7.05, 45.0, 7.0, 45.0, 7.1],
      expected: [1110.102406450759, 3942.34150451008], tolerance: 0.0001),
    Entry(
      id: "xt.beyond", input: [45.0, 7.2, 45.0, 7.0, 45.0, 7.1],
      expected: [7884.683009020298, 7884.6830090202275], tolerance: 0.0001),
    Entry(
      id: "xt.pole", input: [89.9, 90.0, 89.5, 0.0, 89.5, 180.0],
      expected: [11169.397841260097, 55846.97544827719], tolerance: 0.0001),
    Entry(
      id: "xt.long", input: [50.0, -30.0, 40.7, -74.0, 51.5, -0.1],
      expected: [398014.9651703407, 3522512.9593908233], tolerance: 0.0001),
  ]
  static let geodesicMidpoint: [Entry] = [
    Entry(
      id: "mid.45", input: [45.0, 7.0, 45.0, 8.0], expected: [45.00109452045285, 7.5],
      tolerance: 1e-10)
  ]

  /// The distance of a point to an edge by the given metric: point, start and end of the edge.
  static let segmentDistance: [Entry] = [
    Entry(
      id: "dist.geodesic", input: [45.001, 7.05, 45.0, 7.0, 45.0, 7.1],
      expected: [109.91544238432041], tolerance: 1e-05)
  ]
  static let sectionDistance: [Entry] = [
    Entry(
      id: "dist.section", input: [45.001, 7.05, 45.0, 7.0, 45.0, 7.1],
      expected: [109.91542138117741], tolerance: 1e-05),
    Entry(
      id: "dist.long.section", input: [60.7, 10.0, 60.0, 0.0, 60.0, 20.0],
      expected: [35633.35210686112], tolerance: 0.001),
  ]
  /// How far the middle of a chord of a sphere lies below the sphere: length and radius.
  static let chordSagitta: [Entry] = [
    Entry(
      id: "sagitta.1000", input: [1000.0, 6371008.8], expected: [0.01962012699474922],
      tolerance: 1e-06),
    Entry(
      id: "sagitta.10000", input: [10000.0, 6371008.8], expected: [1.962012571449266],
      tolerance: 1e-06),
    Entry(
      id: "sagitta.100000", input: [100000.0, 6371008.8], expected: [196.20026018368011],
      tolerance: 1e-06),
  ]
  /// How far a parallel lies beside the geodesic between two of its points: latitude and length.
  static let parallelDeviation: [Entry] = [
    Entry(
      id: "parallel.dev.45.100000", input: [45.0, 100000.0], expected: [196.201267215327],
      tolerance: 1e-06)
  ]
}
