import RoutelayCLI

@main
enum RoutelayTool {
  static func main() async { await RoutelayMain.runAndExit() }
}
