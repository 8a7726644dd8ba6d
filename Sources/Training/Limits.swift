/// How much a document holds, by Data/Format.md. Whatever takes something from the lifter keeps to it, so that what was
/// written can be read.
package enum Limits {
  package static let reps = 0...10_000
  package static let rir = 0...10
  /// The most Unicode scalars of a name, of a tag, of a note.
  package static let name = 200
  package static let tag = 50
  package static let note = 10_000
  /// The longest time that can be typed. A document's reaches further, to 999,999,999.999 s.
  package static let longest = Duration(seconds: 100_000 * 3_600)
}
