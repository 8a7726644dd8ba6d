import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Reply {
  /// The echo of a workout started from a plan: each exercise with its sets and the reason for them, then the first set.
  init(started start: PlannedStart, noticed problems: [Problem], _ context: Context) {
    let screenOf = { (screen: Screen) in StartScreen(context: context, start: start, screen: screen) }
    self.init(
      noticed: problems + start.problems, text: { screen in screenOf(screen).lines.text },
      json: {
        let proposals = start.proposals.enumerated().map { index, proposed in
          JSON.object(
            JSON.members(["ref": .string("\(index + 1)")]) + proposed.proposal.json
              + JSON.members(["since": proposed.day.map { .string($0.text) } ?? .null]))
        }
        return WorkoutJSON(context: context, workout: start.workout).members
          + JSON.members(["proposals": .array(proposals)]) + start.overlaps.json
      })
  }
}

/// The planned sets of a workout that was just started.
struct StartScreen {
  let context: Context
  let start: PlannedStart
  let screen: Screen

  private var words: Words { screen.words }
  private var workout: Workout { start.workout }
  /// Below this width, or if a row doesn't fit, each reason gets a line of its own.
  private static let narrow = 60

  var lines: [String] {
    let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
    let head = [
      words.started(
        screen.name(of: workout), words.momentWithDate(workout.start.civil, today: context.now.day)),
      words.toDo(words.exercises(workout.exercises.count), words.sets(sets)),
    ]
    let overlaps = start.overlaps.map { words.overlaps(screen.when($0, today: context.now.day)) }
    return head + exercises + first + notes + overlaps
  }

  private var exercises: [String] {
    let table = self.table
    guard let width = screen.width,
      width < Self.narrow || table.plain.contains(where: { displayWidth(of: $0) > width })
    else { return table.painted }
    return workout.exercises.indices.flatMap { index in
      ["\(index + 1) " + screen.painter.paint(context.name(of: workout.exercises[index]), .strong)]
        + [sets(of: index), reason(of: index)].filter { !$0.isEmpty }.enumerated().flatMap { line, text in
          wrapped(text, width: screen.width, indent: "  ", hanging: "  ").map {
            screen.painter.paint($0, line == 0 ? .plain : .faint)
          }
        }
    }
  }

  private var table: (painted: [String], plain: [String]) {
    var table = Table([.right, .left, .left, .left])
    for index in workout.exercises.indices {
      table.add([
        .init("\(index + 1)"), .init(context.name(of: workout.exercises[index]), .strong),
        .init(sets(of: index)), .init(reason(of: index), .faint),
      ])
    }
    return (table.lines(width: nil, screen.painter), table.lines(width: nil, Painter(color: false)))
  }

  private func sets(of index: Int) -> String {
    let entry = workout.exercises[index]
    return context.writer(for: entry).text(entry.sets)
  }

  private func reason(of index: Int) -> String {
    let entry = workout.exercises[index]
    let text = ProposalText(
      words: words, today: context.now.day, writer: context.writer(for: entry),
      mode: context.countMode(of: entry)
    ).text(start.proposals[index])
    let equipment = context.exercise(of: entry).equipment
    let isOpen =
      equipment.loading == .external && !equipment.isLoadOptional
      && entry.sets.contains { $0.plan?.performance?.load == nil }
    return text.isEmpty && isOpen ? words.loadOpen : text
  }

  private var notes: [String] {
    workout.nextPlanned.map(workout.notes)?.flatMap { screen.note($0, indent: 1) } ?? []
  }

  private var first: [String] {
    guard let place = workout.nextPlanned else { return [] }
    let entry = workout.exercises[place.exercise]
    let command =
      if case .planned(_, let command) = NextStep(of: workout, context) { command } else { "gymlog done" }
    let (name, set) = (context.name(of: entry), context.writer(for: entry).text(workout[place]))
    let plain = words.firstToDo(name, set, command)
    if let width = screen.width, displayWidth(of: plain) > width {
      return wrappedAroundCommands(plain, width: width)
    }
    return [words.firstToDo(screen.painter.paint(name, .strong), set, command)]
  }
}

extension Words {
  /// A planned set whose load has to be typed.
  var loadOpen: String { say(en: "no load yet", es: "sin peso todavía", ca: "encara sense pes") }

  /// The first set of a workout, and the command that marks it done.
  func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String {
    say(
      en: "First: \(exercise) \(set). When done: \(command)",
      es: "Primero: \(exercise) \(set). Al acabar la serie: \(command)",
      ca: "Primer: \(exercise) \(set). En acabar la sèrie: \(command)")
  }
}
