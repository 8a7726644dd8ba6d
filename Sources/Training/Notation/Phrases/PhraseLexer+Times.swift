extension PhraseLexer {
  /// `1h05`, `1 min 30`, `3 h 20 min`, `2 horas y media`
  mutating func time(_ number: Thousandths, _ milliseconds: Int) -> PhraseItem? {
    guard number.raw < 100_000_000 else { return nil }
    var length = number.raw * milliseconds / 1_000
    if let part = fraction() { return .time(Duration(milliseconds: length + part * milliseconds / 1_000)) }
    var unit = milliseconds
    if let seconds = spokenSeconds(in: unit) {
      return .time(Duration(milliseconds: length + seconds * 1_000))
    }
    while unit > 1_000 {
      // `27 minutos y 30 segundos`
      if case .and = meaning(index), token(index + 1)?.kind == .number,
        case .time(let smaller) = meaning(index + 2), smaller < unit
      {
        index += 1
      }
      guard token(index)?.kind == .number, let part = Int(tokens[index].text), part < 60 else { break }
      // `1h30`, `1h5`, `1min30`
      let isAttached =
        (unit == 3_600_000 || tokens[index].text.utf8.count == 2) && attached(index) != nil
        && isEnd(index + 1)
      var next = meaning(index + 1)
      if case .distance(.metres) = next, unit == 3_600_000 {
        next = .time(milliseconds: 60_000)
      }
      if case .time(let smaller) = next, smaller < unit {
        length += part * smaller
        (unit, index) = (smaller, index + 2)
      } else if isAttached || tokens[index].text.utf8.count == 2 && isFree(index + 1) {
        length += part * unit / 60
        index += 1
        break
      } else {
        break
      }
    }
    return .time(Duration(milliseconds: length))
  }

  /// `tres quarts d'hora`, `un cuarto de hora`, `three quarters of an hour`, `quarter of an hour`
  mutating func quarters() -> Duration? {
    var place = index
    let counts: [[String]] = [["a", "un", "one"], [], ["tres", "three"]]
    let count = counts.firstIndex { $0.contains(tokens[index].text) }
    if count != nil { place += 1 }
    guard ["quart", "quarts", "cuarto", "cuartos", "quarter", "quarters"].contains(token(place)?.text) else {
      return nil
    }
    place += 1
    while let text = token(place)?.text, ["of", "de", "d", "'", "an", "a"].contains(text) { place += 1 }
    guard case .time(let milliseconds) = meaning(place), milliseconds > 1_000 else { return nil }
    index = place + 1
    return Duration(milliseconds: ((count ?? 0) + 1) * milliseconds / 4)
  }

  /// `10k in 52m`: nobody covers a distance in metres.
  func isMinutesOfDistance(_ number: Thousandths) -> Bool {
    guard pieces.last?.item == .in, case .distance(let distance)? = pieces.dropLast().last?.item else {
      return false
    }
    return number.isWhole && number <= Thousandths(600) && tokens[index - 1].text == "m"
      && distance.millimetres >= number.raw * 10
  }

  /// `one minute thirty seconds`: the seconds, in words.
  private mutating func spokenSeconds(in unit: Int) -> Int? {
    guard unit == 60_000 else { return nil }
    var place = index
    if case .and = meaning(place) { place += 1 }
    let words = tokens[min(place, tokens.count)...].prefix(4).map { $0.kind == .word ? $0.text : "" }
    guard let (seconds, count) = NumberWord.read(words[...]), seconds < 60,
      case .time(milliseconds: 1_000) = meaning(place + count)
    else { return nil }
    index = place + count + 1
    return seconds
  }

  /// Whether a number before this place has nothing that belongs to it.
  func isFree(_ place: Int) -> Bool {
    guard let token = token(place) else { return true }
    switch token.kind {
    case .number, .clock: return false
    case .sign: return token.text == "," && token.isSpaced
    case .word:
      switch PhraseWord(token.text) {
      case .at, .in, .rating, .and: return true
      default: return false
      }
    }
  }

  /// `52m30s`: `m` between numbers is for minutes.
  mutating func minutesAndSeconds(_ minutes: Thousandths) -> Duration? {
    guard let text = attached(index), let seconds = Int(text), seconds < 60, minutes.isWhole else {
      return nil
    }
    let hasUnit = attached(index + 1) == "s"
    // `1m30`: two digits, and nothing more.
    guard hasUnit || text.utf8.count == 2 && isEnd(index + 1) else { return nil }
    index += hasUnit ? 2 : 1
    return Duration(milliseconds: minutes.raw * 60 + seconds * 1_000)
  }

  /// `10 km 52m 10s`: after a distance, `m` and `s` are minutes and seconds.
  mutating func timeOfDistance(_ minutes: Thousandths) -> Duration? {
    guard case .distance(let distance)? = pieces.last?.item, minutes.isWhole, minutes <= Thousandths(180),
      distance.millimetres >= minutes.raw * 10, token(index)?.kind == .number,
      let seconds = Int(tokens[index].text), seconds < 60,
      case .time(milliseconds: 1_000) = meaning(index + 1)
    else { return nil }
    index += 2
    return Duration(milliseconds: minutes.raw * 60 + seconds * 1_000)
  }

  /// `1'30"`
  mutating func minutes(_ minutes: Thousandths, then seconds: String?, taking count: Int) -> PhraseItem? {
    let more = seconds.flatMap { Int($0) } ?? 0
    guard minutes.isWhole, minutes < Thousandths(1_000_000), more < 60 else { return nil }
    index += count
    if seconds != nil, attached(index) == "\"" { index += 1 }
    return .time(Duration(milliseconds: minutes.raw * 60 + more * 1_000))
  }
}
