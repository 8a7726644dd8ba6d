import CatalogueData

/// The words of exercise names in the languages of other programs' files, and what lifters abbreviate in English, each with the
/// English words that the catalogue has for it: "Kurzhantel-Bankdrücken" is read as "dumbbell bench press".
///
/// They are in `Data/words.csv`, embedded like the catalogue. Only imports read it.
struct ForeignWords {
  /// A word of the table, with every meaning.
  private typealias Meanings = [[[UInt8]]]

  private let code: String
  private var meanings: [[[UInt8]]: Meanings] = [:]
  /// The entries of two words and more, without the words that mean nothing.
  private var loose: [[[UInt8]]: Meanings] = [:]
  /// The words that mean nothing: "de", "avec". They come first in the table.
  private var fillers: Set<[UInt8]> = []
  /// The entries of one word, as they are written.
  private var singles: Set<[UInt8]> = []
  /// The most words that one entry has.
  private var longest = 1

  /// The tables, English first.
  static let languages: [ForeignWords] = {
    var languages: [ForeignWords] = []
    var count = 0
    let bytes = UnsafeBufferPointer(start: catalogue_words(&count), count: count)
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == 3 else { preconditionFailure("Data/words.csv: \(line)") }
      if languages.last.map({ $0.code != cells[0] }) ?? true {
        languages.append(Self(code: String(cells[0])))
      }
      let meaning = Query(String(cells[1])).words.map(\.bytes)
      for entry in cells[2].split(separator: "|") {
        languages[languages.count - 1].add(Query(String(entry)).words.map(\.bytes), meaning)
      }
    }
    return languages
  }()

  private init(code: String) { self.code = code }

  private mutating func add(_ words: [[UInt8]], _ meaning: [[UInt8]]) {
    let stems = words.map(stem)
    meanings[stems, default: []].append(meaning)
    longest = max(longest, words.count)
    if words.count == 1 { singles.insert(words[0]) }
    if words.count == 1, meaning.isEmpty { fillers.insert(stems[0]) }
    let bare = stems.filter { !fillers.contains($0) }
    if bare.count > 1, loose[bare]?.contains(meaning) != true { loose[bare, default: []].append(meaning) }
  }

  /// The words of the catalogue's English names, which aren't taken for other forms of foreign words: "negative" isn't German.
  private static let english: Set<[UInt8]> = {
    let names = NameIndex.exercises
    return Set(names.entries.flatMap { names.labels(of: $0).first.map(names.words) ?? [] })
  }()

  /// Whether a word is in the table as it is written.
  func hasWord(_ word: [UInt8]) -> Bool { singles.contains(word) }

  struct Reading {
    /// Its words, English where the table has them and else as they are.
    var words: [[UInt8]] = []
    /// Those of them that the table has.
    var known: [[UInt8]] = []
  }

  /// The ways to read a name, of which there are few; none if no word is in the table. The longest entry counts, and what is in no
  /// table stays.
  func readings(of words: [[UInt8]]) -> [Reading] {
    let stems = words.map(stem)
    var readings = [Reading()]
    var isKnown = false
    var index = 0
    while index < words.count {
      let (found, count) = entry(at: index, of: stems, words) ?? (compound(stems[index]), 1)
      if let found {
        isKnown = true
        readings = readings.flatMap { reading in
          found.map { Reading(words: reading.words + $0, known: reading.known + $0) }
        }
        readings.removeLast(max(0, readings.count - Self.mostReadings))
      } else {
        for place in readings.indices { readings[place].words.append(words[index]) }
      }
      index += count
    }
    return isKnown ? readings : []
  }

  private static let mostReadings = 16

  private func entry(
    at index: Int, of stems: [[UInt8]], _ words: [[UInt8]]
  ) -> (Meanings?, Int)? {
    let exact = exactEntry(at: index, of: stems, words)
    guard let loose = looseEntry(at: index, of: stems), loose.1 > (exact?.1 ?? 0) else { return exact }
    return loose
  }

  /// The longest entry that begins at a word, with other prepositions and articles or none: lifters write "crunch poulie haute" and
  /// "crunch à la poulie haute".
  private func looseEntry(at index: Int, of stems: [[UInt8]]) -> (Meanings?, Int)? {
    var bare: [[UInt8]] = []
    var longest: (Meanings?, Int)?
    for place in index..<stems.count where !fillers.contains(stems[place]) {
      bare.append(stems[place])
      if bare.count > self.longest { break }
      if let found = loose[bare] { longest = (found, place - index + 1) }
    }
    return longest
  }

  private func exactEntry(
    at index: Int, of stems: [[UInt8]], _ words: [[UInt8]]
  ) -> (Meanings?, Int)? {
    for count in (1...longest).reversed() where index + count <= stems.count {
      guard let found = meanings[Array(stems[index..<index + count])] else { continue }
      if count == 1, !singles.contains(words[index]), Self.english.contains(words[index]) { return (nil, 1) }
      return (found, count)
    }
    return nil
  }

  /// The meanings of a word that others make up: German and Dutch write "Langhantelrudern".
  private func compound(_ word: [UInt8]) -> Meanings? {
    guard code == "de" || code == "nl", word.count >= 7 else { return nil }
    for end in stride(from: word.count - 3, through: 4, by: -1) {
      guard let first = meanings[[stem(Array(word[..<end]))]]?.first else { continue }
      let rest = Array(word[end...])
      for rest in [rest, Array(rest.drop { $0 == UInt8(ascii: "s") })] {
        if let second = meanings[[rest]] ?? compound(rest) { return second.map { first + $0 } }
      }
    }
    return nil
  }

  /// A word without the endings of number and gender that these languages have.
  private func stem(_ word: [UInt8]) -> [UInt8] {
    var stem = code == "de" ? withoutUmlauts(word) : word
    // "laterais", of "lateral".
    if code == "pt", stem.count > 5, stem.suffix(3).elementsEqual("ais".utf8) {
      stem.removeLast(2)
      stem.append(UInt8(ascii: "l"))
    }
    func ends(_ letters: String) -> Bool { stem.last.map { letters.utf8.contains($0) } ?? false }
    if stem.count > 3, ends("s"), stem.dropLast().last != UInt8(ascii: "s") { stem.removeLast() }
    if stem.count > 4, ends("n"), let before = stem.dropLast().last, "el".utf8.contains(before) {
      stem.removeLast()
    }
    for _ in 1...2 where stem.count > 3 && ends("aeio") { stem.removeLast() }
    return stem
  }

  /// A German word with `a` for `ae`: both are written for `ä`.
  private func withoutUmlauts(_ word: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, letter) in word.enumerated() {
      let isSecond = letter == UInt8(ascii: "e") && index > 0 && "aou".utf8.contains(word[index - 1])
      if !isSecond { result.append(letter) }
    }
    return result
  }
}
