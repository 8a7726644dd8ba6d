import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func profile(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.profile.rawValue,
      declaring: .init(
        help: words.profileHelp,
        .option(
          "sex", value: words.placeholder(.value),
          help: words.say(
            en: "man or woman", es: "man (hombre) o woman (mujer)", ca: "man (home) o woman (dona)"),
          as: .choices(Sex.self)),
        .option(
          "born", value: words.placeholder(.date),
          help: words.say(
            en: "your date of birth", es: "tu fecha de nacimiento", ca: "la teva data de naixement"),
          as: .birthDate),
        .option(
          "height", value: words.placeholder(.value),
          help: words.say(
            en: "180cm, 1.80m or 5ft11in", es: "180cm, 1,80m o 5ft11in", ca: "180cm, 1,80m o 5ft11in"),
          as: .height),
        .option(
          "build", value: words.placeholder(.value),
          help: words.say(
            en: "your frame: small, medium or robust",
            es: "small (delgada), medium (media) o robust (robusta)",
            ca: "small (prima), medium (mitjana) o robust (robusta)"), as: .choices(Build.self)),
        .option(
          "distances", value: words.placeholder(.unit),
          help: words.say(
            en: "km or mi: the unit of distances", es: "km o mi: la unidad de las distancias",
            ca: "km o mi: la unitat de les distàncies"), as: .longDistance)
      ) { context, sex, birth, height, build, unit throws(Failure) in
        if sex == nil, birth == nil, height == nil, build == nil, unit == nil { return try profile(context) }
        if let birth, birth > context.now.day { throw .timeInFuture(birth.text) }
        let profile = try context.logbook.change(CommandName.profile.rawValue, at: context.now) {
          change throws(Failure) in
          let stored = try change.snapshot.profile()
          var profile = stored?.value ?? Profile()
          if let sex { profile.sex = sex }
          if let birth { profile.birth = birth }
          if let height { profile.height = height }
          if let build { profile.build = build }
          if let unit { profile.unit = unit }
          try change.save(profile, over: stored)
          return profile
        }
        return Reply(
          noticed: [], text: { $0.lines(profile.lines($0, today: context.now.day)) },
          json: { profile.json(today: context.now.day) })
      })
  }

  private static func profile(_ context: Context) throws(Failure) -> Reply {
    let profile = try context.logbook.read { snapshot throws(Failure) in
      try snapshot.profile()?.value ?? Profile()
    }
    return Reply(
      text: { screen in
        let lines = profile.lines(screen, today: context.now.day)
        return screen.lines(
          lines.isEmpty
            ? screen.flowing(
              [
                .init(screen.words.emptyProfile),
                .init("gymlog profile --height \(screen.words.exampleHeight)"),
              ], between: " ") : lines)
      }, json: { profile.json(today: context.now.day) })
  }
}

extension Profile {
  fileprivate func lines(_ screen: Screen, today: Day) -> [String] {
    let words = screen.words
    var facts: [(String, String)] = []
    if let sex { facts.append((words.say(en: "Sex", es: "Sexo", ca: "Sexe"), words.sex(sex))) }
    if let birth {
      let age = age(on: today).map { " (\($0))" } ?? ""
      facts.append(
        (words.say(en: "Born", es: "Nacimiento", ca: "Naixement"), words.dayShortWithYear(birth) + age))
    }
    if let height {
      facts.append((words.say(en: "Height", es: "Altura", ca: "Alçada"), words.rounded(height) + " cm"))
    }
    if let build {
      facts.append((words.say(en: "Build", es: "Complexión", ca: "Complexió"), words.build(build)))
    }
    if let unit {
      facts.append((words.say(en: "Distances", es: "Distancias", ca: "Distàncies"), unit.rawValue))
    }
    var table = Table([.left, .left])
    for (name, value) in facts { table.add([.init(name, .faint), .init(value)]) }
    return table.lines(width: screen.width, screen.painter)
  }

  fileprivate func json(today: Day) -> [JSON.Member] {
    Document.profile.encode(self).members(without: ["format"])
      + JSON.members(["age": age(on: today).map { .int($0) } ?? .null])
  }
}

extension ValueParser where Value == Day {
  /// A date of birth, as it is stored.
  fileprivate static var birthDate: ValueParser {
    ValueParser { text throws(Failure) in
      guard let day = Day(text), day.year >= 1900 else {
        throw Failure(
          .usage, en: Message("\(quoted(text)) isn't a date of birth", hint: "Type it like 1990-05-01"),
          es: Message(
            "\(quoted(text)) no es una fecha de nacimiento", hint: "Escríbela así: 1990-05-01"),
          ca: Message(
            "\(quoted(text)) no és una data de naixement", hint: "Escriu-la així: 1990-05-01"))
      }
      return day
    }
  }
}

extension ValueParser where Value == DistanceUnit {
  /// `km` or `mi`
  fileprivate static var longDistance: ValueParser {
    .choices([DistanceUnit.kilometres.rawValue, DistanceUnit.miles.rawValue]) { DistanceUnit(rawValue: $0) }
  }
}

extension ValueParser where Value == Thousandths {
  /// A height in centimetres: `180cm`, `1.80m`, `5ft11in`, and `180` or `1.80`, which can only be one of them.
  static var height: ValueParser {
    ValueParser { text throws(Failure) in
      guard let height = centimetres(text), (50_000...272_000).contains(height.raw) else {
        throw Failure(
          .usage, en: Message("\(quoted(text)) isn't a height", hint: "Type it like 180cm, 1.80m or 5ft11in"),
          es: Message(
            "\(quoted(text)) no es una altura", hint: "Escríbela así: 180cm, 1,80m o 5ft11in"),
          ca: Message(
            "\(quoted(text)) no és una alçada", hint: "Escriu-la així: 180cm, 1,80m o 5ft11in"))
      }
      return height
    }
  }

  private static func centimetres(_ text: String) -> Thousandths? {
    let plain = String(text.lowercased().filter { $0 != " " }.map { $0 == "," ? "." : $0 })
    func number(_ text: some StringProtocol) -> Thousandths? { Thousandths(String(text)) }
    if plain.hasSuffix("cm") { return number(plain.dropLast(2)) }
    if let feet = plain.firstRange(of: "ft") ?? plain.firstRange(of: "'") {
      var rest = String(plain[feet.upperBound...])
      for end in ["in", "\""] where rest.hasSuffix(end) { rest.removeLast(end.count) }
      guard let whole = Int(plain[..<feet.lowerBound]), whole < 10,
        let inches = rest.isEmpty ? Thousandths(0) : number(rest), inches < Thousandths(12)
      else { return nil }
      return Thousandths(raw: ((whole * 12_000 + inches.raw) * 254 + 50) / 100)
    }
    let metres = plain.hasSuffix("m") ? number(plain.dropLast()) : number(plain)
    guard let value = metres else { return nil }
    if plain.hasSuffix("m") || value < Thousandths(3) {
      return value < Thousandths(3) ? Thousandths(raw: value.raw * 100) : nil
    }
    return value
  }
}

extension Words {
  func sex(_ sex: Sex) -> String {
    switch sex {
    case .man: say(en: "man", es: "hombre", ca: "home")
    case .woman: say(en: "woman", es: "mujer", ca: "dona")
    }
  }

  func build(_ build: Build) -> String {
    switch build {
    case .small: say(en: "small", es: "delgada", ca: "prima")
    case .medium: say(en: "medium", es: "media", ca: "mitjana")
    case .robust: say(en: "robust", es: "robusta", ca: "robusta")
    }
  }

  fileprivate var emptyProfile: String {
    say(
      en: "No profile yet. To set it:", es: "Aún no hay nada. Para empezar:",
      ca: "Encara no hi ha res. Per començar:")
  }

  var profileHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show or set your sex, age, height and build",
        [
          "gymlog profile": "show your profile",
          "gymlog profile --sex woman --born 1990-05-01 --height 168cm": "for energy, BMI and heart rates",
          "gymlog profile --distances mi": "distances in miles",
        ],
        "Your profile is used only where needed, and stays in the data directory. Body weights: gymlog body"),
      es: CommandHelp(
        "Muestra o fija sexo, edad, altura y complexión",
        [
          "gymlog profile": "tus datos",
          "gymlog profile --sex woman --born 1990-05-01 --height 168cm": "para energía, IMC y pulso",
          "gymlog profile --distances mi": "distancias en millas",
        ],
        "El perfil solo se usa donde hace falta, y no sale de la carpeta de datos. El peso corporal: gymlog body"
      ),
      ca: CommandHelp(
        "Mostra o fixa sexe, edat, alçada i complexió",
        [
          "gymlog profile": "les teves dades",
          "gymlog profile --sex woman --born 1990-05-01 --height 168cm": "per a energia, IMC i pols",
          "gymlog profile --distances mi": "distàncies en milles",
        ],
        "El perfil només es fa servir on cal, i no surt de la carpeta de dades. El pes corporal: gymlog body"
      ))
  }
}
