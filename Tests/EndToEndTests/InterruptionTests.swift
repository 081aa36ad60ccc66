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

@Suite("End to end: interrupted", .enabled(if: Equipment.isThere, Equipment.advice))
struct InterruptionTests {
  @Test(arguments: Middle.all)
  func `a screen of one cell comes in between`(middle: Middle) throws {
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
  func `the shell comes in between`(middle: Middle) throws {
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

  @Test func `another size at the shell is that of the program from then on`() throws {
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
  func `a signal comes in between`(middle: Middle) throws {
    let scene = try Scene()
    try scene.begin(middle)
    scene.terminal.send(SIGTERM)
    try scene.expectEnd(.signal(SIGTERM))
  }

  @Test func `a smaller screen in the middle of a menu has the menu`() throws {
    let scene = try Scene()
    try scene.begin(Middle.all[2])
    try scene.resizeAndWait(columns: 60, rows: 14)
    try scene.wait(forList: "Get Info")
    try scene.check("the menu")
    try scene.goOn()
  }
}

extension Scene {
  /// Leaves by the key that does so in the middle of everything.
  fileprivate func goOn() throws {
    try type(Key.interrupt)
    try expectEnd(.exit(0))
  }
}
