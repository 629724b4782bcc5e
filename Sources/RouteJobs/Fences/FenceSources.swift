package import Geofencing
package import TrackFormats
package import Tracks

/// Fences of several files and some that were typed, which together are one set.
package struct FenceSources: Sendable {
  /// The files; their fences come first.
  package let files: [String]
  private let typed: [FenceText]
  private let reader: FenceFileReader

  /// Names the sources; no file is looked at.
  ///
  /// - Parameters:
  ///   - files: Paths of fence files, `-` for standard input.
  ///   - typed: Fences that come after those of the files.
  ///   - reader: Reads the files.
  /// - Throws: `duplicate-id` when two typed fences have one name; `invalid-argument` when standard
  ///   input is named twice.
  package init(
    files: [String], typed: [FenceText], reader: FenceFileReader = FenceFileReader()
  ) throws(JobRefusal) {
    self.files = files
    self.typed = typed
    self.reader = reader
    if files.count(where: { $0 == "-" }) > 1 {
      throw JobRefusal("standard input can be read only once")
    }
    var ids: Set<String> = []
    for id in typed.compactMap(\.id) where !ids.insert(id).inserted {
      throw JobRefusal("two fences are called \"\(id)\"", problem: .duplicateID)
    }
  }

  /// Reads all fences, and what each looks like on a map, in the order of the sources; those without a name are called `fence-0`… by
  /// their place among all.
  ///
  /// - Parameter found: Takes what was odd, with the path of its file, `routelay` for what was typed.
  /// - Parameter passedOver: Takes how many items of a file were left out because they are no fences,
  ///   where that is allowed and there are some.
  /// - Throws: what a file's trouble is, with its place; `duplicate-id` for a name of two sources.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  package func read(
    _ found: (Finding, _ path: String) -> Void,
    passedOver: (Int, _ path: String) -> Void = { _, _ in }
  ) throws(JobFailure) -> (fences: [Fence], drawings: [TrackDocument.Item]) {
    var fences: [Fence] = []
    var drawings: [TrackDocument.Item] = []
    // Where each name is from.
    var origins: [String: String] = [:]
    for path in files {
      let file: FenceFile
      do throws(ReadError) {
        file = try reader.read(path, firstNumber: fences.count)
      } catch { throw JobFailure(error, path: path) }
      for finding in file.findings.findings { found(finding, path) }
      if file.ignoredCount > 0 { passedOver(file.ignoredCount, path) }
      for (fence, position) in zip(file.fences, file.positions) {
        if let other = origins.updateValue(path, forKey: fence.id) {
          throw JobFailure(
            .duplicateID, path: path, at: position,
            "a fence of \(other) is called \"\(fence.id)\" too")
        }
      }
      fences += file.fences
      drawings += file.drawings
    }
    for fence in typed {
      if let repair = fence.repair {
        let message = "polygon '\(fence.text)': \(repair.message)"
        found(Finding(repair.problem, at: nil, message), "routelay")
      }
      let id = fence.id ?? "fence-\(fences.count)"
      if let other = origins.updateValue("'\(fence.text)'", forKey: id) {
        throw JobFailure(
          .duplicateID, path: "routelay",
          "the fence '\(fence.text)' is called \"\(id)\", and so is one of \(other)")
      }
      fences.append(Fence(id: id, shape: fence.shape))
      drawings.append(fence.drawing(id: id))
    }
    return (fences, drawings)
  }
}
