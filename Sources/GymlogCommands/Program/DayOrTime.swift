import CommandLineKit
import Training
import Wording

/// A time or a day as typed: `18:30`, `yesterday`, `2026-11-20`.
struct DayOrTime {
  private let argument: TimeArgument
  private let isDay: Bool

  /// The time of entries for a day: at noon, no time zone makes it another day.
  private static let noon = " 12:00"

  init(_ text: String) throws(Failure) {
    isDay = TimeReference(text) == nil && TimeReference(text + Self.noon) != nil
    argument = try TimeArgument(text, meaning: isDay ? text + Self.noon : nil)
  }

  /// The moment; today without a time is now.
  ///
  /// - Throws: `Failure.timeInFuture`
  func instant(_ context: Context) throws(Failure) -> Instant {
    if isDay, case .clock(let day?, _, _) = argument.reference, context.isToday(day) { return context.now }
    return try context.instant(argument)
  }
}

extension Instant {
  /// The moment, or the first second after it that isn't taken: of two entries for the same moment, the one recorded later must
  /// sort later.
  func after(_ taken: [Instant]) -> Instant {
    let seconds = Set(taken.map(\.seconds))
    var moment = self
    while seconds.contains(moment.seconds) { moment = moment.adding(seconds: 1) }
    return moment
  }
}

extension Context {
  fileprivate func isToday(_ day: TimeReference.TimeDay) -> Bool {
    switch day {
    case .today: true
    case .yesterday: false
    case .day(let day): day == now.day
    }
  }
}

extension Parameter {
  /// `--at DATE` or `--at TIME`
  static func dayOrTime(_ words: Words) -> Parameter where Value == DayOrTime? {
    .option(
      OptionName.at.rawValue, value: words.placeholder(.time), help: words.option(.at),
      as: ValueParser { try DayOrTime($0) })
  }
}
