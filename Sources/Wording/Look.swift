package import Training

extension Words {
  /// The heading of the last workout that was finished.
  package var lastWorkout: String {
    say(en: "Last workout", es: "Último entrenamiento", ca: "Últim entrenament")
  }

  /// How to go on where no workout is open.
  package var nextSteps: [HelpText.Example] {
    say(
      en: [
        .init(command: "gymlog start", meaning: "begin a new one"),
        .init(command: "gymlog repeat last", meaning: "do the same again"),
      ],
      es: [
        .init(command: "gymlog start", meaning: "empieza uno nuevo"),
        .init(command: "gymlog repeat last", meaning: "haz el mismo otra vez"),
      ],
      ca: [
        .init(command: "gymlog start", meaning: "comença'n un de nou"),
        .init(command: "gymlog repeat last", meaning: "fes el mateix una altra vegada"),
      ])
  }

  /// The logbook has no workout yet: what a first one is like.
  package var emptyLogbook: String {
    say(
      en: "Your logbook is empty. A first workout goes like this:",
      es: "Tu diario está vacío. Un primer entrenamiento va así:",
      ca: "El teu diari és buit. Un primer entrenament va així:")
  }

  /// The first workout, command by command.
  package var firstSteps: [HelpText.Example] {
    say(
      en: [
        .init(command: #"gymlog start --name "Leg day""#, meaning: "begin"),
        .init(command: "gymlog log squat 8@100kg", meaning: "a set: 8 reps with 100 kg"),
        .init(command: "gymlog 8@105", meaning: "one more, a little heavier"),
        .init(command: "gymlog finish", meaning: "end it"),
      ],
      es: [
        .init(command: #"gymlog start --name "Pierna""#, meaning: "empieza"),
        .init(command: "gymlog log sentadilla 8@100kg", meaning: "una serie: 8 repeticiones con 100 kg"),
        .init(command: "gymlog 8@105", meaning: "otra, con algo más de peso"),
        .init(command: "gymlog finish", meaning: "termina"),
      ],
      ca: [
        .init(command: #"gymlog start --name "Cames""#, meaning: "comença"),
        .init(command: "gymlog log esquat 8@100kg", meaning: "una sèrie: 8 repeticions amb 100 kg"),
        .init(command: "gymlog 8@105", meaning: "una altra, amb una mica més de pes"),
        .init(command: "gymlog finish", meaning: "acaba"),
      ])
  }

  /// Where all the commands are.
  package var allCommands: String {
    say(
      en: "All commands: gymlog help",
      es: "Todos los comandos: gymlog help",
      ca: "Totes les ordres: gymlog help")
  }

  /// An open workout that isn't the one in hand; its name, if it has one, and since when it is open.
  package func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    say(
      en: "Left open elsewhere \(since)" + (name.map { ": " + $0 } ?? ""),
      es: "Abierto en otro sitio \(since)" + (name.map { ": " + $0 } ?? ""),
      ca: "Obert en un altre lloc \(since)" + (name.map { ": " + $0 } ?? ""))
  }

  /// All the sets that were planned are done.
  package var allPlannedDone: String {
    say(
      en: "All planned sets are done",
      es: "Todas las series previstas están hechas",
      ca: "Totes les sèries previstes estan fetes")
  }

  /// Nobody has touched the open workout since then.
  package func nothingLogged(_ since: String) -> String {
    say(en: "Nothing logged \(since)", es: "Nada apuntado \(since)", ca: "Res apuntat \(since)")
  }

  /// A workout, or an exercise, waits for its first set, which is logged so.
  package func logFirstSet(_ command: String) -> String {
    say(
      en: "Log the first set: \(command)",
      es: "Apunta la primera serie: \(command)",
      ca: "Apunta la primera sèrie: \(command)")
  }

  /// So many earlier workouts aren't in the list; the command that lists them too follows.
  package func earlierWorkouts(_ count: Int) -> String {
    say(
      en: (count == 1 ? "1 earlier workout:" : "\(number(count)) earlier workouts:"),
      es: (count == 1 ? "1 entrenamiento anterior:" : "\(number(count)) entrenamientos anteriores:"),
      ca: (count == 1 ? "1 entrenament anterior:" : "\(number(count)) entrenaments anteriors:"))
  }

  /// No workout began within the days that were asked for.
  package var noWorkoutsThen: String {
    say(
      en: "No workouts in that time",
      es: "No hay ningún entrenamiento en ese periodo",
      ca: "No hi ha cap entrenament en aquest període")
  }

  /// Before a workout's tags.
  package var tagsLabel: String { say(en: "Tags", es: "Etiquetas", ca: "Etiquetes") }

  /// Before the plan of a set that was done otherwise.
  package var planLabel: String { say(en: "planned", es: "plan", ca: "pla") }

  /// Before the times during which a workout stood still.
  package var pausesLabel: String { say(en: "Paused", es: "En pausa", ca: "En pausa") }

  /// Above the exercises that a muscle works most in.
  package func trainedMost(_ muscle: String) -> String {
    say(en: "Main muscle: \(muscle)", es: "Músculo principal: \(muscle)", ca: "Múscul principal: \(muscle)")
  }

  /// Above those in which it works too.
  package func trainedToo(_ muscle: String) -> String {
    say(en: "Also works: \(muscle)", es: "También trabaja: \(muscle)", ca: "També treballa: \(muscle)")
  }

  /// So many exercises aren't in the list: how to search, and how to see all.
  package func moreExercises(_ count: Int) -> String {
    say(
      en:
        "\(number(count)) more. Search: gymlog exercises squat, or with --muscle, --body-part, --equipment. All: gymlog exercises | less",
      es:
        "\(number(count)) más. Busca: gymlog exercises sentadilla, o con --muscle, --body-part, --equipment. Todos: gymlog exercises | less",
      ca:
        "\(number(count)) més. Cerca: gymlog exercises esquat, o amb --muscle, --body-part, --equipment. Tots: gymlog exercises | less"
    )
  }

  /// Before the muscles that an exercise is for.
  package var mainMusclesLabel: String { say(en: "muscles", es: "músculos", ca: "músculs") }

  /// Before those that work too.
  package var otherMusclesLabel: String {
    say(en: "other muscles", es: "otros músculos", ca: "altres músculs")
  }

  /// How an exercise's load is typed, and what it stands for; `amount` is one to type before it, `8` or `60s`. Empty
  /// where there is no load.
  package func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    switch loading {
    case .external where implements == 1:
      say(
        en: "the whole weight: \(amount)@100kg",
        es: "el total: \(amount)@100kg",
        ca: "el total: \(amount)@100kg")
    case .external:
      say(
        en: "the weight of one of the two: \(amount)@20kg is 20 kg in each hand, and volume counts "
          + (pairsTwice ? "both" : "one"),
        es: "el de una de las dos: \(amount)@20kg son 20 kg en cada mano, y el volumen cuenta "
          + (pairsTwice ? "ambas" : "una"),
        ca: "el d'una de les dues: \(amount)@20kg són 20 kg a cada mà, i el volum compta "
          + (pairsTwice ? "totes dues" : "una"))
    case .bodyWeight:
      say(
        en: "your body; \(amount)@+20kg adds to it, \(amount)@-15kg takes off",
        es: "tu cuerpo; \(amount)@+20kg le añade peso, \(amount)@-15kg le quita",
        ca: "el teu cos; \(amount)@+20kg hi afegeix pes, \(amount)@-15kg en treu")
    case .added:
      say(
        en: "what is added to your body: \(amount)@20kg",
        es: "lo que añades a tu cuerpo: \(amount)@20kg",
        ca: "el que afegeixes al teu cos: \(amount)@20kg")
    case .assisted:
      say(
        en: "the help that takes weight off: \(amount)@15kg is 15 kg of help",
        es: "la ayuda que quita peso: \(amount)@15kg son 15 kg de ayuda",
        ca: "l'ajuda que treu pes: \(amount)@15kg són 15 kg d'ajuda")
    case .unloaded: ""
    }
  }

  /// Before which sides are trained.
  package var sidesLabel: String { say(en: "sides", es: "lados", ca: "costats") }

  /// One side after the other; reps are those of one.
  package var oneSideAtATime: String {
    say(
      en: "one after the other; log the reps of one",
      es: "uno después del otro; apunta las repeticiones de uno",
      ca: "un després de l'altre; apunta les repeticions d'un")
  }

  /// The version of the format in which files are written.
  package func fileFormat(_ version: Int) -> String {
    say(
      en: "file format \(version)",
      es: "formato de archivos \(version)",
      ca: "format de fitxers \(version)")
  }

  /// Before the other names of an exercise.
  package var otherNamesLabel: String { say(en: "also called", es: "también se llama", ca: "també se'n diu") }
}
