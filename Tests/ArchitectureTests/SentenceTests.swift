import TestSupport
import Testing

/// Every `say(en:es:ca:)`, `counted(_:en:es:ca:)` and `Failure(_:en:es:ca:)` in Sources, as it is written.
@Suite("Sentences in three languages") struct SentenceTests {
  /// A call of `say`, with the source text of each language.
  struct Sentence {
    let path: String
    let texts: [String: String]

    /// The names that stand alone in an interpolation, in any language: `\(exercise)`.
    var facts: Set<Substring> {
      Set(texts.values.flatMap { $0.matches(of: /\\\((\w+)\)/).map(\.1) })
    }
  }

  static let sentences: [Sentence] =
    (try? Repository.sources().flatMap { path, text in
      // The declaration of `say` is no call.
      let calls = /\b(say\(|counted\(\s*\w+,|Failure\(\s*\.\w+,)\s*en:(?!es:| @autoclosure)/
      return text.ranges(of: calls.wordBoundaryKind(.simple)).map { range in
        Sentence(
          path: path, texts: texts(in: text[text.index(range.upperBound, offsetBy: -"en:".count)...]))
      }
    }) ?? []

  @Test("Each sentence has three languages, not all alike") func languages() {
    #expect(Self.sentences.count > 500)
    for sentence in Self.sentences {
      #expect(Set(sentence.texts.keys) == ["en", "es", "ca"], "\(sentence.path): \(sentence.texts)")
      let shared = ["\"Full body A\"", "\"Full body B\""]
      if let english = sentence.texts["en"], shared.contains(english) { continue }
      #expect(Set(sentence.texts.values).count > 1, "\(sentence.path): \(sentence.texts)")
    }
  }

  @Test("A fact that one language mentions, all mention") func facts() {
    for sentence in Self.sentences {
      for (language, text) in sentence.texts {
        let words = Set(text.matches(of: /\w+/).map(\.output))
        let missing = sentence.facts.subtracting(words)
        #expect(missing.isEmpty, "\(sentence.path), \(language): no \(missing) in \(text)")
      }
    }
  }

  @Test("Apostrophes are plain") func apostrophes() {
    for sentence in Self.sentences {
      #expect(sentence.texts.values.allSatisfy { !$0.contains("’") }, "\(sentence.path): \(sentence.texts)")
    }
  }

  /// The arguments of a call by their labels, from the text after its parenthesis.
  private static func texts(in call: Substring) -> [String: String] {
    var arguments: [Substring] = []
    var start = call.startIndex
    var depth = 0
    // The depths at which a string goes on after an interpolation.
    var strings: [Int] = []
    var isString = false
    var index = call.startIndex
    while index < call.endIndex {
      let character = call[index]
      if isString {
        if character == "\\" {
          index = call.index(after: index)
          if call[index] == "(" {
            strings.append(depth)
            depth += 1
            isString = false
          }
        } else if character == "\"" {
          isString = false
        }
      } else if character == "\"" {
        isString = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        if depth == 0 { break }
        depth -= 1
        if strings.last == depth, character == ")" {
          strings.removeLast()
          isString = true
        }
      } else if character == ",", depth == 0 {
        arguments.append(call[start..<index])
        start = call.index(after: index)
      }
      index = call.index(after: index)
    }
    arguments.append(call[start..<index])
    return Dictionary(
      arguments.compactMap { argument in
        argument.wholeMatch(of: /\s*(\w+):\s*(.*?)\s*/.dotMatchesNewlines()).map {
          (String($0.output.1), String($0.output.2))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
