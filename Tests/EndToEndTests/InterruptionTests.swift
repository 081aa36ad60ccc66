import TabHostTestSupport
import TerminalTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("End to end: interruptions", .enabled(if: Equipment.isThere, Equipment.advice))
struct InterruptionTests {
  @Test(arguments: Middle.all)
  func `a resize to one cell ends only interactions with the sidebar`(middle: Middle) throws {
    let scene = try Scene()
    try scene.begin(middle)
    try scene.resizeAndWait(columns: 1, rows: 1)
    try scene.check("a single cell")
    try scene.resizeAndWait(columns: 80, rows: 24)
    if middle.staysWhenSmall {
      try scene.wait(forText: middle.sign)
    } else {
      let state = try HostState.all(after: [], columns: 80, rows: 24)[0]
      try scene.wait("the size from before") { state.differences(from: $0) }
      try scene.wait(forNoText: middle.sign)
    }
    try scene.check("the size from before")
    try scene.goOn()
  }

  @Test(arguments: Middle.all)
  func `a suspension during an interaction restores the same screen`(middle: Middle) throws {
    let scene = try Scene.atShell()
    try scene.type(BuiltProducts.path("MediaLibrary") + " --no-persist\n")
    let before = try scene.begin(middle)
    try scene.type(Key.suspend)
    try scene.waitForShell(saying: "Stopped")
    #expect(scene.terminal.hasSettingsOfBefore)
    try scene.type("fg\n")
    try scene.wait("going on") { screen in
      screen.rows == before.rows && screen.styles == before.styles
        && screen.colors == before.colors && screen.cursorShown == before.cursorShown
        ? [] : ["another screen"]
    }
    try scene.check("going on")
    try scene.type(Key.interrupt)
    try scene.waitForShell(saying: "Stopped")
    try scene.type("exit\n")
    #expect(try scene.terminal.end() == .exit(0))
    #expect(scene.terminal.hasSettingsOfBefore)
  }

  @Test func `a resize during a suspension applies when the program continues`() throws {
    let scene = try Scene.atShell()
    try scene.type(BuiltProducts.path("MediaLibrary") + " --no-persist\n")
    try scene.begin(Middle.all[2])
    try scene.type(Key.suspend)
    try scene.waitForShell(saying: "Stopped")
    try scene.resize(columns: 100, rows: 30)
    try scene.type("fg\n")
    try scene.wait("the list on a larger screen") { screen in
      screen.text.contains("Get Info") && screen.place(of: "?", inRow: 0)?.column == 98
        ? [] : ["not yet"]
    }
    try scene.check("the list on a larger screen")
    try scene.type(Key.interrupt)
    try scene.waitForShell(saying: "fg")
    try scene.type("exit\n")
    #expect(try scene.terminal.end() == .exit(0))
    #expect(scene.terminal.hasSettingsOfBefore)
  }

  @Test(arguments: Middle.all)
  func `a signal during an interaction restores the terminal`(middle: Middle) throws {
    let scene = try Scene()
    try scene.begin(middle)
    scene.terminal.send(SIGTERM)
    try scene.expectEnd(.signal(SIGTERM))
  }

  @Test func `an open menu stays open on a smaller screen`() throws {
    let scene = try Scene()
    try scene.begin(Middle.all[2])
    try scene.resizeAndWait(columns: 60, rows: 14)
    try scene.wait(forList: "Get Info")
    try scene.check("the menu")
    try scene.goOn()
  }
}

extension Scene {
  /// Quits by the key that works during every interaction.
  fileprivate func goOn() throws {
    try type(Key.interrupt)
    try expectEnd(.exit(0))
  }
}
