package import Training

extension Words {
  package var decimalSeparator: String { showsPoint ? "." : say(en: ".", es: ",", ca: ",") }

  /// The separator between groups of three digits.
  ///
  /// Numbers of four digits are grouped too, in all three languages. The Spanish academy prefers `1280` and `12 800`, but in a
  /// column of volumes 980, 1.280 and 12.800 should look alike, and the point is what scales and banks show.
  package var groupSeparator: String { showsPoint ? "," : say(en: ",", es: ".", ca: ".") }

  /// The space between a number and `%`.
  package var percentSpace: String { say(en: "", es: " ", ca: " ") }

  /// A whole number with grouped digits: `1,280`.
  package func number(_ value: Int) -> String {
    if value.magnitude < 1_000 { return String(value) }
    // Add 1,000 to keep leading zeros, then drop the 1.
    let last = String(1_000 + value.magnitude % 1_000).utf8.dropFirst()
    return number(value / 1_000) + groupSeparator + String(Substring(last))
  }

  /// A number with all its decimals: `1,500.5`.
  package func decimal(_ value: Thousandths) -> String {
    let whole = number(Int(value.raw.magnitude / 1_000))
    let signed = value.raw < 0 ? "-" + whole : whole
    let decimals = value.decimals
    return decimals.isEmpty ? signed : signed + decimalSeparator + decimals
  }

  /// A number rounded to one decimal, halves away from zero: 1,500.25 gives `1,500.3`, 99.96 gives `100`.
  package func rounded(_ value: Thousandths) -> String { decimal(value.tenths) }

  /// A mass with all its decimals: `62.5 kg`.
  package func mass(_ mass: Mass) -> String { decimal(mass.value) + " " + mass.unit.rawValue }

  /// A volume, rounded to one decimal: `1,280 kg`.
  package func volume(_ mass: Mass) -> String {
    (mass.isCapped ? "> " : "") + rounded(mass.value) + " " + mass.unit.rawValue
  }

  /// A percentage, rounded to one decimal: `82.5%`.
  package func percent(_ value: Thousandths) -> String { rounded(value) + percentSpace + "%" }

  /// A difference in percent, with its sign: `+4.2%`, `-3%`, `0%`.
  package func percentChange(_ value: Thousandths) -> String { (value.raw >= 50 ? "+" : "") + percent(value) }

  /// A distance in its own unit: `5 km`.
  package func distance(_ distance: Distance) -> String {
    decimal(distance.value) + " " + distance.unit.rawValue
  }

  /// A number with its noun: `counted(2, en: ("set", "sets"), es: ("serie", "series"), ca: ("sèrie", "sèries"))`.
  package func counted(
    _ count: Int, en: (one: String, many: String), es: (one: String, many: String),
    ca: (one: String, many: String)
  ) -> String {
    let noun = say(en: en, es: es, ca: ca)
    return number(count) + " " + (count == 1 ? noun.one : noun.many)
  }

  /// The phrase for a count: one phrase for none, one for one, and the number before a noun for more.
  package func counted(_ count: Int, none: String, one: String, many: String) -> String {
    switch count {
    case 0: none
    case 1: one
    default: number(count) + " " + many
    }
  }
}
