import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func tags(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.tags.rawValue,
      declaring: .init(help: CommandHelp(words.help(.tags))) { context in try tags(context) })
  }

  private static func tags(_ context: Context) throws -> Reply {
    let recorded = try context.history()
    let (tags, problems) = (recorded.history.countedTags, recorded.problems)
    return Reply(
      problems: problems,
      text: { screen in
        if tags.isEmpty {
          return problems.isEmpty ? wrapped(screen.words.noTags, width: screen.width).text : ""
        }
        var table = Table([.left(shrinkingTo: 10), .right])
        for tag in tags { table.add([.init(tag.name, .strong), .init(screen.words.workouts(tag.workouts))]) }
        return table.lines(width: screen.width, screen.painter).text
      },
      json: {
        let list = tags.map { tag -> JSON in ["tag": .string(tag.name), "workouts": .int(tag.workouts)] }
        return [JSON.Member(name: "tags", value: .array(list))]
      })
  }
}

/// A tag with how many workouts have it.
private struct CountedTag {
  var name: String
  var workouts: Int
}

extension History {
  /// All tags, the most used first, then by name; upper and lower case are the same tag, in the newest spelling.
  fileprivate var countedTags: [CountedTag] {
    var counts: [String: CountedTag] = [:]
    for tag in sessions.reversed().flatMap({ tags(of: $0) }) {
      counts[tag.lowercased(), default: CountedTag(name: tag, workouts: 0)].workouts += 1
    }
    return counts.values.sorted { ($1.workouts, $0.name) < ($0.workouts, $1.name) }
  }
}
