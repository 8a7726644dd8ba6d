import TextMatching
import Training

/// How an exercise of today fits the whole name of another.
private enum NameRelation {
  /// It is the same exercise with other equipment.
  case sameButEquipment
  case variation
}

/// A name that is typed while a workout is open means, after the lifter's aliases and ids:
///
/// 1. only an exercise that can take the sets (`canTake`): a distance isn't a bent-over row's;
/// 2. the exercise of today whose whole name it is, in any order and in words of the same meaning;
/// 3. never an exercise that its words contradict (other equipment, position, side or variation): each must be in a name of the
///    exercise, or be its equipment;
/// 4. where it is the whole name of an exercise E that isn't in the workout, but fits F, which is:
///    a. F, if F's name says only the equipment more, or a posture that comes with it ("row", Dumbbell Row);
///    b. a question, if F's name says a variation more ("squat", Front Squat);
///    c. E, if F works another part of the body ("curl", Leg Curl) or only an alias of F fits ("farmers", Suitcase Carry, a
///       one-arm farmer's walk); a question, if it is an alias of E, too, and says only the equipment more ("run", Treadmill);
/// 5. where it is no exercise's whole name (`decide`), the exercise of today that it fits, or a question if several do;
/// 6. where nothing in the workout fits, what it means without a workout;
/// 7. and in 4a a question, if the load is more than half again the heaviest or less than half of the lightest of F today, F is done with
///    bands today and the load is a weight, or if E and F take it differently ("dips 12", Weighted Dip: with the load of before, or without?);
/// 8. and last, `log` asks if E was never done, and another exercise that the name fits was ("squat", Full Squat).
extension Catalogue {
  /// The reading of a text that is the whole name of a built-in exercise: rules 4 and 7 above.
  func reading(of query: Query, as whole: CatalogueEntry, in lookup: LookupContext) -> Resolution {
    let reading = readingToday(of: query, as: whole, in: lookup)
    guard let other = namedAfterLog(query, in: lookup) else { return reading }
    // Who has done one of them means it.
    let done = [whole, other].filter { exercise($0).map { lookup.hasDone($0.id) } ?? false }
    if done.count == 1, reading == .one(whole) { return .one(done[0]) }
    switch reading {
    case .one(whole): return .several([whole, other])
    case .several(let candidates): return .several(candidates + [other])
    case .one, .none: return reading
    }
  }

  private func readingToday(of query: Query, as whole: CatalogueEntry, in lookup: LookupContext) -> Resolution
  {
    var same: [(candidate: CatalogueEntry, entry: LookupContext.Entry)] = []
    var variations: [CatalogueEntry] = []
    for entry in lookup.today {
      guard let candidate = candidate(id: entry.exercise), canTake(lookup.sets, candidate) else { continue }
      switch relation(of: candidate, to: whole, called: query) {
      case .sameButEquipment: same.append((candidate, entry))
      case .variation: variations.append(candidate)
      case nil: break
      }
    }
    if same.count > 1 { return .several(same.map(\.candidate)) }
    if let (candidate, entry) = same.first {
      let choice = choice(between: candidate, entry, and: whole, for: lookup.sets)
      guard choice == .one(whole) else { return choice }
    } else if !variations.isEmpty {
      return .several(variations + [whole])
    }
    return .one(form(of: whole, called: query, for: lookup.sets) ?? whole)
  }

  /// How an exercise fits a text that is the whole name of another; nil if the text doesn't mean it.
  private func relation(of other: CatalogueEntry, to whole: CatalogueEntry, called query: Query)
    -> NameRelation?
  {
    let typed = NameMeaning(query.words.map(\.bytes))
    let fits = labels(of: other).compactMap { label in
      more(label, than: typed, of: other).map { (more: $0, isName: label.isName, meaning: label.meaning) }
    }
    // Where a name says no more at all, number tells them apart: rem amb manuelles, rem amb manuella.
    if fits.isEmpty || fits.contains(where: { $0.meaning.isSame(as: typed) }) { return nil }
    let names = fits.filter(\.isName)
    let wholeNames = labels(of: whole).filter(\.isName)
    let isOwnName = wholeNames.contains { $0.key == query.key }
    // The name as lists show it, equipment included: sentadilla con barra.
    if isOwnName, typed.terms.contains(where: { isEquipment($0, of: whole) }) { return nil }
    let own = Set(wholeNames.flatMap(\.meaning.terms))
    if names.contains(where: { $0.more.allSatisfy(own.contains) }) { return .sameButEquipment }
    if !names.isEmpty { return isOfAnotherPart(other, than: whole) ? nil : .variation }
    if isOwnName { return nil }
    if fits.contains(where: \.more.isEmpty) {
      return core(of: other) == core(of: whole) ? .sameButEquipment : .variation
    }
    // A treadmill run is a run, and the machine is the equipment.
    guard isMachine(other) else { return nil }
    let machine = labels(of: other).filter(\.isName).map(\.meaning.terms)
    return fits.contains { machine.contains($0.more) } ? .variation : nil
  }

  /// The words that a name adds to a text, apart from equipment and an implied posture; nil if the text has a word that the name
  /// lacks.
  func more(_ label: NameLabel, than typed: NameMeaning, of candidate: CatalogueEntry) -> [NameMeaning.Term]?
  {
    guard typed.starts.lacking(in: label.folded.indices, of: label.folded.span) == 0 else { return nil }
    let terms = label.meaning.terms
    guard typed.terms.contains(where: terms.contains),
      typed.terms.allSatisfy({ terms.contains($0) || isEquipment($0, of: candidate) })
    else { return nil }
    let more = terms.filter { !isEquipment($0, of: candidate) && !typed.terms.contains($0) }
    return terms.contains { isEquipment($0, of: candidate) }
      ? more.filter { !NameMeaning.isPosture($0) } : more
  }

  /// The words of an exercise's own name without its equipment.
  private func core(of candidate: CatalogueEntry) -> Set<NameMeaning.Term> {
    Set(labels(of: candidate).first?.meaning.terms.filter { !isEquipment($0, of: candidate) } ?? [])
  }

  /// Whether an exercise trains none of the main muscles of another.
  private func isOfAnotherPart(_ other: CatalogueEntry, than whole: CatalogueEntry) -> Bool {
    guard let other = exercise(other), let whole = exercise(whole) else { return false }
    return !whole.primaryMuscles.contains { (other.primaryMuscles + other.secondaryMuscles).contains($0) }
  }

  /// The exercise of today or that of the name, if their names differ only in equipment; both if the sets leave it open.
  private func choice(
    between other: CatalogueEntry, _ entry: LookupContext.Entry, and whole: CatalogueEntry,
    for sets: TypedSets?
  ) -> Resolution {
    let ask = Resolution.several([other, whole])
    guard let sets, let loading = exercise(other)?.equipment.loading,
      let plain = exercise(whole)?.equipment.loading
    else { return .one(other) }
    if case .plain(let mass) = sets.load {
      // After `band curl 20@black`, `curl 12@14` is hardly one with a band.
      let hasBand = exercise(other)?.equipment == .band && entry.loads.isEmpty
      if hasBand || isFar(mass, from: entry.loads) { return ask }
    }
    if loading == plain { return .one(other) }
    return switch (sets.load, loading) {
    case (.none, .bodyWeight), (.bodyWeight, .bodyWeight), (.plain, .added), (.added, .added): .one(other)
    case (.assistance, .assisted), (.band, .assisted), (.band, .external): .one(other)
    case (.none, _): plain == .bodyWeight ? ask : .one(other)
    case (.bodyWeight, _), (.added, .assisted), (.assistance, _), (.band, _):
      plain == .bodyWeight ? .one(whole) : ask
    case (.plain, .external): .one(other)
    case (.plain, _), (.added, _): ask
    }
  }

  /// Whether a load is more than half again the heaviest of some, or less than half of the lightest.
  private func isFar(_ typed: NotatedMass, from loads: [Mass]) -> Bool {
    guard let heaviest = loads.max(by: { $1.isGreater(than: $0) }),
      let lightest = loads.min(by: { $1.isGreater(than: $0) })
    else { return false }
    let mass = Mass(typed.value, typed.unit ?? heaviest.unit)
    let doubled = Mass(Thousandths(raw: 2 * mass.value.raw), mass.unit)
    return doubled.isGreater(than: Mass(Thousandths(raw: 3 * heaviest.value.raw), heaviest.unit))
      || lightest.isGreater(than: doubled)
  }

  /// The form of an exercise that its sets ask for after a name that both have: `pull-up 8@-20` is the assisted pull-up, `pull-up
  /// 8@red` is that with a band, `squat 15@bw` that without a load. `strict pull-up 8@-20` is what it says.
  private func form(of whole: CatalogueEntry, called query: Query, for sets: TypedSets?) -> CatalogueEntry? {
    let isOnBody = has(Equipment.bodyWeight.rawValue, whole, in: .equipment)
    let (form, equipment): (String, Equipment)
    switch sets?.load {
    case .band where isOnBody: (form, equipment) = ("band", .assisted)
    case .assistance where isOnBody: (form, equipment) = ("assisted", .assisted)
    case .bodyWeight where exercise(whole)?.equipment.loading == .external:
      (form, equipment) = ("bodyweight", .bodyWeight)
    default: return nil
    }
    let singular = query.words.map { $0.singulars.first ?? $0.bytes }
    for words in [query.words.map(\.bytes), singular] {
      let named = Query(words: [Array(form.utf8)] + words)
      let exact = exactFits(named)
      let fits = exact.isEmpty ? matchesByMeaning(named) : exact
      if fits.count == 1, has(equipment.rawValue, fits[0].candidate, in: .equipment) {
        return fits[0].candidate
      }
    }
    return nil
  }

  /// The exercise that the command `log` and a text name together, unless one of the workout is meant: `log press` may be the
  /// Log Press without a command.
  private func namedAfterLog(_ query: Query, in lookup: LookupContext) -> CatalogueEntry? {
    guard lookup.isLogged else { return nil }
    return ["740", "741"].compactMap { ExerciseID($0) }.first { id in
      Query(name(of: id, language: "en") ?? "").key == Array("log".utf8) + query.key
        && !lookup.today.contains { $0.exercise == id }
    }.flatMap(candidate(id:))
  }
}

extension Catalogue {
  struct NameLabel {
    let folded: [UInt8]
    /// Whether it is the exercise's name in a language, not an alias.
    let isName: Bool

    init(_ text: String, isName: Bool) {
      folded = TextMatching.folded(text)
      self.isName = isName
    }

    var words: [[UInt8]] { folded.split(separator: .space).map(Array.init) }
    var key: [UInt8] { folded.filter { $0 != .space } }
    var meaning: NameMeaning { NameMeaning(words) }
  }

  /// The names and aliases of an exercise in all languages, its own name first, then the lifter's aliases. They are read from
  /// its rows, without folding those of all others.
  func labels(of candidate: CatalogueEntry) -> [NameLabel] {
    var labels: [NameLabel] = []
    switch candidate {
    case .own(let place):
      labels.append(NameLabel(own[place].name, isName: true))
      labels += own[place].aliases.map { NameLabel($0, isName: false) }
    case .bundled(let number):
      for table in CatalogueFile.allCases.map(\.table) {
        guard let row = table.row(of: number) else { continue }
        let (name, aliases) = table.labels(ofRowAt: row)
        labels.append(NameLabel(table.text(name), isName: true))
        table.forEachPart(of: aliases, separator: .bar) {
          labels.append(NameLabel(table.text($0), isName: false))
        }
      }
    }
    return labels
      + ownAliases.given.filter { $0.candidate == candidate }.map { NameLabel($0.alias, isName: false) }
  }

  /// Whether a term is the equipment of an exercise.
  func isEquipment(_ term: NameMeaning.Term, of candidate: CatalogueEntry) -> Bool {
    term.equipment.map { has($0.rawValue, candidate, in: .equipment) } ?? false
  }
}
