package import Training

extension Document {
  /// `activity.json`: a run, ride or the like.
  package static let activity = DocumentCoding<EntityID, Activity>(
    blank: { Activity(id: $0, sport: .other, start: .blank) }, name: \.id
  ) { activity, members in
    members.optional("name", &activity.name, .name)
    members.required("sport", &activity.sport, .word)
    members.required("start", &activity.start, .instant)
    members.optional("elapsed", &activity.elapsed, .time)
    members.optional("moving", &activity.moving, .time)
    members.optional("distance", &activity.distance, .decimal)
    members.optional("heartRate", &activity.heartRate, Activity.HeartRate.codec)
    members.optional("note", &activity.note, .note)
    members.optional("tags", &activity.tags, .tags, default: [])
    members.optional("file", &activity.file, TrackFile.codec)
    members.optional("device", &activity.device, DeviceFigures.codec)
    members.optional("computed", &activity.computed, TrackFigures.codec)
  }

  /// `profile.json`: what formulas ask about the lifter.
  package static let profile = DocumentCoding<Void, Profile>(blank: { Profile() }, name: { _ in }) {
    profile, members in
    members.optional("sex", &profile.sex, .word)
    members.optional("birthDate", &profile.birth, .day)
    members.optional("height", &profile.height, .positive)
    members.optional("build", &profile.build, .word)
    members.optional("unit", &profile.unit, .distanceOfProfile)
  }
}

extension Activity.HeartRate {
  fileprivate static let codec = Codec.object(Self()) { rate, members in
    members.optional("average", &rate.average, .heartRate)
    members.optional("maximum", &rate.maximum, .heartRate)
  }
}

extension TrackFile {
  fileprivate static let codec = Codec.object(Self(format: "", hash: "", size: 0)) { file, members in
    members.required("format", &file.format, .trackFormat)
    members.required("sha256", &file.hash, .hash)
    members.required("bytes", &file.size, .integer)
    members.optional("track", &file.track, .integer)
    members.optional("from", &file.source, .text)
  }
}

extension DeviceFigures {
  fileprivate static let codec = Codec.object(Self()) { device, members in
    members.optional("name", &device.name, .text)
    members.optional("elapsed", &device.elapsed, .time)
    members.optional("timer", &device.timer, .time)
    members.optional("distance", &device.distance, .decimal)
    members.optional("calories", &device.calories, .integer)
    members.optional("gain", &device.gain, .decimal)
    members.optional("loss", &device.loss, .decimal)
    members.optional("maximumSpeed", &device.maximumSpeed, .decimal)
    members.optional("heartRate", &device.heartRate, Activity.HeartRate.codec)
  }
}

extension TrackFigures {
  fileprivate static let codec = Codec.object(Self()) { figures, members in
    members.optional("distance", &figures.distance, .decimal)
    members.optional("moving", &figures.moving, .time)
    members.optional("gain", &figures.gain, .decimal)
    members.optional("loss", &figures.loss, .decimal)
    members.optional("lowest", &figures.lowest, .signed)
    members.optional("highest", &figures.highest, .signed)
    members.optional("maximumSpeed", &figures.maximumSpeed, .decimal)
    members.optional("leftOut", &figures.leftOut, .integer, default: 0)
    members.optional("best", &figures.best, .list(of: Best.codec), default: [])
    members.optional("startPlace", &figures.startPlace, RoundedPlace.codec)
    members.optional("endPlace", &figures.endPlace, RoundedPlace.codec)
  }
}

extension RoundedPlace {
  fileprivate static let codec = Codec.object(Self(latitude: 0, longitude: 0)) { place, members in
    members.required("latitude", &place.latitude, .degrees(upTo: 90))
    members.required("longitude", &place.longitude, .degrees(upTo: 180))
  }
}

extension TrackFigures.Best {
  fileprivate static let codec = Codec.object(
    Self(distance: Thousandths(1), time: Duration(milliseconds: 0))
  ) { best, members in
    members.required("distance", &best.distance, .positive)
    members.required("time", &best.time, .time)
  }
}
