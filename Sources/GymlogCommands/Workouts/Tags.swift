import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func tags(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.tags.rawValue,
      declaring: .init(help: words.tagsHelp) { context throws(Failure) in try tags(context) })
  }

  private static func tags(_ context: Context) throws(Failure) -> Reply {
    let (recorded, routines, activities) = try context.logbook.read { snapshot throws(Failure) in
      (
        try context.history(in: snapshot), try snapshot.routines(),
        try ActivityHistory(snapshot, at: context.now)
      )
    }
    let problems = recorded.problems + routines.problems + activities.problems
    let tags = recorded.history.countedTags(and: routines.routines.map(\.value), activities.activities)
    return Reply(
      problems: problems,
      text: { screen in
        if tags.isEmpty {
          return problems.isEmpty ? wrapped(screen.words.noTags, width: screen.width).text : ""
        }
        let words = screen.words
        var table = Table([.left(shrinkingTo: 10), .right, .right, .right])
        for tag in tags {
          table.add([
            .init(tag.name, .strong), .init(words.workouts(tag.workouts)),
            .init(tag.activities == 0 ? "" : words.activities(tag.activities)),
            .init(tag.routines == 0 ? "" : words.routines(tag.routines)),
          ])
        }
        return table.lines(width: screen.width, screen.painter).text
      },
      json: {
        let list = tags.map { tag -> JSON in
          [
            "tag": .string(tag.name), "workouts": .int(tag.workouts), "routines": .int(tag.routines),
            "activities": .int(tag.activities),
          ]
        }
        return JSON.members(["tags": .array(list)])
      })
  }
}

/// A tag with the number of workouts, activities and own routines that have it.
private struct CountedTag {
  var name: String
  var workouts = 0
  var activities = 0
  var routines = 0
}

extension History {
  /// All tags, most used first, then by name. Case doesn't count; the newest spelling is shown.
  fileprivate func countedTags(and routines: [Routine], _ activities: [Activity]) -> [CountedTag] {
    var counts: [String: CountedTag] = [:]
    for tag in sessions.reversed().flatMap({ tags(of: $0) }) {
      counts[tag.tagKey, default: CountedTag(name: tag)].workouts += 1
    }
    for tag in activities.reversed().flatMap(\.tags) {
      counts[tag.tagKey, default: CountedTag(name: tag)].activities += 1
    }
    for tag in routines.flatMap(\.tags) {
      counts[tag.tagKey, default: CountedTag(name: tag)].routines += 1
    }
    return counts.values.sorted { one, other in
      let (used, usedLess) = (one.workouts + one.activities, other.workouts + other.activities)
      return (usedLess, one.name) < (used, other.name)
    }
  }
}

extension Words {
  var noTags: String {
    say(
      en: "No tags yet. To add one: gymlog tag heavy",
      es: "Todavía no hay etiquetas. Para añadir una: gymlog tag pesado",
      ca: "Encara no hi ha etiquetes. Per afegir-ne una: gymlog tag pesat")
  }

  var tagsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List your tags, most used first",
        [
          "gymlog tags": "with the number of workouts and activities for each",
          "gymlog list --tag heavy": "the workouts with that tag",
        ]),
      es: CommandHelp(
        "Lista tus etiquetas, de más a menos usadas",
        [
          "gymlog tags": "con los entrenamientos y las actividades de cada una",
          "gymlog list --tag pesado": "los entrenamientos con esa etiqueta",
        ]),
      ca: CommandHelp(
        "Llista les teves etiquetes, de més a menys usades",
        [
          "gymlog tags": "amb els entrenaments i les activitats de cadascuna",
          "gymlog list --tag pesat": "els entrenaments amb aquella etiqueta",
        ]))
  }
}
