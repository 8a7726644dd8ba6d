package import Training

extension English {
  package var set: String { "set" }
  package var exercise: String { "exercise" }
  package var workout: String { "workout" }
  package var routine: String { "routine" }

  package func sets(_ count: Int) -> String {
    counted(count, none: "no sets", one: "1 set", many: "sets")
  }

  package func reps(_ count: Int) -> String {
    counted(count, none: "no reps", one: "1 rep", many: "reps")
  }

  package func exercises(_ count: Int) -> String {
    counted(count, none: "no exercises", one: "1 exercise", many: "exercises")
  }

  package func workouts(_ count: Int) -> String {
    counted(count, none: "no workouts", one: "1 workout", many: "workouts")
  }

  package func routines(_ count: Int) -> String {
    counted(count, none: "no routines", one: "1 routine", many: "routines")
  }

  package func tags(_ count: Int) -> String {
    counted(count, none: "no tags", one: "1 tag", many: "tags")
  }

  package func sets(_ done: Int, of planned: Int) -> String {
    "\(done)/" + (planned == 1 ? "1 set" : number(planned) + " sets")
  }

  package func setType(_ type: SetType) -> String {
    switch type {
    case .warmUp: "warm-up"
    case .normal: "normal"
    case .drop: "drop"
    case .failure: "failure"
    }
  }

  package func otherWords(for type: SetType) -> [String] {
    switch type {
    case .warmUp: ["warm up set"]
    case .normal: ["working", "work set"]
    case .drop: ["drop set"]
    case .failure: ["to failure"]
    }
  }

  package func unit(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: "kilograms"
    case .pounds: "pounds"
    }
  }

  package func countMode(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "by reps"
    case .duration: "by time"
    case .distance: "by distance"
    }
  }

  package var volume: String { "volume" }
  package var load: String { "load" }
  package var bodyWeight: String { "body weight" }
  package var rest: String { "rest" }
  package var note: String { "note" }
  package var duration: String { "time" }
  package var superset: String { "superset" }

  package var done: String { "done" }
  package var planned: String { "planned" }
  package var next: String { "next" }
  package var lastTime: String { "last time" }
  package func last(_ day: String) -> String { "last, " + day }
  package var paused: String { "paused" }
  package var open: String { "open" }
  package var finished: String { "finished" }
  package var skipped: String { "skipped" }
}
