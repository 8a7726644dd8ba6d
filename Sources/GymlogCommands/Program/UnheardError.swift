import System

/// An answer that couldn't be written: not to be taken for a change that wasn't made.
struct UnheardError: Error {
  let error: SystemError
}
