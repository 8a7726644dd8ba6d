/// A bar and the plates that can be put on both of its ends.
package struct Plates: Hashable, Sendable {
  package var bar: Mass
  /// The plates in the unit of the bar, heaviest first; as many of each as needed.
  package private(set) var kinds: [Mass]

  /// Creates an inventory. Plates in another unit than the bar's, or of mass 0, are ignored.
  package init(bar: Mass, _ kinds: [Mass]) {
    self.bar = bar
    self.kinds =
      kinds.filter { $0.unit == bar.unit && $0.value.raw > 0 }.sorted { $0.value > $1.value }
  }

  /// The usual inventory of a gym: a 20 kg bar with 25, 20, 15, 10, 5, 2.5 and 1.25 kg plates, or a 45 lb bar
  /// with 45, 35, 25, 10, 5 and 2.5 lb plates.
  package static func standard(_ unit: MassUnit) -> Plates {
    let (bar, sizes) =
      switch unit {
      case .kilograms: (20_000, [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250])
      case .pounds: (45_000, [45_000, 35_000, 25_000, 10_000, 5_000, 2_500])
      }
    func mass(_ raw: Int) -> Mass { Mass(Thousandths(raw: raw), unit) }
    return Plates(bar: mass(bar), sizes.map(mass))
  }

  /// The plates on one side for a load, heaviest first and as few as possible; empty for the bar alone.
  ///
  /// Nil if the load can't be made exactly, or is in another unit than the bar.
  package func side(for load: Mass) -> [Mass]? {
    guard load.unit == bar.unit else { return nil }
    let raw = load.value.raw - bar.value.raw
    guard raw >= 0, raw % 2 == 0 else { return nil }
    return SideLoads(self, upTo: raw / 2).plates(for: raw / 2)?.map { Mass(Thousandths(raw: $0), bar.unit) }
  }

  /// The greatest load less than a mass of any unit; nil for the bar's mass and below.
  package func below(_ mass: Mass) -> Mass? {
    let raw = mass.converted(to: bar.unit).value.raw
    let most = (raw - bar.value.raw + 1) / 2
    guard raw > bar.value.raw else { return nil }
    let sides = SideLoads(self, upTo: most)
    return sides.reachable.last { bar.value.raw + 2 * $0 < raw }.map(load)
  }

  /// The least load greater than a mass of any unit; nil if there are no more plates.
  package func above(_ mass: Mass) -> Mass? {
    let raw = mass.converted(to: bar.unit).value.raw
    if raw < bar.value.raw { return bar }
    let least = (raw - bar.value.raw) / 2
    let sides = SideLoads(self, upTo: least + (kinds.first?.value.raw ?? 0))
    return sides.reachable.first { bar.value.raw + 2 * $0 > raw }.map(load)
  }

  private func load(side: Int) -> Mass { Mass(Thousandths(raw: bar.value.raw + 2 * side), bar.unit) }
}

/// The loads of one side of a bar up to a limit, each with the fewest plates. Found by dynamic programming,
/// because taking the heaviest plate first isn't optimal for every inventory.
private struct SideLoads {
  /// The plates in thousandths, lightest first.
  private let sizes: [Int]
  /// The greatest common divisor of the sizes, in which masses are counted.
  private let grain: Int
  /// `used[kind][mass]` is the number of plates of a kind in the best choice among this kind and lighter
  /// ones.
  private var used: [[Int]] = []
  /// The fewest plates for each mass; nil if none make it.
  private var fewest: [Int?]

  /// The heaviest load considered, in grains.
  private static let limit = 4_000

  init(_ plates: Plates, upTo most: Int) {
    sizes = plates.kinds.reversed().map(\.value.raw)
    grain = max(1, sizes.reduce(0, Self.divisor))
    let count = min(max(0, most / grain), Self.limit)
    fewest = [0] + Array(repeating: nil, count: count)
    // The heaviest kind is added last, so it is preferred among equals: 25 and 15 rather than two of 20.
    for kind in plates.kinds.reversed() { add(kind.value.raw / grain) }
  }

  private mutating func add(_ size: Int) {
    var taken = Array(repeating: 0, count: fewest.count)
    // The best choice for a mass with at least one of these plates is the best one for the mass without it, and it.
    for mass in fewest.indices.dropFirst(size) {
      if let rest = fewest[mass - size], rest + 1 <= fewest[mass] ?? .max {
        (fewest[mass], taken[mass]) = (rest + 1, taken[mass - size] + 1)
      }
    }
    used.append(taken)
  }

  /// The loads in thousandths, lightest first.
  var reachable: [Int] { fewest.indices.filter { fewest[$0] != nil }.map { $0 * grain } }

  /// The fewest plates that make a mass, in thousandths, heaviest first; nil if none do.
  func plates(for raw: Int) -> [Int]? {
    guard raw % grain == 0, fewest.indices.contains(raw / grain), fewest[raw / grain] != nil else {
      return nil
    }
    var rest = raw / grain
    var plates: [Int] = []
    for kind in sizes.indices.reversed() {
      let number = used[kind][rest]
      plates += Array(repeating: sizes[kind], count: number)
      rest -= number * sizes[kind] / grain
    }
    return plates
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : divisor(other, one % other)
  }
}
