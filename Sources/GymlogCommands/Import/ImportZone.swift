import CommandLineKit
import System
import Training
import Wording

/// The place where the lifter trained, as typed with `--time-zone`: an offset from UTC, or a zone by its name.
struct ImportZone {
  /// The offset or the name, as it can be typed.
  let text: String
  private let kind: Kind

  private enum Kind {
    /// In seconds.
    case offset(Int)
    case zone(ZoneFile)
  }

  /// Reads an offset such as `+01:00`, `-5` or `UTC`, or a name such as `Europe/Madrid`, whatever its case.
  init(_ text: String, _ environment: Environment) throws(Failure) {
    if let offset = Self.offset(text) {
      (self.text, kind) = (text, .offset(offset))
      return
    }
    let names = ZoneFile.names(environment)
    let wanted = text.lowercased()
    let name = names.first { $0.lowercased() == wanted } ?? text
    guard let zone = ZoneFile(named: name, environment) else {
      throw .zoneNotUnderstood(text, nearest: Self.nearest(to: wanted, in: names))
    }
    (self.text, kind) = (name, .zone(zone))
  }

  /// The offset at a local time, in seconds.
  func offset(_ civil: CivilTime) -> Int {
    switch kind {
    case .offset(let offset): offset
    case .zone(let zone): zone.offset(atLocal: Int64(Instant(civil, offset: 0).seconds))
    }
  }

  private static func offset(_ text: String) -> Int? {
    if ["utc", "gmt", "z"].contains(text.lowercased()) { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.count <= 2 && $0.allSatisfy(\.isNumber) }),
      let hours = parts.first.flatMap({ Int($0) }), let minutes = parts.count > 1 ? Int(parts[1]) : 0,
      hours <= 14, minutes < 60
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  /// The zones that a text may mean: those of a city with this name, or else of a similar one.
  private static func nearest(to wanted: String, in names: [String]) -> [String] {
    func city(_ name: String) -> String { name.split(separator: "/").last.map { $0.lowercased() } ?? "" }
    let place = city(wanted).replacing(" ", with: "_")
    let exact = names.filter { city($0) == place }
    if !exact.isEmpty { return exact }
    let byName = Suggestions.nearest(to: wanted, among: names)
    return byName.isEmpty ? Suggestions.nearest(to: place, among: names, name: city) : byName
  }
}

extension Failure {
  static func zoneNotUnderstood(_ text: String, nearest: [String]) -> Failure {
    Failure(.usage) { words in
      let hint = words.didYouMean(nearest)
      return words.say(
        en: Message(
          "\(quoted(text)) is neither a time zone nor an offset from UTC",
          hint: hint ?? "Write it like --time-zone Europe/Madrid or --time-zone +01:00"),
        es: Message(
          "\(quoted(text)) no es ni una zona horaria ni una diferencia con UTC",
          hint: hint ?? "Escríbela así: --time-zone Europe/Madrid o --time-zone +01:00"),
        ca: Message(
          "\(quoted(text)) no és ni un fus horari ni una diferència amb UTC",
          hint: hint ?? "Escriu-la així: --time-zone Europe/Madrid o --time-zone +01:00"))
    }
  }
}
