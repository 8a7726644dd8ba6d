import Training

/// What the index says of how everything looked from outside.
struct IndexedStamps: Sendable {
  let years: [Int32: YearStamp]
  private let stamps: Column<WorkoutStamp>
  let sessions: Column<Session>

  /// Of no index: nothing is known.
  init() { (years, stamps, sessions) = ([:], Column(), Column()) }

  /// Nil on any doubt.
  init?(_ index: IndexFile) {
    guard
      let years = index.column(.years, of: YearStamp.self),
      let stamps = index.column(.stamps, of: WorkoutStamp.self),
      let sessions = index.column(.sessions, of: Session.self)
    else { return nil }
    self.years = Dictionary(years.map { ($0.year, $0) }) { first, _ in first }
    self.stamps = stamps
    self.sessions = sessions
  }

  var count: Int { stamps.count }

  func year(_ year: Int32) -> YearStamp? { years[year] }

  /// By id.
  func stamps(of year: Int32) -> Slice<Column<WorkoutStamp>> { stamps[years[year]?.stamps ?? 0..<0] }

  /// When a workout began, in seconds since 1970; nil for one that isn't read.
  func start(of stamp: WorkoutStamp) -> Int? {
    stamp.session == WorkoutStamp.noSession ? nil : sessions[Int(stamp.session)].start.seconds
  }

  /// Whether a workout other than the one in hand was open: sets may have been added to it since.
  func hasOpen(excluding current: WorkoutKey?) -> Bool {
    sessions.contains { $0.isOpen && $0.packedID != current?.id }
  }

  /// Whether a document of a workout couldn't be used.
  var hasDamage: Bool { stamps.contains(where: \.isDamaged) }

  /// When the last workout began.
  var newestStart: Int? { sessions.last?.start.seconds }
}
