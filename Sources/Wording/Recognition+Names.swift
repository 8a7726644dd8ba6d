import TextMatching
package import Training

extension Recognition {
  /// The count mode that an exercise's name implies in any language: time for a hold, distance for a carry. Nil if none.
  package static func countMode(inName name: String) -> CountMode? {
    let words = name.split(whereSeparator: \.isWhitespace).map { FoldedWord($0).text }
    if words.contains(where: holds.contains) { return .duration }
    return words.contains(where: travels.contains) ? .distance : nil
  }

  /// The equipment in an exercise's name: `Kettlebell Windmill`, `remo con mancuernas`. Nil if none.
  package static func equipment(inName name: String) -> Equipment? {
    runs(of: name, upTo: 3).lazy.compactMap { equipment(named: $0) }.first { $0 != Equipment.none }
  }

  /// Whether an exercise's name says that it trains one side at a time: `single-leg`, `unilateral`, `a una mà`.
  package static func isOneSided(name: String) -> Bool {
    runs(of: name, upTo: 2).contains { oneSided.contains(FoldedWord($0).text) }
  }

  /// Whether a word means a set or sets.
  package static func isSet(_ word: some StringProtocol) -> Bool {
    ["set", "sets", "serie", "series"].contains(FoldedWord(word).text)
  }

  /// Whether a word means a workout.
  package static func isWorkout(_ word: some StringProtocol) -> Bool {
    [
      "workout", "session", "entreno", "entrenamiento", "sesion", "entrenament", "lentrenament", "sessio",
    ].contains(FoldedWord(word).text)
  }

  /// Whether a word means none of the choices.
  package static func isNone(_ word: some StringProtocol) -> Bool {
    ["none", "ninguno", "cap"].contains(FoldedWord(word).text)
  }

  /// The runs of adjacent words in a name, longest first.
  private static func runs(of name: String, upTo longest: Int) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    return (1...longest).reversed().flatMap { count in
      words.indices.dropLast(count - 1).map { words[$0..<$0 + count].joined(separator: " ") }
    }
  }

  static let groups: [(words: Set<String>, muscles: [Muscle])] = [
    (
      ["legs", "leg", "piernas", "pierna", "cames", "cama"],
      [.quads, .hamstrings, .glutes, .calves, .adductors, .abductors]
    ),
    (["thighs", "thigh", "muslos", "muslo", "cuixes", "cuixa"], [.quads, .hamstrings, .adductors]),
    (["back", "espalda", "esquena"], [.lats, .upperBack, .traps, .lowerBack]),
    (["core", "midsection", "tronco", "tronc", "zonamedia"], [.abs, .obliques, .lowerBack]),
    (
      [
        "delts", "delt", "deltoids", "deltoid", "shoulders", "shoulder", "hombros", "hombro", "deltoides",
        "espatlles", "espatlla",
      ], [.frontDelts, .sideDelts, .rearDelts]
    ),
    (["arms", "arm", "brazos", "brazo", "bracos", "brac"], [.biceps, .triceps, .forearms]),
    (["hips", "hip", "cadera", "caderas", "maluc", "malucs"], [.glutes, .abductors, .hipFlexors]),
  ]

  private static let holds: Set = [
    "hold", "holds", "plank", "planks", "isometric", "stretch", "plancha", "isometrico", "isometrica",
    "estiramiento", "planxa", "estirament",
  ]

  private static let travels: Set = [
    "carry", "walk", "run", "sprint", "swim", "crawl", "paseo", "caminata", "carrera", "passeig", "caminada",
    "cursa",
  ]

  private static let oneSided: Set = [
    "unilateral", "onearm", "onearmed", "oneleg", "onelegged", "onehand", "onehanded", "singlearm",
    "singleleg",
    "singlehand", "singlehanded", "unamano", "unbrazo", "unapierna", "unama", "unbrac", "unacama",
  ]
}
