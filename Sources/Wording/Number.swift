package import Training

extension Words {
  /// What stands before the decimals.
  package var decimalSeparator: String { say(en: ".", es: ",", ca: ",") }

  /// What stands between groups of three digits.
  ///
  /// A number of four digits is grouped too, in all three languages. The Spanish academy would leave `1280`
  /// alone and put a space into `12 800`; but volumes stand under each other in columns, where 980, 1.280 and
  /// 12.800 must look alike, and the point is what every weighing scale and bank shows.
  package var groupSeparator: String { say(en: ",", es: ".", ca: ".") }

  /// What stands between a number and `%`.
  package var percentSpace: String { say(en: "", es: " ", ca: " ") }

  /// A whole number with its groups: `1,280`.
  package func number(_ value: Int) -> String {
    if value.magnitude < 1_000 { return String(value) }
    // The last three digits with their zeros, after a 1 that goes.
    let last = String(1_000 + value.magnitude % 1_000).utf8.dropFirst()
    return number(value / 1_000) + groupSeparator + String(Substring(last))
  }

  /// A number with all of its decimals: `1,500.5`.
  package func decimal(_ value: Thousandths) -> String {
    let whole = number(Int(value.raw.magnitude / 1_000))
    let signed = value.raw < 0 ? "-" + whole : whole
    let decimals = value.decimals
    return decimals.isEmpty ? signed : signed + decimalSeparator + decimals
  }

  /// A number rounded to one decimal, halves away from zero: 1,500.25 gives `1,500.3`, 99.96 gives `100`.
  package func rounded(_ value: Thousandths) -> String { decimal(value.tenths) }

  /// A mass with all of its decimals: `62.5 kg`.
  package func mass(_ mass: Mass) -> String { decimal(mass.value) + " " + mass.unit.rawValue }

  /// A volume, rounded to one decimal: `1,280 kg`.
  package func volume(_ mass: Mass) -> String { rounded(mass.value) + " " + mass.unit.rawValue }

  /// A percentage, rounded to one decimal: `82.5%`.
  package func percent(_ value: Thousandths) -> String { rounded(value) + percentSpace + "%" }

  /// A difference in percent, with its sign: `+4.2%`, `-3%`, `0%`.
  package func percentChange(_ value: Thousandths) -> String { (value.raw >= 50 ? "+" : "") + percent(value) }

  /// A distance as it was typed: `5 km`.
  package func distance(_ distance: Distance) -> String {
    decimal(distance.value) + " " + distance.unit.rawValue
  }

  /// Chooses the form for a count: a phrase of its own for none and for one, the noun after the number for
  /// more.
  package func counted(_ count: Int, none: String, one: String, many: String) -> String {
    switch count {
    case 0: none
    case 1: one
    default: number(count) + " " + many
    }
  }
}
