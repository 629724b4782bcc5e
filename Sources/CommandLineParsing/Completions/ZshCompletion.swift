/// Completions for zsh.
package enum ZshCompletion {
  /// The script; it is put into `$fpath` as `_routelay`, or sourced.
  package static func script(for program: ProgramSpec) -> String {
    var text = """
      #compdef \(program.name)
      # zsh completion for \(program.name) \(program.version)
      _\(program.name)() {
        local context state line
        local -a commands
        commands=(

      """
    for command in program.commands {
      text += "    \(quoted(command.name + ":" + escaped(command.summary)))\n"
    }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments '--help[\(escaped("print help"))]' '--version[print the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))

      """
    for command in program.commands where !command.subcommands.isEmpty {
      text += "  if [[ $command == \(command.name) ]]; then\n"
      text += "    if (( CURRENT == 2 )); then\n      commands=(\n"
      for command in command.subcommands {
        text += "        \(quoted(command.word + ":" + escaped(command.summary)))\n"
      }
      text += """
              )
              _describe -t commands command commands
              _arguments '--help[\(escaped("print help"))]'
              return
            fi
            command="$command $words[2]"
            shift words
            (( CURRENT-- ))
          fi

        """
    }
    text += "  case $command in\n"
    for command in program.leaves {
      text += "    \(quoted(command.name)))\n      _arguments -S"
      for option in command.options {
        for name in ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? []) {
          text += " \\\n        \(specification(of: option, typed: name))"
        }
      }
      switch command.operands {
      case .none: break
      case .paths: text += " \\\n        '*:file:_files'"
      case .word(let placeholder, let words):
        let place = words.contains { $0.contains(" ") } ? "*" : "1"
        let choices = command.operandWords.joined(separator: " ")
        text += " \\\n        \(quoted("\(place):\(escaped(placeholder)):(\(choices))"))"
      }
      text += "\n      ;;\n"
    }
    text += """
        esac
      }
      if [[ $funcstack[1] == _\(program.name) ]]; then
        _\(program.name) "$@"
      else
        compdef _\(program.name) \(program.name)
      fi

      """
    return text
  }

  private static func specification(of option: OptionSpec, typed: String) -> String {
    var text = option.isRepeatable ? "*" : ""
    text += typed
    if option.placeholder != nil { text += typed.hasPrefix("--") ? "=" : "+" }
    text += "[\(escaped(option.help))]"
    if let placeholder = option.placeholder {
      text += ":\(escaped(placeholder)):"
      if case .path = option.value {
        text += "_files"
      } else if case .choices = option.value {
        text += "_sequence compadd - \(option.choices.joined(separator: " "))"
      } else if !option.choices.isEmpty {
        text += "(\(option.choices.joined(separator: " ")))"
      }
    }
    return quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Text without the characters that end a description.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
