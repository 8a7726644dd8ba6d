import Insights
import Training
import Wording

// MARK: - Running, cycling and the like

extension Comparison {
  /// Each sport: its distance, if any is known, its time and its speed; for each week its distance, or its time if a distance isn't known.
  /// The cardio sets of workouts count with the activities.
  func sports(perWeek isPerWeek: Bool = false) -> [Row] {
    let scale = activities[0].scale
    return Sport.allCases.flatMap { sport -> [Row] in
      let found = activities.map { totals in totals.rows.first { $0.sport == sport } }
      guard found.contains(where: { $0 != nil }) else { return [] }
      /// What isn't known of something done isn't 0.
      func sums(_ value: (ActivityTotals.Row) -> Double) -> [Double?] {
        zip(found, sides).map { totals, side in
          guard let totals else { return 0 }
          let sum = value(totals) * (isPerWeek ? 7 / Double(side.counted) : 1)
          return sum > 0 ? sum : nil
        }
      }
      func row(
        _ key: String, _ label: String, _ numbers: [Double?], in unit: String, isBeside: Bool = false,
        _ text: (Double) -> String
      ) -> Row {
        Row(
          key: key + (isPerWeek ? "PerWeek" : ""), label: isPerWeek ? words.perWeek(label) : label,
          values: numbers.map { $0.map(text) },
          numbers: numbers.map { $0.flatMap { Thousandths(measured: $0) } }, unit: unit,
          change: numbers[0].flatMap { one in
            numbers[1].map { other in
              abs(other - one) < 0.5 ? "=" : (other > one ? "+" : "-") + text(abs(other - one))
            }
          } ?? "", isBeside: isBeside)
      }
      let distances = sums(\.distance)
      let times = sums(\.time)
      let isFar = distances.contains { $0 ?? 0 > 0 }
      let isKnown = isFar && !distances.contains(nil)
      // With a change of 0.98 km between kilometres.
      let most = distances.compactMap(\.self).max() ?? 0
      let distance = row(
        sport.rawValue, words.sports(sport), distances, in: DistanceUnit.metres.rawValue
      ) { scale.distance($0, beside: $0 > 0 ? most : 0, words) }
      let time = row(
        sport.rawValue + "Time", words.time(of: sport), times, in: "s", isBeside: isKnown
      ) { words.stopwatch((Duration(rounding: $0) ?? Duration(seconds: 0)).wholeSeconds) }
      return (isFar ? [distance] : []) + (isPerWeek && isKnown ? [] : [time])
        + (isPerWeek ? [] : [speedRow(sport, found)].compactMap(\.self))
    }
  }

  /// The mean pace of a sport, or its speed if it has none; nil unless both sides have any.
  private func speedRow(_ sport: Sport, _ found: [ActivityTotals.Row?]) -> Row? {
    let scale = activities[0].scale
    let speeds = found.map { $0?.speed }
    guard let one = speeds[0], let other = speeds[1] else { return nil }
    func time(_ row: ActivityTotals.Row?) -> Duration? {
      row.flatMap { Duration(rounding: $0.paced.seconds) }
    }
    let values = found.map { row in
      row.flatMap { scale.rate($0.paced.metres, time($0), sport, words) }
    }
    var change = ""
    if sport.hasPace {
      let paces = found.map { row in
        row.flatMap { row in time(row).flatMap { scale.paceSeconds(row.paced.metres, $0, sport) } }
      }
      if let one = paces[0], let other = paces[1] {
        change = signed(other - one) { words.stopwatch(Duration(seconds: $0)) }
      }
    } else {
      // Between the speeds as shown.
      let tenths = [one, other].map { Int(($0 * 36_000 / scale.metres).rounded(.toNearestOrAwayFromZero)) }
      change = signed(tenths[1] - tenths[0]) {
        scale.speed(metresPerSecond: Double($0) * scale.metres / 36_000, words)
      }
    }
    return Row(
      key: sport.rawValue + (sport.hasPace ? "Pace" : "Speed"), label: words.speed(of: sport), values: values,
      numbers: speeds.map { speed in
        speed.flatMap { Thousandths(measured: sport.hasPace ? 1_000 / $0 : $0) }
      }, unit: sport.hasPace ? "s/km" : "m/s", change: change, isLowerBetter: sport.hasPace)
  }

  /// The sports, or the distance of cardio that belongs to none.
  var cardio: [Row] {
    let sports = sports()
    let distances = sides.map { Int(clamping: $0.statistics.total.sets.cardio.millimetres) }
    guard sports.isEmpty, distances.contains(where: { $0 > 0 }) else { return sports }
    func text(_ millimetres: Int) -> String {
      activities[0].scale.distance(millimetres: Int128(millimetres), words)
    }
    return [
      Row(
        key: "distance", label: words.metric(.distance), values: distances.map(text),
        numbers: distances.map { Thousandths(raw: $0) }, unit: DistanceUnit.metres.rawValue,
        change: signed(distances[1] - distances[0], text))
    ]
  }

  /// The paces of two best sets over different distances; nil otherwise. Over equal distances, the times are compared.
  func pace(_ found: [ComparedExercise?], _ sport: Sport?) -> Row? {
    let paces = found.compactMap { $0.flatMap { Pace($0.best.amount) } }
    guard paces.count == 2, paces[0].millimetres != paces[1].millimetres else { return nil }
    let (scale, sport) = (activities[0].scale, sport ?? .run)
    let seconds = paces.map {
      scale.paceSeconds(Double($0.millimetres) / 1_000, Duration(milliseconds: $0.milliseconds), sport)
    }
    guard let one = seconds[0], let other = seconds[1] else { return nil }
    return Row(
      key: "pace", label: words.metric(.pace), values: paces.map { scale.pace($0, sport, words) },
      numbers: paces.map { $0.time().map { Thousandths(raw: $0.milliseconds) } }, unit: "s/km",
      change: signed(other - one) { words.stopwatch(Duration(seconds: $0)) }, isLowerBetter: true)
  }
}

extension Words {
  /// The time of a sport, as a label: `running time`.
  fileprivate func time(of sport: Sport) -> String {
    let (name, time) = (sports(sport), metric(.time))
    return say(en: "\(name) \(time)", es: "\(name), \(time)", ca: "\(name), \(time)")
  }
}
