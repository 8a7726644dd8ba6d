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
        .bodyPart(words), .equipment(words), .countMode(words), .flag(.mine, words)
      ) { context, text, muscles, bodyPart, equipment, countMode, mine in
        try exercises(
          ExerciseSearch(
            text: text.isEmpty ? nil : text.joined(separator: " "), muscles: muscles ?? [],
            bodyPart: bodyPart,
            equipment: equipment, countMode: countMode, mine: mine), context)
      })
  }

  private static func exercises(_ search: ExerciseSearch, _ context: Context) throws -> Reply {
    let catalogue = try context.exercises.catalogue()
    if search.isOfAllMine, catalogue.own.isEmpty { return noneOfMine }
    let timesDone = (try? context.logbook.read { $0.setCounts() }) ?? [:]
    let hits = hits(of: search, catalogue, context) { timesDone[$0, default: 0] }
    if hits.isEmpty { throw nothingFound(search, catalogue, context) }
    return Reply(
      text: { screen in
        ExercisesScreen(context: context, search: search, hits: hits, screen: screen).lines.text
      },
      json: { [JSON.Member(name: "exercises", value: .array(hits.map { json($0, context) }))] })
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

  /// The lifter has no exercises of their own: nothing is wrong with that.
  private static var noneOfMine: Reply {
    Reply(
      text: { $0.words.noOwnExercises("gymlog help " + CommandName.exerciseNew.rawValue) + "\n" },
      json: { [JSON.Member(name: "exercises", value: [])] })
  }

  /// Nobody is called so; or nobody who is, is all the rest too.
  private static func nothingFound(
    _ search: ExerciseSearch, _ catalogue: Catalogue, _ context: Context
  ) -> Failure {
    func fitsNone(creating name: String?) -> Failure {
      let lesser = search.lesser.compactMap { lesser in
        let found = hits(of: lesser, catalogue, context).count
        return found == 0 ? nil : AlternativeSearch(count: found, command: lesser.line)
      }
      return .noExerciseFits(alternatives: lesser, command: name.flatMap(search.facts.lineToCreate))
    }
    guard let text = search.text else { return fitsNone(creating: ExerciseFacts.open) }
    // A search for a name alone has tried all there is already.
    let isNameAlone = search == ExerciseSearch(text: text)
    let found: Match =
      isNameAlone ? .none(nearest: catalogue.nearest(to: text)) : catalogue.find(text, toWrite: true)
    switch found {
    // Who has the name already isn't to be created.
    case .one: return fitsNone(creating: nil)
    case .several: return fitsNone(creating: text)
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

/// What exercises are searched by; nil for what doesn't matter.
struct ExerciseSearch: Equatable {
  var text: String?
  /// One of them, or one that goes by the word for several.
  var muscles: [Muscle] = []
  var bodyPart: BodyPart?
  var equipment: Equipment?
  var countMode: CountMode?
  /// Only the lifter's own.
  var mine = false

  /// What an exercise that nobody has would be.
  fileprivate var facts: ExerciseFacts {
    ExerciseFacts(
      bodyPart: bodyPart, equipment: equipment, countMode: countMode,
      primaryMuscles: muscles.count == 1 ? muscles : nil)
  }

  /// The same with one condition less, each in turn; none where nothing else is asked for.
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

  /// The line that searches so.
  fileprivate var line: String {
    let words =
      ["gymlog exercises"] + (text.map { [shellName($0)] } ?? []) + facts.options
      + (muscles.count > 1
        ? ["--" + OptionName.muscle.rawValue, muscles.map(\.rawValue).joined(separator: ",")] : [])
    return (words + (mine ? ["--mine"] : [])).joined(separator: " ")
  }

  /// Whether all the lifter's own are asked for.
  var isOfAllMine: Bool { mine && self == ExerciseSearch(mine: true) }

  /// Whether all exercises are asked for.
  var isOpen: Bool {
    self == ExerciseSearch()
  }
}

extension Words {
  /// The page of `exercises`.
  var exercisesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List and search exercises",
        [
          "gymlog exercises": "all of them", "gymlog exercises squat": "by name",
          "gymlog exercises --muscle glutes --equipment barbell": "by what they train, and with what",
        ],
        "A name is found whatever its accents and the order of its words, in English, Spanish and Catalan, and with one typo. Muscles, parts of the body and equipment are understood in the three languages, too.",
        "Without anything to search for, a terminal shows the first 40, and a pipe gets them all."),
      es: CommandHelp(
        "Lista y busca ejercicios",
        [
          "gymlog exercises": "todos", "gymlog exercises sentadilla": "por el nombre",
          "gymlog exercises --muscle glúteos --equipment barra": "por lo que trabajan y con qué",
        ],
        "Los nombres se encuentran sin acentos, con las palabras en cualquier orden, en español, catalán e inglés, y con una errata. Músculos, partes del cuerpo y material también se entienden en los tres idiomas.",
        "Si no buscas nada, una terminal muestra los 40 primeros y una tubería los recibe todos."),
      ca: CommandHelp(
        "Llista i cerca exercicis",
        [
          "gymlog exercises": "tots", "gymlog exercises esquat": "pel nom",
          "gymlog exercises --muscle glutis --equipment barra": "pel que treballen i amb què",
        ],
        "Els noms es troben sense accents, amb les paraules en qualsevol ordre, en català, castellà i anglès, i amb una errada. Músculs, parts del cos i material també s'entenen en les tres llengües.",
        "Si no cerques res, un terminal mostra els 40 primers i una canonada els rep tots."))
  }

  /// The lifter has no exercises of their own; how to create one.
  func noOwnExercises(_ command: String) -> String {
    say(
      en: "No exercises of your own yet. To create one: \(command)",
      es: "Aún no tienes ejercicios propios. Para crear uno: \(command)",
      ca: "Encara no tens exercicis propis. Per crear-ne un: \(command)")
  }
}
