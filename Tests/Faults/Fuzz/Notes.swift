#if canImport(GymlogCommands)
  import Documents
  import Formats
  import Glibc
  @testable import GymlogCommands
  import System
  import Training
  import Wording

  /// Texts that `log -` reads, in each language. What is understood can be kept, and what isn't is told.
  @Sendable func notes(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for language in Language.allCases {
      var globals = GlobalOptions()
      globals.language = language
      guard let folders = try? Folders(emptyWorld.environment) else {
        preconditionFailure("FUZZ_FOLDER is a folder")
      }
      let context = Context(emptyWorld, choices: SettingsFile(), folders: folders, line: [], globals)
      var reader = SessionReader(context, force: false)
      do throws(Failure) {
        let parts = SessionText(text, today: context.now.day, in: language).parts
        reader.shared = try context.sharedNames(in: parts)
        reader.shortNames = try context.shortNames(in: parts)
        for part in parts {
          var workout = Workout(id: context.newID(), start: context.now, unit: .kilograms)
          let lines = try reader.named(part).lines
          _ = try reader.fill(&workout, with: lines, isPast: part.isPast)
          for exercise in workout.exercises {
            for set in exercise.sets {
              let document = SetDocument(in: exercise.id, set)
              let written = Document.workoutSet.encode(document).text(.members)
              let read = try? Document.workoutSet.decode(written, at: DocumentPlace(set.id))
              precondition(read == document, "a set isn't what was written")
            }
          }
        }
        if !reader.errors.isEmpty { throw .linesUnreadable(reader.errors) }
      } catch {
        _ = error.message(context.words, now: context.now)
      }
    }
  }

  /// A device without a logbook, on an afternoon of November in Madrid.
  private let emptyWorld: World = {
    let now = Instant(seconds: 1_795_000_000, offset: 3_600)
    return World(
      now: { now }, offsets: { _ in [3_600] }, sleep: { _ in true },
      random: { UInt64.random(in: .min ... .max) },
      environment: Environment(["HOME": getenv("FUZZ_FOLDER").map { String(cString: $0) } ?? ""]),
      terminal: World.Terminal(isTerminal: false, width: nil), print: { _ in }, complain: { _ in })
  }()
#endif
