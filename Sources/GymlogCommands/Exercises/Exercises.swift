import Catalogue
import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func exercises(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exercises.rawValue,
      declaring: .init(
        help: words.exercisesHelp, .words([.text], words),
        .muscles(words),
        .bodyPart(words), .equipment(words), .countMode(words),
        .flag(
          "mine",
          help: words.say(
            en: "only your custom exercises",
            es: "solo los ejercicios propios",
            ca: "només els exercicis propis"))
      ) { context, text, muscles, bodyPart, equipment, countMode, mine throws(Failure) in
        try exercises(
          ExerciseSearch(
            text: text.isEmpty ? nil : text.joined(separator: " "), muscles: muscles ?? [],
            bodyPart: bodyPart,
            equipment: equipment, countMode: countMode, mine: mine
          ).byMuscle, context)
      })
  }

  private static func exercises(_ search: ExerciseSearch, _ context: Context) throws(Failure) -> Reply {
    let catalogue = try context.exercises.catalogue()
    if search.isOfAllMine, catalogue.own.isEmpty { return noneOfMine }
    let history = try? context.logbook.read { snapshot throws(Failure) in
      try context.history(in: snapshot).history
    }
    let timesDone = history?.setCounts() ?? [:]
    let hits = hits(of: search, catalogue, context) { timesDone[$0, default: 0] }
    if hits.isEmpty { throw nothingFound(search, catalogue, context) }
    return Reply(
      text: { screen in
        ExercisesScreen(context: context, search: search, hits: hits, screen: screen).lines.text
      },
      json: { JSON.members(["exercises": .array(hits.map { json($0, context) })]) })
  }

  private static func hits(
    of search: ExerciseSearch, _ catalogue: Catalogue, _ context: Context,
    timesDone: (ExerciseID) -> Int = { _ in 0 }
  ) -> [SearchHit] {
    catalogue.search(
      text: search.text, muscles: search.muscles, bodyPart: search.bodyPart, equipment: search.equipment,
      countMode: search.countMode, onlyOwn: search.mine, language: context.settings.language.value.rawValue,
      timesDone: timesDone)
  }

  /// The reply without custom exercises, which isn't an error.
  private static var noneOfMine: Reply {
    Reply(
      text: { $0.words.noOwnExercises("gymlog help " + CommandName.exerciseNew.rawValue) + "\n" },
      json: { JSON.members(["exercises": []]) })
  }

  /// The error if name or filters match nothing.
  private static func nothingFound(
    _ search: ExerciseSearch, _ catalogue: Catalogue, _ context: Context
  ) -> Failure {
    func noMatch(creating name: String?) -> Failure {
      let lesser = search.lesser.compactMap { lesser -> (count: Int, command: String)? in
        let found = hits(of: lesser, catalogue, context).count
        return found == 0 ? nil : (count: found, command: lesser.line)
      }
      return .noExerciseMatches(alternatives: lesser, command: name.flatMap(search.facts.lineToCreate))
    }
    guard let text = search.text else { return noMatch(creating: ExerciseFacts.open) }
    // A search by name alone has already tried everything.
    let isNameAlone = search == ExerciseSearch(text: text)
    let found: Match =
      isNameAlone
      ? .none(nearest: catalogue.nearest(to: text))
      : catalogue.find(text, in: LookupContext(isToWrite: true, hasDone: { _ in true }))
    switch found {
    // An exercise that already exists isn't to be created.
    case .one: return noMatch(creating: nil)
    case .several: return noMatch(creating: text)
    case .none(let nearest):
      return .unknownExercise(text, nearest: nearest.map(context.name(of:)), search.facts)
    }
  }

  private static func json(_ hit: SearchHit, _ context: Context) -> JSON {
    let role = hit.muscleRole.map { role in
      JSON.Member(name: "role", value: .string(role == .primary ? "primary" : "secondary"))
    }
    return .object(context.json(of: hit.exercise) + [role].compactMap(\.self))
  }
}

/// The filters of a search for exercises; nil filters match all.
struct ExerciseSearch: Equatable {
  var text: String?
  /// Matches exercises for any of these muscles.
  var muscles: [Muscle] = []
  var bodyPart: BodyPart?
  var equipment: Equipment?
  var countMode: CountMode?
  /// Matches custom exercises only.
  var mine = false

  /// The same search, by muscle or body part if the text is the name of one, with equipment or without: `back`, `for biceps`,
  /// `bíceps con mancuernas`.
  fileprivate var byMuscle: ExerciseSearch {
    guard let text, muscles.isEmpty, bodyPart == nil else { return self }
    var words = text.split(separator: " ").map(String.init)
    if words.count > 1, Self.fillers.contains(words[0].lowercased()) { words.removeFirst() }
    let link = words.firstIndex { Self.links.contains($0.lowercased()) } ?? words.endIndex
    let (named, rest) = (words[..<link].joined(separator: " "), words[link...].dropFirst())
    var search = self
    search.text = nil
    if !rest.isEmpty {
      guard equipment == nil, let found = Recognition.equipment(named: rest.joined(separator: " ")) else {
        return self
      }
      search.equipment = found
    }
    if let found = Recognition.muscles(named: named) {
      search.muscles = found
    } else if let found = Recognition.bodyPart(named: named) {
      search.bodyPart = found
    } else {
      return self
    }
    return search
  }

  private static let fillers: Set = ["for", "de", "para", "per"]
  private static let links: Set = ["with", "con", "amb"]

  /// The facts of an exercise to create if none matches.
  fileprivate var facts: ExerciseFacts {
    ExerciseFacts(
      bodyPart: bodyPart, equipment: equipment, countMode: countMode,
      primaryMuscles: muscles.count == 1 ? muscles : nil)
  }

  /// The searches with one filter less; none without any filters.
  fileprivate var lesser: [ExerciseSearch] {
    var all: [ExerciseSearch] = []
    func without(_ change: (inout ExerciseSearch) -> Void) {
      var lesser = self
      change(&lesser)
      if lesser != self, !lesser.isOpen { all.append(lesser) }
    }
    without { $0.text = nil }
    without { $0.muscles = [] }
    without { $0.bodyPart = nil }
    without { $0.equipment = nil }
    without { $0.countMode = nil }
    without { $0.mine = false }
    return all
  }

  fileprivate var line: String {
    let words =
      ["gymlog exercises"] + (text.map { [shellName($0)] } ?? []) + facts.options
      + (muscles.count > 1
        ? ["--muscle", muscles.map(\.rawValue).joined(separator: ",")] : [])
    return (words + (mine ? ["--mine"] : [])).joined(separator: " ")
  }

  /// Whether it asks for all custom exercises.
  var isOfAllMine: Bool { mine && self == ExerciseSearch(mine: true) }

  /// Whether it asks for all exercises.
  var isOpen: Bool {
    self == ExerciseSearch()
  }
}

extension Words {
  var exercisesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List and search exercises",
        [
          "gymlog exercises": "all exercises", "gymlog exercises squat": "by name",
          "gymlog exercises --muscle glutes --equipment barbell": "by muscle and equipment",
        ],
        "Names match in English, Spanish and Catalan, with or without accents, in any word order, and with one typo. Muscles, body parts and equipment can be given in any of the three languages too.",
        "Without a search, a terminal shows the first 40; a pipe gets all."),
      es: CommandHelp(
        "Lista y busca ejercicios",
        [
          "gymlog exercises": "todos", "gymlog exercises sentadilla": "por el nombre",
          "gymlog exercises --muscle glúteos --equipment barra": "por músculo y material",
        ],
        "Los nombres se encuentran en español, catalán e inglés, con o sin acentos, en cualquier orden y con una errata. Músculos, partes del cuerpo y material también valen en los tres idiomas.",
        "Si no buscas nada, la terminal muestra los 40 primeros; al redirigir la salida, salen todos."),
      ca: CommandHelp(
        "Llista i cerca exercicis",
        [
          "gymlog exercises": "tots", "gymlog exercises esquat": "pel nom",
          "gymlog exercises --muscle glutis --equipment barra": "per múscul i material",
        ],
        "Els noms es troben en català, castellà i anglès, amb accents o sense, en qualsevol ordre i amb una errada. Músculs, parts del cos i material també valen en les tres llengües.",
        "Si no cerques res, el terminal mostra els 40 primers; en redirigir la sortida, surten tots."))
  }

  /// No custom exercises yet; how to create one.
  func noOwnExercises(_ command: String) -> String {
    say(
      en: "No custom exercises yet. To create one: \(command)",
      es: "Aún no tienes ejercicios propios. Para crear uno: \(command)",
      ca: "Encara no tens exercicis propis. Per crear-ne un: \(command)")
  }
}
