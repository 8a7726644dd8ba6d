import Interchange
import TestSupport
import Testing
import Training

@Suite("Jefit's files") struct JefitTests {
  @Test func jefit() throws {
    try expect(
      "jefit-kg.csv", .jefit, rows: 6,
      """
      2026-01-01T09:00:00+00:00 = 900 –, 3600 s
      Barbell Squat
        12 warmUp 10 x 60 kg
        12 normal 5 x 82.5 kg
        12 normal 0 x 82.5 kg
      Pull-Up
        13 normal 12
        13 normal 10
      2026-01-02T09:00:00+00:00 = 901 –, 1200 s
      Curl
        16 normal 12 x 14 kg
      - 17 malformed
      - 14 unreadable logs: 20x8xx
      - 15 empty
      """)
  }

  @Test func jefitWithoutSettings() throws {
    try expect(
      "jefit-no-settings.csv", .jefit, rows: 2,
      """
      2026-01-01 –
      Barbell Bench Press
        3 normal 8 x 135 lb
      2026-01-03 –
      Barbell Deadlift
        4 normal 5 x 100
      """)
  }

  /// A row of the table of cardio says its exercise by a number, and its workout or only the day. What the table of sets has, too, is
  /// repeated.
  @Test func jefitCardioLogs() throws {
    try expect(
      "jefit-cardio.csv", .jefit, rows: 14,
      """
      2026-01-01T09:00:00+00:00 = 900 –, 3600 s
      Barbell Bench Press
        18 normal 8 x 135 lb
      Running (Treadmill)
        29 normal 1.5 mi 900 s
      2026-01-02T09:00:00+00:00 = 901 –, 1200 s
      Running (Treadmill)
        19 normal 2.5 mi 1500 s
      2026-01-02T10:00:00+00:00 = 902 –, 1200 s
      Barbell Bench Press
        20 normal 8 x 135 lb
      Hill Sprints
        31 normal 600 s
      2026-01-02 –
      Hill Sprints
        32 normal 600 s
      2026-01-03 –
      Running (Treadmill)
        33 normal 2 mi 1200 s
      2026-01-04 –
      Stairs
        37 normal 300 s
      - 21 empty
      - 30 repeated
      - 34 table CARDIO LOGS
      - 35 empty
      - 36 unreadable distance: x
      - 38 table CARDIO LOGS
      """)
  }

  /// What has no reps has its distance and time in the table of sets, one of whose rows may lack.
  @Test func jefitWithCardio() throws {
    let history = try foreign(
      """
      ### EXERCISE LOGS ###
      logs,_id,mydate,eid,ename,belongsession
      "60x5,60x4",1,2026-02-04,8,Barbell Bench Press,
      0x0,3,2026-02-04,45,Running (Treadmill),
      0x60,4,2026-02-04,46,Plank,

      ### EXERCISE SET LOGS ###
      _id,exercise_log_id,set_index,weight_lbs,reps,set_type,distance_mi,duration
      2,1,1,132.277,4,failure,0,0
      5,3,0,0,0,,1.5,1800
      6,4,0,0,0,,0,60

      ### CARDIO LOGS ###
      row_id,eid,duration,distance,mydate
      1,321,3600,1.5,2026-03-20

      ### NOTES ###
      eid,mynote,mydate
      8,elbow hurt,2026-02-04
      8,another day,2026-02-05
      """)
    #expect(
      summary(history) == """
        2026-02-04 –
        Barbell Bench Press, “elbow hurt”
          3 normal 5 x 60
          3 failure 4 x 60 kg
        Running (Treadmill)
          4 normal 1.5 mi 1800 s
        Plank
          5 normal 60 s
        - 15 table CARDIO LOGS
        - 20 table NOTES
        """)
    #expect(history.rows == 5)
  }
}
