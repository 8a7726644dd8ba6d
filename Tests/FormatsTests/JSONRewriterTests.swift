import Formats
import Testing

@Suite struct JSONRewriterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var old: String
    var new: JSON
    var shape: JSONShape = .object(["a": .value, "b": .value, "o": .object(["c": .value]), "n": .value])
    var expected: String
    var testDescription: String { title }
  }

  static let cases: [Case] = [
    Case(
      title: "numbers, strings and members that mean the same keep their spelling",
      old: #"{ "a" : 80.0,"b":"\u00e9", "n":{"x":1,"y":[8e1]} }"#,
      new: ["b": "é", "n": ["y": [80], "x": .number("1.0")], "a": 80],
      expected: #"{ "a" : 80.0,"b":"\u00e9", "n":{"x":1,"y":[8e1]} }"#),
    Case(
      title: "another scalar is another string", old: "{\"a\":\"e\u{301}\"}", new: ["a": "\u{E9}"],
      expected: "{\"a\":\"\u{E9}\"}"),
    Case(
      title: "also one of as many bytes", old: "{\"a\":\"A\u{30A}\"}", new: ["a": "\u{212B}"],
      expected: "{\"a\":\"\u{212B}\"}"),
    Case(
      title: "a changed value is replaced in its place",
      old: "{\n  \"x\": 1,\n  \"a\" :\t2,\n  \"y\": 3\n}\n", new: ["a": 5],
      expected: "{\n  \"x\": 1,\n  \"a\" :\t5,\n  \"y\": 3\n}\n"),
    Case(
      title: "a new object is laid out at the depth of its member",
      old: "{\n  \"x\": 1,\n  \"a\": 2\n}\n", new: ["a": ["k": [1]]],
      expected: "{\n  \"x\": 1,\n  \"a\": {\n    \"k\": [\n      1\n    ]\n  }\n}\n"),
    Case(
      title: "known members that are gone are removed, the first, a middle and the last",
      old: #"{ "a":1, "x":2,  "b":3 , "y":4,"n":5 }"#, new: [:], expected: #"{ "x":2 , "y":4 }"#),
    Case(title: "nothing left", old: "{\n  \"a\": 1\n}\n", new: [:], expected: "{}\n"),
    Case(title: "nothing to do", old: "{ }\n", new: [:], expected: "{ }\n"),
    Case(
      title: "new members go after the last known one",
      old: "{\n  \"a\": 1,\n  \"x\": 2\n}\n", new: ["n": 9, "a": 1, "b": "z"],
      expected: "{\n  \"a\": 1,\n  \"n\": 9,\n  \"b\": \"z\",\n  \"x\": 2\n}\n"),
    Case(
      title: "or to the end", old: "{\r\n\t\"x\": 2\r\n}", new: ["a": [1]],
      expected: "{\r\n\t\"x\": 2,\r\n\t\"a\": [\n\t\t1\n\t]\r\n}"),
    Case(
      title: "an empty document is laid out like a new one", old: "{}", new: ["a": 1],
      expected: "{\n  \"a\": 1\n}"),
    Case(
      title: "one line stays one line", old: #"{"x":1}"#, new: ["a": [1, 2]],
      expected: #"{"x":1,"a":[1,2]}"#),
    Case(
      title: "with its spaces", old: #"{"x": 1}"#, new: ["a": ["k": 2, "l": 3]],
      expected: #"{"x": 1, "a": {"k": 2, "l": 3}}"#),
    Case(
      title: "unknown members of a known object stay",
      old: #"{"o": {"mine" : 1e0 , "c": 1}}"#, new: ["o": ["c": 2]],
      expected: #"{"o": {"mine" : 1e0 , "c": 2}}"#),
    Case(
      title: "a known object that is gone takes them with it", old: #"{"o": {"mine": 1}, "x": 2}"#, new: [:],
      expected: #"{"x": 2}"#),
    Case(
      title: "an object known as a whole is replaced as a whole", old: #"{"a": {"mine": 1}}"#,
      new: ["a": ["k": 1]],
      expected: #"{"a": {"k": 1}}"#),
    Case(
      title: "what is written is known, whatever the shape says", old: #"{"y": 1, "x": 1}"#, new: ["y": 2],
      expected: #"{"y": 2, "x": 1}"#),
    Case(
      title: "another kind", old: " [1]\n", new: ["a": 1], shape: .object(["a": .value]),
      expected: " {\"a\": 1}\n"),
    Case(
      title: "elements are the same by index", old: #"[{"a":1,"x":1}, {"a":2,"x":2}]"#,
      new: [["a": 1], ["a": 3], ["a": 4]], shape: .array(.object(["a": .value])),
      expected: #"[{"a":1,"x":1}, {"a":3,"x":2}, {"a":4}]"#),
    Case(
      title: "elements too many are removed", old: "[\n 1,\n 2,\n 3\n]", new: [1, 5], shape: .array(.value),
      expected: "[\n 1,\n 5\n]"),
    Case(title: "all of them", old: "[ 1, 2 ]", new: [], shape: .array(.value), expected: "[]"),
    Case(title: "a first one", old: #"{"a": [ ]}"#, new: ["a": [7]], expected: #"{"a": [7]}"#),
    Case(
      title: "a huge exponent is compared by its text", old: #"{"a": 1e99999999999999999999}"#,
      new: ["a": .number("1e99999999999999999999")], expected: #"{"a": 1e99999999999999999999}"#),
  ]

  @Test(arguments: cases) func rewrites(_ example: Case) throws {
    let document = try JSONDocument(Array(example.old.utf8))
    let text = document.replacing(with: example.new, shape: example.shape)
    // As bytes, because Swift's strings are equal even if their scalars differ.
    #expect(text == Array(example.expected.utf8), "\(string(text))")
    #expect(try JSONDocument(text).replacing(with: example.new, shape: example.shape) == text)
  }

  @Test func writesNewObjectsOnOneLineWhereAsked() throws {
    let document = try JSONDocument(Array("{\n  \"a\": 1\n}\n".utf8))
    let text = document.replacing(
      with: ["a": 1, "b": ["k": [1, 2]]], shape: .object(["a": .value, "b": .value]), style: .members)
    #expect(string(text) == "{\n  \"a\": 1,\n  \"b\": {\"k\": [1, 2]}\n}\n")
  }
}
