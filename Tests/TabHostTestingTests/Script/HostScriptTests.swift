import TabHostTesting
import Testing

@Suite("Parsing scripts") struct HostScriptTests {
  @Test(arguments: [
    ("tpa b", #"s:1:1: unknown command "tpa"; did you mean "tap"?"#),
    ("juggle", #"s:1:1: unknown command "juggle""#),
    ("tap a\n  # a comment\n\n  tap", "s:4:3: missing words; the form is tap ID"),
    ("tap a b", #"s:1:7: unexpected "b"; the form is tap ID"#),
    ("back now", #"s:1:6: unexpected "now"; the form is back"#),
    ("tap \"a", "s:1:5: the quote is not closed on this line"),
    ("tap \"a\\", "s:1:7: a backslash can't end a line"),
    (
      "tap \"a\\n\"", #"s:1:7: unknown escape; inside quotes, write \" or \\"#
    ),
    ("tap a\\b", "s:1:6: a backslash is allowed only inside quotes"),
    ("tap a\"b\"", "s:1:6: a quote must begin a word"),
    ("tap \"a\"b", "s:1:8: a blank must follow a closing quote"),
    ("tap \u{0}", "s:1:5: a line can't contain a NUL"),
    ("tap a\rtap b", "s:1:6: a line can't contain a carriage return"),
    ("sidebar sho", #"s:1:9: "sho" is not "show", "hide" or "toggle"; did you mean "show"?"#),
    ("size large", #"s:1:6: "large" is not "compact" or "regular""#),
    (
      "mode tabbar",
      #"s:1:6: "tabbar" is not "automatic", "tabBar" or "tabSidebar"; "#
        + #"did you mean "tabBar"?"#
    ),
    (
      "print customisation",
      #"s:1:7: "customisation" is not "frame", "tree", "state" or "customization"; "#
        + #"did you mean "customization"?"#
    ),
    ("add a at -1", #"s:1:10: "-1" is not a position; positions are numbers from 0"#),
    (
      "add a at 99999999999999999999",
      #"s:1:10: "99999999999999999999" is not a position; positions are numbers from 0"#
    ),
    ("add a att 1", #"s:1:7: "att" is not "to", "at" or "title"; did you mean "at"?"#),
    (
      "add a at 1 at 2",
      #"s:1:12: unexpected "at"; the form is add ID [to GROUP] [at N] [title TEXT]"#
    ),
    ("set a titel x", #"s:1:7: a tab has no property "titel"; did you mean "title"?"#),
    ("set host badgeValue 1", #"s:1:10: a host has no property "badgeValue""#),
    ("set a isHidden yes", #"s:1:16: "yes" is not "true" or "false""#),
    ("set a title nil", #"s:1:13: "nil" can't clear this property; quote it to set the text"#),
    ("set a title", "s:1:1: missing words; the form is set ID|host PROPERTY VALUE"),
    ("set host selectedIndex two", #"s:1:24: "two" is not a whole number"#),
    (
      "set g barPresentation inline",
      #"s:1:23: "inline" is not "automatic", "singleItem" or "inlineChildren""#
    ),
    ("end", "s:1:1: \"end\" without a batch"),
    ("tap a\nbatch\ntap b", "s:2:1: this batch has no \"end\""),
    (
      "batch\n batch\nend\nend",
      "s:2:2: a batch can't contain another batch; the one in line 1 is still open"
    ),
    ("\u{1B}[2J", #"s:1:1: unknown command "\u{1B}[2J""#),
  ])
  func `an invalid command throws an error with its position`(text: String, message: String) {
    #expect {
      try HostScript(parsing: text, name: "s")
    } throws: { error in
      guard let error = error as? ScriptError else { return false }
      #expect(error.description == message)
      return error.exitStatus == 2
    }
  }

  @Test func `columns are counted in Unicode scalars`() {
    #expect(throws: ScriptError.self) { try HostScript(parsing: "tap \"e\u{301}\u{1F600}\" b") }
    do {
      _ = try HostScript(parsing: "tap \"e\u{301}\u{1F600}\" b")
    } catch {
      #expect(error.column == 11)
    }
  }

  @Test func `commands have their source text and position`() throws {
    let text = "\u{FEFF}tap a\r\n\r\n  set a title \"x # y\"   # why\r\n\ttabs#none\n#\nback"
    let script = try HostScript(parsing: text)
    #expect(script.commands.map(\.text) == ["tap a", "set a title \"x # y\"", "tabs", "back"])
    #expect(script.commands.map(\.line) == [1, 3, 4, 6])
    #expect(script.commands.map(\.column) == [1, 3, 2, 1])
  }

  @Test(arguments: ["", "\n\n", "# only a comment", "   \t"])
  func `a script can be empty`(text: String) throws {
    #expect(try HostScript(parsing: text).commands.isEmpty)
  }

  @Test(arguments: [
    "tap a", "row a", "back", "cancel-search", "sidebar show", "sidebar toggle", "expand g",
    "collapse g", "action g new", "select a", "select none", "select \"none\"", "child g a",
    "push page", "set a badgeValue nil", "set host compactTabIdentifiers a,b",
    "set host sidebar.isHidden true", "set \"host\" title x", "tabs", "tabs a b", "children g",
    "children g a", "add a", "add a to g", "add a at 0", "add a to g at 2 title \"A title\"",
    "add a title \"to\"", "remove a", "set-sidebar shown", "bar hidden", "mode tabBar",
    "batch\nend", "rotate portrait", "size compact", "direction rtl", "appear", "disappear",
    "print frame", "print tree", "print state", "print customization", "edit", "done", "reset",
    "check a", "uncheck a", "drag a to bar", "drag a to bar at 0", "drag a off bar",
    "drag \"off\" off bar", "item a before b", "item a after b", "move a before b",
    "move a after b",
    "restart", "set a allowsMoving false", "set host allowsReordering true",
    "set host customizationIdentifier nil", "tap \"\"", "tap \"a \\\"b\\\" \\\\\"",
  ])
  func `every command is parsed`(text: String) throws {
    #expect(try HostScript(parsing: text).commands.isEmpty == false)
  }

  @Test func `a script that is not UTF-8 throws an error without a line`() {
    do {
      _ = try HostScript(utf8: [0x74, 0xFF], name: "s")
      Issue.record("no error")
    } catch {
      #expect(error.description == "s: the script is not UTF-8")
      #expect(error.exitStatus == 2)
    }
  }
}
