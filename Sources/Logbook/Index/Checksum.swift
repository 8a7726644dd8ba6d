/// A sum of 64 bits over a section of the index. A change within any eight bytes always changes it; other damage goes
/// unnoticed once in 2⁶⁴.
///
/// Four sums side by side, each over every fourth word, because one waits for its multiplications. Each step is one to
/// one, and so is the step from the four to the whole.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var lanes = SIMD4<UInt64>(1, 2, 3, 4)
  var offset = 0
  while offset + 32 <= bytes.count {
    let words = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    lanes = (lanes ^ words) &* factor
    lanes ^= lanes &>> 29
    offset += 32
  }
  var sum = UInt64(bytes.count)
  for lane in 0..<4 { sum = step(sum, lanes[lane]) }
  while offset < bytes.count {
    var word: UInt64 = 0
    for place in 0..<min(8, bytes.count - offset) {
      word |= UInt64(bytes[offset + place]) << UInt64(place * 8)
    }
    sum = step(sum, word)
    offset += 8
  }
  return sum
}

/// 2⁶⁴ divided by the golden ratio, odd: what is multiplied with it can be divided by it again.
private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

private func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
  let product = (sum ^ word) &* factor
  return product ^ (product >> 29)
}
