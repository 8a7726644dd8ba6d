import CommandLineKit
import Training
import Wording

/// The words that a shell offers at the end of an unfinished line. It changes nothing, and leaves out what can't be read.
struct Completer {
  let context: Context
  let table: CommandTable<Context, Reply, Failure>
  let names: LiveNames
  var words: Words { context.words }

  init(_ context: Context, _ table: CommandTable<Context, Reply, Failure>) {
    (self.context, self.table, names) = (context, table, LiveNames(context))
  }

  /// The answer to a shell: candidates, or that the shell itself should complete names of files.
  enum Answer: Equatable {
    case candidates([Candidate])
    case files, folders
  }

  func answer(after typed: [String], typing word: String) -> Answer {
    let line = (try? FirstWords(table, words).translated(typed)) ?? typed
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      let (option, value) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
      guard case .candidates(let found) = answer(after: line + [option], typing: value) else {
        return .candidates([])
      }
      return .candidates(found.map { Candidate(option + "=" + $0.text, $0.about) })
    }
    switch table.expectation(after: line, typing: word) {
    case .command(afterNoun: nil): return .candidates(firstWords(word))
    case .command(afterNoun: let noun?): return .candidates(verbs(of: noun, word))
    case .option(let options):
      return .candidates(options.compactMap { Candidate($0.spelling, typing: word, $0.help) })
    case .value(let parameter, let command, let before):
      return values(of: parameter, command.flatMap(CommandName.init), before, word)
    case .nothing: return .candidates([])
    }
  }

  // MARK: - Commands

  /// The commands, with their names in the user's language once something is typed; else exercises, which log without a
  /// command.
  private func firstWords(_ word: String) -> [Candidate] {
    var found: [Candidate] = []
    func add(_ name: String, _ about: @autoclosure () -> String) {
      guard var candidate = Candidate(name, typing: word),
        !found.contains(where: { $0.text == candidate.text })
      else { return }
      candidate.about = about()
      found.append(candidate)
    }
    for command in table.commands {
      let first = command.name.split(separator: " ").map(String.init)
      add(first[0], first.count == 1 ? command.declaration.help.summary : words.itsCommands)
    }
    if word.isEmpty { return found }
    for command in table.commands {
      guard let own = CommandName(rawValue: command.name) else { continue }
      let names = OtherNames.of(own).names(in: words.language)
      guard let name = names.first(where: { !$0.contains(" ") && Candidate($0, typing: word) != nil }) else {
        continue
      }
      add(name, command.declaration.help.summary)
    }
    return found.isEmpty ? names.exercises(after: [], typing: word, current: false) : found
  }

  private func verbs(of noun: String, _ word: String) -> [Candidate] {
    table.commands(ofNoun: noun).compactMap { command in
      let verb = command.name.split(separator: " ").dropFirst().joined(separator: " ")
      return Candidate(verb, typing: word, command.declaration.help.summary)
    }
  }

  // MARK: - Values

  private func values(
    of parameter: ParameterDescription, _ command: CommandName?, _ before: [String], _ word: String
  ) -> Answer {
    switch parameter.completion {
    case .file: return .files
    case .folder: return .folders
    case .none: return .candidates([])
    case .choices(let choices):
      let isSetting = command == .config && !parameter.isOption
      return .candidates(
        choices.compactMap { Candidate($0, typing: word, isSetting ? names.setting($0) : "") })
    case .custom(let kinds):
      return .candidates(
        kinds.flatMap { kind in
          Placeholder(rawValue: kind).map { values(of: $0, parameter, command, before, word) }
            ?? [Candidate(kind, typing: word)].compactMap(\.self)
        })
    }
  }

  private func values(
    of placeholder: Placeholder, _ parameter: ParameterDescription, _ command: CommandName?,
    _ before: [String],
    _ word: String
  ) -> [Candidate] {
    let before = parameter.isOption ? [] : before
    func beginning(_ candidates: [Candidate]) -> [Candidate] {
      candidates.compactMap { Candidate($0.text, typing: word, $0.about) }
    }
    switch placeholder {
    case .exercise:
      let ofWorkout: Set<CommandName> = [.skip, .superset, .rest]
      return names.exercises(
        after: before, typing: word, current: command.map(ofWorkout.contains) ?? false)
    case .ref:
      let isDone: Bool? = command == .done ? false : command == .todo ? true : nil
      return names.references(after: before, typing: word, done: isDone)
    case .routine: return names.routines(after: before, typing: word)
    case .workout: return before.isEmpty ? beginning(names.workouts()) : []
    case .tag: return beginning(names.tags())
    case .value: return beginning(names.values(of: before.first))
    case .muscle: return beginning(Muscle.allCases.map { Candidate(words.muscle($0)) })
    case .shell: return beginning(Shell.allCases.map { Candidate($0.rawValue) })
    case .command:
      if let noun = before.first { return before.count == 1 ? verbs(of: noun, word) : [] }
      return firstWords(word)
    default: return []
    }
  }
}

extension Words {
  var itsCommands: String { say(en: "its commands", es: "sus comandos", ca: "les seves ordres") }
}
