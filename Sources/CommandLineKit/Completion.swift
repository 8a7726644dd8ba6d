/// What a shell may offer in the place of a parameter's value.
package enum Completion: Equatable, Sendable {
  /// Nothing can be offered: free text, numbers.
  case none
  /// One of a few fixed words, in the order in which to offer them.
  case choices([String])
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// Words that only the program knows; the tag says which kind.
  case custom(String)
}
