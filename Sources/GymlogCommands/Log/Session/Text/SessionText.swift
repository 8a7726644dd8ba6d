import Catalogue
import Training
import Wording

/// A text with one or more sessions, line by line: what each line is, but not yet what it means.
struct SessionText {
  enum Item: Equatable {
    /// A day of its own begins.
    case day(SessionHeading, line: Int, typed: String)
    /// An exercise, sets, or both; or a note.
    case line(PaperLine)

    fileprivate var isDay: Bool { if case .day = self { true } else { false } }
  }

  var items: [Item] = []
  /// The days without a workout and the headings that no workout is called, each as typed with the number of its line.
  var withoutSets: [(line: Int, typed: String)] = []
  let today: Day
  /// Who wrote the messages of a chat, each once.
  private(set) var senders: [String] = []

  /// Whether a name ends in a distance or a time, `run 5k`, which no workout is called.
  private static func endsInMeasure(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    let last = words.last ?? ""
    let unit = last.drop { $0.isNumber || $0 == "." }
    return (unit.count < last.count || words.dropLast().last?.allSatisfy(\.isNumber) == true)
      && ["k", "km", "mi", "miles", "min", "mins"].contains(unit)
  }

  /// Whether a text before its first figure is the whole name of an exercise.
  private static func beginsWithExercise(_ text: String) -> Bool {
    let name = text.split(separator: " ").prefix { $0.first?.isNumber != true }.joined(separator: " ")
    return Catalogue.bundled.isWholeName(name)
  }

  init(_ text: String, today: Day, in language: Language) {
    self.today = today
    var name: PaperLine?
    // The line above, if it is the first, or stands below a blank one.
    var sharedName: PaperLine?
    // Whether no sets can stand here, as above the first line and below a blank one.
    var isAlone = true
    var shortYears: Set<Int> = []
    var ordinal = 0
    // Windows begins a file with a byte order mark.
    let text = text.drop { $0 == "\u{FEFF}" }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isMarkdown = Self.isMarkdown(lines)
    let isLettered = ["A. ", "B. "].allSatisfy { mark in lines.contains { $0.hasPrefix(mark) } }
    var isBelowHeading = false
    for (number, line) in withRows(lines) {
      // As `share --markdown` writes it: a blank line below a heading separates nothing.
      let line = isMarkdown ? Self.withoutMarks(line) : isLettered ? Self.withoutLetter(line) : line
      if isMarkdown, isBelowHeading, line.isEmpty { continue }
      isBelowHeading = isMarkdown && lines[number - 1].first == "#"
      var paper = PaperLine(number, String(line), below: ordinal)
      ordinal = paper.ordinal
      paper.isBelowBlank = isAlone
      if paper.typed.isEmpty {
        isAlone = true
        continue
      }
      // `Monday` and `21 Nov` are the names of a workout above a day as `share` writes it, and of an exercise above a set.
      if isAlone, let next = Self.next(in: lines[number...], isMarkdown),
        Recognition.isSharedDay(next) || PaperLine(0, next).isNormalSet
      {
        items.append(.line(paper))
        (name, sharedName, isAlone) = (paper, paper, false)
        continue
      }
      // Looking for a day in each of thousands of sets takes seconds.
      if paper.isLabelledSet {
        items.append(.line(paper))
        (name, sharedName, isAlone) = (nil, nil, false)
        continue
      }
      var title = SessionHeading.title(paper.typed)
      if isAlone { title = Self.slashed(title, isFirst: items.isEmpty) }
      let planDay = PlanDay(title, language)
      title = planDay?.dated ?? title
      let isHeadingLike = isAlone || !paper.typed.hasPrefix(title)
      let bare = isHeadingLike ? nil : bareDay(Self.slashed(paper.typed), in: language)
      paper.mayBeDay = bare?.day ?? (isAlone ? dayOfMonth(paper.typed, above: lines[number...].first) : nil)
      defer { isAlone = false }
      let heading = SessionHeading(title, today: today, in: language) { date in
        // Below a name, `12/10/10` are its reps.
        planDay != nil || name?.mayBeDays.isEmpty == false && date.isClear
          || isHeadingLike && (name == nil || date.isClear && date.year == nil)
          || bare?.isClear == true && name == nil
          || date.year.map { year in shortYears.contains { abs($0 - year) <= 1 } } ?? false
      }
      if let heading,
        isRemark(paper, heading, isAlone, above: Self.next(in: lines[number...], isMarkdown), language)
      {
        continue
      }
      if let planDay, planDay.dated == nil {
        if !planDay.hasSets, case .day(var above, let line, let typed)? = items.last, above.name == nil {
          above.name = planDay.name
          items[items.count - 1] = .day(above, line: line, typed: typed)
        } else if items.isEmpty, !planDay.hasSets, let heading = planDay.heading(today: today, in: language) {
          items.append(.day(heading, line: number, typed: paper.typed))
        } else {
          paper.mayBeDays = planDay.readings(today: today, language.words)
          items.append(.line(paper))
          name = planDay.hasSets ? nil : paper
        }
        continue
      }
      // `mon: run 4 miles 38:20`: what follows the day is no time of the workout.
      // `mon: run 5k`
      // `18 Nov: bike 30 min`, `18 Nov: run 5k in 26 min`
      let isOneLine =
        heading?.unread != nil || heading?.name.map(Self.endsInMeasure) == true
        || heading?.lengthAlone != nil && heading?.name.map(Self.beginsWithExercise) == true
      let dated = isOneLine ? SessionHeading.beforeSets(paper.typed, today: today, in: language) : nil
      // `14 nov correr 10 km 50:12`
      if var heading, dated.map({ !title.contains(": ") && !Self.beginsWithExercise($0.sets) }) ?? true {
        if let year = heading.date.year { shortYears.insert(year) }
        let shared = sharedName.flatMap { Recognition.isSharedDay(paper.typed) ? $0 : nil }
        if let line = name ?? shared, heading.name == nil, items.last == .line(line),
          shared != nil || mayName(line, ofDayBelowBlank: isAlone)
        {
          items.removeLast()
          heading.name = Recognition.isWorkoutHeading(line.typed) ? nil : line.typed
        }
        // `Week 3`
        if case .line(let above)? = items.last, above.isWeekOfPlan {
          items.removeLast()
          if heading.name != nil { withoutSets.append((above.number, above.typed)) }
          heading.name = heading.name ?? SessionHeading.title(above.typed)
        }
        items.append(.day(heading, line: number, typed: paper.typed))
        name = nil
        continue
      }
      if paper.isBlank { continue }
      if takesTimes(&paper, in: language) { continue }
      if paper.isMarked {
        items.append(.line(paper))
        (name, sharedName) = (nil, nil)
        continue
      }
      // Strong's closing line
      if paper.typed.lowercased().hasPrefix("https://link.strong.app/") {
        withoutSets.append((number, paper.typed))
        continue
      }
      if Self.isRest(title) {
        if case .day(let heading, let line, _)? = items.last {
          items.removeLast()
          // `Week 2` above the day
          if let name = heading.name, let above = lines[..<(line - 1)].lastIndex(where: { $0.contains(name) })
          {
            withoutSets.append((above + 1, name))
          }
        }
        withoutSets.append((number, paper.typed))
        continue
      }
      if let (heading, sets) = dated ?? SessionHeading.beforeSets(paper.typed, today: today, in: language) {
        items += [.day(heading, line: number, typed: paper.typed), .line(PaperLine(number, sets))]
        name = nil
        continue
      }
      if !isAlone, case .line(let above)? = items.last, let joined = above.taking(paper) {
        items[items.count - 1] = .line(joined)
        name = nil
        continue
      }
      items.append(.line(paper))
      name = paper.typed.contains(where: \.isNumber) && !paper.words.isEmpty ? nil : paper
      sharedName = isAlone ? paper : nil
    }
    resolveDays()
  }

  /// Gives the day above the times of a line that has nothing else, or the start at the beginning of a line of sets. Returns whether
  /// nothing is left of the line.
  private mutating func takesTimes(_ paper: inout PaperLine, in language: Language) -> Bool {
    guard let place = items.lastIndex(where: \.isDay),
      case .day(var above, let line, let typed) = items[place]
    else { return false }
    let isDirectlyBelow = place == items.count - 1
    let isBelowDistance: Bool =
      if case .line(let sets)? = items.last {
        sets.words.contains(where: SetWord.isDistance) && !sets.words.contains { $0.contains(":") }
      } else {
        false
      }
    if above.takesLength(
      paper.typed, isDirectlyBelow: isDirectlyBelow, isBelowDistance: isBelowDistance)
      || above.takesTimes(
        paper.typed, isDirectlyBelow: isDirectlyBelow, isBelowDistance: isBelowDistance, in: language)
    {
      items[place] = .day(above, line: line, typed: typed)
      return true
    }
    if isDirectlyBelow, above.start == nil, above.doubt.isEmpty, above.unread == nil, above.end == nil,
      let (start, sets) = SessionHeading.startOfSets(paper.typed, in: language)
    {
      above.start = start
      items[place] = .day(above, line: line, typed: typed)
      paper = PaperLine(paper.number, sets)
    }
    return false
  }

  /// `C. Curl 3x10` without what numbers the exercise.
  private static func withoutLetter(_ line: Substring) -> Substring {
    line.first?.isLetter == true && line.dropFirst().hasPrefix(". ") ? line.dropFirst(3) : line
  }

  /// The lines with their numbers, those of tables as exercises with their sets and those of chats without their sender, below each
  /// new date.
  private mutating func withRows(_ lines: [Substring]) -> [(number: Int, line: Substring)] {
    var read: [(number: Int, line: Substring)] = []
    var table: PaperTable?
    var date: String?
    for (index, line) in lines.enumerated() {
      if let message = ChatLine(line) {
        let sender = String(message.sender)
        if !senders.contains(sender) { senders.append(sender) }
        if let day = message.date, day != date {
          read += [(index + 1, ""), (index + 1, day[...])]
          date = day
        }
        if !message.text.isEmpty { read.append((index + 1, message.text)) }
        continue
      }
      if let heads = PaperTable(heads: line) {
        (table, date) = (heads, nil)
        continue
      }
      if table?.isRule(line) == true { continue }
      if let known = table, let row = known.row(line) {
        if let day = known.date(of: line), day != date {
          read += [(index + 1, ""), (index + 1, day[...])]
          date = day
        }
        read.append((index + 1, row[...]))
      } else {
        if table?.goesOn(below: line) != true { table = nil }
        read.append((index + 1, line))
      }
    }
    return read
  }

  /// Whether a line with the mark of a heading or a comment is a comment, even if it names a day, as in `# 21 Aug: try 80`: no heading
  /// above it has a mark, and it stands directly below a line, or above none.
  private func isRemark(
    _ line: PaperLine, _ heading: SessionHeading, _ isAlone: Bool, above next: String?, _ language: Language
  ) -> Bool {
    guard line.isMarked, line.words.count > 2, !items.isEmpty || heading.dateAboveRemark != nil else {
      return false
    }
    let hasMarks = items.contains { item in
      switch item {
      case .day(_, _, let typed): typed.hasPrefix("#")
      case .line(let above): above.isMarked
      }
    }
    let next = next ?? ""
    return !hasMarks
      && (!isAlone || next.isEmpty || SessionHeading(next, today: today, in: language) != nil)
  }

  /// Whether a line above a day is its name, not a remark on the sets above: the first line of the text, one with nothing but words of
  /// names, or one that a blank line parts from those sets and none from the day.
  private func mayName(_ line: PaperLine, ofDayBelowBlank isParted: Bool) -> Bool {
    // `17 Aug`, `Legs`, `18 Aug`
    if case .day(let above, _, _)? = items.dropLast().last, above.name == nil, !line.isBelowBlank {
      return false
    }
    return !line.words.isEmpty
      && (items.count == 1 || WorkoutTitle.isWhole(line)
        || line.isBelowBlank && !isParted)
  }

  /// Whether a text has sets as items of a list, each with its type, below headings.
  private static func isMarkdown(_ lines: [Substring]) -> Bool {
    lines.contains { $0.first == "#" }
      && lines.contains { $0.hasPrefix("- ") && PaperLine(0, String($0.dropFirst(2))).type == .normal }
  }

  /// The line after a line, without marks around it; in Markdown, the next line that isn't blank.
  private static func next(in lines: ArraySlice<Substring>, _ isMarkdown: Bool) -> String? {
    let next = isMarkdown ? lines.first { !$0.isEmpty }.map(withoutMarks) : lines.first
    return next?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The line without the marks of a heading or an item, and without the backslashes that `share --markdown` writes.
  private static func withoutMarks(_ line: Substring) -> Substring {
    var text = line.drop { $0 == "#" }
    if line.hasPrefix("- ") {
      text = line.dropFirst(2)
    } else {
      text = text.count < line.count && text.first == " " ? text.dropFirst() : line
    }
    guard let first = text.firstIndex(of: "\\") else { return text }
    var plain = String(text[..<first])
    var isEscaped = false
    for character in text[first...] {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return plain[...]
  }

  /// The day of a line with only `17/11`, without a blank line above it, if the day above is written the same way and is at most
  /// a month earlier. It is clear unless it could be reps per side, or no day stands above. A name may follow it, `17/11 legs`:
  /// then the day may also be earlier than the one above.
  private func bareDay(_ text: String, in language: Language) -> (day: Day, isClear: Bool)? {
    let words = text.split(separator: " ").map(String.init)
    let isNamed = words.count > 1
    guard let short = words.first, !words.dropFirst().contains(where: { $0.contains(where: \.isNumber) }),
      !["rep", "reps"].contains(words.last?.lowercased() ?? ""),
      case let numbers = short.split(separator: "/", omittingEmptySubsequences: false).map({ Int($0) }),
      numbers.count == 2, let one = numbers[0], let other = numbers[1],
      let date = HeadingDay([short], today: today, in: language, mayBeShort: { _ in true })
    else { return nil }
    guard case .day(let above, _, let typed)? = items.last(where: \.isDay) else {
      return !isNamed && SessionHeading.isClearDate(text) && abs(one - other) > 2 ? (date.day, false) : nil
    }
    // Below `Saturday`, only a date that can't be another is one.
    let isAlike = typed.contains("/")
    guard isAlike || SessionHeading.isClearDate(short) else { return nil }
    let days = date.doubt.isEmpty ? [date.day] : date.doubt
    let day = days.first {
      let distance = $0.daysSince1970 - above.day.daysSince1970
      return distance != 0 && (isNamed || !isAlike ? -31...31 : 1...31).contains(distance)
    }
    let isClear = isAlike && days.count == 1 && abs(one - other) > 2
    return day.flatMap { isClear || !isNamed ? ($0, isClear) : nil }
  }

  /// The day of a line with only `25`, below a blank line and above a name, soon after the day above.
  private func dayOfMonth(_ text: String, above next: Substring?) -> Day? {
    guard let number = Int(text), (1...31).contains(number), next?.first?.isLetter == true,
      case .day(let above, _, _)? = items.last(where: \.isDay)
    else { return nil }
    return (1...31).lazy.map { above.day.adding(days: $0) }.first { $0.day == number && $0 <= today }
  }

  /// `16-11`, `16.11` and `19.11.` on a line of their own as `16/11`. No sets can stand on the first line of a text.
  private static func slashed(_ title: String, isFirst: Bool = false) -> String {
    // `20.11. 18:00`
    let words = title.split(separator: " ").map(String.init)
    if words.count == 2, HeadingTimes.isTime(words[1]) {
      return slashed(words[0], isFirst: isFirst) + " " + words[1]
    }
    guard title.count <= 6, let mark = title.first(where: { !$0.isNumber }), mark == "-" || mark == "." else {
      return title
    }
    let numbers = title.split(separator: mark)
    guard numbers.count == 2, let one = Int(numbers[0]), let other = Int(numbers[1]),
      isFirst || max(one, other) > 12, (1...31).contains(max(one, other)), (1...12).contains(min(one, other))
    else { return title }
    return "\(one)/\(other)"
  }

  /// Whether a text says that a day has no workout: `Rest day`, `off`, `Descanso`.
  static func isRest(_ text: String) -> Bool { restDays.contains(Recognition.folded(text)) }

  private static let restDays: Set = [
    "rest", "restday", "restdays", "off", "dayoff", "offday", "nogym", "notraining", "noworkout",
    "descanso", "diadedescanso", "libre", "dialibre", "nada", "singimnasio",
    "descans", "diadedescans", "lliure", "dialliure", "festa", "res", "sensegimnas",
  ]

  /// Reads `3/4` as the other days of the text are written, if they agree, and days without a year by the day above.
  private mutating func resolveDays() {
    let orders = Set(
      items.compactMap { item -> HeadingDay.Order? in
        if case .day(let heading, _, _) = item { heading.date.order } else { nil }
      })
    var above: Day?
    for index in items.indices {
      guard case .day(var heading, let line, let typed) = items[index], heading.date.weekdayAlone == nil
      else { continue }
      if orders.count == 1, let order = orders.first { heading.date.read(in: order) }
      if let above { heading.date.follow(above, today: today) }
      heading.toCome = heading.date.toCome(today: today, below: above)
      if heading.date.year != nil || above != nil { above = heading.date.doubt.isEmpty ? heading.day : nil }
      items[index] = .day(heading, line: line, typed: typed)
    }
    resolveWeekdays()
  }
}
