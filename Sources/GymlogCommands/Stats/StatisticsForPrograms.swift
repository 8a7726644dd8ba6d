import Formats
import Insights
import Training

extension StatisticsReport {
  var json: [JSON.Member] {
    var members: [JSON.Member] = [
      .init(name: "since", value: Self.text(question.days.since?.text)),
      .init(name: "until", value: Self.text(question.days.until?.text)),
      .init(name: "exercise", value: Self.text(exercise?.name)),
      .init(name: "exerciseId", value: Self.text(exercise?.id.text)),
      .init(name: "tag", value: Self.text(question.tag)),
      .init(name: "firstDay", value: Self.text(first?.text)),
      .init(name: "lastDay", value: Self.text(last?.text)),
      .init(name: "dumbbells", value: countsPairsTwice ? "both" : "one"),
      .init(name: "total", value: .object(json(statistics.total))),
      .init(name: "perWorkout", value: .object(averages)),
      .init(name: "exercises", value: .array(entries.map(json))),
      .init(name: "muscles", value: .array(statistics.muscles.map(json))),
    ]
    if let unit = question.unit {
      members += [
        .init(name: "by", value: .string(unit.rawValue)),
        .init(name: "spans", value: .array(statistics.spans.map(json))),
      ]
    }
    return members
  }

  private static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  private func json(_ timed: Statistics.TimedTally) -> [JSON.Member] {
    [
      JSON.Member(name: "workouts", value: .int(timed.sets.workouts)),
      JSON.Member(name: "seconds", value: timed.duration.map { .int($0.seconds) } ?? .null),
    ] + json(timed.sets)
  }

  private func json(_ tally: Tally) -> [JSON.Member] {
    let types = SetType.allCases.map { type -> (name: String, value: JSON) in
      (
        type.rawValue,
        ["sets": .int(tally.sets(of: type)), "percent": .number(tally.share(of: type).text)]
      )
    }
    return [
      .init(name: "sets", value: .int(tally.sets)), .init(name: "workSets", value: .int(tally.workSets)),
      .init(name: "reps", value: .int(Int(tally.reps.total))),
      .init(name: "volume", value: mass(tally.volume)),
      .init(name: "bodyVolume", value: mass(tally.volume.body)),
      .init(name: "setsWithBodyWeight", value: .int(tally.setsWithBodyWeight)),
      .init(name: "setsWithoutBodyWeight", value: .int(tally.setsWithoutBodyWeight)),
      .init(name: "setTypes", value: .object(types.map { JSON.Member(name: $0.name, value: $0.value) })),
    ]
  }

  private func mass(_ volume: Volume) -> JSON { WorkoutJSON.mass(volume.mass(in: unit)) }

  /// Averages per workout; null without workouts.
  private var averages: [JSON.Member] {
    let (total, count) = (statistics.total, statistics.total.sets.workouts)
    func mean(_ number: Int) -> JSON { average(number, of: count).map { .number($0.text) } ?? .null }
    return [
      .init(name: "seconds", value: total.meanSeconds.map { .number($0.text) } ?? .null),
      .init(name: "sets", value: mean(total.sets.sets)),
      .init(name: "reps", value: mean(Int(total.sets.reps.total))),
      .init(name: "volume", value: averageVolume.map(WorkoutJSON.mass) ?? .null),
    ]
  }

  private func json(_ entry: Entry) -> JSON {
    let tally = entry.tally
    var members: [JSON.Member] = [
      .init(name: "exercise", value: .string(entry.exercise.name)),
      .init(name: "exerciseId", value: .string(entry.exercise.id.text)),
      .init(name: "workouts", value: .int(tally.workouts)),
    ]
    members += json(tally)
    if tally.exactLoads.count > 0 {
      let load = tally.exactLoads
      members.append(
        .init(
          name: "load",
          value: [
            "max": WorkoutJSON.mass(Mass(exact: load.most, unit)),
            "mean": WorkoutJSON.mass(Mass(exact: load.mean, unit)), "total": mass(tally.volume),
          ]))
    }
    if tally.reps.count > 0 { members.append(.init(name: "repsPerSet", value: json(tally.reps, unit: nil))) }
    if tally.milliseconds.count > 0 {
      members.append(.init(name: "time", value: json(tally.milliseconds, unit: "s")))
    }
    if tally.millimetres.count > 0 {
      members.append(.init(name: "distance", value: json(tally.millimetres, unit: "m")))
    }
    return .object(members)
  }

  /// Reps are whole; times and distances are in thousandths.
  private func json(_ spread: Spread, unit: String?) -> JSON {
    func number(_ value: Int128) -> JSON {
      .number(unit == nil ? "\(value)" : Thousandths(raw: Int(clamping: value)).text)
    }
    let mean = unit == nil ? JSON.number(spread.meanInThousandths.text) : number(spread.mean)
    let members: [JSON.Member] = [
      .init(name: "max", value: number(spread.most)), .init(name: "mean", value: mean),
      .init(name: "total", value: number(spread.total)),
    ]
    return .object(members + (unit.map { [JSON.Member(name: "unit", value: .string($0))] } ?? []))
  }

  private func json(_ muscle: Statistics.MuscleTally) -> JSON {
    [
      "muscle": .string(muscle.muscle.rawValue), "sets": .number(muscle.sets.text),
      "volume": WorkoutJSON.mass(muscle.volume(in: unit)),
    ]
  }

  private func json(_ span: Statistics.SpanTally) -> JSON {
    .object(
      [
        JSON.Member(name: "span", value: .string(span.span.code)),
        JSON.Member(name: "firstDay", value: .string(span.span.first.text)),
        JSON.Member(name: "lastDay", value: .string(span.span.last.text)),
      ] + json(span.tally))
  }
}

// MARK: - Averages

extension StatisticsReport {
  /// The mean, rounded half up to thousandths; nil if `count` is 0.
  func average(_ number: Int, of count: Int) -> Thousandths? {
    count > 0 ? Thousandths(raw: (number * 2_000 + count) / (count * 2)) : nil
  }

  /// The mean volume of a workout; nil without workouts.
  var averageVolume: Mass? {
    let count = Int128(statistics.total.sets.workouts)
    return count > 0 ? Mass(exact: statistics.total.sets.volume.exact / count, unit) : nil
  }
}

// MARK: - Tables

extension StatisticsReport {
  /// A line per span, or per exercise if no spans were requested.
  var csv: CSVWriter {
    var writer = CSVWriter(guardingFormulas: true)
    if question.unit == nil {
      writer.append([
        "exercise", "exerciseId", "workouts", "sets", "workSets", "reps", "maxReps", "meanReps", "maxLoad",
        "meanLoad",
        "volume", "unit", "seconds", "maxSeconds", "meanSeconds", "metres", "maxMetres", "meanMetres",
      ])
      for entry in entries { writer.append(cells(entry)) }
    } else {
      writer.append([
        "span", "firstDay", "lastDay", "workouts", "seconds", "sets", "workSets", "reps", "volume", "unit",
      ])
      for span in statistics.spans { writer.append(cells(span)) }
    }
    return writer
  }

  private func cells(_ entry: Entry) -> [CSVCell] {
    let tally = entry.tally
    let hasLoad = tally.exactLoads.count > 0
    return [
      .text(entry.exercise.name), .text(entry.exercise.id.text), .number("\(tally.workouts)"),
      .number("\(tally.sets)"), .number("\(tally.workSets)"), .number("\(tally.reps.total)"),
      .number(tally.reps.count > 0 ? "\(tally.reps.most)" : ""),
      .number(tally.reps.count > 0 ? tally.reps.meanInThousandths.text : ""),
      .number(hasLoad ? Mass(exact: tally.exactLoads.most, unit).value.text : ""),
      .number(hasLoad ? Mass(exact: tally.exactLoads.mean, unit).value.text : ""),
      .number(tally.volume.mass(in: unit).value.text), .text(unit.rawValue),
    ] + cells(tally.milliseconds) + cells(tally.millimetres)
  }

  /// The total, most and mean of values in thousandths; empty if there are none.
  private func cells(_ spread: Spread) -> [CSVCell] {
    [spread.total, spread.most, spread.mean].map { value in
      .number(spread.count > 0 ? Thousandths(raw: Int(clamping: value)).text : "")
    }
  }

  private func cells(_ span: Statistics.SpanTally) -> [CSVCell] {
    let tally = span.tally.sets
    return [
      .text(span.span.code), .text(span.span.first.text), .text(span.span.last.text),
      .number("\(tally.workouts)"),
      .number(span.tally.duration.map { "\($0.seconds)" } ?? ""), .number("\(tally.sets)"),
      .number("\(tally.workSets)"),
      .number("\(tally.reps.total)"), .number(tally.volume.mass(in: unit).value.text), .text(unit.rawValue),
    ]
  }
}
