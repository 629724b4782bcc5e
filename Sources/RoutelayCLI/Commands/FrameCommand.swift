import CommandLineParsing
import Framing
import Overlays
import Rendering
import RouteJobs
import TrackFormats

/// `routelay frame`: the cameras that frame what files show.
enum FrameCommand: Command {
  static let name = "frame"

  static let json = OptionSpec("json", "print one JSON document instead of tables")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "print the camera that frames what files show, for every map client",
      operands: .paths("INPUT…"),
      examples: [
        .init(
          "A telephone's camera for a ride, 20 points free at the edges",
          "routelay frame ride.gpx --viewport 390x844 --padding 20"),
        .init(
          "Turned so that the image is largest, and tilted",
          "routelay frame ride.gpx --heading best --pitch 60 --json"),
        .init(
          "What MapLibre's jumpTo takes",
          "routelay frame ride.gpx --viewport desktop --json | jq '.frames[0].clients.maplibre'"),
        .init("A region as rect and box", "routelay frame --region 45,7,0.2,0.1 --json"),
      ],
      groups: [
        OptionGroup("Output", [json]), CameraOptions.frameGroup, ConversionOptions.group,
        InputOptions.group(console), BatchOptions.group, CommonOptions.group,
      ],
      notes: [
        "All inputs are framed together: by the vertices of lines and areas, the outlines of circles "
          + "and the places of points, exactly, at any heading and pitch. The camera of each client "
          + "is fitted for its own field of view: 30 degrees for MapKit, 36.87 for MapLibre, Mapbox "
          + "and deck.gl. Zooms are those of 512-pixel tiles but where the key ends in 256.",
        "When an input cannot be read nothing is printed: a camera for a part of what was asked for "
          + "would be wrong.",
        InputOptions.note,
      ])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    let diagnostics = CommonOptions.diagnostics(arguments, console)
    let printsJSON = arguments.has(json)
    if let place = try ConversionOptions.place(arguments) {
      let text = printsJSON ? FrameText.json(place) : FrameText.table(place)
      return console.write(text, diagnostics)
    }
    let cameras = try CameraOptions.cameras(arguments, usualPadding: 0)
    let inputs = try InputOptions.inputs(arguments, console)
    let job = FrameJob(
      reader: InputOptions.reader(arguments, console), cameras: cameras,
      hasOutsets: arguments.has(CameraOptions.outset))

    var scenes: [OverlayScene] = []
    var isWhole = true
    let run = BatchRun(
      inputs: inputs, verb: "read", arguments: arguments, console: console,
      diagnostics: diagnostics)
    let code = await run.run(
      count: inputs.entries.count,
      notStarted: { [FileRecord(path: inputs.entries[$0].path, status: .notStarted)] },
      work: { i in [job.run(inputs.entries[i])] },
      deliver: { record in
        if let scene = record.scene { scenes.append(scene) } else { isWhole = false }
      })
    // A warning under --strict is no reason to keep the answer back.
    if !isWhole || Interruption.signal != nil { return code }
    do throws(FramingError) {
      let frames = try job.frames(of: scenes)
      let text = printsJSON ? FrameText.json(frames) : FrameText.table(frames)
      return code.merged(with: console.write(text, diagnostics))
    } catch {
      // All but this is about the options, though only the inputs show it.
      guard case .noGeometry = error else { throw UsageError(error.description) }
      let path = inputs.entries.count == 1 ? inputs.entries[0].path : "routelay"
      diagnostics.report(JobFailure(.noData, path: path, error.description))
      return code.merged(with: .failure)
    }
  }
}
