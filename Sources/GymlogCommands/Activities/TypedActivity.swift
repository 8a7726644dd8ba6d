import CommandLineKit
import Training
import Wording

/// An activity as typed: `run 5km 25:00`.
struct TypedActivity {
  var sport: Sport
  var distance: Distance?
  var time: Duration?
  var at: Instant?
  /// The time or day that was typed without `--at`.
  private(set) var moment: TimeArgument?
  /// The time as typed, if it is a word of its own.
  private(set) var timeText: String?
  var heartRate: Int?
  var name: String?
  var note: String?
  var tags: [String] = []

  /// Reads the sport, the distance and time in any order or as in a set, `8 km in 44 min`, and, unless there is a moment already,
  /// a day or time at the end.
  ///
  /// - Throws: A `Failure` for a word that is none of them, and without any figure.
  init(_ line: [String], hasMoment: Bool = true, _ context: Context) throws(Failure) {
    // `marathon 3:45:20`: a run.
    let line = Self.isMarathon(line) ? ["run"] + line : line
    guard let sport = Sport(typed: line[0]) else {
      throw Self.sportMissing(line, hasMoment: hasMoment, context)
    }
    self.sport = sport
    // `1:25h` is no time of day.
    let words = line.dropFirst().map { word in
      word.last == "h" && word.contains(":") ? word.dropLast() + ":00" : Self.withPoint(word)
    }
    try askForHours(words, context)
    let plain: Failure
    do throws(Failure) {
      if words.isEmpty { throw .activityLacksFigures(line[0]) }
      try read(words, context)
      return
    } catch {
      plain = error
    }
    if readAsSet(words, context) { return }
    if try readWithPace(words, context) { return }
    try askAsSet(words, line, context)
    var readings: [TypedActivity] = []
    for count in words.indices.dropFirst() where !hasMoment {
      let time = words[count...].joined(separator: " ")
      var reading = self
      // `1:45:20` is a length.
      guard words[count].count(where: { $0 == ":" }) < 2,
        time.contains(where: \.isLetter) || time.contains("-") || time.contains("/"),
        let moment = try? TimeArgument(time, context.words.language),
        (try? reading.read(Array(words[..<count]), context)) != nil
          || reading.readAsSet(Array(words[..<count]), context)
      else { continue }
      try askForHours(Array(words[..<count]), context)
      reading.moment = moment
      readings.append(reading)
    }
    guard let only = readings.first else {
      if !hasMoment { try askForTimeOfDay(words, line, context) }
      throw plain
    }
    if readings.count > 1 {
      throw .severalReadings(readings.map { $0.line(line, context) })
    }
    self = only
  }

  /// Whether a line begins with a distance that says that it is a run.
  private static func isMarathon(_ line: [String]) -> Bool {
    let text = line.map { Recognition.folded($0) }.joined(separator: " ") + " "
    return ["marathon ", "half marathon ", "maraton ", "media maraton ", "marato ", "mitja marato "]
      .contains { text.hasPrefix($0) }
  }

  /// Asks at what time a part of today was: `this morning`.
  private func askForTimeOfDay(_ words: [String], _ line: [String], _ context: Context) throws(Failure) {
    for count in 1...3 where count < words.count {
      let part = words.suffix(count).joined(separator: " ")
      let folded = words.suffix(count).map { Recognition.folded($0) }.joined(separator: " ")
      guard let example = Self.partsOfDay[folded] else { continue }
      var reading = self
      let figures = Array(words.dropLast(count))
      guard (try? reading.read(figures, context)) != nil || reading.readAsSet(figures, context) else {
        continue
      }
      let typed = line.dropLast(count).map(shellWord).joined(separator: " ")
      throw .timeNeeded(part, example: Self.line("\(typed) --at \(example)", for: line, context))
    }
  }

  private static let partsOfDay: [String: String] = [
    "this morning": "8:00", "esta manana": "8:00", "aquest mati": "8:00", "this afternoon": "17:00",
    "esta tarde": "17:00", "aquesta tarda": "17:00", "this evening": "20:00", "tonight": "20:00",
    "esta noche": "20:00", "aquesta nit": "20:00", "aquest vespre": "20:00",
  ]

  /// Reads `5k 25:00 5:00/km`, where the pace says once more what the distance and the time do.
  ///
  /// - Throws: A `Failure` if it says something else.
  private mutating func readWithPace(_ words: [String], _ context: Context) throws(Failure) -> Bool {
    guard
      let place = words.firstIndex(where: { word in
        word.contains(":") && ["/km", "/k", "/mi"].contains { word.hasSuffix($0) }
      }), let slash = words[place].firstIndex(of: "/"),
      let pace = try? Duration(typed: String(words[place][..<slash]))
    else { return false }
    var reading = self
    var others = words
    others.remove(at: place)
    guard (try? reading.read(others, context)) != nil || reading.readAsSet(others, context),
      let distance = reading.distance, let time = reading.time
    else { return false }
    let isInMiles = words[place].hasSuffix("/mi")
    let metres = Double(distance.millimetres) / 1_000
    let own = time.exactSeconds / metres * (isInMiles ? 1_609.344 : 1_000)
    // Paces are told in whole seconds, and distances in tenths.
    guard abs(own - pace.exactSeconds) <= max(2, own / 50) else {
      throw .paceContradicts(words[place], others.joined(separator: " "), Duration(rounding: own))
    }
    self = reading
    return true
  }

  /// The error for a line that doesn't begin with a sport; with a line that does if the sport stands later, `easy run 8k 45:00`.
  private static func sportMissing(_ line: [String], hasMoment: Bool, _ context: Context) -> Failure {
    let failure = Failure.sportNotUnderstood(line[0])
    guard let place = line.firstIndex(where: { Sport(typed: $0) != nil }) else {
      let nearest = Suggestions.nearest(to: line[0], among: Sport.allCases.map(\.rawValue))
      let lines = nearest.map { Self.line(shellWord($0), for: [line[0]], context) }
      return lines.isEmpty
        ? failure : failure.changing { message, words, _ in message.hint = words.readings(lines) }
    }
    let before = line[..<place].filter { $0.contains(where: \.isNumber) }
    let turned = [line[place]] + before + line[(place + 1)...]
    guard (try? TypedActivity(turned, hasMoment: hasMoment, context)) != nil else { return failure }
    let typed = Self.line(turned.map(shellWord).joined(separator: " "), for: line, context)
    return failure.changing { message, words, _ in message.hint = words.readings([typed]) }
  }

  /// Asks about `5 miles @ 8:30` and `1500 yd`, as `log` does.
  private func askAsSet(_ words: [String], _ line: [String], _ context: Context) throws(Failure) {
    do throws(SetSyntaxError) {
      _ = try context.notation.groups(in: words)
    } catch {
      guard error.problem == .twoReadings, !error.readings.isEmpty else { return }
      let lines = error.readings.map { Self.line("\(shellWord(line[0])) \($0)", for: line, context) }
      let text = words.joined(separator: " ")
      throw Failure(.usage) { words in words.unreadableSets(text, .twoReadings, readings: lines) }
    }
  }

  /// Asks about a time typed as `2:00`: hours and minutes, or minutes and seconds?
  private func askForHours(_ words: [String], _ context: Context) throws(Failure) {
    guard words.count == 1, let readings = sport.readings(ofTime: words[0]) else { return }
    throw .severalReadings(readings.map { context.line(with: $0, for: words[0]) })
  }

  /// The line that says with `--at` what its last words are.
  private func line(_ line: [String], _ context: Context) -> String {
    let count = moment.map { $0.text.split(separator: " ").count } ?? 0
    let figures = line.dropLast(count).map(shellWord).joined(separator: " ")
    return Self.line(figures + (moment.map { " --at " + shellWord($0.text) } ?? ""), for: line, context)
  }

  /// The whole line with others in place of the words of the activity. Its options, and what stands for them, `hr 142`, stay.
  private static func line(_ new: String, for typed: [String], _ context: Context) -> String {
    var rest = context.line
    var places: [Int] = []
    for word in typed {
      let place = rest.indices.dropFirst(places.last ?? 0).first { index in
        let before = index > 0 ? rest[index - 1] : ""
        let isValue = before.hasPrefix("--") && !before.contains("=") && before != "--force"
        return rest[index] == word && !isValue
      }
      // `marathon 3:45` has no word for the sport.
      guard let place else {
        if places.isEmpty, word == "run" { continue }
        return "gymlog \(CommandName.activityAdd.rawValue) " + new
      }
      rest.remove(at: place)
      places.append(place)
    }
    let words = rest.map(shellWord)
    let start = places.first ?? words.count
    return (["gymlog"] + words[..<start] + [new] + words[start...]).joined(separator: " ")
  }

  /// `5,2km` with a point: one or two digits after a comma are decimals in every language.
  private static func withPoint(_ word: String) -> String {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(\.isNumber),
      (1...2).contains(parts[1].prefix(while: \.isNumber).count),
      parts[1].drop(while: \.isNumber).first.map({ $0.isLetter || $0 == "/" }) ?? true
    else { return word }
    return parts.joined(separator: ".")
  }

  /// Reads a distance and a time, each a word.
  private mutating func read(_ line: [String], _ context: Context) throws(Failure) {
    let before = self
    do throws(Failure) {
      try readWords(line, context)
    } catch {
      self = before
      throw error
    }
  }

  private mutating func readWords(_ line: [String], _ context: Context) throws(Failure) {
    let words = Self.joined(line)
    for word in words {
      if let (length, time) = Self.amount([word], context), let length {
        guard distance == nil, time == nil || self.time == nil else {
          let failure = Failure(.unexpectedArguments([word], command: CommandName.activityAdd.rawValue))
          // `10k 50m`: most likely minutes.
          guard self.time == nil, word.last == "m", word.dropLast().allSatisfy(\.isNumber) else {
            throw failure
          }
          let line = context.line(with: word + "in", for: word)
          throw failure.changing { message, words, _ in message.hint = words.readings([line]) }
        }
        distance = length
        if let time { self.time = time }
      } else {
        guard time == nil else {
          throw Failure(.unexpectedArguments([word], command: CommandName.activityAdd.rawValue))
        }
        let isDistance = words.count == 2 && word == words[0] && words[1].contains(":")
        if isDistance, word.allSatisfy({ $0.isNumber || ".,".contains($0) }) {
          let likely = ["m", "km", "mi"].filter { isLikely(word + $0, words[1], context) }
          let units = likely.isEmpty ? ["km", "mi"] : likely
          let lines = units.map { lineInUnit(word, $0, words[1], context) }
          throw lines.count == 1 ? .distanceLacksUnit(word, lines[0]) : .severalReadings(lines)
        }
        if Self.isNoWay(word, context) { throw .distanceNotPositive(word) }
        time = try Duration(typed: word, mayHaveFractions: true)
        timeText = word
      }
    }
  }

  /// Whether people do the sport as fast as a distance and a time would be.
  private func isLikely(_ distance: String, _ time: String, _ context: Context) -> Bool {
    var activity = self
    activity.distance = Self.amount([distance], context)?.0
    activity.time = try? Duration(typed: time)
    let done = activity.activity(context)
    guard let speed = done.speed, let most = done.fastest else { return false }
    return done.inHours(time) != nil || (most / Activity.slowest...most).contains(speed)
  }

  /// The line with a unit for its distance, and with seconds for a time that can only be hours and minutes.
  private func lineInUnit(_ number: String, _ unit: String, _ time: String, _ context: Context) -> String {
    var activity = self
    activity.distance = Self.amount([number + unit], context)?.0
    activity.time = try? Duration(typed: time)
    let line = context.line(with: number + unit, for: number)
    let longer = activity.activity(context).inHours(time) == nil ? "" : ":00"
    return line.hasSuffix(time) ? line + longer : line
  }

  /// Reads a distance and a time as those of a set: `8 km in 44 min`, `30min at 5:30/km`.
  private mutating func readAsSet(_ line: [String], _ context: Context) -> Bool {
    guard let (distance, time) = Self.amount(line, context) else { return false }
    (self.distance, self.time) = (distance, time)
    timeText = line.first { $0.contains(":") && (try? Duration(typed: $0)) == time }
    return true
  }

  /// `5 km`, `1 h 10 min` and `1h 5m` become one word each.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, last.allSatisfy({ $0.isNumber || ".,".contains($0) }),
        word.allSatisfy(\.isLetter)
      {
        joined[joined.count - 1] = last + word
      } else if let last = joined.last, last.last == "h", last.dropLast().allSatisfy(\.isNumber),
        word.last == "m",
        Int(word.dropLast()).map({ $0 < 60 }) == true
      {
        // `1h 5m`: minutes after hours, not metres.
        joined[joined.count - 1] = last + word + "in"
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// A distance and a time, as in `5km/25:00`, or one of them; nil for anything else.
  private static func amount(_ words: [String], _ context: Context) -> (Distance?, Duration?)? {
    guard let groups = try? context.notation.groups(in: words), groups.count == 1, groups[0].isBare,
      groups[0].amounts.count == 1
    else { return nil }
    switch groups[0].amounts[0] {
    case .exactly(.distance(let distance, let time)) where distance.value.raw > 0: return (distance, time)
    case .exactly(.duration(let time)): return (nil, time)
    default: return nil
    }
  }

  /// Whether a word is a distance of nothing or less: `0km`, `-5km`.
  private static func isNoWay(_ word: String, _ context: Context) -> Bool {
    let number = word.hasPrefix("-") ? word.dropFirst() : word[...]
    let unit = number.drop { $0.isNumber || ".,".contains($0) }
    let isZero = number.dropLast(unit.count).allSatisfy { "0.,".contains($0) }
    return (isZero || number != word) && amount(["1" + unit], context)?.0 != nil
  }

  func activity(_ context: Context) -> Activity {
    // Without a time it is over by now.
    let start = at ?? context.inForce(context.now.adding(seconds: -(time?.seconds ?? 0)))
    var activity = Activity(id: context.newID(at: start), sport: sport, start: start)
    activity.name = name
    activity.elapsed = time
    activity.distance = distance.flatMap { Thousandths(raw: $0.millimetres) }
    activity.heartRate = heartRate.map { Activity.HeartRate(average: $0) }
    activity.note = note
    activity.tags = tags
    return activity
  }
}
