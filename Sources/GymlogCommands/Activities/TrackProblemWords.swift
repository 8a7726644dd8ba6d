import Formats
import Tracks
import Wording

extension Words {
  /// A problem of the track's file at a path, with its place: `morning.gpx:3:5: a time can't be read`.
  func description(of problem: TrackProblem, in path: String) -> String {
    let more = problem.count > 1 ? " (\(number(problem.count))×)" : ""
    let place =
      switch problem.location {
      case .text(let line, let column): "\(path):\(line):\(column)"
      case .byte(let byte): "\(path), byte \(byte)"
      case nil: path
      }
    return place + ": " + description(of: problem.kind) + more
  }

  private func description(of kind: TrackProblem.Kind) -> String {
    switch kind {
    case .notATrack(let content): description(of: content)
    case .syntax(let reason): description(of: reason)
    case .fit(let reason): description(of: reason)
    case .badNumber:
      say(en: "a number can't be read", es: "un número ilegible", ca: "un nombre il·legible")
    case .badTime: say(en: "a time can't be read", es: "una hora ilegible", ca: "una hora il·legible")
    case .badPlace:
      say(
        en: "a position is missing or out of range", es: "una posición falta o no está en la Tierra",
        ca: "una posició falta o no és a la Terra")
    case .noTime: say(en: "a point without a time", es: "un punto sin hora", ca: "un punt sense hora")
    case .clockBackwards:
      say(
        en: "times go backwards", es: "el reloj va hacia atrás", ca: "el rellotge va enrere")
    case .unevenLists:
      say(
        en: "there are more times than positions, or fewer", es: "no hay tantas horas como posiciones",
        ca: "no hi ha tantes hores com posicions")
    case .noPoints:
      say(en: "it contains no track", es: "no contiene ningún recorrido", ca: "no hi ha cap recorregut")
    case .noTimes: say(en: "no point has a time", es: "ningún punto tiene hora", ca: "cap punt no té hora")
    case .noZone:
      say(
        en: "times without a zone, read as UTC", es: "horas sin zona, leídas como UTC",
        ca: "hores sense zona, llegides com a UTC")
    case .onePoint: say(en: "only one point", es: "un solo punto", ca: "un sol punt")
    case .zeroElevations:
      say(en: "all elevations are 0", es: "todas las altitudes son 0", ca: "totes les altituds són 0")
    }
  }

  private func description(of content: OtherContent) -> String {
    switch content {
    case .empty: fileIsEmpty
    case .html:
      say(
        en: "this is a web page; download the file itself",
        es: "es una página web; descarga el archivo en sí",
        ca: "és una pàgina web; baixa el fitxer mateix")
    case .zip, .gzip:
      say(
        en: "the compressed file contains no track", es: "el archivo comprimido no contiene ningún recorrido",
        ca: "el fitxer comprimit no conté cap recorregut")
    case .unknown:
      say(
        en: "not a track: gymlog reads GPX, TCX, KML, KMZ and FIT",
        es: "no es un recorrido: gymlog lee GPX, TCX, KML, KMZ y FIT",
        ca: "no és un recorregut: gymlog llegeix GPX, TCX, KML, KMZ i FIT")
    case .xml(let root):
      say(
        en: "this XML isn't a track: it begins with \(quoted(root))",
        es: "XML de otra clase, que empieza por \(quoted(root))",
        ca: "XML d'una altra mena, que comença per \(quoted(root))")
    }
  }

  private func description(of reason: XMLError.Reason) -> String {
    switch reason {
    case .unexpectedEnd: cutOff
    case .mismatchedEndTag(let open):
      say(
        en: "expected the end tag of \(quoted(open))",
        es: "se cierra otra etiqueta en vez de \(quoted(open))",
        ca: "es tanca una altra etiqueta en lloc de \(quoted(open))")
    case .unsupportedEncoding(let name):
      say(
        en: "the encoding \(quoted(name)) isn't supported",
        es: "la codificación \(quoted(name)) no se admite",
        ca: "la codificació \(quoted(name)) no s'admet")
    case .invalidEncoding, .invalidCharacter:
      say(
        en: "a character that can't be read", es: "un carácter que no se puede leer",
        ca: "un caràcter que no es pot llegir")
    case .unknownEntity(let name):
      say(
        en: "not an XML entity: \(quoted(entity(name)))",
        es: "no es una entidad de XML: \(quoted(entity(name)))",
        ca: "no és una entitat d'XML: \(quoted(entity(name)))")
    case .documentType:
      say(
        en: "entity definitions aren't allowed", es: "no se aceptan definiciones de entidades",
        ca: "no s'accepten definicions d'entitats")
    case .tooDeep, .tooManyAttributes, .tooLarge:
      say(
        en: "too large to be a track", es: "demasiado grande para ser un recorrido",
        ca: "massa gran per ser un recorregut")
    case .unexpectedCharacter, .duplicateAttribute, .undeclaredPrefix, .invalidReference, .contentAfterRoot:
      say(en: "this isn't valid XML", es: "no es XML válido", ca: "no és XML vàlid")
    }
  }

  private func description(of reason: FITError.Reason) -> String {
    switch reason {
    case .badHeader, .headerChecksum:
      say(
        en: "the header of the FIT file is damaged", es: "la cabecera del archivo FIT está dañada",
        ca: "la capçalera del fitxer FIT està malmesa")
    case .unsupportedVersion(let version):
      say(
        en: "FIT version \(version) isn't supported", es: "no se admite la versión \(version) de FIT",
        ca: "no s'admet la versió \(version) de FIT")
    case .checksum:
      say(
        en: "the checksum doesn't match: the file is corrupt",
        es: "la suma de comprobación no coincide: el archivo está dañado",
        ca: "la suma de comprovació no coincideix: el fitxer està malmès")
    case .cutOff: cutOff
    case .undefinedMessage, .badDefinition:
      say(en: "this isn't valid FIT", es: "no es FIT válido", ca: "no és FIT vàlid")
    }
  }

  /// An entity as it is written; the `&` if that is all that is clear.
  private func entity(_ name: String) -> String {
    let letters = name.prefix { $0.isLetter || $0.isNumber }
    return letters.count == name.count ? "&\(name);" : "&"
  }

  private var cutOff: String {
    say(en: "the file ends too early", es: "el archivo está cortado", ca: "el fitxer està tallat")
  }
}
