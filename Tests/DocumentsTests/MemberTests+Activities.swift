import Documents
import Formats

extension MemberTests {
  private static let rate = Rule(
    "heartRate", .object, good: [[:], ["average": 0], ["average": 151, "maximum": 250]])

  private static let hash = String(repeating: "0a", count: 32)

  static let activityRows: [Row] = [
    Row(kind: "activity", path: ["name"], rule: .text("name", limit: 200)),
    Row(
      kind: "activity", path: ["sport"], rule: .words("sport", "run ride walk hike swim row ski other"),
      isRequired: true),
    Row(kind: "activity", path: ["start"], rule: .instant("start"), isRequired: true),
    Row(kind: "activity", path: ["elapsed"], rule: .decimal("elapsed")),
    Row(kind: "activity", path: ["moving"], rule: .decimal("moving")),
    Row(kind: "activity", path: ["distance"], rule: .decimal("distance")),
    Row(kind: "activity", path: ["heartRate"], rule: rate),
    Row(kind: "activity", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
    Row(kind: "activity", path: ["tags"], rule: tags),
    Row(
      kind: "activity", path: ["file"],
      rule: Rule("file", .object, good: [["format": "gpx", "sha256": .string(hash), "bytes": 12]])),
    Row(
      kind: "file", path: ["file", "format"],
      rule: Rule(
        "format", .text, good: ["gpx", "tcx", "kml", "fit"],
        other: ["csv", "GPX", ".fit"].map { (.string($0), .unknownWord("format", word: $0)) }),
      isRequired: true),
    Row(
      kind: "activity", path: ["device"],
      rule: Rule(
        "device", .object, good: [[:], ["name": "Forerunner", "calories": 391, "timer": .number("12.5")]])),
    Row(
      kind: "activity", path: ["computed"],
      rule: Rule(
        "computed", .object,
        good: [[:], ["lowest": .number("-430.5"), "best": [["distance": 1000, "time": 251]]]])),
    Row(kind: "profile", path: ["sex"], rule: .words("sex", "man woman")),
    Row(
      kind: "profile", path: ["birthDate"], rule: .day("birthDate")),
    Row(kind: "profile", path: ["height"], rule: .decimal("height", positive: true)),
    Row(kind: "profile", path: ["build"], rule: .words("build", "small medium robust")),
    Row(kind: "profile", path: ["unit"], rule: .words("unit", "km mi")),
  ]
}
