import Catalogue
import CommandLineKit
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func records(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.records.rawValue,
      declaring: .init(
        help: words.recordsHelp, .words([.exercise], words), .rangeEnd(.since, words),
        .rangeEnd(.until, words),
        .flag(.all, words), .tableFormat(words)
      ) { context, line, since, until, all, format throws(Failure) in
        try context.checkOneForm(format)
        let range = try DayRange(since: since, until: until, context)
        let name = line.joined(separator: " ")
        let exercise: Scope = line.isEmpty ? all ? .all : .currentExercise : .named(name)
        return try records(of: exercise, isWhole: all, in: range, format: format, context)
      })
  }

  private enum Scope {
    case all
    /// The current exercise; all of them if there is none or it was never done.
    case currentExercise
    case named(String)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  private static func records(
    of asked: Scope, isWhole: Bool, in range: DayRange, format: TableFormat?, _ context: Context
  ) throws(Failure) -> Reply {
    let (named, trained, activities) = try context.logbook.read {
      snapshot throws(Failure) -> (Exercise?, TrainingData, ActivityHistory?) in
      let trained = try TrainingData(withTested: snapshot, context)
      func activities() throws(Failure) -> ActivityHistory {
        try trained.activities(in: snapshot, at: context.now)
      }
      if case .all = asked { return (nil, trained, try activities()) }
      let workout = try snapshot.currentWorkout()?.workout
      let exercise = try context.exercise(
        asked: asked.name, workout, in: trained.history, tested: trained.tested.map(\.exercise))
      // The current exercise wasn't typed: if it was never done, all the others are shown.
      if case .currentExercise = asked, let exercise, trained.history.exercise(exercise.id) == nil {
        return (nil, trained, try activities())
      }
      let isLifting = exercise.map { CardioSet.sport(of: $0.id) == nil } ?? false
      return (exercise, trained, isLifting ? nil : try activities())
    }
    guard let named else {
      return ofAll(trained, activities, isWhole: isWhole, in: range, format: format, context)
    }
    if trained.history.exercise(named.id) == nil, let activities, let sport = CardioSet.sport(of: named.id) {
      let bests = ActivityRecords(activities, trained.history, of: sport, in: range)
      let today = context.now.day
      if !bests.rows.isEmpty, format == nil {
        return Reply(
          problems: activities.problems, text: { bests.lines($0, today: today).text }, json: { bests.json })
      }
    }
    let recorded: RecordedExercise
    if trained.history.exercise(named.id) == nil, trained.tested.contains(where: { $0.exercise == named.id })
    {
      recorded = RecordedExercise(
        exercise: named, records: RecordScan(context.facts(of: named)).records())
    } else {
      let index = try context.index(of: named, asked: asked.name, in: trained)
      recorded = trained.records(of: index, context)
    }
    var report = RecordReport(trained, recorded, in: range)
    report.isWhole = isWhole
    if case .currentExercise = asked { report.isOfCurrent = true }
    report.activities = activities.map {
      ActivityRecords($0, trained.history, of: CardioSet.sport(of: named.id), in: range)
    }
    let problems = trained.problems + (activities?.problems ?? [])
    if let format { return Reply(problems: problems, report.table(context), as: format) }
    return Reply(
      problems: problems,
      text: { [report] in RecordScreen(report: report, context: context, screen: $0).lines.text },
      json: { [report] in report.json(context) })
  }

  /// The records of all exercises, with those of activities below.
  private static func ofAll(
    _ trained: TrainingData, _ activities: ActivityHistory?, isWhole: Bool, in range: DayRange,
    format: TableFormat?, _ context: Context
  ) -> Reply {
    let list = RecordList(trained, in: range, besides: activities, context)
    if let format { return Reply(problems: trained.problems, list.table(context), as: format) }
    let bests = activities.map { ActivityRecords($0, trained.history, in: range) }
    return Reply(
      problems: trained.problems + (activities?.problems ?? []),
      text: { screen in
        let own = bests?.lines(screen, today: context.now.day) ?? []
        let isAlone =
          trained.isEmpty && trained.tested.isEmpty && !own.isEmpty && list.outings.isEmpty
        let lifting =
          isAlone
          ? []
          : RecordListScreen(
            list: list, tested: trained.tested, context: context, screen: screen, isWhole: isWhole
          ).lines
        return (lifting + (isAlone || own.isEmpty ? [] : [""]) + own).text
      },
      json: { list.json(context) + (bests?.json ?? []) })
  }
}

extension Context {
  /// The exercise that a report is about.
  ///
  /// A text means what the lifter has done: the exercise among those that it fits best, so `squat` is the Full Squat of a lifter
  /// who does no other. Only if it fits none, it is read as elsewhere. Without a text, it is the current exercise, if any.
  /// `tested` are the exercises with a tested max. With `outings`, the activities there count as the exercises that their sports are
  /// called by: beside a treadmill, `run` means them.
  func exercise(
    asked text: String?, _ workout: Workout?, in history: History, tested: [ExerciseID] = [],
    outings snapshot: Snapshot? = nil
  ) throws(Failure) -> Exercise? {
    guard let text else {
      return workout.flatMap { workout in workout.currentExercise.map { exercise(of: workout.exercises[$0]) }
      }
    }
    let trained = exercises(forMuscle: text, in: history)
    if trained.count > 1 { throw Failure.severalExercises(text, trained.map(named)) }
    if let only = trained.first { return only }
    let known = history.exercises.map(history.id(ofExercise:)) + tested
    var done = try exercises.catalogue().find(text, done: known)
    func outdoors() throws(Failure) -> [ExerciseID] {
      guard let snapshot else { return [] }
      return Outings.exercises(of: try ActivityHistory(snapshot, at: now), history)
    }
    if done.contains(where: { CardioSet.sport(of: $0.id) != nil }) {
      done = try exercises.catalogue().find(
        text, done: known + outdoors().filter { !known.contains($0) })
    }
    if done.count > 1 { throw Failure.severalExercises(text, done.map(named)) }
    if let done = done.first { return done }
    do {
      let exercise = try exercise(text, today: workout)
      if history.exercise(exercise.id) != nil { return exercise }
      if CardioSet.sport(of: exercise.id) != nil, try outdoors().contains(exercise.id) { return exercise }
      let others = self.done(calledLike: text, in: history)
      return others.count == 1 ? others[0] : exercise
    } catch {
      // `records 5k`, `progress run 10 km`: reports are about all distances.
      if case .unknown? = error.cause as? ExerciseLookupError, let name = withoutDistance(text) {
        let instead = line(with: name, for: text)
        throw error.changing { message, words, _ in
          message = Message(message.text, hint: words.readings([instead]))
        }
      }
      guard case .several(let candidates) = error.cause as? ExerciseLookupError else { throw error }
      let done = candidates.filter { history.exercise($0.id) != nil }
      guard done.count == 1 else { throw Failure.severalExercises(text, done.isEmpty ? candidates : done) }
      return done[0]
    }
  }

  /// What stands before a distance, or a run; nil for other texts.
  private func withoutDistance(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    for count in [1, 2] where words.count >= count && SetWord.isDistance(words.suffix(count).joined()) {
      return words.count == count ? "run" : words.dropLast(count).joined(separator: " ")
    }
    return nil
  }

  /// The exercises done for a muscle or body part, if the text is the name of one and not of an exercise.
  private func exercises(forMuscle text: String, in history: History) -> [Exercise] {
    let muscles = Recognition.muscles(named: text)
    let part = Recognition.bodyPart(named: text)
    guard muscles != nil || part != nil, Catalogue.bundled.exercise(called: text) == nil else { return [] }
    return history.exercises.map { exercise($0, of: history) }.filter { exercise in
      muscles.map { !Set($0).isDisjoint(with: exercise.primaryMuscles) } ?? (exercise.bodyPart == part)
    }
  }

  /// The index of a requested exercise.
  ///
  /// - Throws: `Failure.neverDone`, with the problems of unreadable documents attached.
  func index(of exercise: Exercise, asked text: String?, in trained: TrainingData) throws(Failure) -> Int {
    if let index = trained.history.exercise(exercise.id) { return index }
    throw neverDone(exercise, asked: text, in: trained.history).attaching(trained.problems)
  }

  /// The error that an exercise was never done, with suggestions.
  func neverDone(_ exercise: Exercise, asked text: String?, in history: History) -> Failure {
    let others = text.map { done(calledLike: $0, in: history) } ?? []
    let failure = Failure.neverDone(name(of: exercise), but: others.prefix(5).map(name(of:)))
    guard others.isEmpty, let sport = CardioSet.sport(of: exercise.id) else { return failure }
    let line = "gymlog \(CommandName.activityList.rawValue) --sport \(sport.rawValue)"
    return failure.changing { message, words, _ in message.hint = words.forItsActivities(line) }
  }

  /// The exercises done whose name, in any language, contains all words of a text.
  private func done(calledLike text: String, in history: History) -> [Exercise] {
    let typed = FoldedName(text)
    guard !typed.isEmpty else { return [] }
    return history.exercises.map { exercise($0, of: history) }.filter { exercise in
      ([name(of: exercise), exercise.name] + exercise.aliases).contains { FoldedName($0).contains(typed) }
    }
  }
}

extension Words {
  var recordsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show your personal records",
        [
          "gymlog records bench press": "one exercise, with the best load for 1 to 12 reps",
          "gymlog records": "the current exercise; if there is none, the latest records of all",
          "gymlog records --all": "every record of all exercises, even if one is current",
          "gymlog records last month": "last month's records; an exercise can come first",
        ],
        "Records are kept for heaviest load, most reps at a load, estimated 1RM, set and workout volume, most reps without a "
          + "load, longest time (of sets without a distance), furthest distance and fastest time over a distance. Per day and "
          + "exercise, only the most important one is shown; --all shows all. Tested maxes are listed too.",
        "Warm-ups never count, a tie isn't a record, and less assistance is better. Your first session is the baseline, not a "
          + "record. Reps at a load count for lighter loads too, but a load you haven't used in an earlier workout sets no rep record. "
          + "An e1RM from more than 10 reps is rough and marked ~; it counts only until you have one from 10 reps or fewer. Records are computed from your sets, so removing or editing a set "
          + "updates them. For bodyweight exercises, e1RM is what you would add to your body weight that day, and "
          + "an e1RM or a volume that is higher only because you weigh more isn't a record. The next goal is the next "
          + "multiple of 5 kg, 10 lb or 5 reps.",
        "For sets with a distance and a time, gymlog records EXERCISE also shows the best times over 400 m, 1, 5 and 10 km, half "
          + "marathon and marathon: the distance at the average pace of a set at least that long. For rowing: 500 m, 1, 2, 5 and 10 km. "
          + "To be a record, a time must also beat the average pace of every longer distance.",
        "For an activity with a track, the fastest stretch of that distance counts, stops included. The maximum speed is an average over "
          + "six legs in a row, so a short stretch can be faster. --csv has the records of sets, activities and tests; --json also "
          + "the best of each sport."
      ),
      es: CommandHelp(
        "Muestra tus récords personales",
        [
          "gymlog records press de banca": "de un ejercicio, con el mejor peso de 1 a 12 repeticiones",
          "gymlog records": "del ejercicio actual; si no hay, los últimos de todos",
          "gymlog records --all": "todos, de todos los ejercicios, aunque haya un ejercicio actual",
          "gymlog records el mes pasado": "los de ese mes; también después de un ejercicio",
        ],
        "Hay récords de peso máximo, más repeticiones con un peso, 1RM estimado, volumen de una serie y de un entrenamiento, más "
          + "repeticiones sin peso, tiempo máximo (en series sin distancia), distancia máxima y mejor tiempo en una distancia. De "
          + "cada día y ejercicio sale el más importante; con --all, también los demás. A su lado salen los máximos reales.",
        "Los calentamientos nunca cuentan, un empate no es un récord, y cuanta menos asistencia, mejor. La primera sesión es el punto de partida, no "
          + "un récord. Las repeticiones con un peso cuentan también para pesos menores, pero un peso que no hayas usado en un "
          + "entrenamiento anterior no da récord de repeticiones. Un 1RM estimado con más de 10 repeticiones es aproximado y lleva ~; "
          + "solo cuenta mientras no haya otro con menos repeticiones. Los récords se calculan "
          + "a partir de tus series: si quitas o corriges una, se actualizan. En "
          + "ejercicios de peso corporal, el 1RM estimado es el lastre que añadirías a tu peso de ese día, y no es un récord "
          + "que el 1RM o el volumen suban solo porque pesas más. El objetivo es el siguiente múltiplo de "
          + "5 kg, 10 lb o 5 repeticiones.",
        "De las series con distancia y tiempo, la página de un ejercicio muestra también los mejores tiempos en 400 m, 1, 5 y "
          + "10 km, media maratón y maratón, según el ritmo medio de una serie de esa distancia o más. En remo: 500 m, 1, 2, 5 y 10 km. "
          + "Un tiempo es récord solo si mejora también el ritmo medio de las distancias más largas.",
        "De una actividad con recorrido cuenta el tramo más rápido de esa longitud, con las paradas. La velocidad máxima es la media "
          + "de seis tramos seguidos, así que un tramo corto puede ser más rápido. --csv da los récords de las series y de las "
          + "actividades, y los máximos reales; --json, también lo mejor de cada deporte."
      ),
      ca: CommandHelp(
        "Mostra els teus rècords personals",
        [
          "gymlog records press de banca": "d'un exercici, amb el millor pes d'1 a 12 repeticions",
          "gymlog records": "de l'exercici actual; si no n'hi ha, els últims de tots",
          "gymlog records --all": "tots, de tots els exercicis, encara que hi hagi un exercici actual",
          "gymlog records el mes passat": "els d'aquell mes; també després d'un exercici",
        ],
        "Hi ha rècords de pes màxim, més repeticions amb un pes, 1RM estimat, volum d'una sèrie i d'un entrenament, més "
          + "repeticions sense pes, temps màxim (en sèries sense distància), distància màxima i millor temps en una distància. De "
          + "cada dia i exercici surt el més important; amb --all, també els altres. Al costat surten els màxims reals.",
        "Els escalfaments no compten mai, un empat no és un rècord, i com menys assistència, millor. La primera sessió és el punt de partida, "
          + "no un rècord. Les repeticions amb un pes compten també per a pesos menors, però un pes que no hagis fet servir en un entrenament "
          + "anterior no dona rècord de repeticions. Un 1RM estimat amb més de 10 repeticions és aproximat i porta ~; només compta "
          + "mentre no n'hi hagi un altre amb menys repeticions. Els rècords es calculen a partir de les teves "
          + "sèries: si en treus o en corregeixes una, s'actualitzen. En "
          + "exercicis de pes corporal, l'1RM estimat és el llast que afegiries al teu pes d'aquell dia, i no és un rècord "
          + "que l'1RM o el volum pugin només perquè peses més. L'objectiu és el següent múltiple de "
          + "5 kg, 10 lb o 5 repeticions.",
        "De les sèries amb distància i temps, la pàgina d'un exercici mostra també els millors temps en 400 m, 1, 5 i 10 km, "
          + "mitja marató i marató, segons el ritme mitjà d'una sèrie d'aquella distància o més. En rem: 500 m, 1, 2, 5 i 10 km. "
          + "Un temps només és rècord si millora també el ritme mitjà de les distàncies més llargues.",
        "D'una activitat amb recorregut compta el tram més ràpid d'aquella llargada, amb les parades. La velocitat màxima és la mitjana "
          + "de sis trams seguits, de manera que un tram curt pot ser més ràpid. --csv dona els rècords de les sèries i de les "
          + "activitats, i els màxims reals; --json, també el millor de cada esport."
      ))
  }
}
