/// The meanings of signs between words and numbers.
extension PhraseLexer {
  mutating func sign(_ token: PhraseTokens.Token) -> PhraseItem? {
    let isLast = index + 1 == tokens.count
    switch token.text {
    case "@":
      index += 1
      return .at
    case "*":
      index += 1
      return .times
    case "→" where arrow != nil, ">" where arrow != nil, "-" where arrow != nil:
      hasArrow = true
      index += arrow ?? 1
      return .and
    case ",":
      index += 1
      return .comma
    case "(" where isNumberAfterSet: return nil
    case ":" where isAfterLoad: return nil
    case "(", ")", ":", "=":
      index += 1
      return .nothing
    case "." where isLast || isAfterWord,
      "-" where token.isSpaced && (self.token(index + 1)?.isSpaced ?? false):
      index += 1
      return .nothing
    case "+", "-": return signed()
    case "/" where isBetweenSets:
      index += 1
      return .nothing
    case "/" where isTimeOfDistance:
      index += 1
      return .in
    // `2:03/500m`
    case "/" where self.token(index + 1)?.text == "500":
      guard case .time = pieces.last?.item else { return nil }
      index += 2
      if case .distance(.metres) = meaning(index) { index += 1 }
      return .split
    case "/":
      guard case .distance(let unit) = meaning(index + 1), case .time = pieces.last?.item else { return nil }
      index += 2
      return .per(unit)
    default: return nil
    }
  }

  /// Whether the point of an abbreviation is meant: `lb.`, `reps.`
  private var isAfterWord: Bool { !tokens[index].isSpaced && index > 0 && tokens[index - 1].kind == .word }

  /// The signs of an arrow between two sets, `→`, `->` or `>`; nil for other signs.
  private var arrow: Int? {
    let count = tokens[index].text != "-" ? 1 : attached(index + 1) == ">" ? 2 : 0
    return count > 0 && index > 0 && token(index + count) != nil ? count : nil
  }

  /// `12: 8 8`: the load of these reps, which only a larger number is without a doubt.
  private var isAfterLoad: Bool {
    guard pieces.count == 1, case .number(let number) = pieces[0].item, number <= Thousandths(50) else {
      return false
    }
    let rest = tokens.dropFirst(index + 1)
    return !rest.isEmpty && rest.allSatisfy { $0.kind == .number || $0.text == "," || $0.text == "-" }
  }

  /// `60x8 (3)`: sets, or an effort, or something else.
  private var isNumberAfterSet: Bool {
    guard token(index + 1)?.kind == .number, token(index + 2)?.text == ")" else { return false }
    return pieces.last?.item != .times
      && pieces.contains { piece in
        switch piece.item {
        case .times, .at, .load: true
        default: false
        }
      }
  }

  /// `400m/1:32`
  private var isTimeOfDistance: Bool {
    guard case .distance = pieces.last?.item else { return false }
    return token(index + 1)?.kind == .clock || token(index + 1)?.kind == .number
  }

  /// Whether a number with a unit of mass follows a plus, and no load stands before it.
  private var addsMass: Bool {
    guard case .mass = meaning(index + 2) else { return false }
    if case .load = pieces.last?.item { return false }
    return true
  }

  /// `+10kg`, `-5`, `+ 10 kg`
  mutating func signed() -> PhraseItem? {
    let sign = tokens[index].text
    guard tokens[index].isSpaced || pieces.last?.item == .at, token(index + 1)?.kind == .number,
      attached(index + 1) != nil || sign == "+" && addsMass
    else { return nil }
    index += 1
    switch numeric(isLoad: true) {
    case .number(let value): return .load(sign + value.text)
    case .load(let text): return .load(sign + text)
    default: return nil
    }
  }
}
