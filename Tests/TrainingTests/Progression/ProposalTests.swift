import Testing
import Training

@Suite struct ProposalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var plan: String
    var rule: String?
    var sessions: [String]
    var expected: String
    var reason: LoadProposal.Reason
    var equipment: Equipment
    var unit: MassUnit

    init(
      _ plan: String, _ rule: String? = nil, after sessions: String..., is expected: String,
      _ reason: LoadProposal.Reason, with equipment: Equipment = .barbell, in unit: MassUnit = .kilograms
    ) {
      (self.plan, self.rule, self.sessions) = (plan, rule, sessions)
      (self.expected, self.reason, self.equipment, self.unit) = (expected, reason, equipment, unit)
    }

    var testDescription: String { "\(plan) \(rule ?? "") after \(sessions)" }
  }

  static func kg(_ text: String) -> Mass { Mass(Thousandths(text) ?? Thousandths(0), .kilograms) }
  static let rpe8 = RPE(halves: 16).map { Effort.rpe($0) } ?? .rir(2)
  static let tenPercent = LoadProposal.Reason.steppedBack(times: 2, percent: Thousandths(10))

  static let asBefore = [
    Case("(3x5@100)", is: "3x5@100kg", .plan),
    Case("(3x5@100)", after: "5@102.5 5@105 5@105", is: "5@102.5kg 2x5@105kg", .lastTime),
    Case("(10@40_w) (3x5@100)", after: "8@50_w 5@110", is: "10@50kg w 3x5@110kg", .lastTime),
    Case("(3x5)", is: "3x5", .plan),
    Case("(3x5)", after: "8@83", is: "3x5@83kg", .lastTime),
  ]

  static let linear = [
    Case("(3x5@100)", "+2.5kg", after: "5,5,5@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+2.5kg", after: "5@100 5@100 6@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+", after: "5,5,5@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+1kg", after: "5,5,5@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+3kg", after: "5,5,5@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+5lb", after: "5,5,5@100", is: "3x5@102.5kg", .grown(by: kg("2.5"))),
    Case("(3x5@100)", "+0kg", after: "5,5,5@100", is: "3x5@100kg", .reached),
    Case(
      "(10@40_w) (2x5@100)", "+5kg", after: "10@40_w 5,5@100", is: "10@40kg w 2x5@105kg", .grown(by: kg("5"))),
    Case("(3x5@100)", "+2.5kg", after: "5,5,4@100", is: "3x5@100kg", .failed(times: 1, of: 2)),
    Case("(3x5@100)", "+2.5kg", after: "5,5@100", is: "3x5@100kg", .failed(times: 1, of: 2)),
  ]

  static let back = [
    Case("(3x5@100)", "+2.5kg", after: "5,5,4@100", "5,4,3@100", is: "3x5@90kg", tenPercent),
    Case("(3x5@100)", "+2.5kg", after: "5,5,4@102.5", "5,4,3@102.5", is: "3x5@92.5kg", tenPercent),
    Case(
      "(3x5@100)", "+2.5kg -5% 3x", after: "5,5,4@100", "5,4,3@100", is: "3x5@100kg",
      .failed(times: 2, of: 3)),
    Case(
      "(3x5@100)", "+2.5kg -5% 3x", after: "5,5,4@100", "5,4,3@100", "4@100", is: "3x5@95kg",
      .steppedBack(times: 3, percent: Thousandths(5))),
    Case(
      "(3x5@100)", "+2.5kg", after: "5,5,4@90", "5,4,3@100", "4@100", is: "3x5@90kg",
      .failed(times: 1, of: 2)),
    Case("(3x5@100)", "+2.5kg", after: "5,5,4@100", "5,5,5@97.5", is: "3x5@100kg", .failed(times: 1, of: 2)),
    Case("(3x5@20)", "+2.5kg", after: "4@20", "4@20", is: "3x5@18kg", tenPercent, with: .dumbbell),
    Case("(3x5@20)", "+2.5kg", after: "4@20", "4@20", is: "3x5@20kg", .failed(times: 2, of: 2)),
    Case("(5@25)", "+2.5kg", after: "4@25", "4@25", is: "5@22.5kg", tenPercent),
  ]

  static let double = [
    Case("(3x8-12@80)", after: "12,12,12@80", is: "3x8-12@82.5kg", .grown(by: kg("2.5"))),
    Case("(3x8-12@80)", after: "12,11,9@80", is: "3x8-12@80kg", .withinRange(upTo: 12)),
    Case("(3x8-12@80)", after: "12,11,7@80", is: "3x8-12@80kg", .failed(times: 1, of: 2)),
    Case("(3x8-12@22)", after: "12,12,12@22", is: "3x8-12@22.5kg", .grown(by: kg("0.5")), with: .dumbbell),
    Case(
      "(3x8-12@22)", "+2kg", after: "12,12,12@22", is: "3x8-12@24kg", .grown(by: kg("2")), with: .dumbbell),
    Case("(3x5+@100)", "+5kg", after: "5,5,9@100", is: "3x5+@105kg", .grown(by: kg("5"))),
  ]

  static let body = [
    Case("(3x8-12@bw)", after: "12,12,12@bw", is: "3x8-12@bw", .reached, with: .bodyWeight),
    Case("(3x8@bw)", "+2.5kg", after: "8,8,8@bw", is: "3x8@+2.5kg", .grown(by: kg("2.5")), with: .bodyWeight),
    Case("(3x8@+10)", "+", after: "8,8,8@+10", is: "3x8@+11.25kg", .grown(by: kg("1.25")), with: .weighted),
    Case("(3x8@-15)", "+", after: "8,8,8@-15", is: "3x8@-10kg", .grown(by: kg("5")), with: .assisted),
    Case("(3x8@-5)", "+5kg", after: "8,8,8@-5", is: "3x8@bw", .grown(by: kg("5")), with: .assisted),
    Case("(3x8@-20)", "+5kg", after: "7@-20", "7@-20", is: "3x8@-25kg", tenPercent, with: .assisted),
  ]

  /// By the chart, five reps take 81.1 % at RPE 8, 83.7 % at RPE 9 and 76.2 % with four in reserve.
  static let effort = [
    Case("(3x5_rpe8)", is: "3x5 rpe8", .plan),
    Case("(3x5_rpe8)", after: "5,5,5@100_@8", is: "3x5@100kg @8", .effort(rpe8)),
    Case("(3x5_rpe8)", after: "5,5,5@100_@9", is: "3x5@97.5kg @8", .effort(rpe8)),
    Case("(3x5_rpe8)", after: "5,5,5@100_rir4", is: "3x5@107.5kg @8", .effort(rpe8)),
    Case("(3x5_rpe8)", after: "5,5,5@100", is: "3x5@100kg @8", .effortUnknown),
  ]

  static let units = [
    Case("(3x8@80kg)", is: "3x8@175lb", .plan, in: .pounds),
    Case("(3x8@80kg)", after: "8,8,8@80kg", is: "3x8@175lb", .lastTime, in: .pounds),
    Case("(3x8@180lb)", is: "3x8@82.5kg", .plan),
    Case("(3x8@180lb)", "+2.5kg", after: "8,8,8@180lb", is: "3x8@85kg", .grown(by: kg("3.353"))),
  ]

  @Test(arguments: asBefore + linear + back + double + body + effort + units) func proposes(_ one: Case)
    throws
  {
    let plan = try plannedSets(one.plan)
    let proposer = LoadProposer(
      plan: plan, progression: one.rule.flatMap { Progression([$0], unit: .kilograms) },
      equipment: one.equipment, unit: one.unit, sessions: try one.sessions.map(plannedSets))
    let proposal = proposer.proposal
    let drafts = zip(plan, proposal.targets).map { SetDraft($0.type, plan: $1) }
    #expect(NotationWriter().text(drafts) == one.expected)
    #expect(proposal.reason == one.reason)
  }

  @Test(arguments: [
    ("80", "140", true, "5@112.5kg"), ("80", "141.3", false, "5@112.5kg"), ("5", "99", true, "5@20kg"),
  ])
  func percentOfTheMax(percent: String, max: String, isTested: Bool, expected: String) throws {
    let known = KnownMax(Self.kg(max), isTested: isTested)
    let proposal = LoadProposer(
      plan: try plannedSets("(5@\(percent)%)"), equipment: .barbell, unit: .kilograms, sessions: [],
      max: { known }
    ).proposal
    #expect(proposal.targets.map { NotationWriter().text($0) } == [expected])
    #expect(proposal.reason == .percent(Self.kg(percent).value, of: known.load, isTested: isTested))
  }

  @Test func percentOfNothing() throws {
    let proposal = LoadProposer(
      plan: try plannedSets("(5@80%)"), equipment: .barbell, unit: .kilograms,
      sessions: [try plannedSets("5@100")]
    ).proposal
    #expect(proposal.reason == .maxUnknown)
    #expect(proposal.targets.map { NotationWriter().text($0) } == ["5@80%"])
  }

  @Test func saysWhatItConverted() throws {
    func proposer(_ sessions: [String]) throws -> LoadProposer {
      LoadProposer(
        plan: try plannedSets("(3x8@80kg)"), equipment: .barbell, unit: .pounds,
        sessions: try sessions.map(plannedSets))
    }
    #expect(try proposer([]).proposal.converted == .external(Self.kg("80")))
    #expect(try proposer([]).planned.converted == .external(Self.kg("80")))
    #expect(try proposer(["8@180lb"]).proposal.converted == nil)
    #expect(try proposer(["8@180lb"]).planned.targets == proposer([]).proposal.targets)
  }
}

@Suite struct ProgressionTextTests {
  @Test(arguments: ["+2.5kg", "+", "+5lb -15%", "+2.5kg 3x", "+ -7.5% 1x", "+0kg"])
  func readsWhatItWrites(text: String) throws {
    let rule = try #require(Progression([text], unit: .pounds))
    #expect(rule.text == text)
    #expect(Progression(text.split(separator: " ").map(String.init), unit: .kilograms) == rule)
  }

  @Test func unitOfTheRoutine() {
    #expect(Progression(["+5"], unit: .pounds)?.text == "+5lb")
    #expect(Progression(["3X", "-10%", "+5 KG"], unit: .pounds) == nil)
    #expect(Progression(["3X", "-10%", "+5KG"], unit: .pounds)?.text == "+5kg 3x")
  }

  @Test(arguments: [
    "", "2.5kg", "-10%", "+2.5kg +5kg", "+2.5st", "+1e3kg", "+2.5kg -100%", "+2.5kg 0%", "+2.5kg 11x",
    "+2.5kg 0x", "+1000kg", "+-5kg", "+2.5kg again",
  ])
  func refuses(text: String) { #expect(Progression([text], unit: .kilograms) == nil) }
}
