import Catalogue
import Logbook
import System
import TerminalKit
import Training
import Wording

/// What a command works with: the world, the lifter's choices, the logbook and the catalogue.
struct Context {
  let world: World
  let settings: Settings
  let words: Words
  let logbook: CommandLogbook
  let exercises: KnownExercises
  /// What the lifter weighed.
  let bodyWeights: Known<BodyWeights>
  /// What the lifter has chosen for good, before the line and the environment.
  let choices: SettingsFile
  /// What the line says of colour.
  let color: ColorChoice
  /// Whether a program reads what comes.
  let isForPrograms: Bool

  init(_ world: World, choices: SettingsFile, folders: Folders, _ globals: GlobalOptions) {
    self.world = world
    now = world.now()
    self.choices = choices
    (color, isForPrograms) = (globals.color, globals.json)
    settings = Settings(choices: choices, folders: folders, line: globals, environment: world.environment)
    words = settings.language.value.words
    let places = Places(
      data: settings.data.value, makesData: settings.data.value == folders.data, state: settings.state,
      cache: settings.cache)
    let logbook = Logbook(places, random: world.random)
    let exercises = KnownExercises(exercisesOf: logbook)
    let bodyWeights = Known(logbook) { [now] snapshot throws(LogbookError) in
      let found = try snapshot.bodyWeights(at: now)
      return (found.weights, found.problems)
    }
    (self.exercises, self.bodyWeights) = (exercises, bodyWeights)
    self.logbook = CommandLogbook(logbook) { snapshot in
      exercises.look(in: snapshot)
      bodyWeights.look(in: snapshot)
    }
  }

  /// The moment of the command: one for all that it does.
  let now: Instant

  /// The catalogue, to show what there is: without the lifter's own where they can't be read.
  var catalogue: Catalogue { (try? exercises.catalogue()) ?? .bundled }

  /// The catalogue that has an exercise: for a bundled one, the lifter's own needn't be read.
  func catalogue(with id: ExerciseID) -> Catalogue { id.own == nil ? .bundled : catalogue }

  /// How SETs are read in the lifter's language.
  var notation: Notation { Notation(decimalComma: settings.language.value.usesDecimalComma) }

  /// A name for a new document.
  func newID() -> EntityID { newID(at: now) }

  /// A name for a new workout, by the time at which it began: so are they found by their day.
  func newID(at start: Instant) -> EntityID { EntityID(at: start, random: world.random()) }
}
