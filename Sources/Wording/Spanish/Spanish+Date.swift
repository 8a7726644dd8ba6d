package import Training

extension Spanish {
  package func month(_ month: Month) -> String {
    switch month {
    case .january: "enero"
    case .february: "febrero"
    case .march: "marzo"
    case .april: "abril"
    case .may: "mayo"
    case .june: "junio"
    case .july: "julio"
    case .august: "agosto"
    case .september: "septiembre"
    case .october: "octubre"
    case .november: "noviembre"
    case .december: "diciembre"
    }
  }

  package func monthShort(_ month: Month) -> String {
    switch month {
    case .january: "ene"
    case .february: "feb"
    case .march: "mar"
    case .april: "abr"
    case .may: "may"
    case .june: "jun"
    case .july: "jul"
    case .august: "ago"
    case .september: "sep"
    case .october: "oct"
    case .november: "nov"
    case .december: "dic"
    }
  }

  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }

  package func weekdayShort(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mié"
    case .thursday: "jue"
    case .friday: "vie"
    case .saturday: "sáb"
    case .sunday: "dom"
    }
  }

  package func dayAndMonth(_ day: Day) -> String { "\(day.day) de " + month(Month(of: day)) }

  package func dayLong(_ day: Day) -> String {
    weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " de \(day.year)"
  }

  package func monthHeading(_ month: Month, year: Int) -> String {
    self.month(month).capitalised + " de \(year)"
  }

  package var today: String { "hoy" }
  package var yesterday: String { "ayer" }
  package var tomorrow: String { "mañana" }
  package func ago(_ duration: String) -> String { "hace " + duration }

  package func moment(_ time: CivilTime, today: Day) -> String {
    let clock = "a " + clockWithArticle(time)
    if time.day == today { return clock }
    let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
    return (isNear ? "" : "el ") + dayRelative(time.day, today: today) + " " + clock
  }

  package func since(_ time: CivilTime, today: Day) -> String {
    "desde " + (time.day == today ? clockWithArticle(time) : moment(time, today: today))
  }

  private func clockWithArticle(_ time: CivilTime) -> String {
    (time.hour == 1 ? "la " : "las ") + clock(time)
  }
}
