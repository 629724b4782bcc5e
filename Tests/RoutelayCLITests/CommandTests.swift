import CommandLineParsing
import Testing

@testable import RoutelayCLI

@Suite struct CommandTests {
  private static let program = Commands.program(.process)

  @Test func namesAreUniqueAndThoseOfTheTables() {
    #expect(Self.program.commands.map(\.name) == Commands.all.map { $0.name })
    #expect(Set(Commands.all.map { $0.name }).count == Commands.all.count)
    for command in Commands.all {
      let names = command.subcommands.map { $0.name }
      #expect(command.spec(.process).subcommands.map(\.name) == names)
      #expect(Set(names).count == names.count)
      for name in names { #expect(name.hasPrefix(command.name + " ")) }
    }
  }

  @Test func everyCommandHasHelpExamplesAndTheCommonOptions() {
    for command in Self.program.leaves {
      #expect(!command.summary.isEmpty && !command.examples.isEmpty)
      for option in CommonOptions.group.options {
        #expect(command.option(named: option.name) != nil, "\(command.name) --\(option.name)")
      }
    }
  }

  @Test func noTwoOptionsOfACommandHaveOneName() {
    for command in Self.program.leaves {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.short)
      #expect(Set(names).count == names.count && Set(letters).count == letters.count)
    }
  }

  @Test func theExamplesAreLegal() throws {
    for command in Self.program.leaves {
      for example in command.examples {
        // The part of a pipe or list that is ours.
        let parts = example.line.split { "|<>()".contains($0) }
        let ours = try #require(parts.first { $0.contains("routelay ") })
        let words = ours.split(separator: " ").map(String.init)
        let start = try #require(words.firstIndex(of: "routelay"))
        let typed = words.dropFirst(start + 1).joined(separator: " ")
        let spec = try #require(
          Self.program.leaves.first { typed == $0.name || typed.hasPrefix($0.name + " ") })
        let rest = words.dropFirst(start + 1 + spec.name.split(separator: " ").count)
        _ = try ArgumentScanner(spec).scan(Array(rest))
      }
    }
  }
}
