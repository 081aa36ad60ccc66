import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct StationGuideTests {
  let program = Program(name: "StationGuide")

  @Test func `row 6: a locked station can't be selected until it is unlocked`() throws {
    try expectEqual(
      program.calls("row night-opera", "menu night-opera Unlock", "row night-opera"),
      [
        "> row night-opera", "  shouldSelectTab(night-opera) -> false",
        "> menu night-opera Unlock",
        "  contextMenuConfigurationFor(night-opera)", "  handler Unlock",
        "> row night-opera", "  shouldSelectTab(night-opera) -> true",
        "  displayedViewControllersFor(stations, proposed: [stations]) -> []",
        "  displayedViewControllersFor(night-opera, proposed: [night-opera]) -> [night-opera]",
        "  didSelectTab(night-opera, previous: listen-now) user",
      ]
    )
  }

  @Test func `each tap on the action tab adds a station without requesting permission`() throws {
    try expectEqual(
      program.calls("rows 7 4", "tap add-station", "tap add-station", "row station-5"),
      [
        "> rows 7 4",
        "> tap add-station", "  handler Add Station",
        "  itemFor(station-4)", "  update(station-4)", "  willBeginDisplaying(station-4)",
        "> tap add-station", "  handler Add Station",
        "  itemFor(station-5)", "  update(station-5)", "  willBeginDisplaying(station-5)",
        "> row station-5", "  shouldSelectTab(station-5) -> true",
        "  displayedViewControllersFor(stations, proposed: [stations]) -> []",
        "  displayedViewControllersFor(station-5, proposed: [station-5]) -> [station-5]",
        "  didSelectTab(station-5, previous: listen-now) user",
        "  update(station-5)",
      ]
    )
  }

  @Test func `the action tab works in the bar, also in compact width, and is never selected`()
    throws
  {
    try expectEqual(
      program.calls("rotate portrait", "tap add-station", "size compact", "tap add-station")
        .filter { $0.hasPrefix(">") || $0.hasPrefix("  handler") || $0.contains("Select") },
      [
        "> rotate portrait", "> tap add-station", "  handler Add Station",
        "> size compact", "> tap add-station", "  handler Add Station",
      ]
    )
    let run = try program.run("--script", "-", input: "select add-station")
    expect(run.lines.contains { $0.hasPrefix("  diagnostic actionSelection") })
  }

  @Test func `key commands add stations, select those that are not locked, and lock`() throws {
    let lines = try program.calls(
      "press cmd+l",
      "press cmd+n",
      "press cmd+up",
      "press cmd+down",
      "press cmd+down",
      "press cmd+l",
      "press cmd+l",
      "print tree"
    )
    expectEqual(
      lines.filter { $0.hasPrefix("> press") || $0.contains("handler") || $0.contains("Select") },
      [
        "> press cmd+l",
        "> press cmd+n", "  handler Add Station",
        "> press cmd+up", "  handler Previous Station",
        "  didSelectTab(station-4, previous: listen-now) program",
        "> press cmd+down", "  handler Next Station",
        "  didSelectTab(harbour-jazz, previous: station-4) program",
        "> press cmd+down", "  handler Next Station",
        "  didSelectTab(deep-focus, previous: harbour-jazz) program",
        "> press cmd+l", "  handler Lock Station",
        "> press cmd+l", "  handler Unlock Station",
      ]
    )
    expectEqual(lines.prefix(2), ["> press cmd+l", "  refused: notAvailable"])
  }

  @Test func `row 18: the stack begins with the station while the sidebar is visible`() throws {
    try expectEqual(
      program.calls("row deep-focus", "back", "sidebar hide", "tap stations", "print state")
        .filter { !$0.hasPrefix("    ") },
      [
        "> row deep-focus", "  shouldSelectTab(deep-focus) -> true",
        "  displayedViewControllersFor(stations, proposed: [stations]) -> []",
        "  displayedViewControllersFor(deep-focus, proposed: [deep-focus]) -> [deep-focus]",
        "  didSelectTab(deep-focus, previous: listen-now) user",
        "> back", "  refused: atRoot",
        "> sidebar hide", "  sidebarVisibilityWillChange(hidden: true)",
        "> tap stations", "  shouldSelectTab(stations) -> true",
        "  displayedViewControllersFor(stations, proposed: [stations]) -> [stations]",
        "  didSelectTab(stations, previous: deep-focus) user",
        "> print state",
        "  selected: stations",
        "  mode: tabSidebar, bar",
        "  bar: fixed listen-now, middle stations, pinned add-station, prominent search",
        "  sidebar: hidden",
        "  content: stations",
        "  stack: stations",
        #"  customization: {"sidebarHidden":{"landscape":true}}"#,
      ]
    )
  }

  @Test func `row 72: the stack begins with the page of the group if there is no sidebar`() throws {
    try expectEqual(
      program.calls("row deep-focus", "size compact", "back").dropFirst(5),
      [
        "> size compact",
        "  sidebarAvailabilityDidChange(available: false)",
        "  displayedViewControllersFor(stations, proposed: [stations]) -> [stations]",
        "  displayedViewControllersFor(deep-focus, proposed: [deep-focus]) -> [deep-focus]",
        "> back",
        "  didSelectTab(stations, previous: deep-focus) user",
      ]
    )
  }

  @Test
  func `rows 23 and 24: selecting search opens its field and canceling goes back`()
    throws
  {
    try expectEqual(
      program.calls("rotate portrait", "tap search", "cancel-search").dropFirst(2),
      [
        "> tap search", "  shouldSelectTab(search) -> true",
        "  didSelectTab(search, previous: listen-now) user",
        "> cancel-search", "  didSelectTab(listen-now, previous: search) user",
      ]
    )
  }

  @Test func `the sidebar shows the selected station and locked stations`() throws {
    let lines = try program.calls("rows 0 9", "row harbour-jazz", "print frame")
    let frame = lines.drop { $0 != "> print frame" }.dropFirst().prefix(10)
    expectEqual(
      frame.map { String($0.dropFirst(2).prefix(24)) },
      [
        " ≡ Radio               │", " On the Air            ├", " Harbour Jazz          │",
        "   ▷ Listen Now        │", "   + Add Station       │", "   ⌕ Search            │",
        " ▾ ◎ Stations          │", "▌    ≋ Harbour Jazz    │", "     ≋ Deep Focus      │",
        "     ≋ Night O… locked │",
      ]
    )
  }

  @Test(arguments: Program.samples) func `each sample has a version`(name: String) throws {
    try expectEqual(Program(name: name).run("--version").output, "\(name) 0.2.0\n")
  }

  @Test(arguments: Program.apps)
  func `all samples have the same options`(name: String) throws {
    let program = Program(name: name)
    try expect(program.run("--help").output.hasPrefix("Usage: \(name) [--frame|--svg FILE]"))
    for size in ["1x1", "3x2", "12x4", "30x9", "200x60"] {
      let run = try program.run("--frame", "--size", size)
      expectEqual(run.status, 0)
      expectEqual(run.output.filter { $0 == "\n" }.count, Int(size.split(separator: "x")[1]))
    }
  }

  @Test(arguments: Program.apps)
  func `a restart resets the state of the app`(name: String) throws {
    let script = "print tree\nrestart\nprint tree\n"
    let run = try Program(name: name).run("--script", "-", input: script)
    let trees = run.output.components(separatedBy: "> print tree\n").dropFirst()
    expectEqual(run.status, 0)
    expectEqual(trees.count, 2)
    expectEqual(trees.last.map { trees.first?.hasPrefix($0) == true }, true)
  }

  @Test func `without an identifier of the app, a script keeps what is arranged in a given folder`()
    throws
  {
    let folder = try TemporaryFolder()
    let home = try TemporaryFolder()
    let program = Program(name: "StationGuide", stateHome: home.path)
    let hide = "sidebar hide\n"
    let print = "print customization\n"
    _ = try program.transcript(hide, "--state-dir", folder.path)
    try expectEqual(folder.names, ["StationGuide.json"])
    let kept = try program.transcript(print, "--state-dir", folder.path).last
    expectEqual(kept, #"  {"sidebarHidden":{"landscape":true}}"#)

    // Without a folder, it neither reads nor writes the store of the user.
    _ = try program.transcript(hide)
    try expectEqual(program.transcript(print).last, "  {}")
    try expectEqual(home.names, [])
  }
}
