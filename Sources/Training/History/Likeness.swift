/// Why a workout is compared with an earlier one: both are of a routine, have the same name, or much the same exercises.
package enum Likeness: String, CaseIterable, Hashable, Sendable {
  case routine, name, exercises
}
