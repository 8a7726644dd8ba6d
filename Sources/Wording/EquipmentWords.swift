package import Training

/// What exercises are done with.
package protocol EquipmentWords {
  /// What it is called.
  func equipment(_ equipment: Equipment) -> String
  /// What else people call it; read, never shown.
  func otherWords(for equipment: Equipment) -> [String]
}
