package import Training

/// The body: its parts, and its muscles as lifters call them.
package protocol BodyWords {
  /// What a part of the body is called.
  func bodyPart(_ part: BodyPart) -> String
  /// What else people call it; read, never shown.
  func otherWords(for part: BodyPart) -> [String]
  /// What a muscle is called.
  func muscle(_ muscle: Muscle) -> String
  /// What else people call it; read, never shown.
  func otherWords(for muscle: Muscle) -> [String]
}
