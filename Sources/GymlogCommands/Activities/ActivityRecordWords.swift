import CommandLineKit
import Training
import Wording

extension Words {
  func recordingBegins(_ sport: Sport) -> String {
    let name = self.sport(sport)
    return say(
      en: "Recording: \(name). Enter or Ctrl-C to end and save",
      es: "Grabando: \(name). Intro o Ctrl-C para terminar y guardar",
      ca: "Enregistrant: \(name). Retorn o Ctrl-C per acabar i desar")
  }

  func recordingGoesOn(_ sport: Sport, _ since: String) -> String {
    let name = self.sport(sport)
    return say(
      en: "Still recording: \(name), \(since). Enter or Ctrl-C to end and save",
      es: "Sigue la grabación: \(name), \(since). Intro o Ctrl-C para terminar y guardar",
      ca: "Continua l'enregistrament: \(name), \(since). Retorn o Ctrl-C per acabar i desar")
  }

  /// gpsd doesn't know yet where it is.
  var waitingForPosition: String {
    say(en: "Waiting for a position", es: "Esperando la posición", ca: "Esperant la posició")
  }

  var noReceiver: String {
    say(en: "gpsd has no receiver", es: "gpsd no tiene receptor", ca: "gpsd no té receptor")
  }

  /// No position came for some seconds.
  var noSignal: String { say(en: "no signal", es: "sin señal", ca: "sense senyal") }

  var activityRecordHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Record a run, ride or walk from gpsd",
        [
          "gymlog activity record run": "until you press Enter or Ctrl-C",
          "gymlog activity record": "resume a recording that was cut off",
          "gymlog activity record --stop": "end and save it, from any terminal",
          "gymlog activity record ride --gpsd phone:2947": "read the gpsd of another machine",
        ],
        "For a laptop, a Raspberry Pi or a phone's terminal with a GPS receiver. It reads positions from gpspipe, which comes "
          + "with gpsd; only gpspipe opens a connection.",
        "Each position is saved to disk at once, so nothing is lost if the program is killed or the battery dies. The track "
          + "is kept as a GPX file with the activity. Gaps of over 30 s without a signal count as neither distance nor moving time."
      ),
      es: CommandHelp(
        "Graba una carrera, salida en bici o caminata con gpsd",
        [
          "gymlog activity record correr": "hasta que pulses Intro o Ctrl-C",
          "gymlog activity record": "sigue con una grabación que se cortó",
          "gymlog activity record --stop": "la termina y la guarda, desde cualquier terminal",
          "gymlog activity record bici --gpsd movil:2947": "lee el gpsd de otro equipo",
        ],
        "Para un portátil, una Raspberry Pi o la terminal de un móvil con receptor GPS. El receptor lo lee gpspipe, que "
          + "viene con gpsd y es el único que abre una conexión.",
        "Cada posición se guarda en el disco al momento: si el programa se corta o se acaba la batería, no se pierde nada. El recorrido "
          + "pasa a ser el archivo GPX de la actividad. Tras 30 s sin señal, el tramo que falta no cuenta."),
      ca: CommandHelp(
        "Enregistra una cursa, sortida en bici o caminada amb gpsd",
        [
          "gymlog activity record córrer": "fins que premis Retorn o Ctrl-C",
          "gymlog activity record": "continua un enregistrament que es va tallar",
          "gymlog activity record --stop": "l'acaba i el desa, des de qualsevol terminal",
          "gymlog activity record bici --gpsd mobil:2947": "llegeix el gpsd d'un altre equip",
        ],
        "Per a un portàtil, una Raspberry Pi o el terminal d'un mòbil amb receptor GPS. El receptor el llegeix gpspipe, que "
          + "ve amb gpsd i és l'únic que obre una connexió.",
        "Cada posició es desa al disc a l'instant: si el programa es talla o s'acaba la bateria, no es perd res. El recorregut passa a "
          + "ser el fitxer GPX de l'activitat. Després de 30 s sense senyal, el tram que falta no compta."))
  }
}

extension Failure {
  static var recordingLacksSport: Failure {
    Failure(
      .usage, en: Message("missing sport", hint: "Type it like: gymlog activity record run"),
      es: Message("falta el deporte", hint: "Escríbelo así: gymlog activity record correr"),
      ca: Message("falta l'esport", hint: "Escriu-ho així: gymlog activity record córrer"))
  }

  static func addressNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a host or host:port", hint: "Type it like phone:2947 or 192.168.1.7"),
      es: Message("\(quoted(text)) no es un equipo", hint: "Escríbelo así: movil:2947 o 192.168.1.7"),
      ca: Message("\(quoted(text)) no és un equip", hint: "Escriu-lo així: mobil:2947 o 192.168.1.7"))
  }

  static var recordsAlready: Failure {
    let line = "gymlog activity record --stop"
    return Failure(
      .conflict, en: Message("a recording is already running", hint: "To end and save it: " + line),
      es: Message("ya hay una grabación en marcha", hint: "Para terminarla y guardarla: " + line),
      ca: Message("ja hi ha un enregistrament en marxa", hint: "Per acabar-lo i desar-lo: " + line))
  }

  /// An unsaved recording may belong to a different activity.
  static func recordingLeft(_ sport: Sport, _ start: Instant, gpsd address: String?, now: Instant) -> Failure
  {
    Failure(.conflict) { words in
      let name = words.sport(sport) + ", " + words.moment(start.civil, today: now.day)
      let line = lineToResume(gpsd: address)
      return words.say(
        en: Message(
          "a recording isn't saved yet: \(name)", details: ["  To save it: gymlog activity record --stop"],
          hint: "To resume it: " + line),
        es: Message(
          "hay una grabación sin guardar: \(name)",
          details: ["  Para guardarla: gymlog activity record --stop"],
          hint: "Para seguir con ella: " + line),
        ca: Message(
          "hi ha un enregistrament sense desar: \(name)",
          details: ["  Per desar-lo: gymlog activity record --stop"],
          hint: "Per continuar-lo: " + line))
    }
  }

  static var nothingRecorded: Failure {
    Failure(
      .notFound, en: Message("nothing is being recorded", hint: "To begin: gymlog activity record run"),
      es: Message("no se está grabando nada", hint: "Para empezar: gymlog activity record correr"),
      ca: Message("no s'està enregistrant res", hint: "Per començar: gymlog activity record córrer"))
  }

  static var noPositionRecorded: Failure { noPositionRecorded(lacksReceiver: false) }

  static func noPositionRecorded(lacksReceiver: Bool) -> Failure {
    Failure(.failed) { words in
      let message = words.say(
        en: Message("no position was received, so nothing is saved"),
        es: Message("no ha llegado ninguna posición, así que no se guarda nada"),
        ca: Message("no ha arribat cap posició, així que no es desa res"))
      guard lacksReceiver else { return message }
      let line = "sudo gpsdctl add /dev/ttyUSB0"
      return message.with(
        hint: words.say(
          en: "gpsd has no receiver. To add one: " + line,
          es: "gpsd no tiene receptor. Para añadir uno: " + line,
          ca: "gpsd no té receptor. Per afegir-ne un: " + line))
    }
  }

  static var recordingDoesNotEnd: Failure {
    Failure(
      .conflict, en: Message("the recording didn't stop", hint: "Press Enter in the terminal where it runs"),
      es: Message("la grabación no termina", hint: "Pulsa Intro en la terminal donde está en marcha"),
      ca: Message("l'enregistrament no s'acaba", hint: "Prem Retorn al terminal on està en marxa"))
  }

  static func recordingOverlaps(_ other: String) -> Failure {
    let line = "gymlog activity record --stop --force"
    return Failure(
      .usage, en: Message("the recording overlaps with \(other)", hint: "To save it anyway: " + line),
      es: Message(
        "la grabación coincide en el tiempo con \(other)", hint: "Para guardarla igualmente: " + line),
      ca: Message(
        "l'enregistrament coincideix en el temps amb \(other)", hint: "Per desar-lo igualment: " + line))
  }

  static var gpspipeMissing: Failure {
    let line = "sudo apt install gpsd gpsd-clients"
    return Failure(
      .failed,
      en: Message("gpspipe isn't installed", hint: "It comes with gpsd. On Debian or Ubuntu: " + line),
      es: Message("gpspipe no está instalado", hint: "Viene con gpsd. En Debian o Ubuntu: " + line),
      ca: Message("gpspipe no està instal·lat", hint: "Ve amb gpsd. A Debian o Ubuntu: " + line))
  }

  static func gpspipeNotStarted(_ reason: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("gpspipe can't be run: " + reason),
        es: Message("no se puede ejecutar gpspipe: " + reason),
        ca: Message("no es pot executar gpspipe: " + reason)
      ).with(hint: words.tryGpspipe)
    }
  }

  /// gpspipe ended by itself, with what it complained of.
  static func gpspipeEnded(_ errors: [UInt8]) -> Failure {
    Failure(.failed) { words in
      let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      let reason = (lines.first.map(String.init) ?? "").replacing("gpspipe: ", with: "")
      let said = reason.isEmpty ? "" : ": " + reason
      return words.say(
        en: Message("gpspipe exited" + said), es: Message("gpspipe ha terminado" + said),
        ca: Message("gpspipe s'ha acabat" + said)
      ).with(hint: words.tryGpspipe)
    }
  }

  /// The failure of a recording that has positions, which stay: how to resume it, and how to save them.
  func keepingRecording(gpsd address: String?) -> Failure {
    let line = Self.lineToResume(gpsd: address)
    return changing { message, words, _ in
      message.details = [
        words.say(en: "  To resume: " + line, es: "  Para seguir: " + line, ca: "  Per continuar: " + line)
      ]
      message.hint = words.say(
        en: "To save what there is: gymlog activity record --stop",
        es: "Para guardar lo que hay: gymlog activity record --stop",
        ca: "Per desar el que hi ha: gymlog activity record --stop")
    }
  }

  private static func lineToResume(gpsd address: String?) -> String {
    "gymlog activity record" + (address.map { " --gpsd " + shellWord($0) } ?? "")
  }
}

extension Words {
  fileprivate var tryGpspipe: String {
    let line = "gpspipe -w -n 5"
    return say(
      en: "Is gpsd running? To try it: " + line, es: "¿Está gpsd en marcha? Para probarlo: " + line,
      ca: "Està en marxa, gpsd? Per provar-ho: " + line)
  }
}
