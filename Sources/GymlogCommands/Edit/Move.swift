import Catalogue
import CommandLineKit
import Training
import Wording

extension Commands {
  static func move(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.move.rawValue,
      declaring: .init(
        help: words.moveHelp, .words([.ref, .position], form: "* [*]", atLeast: 1, words),
        .inWorkout(words), .inRoutine(words),
        .option(
          "to", value: words.placeholder(.workout),
          help: words.say(
            en: "move it to another workout", es: "pásalo a otro entrenamiento",
            ca: "passa-ho a un altre entrenament"),
          as: .workout(words))
      ) { context, line, workout, routine, other throws(Failure) in
        if let other {
          if routine != nil { throw Failure.contradiction("--routine", "--to") }
          return try move(context.reference(line), from: workout, to: other, context)
        }
        let target = try EditTarget(workout, routine: routine)
        let move = try MoveLine(line, context)
        let edited = try context.edit(.move, in: target) { item throws(Failure) in
          try perform(move, in: &item, context)
        }
        return Reply(moved: edited, context)
      })
  }

  private static func perform(_ move: MoveLine, in workout: inout Workout, _ context: Context) throws(Failure)
    -> Moved
  {
    switch (move.reference, move.target) {
    case (.exercise(let exercise), .place(let place)):
      let index = try context.index(of: exercise, in: workout)
      let new = try position(place, from: index, upTo: workout.exercises.count)
      workout.exercises.move(from: index, to: new)
      return .exercise(from: index, to: new)
    case (.exercise(let exercise), .beside(let text, let isAfter)):
      let index = try context.index(of: exercise, in: workout)
      let other = try context.indexOfExercise(text, in: workout)
      let new = other + (isAfter ? 1 : 0) - (index < other ? 1 : 0)
      if index == other { return .exercise(from: index, to: index) }
      workout.exercises.move(from: index, to: new)
      return .exercise(from: index, to: new)
    case (_, .beside(let text, _)), (.exercise, .exercise(let text)):
      throw .positionNotFound("\"" + text + "\"", last: workout.exercises.count)
    case (let reference, .place(let place)):
      let places = try context.places(of: reference, typed: reference.text, in: workout)
      let exercise = places[0].exercise
      let last = workout.exercises[exercise].sets.count - places.count + 1
      let new = try position(place, from: places[0].set, upTo: last)
      for (number, place) in places.enumerated() {
        // The sets of a row that moves back to front have all moved up by then.
        let from = new < places[0].set ? place.set : places[0].set
        let to = new < places[0].set ? new + number : new + places.count - 1
        workout.exercises[exercise].sets.move(from: from, to: to)
      }
      return .sets(from: places, to: places.indices.map { SetPlace(exercise: exercise, set: new + $0) })
    case (let reference, .exercise(let text)):
      let places = try context.places(of: reference, typed: reference.text, in: workout)
      let target = try context.indexOfExercise(text, in: workout)
      try context.checkCounting(
        of: places.map { workout[$0] }, of: workout.exercises[places[0].exercise],
        in: context.exercise(of: workout.exercises[target]))
      let end = workout.exercises[target].sets.count
      if places.last == SetPlace(exercise: target, set: end - 1) { return .sets(from: places, to: places) }
      var moved: [SetPlace] = []
      for (number, place) in places.enumerated() {
        let from = SetPlace(exercise: place.exercise, set: place.set - number)
        moved = moved.map {
          $0.exercise == place.exercise ? SetPlace(exercise: $0.exercise, set: $0.set - 1) : $0
        }
        moved.append(workout.move(from, toEndOf: target))
      }
      return .sets(from: places, to: moved)
    }
  }

  private static func position(_ place: MoveLine.Place, from old: Int, upTo last: Int) throws(Failure) -> Int
  {
    switch place {
    case .first: return 0
    case .last: return last - 1
    // What is first stays first.
    case .by(let step): return min(max(0, old + step), last - 1)
    case .number(let text):
      guard let number = Int(text), (1...last).contains(number) else {
        throw .positionNotFound(text, last: last)
      }
      return number - 1
    }
  }
}

/// The parsed arguments of `move`: what to move, and where.
struct MoveLine {
  let reference: Reference
  let target: Target

  enum Target {
    case place(Place)
    case exercise(String)
    /// Before or after another exercise.
    case beside(String, isAfter: Bool)
  }

  /// A place among others.
  enum Place {
    /// A number, as typed.
    case number(String)
    case first, last
    /// One place up or down.
    case by(Int)

    /// `first`, `down`; nil for other words.
    init?(inWords typed: String) {
      switch Recognition.folded(typed) {
      case "first", "top", "start", "primero", "primera", "primer", "principio", "inicio", "principi",
        "inici":
        self = .first
      case "last", "bottom", "end", "final", "ultimo", "ultim": self = .last
      case "up", "arriba", "amunt": self = .by(-1)
      case "down", "abajo", "avall": self = .by(1)
      default: return nil
      }
    }
  }

  /// The REF ends with a set reference or with a word that ends in a comma; otherwise, the last word is the position.
  init(_ typed: [String], _ context: Context) throws(Failure) {
    let line = Self.withoutFiller(typed)
    // `bench before squat`
    if let place = line.indices.dropFirst().dropLast().first(where: { Self.besides[line[$0]] != nil }),
      let isAfter = Self.besides[line[place]]
    {
      reference = try context.reference(line[..<place])
      target = .beside(line[(place + 1)...].joined(separator: " "), isAfter: isAfter)
      return
    }
    let end = line.dropLast().firstIndex { $0.last == "," || Self.endsInSet($0) } ?? line.count - 2
    guard end >= 0, end + 1 < line.count else {
      throw Failure(
        .missingArgument(
          context.words.placeholder(.position), command: CommandName.move.rawValue))
    }
    reference = try context.reference(line[...end])
    var rest = line[(end + 1)...].joined(separator: " ")
    // `.1` in the same exercise is its first position.
    if case .set(let number) = Reference(rest) { rest = String(number) }
    // `move pull up` says no place.
    let isName = try context.exercises.catalogue().isName(line.joined(separator: " "))
    if !isName, let place = Place(inWords: rest) {
      target = .place(place)
    } else {
      target = rest.utf8.allSatisfy { (48...57).contains($0) } ? .place(.number(rest)) : .exercise(rest)
    }
  }

  private static let besides = ["before": false, "above": false, "after": true, "below": true]

  /// The line without the words before a place: `al principio`, `to the end`.
  private static func withoutFiller(_ line: [String]) -> [String] {
    guard let last = line.last, Place(inWords: last) != nil else { return line }
    var rest = line.dropLast()
    while rest.count > 1, let word = rest.last,
      ["a", "al", "el", "to", "the", "in", "en", "de", "tot"].contains(word)
    {
      rest.removeLast()
    }
    return rest + [last]
  }

  private static func endsInSet(_ word: String) -> Bool {
    switch Reference(word) {
    case .lastSet, .set, .sets, .setOf: true
    case .exercise, nil: false
    }
  }
}

extension Words {
  /// The help page of `move`.
  var moveHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Move a set or an exercise",
        [
          "gymlog move .3 .1": "set 3 becomes the first",
          "gymlog move .2-.4 deadlift": "sets 2 to 4 go to deadlift",
          "gymlog move bench 1": "bench press becomes the first exercise",
          "gymlog move bench --in last --to last-1": "bench press goes to another workout",
        ]),
      es: CommandHelp(
        "Mueve una serie o un ejercicio",
        [
          "gymlog move .3 .1": "la serie 3 pasa a ser la primera",
          "gymlog move .2-.4 peso muerto": "las series 2 a 4 pasan a peso muerto",
          "gymlog move banca 1": "el press de banca pasa a ser el primer ejercicio",
          "gymlog move banca --in last --to last-1": "el press de banca pasa a otro entrenamiento",
        ]),
      ca: CommandHelp(
        "Mou una sèrie o un exercici",
        [
          "gymlog move .3 .1": "la sèrie 3 passa a ser la primera",
          "gymlog move .2-.4 pes mort": "les sèries 2 a 4 passen a pes mort",
          "gymlog move banca 1": "el press de banca passa a ser el primer exercici",
          "gymlog move banca --in last --to last-1": "el press de banca passa a un altre entrenament",
        ]))
  }
}

extension Failure {
  static func positionNotFound(_ position: String, last: Int) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "there is no position \(position)",
          hint: last == 1 ? "The only position is 1" : "Positions go from 1 to \(last)"),
        es: Message(
          "no hay ninguna posición \(position)",
          hint: last == 1 ? "La única posición es la 1" : "Las posiciones van de la 1 a la \(last)"
        ),
        ca: Message(
          "no hi ha cap posició \(position)",
          hint: last == 1 ? "L'única posició és la 1" : "Les posicions van de la 1 a la \(last)")
      )
    }
  }
}
