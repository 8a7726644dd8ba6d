import Documents
import Logbook
import Training
import Wording

/// The activities of the logbook with their documents, oldest first, and how their distances are shown.
struct ActivityData {
  /// Ordered by their starts.
  let stored: [StoredDocument<Activity>]
  let profile: Profile?
  let scale: DistanceScale
  let problems: [Problem]

  var activities: [Activity] { stored.map(\.value) }

  init(_ snapshot: Snapshot) throws(Failure) {
    let found = try snapshot.activities()
    stored = found.documents.sorted {
      ($0.value.start.seconds, $0.value.id) < ($1.value.start.seconds, $1.value.id)
    }
    var problems = found.problems
    profile = try snapshot.profile(reporting: &problems)
    self.problems = problems
    scale = DistanceScale(profile)
  }
}

/// The activities of the logbook without their notes and files, oldest first, as reports add them up.
struct ActivityHistory {
  /// Ordered by their starts.
  let activities: [Activity]
  let folders: [WorkoutFolder]
  let scale: DistanceScale
  let problems: [Problem]

  /// The same without any: what two workouts are compared by are their sets.
  var withoutActivities: ActivityHistory {
    ActivityHistory(activities: [], folders: [], scale: scale, problems: problems)
  }

  private init(activities: [Activity], folders: [WorkoutFolder], scale: DistanceScale, problems: [Problem]) {
    (self.activities, self.folders, self.scale, self.problems) = (activities, folders, scale, problems)
  }

  /// Reads them from the index, and those that changed since from their documents.
  init(_ snapshot: Snapshot, at now: Instant) throws(Failure) {
    let found = try snapshot.activityHistory(at: now)
    (activities, folders) = (found.activities, found.folders)
    var problems = found.problems
    scale = try DistanceScale(snapshot, reporting: &problems)
    self.problems = problems
  }
}

extension DistanceScale {
  /// The scale that the profile in a logbook asks for.
  init(_ snapshot: Snapshot, reporting problems: inout [Problem]) throws(Failure) {
    self.init(try snapshot.profile(reporting: &problems))
  }
}

extension Snapshot {
  /// The lifter's profile; nil if there is none, or if it can't be used, which is added to `problems`.
  fileprivate func profile(reporting problems: inout [Problem]) throws(Failure) -> Profile? {
    do throws(Failure) {
      return try profile()?.value
    } catch {
      guard case .damaged(let problem) = error.logbookError else { throw error }
      problems.append(problem)
      return nil
    }
  }
}

extension Context {
  /// The activity that an argument names: the last one, one of a day or time, or by its name or id.
  ///
  /// - Throws: A `Failure` if none or several match.
  func activity(
    _ argument: WorkoutArgument, in data: ActivityData
  ) throws(Failure) -> StoredDocument<Activity> {
    let found: [StoredDocument<Activity>]
    switch argument.reference {
    case .last(let back):
      found = back < data.stored.count ? [data.stored[data.stored.count - 1 - back]] : []
    case .id(let beginning):
      let withID = data.stored.filter { $0.value.id.text.hasPrefix(beginning) }
      found = withID.isEmpty ? named(argument.text, in: data) : withID
    case .name: found = named(argument.text, in: data)
    case .time(let readings): found = activities(at: readings, in: data)
    }
    guard let activity = found.last else {
      if data.stored.isEmpty { throw Failure.noActivitiesYet.attaching(data.problems) }
      throw Failure.activityNotFound(argument.text).attaching(data.problems)
    }
    guard found.count == 1 else {
      throw .severalActivities(
        argument.text,
        found.suffix(12).map { stored in
          let activity = stored.value
          let moment = words.dayShortWithYear(activity.start.day) + " " + words.clock(activity.start.civil)
          return moment + ", " + words.name(of: activity) + ": "
            + line(with: activity.id.text, for: argument.text)
        })
    }
    return activity
  }

  /// The only activity that the argument of a command for workouts names, unless it counts back from the last.
  func activity(namedBy argument: WorkoutArgument, in snapshot: Snapshot) -> Activity? {
    if case .last = argument.reference { return nil }
    return (try? activity(argument, in: ActivityData(snapshot)))?.value
  }

  private func named(_ text: String, in data: ActivityData) -> [StoredDocument<Activity>] {
    let typed = Recognition.folded(text)
    let whole = data.stored.filter { Recognition.folded($0.value.name ?? "") == typed }
    if let last = whole.last { return [last] }
    return data.stored.filter { stored in
      guard let name = stored.value.name, !typed.isEmpty else { return false }
      return Recognition.folded(name).contains(typed)
    }
  }

  private func activities(
    at readings: [TypedTime], in data: ActivityData
  ) -> [StoredDocument<Activity>] {
    data.stored.filter { stored in
      let start = stored.value.start.civil
      return readings.contains { reading in
        switch reading {
        case .day(let day): return day.day(today: now.day) == start.day
        case .clock(let day, let hour, let minute):
          guard (start.hour, start.minute) == (hour, minute) else { return false }
          return (day.map { $0.day(today: now.day) } ?? now.day) == start.day
        case .instant(let moment): return moment.seconds / 60 == stored.value.start.seconds / 60
        case .now, .ago: return false
        }
      }
    }
  }

  /// An activity with its day within a sentence: `Run (21 Nov)`.
  func label(_ activity: Activity) -> String {
    words.name(of: activity) + " (" + words.dayRelative(activity.start.day, today: now.day) + ")"
  }
}

extension Words {
  var noActivities: Message {
    say(
      en: Message(
        "no activities yet", hint: "To add one: gymlog activity add run \(exampleRun)"),
      es: Message(
        "aún no hay actividades", hint: "Para añadir una: gymlog activity add correr \(exampleRun)"),
      ca: Message(
        "encara no hi ha activitats",
        hint: "Per afegir-ne una: gymlog activity add córrer \(exampleRun)"))
  }
}

extension Failure {
  static var noActivitiesYet: Failure { Failure(.notFound) { $0.noActivities } }

  static func activityNotFound(_ text: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "no activity matches \(quoted(text))", hint: words.tryTyping("gymlog activity list")),
        es: Message(
          "ninguna actividad coincide con \(quoted(text))", hint: words.tryTyping("gymlog activity list")),
        ca: Message(
          "cap activitat no coincideix amb \(quoted(text))", hint: words.tryTyping("gymlog activity list")))
    }
  }

  /// The error for an activity given to a command for workouts.
  static func workoutIsActivity(_ text: String, _ activity: Activity, _ label: String) -> Failure {
    let lines = ["show", "edit", "delete"].map { "  gymlog activity \($0) " + activity.id.text }
    return Failure(.notFound, cause: WorkoutNotFound()) { words in
      Message(
        words.say(
          en: "no workout matches \(words.quoted(text)), but an activity does: \(label)",
          es: "ningún entrenamiento coincide con \(words.quoted(text)), pero sí una actividad: \(label)",
          ca: "cap entrenament no coincideix amb \(words.quoted(text)), però sí una activitat: \(label)"),
        details: lines, hint: words.typeTheOneMeant)
    }
  }

  static func severalActivities(_ text: String, _ lines: [String]) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(text)) matches several activities",
          es: "varias actividades coinciden con \(quoted(text))",
          ca: "hi ha més d'una activitat que coincideix amb \(quoted(text))"),
        details: lines.map { "  " + $0 }, hint: words.typeTheOneMeant)
    }
  }
}
