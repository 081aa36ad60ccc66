import TabHostTestSupport
import TabHostTesting
import Testing

/// Running scripts: the positions of errors. Their messages are cases.
@MainActor struct RunErrorTests {
  private let json = #"""
    {"tabs":["a",{"id":"g","children":["c"],"actions":[{"id":"new","title":"New"}]}]}
    """#

  @Test(arguments: [
    ("collapse g\ntap x", #"s:2:5: no tab has the identifier "x""#),
    ("tabs a y", #"s:1:8: no tab has the identifier "y""#),
    ("child a c", #"s:1:7: "a" is not a group"#),
    ("set a children c", #"s:1:7: this kind of tab has no property "children""#),
    ("set g children c,zz", #"s:1:18: no tab has the identifier "zz""#),
    ("batch\nselect nowhere\nend", #"s:2:8: no tab has the identifier "nowhere""#),
    ("rows 0 0\nscroll  x", #"s:2:9: no tab has the identifier "x""#),
    ("drop photo x2 on x move", #"s:1:18: no tab has the identifier "x""#),
    ("drop photo on action a new", #"s:1:22: "a" is not a group"#),
    ("drop photo on action g nwe", #"s:1:24: "g" has no action "nwe"; did you mean "new"?"#),
    ("drag-row a c x", #"s:1:14: no tab has the identifier "x""#),
    (#"scroll "header""#, #"s:1:8: no tab has the identifier "header""#),
    ("change  x", #"s:1:9: "x" is not the name of a change of this app"#),
    ("act x 1", #"s:1:5: "x" is not the name of an actor of this exploration"#),
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

  @Test func `identifiers are compared byte by byte`() throws {
    let described = try HostDescription(json: #"{"tabs":["\u00e9","e\u0301"]}"#).makeHost()
    try described.run("tap e\u{301}\nexpect selected: e\u{301}\ntap é\nexpect selected: é")
    let error = #expect(throws: ScriptError.self) {
      try described.run("expect selected: e\u{301}")
    }
    expectEqual(error?.column, 18)
    let missing = #expect(throws: ScriptError.self) {
      try described.run("remove é\nremove e\u{301}\nadd \u{212B}\nselect \u{C5}")
    }
    expectEqual(missing?.line, 4)
    let calls: [DelegateCall] = [.shouldSelect("é")]
    expect(!CallDifference(expected: calls, actual: [.shouldSelect("e\u{301}")]).isEmpty)
  }
}
