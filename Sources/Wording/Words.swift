package import Training

/// The words of one language.
///
/// A sentence is a member of an extension next to the command that prints it, with its three languages side by side in
/// ``say(en:es:ca:)``, so that a missing language doesn't compile. This module has what the features share: numbers, dates,
/// plurals and training terms.
package struct Words: Sendable {
  package let language: Language
  /// The lifter's unit, in which examples are written.
  package var unit = MassUnit.kilograms
  /// Whether numbers are shown with a decimal point although the language has a comma, as in Mexico. What is typed is read in the
  /// same way in every region.
  package var showsPoint = false
  /// Gives back the lines that an error may offer to type in place of some: those that would be taken.
  package var checkingOffers: @Sendable ([String]) -> [String] = { $0 }

  /// Completes the commands that a sentence names; nil leaves them as they are.
  package var completingCommands: (@Sendable (String) -> String)?

  package init(_ language: Language) { self.language = language }

  /// The text in this language. The other two arguments aren't evaluated.
  package func say<Text>(
    en: @autoclosure () -> Text, es: @autoclosure () -> Text, ca: @autoclosure () -> Text
  ) -> Text {
    choose(en, es, ca)
  }

  /// The sentence in this language, with its commands completed.
  package func say(
    en: @autoclosure () -> String, es: @autoclosure () -> String, ca: @autoclosure () -> String
  ) -> String {
    completed(choose(en, es, ca))
  }

  /// A sentence or a line to type, with its commands completed.
  package func completed(_ text: String) -> String { completingCommands?(text) ?? text }

  private func choose<Text>(_ en: () -> Text, _ es: () -> Text, _ ca: () -> Text) -> Text {
    switch language {
    case .english: en()
    case .spanish: es()
    case .catalan: ca()
    }
  }

  /// An example load to type: `100kg`.
  package var exampleLoad: String { example(kg: 100, lb: 225) }

  /// An example load in the lifter's unit.
  package func example(kg: Int, lb: Int) -> String { unit == .pounds ? "\(lb)lb" : "\(kg)kg" }

  /// An example step to the next load.
  package var exampleStep: String { unit == .pounds ? "+5lb" : "+2.5kg" }

  /// An example distance with a time.
  package var exampleRun: String { unit == .pounds ? "3mi 25:00" : "5km 25:00" }

  package var exampleHeight: String { unit == .pounds ? "5ft11in" : "180cm" }
}
