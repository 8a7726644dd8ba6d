import Formats

/// KML 2.2 with Google's extensions: each `Placemark` with a `LineString` or `gx:Track` is a track.
extension XMLTracks {
  /// A `kml`, `Document` or `Folder`.
  mutating func readKML() throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "Document", "Folder": try readKML()
      case "Placemark":
        try readPlacemark()
        endTrack()
      default: try xml.skip()
      }
    }
  }

  private mutating func readPlacemark() throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "name": track.name = try line()
      case "description": track.note = try line()
      case "MultiGeometry", "MultiTrack": try readPlacemark()
      case "LineString":
        try readLineString()
        endSegment()
      case "Track":
        try readTimedTrack()
        endSegment()
      default: try xml.skip()
      }
    }
  }

  private mutating func readLineString() throws(XMLError) {
    while let child = try xml.nextChild() {
      guard child.local == "coordinates" else {
        try xml.skip()
        continue
      }
      let offset = xml.start
      let (text, error) = xml.textUpToError()
      var places = text.split(whereSeparator: { " \n\t\r".contains($0) })
      // The last one may lack its last digits.
      if error != nil, text.last.map({ !" \n\t\r".contains($0) }) ?? false { places.removeLast() }
      for text in places {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if let point = point(parts, at: offset) { add(point, at: offset) } else { track.unusable += 1 }
      }
      if let error { throw error }
    }
  }

  /// `when` and `gx:coord`, each in its own order.
  private mutating func readTimedTrack() throws(XMLError) {
    let offset = xml.start
    var times: [Double?] = []
    var places: [(point: TrackPoint?, isGiven: Bool, offset: Int)] = []
    var rates: [Double?] = []
    var failure: XMLError?
    do throws(XMLError) {
      while let child = try xml.nextChild() {
        switch child.local {
        case "when": times.append(try time())
        case "coord":
          let at = xml.start
          let parts = try xml.text().split(separator: " ")
          places.append((parts.isEmpty ? nil : point(parts, at: at), !parts.isEmpty, at))
        case "ExtendedData": rates = try readHeartRates()
        default: try xml.skip()
        }
      }
    } catch {
      // What came before can be used.
      failure = error
    }
    if times.count != places.count, failure == nil {
      problems.add(.unevenLists, at: .init(xml.position(of: offset)))
      track.unusable += abs(times.count - places.count)
    }
    for (index, (time, place)) in zip(times, places).enumerated() {
      guard time != nil || place.point != nil else { continue }
      var point = place.point ?? TrackPoint()
      point.time = time
      if index < rates.count, let rate = rates[index], (1...250).contains(rate) {
        point.heartRate = Int16(rate.rounded())
      }
      add(point, at: place.offset, isUnusable: place.point == nil && place.isGiven)
    }
    if let failure { throw failure }
  }

  private mutating func readHeartRates() throws(XMLError) -> [Double?] {
    var rates: [Double?] = []
    while let child = try xml.nextChild() {
      if child.local == "SchemaData" {
        rates += try readHeartRates()
      } else if child.local == "SimpleArrayData", let name = try xml.attribute("name"),
        ["heartrate", "heart_rate", "hr"].contains(name)
      {
        while let value = try xml.nextChild() {
          if value.local == "value" { rates.append(try number()) } else { try xml.skip() }
        }
      } else {
        try xml.skip()
      }
    }
    return rates
  }

  /// Longitude, latitude and, if given, elevation.
  private mutating func point(_ parts: [Substring], at offset: Int) -> TrackPoint? {
    let numbers = parts.map { TrackText.number(String($0)) }
    guard (2...3).contains(numbers.count), !numbers.contains(nil) else {
      problems.add(.badNumber, at: .init(xml.position(of: offset)))
      return nil
    }
    guard let place = place(numbers[1], numbers[0], at: offset) else { return nil }
    return TrackPoint(place: place, elevation: numbers.count == 3 ? numbers[2] : nil)
  }
}
