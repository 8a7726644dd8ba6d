import Insights
import Interchange
import TerminalKit
import Training
import Wording

/// A workout as a picture for a feed: its name and date, the muscles that it trained, its best sets, records, and the streak.
struct ShareCard {
  struct Best {
    let name: String
    let text: String
    let isRecord: Bool
  }

  let title: String
  /// The date, the duration and the volume.
  let figures: String
  let muscles: MuscleReport
  let best: [Best]
  /// The number of further exercises with a set.
  let others: Int
  let records: Int
  /// The streak of weeks with a training day, up to this workout's week.
  let streak: Int
  let words: Words

  private static let most = 3
  private static let (width, height, margin) = (1_080.0, 1_350.0, 72.0)

  init(_ workout: Workout, _ trained: TrainingData, _ activities: ActivityHistory, _ context: Context) {
    words = context.words
    let (history, day) = (trained.history, workout.start.day)
    let volume = context.volume(of: workout)
    title = workout.name ?? words.workoutHeading
    figures = [
      words.dayShortWithYear(day), context.elapsed(workout).map(words.duration),
      volume.isZero ? nil : words.volume(volume.mass(in: context.unit(of: workout))),
    ].compactMap(\.self).joined(separator: " · ")
    let session = history.session(of: workout.id)
    muscles = MuscleReport(
      tallies: trained.statistics(of: session.map { [$0] } ?? [], context).muscles, name: title,
      days: day...day,
      unit: context.settings.unit.value, words: words)
    let review = WorkoutReview(of: workout, in: trained, activities.scale, context)
    records = review?.records.count ?? 0
    let all = Self.best(of: workout, records: review?.places ?? [], trained, context)
    best = Array(all.prefix(Self.most))
    others = all.count - best.count
    let days = TrainedDays(history)
      .with(activities: activities.activities.map(\.start.day)).entries.filter { $0.day <= day }
    streak = TrainedDays(entries: days).currentStreak(today: day)?.weeks ?? 0
  }

  /// The best set of each exercise: those that broke a record first, then by estimated max, then by load.
  private static func best(
    of workout: Workout, records: Set<SetPlace>, _ trained: TrainingData, _ context: Context
  ) -> [Best] {
    let writer = ShareText(context.words, name: context.name)
    var found: [(best: Best, rank: (Int, Double, Double))] = []
    for (index, exercise) in workout.exercises.enumerated() {
      let estimator = Estimator(
        context.exercise(of: exercise), formula: context.settings.formula.value,
        bodyWeights: trained.bodyWeights)
      let sets = exercise.sets.enumerated().compactMap { place, set -> (Best, (Int, Double, Double))? in
        guard set.type.isWork, let result = set.result, !result.isMissed else { return nil }
        let isRecord = records.contains(SetPlace(exercise: index, set: place))
        let estimate = estimator.estimate(result, on: workout.start.day)
        let rank = (
          isRecord ? 1 : 0, estimate.map { $0.max.isRough ? 0 : $0.shown(in: .kilograms) ?? 0 } ?? 0,
          result.load?.mass.map { Double($0.exact) } ?? 0
        )
        // In a feed, how hard it felt only takes room.
        var shown = set
        shown.result?.effort = nil
        return (Best(name: context.name(of: exercise), text: writer.short(shown), isRecord: isRecord), rank)
      }
      if let top = sets.max(by: { $0.1 < $1.1 }) { found.append(top) }
    }
    // Equal ones stay in the order of the workout.
    let sorted = found.enumerated().sorted { one, other in
      one.element.rank == other.element.rank
        ? one.offset < other.offset : other.element.rank < one.element.rank
    }
    return sorted.map(\.element.best)
  }

  /// The picture: dark, with colours of its own, so that it looks the same in every program.
  var svg: String {
    var svg = SVGWriter(
      width: Self.width, height: Self.height, title: title, summary: figures + ". " + muscles.summary,
      id: "card",
      isAlone: true)
    let lines = Self.lines(title, 76, isStrong: true, room: Self.width - 2 * Self.margin)
    for (index, line) in lines.text.enumerated() {
      text(line, size: lines.size, at: index + 1 < lines.text.count ? 90 : 150, isStrong: true, in: &svg)
    }
    text(figures, size: 40, at: 216, isFaint: true, in: &svg)
    figure(in: &svg)
    if !muscles.tallies.isEmpty { legend(in: &svg) }
    var y = 988 + 36 * Double(Self.most - best.count)
    // All lines are of one size, that of the longest; names on two lines are smaller.
    let names = best.map { Self.lines(($0.isRecord ? "★ " : "") + $0.name, 42, isStrong: false, room: 560) }
    let size = zip(names, best).map { name, one in
      min(
        name.text.count == 1 ? name.size : 42, Self.size(of: one.text, 42, isStrong: true, room: 370))
    }.min()
    for (name, one) in zip(names, best) {
      for (index, line) in name.text.enumerated() {
        let isFirst = index + 1 < name.text.count
        text(
          line, size: name.text.count == 1 ? size ?? 42 : name.size,
          at: y + (name.text.count == 1 ? 0 : isFirst ? -18 : 16), room: 560, in: &svg)
      }
      text(one.text, size: size ?? 42, at: y, isStrong: true, fromRight: true, room: 370, in: &svg)
      y += 72
    }
    if others > 0 { text(words.othersOnCard(others), size: 34, at: y - 12, isFaint: true, in: &svg) }
    let foot = [
      records > 0 ? "★ " + words.records(records) : nil, streak > 1 ? words.weeksInARow(streak) : nil,
    ].compactMap(\.self).joined(separator: " · ")
    text(foot, size: 42, at: 1_276, isStrong: true, room: 760, in: &svg)
    text("gymlog", size: 36, at: 1_276, isFaint: true, fromRight: true, in: &svg)
    return Self.resolved(svg.picture)
  }

  /// The figure, as large as the middle of the card.
  private func figure(in svg: inout SVGWriter) {
    let picture = MusclePicture(
      report: muscles, id: "muscles", isAlone: false, hasBars: false, namesHeart: false, labelSize: 24
    ).svg
    let (top, room) = (250.0, 632.0)
    guard let size = SVGWriter.size(of: picture) else { return }
    let scale = min(room / size.height, (Self.width - 2 * Self.margin) / size.width)
    let left = (Self.width - size.width * scale) / 2
    svg.add(picture: picture, left: left, top: top, scale: scale)
  }

  /// Draws the meaning of the shades of the muscles.
  private func legend(in svg: inout SVGWriter) {
    let (middle, y) = (Self.width / 2, 912.0)
    for level in 1...4 {
      svg.element(
        "rect",
        [
          "class": .text("chart-warm-\(level)"), "x": .number(middle + Double(level - 3) * 36 + 4),
          "y": .number(y - 20), "width": 28, "height": 22, "rx": 5,
        ])
    }
    for (text, x, anchor) in [(words.lessWork, middle - 84, "end"), (words.moreWork, middle + 84, "start")] {
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(x), "y": .number(y), "text-anchor": .text(anchor),
          "style": "font-size: 34px",
        ], text)
    }
  }

  /// An estimate of a text's width. Bold capitals are much wider than the mean, and a title may be all capitals.
  private static func width(of text: String, _ size: Double, isStrong: Bool) -> Double {
    let ems = text.reduce(0.0) { sum, letter in
      sum + (letter.isUppercase || "mw—".contains(letter) ? 0.74 : "ijlt.,'| ".contains(letter) ? 0.36 : 0.58)
    }
    return ems * size * (isStrong ? 1.22 : 1)
  }

  /// The size at which a text fits, at least half of the wished one.
  private static func size(of text: String, _ size: Double, isStrong: Bool, room: Double) -> Double {
    max(min(size, size * room / width(of: text, size, isStrong: isStrong)), size / 2)
  }

  /// A text on one line, or on two of about the same width if it would be less than three quarters of the wished size.
  private static func lines(
    _ text: String, _ size: Double, isStrong: Bool, room: Double
  ) -> (text: [String], size: Double) {
    let whole = Self.size(of: text, size, isStrong: isStrong, room: room)
    let words = text.split(separator: " ")
    guard whole < size * 0.75, words.count > 1 else { return ([text], whole) }
    func longest(_ lines: [String]) -> Double {
      lines.map { width(of: $0, 1, isStrong: isStrong) }.max() ?? 0
    }
    let halves =
      (1..<words.count).map { place in
        [words[..<place], words[place...]].map { $0.joined(separator: " ") }
      }.min { longest($0) < longest($1) } ?? [text]
    let sizes = halves.map { Self.size(of: $0, size * 0.72, isStrong: isStrong, room: room) }
    return (halves, sizes.min() ?? whole)
  }

  private func text(
    _ text: String, size: Double, at y: Double, isStrong: Bool = false, isFaint: Bool = false,
    fromRight: Bool = false, room: Double = width - 2 * margin, in svg: inout SVGWriter
  ) {
    guard !text.isEmpty else { return }
    // A long text gets smaller, then it is cut.
    let fitting = Self.size(of: text, size, isStrong: isStrong, room: room)
    let most = Int(Double(text.count) * room / Self.width(of: text, fitting, isStrong: isStrong))
    let shown = most < text.count ? text.prefix(max(most - 1, 1)) + "…" : text[...]
    svg.element(
      "text",
      [
        "class": .text(isFaint ? "chart-faint" : "chart-title"),
        "x": .number(fromRight ? Self.width - Self.margin : Self.margin), "y": .number(y),
        "text-anchor": .text(fromRight ? "end" : "start"),
        "style": .text("font-size: \(SVGWriter.number(fitting))px; font-weight: \(isStrong ? 700 : 400)"),
      ], String(shown))
  }

  // MARK: - Colours

  /// A picture in the colours of a dark screen, whatever the reader prefers.
  static func resolved(_ picture: String) -> String {
    picture.replacing(SVGStyle.rulesOfFile, with: SVGStyle.resolved(isDark: true))
  }
}

extension Words {
  /// The ends of the scale of shades.
  var lessWork: String { say(en: "less", es: "menos", ca: "menys") }
  var moreWork: String { say(en: "more", es: "más", ca: "més") }

  /// The exercises for which the card has no room.
  func othersOnCard(_ count: Int) -> String {
    say(en: "+\(number(count)) more", es: "+\(number(count)) más", ca: "+\(number(count)) més")
  }

  /// Weeks in a row with a workout.
  func weeksInARow(_ count: Int) -> String {
    say(
      en: "\(number(count))-week streak", es: "\(number(count)) semanas seguidas",
      ca: "\(number(count)) setmanes seguides")
  }
}
