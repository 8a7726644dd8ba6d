import CommandLineKit
import Training
import Wording

/// A moment, or a day alone, as it was typed: `18:30`, `yesterday`, `2026-11-20`.
struct DayOrTime {
  private let argument: TimeArgument
  private let isDay: Bool

  /// On days without a time, what is written down stands at noon: no time zone makes another day of it.
  private static let noon = " 12:00"

  init(_ text: String) throws(Failure) {
    isDay = TimeReference(text) == nil && TimeReference(text + Self.noon) != nil
    argument = try TimeArgument(text, meaning: isDay ? text + Self.noon : nil)
  }

  /// - Throws: `CommandError` for what is still to come. Today without a time is now.
  func instant(_ context: Context) throws(Failure) -> Instant {
    if isDay, case .clock(let day, _, _) = argument.reference, context.isToday(day) { return context.now }
    return try context.instant(argument)
  }
}

extension Instant {
  /// The moment, or as many seconds later as it takes for it to be none of the taken ones: what is written down later for the
  /// same moment holds, and not what chance makes of two ids.
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
