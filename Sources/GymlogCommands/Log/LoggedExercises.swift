import Documents
import Formats
import Training
import Wording

extension Reply {
  /// The echo of completed sets of several exercises: a line for each, and the records that it broke.
  init(setsOfEach edited: EditResult<[[SetPlace]]>, _ context: Context) {
    let logged = LoggedExercises(edited.result, of: edited.workout, context)
    self.init(
      noticed: edited.problems,
      text: { screen in (logged.lines(screen) + logged.echo.notices(began: edited.began, screen)).text },
      json: { logged.members(began: edited.began) })
    isAboutCurrentWorkout = edited.isCurrent
  }
}

/// The sets logged for some exercises of a workout, and the records that they broke.
struct LoggedExercises {
  let echo: SetsEcho
  private let places: [[SetPlace]]
  private let records: [BrokenRecords?]

  /// `places` has the sets of each exercise in the order in which they were logged.
  init(_ places: [[SetPlace]], of workout: Workout, _ context: Context, breaksRecords: Bool = true) {
    echo = SetsEcho(context: context, workout: workout)
    self.places = Self.merged(places)
    guard breaksRecords else {
      records = []
      return
    }
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    let pasts = try? context.logbook.read { snapshot throws(Failure) in
      Self.merged(places).map { places in
        places.first.flatMap { place in
          try? context.past(
            of: workout.exercises[place.exercise].exercise, excluding: folder, in: snapshot)
        }
      }
    }
    records = zip(self.places, pasts ?? []).map { BrokenRecords.checked($0, of: workout, past: $1, context) }
  }

  /// One entry for each exercise, even if it was named twice.
  private static func merged(_ places: [[SetPlace]]) -> [[SetPlace]] {
    var merged: [[SetPlace]] = []
    for places in places where !places.isEmpty {
      if let index = merged.firstIndex(where: { $0.first?.exercise == places[0].exercise }) {
        merged[index] += places
      } else {
        merged.append(places)
      }
    }
    return merged
  }

  func lines(_ screen: Screen) -> [String] {
    places.indices.flatMap { index in
      [screen.isNarrow ? echo.narrowLine(places[index], screen) : echo.line(places[index], screen)]
        + (record(index)?.lines(echo.context, screen) ?? [])
    }
  }

  func members(began: Bool) -> [JSON.Member] {
    echo.members(
      places.enumerated().map { PlannedExercise(index: $1[0].exercise, places: $1) }, began: began)
      + [
        JSON.Member(
          name: "records",
          value: .array(places.indices.flatMap { record($0)?.values(echo.context) ?? [] }))
      ]
  }

  private func record(_ index: Int) -> BrokenRecords? {
    records.indices.contains(index) ? records[index] : nil
  }
}
