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
    if let distance, let time, let pace = paceSeconds(distance, time) {
      members.append(JSON.Member(name: "secondsPerKm", value: .int(pace)))
    }
    return members
  }

  private func paceSeconds(_ distance: Thousandths, _ time: Duration) -> Int? {
    guard distance.raw > 0 else { return nil }
    let seconds = (time.exactSeconds * 1_000 / distance.double).rounded(.toNearestOrAwayFromZero)
    return seconds < 1e9 ? Int(seconds) : nil
  }
}
