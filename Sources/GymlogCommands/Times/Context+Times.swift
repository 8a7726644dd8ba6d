import Training
import Wording

extension Context {
  /// Resolves a typed time. A time of day without a day is today's.
  ///
  /// With `dayIsEnough`, a day alone is its noon, which no time zone moves to another day; today alone is now. `mayBeEarlier` says
  /// whether the error for a future time suggests yesterday's.
  ///
  /// - Throws: A `Failure` if it is in the future, doesn't exist, or can be understood in several ways.
  func instant(
    _ time: TimeArgument, dayIsEnough: Bool = false, mayBeEarlier: Bool = true
  ) throws(Failure) -> Instant {
    try one(of: time) { reading throws(Failure) in
      if dayIsEnough, let day = reading.dayAlone {
        let noon = TypedTime.clock(day, hour: 12, minute: 0)
        return day.day(today: now.day) == now.day ? now : try instant(noon, of: time)
      }
      return try instant(reading, of: time, mayBeEarlier: mayBeEarlier)
    }
  }

  /// Like `instant(_:)`; nil for no time.
  func instant(
    _ time: TimeArgument?, dayIsEnough: Bool = false, mayBeEarlier: Bool = true
  ) throws(Failure) -> Instant? {
    guard let time else { return nil }
    return try instant(time, dayIsEnough: dayIsEnough, mayBeEarlier: mayBeEarlier) as Instant
  }

  /// Resolves a typed time as the end of something that began at `start`. A time of day without a day is the first one after it.
  ///
  /// - Throws: As `instant(_:)`.
  func instant(_ time: TimeArgument, after start: Instant) throws(Failure) -> Instant {
    try one(of: time) { reading throws(Failure) in
      guard case .clock(nil, let hour, let minute) = reading else { return try instant(reading, of: time) }
      let moments = [start.day, start.day.adding(days: 1)].flatMap { day in
        let civil = CivilTime(day: day, hour: hour, minute: minute)
        return world.offsets(civil).map { Instant(civil, offset: $0) }
      }
      // Times are typed to the minute. If none has passed, today's explains itself better: it is before the start, or in the
      // future.
      guard let end = moments.first(where: { $0.seconds > start.seconds - 60 }), end.seconds <= now.seconds
      else { return try instant(reading, of: time) }
      return end
    }
  }

  /// Resolves a typed time as one on a day, unless it has its own.
  ///
  /// - Throws: As `instant(_:)`.
  func instant(_ time: TimeArgument, on day: Day) throws(Failure) -> Instant {
    try one(of: time) { reading throws(Failure) in
      guard case .clock(nil, let hour, let minute) = reading else { return try instant(reading, of: time) }
      let day = TypedDay.date(year: day.year, month: day.month, day: day.day, nil)
      return try instant(.clock(day, hour: hour, minute: minute), of: time)
    }
  }

  /// Resolves a typed time as a new one for something that began at `start`. A time of day alone keeps the day, a day alone the
  /// time of day.
  ///
  /// - Throws: As `instant(_:)`.
  func instant(_ time: TimeArgument, insteadOf start: Instant) throws(Failure) -> Instant {
    try one(of: time) { reading throws(Failure) in
      let (day, clock) = (start.day, start.civil)
      switch reading {
      case .clock(nil, let hour, let minute):
        let day = TypedDay.date(year: day.year, month: day.month, day: day.day, nil)
        return try instant(.clock(day, hour: hour, minute: minute), of: time)
      case .day(let day):
        return try instant(.clock(day, hour: clock.hour, minute: clock.minute), of: time)
      default: return try instant(reading, of: time)
      }
    }
  }

  /// Resolves a typed day.
  ///
  /// - Throws: A `Failure` if it doesn't exist, or can be understood in several ways.
  func day(_ argument: DayArgument) throws(Failure) -> Day {
    var days: [Day] = []
    for day in argument.readings.compactMap({ $0.day(today: now.day) }) where !days.contains(day) {
      days.append(day)
    }
    // A day to come doesn't count if another can be meant.
    let past = days.filter { $0 <= now.day }
    if !past.isEmpty { days = past }
    guard let day = days.first else { throw noSuchDay(argument.text, argument.readings) }
    guard days.count == 1 else {
      throw .severalTimes(argument.text, days.map { line(with: $0.text, for: argument.text) })
    }
    return day
  }

  func days(_ end: DayRangeEnd) throws(Failure) -> ClosedRange<Day> {
    switch end {
    case .period(let period): return period.period(today: now.day).days
    case .span(let span): return span.days(today: now.day)
    case .day(let argument):
      let day = try day(argument)
      return day...day
    }
  }

  /// The moment that the readings of a time agree on. One that can't be doesn't count if another can.
  private func one(
    of time: TimeArgument, _ instant: (TypedTime) throws(Failure) -> Instant
  ) throws(Failure) -> Instant {
    var moments: [Instant] = []
    var failure: Failure?
    for reading in time.readings {
      do throws(Failure) {
        let moment = try instant(reading)
        if !moments.contains(moment) { moments.append(moment) }
      } catch {
        failure = failure ?? error
      }
    }
    guard let moment = moments.first else {
      let days = time.readings.compactMap { $0.dayAlone?.day(today: now.day) }.filter { $0 <= now.day }
      if Set(days).count > 1 {
        throw .severalTimes(time.text, days.map { line(with: $0.text + " 18:30", for: time.text) })
      }
      throw failure ?? .timeNotUnderstood(time.text)
    }
    guard moments.count == 1 else {
      throw .severalTimes(time.text, moments.map { line(with: words.typed($0.civil), for: time.text) })
    }
    if time.readings.count == 1, let toCome = time.readings[0].typedDay?.toCome(today: now.day),
      moment.day == toCome.lastYear
    {
      let past = time.readings[0].dayAlone == nil ? words.typed(moment.civil) : moment.day.text
      throw .dayToCome(time.text, toCome, lastYear: line(with: past, for: time.text))
    }
    return moment
  }

  private func instant(
    _ reading: TypedTime, of time: TimeArgument, mayBeEarlier: Bool = false
  ) throws(Failure) -> Instant {
    switch reading {
    case .now: return now
    case .instant(let moment):
      guard moment.seconds <= now.seconds else { throw .timeInFuture(time.text) }
      return moment
    case .ago(let duration):
      let moment = inForce(now.adding(seconds: -duration.seconds))
      guard moment.day.year > 0 else { throw .timeNotUnderstood(time.text) }
      return moment
    case .day(let day):
      guard let found = day.day(today: now.day) else { throw noSuchDay(time.text, [day]) }
      if found > now.day { throw .timeInFuture(time.text) }
      throw .timeNeeded(time.text, example: line(with: time.text + " 18:30", for: time.text))
    case .clock(let day, let hour, let minute):
      guard let found = day.map({ $0.day(today: now.day) }) ?? now.day else {
        throw noSuchDay(time.text, day.map { [$0] } ?? [])
      }
      let civil = CivilTime(day: found, hour: hour, minute: minute)
      if let around = timesAround(skipped: civil) {
        throw .timeSkipped(time.text, around.map { line(with: words.typed($0), for: time.text) })
      }
      // If the clock showed the time twice, take the later one that has passed.
      let moments = world.offsets(civil).map { Instant(civil, offset: $0) }
      if let moment = moments.last(where: { $0.seconds <= now.seconds }) { return moment }
      let other = mayBeEarlier ? earlier(day, civil) : nil
      throw .timeInFuture(time.text, instead: other.map { line(with: $0, for: time.text) })
    }
  }

  /// The times an hour or so before and after one that clocks skipped when they went forward; nil for a time that was shown.
  private func timesAround(skipped civil: CivilTime) -> [CivilTime]? {
    guard let before = world.offsets(civil).first else { return nil }
    let moment = Instant(civil, offset: before)
    let later = moment.adding(seconds: 3 * 3_600)
    guard let after = world.offsets(later.civil).first, after > before else { return nil }
    let shown = Instant(seconds: moment.seconds, offset: after).civil
    guard world.offsets(shown).contains(after), !world.offsets(civil).contains(after) else { return nil }
    return [Instant(seconds: Instant(civil, offset: after).seconds, offset: before).civil, shown]
  }

  /// What may be meant by a time later today: the same time yesterday, or on that weekday a week ago.
  private func earlier(_ day: TypedDay?, _ civil: CivilTime) -> String? {
    guard civil.day == now.day else { return nil }
    switch day {
    case nil: return words.yesterday + " " + words.clock(civil)
    case .weekday?: return civil.day.adding(days: -7).text + " " + words.clock(civil)
    default: return nil
    }
  }

  private func noSuchDay(_ text: String, _ days: [TypedDay]) -> Failure {
    .noSuchDay(text, day: days.firstNonNil { $0.date(today: now.day) })
  }

  /// The moment with the UTC offset in force then, which may differ from today's.
  func inForce(_ moment: Instant) -> Instant {
    let offsets = [moment.offset] + world.offsets(moment.civil)
    let found = offsets.lazy.map { Instant(seconds: moment.seconds, offset: $0) }
      .first { world.offsets($0.civil).contains($0.offset) }
    guard let found else { return moment }
    guard let shown = timesAround(skipped: found.civil)?.last else { return found }
    return Instant(seconds: moment.seconds, offset: Instant(shown, offset: 0).seconds - moment.seconds)
  }

  /// The moment this many seconds after another, with the offset in force then, unless that one was in another zone.
  func moment(_ seconds: Int, after start: Instant) -> Instant {
    let later = start.adding(seconds: seconds)
    return inForce(start) == start ? inForce(later) : later
  }

  /// The typed line with another value in place of `old`, to suggest.
  func line(with new: String, for old: String) -> String {
    for count in 1..<16 where count <= line.count {
      for start in 0...(line.count - count) {
        let typed = line[start..<start + count].joined(separator: " ")
        guard typed == old || typed.hasSuffix("=" + old) else { continue }
        // --at=5/11
        let option = typed == old ? [] : [String(typed.dropLast(old.count + 1))]
        // `friday evening` with its hour.
        let part = line[(start + count)...].prefix { HeadingTimes.arePartOfDay([$0]) }
        let rest = line[(start + count + part.count)...].map(shellWord)
        // `start push at 20:00`, `empezar empuje a las 20:00`
        let opening = [["at"], ["a", "las"], ["a", "les"], ["a", "la"]].first {
          line[..<start].suffix($0.count).elementsEqual($0)
        }
        let before = line[..<(start - (opening?.count ?? 0))]
        return (["gymlog"] + before.map(shellWord) + option + [new] + rest).joined(separator: " ")
      }
    }
    return new
  }
}

extension TypedTime {
  /// The day that was typed, alone or with a time.
  fileprivate var typedDay: TypedDay? {
    switch self {
    case .day(let day), .clock(let day?, _, _): day
    default: nil
    }
  }
}

extension Day {
  /// The same day a year before.
  var lastYear: Day? { Day(year: year - 1, month: month, day: day) }
}

extension Words {
  /// A time as it can be typed in every language: `2026-11-16 18:30`.
  func typed(_ time: CivilTime) -> String { time.day.text + " " + clock(time) }
}

extension Instant {
  /// The moment, or `other` if it is later within a minute: times are typed to the minute, and events in that minute don't
  /// count as later.
  func reaching(_ other: Instant?) -> Instant {
    guard let other, (0..<60).contains(other.seconds - seconds) else { return self }
    return other
  }

  /// The moment, or the first second after it that isn't taken: of two entries for the same moment, the one recorded later must
  /// sort later.
  func after(_ taken: [Instant]) -> Instant {
    let seconds = Set(taken.map(\.seconds))
    var moment = self
    while seconds.contains(moment.seconds) { moment = moment.adding(seconds: 1) }
    return moment
  }
}
