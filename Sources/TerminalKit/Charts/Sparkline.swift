/// Values as bars of one character each, from the lowest to the highest: `▁▃▂▅█`. Equal values are of half height.
package func sparkline(_ values: [Int]) -> String {
  let bars = Array("▁▂▃▄▅▆▇█")
  guard let least = values.min(), let most = values.max(), least < most else {
    return String(repeating: bars[3], count: values.count)
  }
  return String(
    values.map { value in
      bars[Int((Double(value - least) / Double(most - least) * Double(bars.count - 1)).rounded())]
    })
}
