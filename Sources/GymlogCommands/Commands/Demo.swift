import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func demo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.demo.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.demo)),
        .option(
          OptionName.years.rawValue, value: words.placeholder(.number), help: words.option(.years),
          as: ValueParser { try years($0) })
      ) { context, years in
        try demo(years: years ?? 1, context).aboutHand
      })
  }

  private static func years(_ text: String) throws(NotSoManyYears) -> Int {
    guard let years = Int(text), (1...30).contains(years) else { throw NotSoManyYears() }
    return years
  }

  /// A lifter doesn't train so long, or it isn't a number.
  private struct NotSoManyYears: Error {}

  /// A history that was made up, and the tour through it.
  private struct Demonstration {
    let folder: String
    let first: Day
    let count: (workouts: Int, sets: Int)
    var scenes: [Scene] = []
  }

  private static func demo(years: Int, _ context: Context) throws -> Reply {
    let isNamed = context.settings.data.source == .option("--" + OptionName.data.rawValue)
    let scratch = try Scratch(named: isNamed ? context.settings.data.value : nil, context)
    defer { scratch.cleanUp() }
    let today = context.now.day
    let first = today.adding(days: -years * 365 - years / 4)
    let history = TrainingHistory(
      seed: 2026, from: first, through: today.adding(days: -1), offset: context.offset(at:),
      words: context.words)
    let count = try scratch.logbook(context).fill(with: history, at: context.now)
    var demonstration = Demonstration(folder: scratch.data, first: first, count: count)
    if !context.isForPrograms { demonstration.scenes = Tour(scratch: scratch, context: context).scenes() }
    return reply(demonstration)
  }

  private static func reply(_ demonstration: Demonstration) -> Reply {
    Reply(
      text: { screen in text(demonstration, screen) },
      json: {
        [
          JSON.Member(name: "data", value: .string(demonstration.folder)),
          JSON.Member(name: "since", value: .string(demonstration.first.text)),
          JSON.Member(name: "workouts", value: .int(demonstration.count.workouts)),
          JSON.Member(name: "sets", value: .int(demonstration.count.sets)),
        ]
      })
  }

  private static func text(_ demonstration: Demonstration, _ screen: Screen) -> String {
    let words = screen.words
    let (workouts, sets) = demonstration.count
    func prose(_ text: String) -> [String] { wrapped(text, width: min(screen.width ?? 80, 80)) }
    func typed(_ line: String) -> String { screen.painter.paint("$ " + line, .strong) }
    var lines = prose(
      words.demoMade(
        words.workouts(workouts) + ", " + words.sets(sets), since: words.dayShortWithYear(demonstration.first)
      ))
    for scene in demonstration.scenes {
      lines += [""] + prose(words.tour(scene.step)) + [typed(scene.line)]
      lines.append(scene.said.last == "\n" ? String(scene.said.dropLast()) : scene.said)
    }
    lines += [""] + prose(words.demoLookAround)
    lines += [typed("export GYMLOG_DATA=" + shellWord(demonstration.folder)), typed("gymlog list")]
    lines += [""] + prose(words.demoRemove) + [typed("rm -r " + shellWord(demonstration.folder))]
    lines += [""] + prose(words.demoBegin) + [typed("gymlog start")]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Context {
  /// What the wall clock here was ahead of UTC when it showed a time.
  fileprivate func offset(at civil: CivilTime) -> Int { world.offsets(civil).first ?? now.offset }
}
