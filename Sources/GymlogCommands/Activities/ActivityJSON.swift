import Documents
import Formats
import Training

extension Activity {
  /// The activity as JSON: the members of its document, with `metres` for its distance, and its speed.
  var json: [JSON.Member] {
    var members = JSON.members(["id": .string(id.text)])
    for member in Document.activity.encode(self).members(without: ["format"]) {
      switch member.name {
      case "distance": members.append(JSON.Member(name: "metres", value: member.value))
      case "file": members.append(JSON.Member(name: "track", value: member.value))
      default: members.append(member)
      }
    }
    if let speed, let value = Thousandths(measured: speed) {
      members.append(JSON.Member(name: "metresPerSecond", value: .number(value.text)))
    }
    if let pace = secondsPerKilometre {
      members.append(JSON.Member(name: "secondsPerKm", value: .int(pace)))
    }
    return members
  }

  /// The mean pace; nil without a distance or a time.
  var secondsPerKilometre: Int? {
    guard let distance, let time, distance.raw > 0 else { return nil }
    let seconds = (time.exactSeconds * 1_000 / distance.double).rounded(.toNearestOrAwayFromZero)
    return seconds < 1e9 ? Int(seconds) : nil
  }
}
