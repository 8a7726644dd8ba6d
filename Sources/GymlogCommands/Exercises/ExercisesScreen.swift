import Catalogue
import TerminalKit
import Training
import Wording

/// Exercises, a line each: id, name, body part, equipment and muscles, as far as the screen has room.
struct ExercisesScreen {
  let context: Context
  let search: ExerciseSearch
  let hits: [SearchHit]
  let screen: Screen

  /// How many of all the exercises a terminal gets; there is more to be said about the rest than their names.
  private static let limitOnTerminal = 40

  private var words: Words { screen.words }

  var lines: [String] { found + otherSearch }

  /// Where the text names a muscle or a part of the body, how to search by that.
  private var otherSearch: [String] {
    guard screen.width != nil, let text = search.text, search.muscles.isEmpty, search.bodyPart == nil else {
      return []
    }
    let option: OptionName
    if Recognition.muscle(named: text) != nil {
      option = .muscle
    } else if Recognition.bodyPart(named: text) != nil {
      option = .bodyPart
    } else {
      return []
    }
    let word = text.contains(" ") ? "\"\(text)\"" : text
    let command = "gymlog exercises --\(option.rawValue) \(word)"
    return [""] + wrapped(words.allThatTrain(command), width: screen.width)
  }

  private var found: [String] {
    guard !search.muscles.isEmpty else { return list }
    let name = search.muscles.map(words.muscle).joined(separator: ", ")
    var lines: [String] = []
    var role: MuscleRole?
    for (hit, line) in zip(hits, rows(of: hits)) {
      if let own = hit.muscleRole, own != role {
        let heading = own == .primary ? words.trainedMost(name) : words.trainedToo(name)
        lines += (role == nil ? [] : [""]) + [screen.painter.paint(heading, .strong)]
        role = own
      }
      lines.append(line)
    }
    return lines
  }

  private var list: [String] {
    let isCut = search.isOpen && screen.width != nil && hits.count > Self.limitOnTerminal
    guard isCut else { return rows(of: hits) }
    return rows(of: Array(hits.prefix(Self.limitOnTerminal))) + [""]
      + wrapped(words.moreExercises(hits.count - Self.limitOnTerminal), width: screen.width)
  }

  private func rows(of hits: [SearchHit]) -> [String] {
    let room = screen.width ?? .max
    var table = Table([
      .right, .left(shrinkingTo: room < 60 ? 20 : 26), .left(shrinkingTo: 8), .left(shrinkingTo: 8),
      .left(shrinkingTo: 8), .left(shrinkingTo: 8),
    ])
    for exercise in hits.map(\.exercise) {
      table.add([
        .init(id(of: exercise), .faint), .init(context.name(of: exercise), .strong),
        .init(room < 80 || isAsked(search.bodyPart) ? "" : words.bodyPart(exercise.bodyPart)),
        .init(room < 60 || isAsked(search.equipment) ? "" : words.equipment(exercise.equipment)),
        .init(room < 60 ? "" : muscles(exercise.primaryMuscles)),
        .init(room < 120 ? "" : muscles(exercise.secondaryMuscles), .faint),
      ])
    }
    return table.lines(width: screen.width, screen.painter)
  }

  /// What is typed for it after `id:`; a terminal's line has no room for the id of one of the lifter's own.
  private func id(of exercise: Exercise) -> String {
    exercise.id.own == nil || screen.width == nil ? exercise.id.text : words.ownMark
  }

  /// What was asked for is the same on each line: a screen needs its room for the rest.
  private func isAsked(_ word: (some Hashable)?) -> Bool { word != nil && screen.width != nil }

  private func muscles(_ muscles: [Muscle]) -> String { muscles.map(words.muscle).joined(separator: ", ") }
}

extension Words {
  /// A muscle was searched for as if it were a name: the command that finds all that trains it.
  func allThatTrain(_ command: String) -> String {
    say(
      en: "All that trains it: \(command)",
      es: "Todo lo que lo trabaja: \(command)",
      ca: "Tot el que ho treballa: \(command)")
  }

  /// Above the exercises that a muscle works most in.
  func trainedMost(_ muscle: String) -> String {
    say(en: "Main muscle: \(muscle)", es: "Músculo principal: \(muscle)", ca: "Múscul principal: \(muscle)")
  }

  /// Above those in which it works too.
  func trainedToo(_ muscle: String) -> String {
    say(en: "Also works: \(muscle)", es: "También trabaja: \(muscle)", ca: "També treballa: \(muscle)")
  }

  /// So many exercises aren't in the list: how to search, and how to see all.
  func moreExercises(_ count: Int) -> String {
    say(
      en:
        "\(number(count)) more. Search: gymlog exercises squat, or with --muscle, --body-part, --equipment. All: gymlog exercises | less",
      es:
        "\(number(count)) más. Busca: gymlog exercises sentadilla, o con --muscle, --body-part, --equipment. Todos: gymlog exercises | less",
      ca:
        "\(number(count)) més. Cerca: gymlog exercises esquat, o amb --muscle, --body-part, --equipment. Tots: gymlog exercises | less"
    )
  }

  /// In a list, in the place of an id: one of the lifter's own.
  var ownMark: String { say(en: "own", es: "propio", ca: "propi") }
}
