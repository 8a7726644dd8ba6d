import System
import Testing

@Suite struct InterruptionTests {
  @Test func sleepsForTheGivenTime() {
    let began = SystemClock.monotonic()
    #expect(Interruption.sleep(milliseconds: 30))
    #expect(SystemClock.monotonic() - began >= 0.03)
  }

  @Test(arguments: [0, -5]) func zeroAndNegativeTimesReturnAtOnce(milliseconds: Int) {
    #expect(Interruption.sleep(milliseconds: milliseconds))
  }
}
