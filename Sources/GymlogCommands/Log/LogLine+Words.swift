import Training
import Wording

/// The words of a line of `log` before they are read.
extension LogLine {
  /// The words of a line, `3x10@30's`, a pair of thirties, without the `'`, and `'3x8 80 (90s)'`, quoted for a shell, apart.
  static func plain(_ typed: [String]) -> [String] {
    let words = withPins(typed)
    var plain: [String] = []
    var isList = false
    for (place, word) in words.enumerated() {
      // `con la barra vacía` is with the bar.
      if place > 0, words[place - 1].lowercased() == "barra",
        ["vacia", "sola", "buida", "pelada"].contains(Recognition.folded(word)),
        !plain.contains(where: { $0.first?.isNumber == true })
      {
        continue
      }
      // `sets of 5 + 4 + 3`
      if isList, word == "+" { continue }
      isList = isList && word.allSatisfy { $0.isNumber || $0 == "," }
      // `dips sets of 5 5 5`
      if word == "of" || word == "de", place > 1, isSets(words[place - 1]), !mayCount(words[place - 2]),
        words.count > place + 1, words[place + 1].first?.isNumber == true
      {
        plain.removeLast()
        isList = true
      } else if word.hasSuffix(")"), word.contains(" (") {
        plain += word.split(separator: " ").map(String.init)
      } else if place + 1 < words.count, LooseSets.others.contains(Recognition.folded(words[place + 1])),
        let plus = word.lastIndex(of: "+"), plus < word.index(before: word.endIndex)
      {
        // `80x8+2 partials`, `80x8 +2 partials`
        plain += [String(word[..<plus]), "+", String(word[word.index(after: plus)...])].filter { !$0.isEmpty }
      } else if place > 0, place + 1 < words.count, plates.contains(words[place + 1].lowercased()),
        let number = count(word.lowercased())
      {
        // `two plates for 5`
        plain.append("\(number)")
      } else if word.lowercased() == "k", let last = plain.last, Double(last) != nil {
        // `5 k in 26`
        plain[plain.count - 1] += "k"
      } else if word == "1/2", let last = plain.last, let number = Int(last), number > 20 {
        // `3x8 82 1/2`
        plain[plain.count - 1] = last + ".5"
      } else if word.last == "½", let number = Int(word.dropLast()), number > 20 {
        plain.append("\(number).5")
      } else if word.hasSuffix("'s"), word.dropLast(2).last?.isNumber == true {
        plain.append(word.dropLast(2) + "s")
      } else {
        plain.append(word)
      }
    }
    return plain
  }

  /// Words with `12@#7` for `#7 x 12` and `12 x #7`, a pin and reps.
  private static func withPins(_ words: [String]) -> [String] {
    guard
      let place = words.indices.dropFirst().dropLast().first(where: { place in
        ["x", "×"].contains(words[place].lowercased())
          && [(words[place - 1], words[place + 1]), (words[place + 1], words[place - 1])].contains {
            $0.first == "#" && Int($0.dropFirst()) != nil && Int($1) != nil
          }
      })
    else { return words }
    let (pin, reps) =
      words[place - 1].first == "#"
      ? (words[place - 1], words[place + 1]) : (words[place + 1], words[place - 1])
    return words[..<(place - 1)] + [reps + "@" + pin] + words[(place + 2)...]
  }

  static func isSets(_ word: String) -> Bool {
    ["sets", "series", "sèries"].contains(word.lowercased())
  }

  /// Whether a word before `sets of` may say how many, or of which type they are: `3`, `three`, `some`, `warm-up`.
  private static func mayCount(_ word: String) -> Bool {
    word.first?.isNumber == true || count(word) != nil || Notation.isSetWord(word)
      || Recognition.setType(named: word) != nil || isQuantity(word)
  }

  private static func isQuantity(_ word: String) -> Bool {
    ["some", "few", "couple", "more", "algunas", "varias", "unas", "unes", "algunes", "diverses"].contains(
      word.lowercased())
  }

  /// A part that ends in minutes as `1 min`, with the time as `1:00`, to which no seconds can be added.
  static func withClock(_ part: Notation.Part) -> Notation.Part {
    var part = part
    // `1 min`, `1min`
    let time = part.words.suffix(part.words.last.map(SetWord.isMinutes) == true ? 2 : 1)
    let typed = time.joined()
    guard let minutes = Int(typed.prefix(while: \.isNumber)), minutes < 60,
      SetWord.isMinutes(String(typed.drop(while: \.isNumber)))
    else { return part }
    part.words.replaceSubrange(time.startIndex..., with: ["\(minutes):00"])
    return part
  }

  /// The words, those that a semicolon separates ended by a comma.
  static func separated(_ words: [String]) -> [String] {
    var separated: [String] = []
    let words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.flatMap(
      beforeName)
    for word in withZeros(withLoadsBeforeThen(withoutAnd(words))) {
      let pieces = word.split(separator: ";", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        let ends = index + 1 < pieces.count
        if piece.isEmpty || piece == "," {
          guard ends || piece == ",", let last = separated.last, !last.hasSuffix(",") else { continue }
          separated[separated.count - 1] += ","
        } else {
          separated.append(String(piece) + (ends && !piece.hasSuffix(",") ? "," : ""))
        }
      }
    }
    return separated
  }

  /// `5@105kg,` and `bench` for `5@105kg,bench`.
  private static func beforeName(_ word: String) -> [String] {
    guard word.first?.isNumber == true, let comma = word.lastIndex(of: ","),
      case let name = word[word.index(after: comma)...], name.count > 2, name.allSatisfy(\.isLetter),
      !Notation.isSetWord(String(name))
    else { return [word] }
    return [String(word[...comma]), String(name)]
  }

  /// The words with `0.5` for the `.5` of `.5 mile`.
  private static func withZeros(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      guard word.first == ".", word.dropFirst().first?.isNumber == true else { return word }
      let unit = word.drop { !$0.isLetter }
      let isDistance =
        DistanceUnit(named: unit.isEmpty && place + 1 < words.count ? words[place + 1] : String(unit)) != nil
      return isDistance ? "0" + word : word
    }
  }

  /// A part without the word of speech at its start: `10x40kg, then 8x45kg`.
  static func withoutThen(_ part: Notation.Part) -> Notation.Part {
    // `205x5, 235x5, and 265x8`
    guard part.start > 0, part.words.count > 1, case let word = part.words[0].lowercased(),
      SetWord.thens.contains(word) || conjunctions.contains(word) && part.words[1].first?.isNumber == true
    else { return part }
    return Notation.Part(words: Array(part.words.dropFirst()), start: part.start + 1)
  }

  /// The words with `then` for `and then`.
  private static func withoutAnd(_ words: [String]) -> [String] {
    words.indices.filter { place in
      place + 1 >= words.count || !["and", "y", "i"].contains(words[place].lowercased())
        || !SetWord.thens.contains(words[place + 1].lowercased())
    }.map { words[$0] }
  }

  /// The words with `@100` for the load of `3x5 100 then 6 at 65`, which no list of reps continues, and `and` for a plus
  /// before counted sets.
  private static func withLoadsBeforeThen(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      // `3x8 60 + 1x5 70`
      if word == "+", place > 1, place + 1 < words.count, words[place - 1].last?.isNumber == true,
        SetWord.isCountedReps(words[place + 1]), !isDrop(from: words[place - 1], to: words[place + 1])
      {
        return "y"
      }
      guard place > 0, place + 1 < words.count, SetWord.thens.contains(words[place + 1].lowercased()),
        let load = Int(word), load > 30, words[place - 1].first?.isNumber == true,
        words[place - 1].lowercased().contains("x")
      else { return word }
      return "@" + word
    }
  }

  /// Whether both words are a load and its reps, and the second load is less: `80x8 + 60x6`.
  private static func isDrop(from first: String, to second: String) -> Bool {
    let pairs = [first, second].map { $0.lowercased().split(separator: "x").map { Double($0) ?? 0 } }
    return pairs.allSatisfy { $0.count == 2 && $0[0] > $0[1] } && pairs[0][0] > pairs[1][0]
  }

  /// The words without those for the heaviest set and the lighter ones after it: `squat top set 315x3, backoff 285 3x5`.
  static func withoutTopSets(_ words: [String]) -> [String] {
    var kept: [String] = []
    var isAfterAim = false
    // `top set banca 1x5 100`
    let isFirst =
      words.count > 2 && words[0].lowercased() == "top" && words[1].lowercased() == "set"
      && words[2].first?.isNumber != true
    for (place, word) in words.enumerated().dropFirst(isFirst ? 2 : 0) {
      let plain = word.lowercased().filter { $0.isLetter }
      let isBeforeFigure = place + 1 < words.count && words[place + 1].first?.isNumber == true
      // `top set`, `back off`
      let isOfTwo =
        ["set", "sets", "single", "double", "triple"].contains(plain) && kept.last?.lowercased() == "top"
        || ["off", "offs", "down", "downs"].contains(plain) && kept.last?.lowercased() == "back"
      // The number of `3 top sets 5x120` is theirs.
      let isCounted = kept.dropLast(isOfTwo ? 1 : 0).last.flatMap { Int($0) }.map { $0 <= 10 } == true
      // `worked up to a heavy single 140`
      let isAim =
        plain == "to" && kept.count > 2 && kept[kept.count - 1].lowercased() == "up"
        && ["work", "build", "built", "ramp"].contains { kept[kept.count - 2].lowercased().hasPrefix($0) }
        && place + 1 < words.count
      let isArticle = isAfterAim && plain == "a"
      isAfterAim = isAim
      if isArticle { continue }
      if isAim {
        kept.removeLast(2)
      } else if isBeforeFigure, place > 0, !isCounted,
        isOfTwo || ["backoff", "backoffs", "backdown", "backdowns", "top"].contains(plain)
      {
        if isOfTwo { kept.removeLast() }
        if let last = kept.last, last.hasSuffix(",") { kept[kept.count - 1] = String(last.dropLast()) }
        // `top single 140 @8` says the reps, `top single 140x1` twice.
        if LogLine.counts[plain] != nil, isLoad(words[place + 1]) { kept.append(word) }
      } else {
        kept.append(word)
      }
    }
    return kept
  }

  static let conjunctions = SetWord.thens.union(["and", "y", "e", "i", "&", "+"])
}
