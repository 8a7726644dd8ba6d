import Training

/// The stamps in an index: what the folders looked like when they were read.
struct IndexedStamps: Sendable {
  let years: [Int32: YearStamp]
  private let stamps: Column<WorkoutStamp>
  private let sessions: Column<Session>

  /// The stamps of a missing index: none.
  init() { (years, stamps, sessions) = ([:], Column(), Column()) }

  /// Nil if a checksum is wrong.
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

  /// The stamps of a year's workouts, ordered by id.
  func stamps(of year: Int32) -> Slice<Column<WorkoutStamp>> { stamps[years[year]?.stamps ?? 0..<0] }

  /// When a workout started, in seconds since 1970; nil if it has no session.
  func start(of stamp: WorkoutStamp) -> Int? {
    stamp.session == WorkoutStamp.noSession ? nil : sessions[Int(stamp.session)].start.seconds
  }

  /// Whether a workout that was read, other than the current one, isn't as it was when the index was written, or was then too
  /// recent to be trusted and now isn't.
  func isWrong(about stamp: WorkoutStamp, besides current: WorkoutKey?) -> Bool {
    if stamp.key == current { return false }
    guard var before = stamps(of: stamp.year).first(where: { $0.id == stamp.id }) else { return true }
    before.session = stamp.session
    return before != stamp
  }

  /// Whether a workout other than the current one was open. It may have more sets by now.
  func hasOpen(excluding current: WorkoutKey?) -> Bool {
    sessions.contains { $0.isOpen && $0.packedID != current?.id }
  }

  /// Whether a document of a workout couldn't be used.
  var hasDamage: Bool { stamps.contains(where: \.isDamaged) }

  /// When the last workout started, in seconds since 1970.
  var newestStart: Int? { sessions.last?.start.seconds }
}
