/// A unit of time as people write it. The raw value is its length in seconds.
package enum TimeUnit: Int, Sendable {
  case second = 1
  case minute = 60
  case hour = 3_600

  /// The unit that a word means in any of the three languages: `s`, `mins`, `horas`. The word is in lower case and without accents.
  ///
  /// `m`, `'` and `"` are left to each reader: between sets, `m` is metres.
  package init?(named word: String) {
    switch word {
    case "s", "sec", "secs", "second", "seconds", "seg", "segs", "segundo", "segundos", "segon", "segons":
      self = .second
    case "min", "mins", "minute", "minutes", "minuto", "minutos", "minut", "minuts": self = .minute
    case "h", "hr", "hrs", "hour", "hours", "hora", "horas", "hores": self = .hour
    default: return nil
    }
  }
}
