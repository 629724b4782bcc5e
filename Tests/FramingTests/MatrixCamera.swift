import Foundation

@testable import Framing
@testable import Geodesy

/// Where a camera's map is on the screen, by the chain of 4x4 matrices that GL maps draw with: to
/// pixels, perspective, y down, away by the eye's distance, tilt, turn. It shares no line with the
/// module: an oracle.
struct MatrixCamera {
  private let matrix: [[Double]]
  private let center: (x: Double, y: Double)
  private let size: (width: Double, height: Double)
  /// Pixels per map point at the center.
  private let scale: Double

  init(_ camera: Camera, width: Double, height: Double) {
    let angle = camera.fieldOfView * .pi / 180
    // The eye's distance in pixels.
    let eye = height / 2 / tan(angle / 2)
    // Beyond the world's edge meters are counted as there.
    let latitude = min(abs(camera.center.latitude), 85.05112877980659) * .pi / 180
    let metersPerMapPoint = cos(latitude) * 2 * .pi * 6_378_137 / 268_435_456
    scale = eye / (camera.distance.value / metersPerMapPoint)
    center = Self.mercator(camera.center.latitude, camera.center.longitude, limit: 90)
    size = (width, height)
    let (near, far) = (eye / 100, eye * 1000)
    let f = 1 / tan(angle / 2)
    let perspective = [
      [f / (width / height), 0, 0, 0], [0, f, 0, 0],
      [0, 0, (far + near) / (near - far), 2 * far * near / (near - far)], [0, 0, -1, 0],
    ]
    let flip = [[1.0, 0, 0, 0], [0, -1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    let away = [[1.0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -eye], [0, 0, 0, 1]]
    let (sp, cp) = (sin(camera.pitch * .pi / 180), cos(camera.pitch * .pi / 180))
    let tilt = [[1.0, 0, 0, 0], [0, cp, -sp, 0], [0, sp, cp, 0], [0, 0, 0, 1]]
    let turn = -camera.heading * .pi / 180
    let (st, ct) = (sin(turn), cos(turn))
    let turned = [[ct, -st, 0, 0], [st, ct, 0, 0], [0, 0, 1.0, 0], [0, 0, 0, 1]]
    matrix = [flip, away, tilt, turned].reduce(perspective, Self.product)
  }

  static func mercator(
    _ latitude: Double, _ longitude: Double, limit: Double = 85.05112877980659
  ) -> (x: Double, y: Double) {
    let limited = min(max(latitude, -limit), limit)
    let y = 0.5 - asinh(tan(limited * .pi / 180)) / (2 * .pi)
    return ((longitude + 180) / 360 * 268_435_456, y * 268_435_456)
  }

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
  }

  /// Nil behind the eye; the copy of the world nearest to the center.
  func project(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double)? {
    let point = Self.mercator(latitude, longitude)
    let x = (point.x - center.x).remainder(dividingBy: 268_435_456) * scale
    let y = (point.y - center.y) * scale
    func row(_ index: Int) -> Double {
      matrix[index][0] * x + matrix[index][1] * y + matrix[index][3]
    }
    let w = row(3)
    guard w > 0 else { return nil }
    return ((row(0) / w + 1) * size.width / 2, (1 - row(1) / w) * size.height / 2)
  }
}
