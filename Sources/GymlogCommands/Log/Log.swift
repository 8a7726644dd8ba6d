import Catalogue
import CommandLineKit
import Logbook
import Documents
import Training
import Wording

extension Commands {
  static func log(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.log.rawValue, aliases: ["l"],
      declaring: .init(
        help: words.logHelp, .words([.exercise, .set], form: "[*] *…", atLeast: 1, words), .inWorkout(words),
        .flag(.force, words), .flag("tested", help: words.testedOption)
      ) { context, line, workout, force, tested throws(Failure) in
        if line == ["-"] {
          if tested { throw Failure.contradiction("--tested", "-") }
          return try logSession(in: workout, force: force, context)
        }
        return try EditTarget(workout).noting { () throws(Failure) in
          try log(line, in: workout, force: force, isTested: tested, context)
        }
      })
  }

  private static func log(
    _ line: [String], in workout: WorkoutArgument?, force: Bool, isTested tested: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    if line.first == "-", line.count == 2, !line[1].hasPrefix("-") { throw .fileAsArgument(line[1]) }
    let pasted = pasted(line, context.notation)
    if let number = SetNumber(pasted, context.notation) {
      let next = try number.removed(from: TypedLine(.log, in: workout, pasted), in: workout, context)
      return try log(next, in: workout, force: force, isTested: tested, context)
    }
    let line = TypedLine(
      .log, in: workout, PaperLine.joiningLoads(SetOrdinals.removed(from: pasted)))
    if tested { return try log(line, in: workout, force: force, isTested: true, context) }
    if line.repeatsLastSet {
      return try again(line, with: nil, in: workout, force: force, context)
    }
    if let change = line.changeAfterSame(context.notation) {
      return try again(change, in: workout, force: force, context)
    }
    if let last = try context.changeOfLastSet(namedIn: line),
      let change = try last.change(context.notation)
    {
      return try again(last, with: change, in: workout, force: force, context)
    }
    if workout == nil, !force { try line.askAboutNumberOfExercise(context) }
    try line.askForMore(context)
    if let change = try line.changeOfLastSet(context.notation) {
      return try again(line, with: change, in: workout, force: force, context)
    }
    do throws(Failure) {
      return try log(line, in: workout, force: force, context)
    } catch {
      guard error.isOfRequest else { throw error }
      let typed = LogLine(line, context)
      if let today = typed.withoutToday() { return try log(today, in: workout, force: force, context) }
      if let failure = try typed.dayAtStart() { throw failure }
      if let failure = try typed.dayAfterName() { throw failure }
      if let failure = try typed.dayAtEnd() { throw failure }
      throw workout == nil ? context.completed(error, of: line) : error
    }
  }

  /// The words of a line. A single argument is split as notes are, without bullets, quotes and ticks.
  private static func pasted(_ arguments: [String], _ notation: Notation) -> [String] {
    guard arguments.count == 1, arguments[0].contains(where: \.isWhitespace) else { return arguments }
    // `"cinta tres quarts d'hora"`, but not `"bench press"`.
    let words = arguments[0].split(whereSeparator: \.isWhitespace).map(String.init)
    let hasSets = arguments[0].contains { $0.isNumber || $0 == ":" }
    guard hasSets || (try? notation.startOfSets(in: words)).flatMap(\.self) != nil else { return arguments }
    let paper = PaperLine(1, arguments[0])
    guard paper.note == nil, paper.rest == nil, paper.type == nil else { return arguments }
    return paper.words
  }

  private static func log(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, isTested: Bool = false, _ context: Context
  ) throws(Failure) -> Reply {
    let phrases = try LogLine(line, context).phrases()
    if phrases[0].hasNoSets {
      let name = phrases[0].exercise ?? ""
      // The number of `20 squats without a bar` is a set's.
      let hasNumber = line.words.count > 1 && line.words[0].allSatisfy(\.isNumber)
      if argument == nil, !hasNumber, !isTested,
        let reply = try makeCurrent(name, isLogged: line.isLog, context)
      {
        return reply
      }
      throw try context.setsMissing(for: name, phrases[0].line, in: argument)
    }
    var tested: [TestedMax] = []
    let edited = try context.offeringLastTime { lastTime throws(Failure) in
      try context.editOrStart(
        .log, in: EditTarget(argument),
        beside: { (logged: [[SetPlace]]) in logged.count == 1 ? logged[0].first?.exercise : nil },
        alongside: { change, workout, logged throws(Failure) in
          guard isTested else { return }
          // A new logbook tries the change first.
          tested = []
          for places in logged {
            tested.append(try context.recordTested(places.last, of: workout, in: &change))
          }
        }
      ) { workout throws(Failure) in
        try phrases.map { phrase throws(Failure) in
          let index = try phrase.exercise(in: &workout, context)
          let drafts = try phrase.results(for: workout, at: index, force: force, lastTime: lastTime, context)
          let places = workout.append(
            drafts, to: index, at: workout.completionTime(at: context.now, in: index), ids: context.newID)
          for place in places.count > 1 ? places.dropLast() : places[...] {
            workout[place].rested = phrase.rest
          }
          return places
        }
      }
    }
    let reply =
      edited.result.count == 1
      ? Reply(setsOf: edited.mapped { $0[0] }, context) : Reply(setsOfEach: edited, context)
    let twice = LoggedTwiceList(loggedIn: edited.workout, edited.result.flatMap(\.self), context)
    return reply.telling(of: tested).telling(of: [twice])
  }
}

extension Failure {
  /// A file named after `log -`, which reads standard input.
  fileprivate static func fileAsArgument(_ file: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.tryTyping("gymlog log - < " + shellName(file))
      return words.say(
        en: Message("log - reads standard input", hint: hint),
        es: Message("log - lee la entrada estándar", hint: hint),
        ca: Message("log - llegeix l'entrada estàndard", hint: hint))
    }
  }
}

extension Words {
  /// The help of `--tested`.
  fileprivate var testedOption: String {
    say(
      en: "also record the last set as a tested 1RM or 10RM",
      es: "guarda también la última serie como 1RM o 10RM real",
      ca: "desa també l'última sèrie com a 1RM o 10RM real")
  }
}

extension Context {
  /// The index of the exercise to log or plan sets for: the one named, added if it isn't in the workout yet, or the current
  /// exercise.
  func index(
    ofLogged name: String?, in workout: inout Workout, sets: TypedSets? = nil, isLogged: Bool = false
  ) throws(Failure) -> Int {
    guard let name else { return try currentExercise(of: workout) }
    let exercise = try exercise(
      name, in: lookup(in: workout, sets: sets, toWrite: true, isLogged: isLogged))
    if let index = workout.exercises.lastIndex(where: { $0.exercise == exercise.id }) { return index }
    try askAboutPast(name, exercise, sets, workout)
    return workout.append(exercise, id: newID())
  }

  /// Asks about a short name whose exercise was never done, if another exercise that it fits was done, as `squat` may be the Full
  /// Squat, or if a load in each hand would be that of a bar, as in `curl 10@40kg`.
  private func askAboutPast(
    _ text: String, _ exercise: Exercise, _ sets: TypedSets?, _ today: Workout
  ) throws(Failure) {
    let isName = [exercise.name, name(of: exercise)].contains {
      Recognition.folded($0) == Recognition.folded(text)
    }
    guard !isName, Int(text) == nil else { return }
    let folder = WorkoutFolder(start: today.start, id: today.id)
    let done = try logbook.read { snapshot throws(Failure) -> [ExerciseID]? in
      let past = try past(of: exercise.id, excluding: folder, in: snapshot).history
      guard past.exercise(exercise.id) == nil else { return nil }
      let history = try history(in: snapshot).history
      return history.exercises.map(history.id(ofExercise:))
    }
    guard let done else { return }
    let catalogue = try exercises.catalogue()
    var others = catalogue.find(text, done: done).filter { other in
      other.id != exercise.id && !today.exercises.contains { $0.exercise == other.id }
        && other.primaryMuscles.contains { exercise.primaryMuscles.contains($0) }
    }
    if others.isEmpty, exercise.implements == 2, sets?.isOfBar(settings.unit.value) == true {
      others =
        catalogue.search(text: text).map(\.exercise).filter {
          $0.implements == 1 && [.barbell, .machine].contains($0.equipment)
            && $0.primaryMuscles.first == exercise.primaryMuscles.first
        }.prefix(1) + []
    }
    if !others.isEmpty { throw .severalExercises(text, (others + [exercise]).map(named)) }
  }

  /// The error for an exercise without sets. It suggests the planned sets, those of the last time, or an example.
  func setsMissing(for text: String, _ line: TypedLine, in argument: WorkoutArgument?) throws(Failure)
    -> Failure
  {
    let stored = try logbook.read { snapshot throws(Failure) -> StoredWorkout? in
      if let argument { return try self.workout(argument, in: snapshot) }
      return try snapshot.currentWorkout()
    }
    let workout = stored?.workout
    let exercise = try exercise(text, today: workout, toWrite: true)
    let today = workout?.exercises.last { $0.exercise == exercise.id }
    if today?.plannedSets.isEmpty == false {
      return .setsMissing(
        name(of: exercise), .planned(TypedLine(.done, in: argument, []).typing(shellName(text))))
    }
    var last = today.flatMap { $0.doneSets.isEmpty ? nil : $0 }
    if last == nil { last = try lastTime(of: exercise.id, before: workout?.start ?? now) }
    if let last {
      let sets = NotationWriter(loading: exercise.equipment.loading).text(last.doneSets.map(\.withoutEffort))
      return .setsMissing(name(of: exercise), .lastTime(line.typing(shellName(text) + " " + sets)))
    }
    let unit = workout?.unit ?? settings.unit.value
    return .setsMissing(
      name(of: exercise),
      .example(line.typing(shellName(text) + " " + NextStep.example(of: exercise, in: unit))))
  }
}

extension WorkoutSet {
  /// The set without its RPE or RIR, which aren't copied.
  fileprivate var withoutEffort: WorkoutSet {
    var set = self
    set.result?.effort = nil
    return set
  }
}

extension Words {
  /// The help page of `log`.
  var logHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Log completed sets",
        [
          "gymlog log full squat 10@40w 4x8@100kg": "a warm-up, then four sets of 8",
          "gymlog log bench press 8,8,6@80": "three sets with different reps",
          "gymlog log squat 3x5@100, bench press 5x5@80": "several exercises",
          "gymlog 8@102.5": "another set of the current exercise",
        ],
        "A set is reps@load, or sets x reps@load. With a unit, 8x100kg and 100kg x 8 also mean 8@100kg.",
        "After the load: w is a warm-up, d a drop set, f a set to failure, d f both; @8 or rpe8 is the RPE, rir2 the reps in "
          + "reserve.",
        "8@bw is body weight, 8@+20 added load, 8@-15 assistance. 60s or 1:30 is a time, 5km or 5km/25:00 "
          + "a distance; cardio takes either.",
        "1@180 miss is a missed attempt: no rep, no record. gymlog asks about a set far beyond your usual: at least twice your "
          + "heaviest load, 4 times your most reps or 10 times your longest time, or beyond any world record. --force confirms it.",
        "12+4+3@60 is one set in parts, for rest-pause, myo-reps and clusters; 10@80+8@60 is one with a drop. Volume "
          + "(1,140 and 1,280 kg) and total reps count all parts; e1RM, records and averages count only the first, 12@60 or 10@80.",
        "8/7@20 is 8 left and 7 right, for exercises done one side at a time: volume counts 7.5 × 20 = 150 kg, "
          + "records count 7 reps.",
        "12@green uses a band, 12@p7 pin 7 of a weight stack; neither counts for volume or records.",
        "Anything you leave out carries over from the set before: exercise, load, unit.",
        "Part of a name is enough: two of its words, or one if you have done the exercise. In a workout with a dumbbell row, row means that exercise; with a front squat, gymlog asks which squat you mean.",
        "gymlog log - reads notes as written on paper: an exercise with its sets on a line, or with the sets on "
          + "the lines below, and # before a comment. A1 and A2 before two names make a superset. A date, as in 2026-11-16 "
          + "18:30 Push, starts a separate workout. A first line such as Push or Leg day names the workout; a line of words below "
          + "sets becomes a note.",
        "You can leave out log unless the first word is a command: gymlog squat 8@100. An exercise alone, as in gymlog squat, becomes "
          + "the current one and shows your last session of it.",
        "A paused workout accepts sets and stays paused. With --in, sets go into a past workout and get no times."
      ),
      es: CommandHelp(
        "Apunta series hechas",
        [
          "gymlog log sentadilla completa 10@40w 4x8@100kg": "un calentamiento y cuatro series de 8",
          "gymlog log press de banca 8,8,6@80": "tres series con repeticiones distintas",
          "gymlog log sentadilla 3x5@100, press de banca 5x5@80": "varios ejercicios",
          "gymlog 8@102.5": "otra serie del ejercicio actual",
        ],
        "Una serie es repeticiones@peso, o series x repeticiones@peso. Con unidad, 8x100kg y 100kg x 8 "
          + "también son 8@100kg.",
        "Después del peso: w es un calentamiento, d un drop set, f una serie al fallo, d f ambas cosas; @8 o rpe8 es el RPE, y "
          + "rir2, las repeticiones en reserva.",
        "8@bw es el peso corporal, 8@+20 lastre, 8@-15 asistencia. 60s o 1:30 es un tiempo, "
          + "5km o 5km/25:00 una distancia; el cardio admite ambos.",
        "1@180 miss es un intento fallido: ni repetición ni récord. Si una serie se aleja de lo que has hecho, hay que confirmarla: "
          + "a partir del doble de tu peso máximo, 4 veces tus repeticiones o 10 veces tu tiempo, o por encima de cualquier récord mundial. "
          + "--force la confirma.",
        "12+4+3@60 es una sola serie por partes (rest-pause, myo-reps, cluster), y 10@80+8@60, un drop set en una sola serie. El "
          + "volumen (1.140 y 1.280 kg) y el total de repeticiones cuentan todas las partes; el 1RM estimado, los récords y las medias, la primera: 12@60 y 10@80.",
        "8/7@20 son 8 con la izquierda y 7 con la derecha, en ejercicios unilaterales: el volumen cuenta "
          + "7,5 × 20 = 150 kg, y los récords, 7 repeticiones.",
        "12@verde es una banda y 12@p7 la placa 7 de la máquina; no tienen volumen ni récords.",
        "gymlog log - lee un texto como los del cuaderno: un ejercicio con sus series en la misma línea o en las "
          + "siguientes, y # delante de un comentario. A1 y A2 delante de dos nombres forman una superserie. "
          + "Una fecha, como 2026-11-16 18:30 Empuje, empieza otro entrenamiento. Una primera línea como Empuje o Día de "
          + "pierna le da nombre; una línea de palabras debajo de unas series queda como nota.",
        "Si ningún comando se llama así, sobra log: gymlog sentadilla 8@100. Un ejercicio solo, como en gymlog sentadilla, pasa a "
          + "ser el actual y muestra su última vez.",
        "Lo que no escribas se toma de la serie anterior: ejercicio, peso y unidad.",
        "Basta una parte del nombre: dos palabras, o una si ya has hecho el ejercicio. En un entrenamiento con remo con mancuerna, remo es ese; "
          + "en uno con sentadilla frontal, gymlog pregunta qué sentadilla es.",
        "Un entrenamiento en pausa admite series y sigue en pausa. Con --in, las series van a "
          + "un entrenamiento anterior, sin hora."),
      ca: CommandHelp(
        "Apunta sèries fetes",
        [
          "gymlog log esquat complet 10@40w 4x8@100kg": "un escalfament i quatre sèries de 8",
          "gymlog log press de banca 8,8,6@80": "tres sèries amb repeticions diferents",
          "gymlog log esquat 3x5@100, press de banca 5x5@80": "uns quants exercicis",
          "gymlog 8@102.5": "una altra sèrie de l'exercici actual",
        ],
        "Una sèrie és repeticions@pes, o sèries x repeticions@pes. Amb unitat, 8x100kg i 100kg x 8 "
          + "també són 8@100kg.",
        "Després del pes: w és un escalfament, d un drop set, f una sèrie a la fallada, d f totes dues coses; @8 o rpe8 és l'RPE, i "
          + "rir2, les repeticions en reserva.",
        "8@bw és el pes corporal, 8@+20 llast, 8@-15 assistència. 60s o 1:30 és un temps, "
          + "5km o 5km/25:00 una distància; el cardio admet totes dues coses.",
        "1@180 miss és un intent fallit: ni repetició ni rècord. Si una sèrie s'allunya del que has fet, cal confirmar-la: "
          + "a partir del doble del teu pes màxim, 4 vegades les teves repeticions o 10 vegades el teu temps, o per "
          + "sobre de qualsevol rècord mundial. --force la confirma.",
        "12+4+3@60 és una sola sèrie per parts (rest-pause, myo-reps, cluster), i 10@80+8@60, un drop set en una sola sèrie. El "
          + "volum (1.140 i 1.280 kg) i el total de repeticions compten totes les parts; l'1RM estimat, els rècords i les mitjanes, la primera: 12@60 i 10@80.",
        "8/7@20 són 8 amb l'esquerra i 7 amb la dreta, en exercicis unilaterals: el volum compta "
          + "7,5 × 20 = 150 kg, i els rècords, 7 repeticions.",
        "12@verda és una banda i 12@p7 la placa 7 de la màquina; no tenen volum ni rècords.",
        "gymlog log - llegeix un text com els de la llibreta: un exercici amb les sèries a la mateixa línia o a les "
          + "següents, i # davant d'un comentari. A1 i A2 davant de dos noms formen una supersèrie. "
          + "Una data, com 2026-11-16 18:30 Empenta, comença un altre entrenament. Una primera línia com Empenta o Dia de "
          + "cames li dona nom; una línia de paraules sota unes sèries queda com a nota.",
        "Si no hi ha cap ordre amb aquest nom, log sobra: gymlog esquat 8@100. Un exercici sol, com en gymlog esquat, passa a ser "
          + "l'actual i mostra l'última vegada.",
        "El que no escriguis es pren de la sèrie anterior: exercici, pes i unitat.",
        "N'hi ha prou amb una part del nom: dues paraules, o una si ja has fet l'exercici. En un entrenament amb rem amb manuella, rem és aquest; "
          + "en un amb esquat frontal, gymlog pregunta quin esquat és.",
        "Un entrenament en pausa admet sèries i continua en pausa. Amb --in, les sèries van "
          + "a un entrenament anterior, sense hora."
      ))
  }
}
