import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Selection restoration.
@MainActor struct RestoringSelectionTests {
  private let fixture = HostFixture.unbuilt()

  @Test func `R12: restoring before the tabs notifies once and creates no content`() {
    fixture.host.restore(.path("g", "c2"))
    fixture.expect([])
    fixture.build()
    fixture.expect([.didSelect("c2", previous: nil, origin: .restoration)])
    expectEqual(fixture.group("g").selectedChild?.identifier, "c2")
    fixture.host.appear()
    fixture.expect(appearance(of: "c2"))
  }

  @Test(arguments: [true, false]) func `R12: restoring in a batch with the tabs notifies once`(
    isFirst: Bool
  ) {
    fixture.host.performBatchUpdates {
      if isFirst { fixture.host.restore(.path("g", "c2")) }
      fixture.build()
      if !isFirst { fixture.host.restore(.path("g", "c2")) }
    }
    fixture.expect([.didSelect("c2", previous: nil, origin: .restoration)])
  }

  @Test func `R12: restoring after the tabs notifies with the first selection as the previous one`()
  {
    fixture.build()
    fixture.host.restore(.path("g", "c2"))
    fixture.expect([
      .didSelect("a", previous: nil, origin: .program),
      .didSelect("c2", previous: "a", origin: .restoration),
    ])
    fixture.host.restore(.path("g", "c2"))
    fixture.expect([])
  }

  @Test func `R12: a selection can be restored in viewDidLoad`() {
    final class Loading: TabHostController {
      let log = CallLog()
      override func viewDidLoad() {
        super.viewDidLoad()
        restore(.path("b"))
        tabs = [.page("a", log), .page("b", log)]
      }
    }
    let host = Loading()
    host.delegate = SilentDelegate.shared
    host.log.record(host)
    host.appear()
    expectEqual(
      host.log.entries,
      [.didSelect("b", previous: nil, origin: .restoration)]
        + appearance(of: "b")
    )
  }

  // MARK: - Fallbacks

  /// Changes to the tab at the end of the path, and the tab selected instead.
  nonisolated static let cases: [(String, expected: String, SelectionOrigin)] = [
    ("as it was", "n1", .restoration), ("moved to the root", "n1", .restoration),
    ("gone", "c1", .restoration), ("hidden", "c1", .restoration), ("disabled", "c1", .restoration),
    ("below a hidden group", "c1", .restoration), ("below a disabled group", "c1", .restoration),
    ("without content", "c1", .restoration), ("gone below a page", "h", .restoration),
    ("below a hidden root", "a", .program), ("below a disabled root", "a", .program),
    ("gone with all of them", "a", .program),
  ]

  @Test(arguments: cases)
  func `the deepest selectable tab of the path is selected`(
    change: String,
    expected: String,
    origin: SelectionOrigin
  ) {
    fixture.host.restore(.path("g", "h", "n1"))
    fixture.host.performBatchUpdates {
      fixture.build(content: change == "gone below a page")
      make(change)
    }
    fixture.expect([.didSelect(expected, previous: nil, origin: origin)])
  }

  private func make(_ change: String) {
    switch change {
    case "moved to the root": fixture.host.tabs.append(fixture.tab("n1"))
    case "gone", "gone below a page": fixture.group("h").children = []
    case "hidden": fixture.tab("n1").isHidden = true
    case "disabled": fixture.tab("n1").isEnabled = false
    case "below a hidden group": fixture.tab("h").isHidden = true
    case "below a disabled group": fixture.tab("h").isEnabled = false
    case "without content": fixture.group("h").children = [.bare("n1")]
    case "below a hidden root": fixture.tab("g").isHidden = true
    case "below a disabled root": fixture.tab("g").isEnabled = false
    case "gone with all of them": fixture.host.tabs.removeLast()
    default: break
    }
  }

  @Test func `a group that was selected itself is restored regardless of its default child`() {
    fixture.host.restore(.path("g"))
    fixture.build(content: true) { $0.defaultChildIdentifier = "c1" }
    fixture.expect([.didSelect("g", previous: nil, origin: .restoration)])
    expect(fixture.group("g").selectedChild == nil)
  }

  @Test func `a tab that shows the page of its group can be restored`() {
    fixture.host.restore(.path("g", "c1"))
    fixture.build(content: true) { $0.children = [.bare("c1")] }
    fixture.host.appear()
    fixture.expect(
      [.didSelect("c1", previous: nil, origin: .restoration)]
        + appearance(of: "g")
    )
  }

  @Test func `unknown identifiers in a path of any length are ignored`() {
    let names = (0..<100_000).map { "\u{202E}\($0)" }
    fixture.host.restore(TabRestorationState(selectionPath: ["b"] + names + [""]))
    fixture.build()
    fixture.expect([.didSelect("b", previous: nil, origin: .restoration)])
  }

  // MARK: - Changes before the restoration

  @Test func `without tabs the path is pending, even on screen`() {
    fixture.host.restore(.path("g", "c2"))
    fixture.host.appear()
    expectEqual(fixture.host.restorationState, .path("g", "c2"))
    fixture.build()
    fixture.expect(
      [
        .sidebarAvailabilityDidChange(available: true),
        .didSelect("c2", previous: nil, origin: .restoration),
      ] + appearance(of: "c2")
    )
    fixture.host.tabs = []
    fixture.log.clear()
    fixture.build()
    fixture.expectCalls([
      .sidebarAvailabilityDidChange(available: true),
      .didSelect("a", previous: nil, origin: .program),
    ])
  }

  @Test func `a programmatic selection replaces a pending restoration`() {
    fixture.host.restore(.path("g", "c2"))
    fixture.host.performBatchUpdates {
      fixture.build()
      fixture.host.selectedTab = fixture.tab("b")
    }
    fixture.expect([.didSelect("b", previous: nil, origin: .program)])
  }

  @Test func `deselecting all tabs discards a pending restoration`() {
    fixture.host.restore(.path("g", "c2"))
    fixture.host.selectedTab = nil
    fixture.build()
    fixture.expect([])
    fixture.host.restore(.path("b"))
    fixture.expect([.didSelect("b", previous: nil, origin: .restoration)])
  }

  @Test func `a later state replaces a pending one, unless it has no path`() {
    fixture.host.restore(.path("b"))
    fixture.host.restore(.path("g", "c1"))
    fixture.host.restore(TabRestorationState())
    fixture.build()
    fixture.expect([.didSelect("c1", previous: nil, origin: .restoration)])
  }

  @Test func `restoring a host that has been on screen does nothing and is reported`() {
    fixture.build()
    fixture.host.appear()
    fixture.host.disappear()
    fixture.log.clear()
    let state = TabRestorationState(
      selectionPath: ["g", "c2"],
      isSidebarHidden: true,
      expansion: ["g": false]
    )
    fixture.host.restore(state)
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic lateRestoration [c2]: the host has already been on screen; restore the state"
          + " before appear()"
      ]
    )
    expectEqual(fixture.log.calls, [])
    expectEqual(fixture.host.restorationState, .path("a"))
    expect(fixture.group("g").isExpanded && !fixture.host.sidebar.isHidden)
  }
}

/// Restoration state values.
struct RestorationStateTests {
  private let full = TabRestorationState(
    selectionPath: ["g", "c2"],
    isSidebarHidden: true,
    expansion: ["g": true, "h": false]
  )

  /// Apps store this text, so a change to it loses restoration data.
  @Test func `the encoded form contains only the values that are set`() throws {
    try expectEqual(TabRestorationState().json, "{}")
    try expectEqual(
      full.json,
      #"{"expansion":{"g":true,"h":false},"isSidebarHidden":true,"#
        + #""selectionPath":["g","c2"]}"#
    )
  }

  @Test func `decoding restores the encoded state`() throws {
    try expectEqual(TabRestorationState(json: full.json), full)
    try expectEqual(TabRestorationState(json: "{}"), TabRestorationState())
  }

  @Test(arguments: [
    #"{"isSidebarHidden":true}"#,
    #"{"isSidebarHidden":true,"selectionPath":null,"expansion":null}"#,
    #"{"isSidebarHidden":true,"version":9,"scroll":{"c2":[1,2,{"x":null}]}}"#,
  ]) func `older and newer forms are decoded as far as they are understood`(text: String) throws {
    try expectEqual(TabRestorationState(json: text), TabRestorationState(isSidebarHidden: true))
  }

  @Test(arguments: [
    "", "null", "[]", "7", #"{"selectionPath":"a"}"#, #"{"selectionPath":[1]}"#,
    #"{"selectionPath":{"a":"b"}}"#, #"{"selectionPath":[["a"]]}"#, #"{"isSidebarHidden":1}"#,
    #"{"isSidebarHidden":"yes"}"#, #"{"expansion":["g"]}"#, #"{"expansion":{"g":"open"}}"#,
    #"{"selectionPath":["a"#, #"{"selectionPath":["\ud800"]}"#,
  ]) func `decoding a damaged form throws`(text: String) {
    #expect(throws: DecodingError.self) { try TabRestorationState(json: text) }
  }

  @Test func `deep nesting in unknown keys is ignored or throws`() {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let state = try? TabRestorationState(json: #"{"unknown":\#(nested)}"#)
    expect(state == nil || state == TabRestorationState())
  }
}
