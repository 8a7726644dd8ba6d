package import Training

/// A month of the year; the raw value is its number.
package enum Month: Int, CaseIterable, Hashable, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The month that a day is in.
  package init(of day: Day) { self = Month(rawValue: day.month) ?? .december }
}

/// A day of the week; the raw value is its number in ISO 8601, 1 for Monday.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday of a day.
  package init(of day: Day) { self = Weekday(rawValue: day.weekday) ?? .sunday }
}

extension Words {
  /// `May`, `maig`.
  package func month(_ month: Month) -> String {
    switch month {
    case .january: say(en: "January", es: "enero", ca: "gener")
    case .february: say(en: "February", es: "febrero", ca: "febrer")
    case .march: say(en: "March", es: "marzo", ca: "març")
    case .april: say(en: "April", es: "abril", ca: "abril")
    case .may: say(en: "May", es: "mayo", ca: "maig")
    case .june: say(en: "June", es: "junio", ca: "juny")
    case .july: say(en: "July", es: "julio", ca: "juliol")
    case .august: say(en: "August", es: "agosto", ca: "agost")
    case .september: say(en: "September", es: "septiembre", ca: "setembre")
    case .october: say(en: "October", es: "octubre", ca: "octubre")
    case .november: say(en: "November", es: "noviembre", ca: "novembre")
    case .december: say(en: "December", es: "diciembre", ca: "desembre")
    }
  }

  /// Three or four letters, without a point: `May`, `sep`, `febr`.
  package func monthShort(_ month: Month) -> String {
    switch month {
    case .january: say(en: "Jan", es: "ene", ca: "gen")
    case .february: say(en: "Feb", es: "feb", ca: "febr")
    case .march: say(en: "Mar", es: "mar", ca: "març")
    case .april: say(en: "Apr", es: "abr", ca: "abr")
    case .may: say(en: "May", es: "may", ca: "maig")
    case .june: say(en: "Jun", es: "jun", ca: "juny")
    case .july: say(en: "Jul", es: "jul", ca: "jul")
    case .august: say(en: "Aug", es: "ago", ca: "ag")
    case .september: say(en: "Sep", es: "sep", ca: "set")
    case .october: say(en: "Oct", es: "oct", ca: "oct")
    case .november: say(en: "Nov", es: "nov", ca: "nov")
    case .december: say(en: "Dec", es: "dic", ca: "des")
    }
  }

  /// `Tuesday`, `dimarts`.
  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: say(en: "Monday", es: "lunes", ca: "dilluns")
    case .tuesday: say(en: "Tuesday", es: "martes", ca: "dimarts")
    case .wednesday: say(en: "Wednesday", es: "miércoles", ca: "dimecres")
    case .thursday: say(en: "Thursday", es: "jueves", ca: "dijous")
    case .friday: say(en: "Friday", es: "viernes", ca: "divendres")
    case .saturday: say(en: "Saturday", es: "sábado", ca: "dissabte")
    case .sunday: say(en: "Sunday", es: "domingo", ca: "diumenge")
    }
  }

  /// Two or three letters, without a point: `Tue`, `mar`, `dt`.
  package func weekdayShort(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: say(en: "Mon", es: "lun", ca: "dl")
    case .tuesday: say(en: "Tue", es: "mar", ca: "dt")
    case .wednesday: say(en: "Wed", es: "mié", ca: "dc")
    case .thursday: say(en: "Thu", es: "jue", ca: "dj")
    case .friday: say(en: "Fri", es: "vie", ca: "dv")
    case .saturday: say(en: "Sat", es: "sáb", ca: "ds")
    case .sunday: say(en: "Sun", es: "dom", ca: "dg")
    }
  }

  /// Day and month in full: `17 May`, `1 d'abril`.
  package func dayAndMonth(_ day: Day) -> String {
    switch language {
    case .english:
      return "\(day.day) " + month(Month(of: day))
    case .spanish:
      return "\(day.day) de " + month(Month(of: day))
    case .catalan:
      let name = month(Month(of: day))
      return "\(day.day) " + (Catalan.elides(name) ? "d'" : "de ") + name
    }
  }

  /// Weekday, day, month and year: `dimarts, 17 de maig de 2022`.
  package func dayLong(_ day: Day) -> String {
    say(
      en: weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " \(day.year)",
      es: weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " de \(day.year)",
      ca: weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " de \(day.year)")
  }

  /// A month and its year as a heading: `Maig de 2022`.
  package func monthHeading(_ month: Month, year: Int) -> String {
    say(
      en: self.month(month) + " \(year)",
      es: self.month(month).capitalised + " de \(year)",
      ca: self.month(month).capitalised + " de \(year)")
  }

  /// The day itself, within a sentence.
  package var today: String { say(en: "today", es: "hoy", ca: "avui") }

  /// The day before.
  package var yesterday: String { say(en: "yesterday", es: "ayer", ca: "ahir") }

  /// The day after.
  package var tomorrow: String { say(en: "tomorrow", es: "mañana", ca: "demà") }

  /// How long ago, from a duration already in words: `12 min ago`, `fa 12 min`.
  package func ago(_ duration: String) -> String {
    say(en: duration + " ago", es: "hace " + duration, ca: "fa " + duration)
  }

  /// `las 18:30`, but `la 1:05`: only Spanish and Catalan use it.
  private func clockWithArticle(_ time: CivilTime) -> String {
    let plural = say(en: "", es: "las ", ca: "les ")
    return (time.hour == 1 ? "la " : plural) + clock(time)
  }

  /// When something was, within a sentence: `at 18:30`, `yesterday at 18:30`, `on 14 Nov at 18:30`.
  package func moment(_ time: CivilTime, today: Day) -> String {
    switch language {
    case .english:
      if time.day == today { return "at " + clock(time) }
      let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
      return (isNear ? "" : "on ") + dayRelative(time.day, today: today) + " at " + clock(time)
    case .spanish:
      let clock = "a " + clockWithArticle(time)
      if time.day == today { return clock }
      let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
      return (isNear ? "" : "el ") + dayRelative(time.day, today: today) + " " + clock
    case .catalan:
      let clock = "a " + clockWithArticle(time)
      if time.day == today { return clock }
      let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
      let day = dayRelative(time.day, today: today)
      return (isNear ? day : Catalan.the(day)) + " " + clock
    }
  }

  /// From when on, within a sentence: `since 18:30`, `since yesterday at 18:30`, `since 14 Nov at 18:30`.
  package func since(_ time: CivilTime, today: Day) -> String {
    switch language {
    case .english:
      let day = time.day == today ? "" : dayRelative(time.day, today: today) + " at "
      return "since " + day + clock(time)
    case .spanish:
      return "desde " + (time.day == today ? clockWithArticle(time) : moment(time, today: today))
    case .catalan:
      if time.day == today { return "des de " + clockWithArticle(time) }
      let moment = moment(time, today: today)
      if moment.hasPrefix("el ") { return "des d" + moment }
      if moment.hasPrefix("l'") { return "des de " + moment }
      return "des " + (Catalan.elides(moment) ? "d'" : "de ") + moment
    }
  }

  /// Day and month in short, the year left out: `17 May`, `17 maig`.
  package func dayShort(_ day: Day) -> String { String(day.day) + " " + monthShort(Month(of: day)) }

  /// Day, month and year in short: `17 May 2022`.
  package func dayShortWithYear(_ day: Day) -> String { dayShort(day) + " " + String(day.year) }

  /// The day as somebody would say it today: `today`, `yesterday`, `14 Nov`, in another year `14 Nov 2025`.
  package func dayRelative(_ day: Day, today reference: Day) -> String {
    switch reference.daysSince1970 - day.daysSince1970 {
    case 0: today
    case 1: yesterday
    case -1: tomorrow
    default: day.year == reference.year ? dayShort(day) : dayShortWithYear(day)
    }
  }

  /// The time on a 24-hour clock: `09:05`.
  package func clock(_ time: CivilTime) -> String {
    Self.twoDigits(time.hour) + ":" + Self.twoDigits(time.minute)
  }

  /// From one time to another of the same day: `11:57 – 12:48`.
  package func span(_ start: CivilTime, _ end: CivilTime) -> String { clock(start) + " – " + clock(end) }

  /// A day and the time from start to end; the end's day too, where it is another one:
  /// `Tuesday, 17 May 2022, 11:57 – 12:48`. Without an end, the start alone.
  package func dayAndSpan(_ start: CivilTime, _ end: CivilTime?) -> String {
    let beginning = dayLong(start.day) + ", " + clock(start)
    guard let end else { return beginning }
    let ending = (end.day == start.day ? "" : dayLong(end.day) + ", ") + clock(end)
    return beginning + " – " + ending
  }

  /// A duration rounded down to what matters: `45 s`, `51 min`, `1 h 12 min`, `2 h`.
  package func duration(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    switch (hours, minutes) {
    case (0, 0): return "\(duration.seconds) s"
    case (0, _): return "\(minutes) min"
    case (_, 0): return "\(hours) h"
    default: return "\(hours) h \(minutes) min"
    }
  }

  /// A duration as a stopwatch shows it: `0:45`, `1:12`, `1:02:30`.
  package func stopwatch(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    let seconds = Self.twoDigits(duration.seconds % 60)
    return hours == 0 ? "\(minutes):\(seconds)" : "\(hours):\(Self.twoDigits(minutes)):\(seconds)"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
