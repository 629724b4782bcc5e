public import Framing

extension FramingOptions {
  /// What overlay documents are framed for when nothing else is asked: a telephone held upright,
  /// with 40 points free at all edges.
  public static let usual: [FramingOptions] = {
    do throws(FramingError) {
      return [
        FramingOptions(
          viewport: try Viewport(width: 390, height: 844), padding: try ViewportPadding(all: 40))
      ]
    } catch { return [] }
  }()
}
