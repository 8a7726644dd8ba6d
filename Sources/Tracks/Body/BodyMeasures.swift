package import Training

/// The body mass index, kg / m², with the classes of the World Health Organization.
package struct BodyMassIndex: Equatable, Sendable {
  package var value: Double

  /// Nil without a height or weight. One division of whole numbers, so that 64 kg at 160 cm are exactly 25.
  package init?(kilograms: Thousandths, centimetres: Thousandths) {
    guard kilograms.raw > 0, centimetres.raw > 0 else { return nil }
    let height = Double(centimetres.raw)
    value = Double(kilograms.raw) * 10_000_000 / (height * height)
  }

  private init(_ value: Double) { self.value = value }

  /// The index with two decimals, as it is shown; rounded down where it would look like one of the next class.
  package var shown: Double {
    let rounded = BodyMassIndex((value * 100).rounded() / 100)
    return rounded.bodyClass == bodyClass ? rounded.value : (value * 100).rounded(.down) / 100
  }

  /// Each from its limit up to the next, exclusive.
  package enum Class: String, CaseIterable, Hashable, Sendable {
    case underweight, normal, overweight, obese1, obese2, obese3
  }

  package var bodyClass: Class {
    switch value {
    case ..<18.5: .underweight
    case ..<25: .normal
    case ..<30: .overweight
    case ..<35: .obese1
    case ..<40: .obese2
    default: .obese3
    }
  }
}

/// The weight that suits a height and build: m² times a factor.
package enum IdealWeight {
  package static func kilograms(metres: Double, _ sex: Sex, _ build: Build) -> Double {
    let factor =
      switch (sex, build) {
      case (.man, .small): 23.0
      case (.man, .medium): 24.3
      case (.man, .robust): 26.4
      case (.woman, .small): 21.4
      case (.woman, .medium): 22.8
      case (.woman, .robust): 25.0
      }
    return metres * metres * factor
  }
}

/// Heart-rate zones, estimated from the age: 220 − age at most (Fox, Naughton and Haskell 1971).
package struct HeartRateZones: Equatable, Sendable {
  /// The highest heart rate.
  package var maximum: Double

  /// Nil for an age that no formula covers.
  package init?(age: Int) {
    guard (1...120).contains(age) else { return nil }
    maximum = Double(220 - age)
  }

  package init(maximum: Double) { self.maximum = maximum }

  /// Three quarters of the maximum.
  package var target: Double { maximum * 0.75 }

  /// 70 to 85 % of the maximum.
  package var range: ClosedRange<Double> { maximum * 0.7...maximum * 0.85 }

  /// Where the five zones begin, as shown: 50, 60, 70, 80 and 90 % of the maximum. There is no zone below the first.
  package var starts: [Int] { [0.5, 0.6, 0.7, 0.8, 0.9].map { Self.shown(maximum * $0) } }

  /// A heart rate as it is shown: a half is rounded up.
  package static func shown(_ rate: Double) -> Int { Int((rate + 0.5).rounded(.down)) }
}

extension Track {
  /// The seconds below the first of these heart rates, and from each up to the next. The time between two points belongs
  /// half to each of them; a point without a heart rate has no zone.
  package func seconds(inZonesFrom starts: [Int]) -> [Double] {
    var seconds = [Double](repeating: 0, count: starts.count + 1)
    func add(_ time: Double, _ point: TrackPoint) {
      guard let rate = point.heartRate else { return }
      seconds[starts.count { Int(rate) >= $0 }] += time
    }
    for segment in segments {
      for (one, other) in zip(segment, segment.dropFirst()) {
        guard let start = one.time, let end = other.time else { continue }
        add((end - start) / 2, one)
        add((end - start) / 2, other)
      }
    }
    return seconds
  }
}
