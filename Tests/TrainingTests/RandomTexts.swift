import TestSupport
import Testing
import Training

/// Texts of the grammar, and texts that almost are.
struct RandomTexts {
  var random: SeededRandom

  mutating func text() -> String {
    let text = (0..<random.one(of: [1, 1, 2, 3])).map { _ in group() }.joined(separator: " ")
    return random.chance(40) ? broken(text) : text
  }

  private mutating func broken(_ text: String) -> String {
    var letters = Array(text)
    let alphabet = Array("0123589.,:@x+-/% wdfkglbsmihrpeb")
    for _ in 0..<random.int(1...2) {
      let place = random.int(0...(letters.count - 1))
      switch random.int(0...2) {
      case 0 where letters.count > 1: letters.remove(at: place)
      case 1: letters.insert(random.one(of: alphabet), at: place)
      default: letters[place] = random.one(of: alphabet)
      }
    }
    return String(letters)
  }

  private mutating func gap() -> String { random.chance(25) ? " " : "" }

  private mutating func at() -> String { gap() + "@" + gap() }

  private mutating func times() -> String { gap() + random.one(of: ["x", "×", "X"]) + gap() }

  private mutating func integer() -> String { "\(random.one(of: [1, 2, 3, 5, 8, 10, 12, 20, 60, 100, 135]))" }

  private mutating func number() -> String {
    integer() + (random.chance(30) ? random.one(of: [".5", ",5", ".25", ",125", ".0"]) : "")
  }

  private mutating func duration() -> String {
    switch random.int(0...3) {
    case 0: number() + random.one(of: ["s", "min", "h"])
    case 1: integer() + "h" + random.one(of: ["5", "30"]) + "min"
    case 2: integer() + random.one(of: [":30", ":05"])
    default: integer() + ":15:30"
    }
  }

  private mutating func amount() -> String {
    switch random.int(0...7) {
    case 0: duration()
    case 1: number() + random.one(of: ["m", "km", "mi"]) + (random.chance(40) ? "/" + duration() : "")
    case 4 where random.chance(30): integer() + "km " + (random.chance(20) ? "1x" : "") + duration()
    case 2: "8-12"
    case 3: integer() + "+"
    default: integer()
    }
  }

  private mutating func list() -> String {
    (0..<random.one(of: [1, 1, 1, 2, 3])).map { _ in amount() }.joined(separator: ",")
  }

  private mutating func amounts() -> String { random.chance(30) ? integer() + times() + amount() : list() }

  private mutating func unit() -> String { gap() + random.one(of: ["kg", "kgs", "lb", "lbs", "KG"]) }

  private mutating func mass() -> String { number() + (random.chance(50) ? unit() : "") }

  private mutating func load() -> String {
    switch random.int(0...5) {
    case 0: random.one(of: ["+", "-"]) + mass()
    case 1: "bw" + (random.chance(50) ? random.one(of: ["+", "-"]) + mass() : "")
    case 2: number() + "%"
    default: mass()
    }
  }

  private mutating func rating() -> String {
    (random.chance(50) ? at() : gap())
      + (random.chance(60) ? "rpe" + gap() + random.one(of: ["8", "9.5", "7,5", "10"]) : "rir" + gap() + "2")
  }

  private mutating func type() -> String {
    gap() + random.one(of: ["w", "warmup", "warm-up", "d", "drop", "f", "failure", "normal"])
  }

  private mutating func group() -> String {
    var text: String
    var isLoaded = true
    switch random.int(0...3) {
    case 0: text = amounts() + times() + number() + unit()
    case 1: text = number() + unit() + times() + list()
    case 2: text = amounts() + at() + load()
    default:
      text = amounts()
      isLoaded = false
    }
    switch random.int(0...5) {
    case 0: text += type() + rating()
    case 1: text += (isLoaded ? at() + random.one(of: ["8", "8.5"]) : rating()) + type()
    case 2: text += rating()
    case 3: text += type()
    default: break
    }
    return text
  }
}
