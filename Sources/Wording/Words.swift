/// What gymlog says, in one language.
///
/// A sentence is a member of an extension, beside the command that says it, and its three languages stand side by side in
/// ``say(en:es:ca:)``: a language that is left out doesn't compile. This module keeps what the features share: numbers, dates,
/// plurals and the words of the field.
package struct Words: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// The text in this language. Only the argument that is returned is evaluated.
  package func say<Text>(
    en: @autoclosure () -> Text, es: @autoclosure () -> Text, ca: @autoclosure () -> Text
  ) -> Text {
    switch language {
    case .english: en()
    case .spanish: es()
    case .catalan: ca()
    }
  }
}
