/// The limits of what documents can hold, from Data/Format.md. All input keeps to it, so that whatever is written can be
/// read back.
package enum Limits {
  package static let reps = 0...10_000
  /// The reps in reserve of a set.
  package static let rir = 0...10
  /// The maximum length of a name, in Unicode scalars.
  package static let name = 200
  /// The maximum length of a tag, in Unicode scalars.
  package static let tag = 50
  /// The maximum length of a note, in Unicode scalars.
  package static let note = 10_000
  /// The most exercises and sets together that a program puts into a workout or routine. Documents can hold more.
  package static let parts = 2_000
  /// The limit for a typed time, exclusive. Documents can hold up to 999,999,999.999 s.
  package static let longest = Duration(seconds: 100_000 * 3_600)
}
