import TestSupport
import Testing
import Training

/// What a phrase says, as the notation would write it.
private func phrase(_ text: String, comma: Bool = false) -> String {
  do throws(SetSyntaxError) {
    let words = text.split(separator: " ").map(String.init)
    return try Notation(decimalComma: comma).groups(in: words).map(outline).joined(separator: " ")
  } catch {
    return "\(error.problem) \(error.readings)"
  }
}

@Test(arguments: [
  ("3 sets of 8 at 80", "8,8,8@80"), ("3 sets of 8 reps with 80 kg", "8,8,8@80kg"), ("8 reps 80kg", "8@80kg"),
  ("8 at 80", "8@80"), ("80 kg x 8 reps x 3 sets", "8,8,8@80kg"), ("80kg 3x8", "8,8,8@80kg"),
  ("80 kilos for 8", "8@80kg"), ("80kg 8,8,7", "8,8,7@80kg"), ("8-8-7@80", "8,8,7@80"),
  ("8/8/7/6@80", "8,8,7,6@80"), ("100x5", "5@100"), ("92.5 x 3", "3@92.5"), ("100x5x5", "5,5,5,5,5@100"),
  ("3x8x80", "8,8,8@80"), ("60x10 80x5", "10@60 5@80"), ("5 x 5 100 kg", "5,5,5,5,5@100kg"),
  ("3*8@80", "8,8,8@80"), ("8@80 x3", "8,8,8@80"), ("8@80x4", "8,8,8,8@80"),
  ("five sets of five at eighty kilos", "5,5,5,5,5@80kg"),
  ("8r 80kg", "8@80kg"), ("3s 8r 80kg", "8,8,8@80kg"), ("5@225#", "5@225lb"), ("5@102½", "5@102.5"),
  ("5@１００", "5@100"), ("3x8 (80kg)", "8,8,8@80kg"), ("3x8 - 80kg", "8,8,8@80kg"),
  ("sets=3 reps=8 kg=80", "8,8,8@80kg"), ("8x80kg,8x80kg", "8@80kg 8@80kg"), ("5 +10kg", "5@+10kg"),
  ("5@102,5", "5@102.5"), ("3 more of 8", "8,8,8"),
  ("8 reps at 80 then 6 reps at 85", "8@80 6@85"),
])
func phrasesRead(text: String, outlined: String) {
  #expect(phrase(text) == outlined)
}

@Test(arguments: [
  ("4 series de 8 con 60 kilos", "8,8,8,8@60kg"), ("10 repes con 50", "10@50"), ("10 a 50", "10@50"),
  ("3x8 con 52,5", "8,8,8@52.5"), ("12 con 12 kilos y medio", "12@12.5kg"),
  ("una serie de 5 con 120", "5@120"),
  ("5 por 5 con 100", "5,5,5,5,5@100"), ("tres series de ocho con ochenta kilos", "8,8,8@80kg"),
  ("8 y 8 y 6 con 80", "8,8,6@80"), ("8@80 y 6@90", "8@80 6@90"), ("3x12 sin peso", "12,12,12@bw"),
  ("3 de 20", "20,20,20"), ("5 con 82'5 kg", "5@82.5kg"), ("3x5 con lastre 10kg", "5,5,5@+10kg"),
  ("quatre per dotze a cent quaranta", "12,12,12,12@140"), ("sis amb vuitanta-dos i mig", "6@82.5"),
  ("vuit, set i sis", "8,7,6"), ("12/12/10 a 55kg", "12,12,10@55kg"), ("5 amb 77 i mig", "5@77.5"),
])
func phrasesReadInSpanishAndCatalan(text: String, outlined: String) {
  #expect(phrase(text, comma: true) == outlined)
}

@Test(arguments: [
  ("5@100 8rpe", "5@100[rpe8]"), ("3x5@100 at rpe 8", "5,5,5@100[rpe8]"), ("rpe8 5@100", "5@100[rpe8]"),
  ("5@100 8/10", "5@100[rpe8]"), ("5@100 2rir", "5@100[rir2]"), ("5@100 2 in reserve", "5@100[rir2]"),
  ("5@100 3 left in the tank", "5@100[rir3]"), ("12@60 to failure", "12@60[failure]"),
  ("12@60 amrap", "12@60"),
  ("amrap 12@60", "12@60"), ("w/u 10@40", "10@40[warmUp]"), ("10@14 drop 8@10", "10@14 8@10[drop]"),
  ("10@14 8@10 drop set", "10@14 8@10[drop]"), ("10@40 4x8@60", "10@40 8,8,8,8@60"),
  ("5@100 rpe7-8", #"twoReadings ["5@100 rpe7", "5@100 rpe7.5", "5@100 rpe8"]"#),
  ("80x8x3", "8,8,8@80"), ("80x3x8", #"twoReadings ["8x3@80", "3x8@80"]"#),
  ("5@100 rir1-2", #"twoReadings ["5@100 rir1", "5@100 rir2"]"#),
])
func effortsAreReadAsTheyAreSaid(text: String, outlined: String) {
  #expect(phrase(text) == outlined)
}

@Test(arguments: [
  ("5k in 26 min", "5km/1560000ms"), ("10km 52m30s", "10km/3150000ms"), ("10km 1h05", "10km/3900000ms"),
  ("400m/1:32 x2", "400m/92000ms,400m/92000ms"), ("2 x 400 m in 1:32", "400m/92000ms,400m/92000ms"),
  ("5km @ 5:30/km", "5km/1650000ms"), ("5km pace 5:30", "5km/1650000ms"), ("3 miles 25:30", "3mi/1530000ms"),
  ("30 min", "1800000ms"), ("1h15", "4500000ms"), ("500m 1:45.5", "500m/105500ms"),
  ("20 min 3.2 km", "3.2km/1200000ms"),
  ("40m@32 in 25s", "40m/25000ms@32"), ("5km 55min 15kg", "5km/3300000ms@15kg"), ("1 min 30", "90000ms"),
  ("1'30\"", "90000ms"), ("45\"", "45000ms"), ("2 x 45 sec", "45000ms,45000ms"),
  ("for 2 minutes", "120000ms"),
  ("5 km a 5:30", #"twoReadings ["5km/27:30", "5km/5:30"]"#),
])
func distancesAndTimesAreReadAsTheyAreSaid(text: String, outlined: String) {
  #expect(phrase(text) == outlined)
}

@Test(arguments: [
  ("media hora", "1800000ms"), ("hora y media", "5400000ms"), ("minuto y medio", "90000ms"),
  ("un minut i quart", "75000ms"), ("40 km hora y media", "40km/5400000ms"),
  ("5,2 km 28 min 10 s", "5.2km/1690000ms"),
  ("3 h 20 min", "12000000ms"), ("60 s amb 10 kg", "60000ms@10kg"), ("2x15 m 60 kg", "15m,15m@60kg"),
])
func timesInSpanishAndCatalan(text: String, outlined: String) {
  #expect(phrase(text, comma: true) == outlined)
}

@Test(arguments: [
  ("20 min at 10km/h", "3.33km/1200000ms"), ("30 min 5.5 mph", "2.75mi/1800000ms"),
  ("60 km 30 km/h", "60km/7200000ms"),
  ("20mi 16mph", "20mi/4500000ms"), ("15 min a 6 kmh", "1.5km/900000ms"),
  ("20 min @ 4:30/km", "4.44km/1200000ms"),
  ("4 x 1km @ 4:05", "1km/245000ms,1km/245000ms,1km/245000ms,1km/245000ms"),
  ("4 x 400m @ 1:35", #"twoReadings ["4x400m/1:35", "4x400m/38s"]"#),
  ("5x20yd", #"twoReadings ["5x18.3m"]"#), ("3 singles at 140", "1,1,1@140"),
  ("2 doubles @ 100kg", "2,2@100kg"),
  ("90x5/105x5/120x9", "5@90 5@105 9@120"), ("190x8@9", "8@190[rpe9]"), ("65% x5", "5@65%"),
  ("8 reps 80", #"twoReadings ["8@80"]"#), ("12,10 reps 80", #"twoReadings ["12,10@80"]"#),
  ("12,10,8 with 60,70,80kg", #"twoReadings ["12@60kg 10@70kg 8@80kg"]"#),
])
func speedsYardsAndSinglesRead(text: String, outlined: String) {
  #expect(phrase(text) == outlined)
}

@Test(arguments: [("10x22,5", "10@22.5"), ("3x6x62,5", "6,6,6@62.5"), ("10 reps 22,5", "10@22.5")])
func loadsWithADecimalCommaRead(text: String, outlined: String) {
  #expect(phrase(text, comma: true) == outlined)
}

/// What isn't clear isn't read as a phrase.
@Test(arguments: [
  "5@60+40", "8@12k", "5@100g", "5@1OO", "8 100kg 5", "8 reps 80", "5@100 belt",
  "10@60 8@60 drop 6@50", "5@100 31X1", "5@100 60x5", "12x10x8", "3x8 at", "sets of 8", "bench 8",
  "5@100 tempo 3010", "8 a 12",
  "5km hr 150",
  "8@80 6 x", "35km 1:15:00 28km/h", "20 yd",
])
func unclearPhrasesAreRefused(text: String) {
  #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: false).groups(in: text.split(separator: " ").map(String.init))
  }
}

@Test(arguments: ["8@1.000", "10@1.050kg", "8 con 1.000"])
func aPointThatMaySeparateThousandsIsAskedAbout(text: String) {
  #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: true).groups(in: text.split(separator: " ").map(String.init))
  }
}

@Test func numbersBeforeAPhraseArentAName() throws {
  #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: false).startOfSets(in: ["8", "100kg", "5"])
  }
}

@Test(arguments: [
  (["bench", "3", "sets", "of", "8", "at", "80"], 1), (["press", "a", "una", "mano", "8@20"], 4),
  (["plank", "for", "2", "minutes"], 1), (["bench", "8", "reps", "80kg"], 1),
  (["45", "degree", "extension", "12"], 3),
  (["curl", "drop", "8@10"], 1), (["banca", "aproximación", "10@40", "4x8@60"], 1),
  (["dominadas", "cinco,", "cuatro", "y", "tres"], 1),
])
func aNameEndsWhereAPhraseBegins(words: [String], start: Int) throws {
  #expect(try Notation(decimalComma: true).startOfSets(in: words) == start)
}

/// Changes of a set in words.
@Test(arguments: [
  ("9 reps", "9"), ("at 45", "@45"), ("@85 5", "5@85"), ("to failure", "f"), ("8 at 65", "8@65"),
  ("con 42.5", "@42.5"), ("amb 60 quilos", "@60kg"), ("al fallo", "f"), ("a la fallada", "f"),
  ("rpe 8", "rpe8"), ("6 reps 80kg", "6@80kg"),
])
func changesInWordsRead(text: String, written: String) throws {
  let notation = Notation(decimalComma: false)
  let words = text.split(separator: " ").map(String.init)
  #expect(
    try notation.change(in: words) == notation.change(in: written.split(separator: " ").map(String.init)))
}

@Test(arguments: ["3 sets", "8 reps 6 reps", "at", "at 80 or 90", "20kg per side", "2 plates", "10 total"])
func unclearChangesAreRefused(text: String) {
  #expect(!Notation(decimalComma: false).reads(asChange: text.split(separator: " ").map(String.init)))
}

/// However sets are said, they are the same sets.
@Test(arguments: [false, true]) func everyWordingOfSetsIsReadAsThoseSets(comma: Bool) throws {
  let wordings = [
    "N sets of R at Wkg", "N sets of R reps with W kilos", "N sets R reps W kg", "N x R W kg", "NxR at Wkg",
    "W kg x R reps x N sets", "NxR (Wkg)", "NxR - Wkg", "N by R at W kg", "sets=N reps=R kg=W",
    "N series de R con W kilos", "N series de R repeticiones con W kg", "N por R con W kilos",
    "N sèries de R amb W quilos", "N per R a W quilos", "N series R repeticions amb W kg",
  ]
  var random = SeededRandom(comma ? 21 : 22)
  let notation = Notation(decimalComma: comma)
  for _ in 0..<60 {
    let (count, reps, load) = (random.int(2...9), random.int(1...20), random.int(21...250))
    let written = try notation.groups(in: ["\(count)x\(reps)@\(load)kg"]).map(outline)
    for wording in wordings {
      let said = wording.replacing("N", with: "\(count)").replacing("R", with: "\(reps)")
        .replacing("W", with: "\(load)")
      let words = said.split(separator: " ").map(String.init)
      #expect((try? notation.groups(in: words).map(outline)) == written, "\(said)")
    }
    // After a load, many sets of few reps may be the other way round.
    for unit in ["kg", " quilos"] {
      let words = "\(load)\(unit) \(count)x\(reps)".split(separator: " ").map(String.init)
      let isRead = (try? notation.groups(in: words).map(outline)) == written
      #expect(isRead == !(count >= 6 && count > reps), "\(words)")
    }
  }
}

/// What the notation reads is never read otherwise as a phrase.
@Test func phrasesNeverChangeWhatTheNotationReads() {
  var texts = RandomTexts(random: SeededRandom(31))
  for _ in 0..<3_000 {
    let text = texts.text()
    guard let strict = try? Notation(decimalComma: true, isStrict: true).groups(in: [text]) else { continue }
    #expect((try? Notation(decimalComma: true).groups(in: [text])) == strict, "\(text)")
  }
}

/// Each number that was typed is in what was read, whatever stands between them: `5 reps 85 rpe9 1 rir` lost the load.
@Test(arguments: seeds(6)) func noNumberOfAPhraseIsLost(seed: UInt64) {
  var random = SeededRandom(seed)
  let notation = Notation(decimalComma: false)
  let between = [
    "", "", "", "reps", "sets", "sets of", "x", "@", "kg", "kg x", "kg for", "at", "with", "for", "of",
    "to failure",
    "drop", "w", ",", "+", "per side", "each", "and", "then", "reps at", "reps x", "miss", "(", ")", "-", "/",
  ]
  let ratings = ["rpe", "@", "rir", "@rpe"]
  for _ in 0..<300 {
    var numbers: Set<Int> = []
    var words: [String] = []
    for _ in 0..<random.int(2...5) {
      var number = random.chance(50) ? random.int(2...20) : random.int(21...199)
      while numbers.contains(number) { number += 1 }
      numbers.insert(number)
      if random.chance(20) {
        let rating = random.int(6...9)
        words += [random.one(of: ratings) + (random.chance(50) ? " " : "") + "\(rating)"]
        numbers.insert(rating)
      }
      words += ["\(number)", random.one(of: between)]
      if random.chance(10) { words += ["rir"] }
    }
    let text = words.joined(separator: " ")
    guard let groups = try? notation.groups(in: text.split(separator: " ").map(String.init)) else { continue }
    // `3 sets 10 8 6` is a list.
    let counts = groups.map(\.amounts.count) + [groups.count]
    func expectAll(in read: String) {
      let found = Set(read.split { !$0.isNumber }.compactMap { Int($0) } + counts)
      #expect(numbers.isSubset(of: found), "\(text) is \(read)")
    }
    expectAll(in: groups.map { "\(outline($0)) \($0.parts)" }.joined(separator: " "))
    for context in [bench, benchAfter100, bandRow, pushUp, weightedPullUp, pullUpAfter20] {
      guard let sets = try? SetInterpreter(context).results(of: groups) else { continue }
      expectAll(in: NotationWriter(loading: context.loading).text(sets))
    }
  }
}
