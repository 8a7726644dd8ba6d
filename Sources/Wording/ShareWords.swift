package import Training

/// The words of the share text, which is read back in any language.
package protocol ShareWords {
  /// The first line of a workout without a name.
  var workoutHeading: String { get }
  /// Before the rest that followed a set: `rest 1:30`.
  var restLabel: String { get }
  /// Before a note, without the colon.
  var noteLabel: String { get }
}

extension ShareWords where Self: FieldWords {
  /// A set's type at the beginning of its line: `Escalfament`.
  package func typeHeading(_ type: SetType) -> String { setType(type).capitalised }
}
