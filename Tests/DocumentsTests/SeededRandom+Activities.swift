import TestSupport
import Training

extension SeededRandom {
  mutating func activity() -> Activity {
    var activity = Activity(id: id(), sport: any(), start: instant())
    activity.name = maybe { $0.name() }
    activity.elapsed = maybe { $0.length() }
    activity.moving = maybe { $0.length() }
    activity.distance = maybe { $0.decimal() }
    activity.heartRate = maybe { $0.heartRate() }
    activity.note = maybe { $0.note() }
    activity.tags = tags()
    activity.file = maybe { $0.trackFile() }
    activity.device = maybe { $0.deviceFigures() }
    activity.computed = maybe { $0.trackFigures() }
    return activity
  }

  mutating func profile() -> Profile {
    var profile = Profile()
    profile.sex = maybe { $0.any() }
    profile.birth = maybe { $0.instant().day }
    profile.height = maybe { $0.decimal(1) }
    profile.build = maybe { $0.any() }
    profile.unit = maybe { $0.int(0...1) == 0 ? .kilometres : .miles }
    return profile
  }

  private mutating func length() -> Duration { Duration(milliseconds: int(0...90_000_000)) }

  private mutating func heartRate() -> Activity.HeartRate {
    Activity.HeartRate(average: int(0...250), maximum: maybe { $0.int(0...250) })
  }

  private mutating func trackFile() -> TrackFile {
    let digits = Array("0123456789abcdef")
    return TrackFile(
      format: TrackFile.formats[int(0...3)], hash: String((0..<64).map { _ in digits[int(0...15)] }),
      size: int(0...999_999_999), track: maybe { $0.int(1...99) }, source: maybe { $0.name() })
  }

  private mutating func deviceFigures() -> DeviceFigures {
    var device = DeviceFigures()
    device.name = maybe { $0.name() }
    device.elapsed = maybe { $0.length() }
    device.timer = length()
    device.distance = maybe { $0.decimal() }
    device.calories = maybe { $0.int(0...9_999) }
    device.gain = maybe { $0.decimal() }
    device.loss = maybe { $0.decimal() }
    device.maximumSpeed = maybe { $0.decimal() }
    device.heartRate = maybe { $0.heartRate() }
    return device
  }

  private mutating func place() -> RoundedPlace {
    RoundedPlace(latitude: int(-9_000_000...9_000_000), longitude: int(-18_000_000...18_000_000))
  }

  private mutating func trackFigures() -> TrackFigures {
    var figures = TrackFigures()
    figures.distance = maybe { $0.decimal() }
    figures.moving = length()
    figures.gain = maybe { $0.decimal() }
    figures.loss = maybe { $0.decimal() }
    figures.lowest = maybe { Thousandths(raw: $0.int(-500_000...9_000_000)) }
    figures.highest = maybe { Thousandths(raw: $0.int(-500_000...9_000_000)) }
    figures.maximumSpeed = maybe { $0.decimal() }
    figures.leftOut = int(0...3)
    figures.best = (0..<int(0...2)).map { _ in
      TrackFigures.Best(distance: decimal(1), time: length())
    }
    figures.startPlace = maybe { $0.place() }
    figures.endPlace = maybe { $0.place() }
    return figures
  }
}
