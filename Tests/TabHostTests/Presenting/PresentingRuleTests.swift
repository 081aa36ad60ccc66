import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// Presenting: misuse.
@MainActor struct PresentingRuleTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  /// Presents a controller, and returns the diagnostics.
  private func messages(
    presenting controller: ViewController,
    from presenter: ViewController? = nil
  ) -> [String] {
    (presenter ?? fixture.page).present(controller, animated: false) {
      Issue.record("a refused presentation is complete")
    }
    return fixture.takeMessages()
  }

  @Test func `presenting while something is presented is refused`() {
    let first = fixture.show("1")
    let expected =
      "invalidPresentation: the presenter already presents a controller; dismiss that first, or "
      + "present from it"
    expectEqual(messages(presenting: fixture.make("2")), [expected])
    expectEqual(messages(presenting: fixture.make("2"), from: host), [expected])
    expectEqual(fixture.presented, ["1 formSheet"])
    expectEqual(
      messages(presenting: first, from: first),
      [
        "invalidPresentation: the controller is already presented; dismiss it first"
      ]
    )
  }

  @Test func `a popover counts as presented`() {
    host.present(Popover(content: fixture.make("p"), sourceItem: fixture.base.tab("b")))
    fixture.log.clear()
    expectEqual(messages(presenting: fixture.make("s")).count, 1)
    expectEqual(fixture.presented, ["p popover"])
  }

  @Test func `a controller that has a parent or is the content of a tab is refused`() {
    let child = ViewController()
    ViewController().addChild(child)
    let container = ViewController()
    container.addChild(child)
    expectEqual(
      messages(presenting: child),
      [
        "invalidPresentation: the controller has a parent; remove it from there or present another "
          + "controller"
      ]
    )
    expectEqual(
      messages(presenting: fixture.page),
      [
        "invalidPresentation: the controller is the content of the tab \"a\"; remove it from there or "
          + "present another controller"
      ]
    )
    expect(fixture.presented == [] && child.parent === container)
    expectEqual(fixture.page.appearanceState, .appeared)
  }

  @Test func `a host and its container are refused`() {
    let expected =
      "invalidPresentation: a host can't present itself or its container; nothing is presented"
    expectEqual(messages(presenting: host), [expected])
    let container = ViewController()
    container.addChild(host)
    expectEqual(messages(presenting: container), [expected])
  }

  @Test func `an off-screen presenter is refused`() throws {
    let page = fixture.page
    host.selectedTab = fixture.base.tab("b")
    fixture.log.clear()
    expectEqual(
      messages(presenting: fixture.make("s"), from: page),
      [
        "invalidPresentation: the presenter is not on screen; present when it has appeared, or from "
          + "the host"
      ]
    )
    expectEqual(fixture.presented, [])
    // Without a host, the diagnostic is written to standard error.
    ViewController().present(fixture.make("s"), animated: false) {
      Issue.record("a refused presentation is complete")
    }
  }

  @Test func `the page of a tab that has left the host presents nothing and says why`() {
    let (page, tab) = (fixture.page, host.tabs[0])
    fixture.show("s")
    host.tabs.removeFirst()
    expectEqual(fixture.presented, [])
    fixture.log.clear()
    page.present(fixture.make("t"), animated: false) {
      Issue.record("a refused presentation is complete")
    }
    expect(fixture.presented == [] && fixture.take() == [])
    expectEqual(page.diagnosticWithoutHost.identifiers, [tab.identifier])
    expectEqual(
      page.diagnosticWithoutHost.message,
      "the presenter is the content of the tab \"a\", which is in no host; present from a page "
        + "on screen, or add the tab again"
    )
    expectEqual(
      ViewController().diagnosticWithoutHost.message,
      "the presenter is in no host, so nothing can be presented; show it in a tab first, "
        + "or in a test in a TabHostWindow"
    )
  }

  @Test func `a refused controller can be presented later`() {
    let first = fixture.show("1")
    let second = fixture.make("2")
    _ = messages(presenting: second)
    first.dismiss(animated: false)
    fixture.page.present(second, animated: false)
    expectEqual(fixture.presented, ["2 formSheet"])
  }

  @Test func `the identifier of the tab is in the diagnostic`() {
    fixture.show("1")
    fixture.page.present(fixture.make("2"), animated: false)
    expectEqual(fixture.log.diagnostics.map(\.identifiers), [["a"]])
  }

  @Test func `a popover without a source is presented as a sheet and reported`() {
    fixture.page.present(fixture.make("p", .popover), animated: false)
    expectEqual(
      fixture.takeMessages(),
      [
        "invalidPresentation: the popover has no source and is presented as a sheet; set the "
          + "sourceItem of its popoverPresentationController"
      ]
    )
    expectEqual(fixture.presented, ["p formSheet"])
  }

  @Test func `a popover from a tab outside the host is refused`() {
    let controller = fixture.make("p", .popover)
    controller.popoverPresentationController?.sourceItem = TabItem.bare("x")
    fixture.page.present(controller, animated: false)
    expectEqual(fixture.log.diagnostics.map(\.name), ["foreignSource"])
    expectEqual(fixture.presented, [])
  }

  @Test func `the content of a popover can't be presented in another way at the same time`() {
    let sheet = fixture.show("s")
    host.present(Popover(content: sheet, sourceItem: fixture.base.tab("b")))
    expectEqual(
      fixture.takeMessages(),
      [
        "invalidPresentation: the content of the popover is already presented; dismiss it first"
      ]
    )
    expectEqual(fixture.presented, ["s formSheet"])
  }
}
