// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, so that nobody who depends on that builds it.
let package = Package(
  name: "kernels",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Routelay", path: "../../..")],
  targets: [
    .executableTarget(name: "kernels", dependencies: [.product(name: "Routelay", package: "Routelay")])
  ],
  swiftLanguageModes: [.v6])
