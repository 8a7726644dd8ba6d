import Documents
package import Training

/// Something in the files of the logbook that isn't as it should be.
package struct Finding: Equatable, Sendable {
  /// The path of the file or folder, relative to the data directory; of a file of this device, the full path.
  package let path: String
  package let kind: Kind

  /// What is found at a path.
  package enum Kind: Equatable, Sendable {
    /// The file can't be used. If it is a workout's or routine's own, this many sets can't be shown without it.
    case unusable(Problem, sets: Int = 0)
    /// A sync program made it when a document was changed on two devices.
    case conflictCopy(of: String)
    /// A set whose exercise is missing.
    case setWithoutExercise
    /// A folder with documents, this many of them sets, and without the workout's or routine's own.
    case withoutHead(String, sets: Int)
    /// A workout that is open although it isn't the current one.
    case alsoOpen(id: String)
    /// Exercises with the same mark of a superset, as two devices can make them.
    case largeSuperset(workout: String, exercises: [Int])
    /// An exercise or alias for a custom exercise that is missing.
    case unknownExercise(String)
    /// An exercise or alias for a built-in exercise that this version's catalogue lacks.
    case unknownNumber(String)
    /// A workout or activity whose folder isn't that of the year in which it started.
    case otherYear(Int)
    /// A workout of more than a day: its start or end is probably wrong.
    case longWorkout(Duration, id: String)
    /// A temporary file that a crash left behind.
    case leftover
    /// A file or folder whose permission bits aren't those that the logbook gives it, and how many more there are.
    case mode(UInt32, instead: UInt32, others: Int)
    /// Lines that git needs are missing from a file.
    case gitFile
    /// The file of an activity isn't there: it was lost, or hasn't arrived yet.
    case trackMissing
    /// The file of an activity isn't the one that was imported.
    case trackChanged
    /// The file of an activity that was deleted, or hasn't arrived yet.
    case trackWithoutActivity
    /// An activity at the same time as an earlier one, as two devices can import one run: the newer one, and the other.
    case sameTime(Activity, Activity)
    /// No document of the logbook.
    case foreign
    /// The index said something else than the documents. It has been rewritten.
    case staleIndex
  }

  /// The number of sets that a repair moves with it.
  package var setsMoved: Int { if case .withoutHead(_, let sets) = kind { sets } else { 0 } }

  /// Whether something is damaged or lost, so that it is missing from answers.
  package var isDamage: Bool {
    switch kind {
    case .unusable, .trackMissing, .trackChanged: true
    default: false
    }
  }

  /// Whether it may need to be settled; four exercises can be meant as one superset, two activities as two, and a stale index is
  /// rewritten by now.
  package var isProblem: Bool {
    switch kind {
    case .largeSuperset, .sameTime, .staleIndex: false
    default: true
    }
  }

  /// Whether a repair does something about it.
  package var isRepairable: Bool {
    switch kind {
    case .mode, .gitFile: true
    default: isForTrash
    }
  }

  /// Whether a repair moves the file to the trash.
  package var isForTrash: Bool {
    switch kind {
    case .unusable(let problem, _):
      switch problem.reason {
      // A newer program may be able to read a document; an interrupted change of this device only blocks all others.
      case .document(let error): if case .newer = error.reason { path.hasPrefix("/") } else { true }
      case .system(let error): error.isInTheWay
      case .conflictCopy, .missing: false
      }
    case .setWithoutExercise, .withoutHead, .trackWithoutActivity, .leftover: true
    default: false
    }
  }
}
