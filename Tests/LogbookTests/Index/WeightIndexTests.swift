import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// The index of the body weights keeps the same promise as the index of the history.
@Suite struct WeightIndexTests {
  /// A logbook with more weights than the drift limit.
  private func weighed(_ days: ClosedRange<Int> = 100...120) throws -> ScratchLogbook {
    let scratch = try ScratchLogbook()
    for day in [0] + days { try scratch.weighIn(days: day) }
    _ = try scratch.histories()
    return scratch
  }

  private func index(_ scratch: ScratchLogbook, _ bytes: [UInt8]) throws -> IndexFile? {
    let folder = try Folder.open(scratch.root)
    try folder.stage("copy", bytes, durable: false).publish()
    return try folder.map("copy").flatMap {
      IndexFile($0, of: try Folder.open(scratch.root + "/data").status())
    }
  }

  @Test func readingsAgreeWithAndWithoutTheIndex() throws {
    let scratch = try weighed()
    #expect(scratch.weightIndex != nil)
    let (with, without) = try scratch.histories()
    #expect(with == without && with.weights.entries.count == 22)
  }

  @Test func aFewWeightsAreReadEachTime() throws {
    let scratch = try weighed(1...15)
    #expect(scratch.weightIndex == nil)
    try scratch.weighIn(days: 16)
    #expect(try scratch.histories().with.weights.entries.count == 17)
    #expect(scratch.weightIndex != nil)
  }

  @Test func aDamagedIndexIsNotUsed() throws {
    let scratch = try weighed()
    let expected = try scratch.histories().without.weights
    let bytes = try #require(scratch.weightIndex)
    func weights(_ bytes: [UInt8]) throws -> BodyWeights? {
      try index(scratch, bytes).flatMap { WeightContent($0) }.map {
        BodyWeights($0.stamps.compactMap(\.weight))
      }
    }
    #expect(try weights(bytes) == expected)
    for offset in bytes.indices {
      var flipped = bytes
      flipped[offset] ^= UInt8(1 << (offset % 8))
      let found = try weights(flipped)
      #expect(found == nil || found == expected, "byte \(offset)")
      #expect(try weights(Array(bytes[..<offset])) == nil)
    }
    scratch.weightIndex = Array(bytes.dropLast(100))
    #expect(try scratch.histories().with.weights == expected)
    #expect(scratch.weightIndex == bytes)
  }

  /// Neither file is taken for the other.
  @Test func theIndexesAreNotInterchangeable() throws {
    let scratch = try weighed()
    try scratch.dropIn(past(days: 3))
    scratch.index = nil
    let expected = try scratch.histories().without
    let (sets, weights) = (scratch.index, scratch.weightIndex)
    (scratch.index, scratch.weightIndex) = (weights, sets)
    #expect(try scratch.histories().with == expected)
    #expect(scratch.index?.count == sets?.count && scratch.weightIndex == weights)
  }

  @Test func theNextFullPassFindsAnEditInPlaceOfAnOldWeight() throws {
    let scratch = try weighed()
    let old = try scratch.weighIn(days: 61)
    let new = try scratch.weighIn(days: 59)
    try scratch.weighIn(days: 0)
    try scratch.expectSeenByTheNextFullPass {
      try scratch.edit(new)
    } old: {
      try scratch.edit(old)
    }
  }

  /// Days count back from the clock or the newest weight, whichever is earlier.
  @Test(arguments: [400, -90]) func aClockThatIsWrongHidesNoEdit(days: Int) throws {
    let scratch = try weighed()
    let new = try scratch.weighIn(days: 10)
    let later = evening.adding(seconds: days * 86_400)
    _ = try scratch.histories(at: later)
    try scratch.edit(new)
    let (with, without) = try scratch.histories(at: later)
    #expect(with == without)
  }

  /// Neither a folder nor a file that was just changed is trusted.
  @Test func recentChangesAreReadAgain() throws {
    let scratch = try ScratchLogbook()
    for days in [0] + (100...120) { try scratch.weighIn(days: days) }
    var fresh = scratch.logbook
    fresh.indexClock = IndexLocation.systemClock
    _ = try fresh.read { try $0.bodyWeights(at: evening) }
    #expect(scratch.weightIndex == nil, "nothing would be spared")
    _ = try scratch.histories()
    try scratch.changeWeightIndex { $0.folder.isTrusted = false }
    #expect(try scratch.histories().with == scratch.histories().without)
    for isTrusted in [true, false] {
      let path = try #require(scratch.documents.keys.filter { $0.hasPrefix("data/body/") }.min())
      try scratch.edit(try #require(DocumentPath(String(path.dropFirst("data/".count)))))
      try scratch.changeWeightIndex { content in
        for place in content.stamps.indices { content.stamps[place].isTrusted = isTrusted }
      }
      let (with, without) = try scratch.histories()
      #expect((with == without) == !isTrusted)
    }
  }

  @Test(arguments: [true, false]) func anUntrustedFolderIsListed(isTrusted: Bool) throws {
    let scratch = try weighed()
    try scratch.changeWeightIndex { content in
      content.stamps.removeLast()
      content.folder.isTrusted = isTrusted
    }
    let (with, without) = try scratch.histories()
    #expect((with == without) == !isTrusted)
  }

  @Test func pendingChangesCount() throws {
    for isAdded in [true, false] {
      let scratch = try weighed()
      let gone = try #require(scratch.histories().with.weights.latest)
      try scratch.logbook.change("body", at: evening) { change in
        if isAdded { try change.save(BodyWeight.past(days: 0)) } else { try change.remove(gone) }
      }
      let expected = try scratch.plain.read { try $0.bodyWeights(at: evening).weights }
      #expect(expected.entries.count == (isAdded ? 23 : 21))
      try scratch.crashLastChange(applied: 0)
      let index = scratch.weightIndex
      let (with, without) = try scratch.histories()
      #expect(with.weights == expected && without.weights == expected)
      #expect(scratch.weightIndex == index, "what is on its way is no state to keep")
    }
  }

  @Test func damageIsReportedEachTime() throws {
    let scratch = try weighed()
    let paths = scratch.documents.keys.filter { $0.hasPrefix("data/body/") }.sorted()
    try scratch.write(paths[3], "{")
    for round in 1...4 {
      if round == 3 { scratch.weightIndex = nil }
      let (with, without) = try scratch.histories()
      #expect(with == without)
      #expect(with.problems.map(\.path) == [String(paths[3].dropFirst("data/".count))])
      #expect(with.weights.entries.count == 21)
    }
  }

  /// A new weight doesn't rewrite the sets of ten years.
  @Test func aNewWeightDoesNotRewriteTheIndexOfTheHistory() throws {
    let scratch = try weighed()
    try scratch.dropIn(past(days: 3))
    _ = try scratch.histories()
    let (sets, weights) = (scratch.index, scratch.weightIndex)
    try scratch.logbook.change("body", at: evening) { try $0.save(BodyWeight.past(days: 0)) }
    #expect(scratch.weightIndex == weights)
    #expect(try scratch.histories().with.weights.entries.count == 23)
    #expect(scratch.index == sets)
    #expect(scratch.weightIndex != weights, "else all files would be looked at each time")
  }
}
