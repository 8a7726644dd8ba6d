package import Formats

package enum TrackFormat: String, CaseIterable, Hashable, Sendable {
  case gpx, tcx, kml, fit
}

/// Everything usable in a file, and what is wrong with it.
///
/// The content decides the format, not the name. The lifter decides whether to accept a damaged file: nothing
/// in it was repaired or guessed.
package struct TrackReading: Sendable {
  /// The format; nil if it isn't that of a track.
  package var format: TrackFormat?
  /// The tracks that have a point.
  package var tracks: [Track] = []
  /// The problems, each kind once, in the order of the file.
  package var problems: [TrackProblem] = []

  /// Whether nothing of the file was lost.
  package var isWhole: Bool { !problems.contains { $0.kind.isDamage } }

  /// Reads a file of any format.
  package init(_ bytes: [UInt8]) {
    if bytes.count >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) {
      format = .fit
      var reader = FITTracks(bytes)
      reader.read()
      (tracks, problems) = (reader.tracks, reader.problems.list)
    } else if let content = OtherContent(bytes) {
      // An editor shows what was saved in place of the track.
      problems = [TrackProblem(.notATrack(content), at: content == .html ? .text(line: 1, column: 1) : nil)]
    } else {
      readXML(bytes)
    }
    check()
  }

  private mutating func readXML(_ bytes: [UInt8]) {
    do throws(XMLError) {
      var reader = XMLTracks(try XMLReader(bytes))
      (format, tracks, problems) = reader.read()
    } catch {
      problems = [TrackProblem(.syntax(error.reason), at: TrackLocation(error.position))]
      // Letters of a name in another encoding than the file says leave the points readable.
      guard error.reason == .invalidEncoding,
        let rest = try? XMLReader(Array(String(decoding: bytes, as: UTF8.self).utf8))
      else { return }
      var reader = XMLTracks(rest)
      let found = reader.read()
      guard !found.tracks.isEmpty else { return }
      (format, tracks) = (found.format, found.tracks)
      problems += found.problems
    }
  }

  /// Notes what the tracks lack as a whole.
  private mutating func check() {
    tracks.removeAll { $0.segments.isEmpty && $0.sums == DeviceSums() }
    if tracks.isEmpty {
      if format != nil { problems.append(TrackProblem(.noPoints, at: nil)) }
      return
    }
    for track in tracks where !track.isPlanned {
      let count = track.segments.reduce(0) { $0 + $1.count }
      if count == 1 { problems.append(TrackProblem(.onePoint, at: track.location)) }
      if count > 0, track.points.allSatisfy({ $0.time == nil }) {
        problems.append(TrackProblem(.noTimes, at: track.location))
      }
      if count > 1, track.points.allSatisfy({ $0.elevation == 0 }) {
        problems.append(TrackProblem(.zeroElevations, at: track.location, count: count))
      }
    }
  }
}

/// Something wrong with a file.
package struct TrackProblem: Equatable, Sendable {
  package var kind: Kind
  /// The first place of its kind; nil if it is about the whole.
  package var location: TrackLocation?
  /// The number of problems of its kind.
  package var count: Int

  init(_ kind: Kind, at location: TrackLocation?, count: Int = 1) {
    self.kind = kind
    self.location = location
    self.count = count
  }

  package enum Kind: Equatable, Sendable {
    /// The file is something else.
    case notATrack(OtherContent)
    /// XML that breaks the rules of XML.
    case syntax(XMLError.Reason)
    /// A FIT file that breaks the rules of FIT.
    case fit(FITError.Reason)
    /// A number that isn't one.
    case badNumber
    /// A time that isn't one.
    case badTime
    /// A place that isn't on Earth, or only half of one.
    case badPlace
    /// A point without a time, in a track whose other points have one.
    case noTime
    /// A point earlier than the one before.
    case clockBackwards
    /// Times and places that can't be matched, since there isn't the same number of each.
    case unevenLists
    case noPoints
    /// No point has a time.
    case noTimes
    /// A time without a zone, which is read as UTC.
    case noZone
    case onePoint
    case zeroElevations

    /// Whether something of the file is lost; otherwise it only lacks something.
    package var isDamage: Bool {
      switch self {
      case .noTimes, .noZone, .onePoint, .zeroElevations: false
      default: true
      }
    }
  }
}

/// A place in a file.
package enum TrackLocation: Equatable, Sendable {
  /// A line and a column in a text, from 1.
  case text(line: Int, column: Int)
  /// A byte, from 0.
  case byte(Int)

  init(_ position: TextPosition) { self = .text(line: position.line, column: position.column) }
}

/// What a file is that isn't a track.
package enum OtherContent: Equatable, Sendable {
  case empty, html, zip, gzip, unknown
  /// XML of another program.
  case xml(root: String)

  /// Tells what isn't XML, or is HTML, by its first bytes; nil for XML.
  package init?(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      self = .zip
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else {
      let text = bytes.prefix(200).filter { $0 != 0 }.drop { $0 >= 0x80 || $0 <= 0x20 }
      let head = String(decoding: text, as: UTF8.self).lowercased()
      if head.hasPrefix("<!doctype html") || head.hasPrefix("<html") {
        self = .html
      } else if head.hasPrefix("<") {
        return nil
      } else {
        self = .unknown
      }
    }
  }
}

/// Problems by kind, so that a million bad points are one.
struct TrackProblems {
  private(set) var list: [TrackProblem] = []

  mutating func add(_ kind: TrackProblem.Kind, at location: @autoclosure () -> TrackLocation) {
    if let known = list.firstIndex(where: { $0.kind == kind }) {
      list[known].count += 1
    } else {
      list.append(TrackProblem(kind, at: location()))
    }
  }
}
