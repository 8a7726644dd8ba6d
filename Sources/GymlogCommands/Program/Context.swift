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
  let words: any Words
  let logbook: Logbook
  let catalogue: Catalogue
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
      data: settings.data.value, makesData: settings.data.value == folders.data, state: settings.state)
    logbook = Logbook(places, random: world.random)
    catalogue = .bundled
  }

  /// The moment of the command: one for all that it does.
  let now: Instant

  /// How SETs are read in the lifter's language.
  var notation: Notation { Notation(decimalComma: settings.language.value.usesDecimalComma) }

  /// A name for a new document.
  func newID() -> EntityID { newID(at: now) }

  /// A name for a new workout, by the time at which it began: so are they found by their day.
  func newID(at start: Instant) -> EntityID { EntityID(at: start, random: world.random()) }
}
