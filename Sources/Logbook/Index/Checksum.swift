/// A 64-bit checksum of a section of the index. It always detects a change within eight consecutive bytes; other damage goes
/// unnoticed once in 2⁶⁴.
///
/// Four sums run side by side, each over every fourth word, because a single one would wait for its multiplications. Every
/// step is one-to-one, including the one that combines the four.
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

/// 2⁶⁴ divided by the golden ratio. It is odd, so multiplying by it is one-to-one.
private let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

private func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
  let product = (sum ^ word) &* factor
  return product ^ (product >> 29)
}
