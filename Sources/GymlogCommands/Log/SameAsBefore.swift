import Wording

/// Words that refer to the sets of another day: `same as last time`, `Banca igual que ahir`.
struct SameAsBefore {
  /// The words before them.
  let name: [String]
  /// The workout as `repeat` takes it.
  let workout: String

  /// Nil for other words.
  init?(_ typed: [String]) {
    let words = typed.map { Recognition.folded($0.filter { $0 != "," }) }
    guard
      let place = words.indices.first(where: { place in
        place + 2 < words.count && Self.sames.contains(words[place])
          && ["as", "que"].contains(words[place + 1])
      })
    else { return nil }
    var start = place
    while start > 0,
      ["the", "lo", "el", "do", "did", "hago", "hacer", "faig", "fer"].contains(words[start - 1])
    {
      start -= 1
    }
    let day = words[(place + 2)...].drop { ["the", "el", "la", "lo", "on"].contains($0) }.joined(
      separator: " ")
    let isDay = TypedTime.readings(of: day, in: .english).contains { $0.dayAlone != nil }
    guard isDay || Self.lasts.contains(day) else { return nil }
    name = Array(typed[..<start])
    workout = isDay ? shellWord(day) : "last"
  }

  private static let sames: Set = ["same", "igual", "mismo", "mateix"]
  private static let lasts: Set = [
    "last time", "last workout", "last session", "last week", "ultima vez", "otro dia", "ultimo dia",
    "ultima vegada", "lultima vegada", "lultim dia", "altre dia", "laltre dia", "semana pasada",
    "setmana passada", "darrera vegada",
  ]
}
