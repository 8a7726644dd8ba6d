import Training

extension Query {
  /// The readings of a query as a name and the equipment before or after it, as other programs write exercises:
  /// "Bench Press (Barbell)", "Lat Pulldown - Cable", "cable lat pulldown".
  var withEquipment: [(name: Query, equipment: Equipment)] {
    var readings: [(name: Query, equipment: Equipment)] = []
    for count in 1...2 where words.count > count {
      let before = words.prefix(count).flatMap(\.bytes)
      if let equipment = Self.equipment[before] {
        readings.append((Query(words: words.dropFirst(count).map(\.bytes)), equipment))
      }
      let after = words.suffix(count).flatMap(\.bytes)
      if let equipment = Self.equipment[after] {
        readings.append((Query(words: words.dropLast(count).map(\.bytes)), equipment))
      }
    }
    return readings
  }

  /// The words for equipment that stand beside a name, folded, without spaces.
  private static let equipment: [[UInt8]: Equipment] = {
    var words: [String: Equipment] = [
      "bb": .barbell, "db": .dumbbell, "kb": .kettlebell, "bw": .bodyWeight, "trx": .suspension,
      "hex bar": .trapBar,
      "smith": .smithMachine, "resistance band": .band, "plate loaded": .machine,
      "exercise ball": .stabilityBall,
      "swiss ball": .stabilityBall, "trap bar": .trapBar, "ez bar": .ezBar, "smith machine": .smithMachine,
      "body weight": .bodyWeight, "medicine ball": .medicineBall, "stability ball": .stabilityBall,
    ]
    let plain: [Equipment] = [
      .barbell, .dumbbell, .cable, .machine, .kettlebell, .band, .assisted, .weighted, .suspension, .sled,
      .wheel,
      .rope, .plate,
    ]
    for equipment in plain { words[equipment.rawValue] = equipment }
    return Dictionary(uniqueKeysWithValues: words.map { (Query($0.key).key, $0.value) })
  }()
}
