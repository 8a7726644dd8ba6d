extension English {
  package func span(from first: String?, to last: String?) -> String {
    switch (first, last) {
    case (let first?, let last?): first == last ? first : "\(first) – \(last)"
    case (let first?, nil): "since \(first)"
    case (nil, let last?): "until \(last)"
    case (nil, nil): "all"
    }
  }

  package var workoutsHeading: String { "workouts" }
  package var setsHeading: String { "sets" }
  package var timesHeading: String { "reps" }
  package var perWorkout: String { "per workout" }
  package var setTypesHeading: String { "types of sets" }
  package var musclesHeading: String { "muscles" }
  package var exercisesHeading: String { "exercises" }
  package var most: String { "max" }
  package var mean: String { "mean" }
  package var total: String { "total" }
  package var weekHeading: String { "week" }
  package var monthHeading: String { "month" }
  package var yearHeading: String { "year" }
  package func warmUps(_ count: Int) -> String {
    count == 1 ? "1 of them a warm-up" : "\(number(count)) of them warm-ups"
  }
  package func volumeCounts(pairsTwice: Bool) -> String {
    "Reps, loads and volume are without warm-ups. Volume is load × reps; a pair of dumbbells counts "
      + (pairsTwice ? "twice" : "once")
  }
  package func bodyInVolume(_ volume: String) -> String { "\(volume) of the volume is your body weight" }
  package func bodyNotInVolume(_ sets: Int, _ command: String) -> String {
    "In \(self.sets(sets)) your body isn't counted: no body weight is recorded. To count it: \(command)"
  }
  package var musclesCount: String {
    "Exercises count for their main muscles, and half for the others; warm-ups don't"
  }
  package var nothingThen: String { "Nothing was done in that time" }
}
