import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func body(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.body.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.body)), .words([.weight], words), .dayOrTime(words),
        .flag(.force, words), .flag(.list, words), .day(.since, words), .day(.until, words), .limit(words),
        .flag(.csv, words), .svg(words), .flag(.remove, words)
      ) { context, line, moment, force, list, since, until, limit, csv, svg, removes in
        let lists = list || since != nil || until != nil || limit != nil || csv || svg != nil
        try checkBody(line, moment, lists: lists, removes: removes, context)
        if removes {
          return try removeBodyWeight(try moment.map { [try $0.instant(context).day.text] } ?? line, context)
        }
        if lists {
          return try BodyWeightList(
            DayRange(since: since, until: until, today: context.now.day), limit: limit, context
          )
          .reply(ChartForm(svg: svg, force: force, csv: csv), context)
        }
        if line.isEmpty { return try bodyWeight(context) }
        return try record(line, at: moment, force: force, context)
      })
  }

  /// Words and options that can't stand beside each other.
  private static func checkBody(
    _ line: [String], _ moment: DayOrTime?, lists: Bool, removes: Bool, _ context: Context
  ) throws {
    let name = CommandName.body.rawValue
    if lists, removes { throw CommandError.contradiction("--remove", "--list") }
    if lists, !line.isEmpty { throw UsageError.tooManyWords(line, command: name) }
    if moment != nil, lists { throw CommandError.contradiction("--at", "--list") }
    if moment != nil, removes, !line.isEmpty { throw UsageError.tooManyWords(line, command: name) }
    if moment != nil, !removes, line.isEmpty {
      throw UsageError.missingParameter(context.words.placeholder(.weight), command: name)
    }
  }

  // MARK: - Recording

  private static func record(
    _ line: [String], at moment: DayOrTime?, force: Bool, _ context: Context
  ) throws -> Reply {
    let text = line.joined(separator: " ")
    guard let typed = context.notation.mass(in: line), typed.value.raw > 0 else {
      throw StrengthError.weightNotUnderstood(text)
    }
    let weight = Mass(typed.value, typed.unit ?? context.settings.unit.value)
    guard force || weight.isLikelyBodyWeight else {
      throw StrengthError.unlikelyBodyWeight(
        weight, force: "gymlog body \(NotationWriter().text(weight)) --force")
    }
    let at = try moment?.instant(context) ?? context.now
    let (entry, before, problems) = try context.logbook.change(CommandName.body.rawValue, at: context.now) {
      change in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      let at = at.after(weights.entries.map(\.at))
      let entry = BodyWeight(id: context.newID(at: at), weight: weight, at: at)
      try change.add(entry)
      return (entry, weights.entries.last { BodyWeight.isEarlier($0, entry) }, problems)
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let said = words.bodyWeightRecorded(
          screen.painter.paint(NotationWriter().text(weight), .strong),
          words.moment(entry.at.civil, today: context.now.day))
        let difference = before.map { words.changeSince($0, to: entry, today: context.now.day) }
        return said + (difference.map { ", " + $0 } ?? "") + "\n"
      },
      json: { entry.json + [JSON.Member(name: "before", value: before.map { .object($0.json) } ?? .null)] })
  }

  // MARK: - Looking

  private static func bodyWeight(_ context: Context) throws -> Reply {
    let (weights, problems) = try context.logbook.read { try $0.bodyWeights(at: context.now) }
    guard let latest = weights.latest else {
      let error = StrengthError.noBodyWeight
      throw hindered(error, by: problems)
    }
    let earlier = BodyWeightChange.Span.allCases.compactMap { BodyWeightChange(latest, $0, in: weights) }
    return Reply(
      problems: problems,
      text: { screen in
        BodyWeightScreen(latest: latest, earlier: earlier, now: context.now, screen: screen).lines.text
      },
      json: {
        [JSON.Member(name: "latest", value: .object(latest.json))]
          + BodyWeightChange.Span.allCases.map { span in
            JSON.Member(
              name: span.rawValue, value: earlier.first { $0.span == span }.map { .object($0.json) } ?? .null)
          }
      })
  }

  // MARK: - Removing

  private static func removeBodyWeight(_ line: [String], _ context: Context) throws -> Reply {
    let (entry, problems) = try context.logbook.change(CommandName.body.rawValue, at: context.now) { change in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      do {
        let entry = try weights.entry(line.joined(separator: " "), context)
        try change.remove(entry)
        return (entry, problems)
      } catch let error as StrengthError {
        throw hindered(error, by: problems)
      }
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.bodyWeightRemoved(
            NotationWriter().text(entry.weight), words.moment(entry.at.civil, today: context.now.day)),
          words.undoBringsBack,
        ])
      }, json: { [JSON.Member(name: "removed", value: .object(entry.json))] })
  }
}

extension Mass {
  /// Whether somebody may weigh so much: from 20 to 400 kg.
  fileprivate var isLikelyBodyWeight: Bool {
    !Mass(Thousandths(20), .kilograms).isGreater(than: self)
      && !isGreater(than: Mass(Thousandths(400), .kilograms))
  }
}

extension BodyWeights {
  /// The entry that a text points at: the latest, that of a day, or the one with an id that begins so.
  ///
  /// - Throws: `StrengthError` where there is none, or several are.
  fileprivate func entry(_ text: String, _ context: Context) throws(StrengthError) -> BodyWeight {
    guard let latest else { throw .noBodyWeight }
    let fitting: [BodyWeight] =
      switch WorkoutReference(text) {
      case nil where text.isEmpty, .last(0): [latest]
      case .today: entries.filter { $0.at.day == context.now.day }
      case .yesterday: entries.filter { $0.at.day == context.now.day.adding(days: -1) }
      case .day(let day): entries.filter { $0.at.day == day }
      case .last(let back): back < entries.count ? [entries[entries.count - 1 - back]] : []
      case .id(let beginning): entries.filter { $0.id.text.hasPrefix(beginning) }
      case nil: []
      }
    guard let entry = fitting.last else { throw .bodyWeightNotFound(text) }
    guard fitting.count == 1 else { throw .severalBodyWeights(text, fitting) }
    return entry
  }
}
