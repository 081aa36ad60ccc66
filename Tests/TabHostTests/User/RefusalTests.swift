import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct RefusalTests {
  private typealias Refusal = UserInteraction.Refusal

  private func explanation(of outcome: UserInteraction.Outcome) -> String? {
    if case .refused(let refusal) = outcome { refusal.explanation } else { nil }
  }

  @Test func `refusals with the same reason are equal, whatever their explanation`() throws {
    let fixture = HostFixture.roots("a")
    guard case .refused(let refusal) = fixture.user.beginEditing() else {
      Issue.record("not refused")
      return
    }
    expect(refusal == .notAvailable && refusal.hashValue == Refusal.notAvailable.hashValue)
    expect(refusal.explanation != Refusal.notAvailable.explanation)
    expectEqual(refusal.description, "notAvailable: \(refusal.explanation)")
  }

  @Test(arguments: Refusal.allCases)
  private func `a refusal is found by its name and has an explanation of one line`(
    refusal: Refusal
  ) {
    expectEqual(Refusal(rawValue: refusal.rawValue), refusal)
    expect(!refusal.explanation.isEmpty && !refusal.description.contains("\n"))
    expect(refusal.sidebarUnavailability == nil)
    expect(Refusal(rawValue: "other") == nil)
  }

  // MARK: - Unknown tabs

  @Test(arguments: ["tap", "row", "choose"])
  func `an unknown identifier is refused as unknownTab and reported with a suggestion`(
    action: String
  ) {
    let fixture = HostFixture.roots("inbox", "sent")
    let outcome =
      switch action {
      case "tap": fixture.user.tap("inbx")
      case "row": fixture.user.tapRow("inbx")
      default: fixture.user.choose("inbx")
      }
    let message = #"no tab of the host has the identifier "inbx"; did you mean "inbox"?"#
    expectEqual(outcome, .refused(.unknownTab))
    expectEqual(explanation(of: outcome), message)
    fixture.expect([
      .diagnostic(
        RecordedDiagnostic(name: "unknownTab", identifiers: ["inbx"], message: message)
      )
    ])
    expectEqual(fixture.selected, "inbox")
  }

  @Test func `an unknown identifier that is similar to no other has no suggestion`() {
    let fixture = HostFixture.roots("inbox", "sent")
    expectEqual(
      explanation(of: fixture.user.tap("archive")),
      #"no tab of the host has the identifier "archive""#
    )
  }

  @Test func `of equally similar identifiers, the first in alphabetical order is suggested`() {
    let fixture = HostFixture.roots("mailb", "mailc", "maila")
    expectEqual(
      explanation(of: fixture.user.tap("mail"))?.hasSuffix(#"did you mean "maila"?"#),
      true
    )
  }

  // MARK: - No sidebar

  /// A change of a host that leaves it without a sidebar.
  enum Change: String, CaseIterable {
    case width, placement, television, pages, mode, group

    @MainActor func callAsFunction(_ host: TabHostController) {
      switch self {
      case .width: host.traitCollection.horizontalSizeClass = .compact
      case .placement: host.traitCollection.userInterfaceIdiom = .phone
      case .television:
        host.traitCollection.userInterfaceIdiom = .tv
        host.sidebar.preferredPlacement = .tabBar
      case .pages: host.style = .page(.automatic)
      case .mode: host.mode = .tabBar
      case .group: host.tabs.removeLast()
      }
    }

    var reason: String {
      switch self {
      case .width: "the horizontal size class is compact"
      case .placement:
        "the idiom phone shows the bar instead; set sidebar.preferredPlacement to sidebar"
      case .television:
        "the idiom tv shows the bar instead; set sidebar.preferredPlacement to sidebar or style to "
          + "sidebarAdaptable"
      case .pages: "the host displays its tabs as pages"
      case .mode: "the mode is tabBar; set it to tabSidebar"
      case .group: "the mode is automatic and no root tab is a group; set the mode to tabSidebar"
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `without a sidebar, editing and moving are refused with the reason`(change: Change) throws {
    let fixture = HostFixture.group(traits: .pad)
    expect(fixture.host.sidebar.unavailability == nil)
    change(fixture.host)
    _ = fixture.take()
    let unavailability = try #require(fixture.host.sidebar.unavailability)
    expectEqual(unavailability.description, change.reason)
    let (a, b) = (fixture.tab("a"), fixture.tab("b"))
    let user = fixture.user
    let outcomes: [(UserInteraction.Outcome, Refusal)] = [
      (user.beginEditing(), .notAvailable), (user.toggleSidebar(), .notAvailable),
      (user.moveRow(a, .after, b), .notOnScreen), (user.check(a), .notEditing),
      (user.uncheck(a), .notEditing), (user.drag(a, toBarAt: 0), .notEditing),
      (user.moveItem(a, .after, b), .notEditing), (user.dragOffBar(a), .notEditing),
      (user.tapRow("a"), .notOnScreen),
      (user.openSwipeActions(.leading, on: a), .notOnScreen),
    ]
    for (outcome, reason) in outcomes {
      expectEqual(outcome, .refused(reason))
      let words = "there is no sidebar, because \(unavailability)"
      expectEqual(explanation(of: outcome)?.hasSuffix(words), true, "\(outcome)")
      guard case .refused(let refusal) = outcome else { continue }
      expectEqual(refusal.sidebarUnavailability, unavailability)
    }
    fixture.expect([])
  }

  @Test func `without a selected group in the vision idiom, a refusal says so`() {
    let fixture = HostFixture.group(traits: .vision)
    let words = "it lists the tabs of the selected group, and no group is selected"
    expectEqual(explanation(of: fixture.user.toggleSidebar())?.hasSuffix(words), true)
  }

  @Test func `with a hidden sidebar, a refusal does not say that there is none`() {
    let fixture = HostFixture.group()
    expectEqual(fixture.user.tapRow("a"), .refused(.notOnScreen))
    expectEqual(explanation(of: fixture.user.tapRow("a")), Refusal.notOnScreen.explanation)
  }

  @Test func `before the host is on screen, a refusal says so`() {
    let fixture = HostFixture.roots("a", shown: false)
    for outcome in [fixture.user.beginEditing(), fixture.user.goBack()] {
      expectEqual(outcome, .refused(.notOnScreen))
      expectEqual(explanation(of: outcome), "the host is not on screen; call appear() first")
    }
    let other = TabItem.bare("x")
    let outcome = fixture.user.openContextMenu(on: other)
    expectEqual(explanation(of: outcome), "the tab is not in the host")
  }

  // MARK: - Tabs that change while the delegate is asked

  /// A change of a tab in `shouldSelectTab`, with the reason for which the tab is not selected.
  struct ChangeInShould: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let refusal: UserInteraction.Refusal
    let change: @MainActor @Sendable (TabItem) -> Void

    static let all = [
      Self(testDescription: "gets an action", refusal: .notPermitted) {
        $0.primaryAction = Action(title: "x") { _ in }
      },
      Self(testDescription: "is hidden", refusal: .hidden) { $0.isHidden = true },
      Self(testDescription: "is disabled", refusal: .disabled) { $0.isEnabled = false },
      Self(testDescription: "is hidden with its group", refusal: .hidden) {
        $0.parent?.isHidden = true
      },
      Self(testDescription: "is disabled with its group", refusal: .disabled) {
        $0.parent?.isEnabled = false
      },
      Self(testDescription: "leaves the host", refusal: .notOnScreen) {
        $0.parent?.children.removeFirst()
      },
    ]
  }

  @Test(arguments: ChangeInShould.all)
  func `a tab that can no longer be selected after shouldSelectTab is not selected`(
    inShould: ChangeInShould
  ) {
    let fixture = HostFixture.group()
    fixture.answers.shouldSelect = { tab in
      inShould.change(tab)
      return true
    }
    expectEqual(fixture.user.tap("g"), .refused(inShould.refusal))
    fixture.expect([.shouldSelect("c1")])
    expectEqual(fixture.selected, "a")
  }
}
