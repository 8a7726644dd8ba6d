/// The text without what differs between runs: ids, instants and elapsed times.
///
/// Ids become `#1`, `#2` and so on, in order of appearance, so that references stay distinguishable. If `numbered` is false,
/// all of them become `#`.
func canonical(_ text: String, numbered: Bool = true) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var known: [ArraySlice<UInt8>] = []
  var index = 0
  while index < bytes.count {
    let rest = bytes[index...]
    if fits(rest, idForm) {
      let id = rest.prefix(idForm.utf8.count)
      if numbered && !known.contains(id) { known.append(id) }
      result += Array(numbered ? "#\((known.firstIndex(of: id) ?? 0) + 1)".utf8 : "#".utf8)
      index += id.count
    } else if fits(rest, instantForm) {
      result += "@".utf8
      index += instantForm.utf8.count
    } else if let passing = passing.first(where: { rest.starts(with: $0.utf8) }) {
      result += passing.utf8
      index += passing.utf8.count
      while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "\n") {
        index += 1
      }
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// `0` stands for a digit, `a` for a letter or digit, `?` for any character.
private let idForm = "00000000t0000-aaaaaaaaaa"
private let instantForm = "0000-00-00T00:00:00?00:00"
/// Members that hold elapsed times. A rest is counted from the set before it.
private let passing = ["\"seconds\": ", "\"rest\": ", "\"rested\": "]

private func fits(_ bytes: ArraySlice<UInt8>, _ form: String) -> Bool {
  guard bytes.count >= form.utf8.count else { return false }
  return zip(bytes, form.utf8).allSatisfy { byte, form in
    switch form {
    case UInt8(ascii: "0"): (48...57).contains(byte)
    case UInt8(ascii: "a"): (48...57).contains(byte) || (97...122).contains(byte)
    case UInt8(ascii: "?"): true
    default: byte == form
    }
  }
}
