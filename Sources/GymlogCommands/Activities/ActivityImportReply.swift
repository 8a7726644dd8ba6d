import Formats
import TerminalKit
import Training
import Wording

extension ActivityImport {
  /// The most names of other files.
  private static let mostNames = 3

  /// The most remarks on files, and the most files that aren't imported with a hint for each.
  private static let mostHints = 5

  /// The answer.
  ///
  /// - Throws: Why the only file isn't imported.
  func reply() throws(Failure) -> Reply {
    if activities.isEmpty, known == 0, refused.count == 1, refused[0].path.isNamed {
      throw refused[0].failure
    }
    let (twice, records) = (LoggedTwiceList(activities, context), BrokenActivityRecords(activities, context))
    var reply = Reply(
      noticed: problems, text: { text($0, twice, records) },
      json: { json(twice) + JSON.members(["records": records.json]) })
    if refused.contains(where: { $0.path.isNamed || !$0.isOther && !$0.isDeleted }) {
      reply.afterwards = { _ throws(Failure) in .failed }
    }
    return reply
  }

  private func text(_ screen: Screen, _ twice: LoggedTwiceList, _ records: BrokenActivityRecords) -> String {
    let words = screen.words
    var lines: [String] = []
    if !activities.isEmpty {
      lines.append(words.activitiesImported(activities.count))
      let shown = activities.sorted { $0.start > $1.start }.prefix(20)
      let table = ReportTable.activities(Array(shown), scale, context)
      lines += screen.lines(table, isNarrow: screen.isNarrow, shrinkingTo: 12)
      if let unknown = activities.first(where: { $0.sport == .other }) {
        let file = activities.count > 1 ? unknown.file?.source : nil
        let sport = words.say(en: "run", es: "correr", ca: "córrer")
        let line = "gymlog activity edit \(unknown.id.text) --sport \(sport)"
        let sentence = words.sportUnknown(in: file).split(separator: " ").map { Table.Cell(String($0)) }
        lines += screen.flowing(sentence + [.init(line, .accent)], between: " ")
      }
      lines += replaced.flatMap { screen.noted(words.replaced(context.label($0)), indent: 0) }
      lines += records.lines(screen) + twice.lines(screen)
      lines += oddities.prefix(Self.mostHints).flatMap { path, problem in
        screen.noted(words.description(of: problem, in: path.text), indent: 0)
      }
      if oddities.count > Self.mostHints { lines.append(words.moreRemarks(oddities.count - Self.mostHints)) }
    }
    if known > returned { lines.append(words.filesKnown(known - returned)) }
    if duplicates > 0 { lines.append(words.filesDuplicated(duplicates)) }
    if returned > 0 { lines.append(words.tracksReturned(returned)) }
    if activities.isEmpty, known == 0, refused.isEmpty { lines.append(words.nothingToImport) }
    let others = refused.filter(\.isOther)
    if !others.isEmpty {
      let names = others.prefix(Self.mostNames).map { terminalSafe(Self.name(of: $0.path.text)) }
      lines += wrapped(words.notTracks(others.count, names), width: screen.width)
    }
    let deleted = refused.filter { $0.isDeleted && !$0.path.isNamed }
    if !deleted.isEmpty { lines += wrapped(words.deletedBefore(deleted.count), width: screen.width) }
    for refusal in refused where !refusal.isOther && (!refusal.isDeleted || refusal.path.isNamed) {
      let message = refusal.failure.message(words, now: context.now)
      lines += wrapped(message.text, width: screen.width).map { screen.painter.paint($0, .warning) }
      lines += message.details.flatMap { wrapped(detail: $0, width: screen.width) }
      if refused.count <= Self.mostHints, let hint = message.hint {
        lines += wrappedAroundCommands(hint, width: screen.width)
      }
    }
    if !activities.isEmpty { lines.append(words.undoRemovesThem) }
    return lines.text
  }

  private func json(_ twice: LoggedTwiceList) -> [JSON.Member] {
    JSON.members([
      "activities": .array(activities.map { .object($0.json) }), "loggedTwice": twice.json,
      "replaced": .array(replaced.map { .string($0.id.text) }),
      "remarks": .array(
        oddities.map { path, problem in .string(context.words.description(of: problem, in: path.text)) }),
      "known": .int(known), "duplicates": .int(duplicates), "returned": .int(returned),
      "refused": .array(
        refused.map { refusal in
          let message = refusal.failure.message(context.words, now: context.now)
          return [
            "path": .string(refusal.path.text), "text": .string(message.text),
            "details": .array(message.details.map { .string($0) }),
          ]
        }),
    ])
  }
}
