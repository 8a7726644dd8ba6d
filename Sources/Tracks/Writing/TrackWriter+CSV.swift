import Formats

extension TrackWriter {
  /// A row for each point of the path, with what was computed of it; those left out say why.
  package static func csv(_ track: MeasuredTrack) -> [UInt8] {
    var writer = CSVWriter()
    writer.append([
      "segment", "elapsed", "latitude", "longitude", "elevation", "distance", "moving", "speed", "heartRate",
      "leftOut",
    ])
    for point in track.path {
      func cell(_ value: Double?, _ digits: Int) -> CSVCell {
        value.map { CSVCell.number(fixed($0, digits)) } ?? .text("")
      }
      writer.append([
        .number("\(point.segment + 1)"), cell(point.elapsed, 3), cell(point.place?.latitude, 8),
        cell(point.place?.longitude, 8), cell(point.elevation, 3), cell(point.distance, 3),
        cell(point.moving, 3), cell(point.speed, 3), cell(point.heartRate.map { Double($0) }, 0),
        .text(point.mark?.rawValue ?? ""),
      ])
    }
    return writer.bytes
  }
}
