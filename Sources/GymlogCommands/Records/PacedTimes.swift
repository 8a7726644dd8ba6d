import Formats
import Insights
import Tracks
import Training
import Wording

extension TrainingData {
  /// The best times of an exercise over the distances of activities' best efforts.
  func pacedTimes(of exercise: ExerciseID, in range: DayRange) -> [PacedTime] {
    guard let index = history.exercise(exercise) else { return [] }
    let distances = BestEffort.distances(of: CardioSet.sport(of: exercise)).map { Int($0 * 1_000) }
    return history.pacedTimes(ofExercise: index, over: distances) { range.contains($0) }
  }
}

extension RecordReport {
  /// The times at a mean pace that aren't records already.
  var otherPaced: [PacedTime] {
    paced.filter { time in !(time.isExact && best.contains { $0.kind == .fastest && $0.set == time.set }) }
  }

  /// The best times over standard distances as a JSON member; none without a distance and time.
  func pacedJSON(_ context: Context) -> [JSON.Member] {
    if paced.isEmpty { return [] }
    let text = RecordText(exercise, context, context.words)
    var table = ReportTable(paced)
    table.jsonMember("metres") { .number(Thousandths(raw: $0.millimetres)) }
    table.jsonMember("seconds") { .number(Thousandths(raw: $0.time.milliseconds)) }
    table.jsonMember("set") { .text(text.set(history.performance(history.sets[$0.set]))) }
    table.jsonMember("date") { .day(history.day(of: history.sets[$0.set])) }
    table.jsonMember("workout") { .text(history.session(of: history.sets[$0.set]).id.text) }
    return JSON.members(["bestTimes": table.json])
  }
}

extension Words {
  var atMeanPace: String {
    say(
      en: "at a set's average pace", es: "al ritmo medio de una serie", ca: "al ritme mitjà d'una sèrie")
  }

  /// A standard distance: `400 m`, `5 km`, half marathon. Rides have no marathon: for them it is 42.2 km.
  func standardDistance(_ millimetres: Int, of sport: Sport?) -> String {
    switch millimetres {
    case 21_097_500 where sport != .ride:
      say(en: "half marathon", es: "media maratón", ca: "mitja marató")
    case 42_195_000 where sport != .ride: say(en: "marathon", es: "maratón", ca: "marató")
    case ..<1_000_000: distance(Distance(Thousandths(raw: millimetres), .metres))
    default:
      distance(Distance(Thousandths(raw: Int((Double(millimetres) / 100_000).rounded()) * 100), .kilometres))
    }
  }
}
