import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Actions beneath presented controllers, popovers and menus.
@MainActor struct CoveringTests {
  private typealias Outcome = UserInteraction.Outcome
  private typealias Act = (String, @MainActor (HostFixture) -> Outcome)

  private func fixture() -> HostFixture {
    HostFixture { log in
      let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g", log)
      return [.page("a", log), .page("b", log), group]
    }
  }

  /// Actions on what is beneath.
  private static let acts: [Act] = [
    ("tap", { $0.user.tap("b") }),
    ("row", { $0.user.tapRow("b") }),
    ("choose", { $0.user.choose("b") }),
    ("spring", { $0.user.springLoad($0.tab("b")) }),
    ("back", { $0.user.goBack() }),
    ("search", { $0.user.activateSearch() }),
    ("text", { $0.user.enterSearchText("x") }),
    ("cancel search", { $0.user.cancelSearch() }),
    ("overflow", { $0.user.openOverflow() }),
    ("bar focus", { $0.user.setBarFocused(false) }),
    ("scroll", { $0.user.scrollContent(.down) }),
    ("page", { $0.user.selectNextPage() }),
    ("sidebar", { $0.user.toggleSidebar() }),
    ("collapse", { $0.user.collapse($0.group("g")) }),
    ("toolbar", { $0.user.performToolbarItem(Action { _ in }) }),
    ("action", { $0.user.perform(Action { _ in }, in: $0.group("g")) }),
    ("menu", { $0.user.openContextMenu(on: $0.tab("a")) }),
    ("overflow menu", { $0.user.openSidebarOverflow() }),
    ("swipe", { $0.user.openSwipeActions(.leading, on: $0.tab("a")) }),
    ("full swipe", { $0.user.fullSwipe(.leading, on: $0.tab("a")) }),
    ("accessory", { $0.user.performAccessory(at: 0, of: $0.tab("a")) }),
    ("edit", { $0.user.beginEditing() }),
    ("check", { $0.user.check($0.tab("a")) }),
    ("move row", { $0.user.moveRow($0.tab("a"), .after, $0.tab("b")) }),
    ("drag to bar", { $0.user.drag($0.tab("a"), toBarAt: 0) }),
    ("drag row", { $0.user.drag(row: $0.tab("a")).0 }),
    (
      "drop",
      {
        $0.user.beginExternalDrag([DragItem(itemProvider: ItemProvider())]).enter(
          .tab($0.tab("b")),
          at: .zero
        )
      }
    ),
  ]

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func `actions on what is beneath something modal are refused`(style: ModalPresentationStyle) {
    let fixture = fixture()
    let controller = ViewController()
    controller.modalPresentationStyle = style
    fixture.host.present(controller, animated: false)
    fixture.log.clear()
    for (name, act) in Self.acts {
      expectEqual(act(fixture), .refused(.covered), "\(name)")
    }
    fixture.expect([])
    controller.dismiss(animated: false)
    for (name, act) in Self.acts {
      expect(act(fixture) != .refused(.covered), "\(name)")
    }
  }

  @Test func `editing can't be ended or reset beneath an alert`() {
    let fixture = fixture()
    fixture.user.beginEditing()
    fixture.host.present(ViewController(), animated: false)
    expect(fixture.host.isEditing)
    expectEqual(fixture.user.resetCustomization(), .refused(.covered))
    expectEqual(fixture.user.endEditing(), .refused(.covered))
    fixture.host.dismiss(animated: false)
    expectEqual(fixture.user.endEditing(), .performed)
  }

  @Test func `something modal closes the open menu, a popover does not`() {
    let fixture = fixture()
    let menu = Menu(children: [Action(title: "x") { _ in }])
    fixture.tab("a").contextMenuProvider = { _ in menu }
    fixture.user.openContextMenu(on: fixture.tab("a"))
    fixture.host.present(Popover(content: ViewController(), sourceItem: fixture.tab("b")))
    expect(fixture.host.openMenu != nil)
    fixture.host.dismissPopover()
    fixture.host.present(ViewController(), animated: false)
    expect(fixture.host.openMenu == nil)
  }

  @Test func `the app can change everything beneath`() {
    let fixture = fixture()
    fixture.host.present(ViewController(), animated: false)
    fixture.host.selectedTab = fixture.tab("b")
    fixture.host.sidebar.isHidden = true
    expect(fixture.selected == "b" && fixture.host.sidebar.isHidden)
  }

  @Test(arguments: [false, true])
  func `a tab that leaves dismisses what points to a button of its page`(isCovered: Bool) {
    let fixture = PresentingFixture()
    let button = BarButtonItem(title: "Add") { _ in }
    fixture.page.navigationItem.rightBarButtonItem = button
    let popover = fixture.make("p", .popover)
    popover.popoverPresentationController?.sourceItem = button
    fixture.host.present(popover, animated: false)
    if isCovered { popover.present(fixture.make("cover", .fullScreen), animated: false) }
    fixture.log.clear()

    fixture.host.tabs.removeFirst()
    expectEqual(fixture.presented, [])
    let covering: [RecordedCall] = [
      .willDisappear(.page("cover")), .willAppear(.tab("b")), .isAppearing(.tab("b")),
      .didDisappear(.page("cover")), .didAppear(.tab("b")),
    ]
    let calls: [RecordedCall] = [
      .didSelect("b", previous: "a", origin: .fallback), .make(.tab("b")), .didLoad(.tab("b")),
    ]
    let moved =
      isCovered ? covering : exchange(.tab("a"), .tab("b")) + disappearance(of: .page("p"))
    fixture.base.expect(calls + moved)
  }
}
