import TestSupport
import Testing
import Training

@Test func packedActivitiesAreTheSameButForNoteAndFile() throws {
  var random = SeededRandom(20_261_124)
  let activities = (0..<500).map { _ in random.activity() }
  let packed = PackedActivities(activities)
  for (place, activity) in activities.enumerated() {
    var expected = activity
    (expected.note, expected.file) = (nil, nil)
    #expect(packed.activity(at: place) == expected)
  }
}
