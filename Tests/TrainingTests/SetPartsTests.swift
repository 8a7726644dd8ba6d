import TestSupport
import Testing
import Training

private func context(_ loading: Loading = .external, oneSided: Bool = false) -> SetContext {
  var context = SetContext(countMode: .reps, loading: loading, unit: .kilograms)
  (context.isOneSided, context.takesBand, context.takesStack) = (oneSided, true, true)
  return context
}

private func read(_ text: String, _ context: SetContext) throws -> String {
  let groups = try Notation(decimalComma: true).groups(in: text.split(separator: " ").map(String.init))
  return NotationWriter(loading: context.loading).text(try SetInterpreter(context).results(of: groups))
}

@Test(arguments: [
  ("12+4+3@60", "12+4+3@60kg"), ("12 + 4 + 3 @ 60kg", "12+4+3@60kg"), ("12+4+3 x 60 kg", "12+4+3@60kg"),
  ("rest-pause 12,4,3@60", "12+4+3@60kg"), ("rest pause 10 4 3 a 50", "10+4+3@50kg"),
  ("myo reps 15+5+5+5@8", "15+5+5+5@8kg"), ("15@8 +5+5+4", "15+5+5+4@8kg"), ("10@80+8@60", "10@80kg+8@60kg"),
  ("10 x 80 kg + 8 x 60 kg", "10@80kg+8@60kg"), ("dropset 10@60 8@45 6@30", "10@60kg+8@45kg+6@30kg"),
  ("10@60 > 8@45 > 6@30", "10@60kg+8@45kg+6@30kg"), ("10@60 → 8@45", "10@60kg+8@45kg"),
  ("60/45/30 x 10/8/6", "10@60kg+8@45kg+6@30kg"), ("2x(12+4+3)@60", "12+4+3@60kg 12+4+3@60kg"),
  ("12+4@60 @9 d f", "12+4@60kg @9 d f"), ("8@60 drop to failure", "8@60kg d f"), ("8@60 f d", "8@60kg d f"),
  ("12@p7 10", "12@p7 10@p7"), ("3x12 pin 7", "3x12@p7"), ("12 at level 7", "12@p7"),
  ("12@7th plate", "12@p7"),
  ("12 a la placa 9", "12@p9"), ("20@red", "20@red"), ("20@verde", "20@green"), ("8 red band", "8@red"),
  ("6 con goma verde", "6@green"), ("8 amb goma vermella", "8@red"), ("12@heavy", "12@heavy"),
])
func loadsAndPartsAreRead(text: String, written: String) throws {
  #expect(try read(text, context()) == written)
}

@Test(arguments: [
  ("8+6@bw", "8+6@bw"), ("8+3+2", "8+3+2@bw"), ("5+10kg", "5@+10kg"), ("8@bw +6@-20", "8@bw +6@-20kg"),
])
func partsOnTheBody(text: String, written: String) throws {
  #expect(try read(text, context(.bodyWeight)) == written)
}

@Test(arguments: [
  ("10/9@30", "10/9@30kg"), ("10L 9R @30", "10/9@30kg"), ("R9 L10 @30", "10/9@30kg"),
  ("10 izq 9 der con 26", "10/9@26kg"), ("10 esq 9 dre amb 24", "10/9@24kg"), ("10L 10R @30", "10@30kg"),
  ("3x8 each leg @20", "3x8@20kg"), ("8 per side 20kg", "8@20kg"), ("8e/s@20", "8@20kg"),
  ("10 con cada pierna 12kg", "10@12kg"), ("8 per cama amb 14 quilos", "8@14kg"),
])
func sidesAreRead(text: String, written: String) throws {
  #expect(try read(text, context(oneSided: true)) == written)
}

@Test(arguments: [
  ("8/7@80", ["8,7@80kg"], Loading.external),
  ("2x12+4+3@60", ["2x(12+4+3)@60kg", "12@60kg 12+4+3@60kg"], .external),
  ("8+10", ["8+10@bw", "8@+10kg"], .bodyWeight), ("8 each side", ["16@bw", "8@bw"], .bodyWeight),
])
func whatCouldBeTwoThingsIsAsked(text: String, readings: [String], loading: Loading) throws {
  do {
    #expect(try read(text, context(loading)) == "asked")
  } catch let refusal as SetRefusal {
    #expect(refusal.readings == readings)
  }
}

@Test(arguments: [("10@80+8+6@60", 2), ("15@8 +5", 2), ("12@p100", 0), ("12 at plate 7.5", 0)])
func unclearPartsAreAsked(text: String, readings: Int) {
  do throws(SetSyntaxError) {
    _ = try Notation(decimalComma: false).groups(in: text.split(separator: " ").map(String.init))
    Issue.record("\(text) was read")
  } catch {
    #expect(error.readings.count == readings, "\(text): \(error.readings)")
  }
}

@Test func aChangeKeepsOrReplacesParts() throws {
  let notation = Notation(decimalComma: false)
  let interpreter = SetInterpreter(context())
  func changed(_ set: Performance, _ text: String) throws -> String {
    NotationWriter().text(try interpreter.applying(try notation.change(in: [text]), to: set))
  }
  let rested = Performance(.reps(12), at: .external(kilograms("60")), parts: [SetPart(4)])
  #expect(try changed(rested, "@62.5") == "12+4@62.5kg")
  #expect(try changed(rested, "+2.5") == "12+4@62.5kg")
  #expect(try changed(rested, "11") == "11@60kg")
  #expect(try changed(rested, "12+3+2") == "12+3+2@60kg")
  let dropped = Performance(
    .reps(10), at: .external(kilograms("80")), parts: [SetPart(8, at: .external(kilograms("60")))])
  #expect(try changed(dropped, "+5") == "10@85kg+8@65kg")
  #expect(throws: SetRefusal.self) { try changed(dropped, "@85") }
  #expect(try changed(Performance(.reps(12), at: .stack(7)), "+1") == "12@p8")
}

/// The numbers of Format.md.
@Test func volumeCountsAllThatWasDone() {
  func volume(_ set: Performance, _ implements: Int = 1) -> String {
    Volume(set, LoadFacts(implements: implements), bodyWeight: nil).mass(in: .kilograms).value.text
  }
  let sixty = Load.external(kilograms("60"))
  #expect(volume(Performance(.reps(12), at: sixty, parts: [SetPart(4), SetPart(3)])) == "1140")
  #expect(
    volume(Performance(.reps(10), at: .external(kilograms("80")), parts: [SetPart(8, at: sixty)])) == "1280")
  #expect(
    volume(Performance(.reps(9), at: .external(kilograms("30")), sides: SideReps(left: 10, right: 9)))
      == "285")
  #expect(volume(Performance(.reps(12), at: .stack(7))) == "0")
  #expect(volume(Performance(.reps(12), at: .band(.red))) == "0")
}

@Test func anEstimateTakesTheFirstPart() throws {
  let sixty = Load.external(kilograms("60"))
  func estimate(_ set: Performance) -> Double? {
    SetEstimate(set, share: Thousandths(0), bodyWeight: nil)?.max.oneRepMax
  }
  let rested = Performance(.reps(12), at: sixty, effort: .rir(2), parts: [SetPart(4), SetPart(3)])
  #expect(estimate(rested) == estimate(Performance(.reps(12), at: sixty)))
  #expect(estimate(Performance(.reps(12), at: .stack(7))) == nil)
}
