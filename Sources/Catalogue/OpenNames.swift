package import Training

/// An exercise that a name may mean, and the loads at which it may.
package struct PossibleMeaning {
  package let exercise: Exercise
  /// In kilograms, as they are typed, of the heavier sets; `0...0` for sets without any.
  package let loads: ClosedRange<Int>
}

extension ForeignNames {
  /// The exercises that a name without equipment mostly means, if lifters use it for several exercises alike; empty for all other
  /// names. The names of most others imply the equipment: a squat is done with a barbell, a hammer curl with dumbbells.
  package func possibleMeanings(_ name: String) -> [PossibleMeaning] {
    let meanings = meaningsOfWhole(name)
    guard meanings.isEmpty, let bare = ImportRemark.without(name) else { return meanings }
    return meaningsOfWhole(bare)
  }

  /// What a name mostly means if all of it is such a name, without leaving out a remark.
  func meaningsOfWhole(_ name: String) -> [PossibleMeaning] {
    let words = Query(name).words.map(\.bytes)
    let languages = ForeignWords.languages.map { $0.readings(of: words) }
    // A name whose words are all of another language is read in no other.
    let whole = languages.dropFirst().joined().filter { !$0.words.isEmpty && $0.words == $0.known }
    let readings = whole.isEmpty ? [words] + languages.joined().map(\.words) : whole.map(\.words)
    guard let open = readings.firstNonNil({ Self.openNames[Set(NameMeaning($0).terms)] }) else {
      return []
    }
    return open.compactMap { id, loads in
      ExerciseID(id).flatMap(catalogue.exercise).map { PossibleMeaning(exercise: $0, loads: loads) }
    }
  }

  /// The exercises that a name of one exercise may mean besides, when the sets say so; the exercise among them. Empty if the name says
  /// the equipment, or which of them is meant.
  package func meaningsBySets(_ name: String, of exercise: Exercise) -> [PossibleMeaning] {
    guard let (meanings, unless) = Self.usualMeanings[exercise.id.text] else { return [] }
    let words = Query(name).words.map(\.bytes)
    let readings = [words] + ForeignWords.languages.flatMap { $0.readings(of: words).map(\.words) }
    let terms = Set(readings.flatMap { NameMeaning($0).terms })
    let decisive = NameMeaning(Query(unless).words.map(\.bytes)).terms
    guard !terms.contains(where: { $0.equipment != nil || decisive.contains($0) }) else { return [] }
    return meanings.compactMap { id, loads in
      ExerciseID(id).flatMap(catalogue.exercise).map { PossibleMeaning(exercise: $0, loads: loads) }
    }
  }

  /// By the exercise that a name usually means: what it means at which loads, and the words that leave no choice.
  private static let usualMeanings:
    [String: (meanings: [(id: String, loads: ClosedRange<Int>)], unless: String)] = [
      // Barbell, or nobody wrote the load; without load.
      "4": ([("4", 0...500), ("542", 0...0)], "back"),
      // Barbell, dumbbells.
      "14": ([("14", 20...300), ("157", 1...50)], "bench"),
      // Barbell, without load.
      "28": ([("28", 1...500), ("901", 0...0)], ""),
      // Dumbbells, of which lifters type one or both; barbell; without load.
      "31": ([("31", 1...100), ("126", 46...200), ("550", 0...0)], ""),
      // Without load, dumbbells, barbell.
      "33": ([("33", 0...0), ("195", 1...60), ("123", 20...200)], ""),
      "549": ([("549", 0...0), ("200", 1...60), ("125", 20...200)], ""),
      "551": ([("551", 0...0), ("196", 1...60), ("124", 20...200)], ""),
      "552": ([("552", 0...0), ("197", 1...60), ("955", 20...200)], ""),
      "555": ([("555", 0...0), ("201", 1...80), ("127", 20...200)], ""),
      // With or without a plate; machine, cable.
      "36": ([("36", 0...25), ("355", 26...200), ("289", 26...150)], ""),
      "37": ([("37", 0...25), ("464", 26...80), ("355", 26...200)], ""),
      // Machine, without load.
      "322": ([("322", 0...300), ("891", 0...0)], ""),
      // On ice, on wheels, which is told by its distance.
      "817": ([("817", 0...0), ("818", 0...0)], "ice hielo gel"),
    ]

  static let openNames: [Set<NameMeaning.Term>: [(id: String, loads: ClosedRange<Int>)]] = {
    // Dumbbells, cables, pec deck. The loads are those of strong lifters, with room to spare.
    let fly = [("163", 1...26), ("251", 1...40), ("45", 10...200)]
    // Dumbbells, barbell: the bar alone weighs 20 kg.
    let wristCurl = [("220", 1...18), ("147", 15...80)]
    let reverseWristCurl = [("221", 1...14), ("148", 12...50)]
    // On the machine, with dumbbells, without load.
    let calfRaise = [("43", 10...400), ("205", 4...50), ("644", 0...0)]
    // Dumbbells; barbell, cable and machine, which begin higher.
    let curl = [("15", 1...22), ("16", 18...90), ("274", 18...80), ("351", 18...90)]
    let oneArmCurl = [("15", 1...40), ("276", 1...50)]
    // One dumbbell, cable.
    let oneArmExtension = [("223", 1...30), ("285", 2...45)]
    // Lying, seated: the same loads. `NameConventions` knows which if the file has the other one.
    let legCurl = [("22", 1...200), ("23", 1...200)]
    // Bench, overhead.
    let swissPress = [("778", 10...250), ("779", 10...150)]
    let names = [
      "leg curl": legCurl, "machine leg curl": legCurl, "hamstring curl": legCurl,
      "football bar press": swissPress, "swiss bar press": swissPress,
      // Cable, machine, without load.
      "glute kickback": [("296", 1...60), ("324", 5...200), ("578", 0...0)],
      "fly": fly, "chest fly": fly, "pec fly": fly, "pectoral fly": fly,
      // Dumbbells, machine, barbell.
      "shoulder press": [("25", 1...50), ("337", 10...200), ("2", 20...150)],
      // Dumbbells, barbell.
      "seated military press": [("168", 1...18), ("136", 15...150)],
      // Machine, dumbbells.
      "chest press": [("46", 1...300), ("13", 2...55)],
      // One dumbbell, cable overhead, pushdown, machine, lying with a barbell.
      "triceps extension": [
        ("222", 2...45), ("286", 3...60), ("26", 3...60), ("353", 10...150), ("29", 10...60),
      ],
      // One dumbbell, cable, EZ bar.
      "overhead triceps extension": [("222", 2...45), ("286", 3...60), ("247", 10...50)],
      // Dumbbells, barbell.
      "shrug": [("181", 2...60), ("120", 30...400)],
      // Overhead, pushdown.
      "rope triceps extension": [("286", 2...60), ("282", 2...60)],
      "barbell cable triceps extension": [("286", 2...60), ("26", 2...80)],
      "single arm triceps extension": oneArmExtension, "single triceps extension": oneArmExtension,
      "standing calf raise": calfRaise, "calf raise": calfRaise,
      "biceps curl": curl, "curl": curl,
      // Dumbbell, cable.
      "single arm curl": oneArmCurl, "single arm biceps curl": oneArmCurl,
      // In the captain's chair, hanging.
      "vertical knee raise": [("633", 0...0), ("631", 0...0)],
      // What other languages call any exercise for the abdominals.
      "abdominal exercise": [
        ("36", 0...0), ("37", 0...0), ("355", 5...150), ("289", 5...120), ("465", 1...60),
      ],
      // Dumbbells, barbell. Who lifts a plate says so.
      "front raise": [("42", 1...19), ("41", 18...60)],
      "wrist curl": wristCurl, "reverse wrist curl": reverseWristCurl, "wrist extension": reverseWristCurl,
      // Cable, machine.
      "low row": [("19", 10...250), ("344", 10...250)],
      // The glute bridge without load; with a barbell that or the hip thrust.
      "hip raise": [("571", 0...0), ("133", 10...300), ("28", 10...400)],
      // Without load, dumbbells, barbell.
      "lunge": [("34", 0...0), ("194", 2...45), ("122", 20...160)],
      // Dumbbells, machine.
      "chest supported row": [("184", 2...50), ("342", 10...250)],
      // Barbell, dumbbell, cable, machine, and the rowing machine, which is told by its distance.
      "row": [("8", 20...250), ("182", 4...80), ("19", 10...200), ("342", 10...250), ("40", 0...0)],
    ]
    return Dictionary(names.map { (Set(NameMeaning(Query($0).words.map(\.bytes)).terms), $1) }) { $1 }
  }()
}
