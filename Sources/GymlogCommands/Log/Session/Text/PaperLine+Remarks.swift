import Training
import Wording

/// Remarks after the sets of a line.
extension PaperLine {
  /// Whether a remark is about the next time: `37.5 next time`, `+5 la próxima`.
  static func isForNextTime(_ remark: Substring) -> Bool {
    let words = remark.split(separator: " ").map { Recognition.folded(String($0)) }
    return words.count < 6
      && [
        ["next"], ["next", "time"], ["next", "week"], ["next", "session"], ["proxima"], ["la", "proxima"],
        ["proxima", "vez"], ["propera"], ["la", "propera"], ["propera", "vegada"], ["proxima", "semana"],
      ].contains { words.count > $0.count && words.suffix($0.count).elementsEqual($0) }
  }

  /// Takes the mark of a tested max off the end: `1 x 180 kg, tested`.
  mutating func takeTested() {
    guard words.count > 1, let last = words.last, Recognition.isTestedLabel(last),
      words.dropLast().contains(where: { $0.contains(where: \.isNumber) })
    else { return }
    words.removeLast()
    if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
    tested = [0]
  }

  /// A line of Markdown without its bold and italics: `**Push day**`, `*Bench press*`.
  static func withoutEmphasis(_ text: String) -> String {
    let text = text.replacing("**", with: "")
    guard text.count > 2, let mark = text.first, "*_".contains(mark), text.last == mark,
      text.dropFirst().first != " "
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Whether a label says for whom or when a note is: `Note for Tuesday`, `nota para el martes`.
  static func isNoteFor(_ label: some StringProtocol) -> Bool {
    let words = label.split(separator: " ")
    return (3...5).contains(words.count) && Recognition.isNoteLabel(words[0])
      && recipients.contains(Recognition.folded(words[1])) && !label.contains(where: \.isNumber)
  }

  private static let recipients: Set = ["for", "to", "para", "por", "a", "per"]

  /// Whether a line is nothing but a tempo: `tempo 3-1-1`, `tempo: 30X1`.
  var isTempo: Bool {
    let words = typed.split(separator: " ")
    guard words.count == 2, ["tempo", "tempo:"].contains(words[0].lowercased()) else { return false }
    let phases = words[1].filter { !"-/.".contains($0) }
    return (3...4).contains(phases.count) && phases.allSatisfy { $0.isNumber || "xX".contains($0) }
  }

  /// The line with a remark in brackets at its end as the note: `3x10 50 (back straight)`. Nil without one, and
  /// for one with a figure, or that says that a lift failed.
  var withRemark: PaperLine? {
    guard note == nil, let last = words.last?.last, last == ")" || last == "]",
      let start = words.lastIndex(where: { $0.first == (last == ")" ? "(" : "[") }), start > 0,
      words[..<start].contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    let inside = words[start...].joined(separator: " ").dropFirst().dropLast()
    let first = Recognition.folded(inside.prefix { $0 != " " })
    guard inside.contains(where: \.isLetter), !inside.contains(where: \.isNumber), first != "no",
      !["fail", "fall", "miss", "nul"].contains(where: { first.hasPrefix($0) }),
      !inside.split(separator: " ").contains(where: Self.mayAlterSets)
    else { return nil }
    var line = self
    (line.words, line.note, line.hasRemark) = (Array(words[..<start]), String(inside), true)
    return line
  }

  /// The line with the percentages beside its sets as the note: `65% 250x5`, `250x5 (65%)`. Nil for other lines.
  var withPercents: PaperLine? {
    let percents = words.compactMap(Self.percent)
    guard note == nil, !percents.isEmpty else { return nil }
    var line = self
    line.words.removeAll { Self.percent($0) != nil }
    (line.note, line.hasRemark) = (percents.joined(separator: ", "), true)
    return line
  }

  /// The percentage that a word is, without brackets: `(65%)`, `85%+`.
  static func percent(_ word: String) -> String? {
    let plain = word.filter { !"():,".contains($0) }
    let number = plain.prefix(while: \.isNumber)
    return (1...3).contains(number.count) && ["%", "%+"].contains(plain.dropFirst(number.count)) ? plain : nil
  }

  /// The line with what stands in brackets at its end as the note, whatever it says: for a hint.
  var withLastBracket: PaperLine? {
    guard note == nil, words.last?.last == ")", let start = words.lastIndex(where: { $0.first == "(" }),
      start > 0, words[..<start].contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    var line = self
    let inside = String(words[start...].joined(separator: " ").dropFirst().dropLast())
    // `(90s)` is a rest.
    guard inside.contains(where: \.isLetter), Duration(ofRest: inside.filter { $0 != " " }) == nil
    else {
      return nil
    }
    (line.words, line.note, line.hasRemark) = (Array(words[..<start]), inside, true)
    return line
  }

  /// Whether it says how the lifter felt: `easy`, `knees ok`, `me dolía la rodilla`.
  var saysFeeling: Bool {
    words.contains { word in
      let plain = Recognition.folded(word.filter(\.isLetter))
      return Self.feelings.contains(plain) || Self.feelingStarts.contains { plain.hasPrefix($0) }
    }
  }

  private static let feelings: Set = [
    "felt", "feel", "feeling", "ok", "good", "great", "bad", "hard", "easy", "tough", "tired", "tight",
    "sore",
    "pain", "hurt", "hurts", "brutal", "solid", "smooth", "bien", "mal", "facil", "dificil", "duro", "dura",
    "pesado", "be", "malament", "dur", "molt", "muy",
  ]
  private static let feelingStarts = ["cansad", "cansat", "dol", "molest"]

  /// Whether it says how the sets above were done, or gives their total: `grip 2`, `tempo 3-1-1`, `total 24 reps`, and isn't a set.
  var saysSetUp: Bool {
    guard words.count > 1, let first = words.first, typed.contains(where: \.isNumber) else { return false }
    let isSet = words.contains { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }
    return !isSet && Self.setUps.contains(Recognition.folded(first))
  }

  /// Whether it has a figure and words that say nothing about sets, so that it may be a remark: `slept 6 hours`, `82.5 next time`.
  var mayBeRemark: Bool {
    let isSet = words.contains { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }
    return !isSet && typed.contains(where: \.isNumber)
      && words.contains { word in
        let plain = Recognition.folded(word)
        return plain.count > 2 && plain.allSatisfy(\.isLetter) && !Notation.isSetWord(plain)
      }
  }

  private static let setUps: Set = [
    "grip", "tempo", "pause", "seat", "stance", "pin", "pins", "hole", "notch", "belt", "total", "totals",
    "volume", "tonnage", "hr",
    "agarre", "pausa", "asiento", "agujero", "altura", "cinturon", "volumen", "tonelaje", "pulso",
    "presa", "agafada", "seient", "forat", "alcada", "cinturo", "volum", "tonatge", "pols",
  ]

  /// The line with the heart rate at its end as the note: `run 5km 25:00 hr 150`; nil without one.
  var withPulse: PaperLine? {
    guard note == nil, words.count > 3, let count = SetWord.wordsOfPulse(words) else { return nil }
    var line = self
    (line.words, line.note) = (Array(words.dropLast(count)), words.suffix(count).joined(separator: " "))
    while line.words[line.words.count - 1].last == "," { line.words[line.words.count - 1].removeLast() }
    line.hasRemark = true
    return line
  }

  /// The line with its last words as the note, the longest note first: `335 x 3 - grip slipped`. None with a figure, or with a word that
  /// may be about the sets.
  var withoutLastWords: [PaperLine] {
    guard note == nil, let figure = words.lastIndex(where: { $0.contains(where: \.isNumber) }) else {
      return []
    }
    return words.indices.dropFirst(figure + 1).compactMap { start in
      let remark = words[start...]
      guard let first = remark.first, first.first?.isLetter == true,
        // `3x8@80 2 left` are reps in reserve.
        remark.joined().lowercased() != "left",
        !words[..<start].joined().reversed().prefix(while: { $0 != ")" }).contains("("),
        remark.joined().count > 2 || Self.records.contains(remark.joined().lowercased()),
        !Notation.isSetWord(Recognition.folded(first)), !remark.contains(where: Self.saysSets),
        !Self.earlier.contains(where: { Recognition.folded(remark.joined()).hasPrefix($0) })
      else { return nil }
      var line = self
      (line.words, line.note, line.hasRemark) = (Array(words[..<start]), remark.joined(separator: " "), true)
      return line
    }
  }

  /// The beginnings of remarks about another workout, after its sets: `3x5 last week`.
  private static let earlier = [
    "lastweek", "lasttime", "lastsession", "lastmonth", "lastworkout", "yesterday",
    "lasemanapasada", "laultimavez", "ultimavez", "ayer", "lasetmanapassada", "laultimavegada",
    "lultimavegada", "eldarrercop", "ahir",
  ]

  /// The short words for a record, and `ok`.
  static let records: Set = ["pr", "pb", "rp", "mp", "ok"]

  /// Whether a word of a remark may say something about the sets: how many, with what, or that they weren't done. `at` and the like
  /// do only before a number: `shaky at the top`.
  private static func saysSets(_ word: String) -> Bool {
    let plain = Recognition.folded(word.filter(\.isLetter))
    return Notation.isSetWord(plain) && !joiners.contains(plain) || Recognition.isMissLabel(plain)
      || ofSets.contains(plain) || mayAlterSets(word)
      || Notation(decimalComma: false).understands([plain])
  }

  private static let joiners: Set = [
    "at", "a", "of", "for", "in", "and", "de", "y", "i", "con", "with", "amb", "en", "per", "por",
  ]

  /// Whether a word may say that the sets weren't done, or were helped by a band.
  private static func mayAlterSets(_ word: some StringProtocol) -> Bool {
    let plain = Recognition.folded(String(word.filter(\.isLetter)))
    return undone.contains(plain) || undoneStarts.contains { plain.hasPrefix($0) }
  }

  private static let undone: Set = [
    "band", "bands", "goma", "gomas", "gomes", "banda", "bandas", "bandes",
    "plan", "todo", "tomorrow", "next", "instead", "goal", "target", "undone", "manana", "meta", "dema",
  ]
  private static let undoneStarts = [
    "skip", "cancel", "planned", "planif", "didn", "pendi", "pendent", "saltad", "saltat", "salte", "objeti",
    "objecti", "proxim",
  ]

  private static let ofSets: Set = [
    "no", "not", "fail", "failed", "fallo", "fall", "falle", "more", "less", "mas", "menos", "mes", "menys",
    "each", "cada", "side", "lado", "costat", "hand", "mano", "ma", "sets", "set", "series", "serie", "reps",
    "rep",
    "steps", "pasos", "passes", "passos", "off", "on", "rounds", "round", "rondas", "rondes", "cal", "cals",
    "calories", "calorias", "kcal", "watts", "rpm", "spm", "floors", "laps", "vueltas", "voltes", "stone",
    "total", "times", "twice", "veces", "vegades", "then", "assist", "assisted", "ayuda", "ajuda",
  ]
}
