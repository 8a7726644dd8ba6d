/// What is wrong with a document, as a phrase after its place.
package protocol DamageWords {
  /// The phrase.
  func damage(_ damage: Damage) -> String
}
