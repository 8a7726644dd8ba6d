import Catalogue
import TerminalKit
import Training
import Wording

/// A list of exercises: id, name, body part, equipment and muscles, as the width permits.
struct ExercisesScreen {
  let context: Context
  let search: ExerciseSearch
  let hits: [SearchHit]
  let screen: Screen

  /// The number of exercises that a terminal shows without a search.
  private static let limitOnTerminal = 40

  private var words: Words { screen.words }

  var lines: [String] { found + otherSearch }

  /// If the text names a muscle or a body part, the command that searches by it.
  private var otherSearch: [String] {
    guard screen.width != nil, let text = search.text, search.muscles.isEmpty, search.bodyPart == nil else {
      return []
    }
    let option: String
    if Recognition.muscle(named: text) != nil {
      option = "--muscle"
    } else if Recognition.bodyPart(named: text) != nil {
      option = "--body-part"
    } else {
      return []
    }
    let word = text.contains(" ") ? "\"\(text)\"" : text
    let command = "gymlog exercises \(option) \(word)"
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

  /// The id as typed after `id:`; a terminal has no room for that of a custom exercise.
  private func id(of exercise: Exercise) -> String {
    exercise.id.own == nil || screen.width == nil ? exercise.id.text : words.ownMark
  }

  /// Whether a column has the same value on each line, so that a terminal leaves it out.
  private func isAsked(_ word: (some Hashable)?) -> Bool { word != nil && screen.width != nil }

  private func muscles(_ muscles: [Muscle]) -> String { muscles.map(words.muscle).joined(separator: ", ") }
}

extension Words {
  /// After a search by name for a muscle: the command that finds exercises for it.
  func allThatTrain(_ command: String) -> String {
    say(
      en: "More for this muscle: \(command)",
      es: "Más para este músculo: \(command)",
      ca: "Més per a aquest múscul: \(command)")
  }

  func trainedMost(_ muscle: String) -> String {
    say(en: "Main muscle: \(muscle)", es: "Músculo principal: \(muscle)", ca: "Múscul principal: \(muscle)")
  }

  func trainedToo(_ muscle: String) -> String {
    say(en: "Also works: \(muscle)", es: "También trabaja: \(muscle)", ca: "També treballa: \(muscle)")
  }

  /// The number of exercises not listed; how to search, and how to list all.
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

  var ownMark: String { say(en: "custom", es: "propio", ca: "propi") }
}
