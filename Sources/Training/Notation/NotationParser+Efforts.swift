extension NotationParser {
  /// A rating anywhere, or "@" and an RPE after a load.
  mutating func effort(afterLoad: Bool) throws(NotationFailure) -> Effort? {
    if let rating = try rating() { return rating }
    let start = index
    guard afterLoad, takeSpaced("@") else { return nil }
    let place = index
    guard let value = try number() else {
      index = start
      throw failure(.noRating, at: place)
    }
    return .rpe(try rpe(value, at: place))
  }

  /// "rpe" or "rir" and its number, after "@", a space or nothing.
  mutating func rating() throws(NotationFailure) -> Effort? {
    let start = index
    if !takeSpaced("@") { skipSpace() }
    let isRPE = take(word: "rpe")
    guard isRPE || take(word: "rir") else {
      index = start
      return nil
    }
    skipSpace()
    let place = index
    if isRPE {
      guard let value = try number() else { throw failure(.noRating, at: place) }
      return .rpe(try rpe(value, at: place))
    }
    guard let reps = try integer() else { throw failure(.noRating, at: place) }
    guard Limits.rir.contains(reps) else { throw failure(.ratingOutOfRange, at: place) }
    return .rir(reps)
  }

  private func rpe(_ value: Thousandths, at place: Int) throws(NotationFailure) -> RPE {
    guard let rpe = RPE(value) else { throw failure(.ratingOutOfRange, at: place) }
    return rpe
  }

  /// Whether a rating's word starts here.
  var startsRating: Bool {
    var ahead = self
    return ahead.take(word: "rpe") || ahead.take(word: "rir")
  }

  /// A type's word, with or without a space before it.
  mutating func type() -> SetType? {
    let start = index
    skipSpace()
    let word = index
    // `10@60 drop 8@50`: the drop is the set after it.
    guard let type = typeWord(),
      !(type == .drop && index > word + 1 && isAtBoundary && peek(1)?.isDigit == true)
    else {
      index = start
      return nil
    }
    return withFailure(type)
  }

  /// `d f`: a drop set to failure.
  private mutating func withFailure(_ type: SetType) -> SetType {
    guard type == .drop || type == .failure else { return type }
    let start = index
    skipSpace()
    _ = take(word: "to ") || take(word: "al ") || take(word: "a la ")
    if let other = typeWord(), other != type, other == .drop || other == .failure { return .dropToFailure }
    index = start
    return type
  }

  /// A type's word that starts here and ends where a word may end.
  mutating func typeWord() -> SetType? {
    let start = index
    guard next?.isLetter == true else { return nil }
    for (word, type) in SetType.words {
      if take(word: word), isAtBoundary || next == "@" || startsRating { return type }
      index = start
    }
    return nil
  }
}

extension NotationParser {
  /// A word for a missed attempt, with or without a space before it; the first in a group counts.
  @discardableResult
  mutating func takeMiss() -> Bool {
    guard miss == nil else { return false }
    let start = index
    skipSpace()
    let word = index
    for (text, meaning) in NotatedMiss.words {
      if take(word: text), isAtBoundary || next == "@" {
        miss = meaning
        return true
      }
      index = word
    }
    index = start
    return false
  }
}

extension NotatedMiss {
  /// The words for a missed attempt in English, Spanish and Catalan, lower case and without accents.
  package static let words: [(word: String, miss: NotatedMiss)] = [
    ("miss", .missed), ("missed", .missed), ("no lift", .missed), ("red lights", .missed),
    ("no-lift", .missed),
    ("nulo", .missed), ("nula", .missed), ("fallado", .missed), ("fallido", .missed), ("nul", .missed),
    ("fallit", .missed), ("fallat", .missed), ("✗", .missed), ("✘", .missed), ("❌", .missed),
    ("fallida", .missed), ("no sale", .missed), ("no salio", .missed), ("no ha salido", .missed),
    ("no surt", .missed), ("no ha sortit", .missed),
    ("failed", .missedOrToFailure), ("fail", .missedOrToFailure), ("falle", .missedOrToFailure),
    ("falla", .missedOrToFailure),
  ]
}

extension SetType {
  /// The words for types in English, Spanish and Catalan, lower case and without accents.
  static let words: [(word: String, type: SetType)] = [
    ("w", .warmUp), ("warmup", .warmUp), ("warm-up", .warmUp),
    ("warmups", .warmUp), ("warm-ups", .warmUp), ("calentamiento", .warmUp), ("calentamientos", .warmUp),
    ("calent", .warmUp), ("escalfament", .warmUp), ("escalfaments", .warmUp), ("escalf", .warmUp),
    ("esc", .warmUp),
    ("d", .drop), ("drop", .drop), ("dropset", .drop), ("drop-set", .drop),
    ("descendente", .drop), ("descendentes", .drop), ("bajada", .drop), ("descendent", .drop),
    ("descendents", .drop), ("baixada", .drop),
    ("f", .failure), ("failure", .failure), ("fallo", .failure), ("fallada", .failure),
    ("normal", .normal),
  ]
}
