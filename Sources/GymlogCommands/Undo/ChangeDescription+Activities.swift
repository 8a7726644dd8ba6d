import Logbook
import TerminalKit
import Training
import Wording

extension ChangeDescription {
  func activityLines(_ screen: Screen) -> [String] {
    let (words, changes) = (screen.words, change.changes)
    var lines: [String] = []
    if changes.activityCount > changes.activities.count {
      lines.append(words.activities(changes.activityCount))
    }
    let scale = changes.activities.isEmpty ? DistanceScale(nil) : scale
    for pair in changes.activities {
      guard let activity = pair.after ?? pair.before else { continue }
      var name = screen.painter.paint(context.label(activity), .strong)
      // One can take the place of another of the same name and day.
      let figures = activity.figures(scale, words).prefix(2).joined(separator: " · ")
      if changes.activities.count > 1, !figures.isEmpty { name += " · " + figures }
      switch (pair.before != nil, pair.after != nil) {
      case (false, _): lines.append(words.activityThere(name, perspective))
      case (_, false): lines.append(words.activityGone(name, perspective))
      default:
        let own = differences(pair, name, scale, words)
        lines += own.isEmpty ? [words.activityChanged(name, perspective)] : own
      }
    }
    if changes.profile != nil {
      lines.append(words.say(en: "Profile changed", es: "Perfil cambiado", ca: "Perfil canviat"))
    }
    return lines
  }

  private var scale: DistanceScale {
    var problems: [Problem] = []
    let known = try? context.logbook.read { snapshot throws(Failure) in
      try DistanceScale(snapshot, reporting: &problems)
    }
    return known ?? DistanceScale(nil)
  }

  /// A line for each member that differs: `Run, 20 Nov, tags: – → easy`. None for what was measured again.
  private func differences(
    _ pair: DocumentChanges.Pair<Activity>, _ name: String, _ scale: DistanceScale, _ words: Words
  ) -> [String] {
    guard let before = pair.before, let after = pair.after else { return [] }
    var lines: [String] = []
    func add(_ label: String, _ value: (Activity) -> String?) {
      let (old, new) = (value(before), value(after))
      if old != new { lines.append(difference(name + ", " + label, old, new)) }
    }
    add(words.changedName) { $0.name.map { terminalSafe($0) } }
    add(words.say(en: "sport", es: "deporte", ca: "esport")) { words.sports($0.sport) }
    add(words.changedStart) { words.moment($0.start.civil, today: context.now.day) }
    add(words.say(en: "distance", es: "distancia", ca: "distància")) { activity in
      activity.distance.map { scale.distance($0.double, words) }
    }
    add(words.say(en: "time", es: "tiempo", ca: "temps")) { activity in
      activity.time.map { words.stopwatch($0.wholeSeconds) }
    }
    add(words.say(en: "heart rate", es: "pulso", ca: "pols")) { ActivityFacts($0, scale, words).heartRate }
    add(words.note) { beginning(ofNote: $0.note) }
    add(words.changedTags) { activity in
      activity.tags.isEmpty ? nil : activity.tags.map { terminalSafe($0) }.joined(separator: " ")
    }
    return lines
  }
}

extension Words {
  fileprivate func activityThere(_ name: String, _ perspective: ChangeDescription.Perspective) -> String {
    switch perspective {
    case .made: say(en: "\(name): added", es: "\(name): añadida", ca: "\(name): afegida")
    case .reversed: say(en: "\(name): restored", es: "\(name): recuperada", ca: "\(name): recuperada")
    }
  }

  fileprivate func activityGone(_ name: String, _ perspective: ChangeDescription.Perspective) -> String {
    switch perspective {
    case .made: say(en: "\(name): deleted", es: "\(name): borrada", ca: "\(name): esborrada")
    case .reversed: say(en: "\(name): gone", es: "\(name): ya no está", ca: "\(name): ja no hi és")
    }
  }

  fileprivate func activityChanged(_ name: String, _ perspective: ChangeDescription.Perspective) -> String {
    switch perspective {
    case .made: say(en: "\(name): changed", es: "\(name): cambiada", ca: "\(name): canviada")
    case .reversed:
      say(en: "\(name): changed back", es: "\(name): como antes", ca: "\(name): com abans")
    }
  }
}
