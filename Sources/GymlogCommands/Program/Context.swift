import Catalogue
import Logbook
import TerminalKit
import Training
import Wording

/// The surroundings of a command: the world, the settings, the logbook and the catalogue.
struct Context {
  let world: World
  let settings: Settings
  let words: Words
  private(set) var logbook: CommandLogbook
  let exercises: CatalogueCache
  /// The recorded body weights.
  let bodyWeights: SnapshotCache<BodyWeights>
  /// The history of the exercises of the workout that is changed.
  let pasts = PastCache()
  /// The documents of workouts and routines that couldn't be read.
  let unread = UnreadParts()
  /// The files beside the documents that couldn't be read.
  let sideFiles: SideFiles
  /// The settings file, without the line and the environment.
  let choices: SettingsFile
  /// The choice of `--color`.
  let color: ColorChoice
  /// Whether `--json` is given.
  let isForPrograms: Bool
  /// The words of the line as typed, without the program's name.
  let line: [String]

  init(_ world: World, choices: SettingsFile, folders: Folders, line: [String], _ globals: GlobalOptions) {
    self.world = world
    now = world.now()
    self.choices = choices
    self.line = line
    (color, isForPrograms) = (globals.color, globals.json)
    settings = Settings(choices: choices, folders: folders, line: globals, environment: world.environment)
    words = Settings.words(globals.language, choices, world.environment).naming(globals.data)
    let places = LogbookDirectories(
      data: settings.data.value, createsData: settings.data.value == folders.data, state: settings.state,
      cache: settings.cache)
    let logbook = Logbook(places, random: world.random)
    let exercises = CatalogueCache(exercisesOf: logbook)
    let bodyWeights = SnapshotCache(logbook) { [now] snapshot throws(Failure) in
      let found = try snapshot.bodyWeights(at: now)
      return (found.weights, found.problems)
    }
    (self.exercises, self.bodyWeights) = (exercises, bodyWeights)
    let sideFiles = SideFiles()
    self.sideFiles = sideFiles
    self.logbook = CommandLogbook(logbook) { snapshot in
      exercises.look(in: snapshot)
      bodyWeights.look(in: snapshot)
      sideFiles.look(in: snapshot)
    }
  }

  /// Lets changes of the logbook fail if the settings can't be used: the unit of a load may be among them.
  mutating func require(settings failure: Failure?) { logbook.settingsFailure = failure }

  /// The time of the command: the same for all that it does.
  let now: Instant

  /// The catalogue for display: without custom exercises if they can't be read.
  var catalogue: Catalogue { (try? exercises.catalogue()) ?? .bundled }

  /// The catalogue that contains an exercise: for a built-in one, custom exercises aren't read.
  func catalogue(with id: ExerciseID) -> Catalogue { id.own == nil ? .bundled : catalogue }

  /// The SET notation in the user's language.
  var notation: Notation { Notation(decimalComma: settings.language.value.usesDecimalComma) }

  /// An id for a new document.
  func newID() -> EntityID { newID(at: now) }

  /// An id for a new workout, made from its start, so that workouts are found by their day.
  func newID(at start: Instant) -> EntityID { EntityID(at: start, random: isTrial ? 0 : world.random()) }

  /// Whether what is made is never saved, so that its ids don't matter.
  var isTrial = false

  /// Only tries what changes the logbook.
  mutating func tryOnly() { (isTrial, logbook.isTrial) = (true, true) }
}
