package import Training

extension Words {
  /// A band: `red band`.
  package func band(_ band: Band) -> String {
    let (en, es, ca) =
      switch band {
      case .yellow: ("yellow", "amarilla", "groga")
      case .red: ("red", "roja", "vermella")
      case .green: ("green", "verde", "verda")
      case .blue: ("blue", "azul", "blava")
      case .black: ("black", "negra", "negra")
      case .purple: ("purple", "morada", "lila")
      case .orange: ("orange", "naranja", "taronja")
      case .pink: ("pink", "rosa", "rosa")
      case .white: ("white", "blanca", "blanca")
      case .grey: ("grey", "gris", "grisa")
      case .brown: ("brown", "marrón", "marró")
      case .gold: ("gold", "dorada", "daurada")
      case .silver: ("silver", "plateada", "platejada")
      case .extraLight: ("extra light", "extra suave", "extra suau")
      case .light: ("light", "suave", "suau")
      case .medium: ("medium", "media", "mitjana")
      case .heavy: ("heavy", "fuerte", "forta")
      case .extraHeavy: ("extra heavy", "extra fuerte", "extra forta")
      }
    return say(en: en + " band", es: "banda " + es, ca: "banda " + ca)
  }

  /// A number of a weight stack: `pin 7`.
  package func stack(_ number: Int) -> String {
    say(en: "pin \(number)", es: "placa \(number)", ca: "placa \(number)")
  }
}
