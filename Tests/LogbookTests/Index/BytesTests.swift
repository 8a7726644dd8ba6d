import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// The index file contains only what was written to it, and nothing that happened to be in memory.
@Suite struct BytesTests {
  /// Padding bytes would be written with whatever they contain.
  @Test func valuesHaveNoGaps() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 3))
    for days in 50..<70 { try scratch.weighIn(days: days) }
    for days in 80..<110 { try scratch.run(days: days) }
    let history = try scratch.histories().with.history
    let root = try Folder.open(scratch.root + "/data")
    let place = try scratch.indexPlace(of: scratch.root + "/data")
    let index = try #require(place.open(of: root))
    let weights = try #require(place.ofWeights.open(of: root).flatMap { WeightContent($0) })
    expectNoGaps(history.sessions.first)
    expectNoGaps(history.sets.first)
    expectNoGaps(history.exerciseSpans.first)
    expectNoGaps(index.column(.years, of: YearStamp.self)?.first)
    expectNoGaps(index.column(.stamps, of: WorkoutStamp.self)?.first)
    expectNoGaps(weights.folder)
    expectNoGaps(weights.stamps.first)
    let activities = try #require(place.ofActivities.open(of: root).flatMap { ActivityContent($0) })
    expectNoGaps(activities.stamps.first)
    expectNoGaps(activities.activities.activities.first)
  }

  private func expectNoGaps<Value>(_ value: Value?) {
    guard let value else { return #expect(value != nil, "\(Value.self)") }
    #expect(bytes(value) == MemoryLayout<Value>.stride, "\(Value.self)")
  }

  /// The size of a value's stored properties, recursively, without padding.
  private func bytes(_ value: Any) -> Int {
    func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
    let properties = Mirror(reflecting: value).children
    return properties.isEmpty ? size(value) : properties.reduce(0) { $0 + bytes($1.value) }
  }

  @Test func theSameLogbookHasTheSameIndex() throws {
    let scratch = try ScratchLogbook()
    for days in 1...40 { try scratch.dropIn(past(days: days * 11, exercise: "\(days % 7)")) }
    for days in 1...40 { try scratch.weighIn(days: days) }
    var files: Set<[[UInt8]?]> = []
    for round in 1...8 {
      (scratch.index, scratch.weightIndex) = (nil, nil)
      // So that memory differs from the last round.
      let noise = (0..<200).map { [UInt8](repeating: UInt8(round), count: 1 << ($0 % 20)) }
      _ = try withExtendedLifetime(noise) { try Report(scratch.logbook, at: evening) }
      #expect(scratch.index != nil && scratch.weightIndex != nil)
      files.insert([scratch.index, scratch.weightIndex])
    }
    #expect(files.count == 1)
  }
}
