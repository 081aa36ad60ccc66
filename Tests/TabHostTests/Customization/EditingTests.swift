import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Editing, beyond the scripts of the article "Every event, call by call".
@MainActor struct EditingTests {
  private let fixture = HostFixture.editable()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  @Test func `row 49: editing shows a hidden sidebar first and leaves it shown`() {
    host.sidebar.isHidden = true
    fixture.log.clear()
    user.beginEditing()
    fixture.expect([.sidebarVisibilityWillChange(hidden: false), .willBeginEditing])
    user.endEditing()
    fixture.expect([.didEndEditing])
    expectEqual(host.presentation, .sidebar)
  }

  @Test func `rows 50 and 51: an unchecked tab leaves the bar, and stays selected until the end`() {
    user.beginEditing()
    expectEqual(host.presentation, .barAndSidebar)
    fixture.log.clear()
    user.uncheck(fixture.tab("a"))
    expect(fixture.tab("a").isHidden)
    expectEqual(fixture.barText, "f | b m g | p")
    expectEqual(fixture.rowText, "[a] b f m p s g c1 c2 c3")
    host.tabs.append(.bare("z"))
    fixture.expect([])
    expectEqual(fixture.selected, "a")
    user.endEditing()
    fixture.expect(
      [
        .visibilityDidChange(["a"]), .didSelect("b", previous: "a", origin: .fallback),
        .didEndEditing,
      ]
        + firstExchange("a", "b")
    )
  }

  @Test func `row 51: a tab below an unchecked group stays selected, too`() {
    user.tapRow("c1")
    user.beginEditing()
    user.uncheck(fixture.tab("g"))
    expectEqual(fixture.selected, "c1")
    fixture.log.clear()
    user.check(fixture.tab("g"))
    user.endEditing()
    fixture.expect([.didEndEditing])
    expectEqual(fixture.selected, "c1")
  }

  @Test func `row 56: a move outside editing that changes nothing is not notified`() {
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    expectEqual(host.customization[group: "g"].tabOrder, ["c3", "c1", "c2"])
    fixture.log.clear()
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.expect([])
  }

  @Test func `row 57: ending editing notifies of visibility, order, fallback and the end`() {
    user.beginEditing()
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    user.uncheck(fixture.tab("c2"))
    user.uncheck(fixture.tab("a"))
    fixture.log.clear()
    expectEqual(user.endEditing(), .performed)
    fixture.expect(
      [
        .visibilityDidChange(["a", "c2"]), .displayOrderDidChange("g"),
        .didSelect("b", previous: "a", origin: .fallback), .didEndEditing,
      ]
        + firstExchange("a", "b")
    )
    expect(!host.isEditing)
    expectEqual(host.presentation, .sidebar)
    expectEqual(fixture.rowText, "b f m p s g c3 c1")
  }

  @Test func `row 57: reverted changes are not notified`() {
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    user.check(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .after, fixture.tab("c2"))
    fixture.log.clear()
    user.endEditing()
    fixture.expect([.didEndEditing])
    expect(host.customization.isEmpty)
  }

  @Test func `row 59: a reset during editing is notified when editing ends`() {
    fixture.tab("s").isHiddenByDefault = true
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    user.drag(fixture.tab("c2"), toBarAt: 0)
    user.collapse(fixture.group("g"))
    user.endEditing()
    fixture.tab("m").isHidden = true
    user.beginEditing()
    fixture.log.clear()
    expectEqual(user.resetCustomization(), .performed)
    fixture.expect([])
    expectEqual(fixture.barText, "f | a b m g | p")
    expectEqual(fixture.rowText, "a b f m p [s] g c1 c2 c3")
    user.endEditing()
    fixture.expect([
      .visibilityDidChange(["b", "m", "s"]), .displayOrderDidChange("g"), .didEndEditing,
    ])
    expect(host.customization.isEmpty)
  }

  @Test func `row 60: a host that leaves the screen ends editing first`() {
    user.beginEditing()
    user.uncheck(fixture.tab("a"))
    fixture.log.clear()
    host.disappear()
    fixture.expect(
      [
        .visibilityDidChange(["a"]), .didSelect("b", previous: "a", origin: .fallback),
        .didEndEditing,
      ]
        + firstExchange("a", "b") + [.willDisappear("b"), .didDisappear("b")]
    )
  }

  @Test func `row 72: becoming compact ends editing before the sidebar becomes unavailable`() {
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    fixture.log.clear()
    host.traitCollection = .compact
    fixture.expect([
      .visibilityDidChange(["b"]), .didEndEditing,
      .sidebarAvailabilityDidChange(available: false),
    ])
    expect(!host.isEditing)
  }

  @Test func `hiding the sidebar ends editing before the call about its visibility`() {
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    fixture.log.clear()
    user.hideSidebar()
    fixture.expect([
      .visibilityDidChange(["b"]), .didEndEditing, .sidebarVisibilityWillChange(hidden: true),
    ])
  }

  @Test func `a rotation that would hide the sidebar does not end editing`() {
    user.beginEditing()
    fixture.log.clear()
    host.traitCollection.orientation = .portrait
    fixture.expect([])
    expect(host.isEditing)
    user.endEditing()
    fixture.expect([.didEndEditing, .sidebarVisibilityWillChange(hidden: true)])
  }

  @Test func `programmatic hiding during editing moves the selection and is not notified`() {
    user.beginEditing()
    fixture.log.clear()
    fixture.tab("a").isHidden = true
    fixture.expect(
      [.didSelect("b", previous: "a", origin: .fallback)]
        + firstExchange("a", "b")
    )
    user.endEditing()
    fixture.expect([.didEndEditing])
  }

  @Test func `in a batch, all editing calls are made at its end`() {
    host.sidebar.isHidden = true
    fixture.log.clear()
    host.performBatchUpdates {
      user.beginEditing()
      expect(host.isEditing)
      user.uncheck(fixture.tab("b"))
      user.endEditing()
      user.beginEditing()
      fixture.expect([])
    }
    fixture.expect([
      .sidebarVisibilityWillChange(hidden: false), .willBeginEditing, .visibilityDidChange(["b"]),
      .didEndEditing, .willBeginEditing,
    ])
  }

  @Test func `a delegate can select, edit again and change tabs inside editing calls`() {
    let fixture = HostFixture.editable()
    let reentrantDelegate = ReentrantDelegate()
    fixture.recorder.forwardedDelegate = reentrantDelegate
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("a"))
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.log.clear()
    fixture.user.endEditing()
    fixture.expect(
      [
        .visibilityDidChange(["a"]), .didSelect("m", previous: "a", origin: .program),
        .displayOrderDidChange("g"), .didEndEditing, .willBeginEditing,
      ] + firstExchange("a", "m")
    )
    expect(fixture.host.isEditing)
    expectEqual(fixture.rowText, "[a] b f m s g c3 c1 c2")
  }

  /// Changes the host inside the calls about customization.
  private final class ReentrantDelegate: TabHostControllerDelegate {
    func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
      host.selectedTab = host.tab(forIdentifier: "m")
    }

    func tabHostController(_ host: TabHostController, displayOrderDidChangeFor: TabGroupItem) {
      host.tabs.removeAll { $0.identifier == "p" }
    }

    func tabHostControllerDidEndEditing(_ host: TabHostController) {
      host.user.beginEditing()
    }
  }
}
