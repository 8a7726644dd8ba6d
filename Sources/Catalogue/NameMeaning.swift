import Training

/// The meaning of a name, equal for the different ways in which people and programs write it: "Bench Press (Barbell)" and
/// "Barbell Bench Press", "One-Arm Dumbbell Rows" and "Single Arm Row (Dumbbell)".
///
/// Endings of number and gender, articles and prepositions are dropped, synonyms become one word, and equipment is known in
/// English, Spanish and Catalan.
struct NameMeaning: Hashable {
  enum Term: Hashable {
    case word([UInt8])
    case equipment(Equipment)
    /// A machine loaded with plates, often a separate exercise from that on the machine.
    case plateLoaded

    /// The equipment; nil for a word.
    var equipment: Equipment? {
      switch self {
      case .word: nil
      case .equipment(let equipment): equipment
      case .plateLoaded: .machine
      }
    }
  }

  /// The terms in order, each once.
  private(set) var terms: [Term] = []

  /// The meaning of a name, given its folded words.
  init(_ words: [[UInt8]]) {
    let stems = words.indices.filter { !Self.isFiller(at: $0, of: words) }.map { stem(words[$0]) }
    let isCurl = stems.contains(Self.curl)
    var index = 0
    while index < stems.count {
      if let (term, count) = Self.equipment(at: index, of: stems) {
        add(term)
        index += count
      } else {
        // The palms face up in a plain curl, and down in most other plain movements.
        if !isCurl {
          add(Self.synonyms[stems[index]] ?? stems[index])
        } else if Self.palmsDown.contains(stems[index]) {
          add(Self.reverse)
        } else if !Self.palmsUp.contains(stems[index]) {
          add(Self.synonyms[stems[index]] ?? stems[index])
        }
        index += 1
      }
    }
  }

  private init(terms: [Term]) { self.terms = terms }

  private mutating func add(_ term: Term) {
    if !terms.contains(term) { terms.append(term) }
  }

  /// Adds a word: "pull up" becomes "pullup", and the word "grip" is dropped, because the word before it says which.
  private mutating func add(_ word: [UInt8]) {
    if Self.dropped.contains(word) { return }
    if Self.endings.contains(word), case .word(let start) = terms.last {
      terms.removeLast()
      add(.word(Self.synonyms[start + word] ?? start + word))
    } else {
      add(.word(word))
    }
  }

  /// Whether a word is more than a preposition, an article or a letter.
  static func saysSomething(_ word: Query.Word) -> Bool {
    word.bytes.count > 1 && !fillers.contains(word.bytes)
  }

  func without(_ term: Term) -> NameMeaning { NameMeaning(terms: terms.filter { $0 != term }) }

  /// Whether a term is what an unqualified name implies, as "standing".
  static func isUsual(_ term: Term) -> Bool { usual.contains(term) }

  /// Whether a term is the position of the body, which comes with some equipment.
  static func isPosture(_ term: Term) -> Bool { postures.contains(term) }

  /// The meaning without usual terms; nil if it has none, or nothing else.
  var withoutUsual: NameMeaning? {
    let rest = terms.filter { !Self.usual.contains($0) }
    return rest.isEmpty || rest.count == terms.count ? nil : NameMeaning(terms: rest)
  }

  var saysStanding: Bool { terms.contains(.word(stem(Array("standing".utf8)))) }

  /// Whether it says that the body isn't upright on the feet.
  var saysDown: Bool { terms.contains(where: Self.down.contains) }

  /// Whether it names more than equipment and implied words.
  var saysMovement: Bool { terms.contains { $0.equipment == nil && !Self.isUsual($0) } }

  /// The meaning without what the rest implies: "bicep" of "bicep curl", the bar of a pushdown or of a
  /// Smith machine, the machine of "Smith machine".
  var withoutImplied: [NameMeaning] {
    Self.implied.compactMap { term, others in
      terms.contains(term) && terms.contains(where: others.contains) ? without(term) : nil
    }
  }

  /// The meaning without the grip, which machines leave to the lifter; nil if it says none or isn't done on a machine. With the palms
  /// facing the lifter, or in a pulldown, it is another exercise.
  var withoutMachineGrip: NameMeaning? {
    let isOnMachine = terms.contains { $0.equipment == .machine }
    guard isOnMachine, !terms.contains(Self.pulldown) else { return nil }
    let rest = terms.filter { !Self.grips.contains($0) }
    return rest.count == terms.count ? nil : NameMeaning(terms: rest)
  }

  /// The meanings with "single arm" and "single leg" for "single" alone, as "unilateral" is read.
  var withLimb: [NameMeaning] {
    guard terms.contains(Self.single), !terms.contains(where: Self.limbs.contains) else { return [] }
    return Self.limbs.map { NameMeaning(terms: terms + [$0]) }
  }

  /// The meaning without "single arm" or "single leg", or only without "single"; none for squats, which are others on one leg.
  var withoutSide: [NameMeaning] {
    guard terms.contains(Self.single), !terms.contains(Self.squat) else { return [] }
    let rest = without(Self.single)
    return [rest] + Self.limbs.filter(rest.terms.contains).map(rest.without)
  }

  var withoutEquipment: NameMeaning { NameMeaning(terms: terms.filter { $0.equipment == nil }) }

  /// The number of pairs of terms in the opposite order in another name: "high to low" isn't "low to high".
  func disorder(from other: NameMeaning) -> Int {
    let places = terms.compactMap { other.terms.firstIndex(of: $0) }
    return places.indices.reduce(0) { count, index in
      count + places[index...].count { $0 < places[index] }
    }
  }

  /// Whether both have the same terms, in any order.
  func isSame(as other: NameMeaning) -> Bool {
    terms.count == other.terms.count && terms.allSatisfy(other.terms.contains)
  }

  /// The beginnings of words that every name of this meaning has, except for its equipment.
  var starts: WordStarts {
    let words = terms.compactMap { term -> [WordStarts.Start]? in
      guard case .word(let word) = term else { return nil }
      return ([word] + (Self.spellings[word] ?? [])).map(Self.start)
    }
    if !words.isEmpty { return WordStarts(Array(words.prefix(WordStarts.mostWords))) }
    let names = Self.equipment.filter { terms.contains($0.value) }.compactMap(\.key.first)
    return WordStarts(names.isEmpty ? [] : [names.map { WordStarts.Start(bytes: $0) }])
  }

  /// The beginning of a word. A joined word may be two in a name: "sit up".
  private static func start(of word: [UInt8]) -> WordStarts.Start {
    let isJoined = endings.contains { word.suffix($0.count).elementsEqual($0) }
    return WordStarts.Start(bytes: Array(word.prefix(isJoined ? 3 : 4)))
  }
}

/// A word without endings of number and gender, as far as spelling tells.
private func stem(_ word: [UInt8]) -> [UInt8] {
  var stem = word[...]
  let s = UInt8(ascii: "s")
  if stem.count >= 4, stem.last == s, stem.dropLast().last != s { stem.removeLast() }
  if stem.suffix(3).elementsEqual("ion".utf8) { stem.removeLast() }
  if stem.count >= 5, stem.last == UInt8(ascii: "a") || stem.last == UInt8(ascii: "e") { stem.removeLast() }
  return Array(stem)
}

extension NameMeaning {
  /// The longest name of equipment that begins at a word.
  private static func equipment(at index: Int, of stems: [[UInt8]]) -> (Term, Int)? {
    for count in [3, 2, 1] where index + count <= stems.count {
      if let term = equipment[Array(stems[index..<index + count])] { return (term, count) }
    }
    return nil
  }

  /// Whether a word is a preposition or an article. "w" is one, but for the letter of a bar, "barra W".
  private static func isFiller(at index: Int, of words: [[UInt8]]) -> Bool {
    if index > 0, words[index].count == 1, words[index - 1] == bar { return false }
    return fillers.contains(words[index])
  }

  private static let bar = Array("barra".utf8)

  private static func words(_ text: String) -> [[UInt8]] { text.split(separator: " ").map { Array($0.utf8) } }

  private static let fillers = Set(
    words("de del la las el els los lo les con en al a amb per por para the with on of for to in d and w"))
  private static let dropped = Set(words("grip agarre agafada presa").map(stem))
  private static let endings = Set(words("up down over"))
  private static let curl = stem(Array("curl".utf8))
  private static let reverse = stem(Array("reverse".utf8))
  private static let palmsUp = Set(words("underhand supinated supinating supination").map(stem))
  private static let palmsDown = Set(words("overhand pronated pronating").map(stem))
  /// The terms that an unqualified name implies.
  private static let usual = Set(
    words(
      "standing flat traditional regular basic conventional standard normal classic overhand pronated plano plana pla"
    )
    .map { Term.word(stem($0)) })

  /// The positions of the body.
  private static let postures = Set(
    NameMeaning(
      words("standing seated lying bent over kneeling sentado tumbado de pie assegut estirat dempeus")
    ).terms)

  private static let down = Set(
    words("lying seated kneeling bench floor sentado tumbado assegut estirat").map { Term.word(stem($0)) })

  private static let single = Term.word(stem(Array("single".utf8)))
  private static let limbs = words("arm leg").map { Term.word(stem($0)) }

  private static let pulldown = Term.word(stem(Array("pulldown".utf8)))
  private static let grips = Set(words("neutral wide close").map { Term.word(stem($0)) })

  private static let squat = Term.word(stem(Array("squat".utf8)))

  /// Terms with those that imply them.
  private static let implied: [(Term, [Term])] =
    [
      ("biceps", "curl"), ("triceps", "pushdown kickback"), ("chest", "fly"),
      ("shoulder", "shrug lateral front"), ("seated", "incline"), ("bar", "pushdown pulldown"),
    ].map { (.word(stem(Array($0.utf8))), words($1).map { .word(stem($0)) }) }
    + [(.word(stem(Array("seated".utf8))), [.equipment(.machine)])]
    + [
      (
        .equipment(.barbell),
        [.equipment(.cable), .equipment(.smithMachine)] + words("pushdown pulldown").map { .word(stem($0)) }
      ),
      (.word(stem(Array("bar".utf8))), [.equipment(.cable)]),
      (.equipment(.ezBar), [.equipment(.cable)] + words("pushdown").map { .word(stem($0)) }),
      (.plateLoaded, [.word(stem(Array("iso".utf8)))]),
      (
        .equipment(.weighted),
        [.equipment(.barbell), .equipment(.dumbbell), .equipment(.kettlebell), .equipment(.ezBar)]
      ),
      (
        .equipment(.machine),
        [.plateLoaded, .equipment(.smithMachine), .equipment(.cable), .equipment(.assisted)]
      ),
    ]

  /// The stem that stands for each of its synonyms.
  private static let synonyms: [[UInt8]: [UInt8]] = {
    let groups = [
      "fly flye flie", "single one 1 un una unilateral", "leg legged", "arm handed hand",
      "reverse underhand supinated", "alternating alternate alternated", "incline inclined",
      "decline declined", "calf calve", "pushdown pressdown", "inclinado inclinada", "declinado declinada",
      "tumbado tumbada acostado acostada", "sentado sentada", "cerrado cerrada estrecho estrecha",
      "talones gemelos pantorrillas bessons", "paused pause", "ab abdominal",
      "cadera maluc", "elevacion vuelo volada", "femoral isquiotibial isquio", "rem remada",
      "deadlift dl", "extension ext", "hamstring ham hammy", "squat sq", "seated sitting",
    ]
    var synonyms: [[UInt8]: [UInt8]] = [:]
    for group in groups {
      let stems = words(group).map(stem)
      for other in stems.dropFirst() where other != stems[0] { synonyms[other] = stems[0] }
    }
    return synonyms
  }()

  private static let spellings = Dictionary(grouping: synonyms.keys) { synonyms[$0] ?? $0 }

  private static let equipment: [[[UInt8]]: Term] = {
    var terms: [[[UInt8]]: Term] = [:]
    for (term, names) in equipmentNames {
      for name in names.split(separator: ",") { terms[words(String(name)).map(stem)] = term }
    }
    return terms
  }()

  /// The words for equipment in names of exercises, folded.
  private static let equipmentNames: [(Term, String)] = [
    (.equipment(.barbell), "barbell,bb,olympic barbell,barra,barra olimpica"),
    (.equipment(.dumbbell), "dumbbell,dumbell,db,mancuerna,manuella,manuelles"),
    (.equipment(.cable), "cable,pulley,polea,politja,politges,corriola"),
    (.equipment(.machine), "machine,maquina,maq,mq"),
    (
      .plateLoaded,
      "plate loaded,plate loaded machine,machine plates,hammer strength,lever,leverage,leverage machine"
    ),
    (.equipment(.smithMachine), "smith machine,machine smith,smith,maquina smith,multipower,multipotencia"),
    (.equipment(.kettlebell), "kettlebell,kb,pesa rusa"),
    (.equipment(.band), "band,resistance band,loop band,banda,banda elastica,goma,gomes,goma elastica"),
    (.equipment(.bodyWeight), "bodyweight,body weight,bw,peso corporal,pes corporal"),
    (.equipment(.assisted), "assisted,asistida,asistido,assistida,assistit"),
    (.equipment(.weighted), "weighted,lastrada,lastrado,lastre,llastrada,llastrat,llast"),
    (.equipment(.trapBar), "trap bar,trapbar,hex bar,hexbar,hexagonal bar,barra hexagonal"),
    (.equipment(.ezBar), "ez bar,ez curl bar,ez barbell,ez,sz bar,barra ez,barra z,barra w"),
    (.equipment(.suspension), "suspension,suspended,trx,suspensio"),
    (.equipment(.medicineBall), "medicine ball,med ball,balon medicinal,pilota medicinal"),
    (.equipment(.sled), "sled,trineo,trineu"),
    (.equipment(.stabilityBall), "stability ball,swiss ball,exercise ball,gym ball,fitball,pelota suiza"),
    (.equipment(.wheel), "wheel"), (.equipment(.rope), "rope,cuerda,corda"),
    (.equipment(.plate), "plate,disco,disc"),
  ]
}
