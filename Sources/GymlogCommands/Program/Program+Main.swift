import System
import Wording

extension Program {
  /// Runs the line that this process was started with, and exits.
  package static func main() -> Never {
    Signals.ignoreBrokenPipe()
    let program = Program(.process())
    let code: ExitCode
    do {
      code = program.run(try Arguments.read())
    } catch {
      code = program.complain(.invalidUTF8(argument: error.index), Line([], program.world))
    }
    exitProcess(code.rawValue)
  }
}
