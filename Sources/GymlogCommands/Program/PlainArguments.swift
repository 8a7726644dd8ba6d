import Catalogue
import Training
import Wording

/// Arguments as people say them, in a line whose command has its English name: `set 1` for `.1`, `at 8pm` for `--at 8pm`, and the English names of settings.
enum PlainArguments {
  /// The line as the command takes it.
  static func line(_ line: [String]) -> [String] {
    switch line[0] {
    case CommandName.log.rawValue: return withDayInWords(line)
    case CommandName.remove.rawValue where isLastWorkout(line.dropFirst()):
      return [CommandName.delete.rawValue, "last"]
    case CommandName.remove.rawValue where line.dropFirst().elementsEqual(["note"]):
      return [CommandName.note.rawValue, "--remove"]
    // `remove note .2`
    case CommandName.remove.rawValue where line.count == 3 && line[1] == "note" && line[2].hasPrefix("."):
      return [CommandName.note.rawValue, "--on", line[2], "--remove"]
    case CommandName.edit.rawValue where withOption(line) != nil: return withName(withOption(line) ?? line)
    case CommandName.edit.rawValue where withDay(line) != nil,
      CommandName.remove.rawValue where withDay(line) != nil:
      return withDay(line).map(Self.line) ?? line
    case CommandName.repeat.rawValue, CommandName.show.rawValue, CommandName.share.rawValue:
      return withoutLast(line)
    case CommandName.edit.rawValue where line.contains("--name"): return withName(line)
    case CommandName.edit.rawValue, CommandName.remove.rawValue, CommandName.done.rawValue,
      CommandName.todo.rawValue, CommandName.move.rawValue:
      if line[0] == CommandName.move.rawValue, let dated = ofProperty(line), dated.contains("--date") {
        return dated
      }
      let line = line[0] == CommandName.edit.rawValue ? ofProperty(line) ?? withoutTo(line) ?? line : line
      return withSetsInWords(line)
    case CommandName.superset.rawValue where line.dropFirst().elementsEqual(["off"]):
      return [line[0], "--remove"]
    case CommandName.skip.rawValue where isExerciseAlone(line.dropFirst()): return [line[0]]
    // `exportar a csv`
    case CommandName.export.rawValue
    where line.count > 2 && ["a", "en", "to", "in", "as", "com", "como"].contains(line[1].lowercased()):
      return [line[0]] + line[2...]
    case CommandName.undo.rawValue: return withoutLastOfChanges(line)
    case CommandName.finish.rawValue: return withTime(line)
    // `descanso de 2 minutos`
    case CommandName.rest.rawValue where line.count > 2 && line[1] == "de":
      return [line[0]] + line[2...]
    case CommandName.note.rawValue, CommandName.rest.rawValue: return withReference(line)
    case CommandName.start.rawValue where line.count > 2: return withTimeOfStart(line) ?? withStart(line)
    case CommandName.progress.rawValue where isBodyWeight(line.dropFirst()):
      return [CommandName.body.rawValue]
    case CommandName.compare.rawValue: return withSides(line)
    case CommandName.merge.rawValue, CommandName.split.rawValue: return withWorkouts(line)
    case CommandName.calendar.rawValue where line.count > 2: return withPeriodAlone(line)
    case CommandName.profile.rawValue, CommandName.calories.rawValue: return withValues(line)
    case "activity" where line.count > 2 && line[1] == "list": return [line[0]] + withSport(Array(line[1...]))
    case "activities" where line.count > 1: return withSport(line)
    case "activity" where line.count > 3 && line[1] == "add": return withHeartRate(line)
    case CommandName.config.rawValue where line.count > 1:
      let typed = Recognition.folded(line[1])
      guard let setting = settings.first(where: { $0.names.contains(typed) })?.setting else { return line }
      return [line[0], setting.rawValue] + line[2...]
    default: return line
    }
  }

  /// `set 1`, `sets 2-3` and `second set` as the references `.1`, `.2-.3` and `.2`.
  private static func withSetsInWords(_ line: [String]) -> [String] {
    var words = withSetNumbers(line.flatMap(references))
    for index in words.indices.dropFirst().reversed()
    where Recognition.isSet(words[index]) {
      // `sets 2-3`
      if index + 1 < words.count, let row = row(words[index + 1]) {
        words.replaceSubrange(index...index + 1, with: [row])
        continue
      }
      // `sets 2 and 3`
      if index + 3 < words.count, ["and", "&", "y", "i"].contains(words[index + 2].lowercased()),
        let first = Int(words[index + 1]), words[index + 3] == "\(first + 1)"
      {
        words.replaceSubrange(index...index + 3, with: [".\(first)-.\(first + 1)"])
        continue
      }
      if Recognition.folded(words[index]).hasSuffix("s") { continue }
      if index > 1, let number = SetOrdinals.ordinal(words[index - 1]) {
        words.replaceSubrange(index - 1...index, with: [".\(number)"])
        continue
      }
      // `last set 6 reps`, `última serie 9`
      if ["last", "ultima", "darrera", "lultima"].contains(Recognition.folded(words[index - 1])) {
        continue
      }
      guard index + 1 < words.count, let number = Int(words[index + 1]), number > 0 else { continue }
      words.replaceSubrange(index...index + 1, with: ["." + words[index + 1]])
    }
    return words
  }

  /// `log squat 5@100 --at yesterday` with the day after the sets, where the answer says how to log them for it.
  private static func withDayInWords(_ line: [String]) -> [String] {
    guard let place = line.firstIndex(where: { ["--at", "--date", "--on", "--day"].contains($0) }),
      place + 1 < line.count
    else { return line }
    let day = line[(place + 1)...].prefix(3)
    let count = [3, 2, 1].first { count in
      let text = day.prefix(count).joined(separator: " ")
      return count <= day.count && TypedTime.readings(of: text, in: .english).contains { $0.dayAlone != nil }
    }
    guard let count else { return line }
    return Array(line[..<place] + line[(place + 1 + count)...] + day.prefix(count))
  }

  /// `progress bodyweight`
  private static func isBodyWeight(_ words: ArraySlice<String>) -> Bool {
    [
      "body", "bodyweight", "body weight", "weight", "peso", "mi peso", "peso corporal", "pes",
      "pes corporal",
      "el meu pes",
    ]
    .contains(words.map { Recognition.folded($0) }.joined(separator: " "))
  }

  /// Whether words name the current exercise: `el ejercicio`, `this exercise`.
  static func isExerciseAlone(_ words: ArraySlice<String>) -> Bool {
    let typed = words.map { Recognition.folded($0) }.filter {
      !["el", "este", "aquest", "the", "this"].contains($0)
    }
    return typed.count == 1 && ["ejercicio", "exercici", "lexercici", "exercise"].contains(typed[0])
  }

  /// `remove last workout`
  private static func isLastWorkout(_ words: ArraySlice<String>) -> Bool {
    let typed = words.map { Recognition.folded($0) }.joined(separator: " ")
    return [
      "last workout", "the last workout", "ultimo entrenamiento", "el ultimo entrenamiento",
      "l'ultim entrenament",
    ]
    .contains(typed)
  }

  /// `edit last start 8:30` as `edit --in last --start 8:30`, `edit start 17:00` as `edit --start 17:00`; nil for other lines.
  private static func withOption(_ line: [String]) -> [String]? {
    if let named = withOptionAlone(line) { return named }
    let options = ["start", "end", "for", "name", "date"]
    guard let place = line.indices.dropFirst(2).first(where: { options.contains(line[$0].lowercased()) }),
      place + 1 < line.count, !line.contains("--in"),
      case let workout = line[1..<place].joined(separator: " "), !WorkoutArgument(workout, .english).isName
    else { return nil }
    return [line[0], "--in", workout, "--" + line[place].lowercased()] + line[(place + 1)...]
  }

  /// `.2-.3` for `2-3`; nil for other words.
  static func row(_ word: String) -> String? {
    let numbers = word.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    return numbers.count == 2 && word.allSatisfy({ $0.isNumber || $0 == "-" })
      ? ".\(numbers[0])-.\(numbers[1])" : nil
  }

  /// `edit monday squat.1 6` as `edit squat.1 6 --in monday`; nil for other lines, as where a name begins so.
  private static func withDay(_ line: [String]) -> [String]? {
    guard line.count > 2, line[1].count > 2, line[1].allSatisfy(\.isLetter), !line.contains("--in"),
      case .time(let days) = WorkoutArgument(line[1], .english).reference,
      days.allSatisfy({ $0.dayAlone != nil }),
      case let name = line[1...].joined(separator: " ").prefix(while: { !$0.isNumber && $0 != "." }),
      Catalogue.bundled.exercise(called: name.split(separator: " ").joined(separator: " ")) == nil
    else { return nil }
    return [line[0]] + line[2...] + ["--in", line[1]]
  }

  /// `repeat last push` as `repeat push`, which is the last workout of that name.
  private static func withoutLast(_ line: [String]) -> [String] {
    guard line.count > 2, line[1].lowercased() == "last", !line[2].hasPrefix("-"),
      WorkoutArgument(line[1...].joined(separator: " "), .english).isName,
      WorkoutArgument(line[2...].joined(separator: " "), .english).isName
    else { return line }
    return [line[0]] + line[2...]
  }

  /// `.4,.5`, `.4,5` and `bench.1,3` as references of their own.
  private static func references(_ word: String) -> [String] {
    let name = word.prefix { $0.isLetter || $0 == "-" }
    let sets = word.dropFirst(name.count)
    guard sets.hasPrefix("."), sets.contains(","), sets.last != ",",
      sets.allSatisfy({ $0.isNumber || ".,".contains($0) })
    else { return [word] }
    return sets.split(separator: ",").map { name + ($0.hasPrefix(".") ? String($0) : "." + $0) }
  }

  /// `edit .1 to 10@60` without the word between the set and what it is changed to; nil without one. Before a number alone,
  /// which may be reps or a load, it stays.
  private static func withoutTo(_ line: [String]) -> [String]? {
    guard let place = line.dropFirst().firstIndex(where: { ["to", "a"].contains($0.lowercased()) }),
      place + 1 < line.count, place > 1, let next = line[place + 1].first,
      next.isNumber || "@+-".contains(next)
    else { return nil }
    let change = line[(place + 1)...].prefix { !$0.hasPrefix("--") }
    let isNumber =
      change.count == 1 && change.allSatisfy { $0.allSatisfy { $0.isNumber || ".,".contains($0) } }
    return isNumber || change.isEmpty ? nil : Array(line[..<place] + line[(place + 1)...])
  }

  /// The words with `.2` for `la 2`, `la segunda` and `the 2nd`, `serie 2` for `la serie 2`, and `last` for `la última`, which needs
  /// no quotes in Catalan either.
  private static func withSetNumbers(_ line: [String]) -> [String] {
    var words: [String] = []
    var place = 0
    func isSet(_ index: Int) -> Bool {
      index < line.count && SetOrdinals.isSet(line[index].lowercased())
    }
    while place < line.count {
      let typed = Recognition.folded(line[place])
      let isArticle = place > 0 && ["la", "the"].contains(typed)
      let next = isArticle && place + 1 < line.count ? place + 1 : place
      if isArticle, isSet(next) {
        place += 1
      } else if place > 0, place + 1 < line.count, typed == "lexercici" {
        place += 1
      } else if ["el", "the"].contains(typed), place > 0, place + 2 < line.count,
        ["ejercicio", "exercise"].contains(Recognition.folded(line[place + 1]))
      {
        place += 2
      } else if next > place, let number = SetOrdinals.number(line[next]) ?? SetOrdinals.ordinal(line[next]) {
        words.append(".\(number)")
        place = next + (isSet(next + 1) ? 2 : 1)
      } else if place > 0, ["ultima", "darrera", "lultima", "last"].contains(Recognition.folded(line[next])) {
        words.append("last")
        place = next + (isSet(next + 1) ? 2 : 1)
      } else {
        words.append(line[place])
        place += 1
      }
    }
    // `la segunda y la tercera`
    return words.enumerated().filter { place, word in
      !["y", "i", "and"].contains(word) || place == 0 || place + 1 >= words.count
        || !words[place - 1].hasPrefix(".") || !words[place + 1].hasPrefix(".")
    }.map(\.element)
  }

  /// `edit el peso de la 2 a 65` as `edit .2 @65`, `edit the reps to 6` as `edit last 6`, `edit el nombre a Pierna` and
  /// `move el entrenamiento al jueves` with their options; nil for other lines.
  static func ofProperty(_ line: [String]) -> [String]? {
    guard let to = line.firstIndex(where: { ["to", "a", "al", "por", "per"].contains($0.lowercased()) }),
      to > 1, to + 1 < line.count
    else { return nil }
    var named = line[1..<to].drop { ["el", "la", "las", "les", "the"].contains($0.lowercased()) }
    let property = Recognition.folded(named.popFirst() ?? "")
    let value = line[(to + 1)...]
    if named.isEmpty, ["name", "nombre", "nom"].contains(property) {
      return [line[0], "--name", value.joined(separator: " ")]
    }
    // `mover el entrenamiento al jueves`
    if named.isEmpty, Recognition.isWorkout(property) || ["date", "fecha", "data"].contains(property),
      case let day = value.joined(separator: " "),
      TypedTime.readings(of: day, in: .spanish).contains(where: { $0.dayAlone != nil })
    {
      return [CommandName.edit.rawValue, "--date", day]
    }
    let isLoad = ["weight", "load", "peso", "pes"].contains(property)
    guard isLoad || ["reps", "repeticiones", "repeticions"].contains(property),
      value[to + 1].first?.isNumber == true,
      named.isEmpty || named.count > 1 && ["of", "de"].contains(named[named.startIndex].lowercased())
    else { return nil }
    return [line[0]] + (named.isEmpty ? ["last"] : named.dropFirst())
      + [(isLoad ? "@" : "") + value[to + 1]] + value.dropFirst()
  }

  /// `finish at 22:10` and `finish 1h` with their options.
  private static func withTime(_ line: [String]) -> [String] {
    // `acabar el entreno`
    if line.count > 1,
      let end = line.indices.dropFirst().prefix(2).first(where: { Recognition.isWorkout(line[$0]) }),
      end == 1 || articles.contains(line[1].lowercased())
    {
      return withTime([line[0]] + line[(end + 1)...])
    }
    guard line.count > 1, !line[1].hasPrefix("-") else { return line }
    // `finish late at 20:00`
    if let time = afterAt(line[1...].drop { $0.lowercased() == "late" }) { return [line[0], "--at"] + time }
    let length = line[1...].prefix { !$0.hasPrefix("-") }
    guard length.contains(where: { $0.contains(where: \.isLetter) }),
      TypedLength(length.joined(separator: " ")) != nil
    else { return line }
    return [line[0], "--for"] + line[1...]
  }

  /// Words before "workout" that say nothing.
  private static let articles: Set = [
    "the", "my", "this", "today's", "el", "la", "mi", "este", "esta", "aquest", "aquesta",
  ]

  /// `start push at 8pm` and `start push yesterday` with the option.
  private static func withStart(_ line: [String]) -> [String] {
    func time(_ place: Int) -> [String]? {
      afterAt(line[place...]) ?? (beginsWithDay(line[place...]) ? Array(line[place...]) : nil)
    }
    let words = line.prefix { !$0.hasPrefix("--") }
    guard let place = words.indices.dropFirst().first(where: { time($0) != nil }), let time = time(place)
    else { return line }
    return line[..<place] + ["--at"] + time
  }

  /// Whether words are a day before today, by itself or with a time: `ayer`, `yesterday 18:00`. A weekday may be of a routine's name.
  private static func beginsWithDay(_ words: ArraySlice<String>) -> Bool {
    let text = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    let readings = TypedTime.readings(of: text, in: .english)
    return !readings.isEmpty
      && readings.allSatisfy { reading in
        switch reading {
        case .day(.daysAgo(let days)), .clock(.daysAgo(let days)?, _, _): days > 0
        default: false
        }
      }
  }

  /// The words after `at`, `a las` or `a les`, if they are a time; `a las 7` stays whole, because `7` alone isn't a time.
  private static func afterAt(_ words: ArraySlice<String>) -> [String]? {
    let typed = words.map { $0.lowercased() }
    let openings = [
      ["at"], ["a", "las"], ["a", "les"], ["a", "la"], ["a", "un", "quart"], ["a", "dos", "quarts"],
      ["a", "tres", "quarts"],
    ]
    for opening in openings where typed.starts(with: opening) {
      let rest = Array(words.dropFirst(opening.count))
      let isTime = [rest, Array(words)].map { words in
        !TypedTime.readings(of: words.prefix { !$0.hasPrefix("-") }.joined(separator: " "), in: .english)
          .isEmpty
      }
      // `at 25:00` is none, which its option says.
      let isClock = rest.first?.first?.isNumber == true && rest[0].contains(":")
      return isTime[0] || isClock ? rest : isTime[1] ? Array(words) : nil
    }
    return nil
  }

  /// `activities run november` with the sport as an option.
  private static func withSport(_ line: [String]) -> [String] {
    guard line.count > 1, let sport = Sport(typed: line[1]) else { return line }
    return [line[0]] + line[2...] + ["--sport", sport.rawValue]
  }

  /// `compare this week with last week` with each side as one word.
  private static func withSides(_ line: [String]) -> [String] {
    let typed = line[1...].prefix { !$0.hasPrefix("-") }
    if let sides = sides(Array(typed)) { return [line[0]] + sides + line[(1 + typed.count)...] }
    let words = typed.filter { !connectors.contains(Recognition.folded($0)) }
    let whole = words.joined(separator: " ")
    // `compare last week` is one side, not the last workout and this week.
    if words.count > 1, isPeriod(whole) { return [line[0], whole] + line[(1 + typed.count)...] }
    guard
      let place = words.indices.dropFirst().first(where: { place in
        [words[..<place], words[place...]].allSatisfy { side in
          side.count == 1 || isPeriod(side.joined(separator: " "))
        }
      })
    else { return line }
    let sides = [words[..<place], words[place...]].map { $0.joined(separator: " ") }
    return [line[0]] + sides + line[(1 + typed.count)...]
  }

  /// `note Slow --on bench press` with the words after `--on`, up to the next option, as one value.
  private static func withReference(_ line: [String]) -> [String] {
    if let removal = withRemoval(line) { return removal }
    return line.firstIndex(of: "--on").map { joiningValue(at: $0, of: line) } ?? line
  }

  /// `edit --in last --name Push A` with its name as one word.
  private static func withName(_ line: [String]) -> [String] {
    guard let place = line.firstIndex(of: "--name") else { return line }
    // Before the option, something else than the workout is named.
    let isWorkout = line[1..<place].allSatisfy { $0.hasPrefix("--") } || line[1..<place].contains("--in")
    return isWorkout ? joiningValue(at: place, of: line) : line
  }

  /// The words after an option, up to the next one, as one value.
  private static func joiningValue(at option: Int, of line: [String]) -> [String] {
    let value = line[(option + 1)...].prefix { !$0.hasPrefix("--") }
    if value.isEmpty { return line }
    return line[...option] + [value.joined(separator: " ")] + line[(option + 1 + value.count)...]
  }

  /// The names of settings in Spanish and Catalan, without accents.
  private static let settings: [(setting: SettingName, names: Set<String>)] = [
    (.unit, ["unidad", "unidades", "unitat", "unitats"]), (.language, ["idioma", "lengua", "llengua"]),
    (.rest, ["descanso", "descans"]), (.formula, ["formula"]), (.dumbbells, ["mancuernas", "manuelles"]),
  ]
}
