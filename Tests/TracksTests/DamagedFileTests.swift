import TestSupport
import Testing

@testable import Tracks

@Suite(.enabled(if: SharedTracks.isThere, "skipped: no ../shared/tracks"))
struct DamagedFileTests {
  static let files = [
    "cerknicko-jezero.gpx", "around-visnjan-with-car.gpx", "gpx1.1_with_all_fields.gpx",
    "unicode_with_bom.gpx",
    "track-with-empty-segment.gpx", "sums-disagree.tcx", "sums-disagree.gpx", "garmin-fenix-5-run.fit",
    "2015-10-13-08-43-15.fit", "garmin-fenix-5-walk.fit", "garmin-edge-820-bike.fit", "activity-filecrc.fit",
    "activity-settings-corruptheader.fit",
  ]

  /// However a file is damaged, it is read or refused, and whatever is read can be measured.
  @Test(arguments: files) func randomDamage(_ name: String) throws {
    let whole = try SharedTracks.bytes(name)
    for seed in seeds(name.hasSuffix(".fit") ? 60 : 6) {
      var random = SeededRandom(seed)
      var bytes = whole
      for _ in 0...random.int(0...8) where !bytes.isEmpty {
        let at = random.int(0...bytes.count - 1)
        switch random.int(0...4) {
        case 0: bytes[at] = UInt8(random.int(0...255))
        case 1: bytes[at] ^= 1 << UInt8(random.int(0...7))
        case 2: bytes.removeLast(bytes.count - at)
        case 3: bytes.removeSubrange(at..<min(bytes.count, at + random.int(1...40)))
        default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + random.int(1...40))], at: 0)
        }
      }
      let reading = TrackReading(bytes)
      if reading.tracks.isEmpty { #expect(!reading.isWhole, "\(name), \(seed)") }
      for track in reading.tracks {
        let measured = MeasuredTrack(track)
        #expect(measured.sums.distance.isFinite, "\(name), \(seed)")
        _ = measured.splits(each: 1_000)
        _ = measured.bestEffort(over: 400)
      }
    }
  }
}
