package import Training

/// The formulas that estimate the energy of an activity.
package enum CalorieFormula: String, CaseIterable, Hashable, Sendable {
  /// MET × kg × hours in motion. The METs are those of the 2011 Compendium of Physical Activities (Ainsworth et al., Med
  /// Sci Sports Exerc 43:1575) for the speed.
  case met
  /// kg × 1.036 × km, on foot only; women 0.9 of it.
  case distance
  /// kg × 2.2 × hours in motion × a factor for the speed.
  case speedTable = "speed-table"
}

/// An estimate of the energy of an activity, with what it was made of.
package struct CalorieEstimate: Equatable, Sendable {
  package var formula: CalorieFormula
  package var kilocalories: Double
  /// The MET or the factor for the speed; nil if the formula has none.
  package var factor: Double?

  /// Estimates the energy of an activity with a known body weight in kilograms.
  ///
  /// Nil if the formula doesn't know the sport, or there is no time; without a distance, if it depends on the speed or the
  /// distance (the MET is then that of the sport in general); and by distance, if the sex isn't known.
  package init?(
    _ formula: CalorieFormula, _ sport: Sport, kilograms: Double, distance: Double, moving: Double,
    sex: Sex? = nil
  ) {
    guard kilograms > 0, distance >= 0, moving > 0 else { return nil }
    let hours = moving / 3_600
    let speed = distance / 1_000 / hours
    self.formula = formula
    switch formula {
    case .met:
      let known = distance > 0 ? Self.met(sport, speed: speed) : Self.generalMET(sport)
      guard let met = known else { return nil }
      factor = met
      kilocalories = met * kilograms * hours
    case .distance:
      guard distance > 0, [.run, .walk, .hike].contains(sport), let sex else { return nil }
      factor = nil
      kilocalories = kilograms * 1.036 * distance / 1_000 * (sex == .woman ? 0.9 : 1)
    case .speedTable:
      guard distance > 0, let table = Self.factors(sport) else { return nil }
      let value = Self.between(table, at: speed)
      factor = value
      kilocalories = kilograms * 2.2 * hours * value
    }
  }

  /// The energy of strength training: 3.5 MET, or 6 if it is vigorous (codes 02054 and 02050 of the 2011 Compendium); by the
  /// table of speeds, factors of 2.35 and 3.2. Nil by distance.
  package init?(
    strength formula: CalorieFormula, kilograms: Double, seconds: Double, isVigorous: Bool = false
  ) {
    guard kilograms > 0, seconds > 0 else { return nil }
    let hours = seconds / 3_600
    self.formula = formula
    switch formula {
    case .met:
      let met = isVigorous ? 6 : 3.5
      (factor, kilocalories) = (met, met * kilograms * hours)
    case .speedTable:
      let value = isVigorous ? 3.2 : 2.35
      (factor, kilocalories) = (value, kilograms * 2.2 * hours * value)
    case .distance: return nil
    }
  }

  /// The MET of the Compendium's fastest row that `speed` in km/h reaches; below the first row, the first row's.
  private static func met(_ sport: Sport, speed: Double) -> Double? {
    let rows: [(mph: Double, met: Double)]
    switch sport {
    case .run: rows = running
    case .ride: rows = cycling
    case .walk: rows = walking
    // The Compendium's rows for these go by effort, not by speed.
    case .hike, .swim, .row, .ski, .other: return generalMET(sport)
    }
    return rows.last { $0.mph * 1.609344 <= speed + 1e-9 }?.met ?? rows.first?.met
  }

  /// The MET of a sport whose speed isn't known: codes 12150, running; 01015, bicycling, general; 17190, walking at a moderate
  /// pace; 17080, hiking, cross country; 18240, laps of front crawl with moderate effort; 02071, rowing on a machine with moderate
  /// effort; 19075, skiing, general.
  private static func generalMET(_ sport: Sport) -> Double? {
    switch sport {
    case .run: 8
    case .ride: 7.5
    case .walk: 3.5
    case .hike: 6
    case .swim: 5.8
    case .row: 4.8
    case .ski: 7
    case .other: nil
    }
  }

  /// Codes 12029 to 12135. Each row names a speed and a pace, one of them rounded, `6.7 mph (9 min/mile)`: the slower of both
  /// reaches it.
  private static let running: [(mph: Double, met: Double)] = [
    (4, 6), (5, 8.3), (5.2, 9), (6, 9.8), (60 / 9, 10.5), (7, 11), (7.5, 11.5), (8, 11.8), (60 / 7, 12.3),
    (9, 12.8),
    (10, 14.5), (60 / 5.5, 16), (12, 19), (13, 19.8), (60 / 4.3, 23),
  ]

  /// Codes 01010 to 01060.
  private static let cycling: [(mph: Double, met: Double)] = [
    (0, 4), (10, 6.8), (12, 8), (14, 10), (16, 12), (20, 15.8),
  ]

  /// Codes 17151 to 17231, on level ground.
  private static let walking: [(mph: Double, met: Double)] = [
    (0, 2), (2, 2.8), (2.5, 3), (2.8, 3.5), (3.5, 4.3), (4, 5), (4.5, 7), (5, 8.3),
  ]

  private static func factors(_ sport: Sport) -> [(speed: Double, factor: Double)]? {
    switch sport {
    case .ride: [(3, 1), (9, 1.6), (16, 3), (21, 4.26), (40, 4.66), (130, 10)]
    case .run, .walk, .hike:
      [
        (2, 1.4), (4, 1.75), (4.8, 2), (5.6, 2.3), (6.5, 2.67), (7.2, 3.1), (8, 3.62), (9.7, 4.8),
        (11.3, 5.4),
        (13, 6.3), (16, 7.5), (19.3, 7.9), (45, 10),
      ]
    case .swim, .row, .ski, .other: nil
    }
  }

  /// A value interpolated between two rows; beyond the first or last row, that row's value.
  private static func between(_ rows: [(speed: Double, factor: Double)], at speed: Double) -> Double {
    guard let after = rows.firstIndex(where: { $0.speed >= speed }) else {
      return rows[rows.count - 1].factor
    }
    guard after > 0 else { return rows[0].factor }
    let (one, other) = (rows[after - 1], rows[after])
    return one.factor + (other.factor - one.factor) * (speed - one.speed) / (other.speed - one.speed)
  }
}
