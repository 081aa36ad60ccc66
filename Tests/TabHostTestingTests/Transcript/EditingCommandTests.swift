import TabHost
import TabHostTesting
import Testing

@MainActor @Suite("Commands for editing") struct EditingCommandTests {
  @Test(arguments: [
    ("edit now", #"s:1:6: unexpected "now"; the form is edit"#),
    ("check", "s:1:1: missing words; the form is check ID"),
    ("drag a", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    ("drag a onto bar", #"s:1:8: "onto" is not "to" or "off""#),
    ("drag a to sidebar", #"s:1:11: "sidebar" is not "bar""#),
    ("drag a off", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    (
      "drag a off bar at 1",
      #"s:1:16: unexpected "at"; the form is drag ID to bar [at N]|off bar"#
    ),
    ("drag a to bar 1", #"s:1:15: "1" is not "at""#),
    ("drag a to bar at", "s:1:1: missing words; the form is drag ID to bar [at N]|off bar"),
    ("drag a to bar at -1", #"s:1:18: "-1" is not a position; positions are numbers from 0"#),
    ("item a over b", #"s:1:8: "over" is not "before" or "after""#),
    ("move a befor b", #"s:1:8: "befor" is not "before" or "after"; did you mean "before"?"#),
    ("move a before", "s:1:1: missing words; the form is move ID before|after OTHER"),
    ("restart now", #"s:1:9: unexpected "now"; the form is restart"#),
    (
      "tap a\nbatch\n  restart\nend",
      "s:3:3: a batch can't contain a restart; the one in line 2 is still open"
    ),
    ("set a allowsMoving no", #"s:1:20: "no" is not "true" or "false""#),
    ("set host allowsMoving true", #"s:1:10: a host has no property "allowsMoving""#),
  ])
  func `an invalid command throws an error with its position`(text: String, message: String) {
    do {
      _ = try HostScript(parsing: text, name: "s")
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
      #expect(error.exitStatus == 2)
    }
  }

  @Test(arguments: [
    ("check x", #"s:1:7: no tab has the identifier "x""#),
    ("uncheck x", #"s:1:9: no tab has the identifier "x""#),
    ("drag x to bar", #"s:1:6: no tab has the identifier "x""#),
    ("drag x off bar", #"s:1:6: no tab has the identifier "x""#),
    ("item a before x", #"s:1:15: no tab has the identifier "x""#),
    ("move x after a", #"s:1:6: no tab has the identifier "x""#),
  ])
  func `an unknown tab ends the run`(script: String, message: String) throws {
    let described = try HostDescription(json: #"{"tabs":["a"]}"#).makeHost()
    let script = try HostScript(parsing: script, name: "s")
    do {
      try ScriptRunner(described) { _ in }.run(script)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
      #expect(error.exitStatus == 1)
    }
  }

  @Test(arguments: [
    ("done", "notEditing"), ("reset", "notEditing"), ("check b", "notEditing"),
    ("uncheck b", "notEditing"), ("drag c to bar", "notEditing"), ("drag a off bar", "notEditing"),
    ("item a after b", "notEditing"), ("edit\nedit", "alreadyEditing"),
    ("size compact\nedit", "notAvailable"), ("disappear\nedit", "notOnScreen"),
    ("edit\nuncheck a", "notPermitted"), ("edit\ncollapse g\nuncheck c", "notOnScreen"),
    ("edit\nuncheck b\nitem b before a", "hidden"), ("edit\nitem c before a", "notOnScreen"),
    ("edit\nitem f after a", "notPermitted"), ("edit\ndrag f off bar", "notPermitted"),
    ("edit\ndrag c off bar", "notOnScreen"), ("move a before b", "notPermitted"),
    ("move c before d", "notPermitted"),
    ("set host allowsReordering true\nmove a before c", "notPermitted"),
    ("set g allowsReordering true\nset c allowsMoving false\nmove c after d", "notPermitted"),
    ("set host allowsReordering true\nset b isHidden true\nmove a after b", "hidden"),
  ])
  func `an edit that is not permitted is refused without calls`(
    script: String,
    reason: String
  ) throws {
    let json = #"""
      {"tabs":["a",{"id":"b","allowsHiding":true},{"id":"f","placement":"fixed"},
        {"id":"g","children":[{"id":"c","allowsHiding":true},"d"]}]}
      """#
    let last = try #require(script.split(separator: "\n").last)
    #expect(try calls(json, script).suffix(2) == ["> \(last)", "  refused: \(reason)"])
  }
}
