import CommandLineKit
import Formats
import Wording

extension Commands {
  static func completions(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.completions.rawValue,
      declaring: .init(
        help: words.completionsHelp,
        .required(words.placeholder(.shell), help: words.meaning(.shell), as: .choices(Shell.self))
      ) { _, shell throws(Failure) in
        Reply(
          text: { _ in shell.script },
          json: {
            JSON.members(["shell": .string(shell.rawValue), "script": .string(shell.script)])
          })
      })
  }
}

extension Shell {
  /// The script that makes the shell ask `gymlog complete`.
  var script: String {
    switch self {
    case .bash:
      #"""
      # Completes the lines of gymlog in bash. In ~/.bashrc: eval "$(gymlog completions bash)"
      _gymlog() {
        local columns=${COLUMNS:-80}
        # While TAB goes through a menu, or inserts all, the names are inserted, without descriptions.
        case ${COMP_TYPE:-9} in 37 | 42) columns=0 ;; esac
        mapfile -t COMPREPLY < <(gymlog complete bash "$columns" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
        local word=${COMP_WORDS[COMP_CWORD]}
        case ${COMPREPLY[0]} in
          :files) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
          :folders) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
        esac
      }
      complete -o nosort -F _gymlog gymlog

      """#
    case .zsh:
      #"""
      # Completes the lines of gymlog in zsh. In ~/.zshrc: eval "$(gymlog completions zsh)"
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
      _gymlog() {
        local -a names
        names=("${(@f)$(gymlog complete zsh "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
        case $names[1] in
          '') return 1 ;;
          :files) _files ;;
          :folders) _files -/ ;;
          *) _describe -V gymlog names -U -Q ;;
        esac
      }
      compdef _gymlog gymlog

      """#
    case .fish:
      #"""
      # Completes the lines of gymlog in fish. In ~/.config/fish/completions/gymlog.fish
      function __gymlog_complete
        set -l names (gymlog complete fish (commandline -opc)[2..] "$(commandline -ct)" 2>/dev/null)
        switch "$names[1]"
          case :files
            __fish_complete_path (commandline -ct)
          case :folders
            __fish_complete_directories (commandline -ct)
          case '*'
            printf '%s\n' $names
        end
      end
      complete -c gymlog -f -k -a '(__gymlog_complete)'

      """#
    }
  }
}

extension Words {
  var completionsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Print a completion script for your shell",
        [
          "gymlog completions bash": "for bash; the script says where to put it",
          "gymlog completions fish": "for fish; the script says where to put it",
        ],
        "TAB then completes commands, options, exercises with their last set, routines, workouts, tags and settings.",
        #"In ~/.bashrc, this line is enough: eval "$(gymlog completions bash)". In ~/.zshrc, write zsh instead of bash."#
      ),
      es: CommandHelp(
        "Genera el autocompletado para tu shell",
        [
          "gymlog completions bash": "para bash; el script dice dónde ponerlo",
          "gymlog completions fish": "para fish; el script dice dónde ponerlo",
        ],
        "El tabulador completa entonces comandos, opciones, ejercicios con su última serie, rutinas, "
          + "entrenamientos, etiquetas y ajustes.",
        #"En ~/.bashrc basta esta línea: eval "$(gymlog completions bash)". En ~/.zshrc, con zsh en vez de bash."#
      ),
      ca: CommandHelp(
        "Genera la compleció automàtica per al teu shell",
        [
          "gymlog completions bash": "per a bash; l'script diu on posar-lo",
          "gymlog completions fish": "per a fish; l'script diu on posar-lo",
        ],
        "El tabulador completa llavors ordres, opcions, exercicis amb l'última sèrie, rutines, entrenaments, "
          + "etiquetes i paràmetres.",
        #"A ~/.bashrc n'hi ha prou amb aquesta línia: eval "$(gymlog completions bash)". A ~/.zshrc, amb zsh en lloc de bash."#
      ))
  }
}
