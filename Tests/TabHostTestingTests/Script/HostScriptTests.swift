import Foundation
import TabHostTestSupport
import TabHostTesting
import Testing

/// Parsing scripts.
struct HostScriptTests {
  @Test(arguments: InvalidScripts.all)
  func `an invalid command throws an error with its position`(text: String, message: String) {
    let error = HostScript.error(parsing: text)
    expectEqual(error?.description, message)
    expectEqual(error?.exitStatus, 2)
  }

  @Test func `columns are counted in Unicode scalars`() {
    expectEqual(HostScript.error(parsing: "tap \"e\u{301}\u{1F600}\" b")?.column, 11)
  }

  @Test func `commands have their source text and position`() throws {
    let text = "\u{FEFF}tap a\r\n\r\n  set a title \"x # y\"   # why\r\n\ttabs#none\n#\nback"
    let script = try HostScript(parsing: text)
    expectEqual(script.commands.map(\.text), ["tap a", "set a title \"x # y\"", "tabs", "back"])
    expectEqual(script.commands.map(\.line), [1, 3, 4, 6])
    expectEqual(script.commands.map(\.column), [1, 3, 2, 1])
  }

  @Test(arguments: ["", "\n\n", "# only a comment", "   \t"])
  func `a script can be empty`(text: String) throws {
    try expect(HostScript(parsing: text).commands.isEmpty)
  }

  @Test(arguments: [
    "tap a", "row a", "back", "cancel-search", "sidebar show", "sidebar toggle", "expand g",
    "collapse g", "action g new", "select a", "select none", "select \"none\"", "child g a",
    "push page", "set a badgeValue nil", "set host compactTabIdentifiers a,b",
    "set host sidebar.isHidden true", "set \"host\" title x", "tabs", "tabs a b", "children g",
    "children g a", "add a", "add a to g", "add a at 0", "add a to g at 2 title \"A title\"",
    "add a title \"to\"", "remove a", "set-sidebar shown", "bar hidden", "mode tabBar",
    "rotate portrait", "size compact", "direction rtl", "appear", "disappear",
    "print frame", "print tree", "print state", "print customization", "edit", "done", "reset",
    "check a", "uncheck a", "drag a to bar", "drag a to bar at 0", "drag a off bar",
    "drag \"off\" off bar", "item a before b", "item a after b", "move a before b",
    "move a after b",
    "restart", "set a allowsMoving false", "set host allowsReordering true",
    "set host customizationIdentifier nil", "tap \"\"", "tap \"a \\\"b\\\" \\\\\"",
    "drop photo on b", "drop photo on b move", "drop photo x1 on b", "drop photo x10000 on b move",
    "drop on on on", "drop x2 x2 on x2", "drop photo on \"action\"",
    "drop photo on \"action\" move",
    "drop photo x3 on \"action\"", "drop photo on action g n",
    "drop \"a type\" on action action move",
    "drop photo \"\" on b", "drop photo \"a\" x2 on action g n move", "drop photo file a.png on b",
    "drop png,jpeg \"a\" file \"b c\" unrecorded \"d\" x2 on b", "drop file on file",
    "hover photo \"a\" x2 on action g n 5 move", "wait 5", "wait until selected: a",
    "wait 100 until title \"a b\": A # title", "wait until rows:",
    "hover photo on b 0", "hover photo on b 9223372036854775807", "drag-row a", "drag-row a b c",
    "drag-item Moss", "drag-item Moss \"in\" in y over b 5 over action g n on \"action\"",
    "drop photo over a over \"none\" 5 over none on b 7 move", "drop over over over on on 5",
    "hover photo over a 5 on none 0 open", "hover photo on b 5 move open", "drag-row a open",
    "drag-row a over b 5 c \"5\" over none on action g n 600",
    "drag-item Moss over b Rain in y open",
    "continue-drag", "continue-drag a over b 5 c open", "continue-drag on b 5",
    "swipe leading b", "swipe trailing b 0", "swipe trailing b full", "swipe trailing b open",
    "swipe trailing b 0 open",
    "swipe leading b 9223372036854775807", "menu b", "menu b Share \"As a file\"", "rows 0 0",
    "rows 3 20", "rows 9223372036854775807 9223372036854775807", "scroll b", "scroll header",
    "scroll footer", "scroll \"header\"",
  ])
  func `every form of a command is parsed`(text: String) throws {
    try expectEqual(HostScript(parsing: text).commands.map(\.text), [text])
  }

  @Test func `a script is read from a file, and one that can't be read is an error without a line`()
    throws
  {
    let file = try TemporaryFile("\u{FEFF}tap a\n")
    let script = try HostScript(path: file.path)
    expectEqual([script.name] + script.commands.map(\.text), [file.path, "tap a"])
    let binary = try TemporaryFile(Data([0x74, 0xFF]))
    for (path, problem) in [
      (binary.path, "not UTF-8"), ("/none.txt", "can't be read: No such file or directory"),
      ("/", "can't be read: Is a directory"), ("", "can't be read: the path is empty"),
    ] {
      let error = #expect(throws: ScriptError.self) { try HostScript(path: path) }
      expectEqual(error?.description, "\(path.isEmpty ? "\"\"" : path): \(problem)")
      expectEqual(error?.exitStatus, 2)
    }
  }
}
