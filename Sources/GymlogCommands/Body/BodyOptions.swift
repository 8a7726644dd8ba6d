import CommandLineKit
import Wording

/// The options of `body`.
struct BodyOptions {
  let moment: TimeArgument?
  let force: Bool
  let list: Bool
  let since: DayRangeEnd?
  let until: DayRangeEnd?
  let limit: Int?
  let format: TableFormat?
  let svg: String?
  let removes: Bool
  let bmi: Bool

  /// Whether weights are listed, because an option of the list was given.
  var lists: Bool {
    list || since != nil || until != nil || limit != nil || format != nil || svg != nil
  }
}

extension Parameter where Value == BodyOptions {
  static func bodyOptions(_ words: Words) -> Parameter {
    .together(
      .at(words),
      .flag(.force, words),
      .flag(
        "list",
        help: words.say(
          en: "list recorded weights, newest first",
          es: "lista los pesos apuntados, el más reciente primero",
          ca: "llista els pesos apuntats, el més recent primer")), .rangeEnd(.since, words),
      .rangeEnd(.until, words),
      .limit(words),
      .tableFormat(words), .svg(words),
      .remove(
        words.say(en: "remove a recorded weight", es: "quita un peso apuntado", ca: "treu un pes apuntat")),
      .flag(
        "bmi",
        help: words.say(
          en: "the body mass index of the latest weight", es: "el índice de masa corporal del último peso",
          ca: "l'índex de massa corporal de l'últim pes")),
      as: BodyOptions.init(moment:force:list:since:until:limit:format:svg:removes:bmi:))
  }
}
