package import Training

extension English {
  package func month(_ month: Month) -> String {
    switch month {
    case .january: "January"
    case .february: "February"
    case .march: "March"
    case .april: "April"
    case .may: "May"
    case .june: "June"
    case .july: "July"
    case .august: "August"
    case .september: "September"
    case .october: "October"
    case .november: "November"
    case .december: "December"
    }
  }

  package func monthShort(_ month: Month) -> String {
    switch month {
    case .january: "Jan"
    case .february: "Feb"
    case .march: "Mar"
    case .april: "Apr"
    case .may: "May"
    case .june: "Jun"
    case .july: "Jul"
    case .august: "Aug"
    case .september: "Sep"
    case .october: "Oct"
    case .november: "Nov"
    case .december: "Dec"
    }
  }

  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  package func weekdayShort(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    case .sunday: "Sun"
    }
  }

  package func dayAndMonth(_ day: Day) -> String { "\(day.day) " + month(Month(of: day)) }

  package func dayLong(_ day: Day) -> String {
    weekday(Weekday(of: day)) + ", " + dayAndMonth(day) + " \(day.year)"
  }

  package func monthHeading(_ month: Month, year: Int) -> String { self.month(month) + " \(year)" }

  package var today: String { "today" }
  package var yesterday: String { "yesterday" }
  package var tomorrow: String { "tomorrow" }
  package func ago(_ duration: String) -> String { duration + " ago" }

  package func moment(_ time: CivilTime, today: Day) -> String {
    if time.day == today { return "at " + clock(time) }
    let isNear = abs(today.daysSince1970 - time.day.daysSince1970) <= 1
    return (isNear ? "" : "on ") + dayRelative(time.day, today: today) + " at " + clock(time)
  }

  package func since(_ time: CivilTime, today: Day) -> String {
    let day = time.day == today ? "" : dayRelative(time.day, today: today) + " at "
    return "since " + day + clock(time)
  }
}
