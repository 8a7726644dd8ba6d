import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func calories(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.calories.rawValue,
      declaring: .init(
        help: words.caloriesHelp, .words([.activity], words),
        .option(
          "formula", value: words.placeholder(.formula),
          help: words.say(
            en: "met, distance or speed-table", es: "met, distance o speed-table",
            ca: "met, distance o speed-table"), as: .choices(CalorieFormula.self)),
        .option(
          "weight", value: words.placeholder(.weight),
          help: words.say(
            en: "a body weight, instead of that day's", es: "un peso corporal, en vez del de ese día",
            ca: "un pes corporal, en lloc del d'aquell dia")),
        .option(
          "sex", value: words.placeholder(.value),
          help: words.say(
            en: "man or woman, instead of the profile's",
            es: "man (hombre) o woman (mujer), en vez del perfil",
            ca: "man (home) o woman (dona), en lloc del perfil"), as: .choices(Sex.self)),
        .flag(
          "vigorous",
          help: words.say(
            en: "vigorous strength training", es: "entrenamiento de fuerza intenso",
            ca: "entrenament de força intens"))
      ) { context, line, formula, weight, sex, isVigorous throws(Failure) in
        let named =
          line.isEmpty ? .last : WorkoutArgument(line.joined(separator: " "), context.words.language)
        var last: Outing?
        if case .last = named.reference { last = try context.outing(named) }
        let (data, subject) = try context.logbook.read { [last] snapshot throws(Failure) in
          let data = try ActivityData(snapshot)
          return (data, try EnergySubject(line, named, last, data, snapshot, isVigorous: isVigorous, context))
        }
        let (kilograms, weightDay) = try context.kilograms(weight, on: subject.day)
        let knownSex = sex ?? data.profile?.sex
        let estimates = (formula.map { [$0] } ?? CalorieFormula.allCases).compactMap {
          EnergySum($0, subject.parts, kilograms: kilograms, sex: knownSex, isVigorous: isVigorous)
        }
        let lacksSex = knownSex == nil && subject.isOnFoot
        if formula == .distance, lacksSex { throw .energyNeedsSex }
        if estimates.isEmpty, subject.device == nil { throw subject.noFormula(formula, context) }
        let answer = EnergyAnswer(
          subject: subject, estimates: estimates, kilograms: kilograms, weightDay: weightDay,
          device: formula == nil ? subject.device : nil, lacksSex: formula == nil && lacksSex)
        return Reply(
          problems: data.problems + context.bodyWeights.problems,
          text: { answer.text($0, data.scale, context) }, json: { answer.json })
      })
  }
}

/// The subject of an energy estimate: an activity, typed figures, a workout, or strength training as typed.
struct EnergySubject {
  /// The activity, with the figures of a typed one; nil for a workout and strength training.
  let activity: Activity?
  let workout: Workout?
  let isTyped: Bool
  let time: Duration
  let parts: [EnergyPart]
  let day: Day

  /// `line` are the words typed, `named` is what they name, if they name something done, and `last` what that is, if it counts back
  /// from the last.
  init(
    _ line: [String], _ named: WorkoutArgument, _ last: Outing?, _ data: ActivityData, _ snapshot: Snapshot,
    isVigorous: Bool, _ context: Context
  ) throws(Failure) {
    if let first = line.first, Self.strength.contains(Recognition.folded(first)) {
      guard line.count > 1 else { throw .strengthLacksTime }
      time = try Duration(typed: line.dropFirst().joined(separator: " "))
      (activity, workout, isTyped, day) = (nil, nil, true, context.now.day)
      parts = [EnergyPart(activity: nil, time: time)]
      return
    }
    if let workout = try Self.workout(line, named, last, data, snapshot, context) {
      guard let elapsed = context.elapsed(workout), elapsed.seconds > 0 else {
        throw .workoutLacksTime(context.words.label(workout, at: context.now), workout.id.text)
      }
      (activity, self.workout, isTyped, time, day) = (nil, workout, false, elapsed, workout.start.day)
      parts = EnergyPart.parts(of: workout, elapsed: elapsed)
      return
    }
    workout = nil
    if isVigorous { throw .vigorousIsForStrength }
    if let first = line.first, line.count > 1, Sport(typed: first) != nil {
      let typed = try TypedActivity(line, context).activity(context)
      (activity, isTyped, day) = (typed, true, context.now.day)
    } else {
      var argument = named
      if case .activity(let activity)? = last { argument = activity }
      if last != nil, data.stored.isEmpty, try snapshot.currentWorkout() != nil { throw .openWorkoutFirst }
      let found = try context.activity(argument, in: data).value
      (activity, isTyped, day) = (found, false, found.start.day)
    }
    time = activity?.time ?? Duration(milliseconds: 0)
    parts = [EnergyPart(activity: activity, time: time)]
  }

  /// The workout that is meant: one of the last, or one that is named as no activity is.
  private static func workout(
    _ line: [String], _ named: WorkoutArgument, _ last: Outing?, _ data: ActivityData, _ snapshot: Snapshot,
    _ context: Context
  ) throws(Failure) -> Workout? {
    if let last {
      guard case .workout(let argument) = last, try context.hasWorkout(argument, in: snapshot) else {
        return nil
      }
      return try context.workout(argument, in: snapshot).workout
    }
    if line.count > 1, Sport(typed: line[0]) != nil { return nil }
    do throws(Failure) {
      _ = try context.activity(named, in: data)
      return nil
    } catch {
      guard error.code == .notFound, try context.hasWorkout(named, in: snapshot) else { return nil }
      return try context.workout(named, in: snapshot).workout
    }
  }

  private static let strength: Set = ["strength", "weights", "fuerza", "pesas", "forca", "peses"]

  var device: Int? { activity?.device?.calories.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether all of it is a distance on foot.
  var isOnFoot: Bool {
    parts.allSatisfy { part in
      guard let activity = part.activity, activity.distance != nil else { return false }
      return [.run, .walk, .hike].contains(activity.sport)
    }
  }

  /// A figure that a formula may lack.
  enum Figure { case time, distance }

  /// Why there is no estimate by a formula, or by any.
  fileprivate func noFormula(_ formula: CalorieFormula?, _ context: Context) -> Failure {
    let sport = parts.first?.activity?.sport ?? .other
    let isKnown = (formula.map { [$0] } ?? CalorieFormula.allCases).contains {
      CalorieEstimate($0, sport, kilograms: 80, distance: 1_000, moving: 600, sex: .man) != nil
    }
    if isKnown, time.milliseconds == 0, let activity, !isTyped {
      return .activityLacksTime(context.label(activity), activity.id.text)
    }
    return .noEnergy(missing: isKnown ? time.milliseconds == 0 ? .time : .distance : nil)
  }
}

extension Context {
  /// The body weight in kilograms: what was typed, else that of a day, with the day on which it was recorded.
  ///
  /// - Throws: A `Failure` if none is recorded, or the text isn't a weight.
  fileprivate func kilograms(_ text: String?, on day: Day) throws(Failure) -> (Double, recorded: Day?) {
    guard let text else {
      guard let entry = try bodyWeights.value().entry(on: day) else { throw .noBodyWeight }
      return (entry.weight.converted(to: .kilograms).value.double, entry.day)
    }
    guard let typed = notation.mass(in: [text]), typed.value.raw > 0 else { throw .weightNotUnderstood(text) }
    let weight = Mass(typed.value, typed.unit ?? settings.unit.value)
    return (weight.converted(to: .kilograms).value.double, nil)
  }
}

private struct EnergyAnswer {
  let subject: EnergySubject
  let estimates: [EnergySum]
  let kilograms: Double
  /// The day of the body weight; nil if it was typed.
  let weightDay: Day?
  let device: Int?
  /// Whether the formula for distances is left out because it depends on the sex.
  let lacksSex: Bool

  func text(_ screen: Screen, _ scale: DistanceScale, _ context: Context) -> String {
    let words = screen.words
    var head = [
      subject.workout.map { words.name(of: $0) + ", " + words.dayShortWithYear($0.start.day) }
        ?? words.strengthTraining, words.stopwatch(subject.time.wholeSeconds),
    ]
    if let activity = subject.activity {
      head =
        [subject.isTyped ? words.sport(activity.sport).capitalised : context.label(activity)]
        + activity.figures(scale, words)
    }
    var rows = estimates.map { estimate in
      (
        name: estimate.formula.rawValue,
        energy: Int(estimate.kilocalories.rounded(.toNearestOrAwayFromZero)),
        formula: estimate.parts.map { estimate, part in
          words.formula(estimate, kilograms, part.time, metres: part.activity?.distance?.double ?? 0)
        }.joined(separator: " + ")
      )
    }
    if let device {
      rows.insert((words.say(en: "device", es: "dispositivo", ca: "dispositiu"), device, ""), at: 0)
    }
    var (whole, figures) = (Table([.left, .right, .left]), Table([.left, .right]))
    for (name, energy, formula) in rows {
      let cells = [Table.Cell(name), .init(words.number(energy) + " kcal", .strong)]
      whole.add(cells + [.init(formula, .faint)])
      figures.add(cells)
    }
    let painter = screen.painter
    let width = screen.narrowed(by: 2).width
    var lines = whole.lines(width: nil, painter).map { "  " + $0 }
    if !whole.fits(width) {
      lines = zip(figures.lines(width: width, painter), rows).flatMap { line, row in
        let formula = wrapped(row.formula, width: screen.width, indent: "    ", hanging: "    ")
        return ["  " + line] + (row.formula.isEmpty ? [] : formula.map { painter.paint($0, .faint) })
      }
    }
    let hint = lacksSex ? wrappedAroundCommands(words.distanceNeedsSex, width: screen.width) : []
    return
      (screen.dotted(head.map { .init($0, .strong) }) + lines + hint + weightNote(screen)
      + (estimates.isEmpty ? [] : screen.noted(words.energyIsEstimated(withMET: hasMET), indent: 0))).text
  }

  /// From when the body weight is, if not from the day itself.
  private func weightNote(_ screen: Screen) -> [String] {
    guard !estimates.isEmpty, let weightDay,
      let note = screen.words.bodyWeight(of: weightDay, on: subject.day)
    else { return [] }
    return screen.noted(note.capitalised, indent: 0)
  }

  private var hasMET: Bool { estimates.contains { $0.formula == .met } }

  var json: [JSON.Member] {
    let list = estimates.map { estimate -> JSON in
      [
        "formula": .string(estimate.formula.rawValue), "kilocalories": .measured(estimate.kilocalories),
        "factor": .measured(estimate.factor),
      ]
    }
    return JSON.members([
      "activity": subject.isTyped ? .null : subject.activity.map { .string($0.id.text) } ?? .null,
      "workout": subject.workout.map { .string($0.id.text) } ?? .null, "kilograms": .measured(kilograms),
      "weightDate": weightDay.map { .string($0.text) } ?? .null,
      "device": device.map { .int($0) } ?? .null, "estimates": .array(list),
    ])
  }
}

extension Words {
  fileprivate var strengthTraining: String {
    say(en: "Strength training", es: "Entrenamiento de fuerza", ca: "Entrenament de força")
  }

  /// `withMET`: whether a figure with a MET is among them.
  fileprivate func energyIsEstimated(withMET: Bool) -> String {
    say(en: "Estimates", es: "Son estimaciones", ca: "Són estimacions")
      + (withMET
        ? say(
          en: ". METs are those of the 2011 Compendium of Physical Activities",
          es: ". Los MET son los del Compendium of Physical Activities de 2011",
          ca: ". Els MET són els del Compendium of Physical Activities de 2011") : "")
  }

  /// The day of a body weight that an estimate for another day is made with; nil for one of that day.
  func bodyWeight(of recorded: Day, on day: Day) -> String? {
    if recorded == day { return nil }
    let date = dayShortWithYear(recorded)
    // None was recorded before.
    return recorded > day
      ? say(
        en: "body weight of \(date), the first recorded",
        es: "peso corporal del \(date), el primero apuntado",
        ca: "pes corporal del \(date), el primer apuntat")
      : say(en: "body weight of \(date)", es: "peso corporal del \(date)", ca: "pes corporal del \(date)")
  }

  /// The formula for distances is left out.
  fileprivate var distanceNeedsSex: String {
    say(
      en: "The distance formula needs your sex. To set it: gymlog profile --sex woman",
      es: "La fórmula distance depende del sexo. Para indicarlo: gymlog profile --sex woman",
      ca: "La fórmula distance depèn del sexe. Per indicar-lo: gymlog profile --sex woman")
  }
}

extension Words {
  fileprivate var exampleCaloriesRun: String {
    "gymlog calories \(say(en: "run", es: "correr", ca: "córrer")) \(exampleRun)"
  }

  fileprivate func missingDuration(_ example: String) -> Message {
    Message(
      say(en: "missing duration", es: "falta la duración", ca: "falta la durada"), hint: typeItLike(example))
  }
}

extension Failure {
  fileprivate static var strengthLacksTime: Failure {
    Failure(.usage) { words in
      words.missingDuration(
        words.say(
          en: "gymlog calories strength 1h", es: "gymlog calories fuerza 1h", ca: "gymlog calories força 1h"))
    }
  }

  fileprivate static func workoutLacksTime(_ label: String, _ id: String) -> Failure {
    let line = "gymlog edit --in \(id) --for 1h"
    return Failure(
      .usage, en: Message("\(label) has no duration", hint: "To set it: " + line),
      es: Message("\(label): falta la duración", hint: "Para indicarla: " + line),
      ca: Message("\(label): falta la durada", hint: "Per indicar-la: " + line))
  }

  fileprivate static func activityLacksTime(_ label: String, _ id: String) -> Failure {
    let line = "gymlog activity edit \(id) --time 25:00"
    return Failure(
      .usage, en: Message("\(label) has no duration", hint: "To set it: " + line),
      es: Message("\(label): falta el tiempo", hint: "Para indicarlo: " + line),
      ca: Message("\(label): falta el temps", hint: "Per indicar-lo: " + line))
  }

  fileprivate static var vigorousIsForStrength: Failure {
    Failure(
      .usage,
      en: Message("--vigorous is for strength training", hint: "gymlog calories strength 1h --vigorous"),
      es: Message(
        "--vigorous solo vale para el entrenamiento de fuerza", hint: "gymlog calories fuerza 1h --vigorous"
      ),
      ca: Message(
        "--vigorous només val per a l'entrenament de força", hint: "gymlog calories força 1h --vigorous"))
  }

  fileprivate static var energyNeedsSex: Failure {
    Failure(
      .usage, en: Message("this formula needs your sex", hint: "To set it: gymlog profile --sex woman"),
      es: Message("esta fórmula depende del sexo", hint: "Para indicarlo: gymlog profile --sex woman"),
      ca: Message(
        "aquesta fórmula depèn del sexe", hint: "Per indicar-lo: gymlog profile --sex woman"))
  }

  /// No formula gives an energy; `missing` is what the requested formula needs; nil if no formula covers the sport.
  fileprivate static func noEnergy(missing: EnergySubject.Figure?) -> Failure {
    Failure(.usage) { words in
      switch missing {
      case .time:
        words.missingDuration(words.exampleCaloriesRun)
      case .distance:
        Message(
          words.say(
            en: "this formula needs a distance", es: "esta fórmula necesita la distancia",
            ca: "aquesta fórmula necessita la distància"), hint: words.typeItLike(words.exampleCaloriesRun))
      case nil:
        words.say(
          en: Message("no formula covers this sport"),
          es: Message("no hay ninguna fórmula para este deporte"),
          ca: Message("no hi ha cap fórmula per a aquest esport"))
      }
    }
  }
}
