import Insights
import Tracks
import Training
import Wording

// MARK: - Running, cycling and the like

extension Comparison {
  /// Each sport: its distances, or its times if it has none, in all or for each week. The cardio sets of workouts count with the
  /// activities.
  func sports(perWeek isPerWeek: Bool = false) -> [Row] {
    let scale = activities[0].scale
    return Sport.allCases.flatMap { sport -> [Row] in
      let found = activities.map { totals in totals.rows.first { $0.sport == sport } }
      guard found.contains(where: { $0 != nil }) else { return [] }
      let speeds = isPerWeek ? [] : [speedRow(sport, found)].compactMap(\.self)
      let isFar = found.contains { ($0?.distance ?? 0) > 0 }
      let numbers = zip(found, sides).map { totals, side in
        (isFar ? totals?.distance ?? 0 : totals?.time ?? 0)
          * (isPerWeek ? 7 / Double(side.counted) : 1)
      }
      func text(_ number: Double) -> String {
        isFar
          ? scale.distance(number, words)
          : words.stopwatch((Duration(rounding: number) ?? Duration(seconds: 0)).wholeSeconds)
      }
      let difference = numbers[1] - numbers[0]
      return [
        Row(
          key: sport.rawValue + (isPerWeek ? "PerWeek" : ""),
          label: isPerWeek ? words.perWeek(words.sports(sport)) : words.sports(sport),
          values: numbers.map(text),
          numbers: numbers.map { Thousandths(measured: $0) },
          unit: isFar ? DistanceUnit.metres.rawValue : "s",
          change: abs(difference) < 0.5 ? "=" : (difference > 0 ? "+" : "-") + text(abs(difference)))
      ] + speeds
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

  /// The distance and the pace, if either side has any.
  var cardio: [Row] {
    if countsActivities, activities.contains(where: { !$0.rows.isEmpty }) { return sports() }
    let tallies = sides.map(\.statistics.total.sets)
    let distances = tallies.map { Int(clamping: $0.cardio.millimetres) }
    guard distances.contains(where: { $0 > 0 }) else { return [] }
    func text(_ millimetres: Int) -> String {
      activities[0].scale.distance(millimetres: Int128(millimetres), words)
    }
    let distance = Row(
      key: "distance", label: words.metric(.distance), values: distances.map(text),
      numbers: distances.map { Thousandths(raw: $0) }, unit: DistanceUnit.metres.rawValue,
      change: signed(distances[1] - distances[0], text))
    // A pace of runs and rows together would mean nothing.
    let paced = Set(
      sides.flatMap { side in
        side.statistics.exercises.filter { $0.sets.cardio.pace.millimetres > 0 }.map(\.exercise)
      })
    guard paced.count == 1, let exercise = paced.first else { return [distance] + sports() }
    let sport = CardioSet.sport(of: trained.history.id(ofExercise: exercise)) ?? .run
    let scale = activities[0].scale
    let paces = tallies.map {
      scale.paceSeconds(
        Double($0.cardio.pace.millimetres) / 1_000,
        Duration(milliseconds: $0.cardio.pace.milliseconds), sport)
    }
    let change = paces[0].flatMap { one in
      paces[1].map { signed($0 - one) { words.stopwatch(Duration(seconds: $0)) } }
    }
    return [
      distance,
      Row(
        key: "pace", label: words.metric(.pace),
        values: tallies.map { scale.pace($0.cardio.pace, sport, words) },
        numbers: tallies.map { $0.cardio.pace.time().map { Thousandths(raw: $0.milliseconds) } },
        unit: "s/km",
        change: change ?? "", isLowerBetter: true),
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
