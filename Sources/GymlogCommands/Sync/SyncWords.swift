import CommandLineKit
import Logbook
import TerminalKit
import Wording

extension Words {
  var syncHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Sync with your other devices",
        [
          "gymlog sync --init git@example.org:ann/gym.git": "once on each device",
          "gymlog sync": "send and receive what has changed",
          "gymlog sync --keep mine": "resolve conflicts with this device's version",
          "gymlog sync --keep theirs": "or with the other device's",
        ],
        """
        Sync uses git, through any repository that all your devices can reach. Changes to different things are merged \
        automatically. If two devices changed the same thing, sync shows both versions; nothing is lost until you choose.
        """,
        """
        A program that syncs files, such as Syncthing or Dropbox, works too. sync then merges its conflict copies of files \
        that changed on two devices.
        """),
      es: CommandHelp(
        "Sincroniza con tus otros dispositivos",
        [
          "gymlog sync --init git@example.org:ana/gym.git": "una vez en cada dispositivo",
          "gymlog sync": "envía y recibe lo que ha cambiado",
          "gymlog sync --keep mine": "resuelve los conflictos con la versión de este dispositivo",
          "gymlog sync --keep theirs": "o con la del otro dispositivo",
        ],
        """
        Usa git, con cualquier repositorio al que lleguen todos los dispositivos. Lo que dos dispositivos cambiaron en sitios \
        distintos se fusiona solo. Si los dos cambiaron lo mismo, se muestran ambas versiones, y nada se pierde hasta que elijas.
        """,
        """
        También sirve un programa que sincronice archivos, como Syncthing o Dropbox. Después, sync fusiona las \
        copias que deja de los archivos que cambiaron en dos dispositivos.
        """),
      ca: CommandHelp(
        "Sincronitza amb els teus altres dispositius",
        [
          "gymlog sync --init git@example.org:anna/gym.git": "un cop a cada dispositiu",
          "gymlog sync": "envia i rep el que ha canviat",
          "gymlog sync --keep mine": "resol els conflictes amb la versió d'aquest dispositiu",
          "gymlog sync --keep theirs": "o amb la de l'altre dispositiu",
        ],
        """
        Fa servir git, amb qualsevol repositori on arribin tots els dispositius. El que dos dispositius van canviar en llocs \
        diferents es fusiona sol. Si tots dos van canviar el mateix, es mostren les dues versions, i no es perd res fins que triïs.
        """,
        """
        També serveix un programa que sincronitzi fitxers, com Syncthing o Dropbox. Després, sync fusiona les \
        còpies que deixa dels fitxers que han canviat en dos dispositius.
        """))
  }

  func synced(_ outcome: SyncOutcome) -> String {
    let (received, sent) = (number(outcome.received), number(outcome.sent))
    if outcome.received == 0, outcome.sent == 0 {
      return say(en: "Synced, nothing new", es: "Sincronizado, sin cambios", ca: "Sincronitzat, sense canvis")
    }
    return say(
      en: "Synced: \(received) received, \(sent) sent",
      es: "Sincronizado. Recibidos: \(received). Enviados: \(sent)",
      ca: "Sincronitzat. Rebuts: \(received). Enviats: \(sent)")
  }

  var committedOnly: String {
    say(
      en: "Committed. To sync with other devices: gymlog sync --init URL",
      es: "Guardado en git. Para sincronizar con otros dispositivos: gymlog sync --init URL",
      ca: "Desat a git. Per sincronitzar amb altres dispositius: gymlog sync --init URL")
  }

  /// Documents changed on two devices were merged.
  func mergedBoth(_ count: Int) -> String {
    say(
      en: "\(number(count)) merged after both sides had changed them",
      es: "Fusionados, con cambios en ambos lados: \(number(count))",
      ca: "Fusionats, amb canvis als dos costats: \(number(count))")
  }

  func mergedCopies(_ count: Int) -> String {
    counted(
      count, en: ("copy merged", "copies merged"), es: ("copia fusionada", "copias fusionadas"),
      ca: ("còpia fusionada", "còpies fusionades"))
  }

  /// A workout that one device deleted, in whole or in part, stays because another device changed it.
  func keptDespiteDeletion(workout id: String, label: String, isWhole: Bool) -> String {
    if isWhole {
      return say(
        en:
          "\(label): deleted on one device and changed on the other, so it stays. To delete it: gymlog delete \(id)",
        es:
          "\(label): borrado en un dispositivo y cambiado en otro; se conserva. Para borrarlo: gymlog delete \(id)",
        ca:
          "\(label): esborrat en un dispositiu i canviat en un altre; es conserva. Per esborrar-lo: gymlog delete \(id)"
      )
    }
    return say(
      en:
        "\(label): sets that one device removed and the other changed were kept. To see it: gymlog show \(id)",
      es:
        "\(label): se conserva algo quitado en un dispositivo y cambiado en otro. Para verlo: gymlog show \(id)",
      ca:
        "\(label): es conserva una cosa eliminada en un dispositiu i canviada en un altre. Per veure-la: gymlog show \(id)"
    )
  }

  /// The same for a routine.
  func keptDespiteDeletion(routine id: String) -> String {
    say(
      en:
        "a routine was changed on one device and deleted, at least in part, on the other, so it was kept. To see it: gymlog routine show \(id)",
      es:
        "una rutina se cambió en un dispositivo y se borró del todo o en parte en otro; se conserva: gymlog routine show \(id)",
      ca:
        "una rutina es va canviar en un dispositiu i es va esborrar del tot o en part en un altre; es conserva: gymlog routine show \(id)"
    )
  }

  /// The same for another document.
  func keptDespiteDeletion(_ path: String) -> String {
    say(
      en: "\(path): deleted on one device and changed on the other, so it was kept",
      es: "\(path): borrado en un dispositivo y cambiado en otro; se conserva",
      ca: "\(path): esborrat en un dispositiu i canviat en un altre; es conserva")
  }

  /// A damaged document stays on this device. An earlier version of it is in the repository `data`, if that isn't nil.
  func notSent(_ path: String, in data: String?) -> String {
    let name = terminalSafe(path)
    guard let data else {
      return say(
        en: "\(name): damaged, so it wasn't sent. To see what to do: gymlog check",
        es: "\(name): dañado, por eso no se envía. Para ver qué hacer: gymlog check",
        ca: "\(name): malmès, per això no s'envia. Per veure què cal fer: gymlog check")
    }
    let command = restoring(path, in: data)
    return say(
      en: "\(name): damaged, so it wasn't sent. To restore the version last synced: \(command)",
      es: "\(name): dañado, por eso no se envía. Para recuperar la última versión sincronizada: \(command)",
      ca: "\(name): malmès, per això no s'envia. Per recuperar l'última versió sincronitzada: \(command)")
  }

  /// The track of an activity that was missing or changed here was written again, as the other devices have it.
  func trackRestored(_ path: String) -> String {
    say(
      en: "\(path): missing or changed here, so it was restored",
      es: "\(path): faltaba o estaba cambiado, y se ha recuperado",
      ca: "\(path): faltava o estava canviat, i s'ha recuperat")
  }

  /// A damaged document was moved to the trash here; other devices keep theirs.
  func keptElsewhere(_ path: String, in data: String) -> String {
    let (name, command) = (terminalSafe(path), restoring(path, in: data))
    return say(
      en: "\(name): in the trash because it was damaged; other devices keep it. To restore it: \(command)",
      es:
        "\(name): en la papelera porque estaba dañado; sigue en los demás dispositivos. Para recuperarlo: \(command)",
      ca:
        "\(name): a la paperera perquè estava malmès; es manté als altres dispositius. Per recuperar-lo: \(command)"
    )
  }

  /// git's command that brings back the version of a document that was synced last.
  private func restoring(_ path: String, in data: String) -> String {
    "git -C \(shellWord(data)) checkout HEAD -- \(shellWord(path))"
  }

  /// A version of a document is damaged.
  func cannotBeRead(_ path: String) -> String {
    say(en: "\(path): can't be read", es: "\(path): no se puede leer", ca: "\(path): no es pot llegir")
  }

  var conflictingChanges: String {
    say(
      en: "Conflicting changes, mine → theirs:", es: "Cambios en conflicto, mine → theirs:",
      ca: "Canvis en conflicte, mine → theirs:")
  }

  /// How to resolve conflicts; with the path of one if there are several.
  func toResolve(_ path: String?) -> [String] {
    let lines = [
      say(
        en: "To keep this device's version: gymlog sync --keep mine",
        es: "Para conservar la versión de este dispositivo: gymlog sync --keep mine",
        ca: "Per conservar la versió d'aquest dispositiu: gymlog sync --keep mine"),
      say(
        en: "To take the other version: gymlog sync --keep theirs",
        es: "Para tomar la otra versión: gymlog sync --keep theirs",
        ca: "Per agafar l'altra versió: gymlog sync --keep theirs"),
    ]
    return lines
      + (path.map {
        [
          say(
            en: "One at a time: gymlog sync --keep theirs \($0)",
            es: "De una en una: gymlog sync --keep theirs \($0)",
            ca: "D'una en una: gymlog sync --keep theirs \($0)")
        ]
      } ?? [])
  }

  func resolved(_ count: Int, left: Int, isInGit: Bool) -> [String] {
    var lines = [
      say(
        en: count == 1 ? "Resolved" : "\(number(count)) resolved",
        es: count == 1 ? "Resuelto" : "\(number(count)) resueltos",
        ca: count == 1 ? "Resolt" : "\(number(count)) resolts")
    ]
    if left > 0 {
      lines.append(
        say(
          en: "\(number(left)) more to resolve: gymlog sync",
          es: "\(left == 1 ? "Queda 1" : "Quedan \(number(left))") por resolver: gymlog sync",
          ca: "En \(left == 1 ? "queda 1" : "queden \(number(left))") per resoldre: gymlog sync"))
    } else if isInGit {
      lines.append(
        say(
          en: "To send this to the other devices: gymlog sync",
          es: "Para enviarlo a los demás dispositivos: gymlog sync",
          ca: "Per enviar-ho als altres dispositius: gymlog sync"))
    }
    return lines
  }
}

extension Failure {
  /// `sync` takes arguments only with `--init` and `--keep`.
  static func syncTakesNothing(_ word: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "unexpected \(quoted(word))",
        hint: "Type gymlog sync, gymlog sync --init URL or gymlog sync --keep mine"),
      es: Message(
        "\(quoted(word)) sobra",
        hint: "Escribe gymlog sync, gymlog sync --init URL o gymlog sync --keep mine"),
      ca: Message(
        "\(quoted(word)) sobra",
        hint: "Escriu gymlog sync, gymlog sync --init URL o gymlog sync --keep mine"))
  }

  /// The merge driver was called by hand.
  static let driverNeedsFour = Failure(
    .usage, en: Message("--merge-driver is for git, which gives it three files and a path"),
    es: Message("--merge-driver lo usa git, que le pasa tres archivos y una ruta"),
    ca: Message("--merge-driver el fa servir git, que li passa tres fitxers i un camí"))

  /// Two versions can't be merged without a choice.
  static func conflict(_ path: String) -> Failure {
    Failure(
      .failed, en: Message("\(path): conflicting changes"), es: Message("\(path): cambios en conflicto"),
      ca: Message("\(path): canvis en conflicte"))
  }
}
