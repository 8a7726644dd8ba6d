import Training

extension ForeignNames {
  /// The exercise of a name that is said twice, "Estocadas / zancadas", "Peck deck o contractora", "Levantamento Terra Romeno (RDL)",
  /// or of a name with the muscles that it is done for in brackets: "Leg curl acostado (isquios)".
  func glossed(_ name: String) -> [NameMatch] {
    for between in Self.or {
      let parts = name.lowercased().split(separator: between).map(String.init)
      if parts.count == 2 { return same(parts[0], parts[1]) }
    }
    guard name.last == ")", let open = name.lastIndex(of: "(") else { return [] }
    let (outer, inner) = (String(name[..<open]), String(name[open...]))
    let twice = same(outer, inner)
    if !twice.isEmpty { return twice }
    let words = Query(inner).words.map(\.bytes)
    let readings = [words] + ForeignWords.languages.flatMap { $0.readings(of: words).map(\.words) }
    let muscles = readings.compactMap { NameMeaning($0).muscles }.flatMap(\.self)
    guard !muscles.isEmpty, case .one(let exercise) = findWhole(outer),
      muscles.contains(where: exercise.primaryMuscles.contains)
    else { return [] }
    return fits(exercise)
  }

  /// What stands between two names of the same.
  private static let or = ["/", " or ", " o ", " ou ", " oder "]

  /// The exercise that two whole names mean alike.
  private func same(_ one: String, _ other: String) -> [NameMatch] {
    guard case .one(let exercise) = findWhole(one), findWhole(other) == .one(exercise) else { return [] }
    return fits(exercise)
  }

  private func fits(_ exercise: Exercise) -> [NameMatch] {
    catalogue.candidate(id: exercise.id).map { [NameMatch(candidate: $0, surplus: 0)] } ?? []
  }
}
