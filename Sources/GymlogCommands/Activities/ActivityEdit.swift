import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func activityEdit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityEdit.rawValue,
      declaring: .init(
        help: words.activityEditHelp,
        .requiredPhrase(
          words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .activityEdit(words)
      ) { context, argument, edit throws(Failure) in
        if let name = edit.name { _ = try checked(name, .name) }
        if let note = edit.note { _ = try checked(note, .note) }
        for tag in edit.tags { _ = try checked(tag, .tag) }
        return try editActivity(argument, edit, context)
      })
  }

  static func editActivity(
    _ argument: WorkoutArgument, _ edit: ActivityEdit, as command: CommandName = .activityEdit,
    _ context: Context
  ) throws(Failure) -> Reply {
    if edit.isEmpty { throw .nothingToEdit(argument.text) }
    let (activity, scale, problems) = try context.logbook.change(command.rawValue, at: context.now) {
      change throws(Failure) in
      let data = try ActivityData(change.snapshot)
      let stored = try context.activity(argument, in: data)
      var activity = try edit.applied(to: stored, in: change.snapshot)
      if !edit.isForced, let rate = edit.heartRate { try checkHeartRate(rate, context) }
      if !edit.isForced, edit.distance != nil || edit.time != nil || edit.sport != nil {
        try edit.askForHours(activity, context)
        try Commands.checkSpeed(of: activity, typed: edit.time?.text, data.scale, context)
      }
      if let moment = edit.moment {
        activity.start = try context.start(moment, of: stored.value, force: edit.isForced, in: data)
      }
      if activity.start.day.year == stored.value.start.day.year {
        try change.save(activity, over: stored)
      } else {
        // Its folder is in that of its year, and ids begin with the day.
        activity.id = context.newID(at: activity.start)
        if let file = activity.file, let folder = stored.folder,
          let bytes = try change.snapshot.keptFile(file, in: folder)
        {
          change.keep(bytes, of: activity)
        }
        change.delete(stored)
        try change.save(activity)
      }
      return (activity, data.scale, data.problems)
    }
    let isOther = edit.sport != nil || edit.distance != nil || edit.time != nil || edit.moment != nil
    let twice = LoggedTwiceList(isOther ? [activity] : [], context)
    return Reply(
      noticed: problems,
      text: { screen in
        let moment = screen.words.moment(activity.start.civil, today: context.now.day)
        var parts = activity.figures(scale, screen.words)
        if edit.heartRate != nil,
          let rate = ActivityFacts(activity, scale, screen.words).heartRate
        {
          parts.append(rate + screen.words.say(en: " bpm", es: " ppm", ca: " ppm"))
        }
        if !activity.tags.isEmpty { parts.append(terminalSafe(activity.tags.joined(separator: " "))) }
        return screen.fitting { screen in
          let name =
            edit.moment == nil
            ? screen.painter.paint(context.label(activity), .strong)
            : screen.painter.paint(screen.words.name(of: activity), .strong) + " " + moment
          return [([name] + parts).joined(separator: " · ")]
        }.text + twice.lines(screen).text
      }, json: { activity.json + (isOther ? JSON.members(["loggedTwice": twice.json]) : []) })
  }
}

extension Parameter where Value == ActivityEdit {
  static func activityEdit(_ words: Words) -> Parameter {
    .together(
      .sport(words), .option(.name, .name, words),
      .time(
        OptionName.at.rawValue,
        help: words.say(
          en: "when it started; a day alone keeps the time, a time alone the day",
          es: "cuándo empezó; si das solo el día o la hora, lo otro no cambia",
          ca: "quan va començar; amb només el dia o l'hora, la resta no canvia"), words),
      .option(
        "note", value: words.placeholder(.text),
        help: words.say(en: "its note", es: "su nota", ca: "la seva nota")),
      .option(
        "distance", value: words.placeholder(.distance),
        help: words.say(en: "the distance", es: "la distancia recorrida", ca: "la distància recorreguda"),
        as: .distance),
      .option(
        "time", value: words.placeholder(.duration),
        help: words.say(en: "the moving time", es: "el tiempo en movimiento", ca: "el temps en moviment"),
        as: ValueParser { text throws(Failure) in
          ActivityEdit.Time(duration: try Duration(typed: text, mayHaveFractions: true), text: text)
        }),
      .heartRate(words),
      .addedTags(words),
      .options(
        "untag", value: words.placeholder(.tag),
        help: words.say(en: "remove a tag", es: "quita una etiqueta", ca: "treu una etiqueta"), as: .text),
      .force(
        words.say(
          en: "even if it overlaps another activity or its times come from a track",
          es: "aunque coincida con otra o tenga las horas de un recorrido",
          ca: "encara que coincideixi amb una altra o tingui hores d'un recorregut")),
      as: ActivityEdit.init(
        sport:name:moment:note:distance:time:heartRate:tags:untagged:isForced:))
  }
}

/// The changes to make to an activity.
struct ActivityEdit {
  struct Time {
    var duration: Duration
    /// As it was typed, if that may have meant another time.
    var text: String?
  }

  var sport: Sport?
  var name: String?
  var moment: TimeArgument?
  var note: String?
  var distance: Distance?
  var time: Time?
  var heartRate: Int?
  var tags: [String] = []
  var untagged: [String] = []
  /// Whether a speed beyond the records is meant.
  var isForced = false

  var isEmpty: Bool {
    sport == nil && name == nil && moment == nil && note == nil && distance == nil && time == nil
      && heartRate == nil && tags.isEmpty && untagged.isEmpty
  }

  /// Asks about `2:00` of an activity without a distance: hours and minutes, or minutes and seconds?
  func askForHours(_ activity: Activity, _ context: Context) throws(Failure) {
    guard let text = time?.text, activity.distance == nil,
      let readings = activity.sport.readings(ofTime: text)
    else { return }
    throw .severalReadings(readings.map { context.line(with: $0, for: text) })
  }

  /// The activity with the changes. With another sport, its track is measured again, because thresholds depend on it.
  func applied(to stored: StoredDocument<Activity>, in snapshot: Snapshot) throws(Failure) -> Activity {
    var activity = stored.value
    if let sport, sport != activity.sport {
      let track = try ActivityTrack(stored, in: snapshot)
      activity.sport = sport
      if let measured = track.measured { activity.take(MeasuredTrack(measured.track, as: sport)) }
    }
    if let name { activity.name = name }
    if let note { activity.note = note }
    if let distance { activity.distance = Thousandths(raw: distance.millimetres) }
    if let time = time?.duration {
      // A time typed by hand says nothing about stops.
      if activity.file == nil {
        (activity.elapsed, activity.moving) = (time, nil)
      } else {
        activity.moving = time
        if activity.elapsed.map({ $0 < time }) ?? true { activity.elapsed = time }
      }
    }
    if let heartRate {
      activity.heartRate = Activity.HeartRate(average: heartRate, maximum: activity.heartRate?.maximum)
    }
    for tag in untagged {
      guard let index = activity.tags.firstIndex(of: tag) else { throw .activityLacksTag(tag) }
      activity.tags.remove(at: index)
    }
    for tag in tags where !activity.tags.contains(tag) { activity.tags.append(tag) }
    return activity
  }
}

extension Context {
  /// When an activity began, as typed. That of one with a track is in its file, whose clock may have been wrong.
  fileprivate func start(
    _ moment: TimeArgument, of activity: Activity, force: Bool, in data: ActivityData
  ) throws(Failure) -> Instant {
    if activity.file != nil, !force {
      throw .timesAreOfTrack(label(activity), line: (["gymlog"] + line.map(shellWord)).joined(separator: " "))
    }
    var moved = activity
    moved.start = try instant(moment, insteadOf: activity.start)
    if !force, let other = data.overlap(with: moved) { throw .activityOverlaps(label(other), self) }
    return moved.start.after(data.activities.filter { $0.id != activity.id }.map(\.start))
  }
}

extension ValueParser where Value == Distance {
  /// A distance such as `5km`.
  static var distance: ValueParser { ValueParser { text throws(Failure) in try .read(text) } }
}

extension ValueParser where Value == Distance? {
  /// A distance such as `5km`; nil for 0.
  static var distanceOrNone: ValueParser {
    ValueParser { text throws(Failure) in text == "0" ? nil : try .read(text) }
  }
}

extension Distance {
  fileprivate static func read(_ text: String) throws(Failure) -> Distance {
    guard let distance = Distance(typed: text) else { throw .distanceNotUnderstood(text) }
    return distance
  }

  /// Nil for anything but a distance with its unit.
  fileprivate init?(typed text: String) {
    guard let groups = try? Notation(decimalComma: true).groups(in: [text]), groups.count == 1,
      groups[0].isBare, groups[0].amounts.count == 1,
      case .exactly(.distance(let distance, nil)) = groups[0].amounts[0], distance.value.raw > 0
    else { return nil }
    self = distance
  }
}

extension Failure {
  static func distanceNotPositive(_ text: String) -> Failure {
    Failure(
      .usage, en: Message("the distance must be more than 0, not \(quoted(text))"),
      es: Message("la distancia tiene que ser mayor que 0, no \(quoted(text))"),
      ca: Message("la distància ha de ser més gran que 0, no \(quoted(text))"))
  }

  fileprivate static func activityLacksTag(_ tag: String) -> Failure {
    Failure(
      .notFound, en: Message("the activity has no tag \(quoted(tag))"),
      es: Message("la actividad no tiene la etiqueta \(quoted(tag))"),
      ca: Message("l'activitat no té l'etiqueta \(quoted(tag))"))
  }

  /// The typed text with the option that its last word needs: `last 25:00` is `last --time 25:00`.
  private static func exampleOfEdit(_ text: String, sport: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let (named, last) = (words.dropLast().joined(separator: " "), words.last ?? "")
    let activity = shellWord(named.isEmpty ? "last" : named)
    if Sport(typed: last) != nil { return activity + " --sport " + last }
    if Distance(typed: last) != nil { return activity + " --distance " + last }
    if last.contains(":"), (try? Duration(typed: last)) != nil { return activity + " --time " + last }
    return shellWord(text) + " --sport " + sport
  }

  fileprivate static func timesAreOfTrack(_ label: String, line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the times of \(label) are those of its track",
          hint: "If the device's clock was wrong: \(line) --force"),
        es: Message(
          "\(label): las horas son las de su recorrido",
          hint: "Si el reloj del dispositivo iba mal: \(line) --force"),
        ca: Message(
          "\(label): les hores són les del seu recorregut",
          hint: "Si el rellotge del dispositiu anava malament: \(line) --force"))
    }
  }

  fileprivate static func nothingToEdit(_ text: String) -> Failure {
    Failure(.usage) { words in
      let sport = words.say(en: "run", es: "correr", ca: "córrer")
      return Message(
        words.say(en: "no changes given", es: "falta qué cambiar", ca: "falta què canviar"),
        hint: words.forExample("gymlog activity edit " + exampleOfEdit(text, sport: sport)))
    }
  }
}

extension Words {
  var activityEditHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Change an activity",
        [
          "gymlog activity edit last --sport hike": "measure its track again, as a hike",
          #"gymlog activity edit last --name "Along the river" --tag easy"#: "name and tag",
          "gymlog activity edit 2026-11-21 --distance 5.2km --time 26:10": "correct what was measured",
          "gymlog activity edit last --at \"yesterday 7:30\"": "correct when it was",
        ]),
      es: CommandHelp(
        "Cambia una actividad",
        [
          "gymlog activity edit last --sport senderismo": "el recorrido se mide otra vez, como excursión",
          #"gymlog activity edit last --name "Junto al río" --tag suave"#: "nombre y etiqueta",
          "gymlog activity edit 2026-11-21 --distance 5.2km --time 26:10": "corrige lo que se midió",
          "gymlog activity edit last --at \"ayer 7:30\"": "corrige cuándo fue",
        ]),
      ca: CommandHelp(
        "Canvia una activitat",
        [
          "gymlog activity edit last --sport senderisme": "el recorregut es torna a mesurar, com a excursió",
          #"gymlog activity edit last --name "Vora el riu" --tag suau"#: "nom i etiqueta",
          "gymlog activity edit 2026-11-21 --distance 5.2km --time 26:10": "corregeix el que es va mesurar",
          "gymlog activity edit last --at \"ahir 7:30\"": "corregeix quan va ser",
        ]))
  }
}
