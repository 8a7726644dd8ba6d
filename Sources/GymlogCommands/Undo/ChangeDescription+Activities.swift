import Logbook
import TerminalKit
import Wording

extension ChangeDescription {
  func activityLines(_ screen: Screen) -> [String] {
    let (words, changes) = (screen.words, change.changes)
    var lines: [String] = []
    if changes.activityCount > changes.activities.count {
      lines.append(words.activities(changes.activityCount))
    }
    for pair in changes.activities {
      guard let activity = pair.after ?? pair.before else { continue }
      let name = screen.painter.paint(context.label(activity), .strong)
      switch (pair.before != nil, pair.after != nil) {
      case (false, _): lines.append(words.activityThere(name, perspective))
      case (_, false): lines.append(words.activityGone(name, perspective))
      default: lines.append(words.activityChanged(name, perspective))
      }
    }
    if changes.profile != nil {
      lines.append(words.say(en: "Profile changed", es: "Perfil cambiado", ca: "Perfil canviat"))
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
