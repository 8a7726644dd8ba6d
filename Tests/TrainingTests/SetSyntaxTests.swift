import Glibc
import Testing
import Training

/// The reading of a text in one comparable line: amounts, load, effort and type of each group.
func outline(_ text: String, comma: Bool = false) -> String {
  do throws(SetSyntaxError) {
    return try Notation(decimalComma: comma, isStrict: true).groups(in: [text]).map(outline).joined(
      separator: " ")
  } catch {
    return "\(error.problem) \(error.place.offset) \(error.readings)"
  }
}

func outline(_ group: NotatedGroup) -> String {
  let amounts = group.amounts.map(outline).joined(separator: ",")
  let load = group.load.map { "@" + outline($0) } ?? ""
  let effort =
    switch group.effort {
    case .rpe(let rpe): "[rpe\(rpe.value.text)]"
    case .rir(let reps): "[rir\(reps)]"
    case nil: ""
    }
  return amounts + load + effort + (group.type.map { "[\($0)]" } ?? "")
}

func outline(_ amount: TargetAmount) -> String {
  switch amount {
  case .exactly(.reps(let reps)): "\(reps)"
  case .exactly(.duration(let duration)): "\(duration.milliseconds)ms"
  case .exactly(.distance(let distance, let time)):
    distance.value.text + distance.unit.rawValue + (time.map { "/\($0.milliseconds)ms" } ?? "")
  case .repRange(let least, let most): "\(least)-\(most)"
  case .repsOrMore(let least): "\(least)+"
  }
}

func outline(_ load: NotatedLoad) -> String {
  func text(_ mass: NotatedMass) -> String { mass.value.text + (mass.unit?.rawValue ?? "") }
  return switch load {
  case .plain(let mass): text(mass)
  case .plus(let mass, let named): (named ? "bw" : "") + "+" + text(mass)
  case .minus(let mass, let named): (named ? "bw" : "") + "-" + text(mass)
  case .bodyWeight: "bw"
  case .band(let band): band.rawValue
  case .stack(let number): "p\(number)"
  case .percent(let percent): percent.text + "%"
  }
}

@Test(arguments: [
  ("8@100", "8@100"), ("3x8@100kg", "8,8,8@100kg"), ("8,8,6@100", "8,8,6@100"),
  ("8x100kg", "8@100kg"), ("100kg x 8", "8@100kg"), ("3x8x100kg", "8,8,8@100kg"),
  ("5@100@8", "5@100[rpe8]"), ("100kgx5@8", "5@100kg[rpe8]"), ("5@100 rpe8", "5@100[rpe8]"),
  ("8@100 8 7", "8@100 8 7"), ("10@40w 5@100 4@80d", "10@40[warmUp] 5@100 4@80[drop]"),
  ("8@+20", "8@+20"), ("8@-15", "8@-15"), ("8@bw", "8@bw"), ("8@bw+20kg", "8@bw+20kg"),
  ("8@bw-7.5 lb", "8@bw-7.5lb"), ("12", "12"), ("60s", "60000ms"), ("1:30", "90000ms"),
  ("3x45s@10", "45000ms,45000ms,45000ms@10"), ("5km/25:00", "5km/1500000ms"), ("40m@60", "40m@60"),
  ("3x8-12", "8-12,8-12,8-12"), ("5+@80%", "5+@80%"), ("3x5@rpe8", "5,5,5[rpe8]"),
  ("8x100", "100,100,100,100,100,100,100,100"), ("3x8", "8,8,8"), ("100@8", "100@8"), ("5@8", "5@8"),
  ("135 8,8,7", "135 8,8,7"), ("60", "60"), ("5m", "5m"),
])
func tableReads(text: String, outlined: String) {
  #expect(outline(text) == outlined)
}

@Test(arguments: [
  ("3x8 @ 100 kg", "8,8,8@100kg"), ("3 × 8 × 100 KGS", "8,8,8@100kg"), ("3X8X100LBS", "8,8,8@100lb"),
  ("8,8,6x100kg", "8,8,6@100kg"), ("100 kg x 8,8,6", "8,8,6@100kg"), ("62.5kgx8 7", "8@62.5kg 7"),
  ("5@100 @ 8.5", "5@100[rpe8.5]"), ("5@100@rir2", "5@100[rir2]"), ("5@100 RIR 2 w", "5@100[rir2][warmUp]"),
  ("5 w rpe8", "5[rpe8][warmUp]"), ("5w@rpe8", "5[rpe8][warmUp]"), ("5wrpe8", "5[rpe8][warmUp]"),
  ("5@100@8w 7", "5@100[rpe8][warmUp] 7"), ("8@100lbd", "8@100lb[drop]"), ("8@100kgf", "8@100kg[failure]"),
  ("8@bww", "8@bw[warmUp]"), ("60sw", "60000ms[warmUp]"), ("5mf", "5m[failure]"), ("5mid", "5mi[drop]"),
  ("60srpe8", "60000ms[rpe8]"), ("5minwarm-up", "300000ms[warmUp]"),
  ("10@40 escalfament", "10@40[warmUp]"), ("10@40 Calentamiento", "10@40[warmUp]"), ("8 fallo", "8[failure]"),
  ("8 FALLADA", "8[failure]"), ("8 bajada", "8[drop]"), ("8 baixada", "8[drop]"), ("8 normal", "8[normal]"),
  ("1h30min", "5400000ms"), ("1.5h", "5400000ms"), ("0.5min", "30000ms"), ("1:00:05", "3605000ms"),
  ("1km,2km/9:00", "1km,2km/540000ms"), ("60sx20kg", "60000ms@20kg"), ("400m/55.25s", "400m/55250ms"),
  ("8-12@100", "8-12@100"), ("8 100kg x 5", "8 5@100kg"), ("007@1.25", "7@1.25"),
])
func otherFormsRead(text: String, outlined: String) {
  #expect(outline(text) == outlined)
  #expect(outline(text, comma: true) == outlined, "what a text means doesn't depend on the language")
}

@Test(arguments: [
  ("5km 27:30", "5km/1650000ms"), ("27:30 5km", "5km/1650000ms"), ("5km 27:30 rpe7", "5km/1650000ms[rpe7]"),
  ("6x400m 1:32", "400m/92000ms,400m/92000ms,400m/92000ms,400m/92000ms,400m/92000ms,400m/92000ms"),
  ("1km 4:30 1km 4:25", "1km/270000ms 1km/265000ms"), ("4:30 1km 4:25 1km", "1km/270000ms 1km/265000ms"),
  ("1x5km 1x27:30", "5km 1650000ms"), ("1x27:30 1x5km", "1650000ms 5km"),
  ("40m@32kg 1x25s", "40m@32kg 25000ms"),
  ("5km/27:30 10min", "5km/1650000ms 600000ms"),
  ("1km 5km", "1km 5km"), ("60s 45s", "60000ms 45000ms"), ("40m@32kg 25s", "40m/25000ms@32kg"),
  ("1km 40m@32kg", "1km 40m@32kg"), ("55min 5km@15kg", "5km/3300000ms@15kg"),
  ("5km 27:30 5km", #"timeOfWhich 0 ["5km/27:30 1x5km", "1x5km 5km/27:30", "1x5km 1x27:30 1x5km"]"#),
  ("1km 4:30 4:25", #"timeOfWhich 0 ["1km/4:30 1km/4:25", "1km/4:30 1x4:25", "1x1km 1x4:30 1x4:25"]"#),
  ("5x2min 400m", #"timeOfWhich 0 ["5x400m/2:00", "5x2:00 1x400m"]"#),
  (
    "2x800m 2:45,2:48",
    #"timeOfWhich 0 ["800m/2:45 800m/2:48", "2x800m 1x2:45 1x2:48"]"#
  ),
])
func aDistanceAndItsTimeAreOneSet(text: String, outlined: String) {
  #expect(outline(text) == outlined)
}

@Test(arguments: ["5km 27:30 5km", "1km 4:30 4:25", "5x2min 400m", "2x800m 2:45,2:48", "1km,2km 9:00"])
func readingsOfDistancesAndTimesRead(text: String) {
  let notation = Notation(decimalComma: false)
  let error = #expect(throws: SetSyntaxError.self) {
    try notation.groups(in: text.split(separator: " ").map(String.init))
  }
  #expect(error?.words == 0..<text.split(separator: " ").count)
  #expect((error?.readings.count ?? 0) > 1)
}

@Test func wordsAndSpacesReadAlike() throws {
  let notation = Notation(decimalComma: false)
  let words = ["3x8", "@", "100", "kg", "@", "8", "w", "7"]
  let groups = try notation.groups(in: words)
  #expect(groups.map(outline) == ["8,8,8@100kg[rpe8][warmUp]", "7"])
  #expect(groups.map(\.words) == [0..<7, 7..<8])
  #expect(try notation.groups(in: [words.joined(separator: " ")]).map(outline) == groups.map(outline))
}

@Test(arguments: [
  ("8@62,5", "8@62.5"), ("62,5kg x 8", "8@62.5kg"), ("8x62,5kg", "8@62.5kg"), ("1,5km", "1.5km"),
  ("1km,1,5km", "1km,1.5km"), ("60s,45,5s", "60000ms,45500ms"), ("5@100@8,5", "5@100[rpe8.5]"),
  ("5@100 rpe8,5", "5@100[rpe8.5]"), ("5@82,5%", "5@82.5%"), ("8@bw+2,5", "8@bw+2.5"),
  ("5km/25,5min", "5km/1530000ms"),
])
func decimalCommaReadsWhereTheLanguageHasIt(text: String, outlined: String) {
  #expect(outline(text, comma: true) == outlined)
  #expect(outline(text).hasPrefix("decimalComma"))
}

@Test(arguments: ["8,8,6@100", "8,5", "62,5", "100kg x 8,5", "8,8"])
func commaBetweenRepsSeparatesInEveryLanguage(text: String) {
  #expect(outline(text) == outline(text, comma: true))
  #expect(!outline(text).contains("."))
}

@Test(arguments: [
  ("", "nothing 0 []"), ("squat", "noAmount 0 []"), ("8@", "noLoad 2 []"), ("8@@100", "noLoad 2 []"),
  ("8@1e999", "unreadableNumber 2 []"), ("8@0x10", "unreadableNumber 2 []"), ("1e3", "unreadableNumber 0 []"),
  ("8@1234567890", "tooMuch 2 []"), ("8@1.2345", "tooManyDecimals 2 []"),
  ("8@62,5", #"decimalComma 4 ["8@62.5"]"#), ("8@100,8@90", #"decimalComma 5 ["8@100 8@90"]"#),
  ("1,5km", #"decimalComma 1 ["1.5km"]"#), ("62,5kg x 8", #"decimalComma 2 ["62.5kg x 8"]"#),
  ("100x5@8", #"countOutOfRange 0 ["5@100@8"]"#), ("100x5", #"countOutOfRange 0 ["5@100"]"#),
  ("21x8w", #"countOutOfRange 0 ["8@21w"]"#), ("0@100", #"zeroAmount 0 ["1@100 miss"]"#),
  ("0s", "zeroAmount 0 []"), ("0km", "zeroAmount 0 []"), ("8@-0", #"signedZero 2 ["8@bw", "8@0"]"#),
  ("8@bw+0", #"signedZero 2 ["8@bw", "8@0"]"#), ("8,60s", "decimalComma 1 [\"8.60s\"]"),
  ("60s,8", "mixedAmounts 0 []"), ("8,8,", #"trailingComma 3 ["8,8"]"#),
  ("8, 8, 6@100", #"trailingComma 1 ["8,8,6@100"]"#), ("1:75", "unreadableTime 0 []"),
  ("1:60", "unreadableTime 0 []"), ("1:00:60", "unreadableTime 0 []"),
  ("1:5", "unreadableTime 0 []"), ("1h30", #"unreadableTime 0 ["1h30min"]"#),
  ("1h75min", "unreadableTime 0 []"),
  ("12-8@60", #"emptyRange 0 ["12,8@60", "8-12@60"]"#), ("8-8", #"emptyRange 0 ["8,8"]"#),
  ("5@0%", "percentOutOfRange 2 []"),
  ("5@201%", "percentOutOfRange 2 []"), ("3x8x100", #"loadWithoutUnit 4 ["3x8@100"]"#),
  ("8,8,6x100@8", #"loadWithoutUnit 6 ["8,8,6@100@8"]"#), ("100kg", "loadWithoutAmount 0 []"),
  ("100kg 8@8", "loadWithoutAmount 0 []"), ("100kg 8", #"loadWithoutAmount 0 ["8@100kg"]"#),
  ("8 100kg", #"loadWithoutAmount 2 ["8@100kg"]"#), ("5@100@11", "ratingOutOfRange 6 []"),
  ("5@100@8.25", "ratingOutOfRange 6 []"), ("5@100@0.5", "ratingOutOfRange 6 []"),
  ("5@100 rir11", "ratingOutOfRange 9 []"), ("5@100 rpe", "noRating 9 []"), ("5@100@", "noRating 6 []"),
  ("10@40w@8", #"ratingAfterType 6 ["10@40w rpe8"]"#), ("60 s", #"noAmount 3 ["60s"]"#),
  ("12xbw", #"noAmount 3 ["12@bw"]"#), ("8bw", #"unreadableNumber 0 ["8@bw"]"#),
  ("8@100 done", "noAmount 6 []"),
  ("5@100@8@9", "unexpected 7 []"), ("8@100wd", "unreadableNumber 2 []"), ("3x8,8", "unexpected 3 []"),
  ("8*100", "unexpected 1 []"), ("8@100kg\u{1B}[31m", "unexpected 7 []"),
])
func refused(text: String, error: String) {
  #expect(outline(text) == error)
}

@Test func moreThanAHundredSetsAreRefused() {
  let hundred = Array(repeating: "20x8@50", count: 5)
  #expect(Notation(decimalComma: false).reads(asSets: hundred))
  #expect(outline((hundred + ["8"]).joined(separator: " ")).hasPrefix("tooManySets 40"))
  let list = Array(repeating: "8", count: 101).joined(separator: ",")
  #expect(outline(list).hasPrefix("tooManySets 0"))
}

@Test func errorsNameWordCharacterAndWhatTheReadingsReplace() {
  let error = #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: false).groups(in: ["8@90", "100", "x", "5@8", "7"])
  }
  #expect(error?.problem == .countOutOfRange)
  #expect(error?.place == .init(word: 1, offset: 0))
  #expect(error?.words == 1..<4)
  #expect(error?.readings == ["5@100@8"])
}

/// Four times the text takes about four times as long: by the square, it would be sixteen times.
@Test func longWordsAndManyWordsAreRefusedInTime() {
  let notation = Notation(decimalComma: true)
  func time(_ size: Int) -> Double {
    let start = threadSeconds()
    #expect(!notation.reads(asSets: [String(repeating: "8", count: 12 * size)]))
    #expect(!notation.reads(asSets: [String(repeating: "8,", count: 6 * size)]))
    #expect(throws: SetSyntaxError.self) { try notation.startOfSets(in: Array(repeating: "8@", count: size)) }
    #expect((try? notation.startOfSets(in: Array(repeating: "squat", count: 2 * size))) == .some(nil))
    return threadSeconds() - start
  }
  let (short, long) = (time(2_000), time(8_000))
  #expect(long < short * 10, "\(short) s, then \(long) s")
}

/// The processor time of this thread, which other tests don't change.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@Test func offsetsCountCharacters() {
  let error = #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: false).groups(in: ["3×8×e\u{301}"])
  }
  #expect(error?.place == .init(word: 0, offset: 4))
}
