// swift-tools-version: 6.1
import PackageDescription

/// One line per target: what it is called, what it may import, and what kind of target it is.
/// `Tests/LayoutTests` holds the `import` lines of every source against this table.
struct Module {
  enum Kind { case exported, hidden, executable }
  let name: String
  let imports: [String]
  var kind: Kind = .exported
  var hasTests = true
  /// What its tests import beside the module, its imports and the support.
  var testImports: [String] = []
  /// Folders of inputs and golden files below the module's tests.
  var testData: [String] = []
}

let modules: [Module] = [
  Module(name: "Geodesy", imports: ["CGeographicLib"]),
  Module(name: "OverlayModel", imports: []),
  Module(name: "TextWriting", imports: [], kind: .hidden),
  Module(name: "CommandLineParsing", imports: ["TextWriting"], kind: .hidden),
  Module(name: "PlanarGeometry", imports: ["CGEOS", "Geodesy"], kind: .hidden),
  Module(name: "Tracks", imports: ["Geodesy", "TextWriting"]),
  Module(name: "TrackFormats", imports: ["Geodesy", "Tracks"], testData: ["Cases"]),
  Module(name: "TrackProcessing", imports: ["CLineKernels", "Geodesy", "Tracks"]),
  Module(name: "Framing", imports: ["Geodesy"]),
  Module(
    name: "Geofencing", imports: ["Geodesy", "PlanarGeometry", "Tracks"], testImports: ["CGEOS"]),
  Module(
    name: "Simplifying",
    imports: ["Geodesy", "Geofencing", "PlanarGeometry", "TrackProcessing", "Tracks"]),
  Module(
    name: "Overlays",
    imports: ["Framing", "Geodesy", "OverlayModel", "TrackProcessing", "Tracks"]),
  Module(
    name: "Rendering",
    imports: ["Framing", "Geodesy", "OverlayModel", "Overlays", "TextWriting", "Tracks"],
    testData: ["CSV/Golden", "GPX/Golden", "GeoJSON/Golden", "OverlayJSON/Golden"]),
  Module(
    name: "Reports", imports: ["Geodesy", "Geofencing", "TextWriting", "Tracks"],
    testImports: ["TrackFormats"], testData: ["Golden", "Events/Golden"]),
  Module(
    name: "RouteJobs",
    imports: [
      "CZlib", "Framing", "Geodesy", "Geofencing", "Overlays", "Rendering", "Simplifying",
      "TextWriting", "TrackFormats", "TrackProcessing", "Tracks",
    ]),
  Module(
    name: "Routelay",
    imports: [
      "Framing", "Geodesy", "Geofencing", "OverlayModel", "Overlays", "Rendering", "Reports",
      "RouteJobs", "Simplifying", "TrackFormats", "TrackProcessing", "Tracks",
    ], hasTests: false),
  Module(
    name: "RoutelayCLI",
    imports: [
      "CommandLineParsing", "Framing", "Geodesy", "Geofencing", "Overlays", "Rendering",
      "Reports", "RouteJobs", "Simplifying", "TextWriting", "TrackFormats", "TrackProcessing",
      "Tracks",
    ], kind: .hidden, testData: ["Cases"]),
  Module(
    name: "routelay-tool", imports: ["RoutelayCLI"], kind: .executable, hasTests: false),
  Module(
    name: "routelay-events", imports: ["TrackFormats"], kind: .executable, hasTests: false),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

var targets: [Target] = [
  .systemLibrary(
    name: "CGEOSLibrary", pkgConfig: "geos",
    providers: [.apt(["libgeos-dev"]), .brew(["geos"])]),
  .target(
    name: "CGEOS",
    dependencies: [
      // On Linux it is loaded when it is needed: linking it would start a process 2.5 ms later.
      .target(name: "CGEOSLibrary", condition: .when(platforms: [.macOS]))
    ]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  .target(name: "CLineKernels"),
  .target(
    name: "CGeographicLib",
    linkerSettings: [
      // The static archive starts a process 0.4 ms sooner; other systems ship only the dynamic one.
      .linkedLibrary(":libGeographicLib.a", .when(platforms: [.linux])),
      .linkedLibrary("m", .when(platforms: [.linux])),
      .linkedLibrary("GeographicLib", .when(platforms: [.macOS])),
    ]),
]
for module in modules {
  switch module.kind {
  case .executable:
    targets.append(
      .executableTarget(
        name: module.name, dependencies: dependencies(module.imports), swiftSettings: settings))
  case .exported, .hidden:
    targets.append(
      .target(
        name: module.name, dependencies: dependencies(module.imports), swiftSettings: settings))
  }
  if module.hasTests {
    targets.append(
      .testTarget(
        name: "\(module.name)Tests",
        dependencies: dependencies(
          [module.name, "RoutelayTestSupport"] + module.imports + module.testImports),
        exclude: module.testData,
        swiftSettings: settings))
  }
}
targets.append(
  .target(
    name: "RoutelayTestSupport", dependencies: [], path: "Tests/RoutelayTestSupport",
    swiftSettings: settings))
// libFuzzer's main function and coverage counters are there only under --sanitize=fuzzer: see
// Tools/fuzz/run.
if Context.environment["ROUTELAY_FUZZ"] != nil {
  targets.append(
    .executableTarget(
      name: "routelay-fuzz", dependencies: dependencies(["Rendering", "TrackFormats", "Tracks"]),
      path: "Tools/fuzz/Targets", swiftSettings: settings))
}
// Reads the sources as text, so it depends on nothing.
targets.append(.testTarget(name: "LayoutTests", exclude: ["untested.txt"], swiftSettings: settings))

let package = Package(
  name: "Routelay",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Routelay", targets: ["Routelay"]),
    .library(name: "OverlayModel", targets: ["OverlayModel"]),
    .executable(name: "routelay", targets: ["routelay-tool"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
