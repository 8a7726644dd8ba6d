package import Training

/// A month of the year; the raw value is its number.
package enum Month: Int, CaseIterable, Hashable, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  package init(of day: Day) { self = Month(rawValue: day.month) ?? .december }
}

/// A day of the week; the raw value is its number in ISO 8601, 1 for Monday.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  package init(of day: Day) { self = Weekday(rawValue: day.weekday) ?? .sunday }
}

extension Words {
  /// The name of a month: `May`, `maig`.
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

  /// The name in two to four letters, without a point: `May`, `sep`, `febr`.
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

  /// The name of a weekday: `Tuesday`, `dimarts`.
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

  /// The name in two or three letters, without a point: `Tue`, `mar`, `dt`.
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

  /// The day and month in full: `17 May`, `1 d'abril`.
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

  /// The weekday, day, month and year: `dimarts, 17 de maig de 2022`.
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

  package var today: String { say(en: "today", es: "hoy", ca: "avui") }

  package var yesterday: String { say(en: "yesterday", es: "ayer", ca: "ahir") }

  package var tomorrow: String { say(en: "tomorrow", es: "mañana", ca: "demà") }

  /// The time with its article in Spanish and Catalan: `las 18:30`, but `la 01:05`.
  private func clockWithArticle(_ time: CivilTime) -> String {
    let plural = say(en: "", es: "las ", ca: "les ")
    return (time.hour == 1 ? "la " : plural) + clock(time)
  }

  /// A time within a sentence: `at 18:30`, `yesterday at 18:30`, `on 14 Nov at 18:30`.
  package func moment(_ time: CivilTime, today: Day) -> String {
    if abs(today.daysSince1970 - time.day.daysSince1970) != 1 { return momentWithDate(time, today: today) }
    let day = dayRelative(time.day, today: today)
    return day
      + say(en: " at " + clock(time), es: " a " + clockWithArticle(time), ca: " a " + clockWithArticle(time))
  }

  /// A time within a sentence, with the date even for yesterday: `at 18:30`, `on 20 Nov at 18:30`.
  package func momentWithDate(_ time: CivilTime, today: Day) -> String {
    let day = time.day.year == today.year ? dayShort(time.day) : dayShortWithYear(time.day)
    let isToday = time.day == today
    return say(
      en: (isToday ? "" : "on " + day + " ") + "at " + clock(time),
      es: (isToday ? "" : "el " + day + " ") + "a " + clockWithArticle(time),
      ca: (isToday ? "" : Catalan.the(day) + " ") + "a " + clockWithArticle(time))
  }

  /// A starting time within a sentence: `since 18:30`, `since yesterday at 18:30`, `since 14 Nov at 18:30`.
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

  /// The day and short month: `17 May`, `17 maig`.
  package func dayShort(_ day: Day) -> String { String(day.day) + " " + monthShort(Month(of: day)) }

  /// The day, short month and year: `17 May 2022`.
  package func dayShortWithYear(_ day: Day) -> String { dayShort(day) + " " + String(day.year) }

  /// The day relative to another: `today`, `yesterday`, `14 Nov`, in another year `14 Nov 2025`.
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
    twoDigits(time.hour) + ":" + twoDigits(time.minute)
  }

  /// A span of time within a day: `11:57 – 12:48`. If the clock was changed between, each with its zone:
  /// `11:38 UTC – 19:50 UTC+8`.
  package func span(_ start: Instant, _ end: Instant) -> String {
    start == end ? clock(start.civil) : clock(start, beside: end) + " – " + clock(end, beside: start)
  }

  /// A day and a span of time: `Tuesday, 17 May 2022, 11:57 – 12:48`, with the day of the end if it differs. Without an end or
  /// a length, the start alone.
  package func dayAndSpan(_ start: Instant, _ end: Instant?) -> String {
    let beginning = dayLong(start.day) + ", " + clock(start, beside: end)
    guard let end, end != start else { return beginning }
    let ending = (end.day == start.day ? "" : dayLong(end.day) + ", ") + clock(end, beside: start)
    return beginning + " – " + ending
  }

  /// The time of a moment, with its zone if that isn't the other moment's: the two don't tell how long it was otherwise.
  private func clock(_ moment: Instant, beside other: Instant?) -> String {
    let time = clock(moment.civil)
    guard let other, other.offset != moment.offset else { return time }
    let minutes = abs(moment.offset) / 60
    if minutes == 0 { return time + " UTC" }
    let part = minutes % 60 == 0 ? "" : ":" + twoDigits(minutes % 60)
    return time + " UTC" + (moment.offset < 0 ? "-" : "+") + String(minutes / 60) + part
  }

  /// A duration rounded down to minutes, or to seconds under a minute: `0 min`, `45 s`, `51 min`, `1 h 12 min`, `2 h`.
  package func duration(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    switch (hours, minutes) {
    case (0, 0) where duration.seconds > 0: return "\(duration.seconds) s"
    case (0, _): return "\(minutes) min"
    case (_, 0): return "\(hours) h"
    default: return "\(hours) h \(minutes) min"
    }
  }

  /// A duration as on a stopwatch: `0:45`, `1:12`, `1:02:30`.
  package func stopwatch(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    let seconds = twoDigits(duration.seconds % 60)
    return hours == 0 ? "\(minutes):\(seconds)" : "\(hours):\(twoDigits(minutes)):\(seconds)"
  }
}
