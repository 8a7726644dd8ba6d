/// The notation in which lifters write sets: `3x8@100kg @8 w`.
///
///     sets    = group { " " group }
///     group   = [ miss " " ] work [ effort ] [ _ type ] [ _ miss ] | work _ type ( at | _ ) rating [ _ miss ]
///             | miss ( " " unitload | at load )
///     work    = parts | sides [ at load ] | amounts [ _ miss ] [ at load ] | amounts x unitload | unitload x list
///     amounts = list | count x amount | plan: count x "amrap"
///     list    = amount { "," amount }                (* one kind *)
///     amount  = reps | duration | distance [ "/" duration ]
///     reps    = INT | plan: INT "-" INT | plan: INT "+"
///     duration= NUM ("s"|"min"|"h") | INT "h" INT "min" | M ":" SS [ "." INT ] | H ":" MM ":" SS [ "." INT ]
///     distance= NUM ("m"|"km"|"mi")       (* and a time beside it, in either order: `AmountPairs` *)
///     load    = BAND | "p" INT | NUM [ unit ] | ("+"|"-") NUM [ unit ] | "bw" [ ("+"|"-") NUM [ unit ] ] | plan: NUM "%"
///     unitload= NUM unit              unit = _ ("kg"|"kgs"|"lb"|"lbs")
///     effort  = at RPE (* only after a load *) | ( at | _ ) rating
///     rating  = "rpe" _ RPE | "rir" _ INT
///     type    = a word of `SetType.words`, or those for a drop and failure
///     miss    = a word of `NotatedMiss.words`
///     at = _ "@" _      x = _ ("x"|"×") _      _ = [ " " ]
///     parts   = INT [ at load ] { "+" INT [ at load ] }, see `NotationParser+Parts.swift`
///     sides   = INT "/" INT, see `NotationParser+Sides.swift`
///     CHANGE  = [ amount ] [ at load ] [ effort ] [ _ type ] [ _ miss ] | ("+"|"-") NUM [ unit ]
///
/// Every text has at most one reading. A group can't start with what may continue one (`@`, `x`, a unit, a
/// rating, a type), so the longest match is the only one. A comma between an INT and another number separates
/// amounts, because reps are whole. It is a decimal comma where an amount can't stand (in loads and ratings),
/// and where only the second number has a unit of time or distance (`1,5km`), because a list can't mix kinds.
package struct Notation: Hashable, Sendable {
  /// Whether a decimal comma is accepted as well as the point. It changes what can be read, never what it means.
  package var decimalComma: Bool
  /// Whether nothing but the grammar is read, no phrases (`PhraseReader`).
  package var isStrict: Bool

  /// Creates a notation with or without a decimal comma.
  package init(decimalComma: Bool, isStrict: Bool = false) {
    self.decimalComma = decimalComma
    self.isStrict = isStrict
  }

  /// The most sets in a command.
  package static let mostSets = 100

  /// The limit for loads, exclusive, in any unit and even with force.
  static let loadLimit = Thousandths(1_000_000)

  /// Reads words as SETs. A group may span words, and a word may contain several groups.
  ///
  /// - Throws: `SetSyntaxError` if the words can't be read
  package func groups(in words: [String]) throws(SetSyntaxError) -> [NotatedGroup] {
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    let refusal: SetSyntaxError
    do throws(NotationFailure) {
      return try groups(&parser)
    } catch {
      refusal = explain(error, parser) { reads(asSets: [$0]) }
    }
    guard refusal.problem != .timeOfWhich, refusal.problem != .thousands || refusal.readings.isEmpty else {
      throw refusal
    }
    do throws(NotationFailure) {
      if let phrase = try phrase(parser.text) { return phrase }
    } catch {
      throw explain(error, NotationParser(parser.text, decimalComma: decimalComma)) { reads(asSets: [$0]) }
    }
    throw remark(after: refusal, in: words) ?? refusal
  }

  /// The error for `60x5 PR` and `225x5 @8/10`, where the words before a remark are sets, so that what follows them is what is wrong.
  private func remark(after refusal: SetSyntaxError, in words: [String]) -> SetSyntaxError? {
    guard words.count > 1, words.count <= Self.mostWordsOfPhrases else { return nil }
    for count in words.indices.dropFirst().reversed() where count > refusal.words.lowerBound {
      let word = words[count]
      let isRemark = word.count > 1 && word.allSatisfy(\.isLetter) && PhraseWord(word.lowercased()) == nil
      guard isRemark || count >= refusal.words.upperBound else { continue }
      let sets = Array(words[..<count])
      guard reads(asSets: sets) || (try? phrase(NotationText(sets))) != nil else { continue }
      guard !isRemark else {
        return SetSyntaxError(
          problem: .noAmount, place: SetSyntaxError.Place(word: count, offset: 0), words: count..<(count + 1),
          readings: [])
      }
      do throws(SetSyntaxError) {
        _ = try groups(in: words, from: count)
      } catch {
        return error
      }
      return nil
    }
    return nil
  }

  /// The groups of a phrase such as `3 sets of 8 at 80`; nil if the text isn't one.
  func phrase(_ text: NotationText) throws(NotationFailure) -> [NotatedGroup]? {
    guard !isStrict, text.cells.count <= Self.longestPhrase,
      var reader = PhraseReader(text, decimalComma: decimalComma), let phrases = try reader.groups(),
      phrases.allSatisfy(\.isConsistent)
    else { return nil }
    var parser = NotationParser(
      NotationText(phrases.map { ($0.text, $0.cells) }, of: text), decimalComma: false)
    guard var groups = try? groups(&parser) else { return nil }
    guard groups.count == phrases.count else {
      return phrases.contains { $0.isEach || $0.isTotal || $0.plates != nil || $0.namesReps || $0.namesSets }
        ? nil : groups
    }
    for index in groups.indices {
      groups[index].namesReps = phrases[index].namesReps
      groups[index].spellsType = phrases[index].spellsType
      groups[index].namesSets = phrases[index].namesSets
      groups[index].isNumberBeforeSets = phrases[index].namesSets && phrases[index].isNumberFirst
      groups[index].isEach = phrases[index].isEach
      let words = text.text(phrases[index].cells).lowercased().split(separator: " ")
      groups[index].isEachHand = words.contains(where: Self.hands.contains)
      groups[index].isEachSet = Self.hasEachBeforeLoad(words)
      groups[index].isTotal = phrases[index].isTotal
      groups[index].plates = phrases[index].plates
      groups[index].side = phrases[index].side
      groups[index].isWith = phrases[index].isWith
      groups[index].hasPartsApart = Self.hasPartsApart(text.text(phrases[index].cells))
      groups[index].isLoadFirst = phrases[index].isLoadFirst(in: text.text(phrases[index].cells))
      groups[index].isLoadApart =
        phrases[index].isJuxtaposed
        || phrases[index].load != nil && Self.isNumberAlone(text.text(phrases[index].cells))
    }
    return groups
  }

  /// What can't hold one side of a bar.
  private static let hands: Set<Substring> = ["hand", "mano", "mà", "ma", "arm", "brazo", "braç", "brac"]

  /// No phrase has more characters.
  private static let longestPhrase = 400

  private func groups(_ parser: inout NotationParser) throws(NotationFailure) -> [NotatedGroup] {
    parser.skipSpace()
    guard !parser.isAtEnd else { throw NotationFailure(problem: .nothing, index: 0) }
    var pieces: [AmountPairs.Piece] = []
    var count = 0
    while !parser.isAtEnd {
      let before = pieces.isEmpty ? nil : parser.groupStart
      do throws(NotationFailure) {
        var group = try parser.group()
        if case .plain? = group.load, group.amounts == [.exactly(.reps(2))] {
          group.isTwice = parser.typed(since: parser.groupStart).contains("x")
        }
        group.hasPartsApart =
          !group.parts.isEmpty && Self.hasPartsApart(parser.typed(since: parser.groupStart))
        // `7 @ 70`, `7 x 70kg`
        group.isLoadApart = group.load != nil && Self.isNumberAlone(parser.typed(since: parser.groupStart))
        if pieces.last?.takesPair(group, parser.typed(since: parser.groupStart)) == true {
          pieces[pieces.count - 1].take(group, upTo: parser.index)
          parser.skipSpace()
          continue
        }
        pieces.append(AmountPairs.Piece(group: group, cells: parser.groupStart..<parser.index))
        count += group.amounts.count
      } catch {
        throw parser.joined(with: before, error)
      }
      guard count <= Self.mostSets else {
        throw NotationFailure(problem: .tooManySets, index: parser.groupStart)
      }
      parser.skipSpace()
    }
    // `1min 1min 45s` isn't clear: as a phrase, it is asked about.
    let times = pieces.filter { $0.group.amounts[0].countMode == .duration }
    if times.count > 1, let joined = times.first(where: { $0.isSpacedTime(parser.text) }) {
      throw NotationFailure(problem: .unexpected, index: joined.cells.lowerBound)
    }
    return try AmountPairs(pieces: pieces).joined()
  }

  /// Whether what was typed of a set begins with a number that nothing is joined to.
  private static func isNumberAlone(_ typed: String) -> Bool {
    typed.prefix { $0 != " " }.allSatisfy(\.isNumber)
  }

  /// Whether what was typed of a set has spaces around a `+`, and no word for its parts before it.
  private static func hasPartsApart(_ typed: String) -> Bool {
    typed.first?.isNumber == true && typed.contains(" + ")
  }

  /// Whether the words of a set have one for each between the reps and the load: `3 sets of 8 each at 80`, `3x8 cada una 80kg`.
  private static func hasEachBeforeLoad(_ words: [Substring]) -> Bool {
    guard let place = words.firstIndex(where: { ["each", "cada"].contains($0) }), place > 0,
      words[place - 1].contains(where: \.isNumber) || words[place - 1] == "reps",
      case let rest = words[(place + 1)...].drop(while: {
        ["una", "serie", "set", "at", "with", "con", "a", "@"].contains($0)
      })
    else { return false }
    return rest.first?.contains(where: \.isNumber) == true
  }

  /// Whether a word may say something in a phrase: `drop`, `con`, `más`.
  package static func isSetWord(_ word: String) -> Bool { PhraseWord(word.lowercased()) != nil }

  /// Whether words can be read as SETs, in the notation or as a phrase.
  package func understands(_ words: [String]) -> Bool {
    do throws(SetSyntaxError) {
      _ = try groups(in: words)
      return true
    } catch {
      return false
    }
  }

  /// Whether words read as SETs in the notation.
  package func reads(asSets words: [String]) -> Bool {
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    return (try? groups(&parser)) != nil
  }

  /// Reads words as a CHANGE.
  ///
  /// - Throws: `SetSyntaxError` if the words can't be read
  package func change(in words: [String]) throws(SetSyntaxError) -> NotatedChange {
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    do throws(NotationFailure) {
      return try change(&parser)
    } catch {
      if let change = changeInWords(parser.text) { return change }
      throw explain(error, parser) { reads(asChange: [$0]) }
    }
  }

  /// Whether words read as a CHANGE.
  package func reads(asChange words: [String]) -> Bool {
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    return (try? change(&parser)) != nil || changeInWords(parser.text) != nil
  }

  /// A CHANGE in words, such as `9 reps`, `at 85`, `@85 5` or `to failure`; nil if the text isn't one.
  private func changeInWords(_ text: NotationText) -> NotatedChange? {
    guard !isStrict, text.cells.count <= Self.longestPhrase,
      var reader = PhraseReader(text, decimalComma: decimalComma, isChange: true),
      let phrases = try? reader.groups(), phrases.count == 1, phrases[0].count == nil, !phrases[0].isEach,
      !phrases[0].isTotal, phrases[0].plates == nil
    else { return nil }
    var parser = NotationParser(NotationText([phrases[0].text]), decimalComma: false)
    return try? change(&parser)
  }

  private func change(_ parser: inout NotationParser) throws(NotationFailure) -> NotatedChange {
    parser.skipSpace()
    guard !parser.isAtEnd else { throw NotationFailure(problem: .nothing, index: 0) }
    let change = try parser.change()
    let end = parser.index
    parser.skipSpace()
    guard parser.isAtEnd else { throw NotationFailure(problem: .unexpected, index: parser.index, end: end) }
    return change
  }

  /// The failure with its place in the words, and with only those readings that can be read.
  private func explain(
    _ failure: NotationFailure, _ parser: NotationParser, reads: (String) -> Bool
  ) -> SetSyntaxError {
    let text = parser.text
    let place = text.place(of: failure.index)
    let start = failure.start ?? min(parser.groupStart, failure.index)
    let end = failure.end ?? max(failure.index, parser.index) + 1
    // `1000kg` may be but the first word of a set.
    let readings = failure.problem == .thousands ? failure.readings : failure.readings.filter(reads)
    return SetSyntaxError(
      problem: failure.problem, place: place, words: text.words(start...max(start, end - 1)),
      readings: failure.problem == .decimalComma ? Array(readings.prefix(1)) : readings)
  }

  /// Whether words are a load with its unit and nothing else: `100 kilos`.
  package func isLoad(_ words: [String]) -> Bool {
    if mass(in: words)?.unit != nil { return true }
    var lexer = PhraseLexer(NotationText(words), decimalComma: decimalComma)
    guard let pieces = lexer.read(), pieces.count == 1, case .load(let load) = pieces[0].item else {
      return false
    }
    return load.last?.isLetter == true
  }

  /// Reads a mass by itself: `81.5`, `180lb`, `81.5 kg`, `12st 4`. Nil for anything else.
  package func mass(in words: [String]) -> NotatedMass? {
    if let stones = stones(in: words) { return stones }
    // `105 kilos`
    let named = words.count > 1 ? words.last.flatMap { MassUnit(named: $0) } : nil
    let words = named.map { words.dropLast() + [$0 == .kilograms ? "kg" : "lb"] } ?? words
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    parser.skipSpace()
    guard let value = try? parser.number(), value < Self.loadLimit else { return nil }
    let unit = parser.massUnit()
    parser.skipSpace()
    return parser.isAtEnd ? NotatedMass(value, unit) : nil
  }
}
