extension Query.Word {
  /// Whether the word, or its singular, is another word but for a typo.
  func isTypo(of word: Span<UInt8>) -> Bool {
    isOneEdit(bytes.span, of: word) || singulars.contains { isOneEdit($0.span, of: word) }
  }
}

/// Whether two words differ by a typo: one letter inserted, deleted or replaced, or two neighbours swapped; in words of three
/// letters, only a swap. A wrong digit is no typo, nor is the opposite movement.
///
/// Unlike `EditDistance`, this allocates nothing: a search compares each word with thousands.
func isOneEdit(_ one: Span<UInt8>, of other: Span<UInt8>) -> Bool {
  guard min(one.count, other.count) >= 3, abs(one.count - other.count) <= 1 else { return false }
  let shorter = min(one.count, other.count)
  var head = 0
  while head < shorter, one[head] == other[head] { head += 1 }
  var tail = 0
  while tail < shorter - head, one[one.count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
  let (left, right) = (one.count - head - tail, other.count - head - tail)
  for place in head..<head + left where isDigit(one[place]) { return false }
  for place in head..<head + right where isDigit(other[place]) { return false }
  if leadsAway(one) != leadsAway(other), leadsIn(one) || leadsIn(other) { return false }
  if left == 2, right == 2 { return one[head] == other[head + 1] && one[head + 1] == other[head] }
  return shorter >= 4 && left + right > 0 && left <= 1 && right <= 1
}

/// Abduction, in any language.
private func leadsAway(_ word: Span<UInt8>) -> Bool { begins(word, with: "abduc") }

/// Adduction, in any language.
private func leadsIn(_ word: Span<UInt8>) -> Bool {
  begins(word, with: "adduc") || begins(word, with: "aduc")
}

private func begins(_ word: Span<UInt8>, with start: StaticString) -> Bool {
  guard word.count >= start.utf8CodeUnitCount else { return false }
  for place in 0..<start.utf8CodeUnitCount where word[place] != start.utf8Start[place] { return false }
  return true
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
