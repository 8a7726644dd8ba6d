package import Training

extension Catalan {
  package func month(_ month: Month) -> String {
    switch month {
    case .january: "gener"
    case .february: "febrer"
    case .march: "març"
    case .april: "abril"
    case .may: "maig"
    case .june: "juny"
    case .july: "juliol"
    case .august: "agost"
    case .september: "setembre"
    case .october: "octubre"
    case .november: "novembre"
    case .december: "desembre"
    }
  }

  package func monthShort(_ month: Month) -> String {
    switch month {
    case .january: "gen"
    case .february: "febr"
    case .march: "març"
    case .april: "abr"
    case .may: "maig"
    case .june: "juny"
    case .july: "jul"
    case .august: "ag"
    case .september: "set"
    case .october: "oct"
    case .november: "nov"
    case .december: "des"
    }
  }

  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "dilluns"
    case .tuesday: "dimarts"
    case .wednesday: "dimecres"
    case .thursday: "dijous"
    case .friday: "divendres"
    case .saturday: "dissabte"
    case .sunday: "diumenge"
    }
  }

  package func weekdayShort(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "dl"
    case .tuesday: "dt"
    case .wednesday: "dc"
    case .thursday: "dj"
    case .friday: "dv"
    case .saturday: "ds"
    case .sunday: "dg"
    }
  }

  package func dayAndMonth(_ day: Day) -> String {
    let name = month(Month(of: day))
    return "\(day.day) " + (Self.elides(name) ? "d'" : "de ") + name
  }

  /// Whether `de` loses its vowel before a word: `d'abril`, `d'agost`, `d'octubre`.
  private static func elides(_ word: String) -> Bool { word.first.map { "aeiou".contains($0) } ?? false }

  package func dayLong(_ day: Day) -> String {
    weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " de \(day.year)"
  }

  package func monthHeading(_ month: Month, year: Int) -> String {
    self.month(month).capitalised + " de \(year)"
  }

  package var today: String { "avui" }
  package var yesterday: String { "ahir" }
  package var tomorrow: String { "demà" }
  package func ago(_ duration: String) -> String { "fa " + duration }

  package func moment(_ time: CivilTime, today: Day) -> String {
    let clock = "a " + clockWithArticle(time)
    if time.day == today { return clock }
    let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
    let day = dayRelative(time.day, today: today)
    return (isNear ? day : Self.the(day)) + " " + clock
  }

  package func since(_ time: CivilTime, today: Day) -> String {
    if time.day == today { return "des de " + clockWithArticle(time) }
    let moment = moment(time, today: today)
    if moment.hasPrefix("el ") { return "des d" + moment }
    if moment.hasPrefix("l'") { return "des de " + moment }
    return "des " + (Self.elides(moment) ? "d'" : "de ") + moment
  }

  private func clockWithArticle(_ time: CivilTime) -> String {
    (time.hour == 1 ? "la " : "les ") + clock(time)
  }
}
