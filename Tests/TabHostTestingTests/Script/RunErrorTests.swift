import TabHostTestSupport
import TabHostTesting
import Testing

/// Running scripts: errors.
@MainActor struct RunErrorTests {
  private let json = #"""
    {"tabs":["a",{"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}]}
    """#

  @Test(arguments: [
    ("collapse g\ntap x", #"s:2:5: no tab has the identifier "x""#),
    ("tabs a y", #"s:1:8: no tab has the identifier "y""#),
    ("child a c", #"s:1:7: "a" is not a group"#),
    ("action g old", #"s:1:10: "g" has no action "old""#),
    ("set a children c", #"s:1:7: this kind of tab has no property "children""#),
    ("set g children c,zz", #"s:1:18: no tab has the identifier "zz""#),
    ("batch\nselect nowhere\nend", #"s:2:8: no tab has the identifier "nowhere""#),
    ("check x", #"s:1:7: no tab has the identifier "x""#),
    ("uncheck x", #"s:1:9: no tab has the identifier "x""#),
    ("drag x to bar", #"s:1:6: no tab has the identifier "x""#),
    ("drag x off bar", #"s:1:6: no tab has the identifier "x""#),
    ("item a before x", #"s:1:15: no tab has the identifier "x""#),
    ("move x after a", #"s:1:6: no tab has the identifier "x""#),
    ("rows 0 0\nscroll  x", #"s:2:9: no tab has the identifier "x""#),
    ("drop photo on x", #"s:1:15: no tab has the identifier "x""#),
    ("drop photo x2 on x move", #"s:1:18: no tab has the identifier "x""#),
    ("drop photo on action x new", #"s:1:22: no tab has the identifier "x""#),
    ("drop photo on action a new", #"s:1:22: "a" is not a group"#),
    ("drop photo on action g nwe", #"s:1:24: "g" has no action "nwe"; did you mean "new"?"#),
    ("hover photo on x 10", #"s:1:16: no tab has the identifier "x""#),
    ("drag-row x", #"s:1:10: no tab has the identifier "x""#),
    ("drag-row a c x", #"s:1:14: no tab has the identifier "x""#),
    ("swipe leading x", #"s:1:15: no tab has the identifier "x""#),
    ("swipe trailing x full", #"s:1:16: no tab has the identifier "x""#),
    ("menu x Open", #"s:1:6: no tab has the identifier "x""#),
    ("scroll x", #"s:1:8: no tab has the identifier "x""#),
    (#"scroll "header""#, #"s:1:8: no tab has the identifier "header""#),
  ])
  func `an unknown tab, group, action or property ends the run without calls`(
    script: String,
    message: String
  ) throws {
    let described = try HostDescription(json: json).makeHost()
    described.log.clear()
    let error = #expect(throws: ScriptError.self) { try described.run(script) }
    expectEqual(error?.description, message)
    expectEqual(error?.exitStatus, 1)
    expectEqual(described.log.entries, [])
  }
}
