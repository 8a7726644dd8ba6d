import Tracks
import Training
import Wording

/// The facts about an activity other than distance and time, in words.
struct ActivityFacts {
  let activity: Activity
  let scale: DistanceScale
  let words: Words

  init(_ activity: Activity, _ scale: DistanceScale, _ words: Words) {
    (self.activity, self.scale, self.words) = (activity, scale, words)
  }

  /// `151, max 174`, and that it is from the device if the mean is.
  var heartRate: String? {
    let most = activity.heartRate?.maximum.map { rate in
      words.say(en: "max \(rate)", es: "máximo \(rate)", ca: "màxim \(rate)")
    }
    let parts = [activity.heartRate?.average.map(String.init), most].compactMap(\.self)
    if parts.isEmpty { return nil }
    let own = activity.heartRate?.average
    let isFromDevice = own != nil && own == activity.device?.heartRate?.average
    return parts.joined(separator: ", ") + (isFromDevice ? words.fromDevice : "")
  }

  /// `+31 m, -30 m (102–121 m)`, from the device if it gives them.
  var climb: String? {
    let (device, own) = (activity.device, activity.computed)
    // Without elevations, a device that says 0 didn't measure the climb.
    guard let gain = device?.gain ?? own?.gain, gain.raw > 0 || own?.gain != nil else { return nil }
    let loss = device?.gain == nil ? own?.loss : device?.loss
    var text = "+" + metres(gain) + (loss.map { ", -" + metres($0) } ?? "")
    if let lowest = own?.lowest, let highest = own?.highest {
      text += " (" + metres(lowest) + " – " + metres(highest) + ")"
    }
    if device?.gain != nil {
      text += words.fromDevice
    }
    return text
  }

  private func metres(_ value: Thousandths) -> String {
    scale.height(value.double, words)
  }

  var maximumSpeed: String? {
    activity.maximumSpeed.map {
      scale.speed(metresPerSecond: $0, words)
        + (activity.computed?.maximumSpeed == nil ? words.fromDevice : "")
    }
  }

  /// The device, with its distance and time.
  var device: String? {
    guard let device = activity.device else { return nil }
    let parts = [
      device.name, device.distance.map { scale.distance($0.double, words) },
      (device.timer ?? device.elapsed).map { words.stopwatch($0.wholeSeconds) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The distance and time computed from the track, where they differ from those of the activity.
  var track: String? {
    guard let own = activity.computed, activity.file != nil else { return nil }
    let distance = own.distance.map { scale.distance($0.double, words) }
    let time = own.moving.map { words.stopwatch($0.wholeSeconds) }
    let parts = [
      distance == activity.distance.map { scale.distance($0.double, words) } ? nil : distance,
      time == activity.time.map { words.stopwatch($0.wholeSeconds) } ? nil : time,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The label of the figures from the track.
  var trackTitle: String {
    words.say(en: "From the track", es: "Según el recorrido", ca: "Segons el recorregut")
  }

  /// The number of points that were left out, with the reasons if the track is at hand.
  func leftOut(_ measured: MeasuredTrack?) -> String? {
    var reasons = PointExclusion.allCases.compactMap { mark in
      measured?.leftOut[mark].map { (count: $0, text: words.reason(mark, $0)) }
    }
    if let count = measured?.track.unusable, count > 0 { reasons.append((count, words.unusable(count))) }
    let count = measured == nil ? activity.computed?.leftOut ?? 0 : reasons.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    let points = words.counted(
      count, en: ("point", "points"), es: ("punto", "puntos"), ca: ("punt", "punts"))
    let texts = reasons.map { (reasons.count > 1 ? words.number($0.count) + " " : "") + $0.text }
    return texts.isEmpty ? points : points + ": " + texts.joined(separator: ", ")
  }
}

extension Words {
  /// Why points that the file's reader can't use are left out.
  fileprivate func unusable(_ count: Int) -> String {
    say(
      en: "invalid", es: count == 1 ? "no válido" : "no válidos", ca: count == 1 ? "no vàlid" : "no vàlids")
  }

  /// Why points are left out.
  fileprivate func reason(_ mark: PointExclusion, _ count: Int) -> String {
    switch mark {
    case .zero: say(en: "at 0° 0°", es: "en 0° 0°", ca: "a 0° 0°")
    case .inaccurate:
      say(
        en: "low accuracy", es: count == 1 ? "demasiado impreciso" : "demasiado imprecisos",
        ca: count == 1 ? "massa imprecís" : "massa imprecisos")
    case .farStart: say(en: "far from the start", es: "lejos del inicio", ca: "lluny de l'inici")
    case .tooFast:
      say(
        en: "too fast", es: count == 1 ? "demasiado rápido" : "demasiado rápidos",
        ca: count == 1 ? "massa ràpid" : "massa ràpids")
    }
  }
}

/// The splits of a track as a report's table; no rows without a track.
struct SplitTable {
  let table: ReportTable<Row>

  var rows: [Row] { table.rows }

  struct Row {
    let number: Int
    let split: Split
    /// Metres up from the split before; nil without elevations.
    let climb: Double?

    /// The time in motion; nil without times.
    var time: Duration? { split.elapsed.flatMap { _ in Duration(rounding: split.moving) } }
  }

  init(_ measured: MeasuredTrack?, step: Double, _ sport: Sport, _ scale: DistanceScale, _ words: Words) {
    let splits = measured?.splits(each: step) ?? []
    var before = measured?.path.first { $0.mark == nil && $0.elevation != nil }?.elevation
    let rows = splits.enumerated().map { index, split in
      defer { before = split.elevation ?? before }
      return Row(
        number: index + 1, split: split,
        climb: before.flatMap { last in split.elevation.map { $0 - last } })
    }
    var table = ReportTable(rows)
    table.column("split", .init("")) { .count($0.number) }
    table.column("metres", .init(words.distanceHeading)) { row in
      Thousandths(measured: row.split.distance).cell {
        .shown(.number($0), as: scale.distance(row.split.distance, words))
      }
    }
    table.column("seconds", .init(words.timeHeading)) { row in
      row.time.cell {
        .shown(.exact(Thousandths(raw: $0.milliseconds).text), as: words.stopwatch($0.wholeSeconds))
      }
    }
    table.column("elapsed") { row in
      row.split.elapsed.flatMap { Thousandths(measured: $0) }.cell { .number($0) }
    }
    table.shownColumn(.init(words.rateHeading([sport]))) { row in
      (scale.rate(row.split.distance, row.time, sport, words) ?? row.time.map { _ in "–" }).cell { .text($0) }
    }
    table.column(
      "climb", .init(words.say(en: "Net climb", es: "Desnivel neto", ca: "Desnivell net"))
    ) { row in
      row.climb.flatMap { climb in
        Thousandths(measured: climb, signed: true).map { value in
          let height = scale.height(climb, words)
          let isUp = climb > 0 && height != scale.height(0, words)
          return .shown(.number(value), as: (isUp ? "+" : "") + height)
        }
      } ?? .none
    }
    let heading = words.say(en: "Elevation", es: "Altitud", ca: "Altitud")
    table.column("elevation", .init(heading, isWide: true)) { row in
      row.split.elevation.flatMap { elevation in
        Thousandths(measured: elevation, signed: true).map {
          .shown(.number($0), as: scale.height(elevation, words))
        }
      } ?? .none
    }
    table.column("maximumSpeed", .init(words.maximumSpeedHeading)) { row in
      row.split.maximumSpeed.flatMap { speed in
        Thousandths(measured: speed).map {
          .shown(.number($0), as: scale.speed(metresPerSecond: speed, words))
        }
      } ?? .none
    }
    self.table = table
  }
}
