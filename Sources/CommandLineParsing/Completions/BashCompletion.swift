/// Completions for bash 3.2 and later.
package enum BashCompletion {
  /// The script to be sourced.
  package static func script(for program: ProgramSpec) -> String {
    let function = "_\(program.name)"
    let commands = program.commands.map(\.name).joined(separator: " ")
    var text = """
      # bash completion for \(program.name) \(program.version)
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" options="" operands="" choices=""
        COMPREPLY=()
        # bash takes --name=value apart into three words.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" && $COMP_CWORD -ge 2 ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands) --help --version" -- "$current"))
          return
        fi

      """
    for command in program.commands where !command.subcommands.isEmpty {
      let words = command.subcommands.map(\.word).joined(separator: " ")
      text += """
          if [[ $command == \(command.name) ]]; then
            if [[ $COMP_CWORD -eq 2 ]]; then
              COMPREPLY=($(compgen -W "\(words) --help" -- "$current"))
              return
            fi
            command="$command ${COMP_WORDS[2]}"
          fi

        """
    }
    text += "  case \"$command\" in\n"
    for command in program.leaves {
      text += "    \(quoted(command.name)))\n"
      let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
      text += "      options=\(quoted(options))\n"
      switch command.operands {
      case .none: break
      case .paths: text += "      operands=\"<path>\"\n"
      case .word:
        text += "      operands=\(quoted(command.operandWords.joined(separator: " ")))\n"
      }
      text += "      case \"$previous\" in\n"
      for option in command.options where option.placeholder != nil {
        let short = option.short.map { "|-\($0)" } ?? ""
        let values: String
        if case .path = option.value {
          values = "<path>"
        } else {
          values = option.choices.isEmpty ? "<any>" : option.choices.joined(separator: " ")
        }
        text += "        --\(option.name)\(short)) choices=\(quoted(values)) ;;\n"
      }
      text += "      esac\n      ;;\n"
    }
    text += """
        esac
        if [[ -z $choices ]]; then
          if [[ $current == -* ]]; then choices="$options"; else choices="$operands"; fi
        fi
        case "$choices" in
          "<any>") ;;
          "<path>")
            local IFS=$'\\n'
            compopt -o filenames 2>/dev/null
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
          *) COMPREPLY=($(compgen -W "$choices" -- "$current")) ;;
        esac
      }
      complete -F \(function) \(program.name)

      """
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
