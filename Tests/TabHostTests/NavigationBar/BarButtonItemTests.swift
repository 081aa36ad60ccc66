import Observation
import TabHost
import TabHostTestSupport
import Testing

@MainActor struct BarButtonItemTests {
  private let fixture = BarFixture()

  @Test func `title and image are those of the action until others are assigned`() {
    let action = Action(title: "Add", image: .init(systemName: "plus")) { _ in }
    let button = BarButtonItem(title: "x", primaryAction: action)
    expect(button.title == "Add" && button.image?.systemName == "plus")
    action.title = "Add One"
    expectEqual(button.title, "Add One")
    button.title = "Own"
    action.title = "Other"
    expectEqual(button.title, "Own")
    button.primaryAction = Action { _ in }
    expect(button.title == "Own" && button.image?.systemName == "plus")
    button.primaryAction = nil
    expectEqual(button.image?.systemName, "plus")
    action.attributes = .disabled
    expect(button.isEffectivelyEnabled)
    button.primaryAction = action
    expect(!button.isEffectivelyEnabled)
    expectEqual(BarButtonItem(title: "Done", primaryAction: Action { _ in }).title, "Done")
  }

  @Test func `badges have a text, and priorities an order`() {
    expect(BarButtonItem.Badge.count(3).text == "3" && BarButtonItem.Badge.count(0).text == nil)
    expectEqual(BarButtonItem.Badge.string("new").text, "new")
    expectEqual(BarButtonItem.Badge.indicator().text, "")
    expectEqual(BarButtonItem.Badge.progress(.bar(0.4)).text, "40%")
    expectEqual(BarButtonItem.Badge.progress(.spinner).progress, .spinner)
    expect(BarButtonItem.Badge.count(3).progress == nil)
    typealias Priority = BarButtonItemVisibilityPriority
    expect(Priority.low < .standard && Priority.standard < .high)
    expectEqual(BarButtonItem(title: "x").visibilityPriority, .standard)
    expect(Priority(higherThan: .low) > .low && Priority(lowerThan: .high) < .high)
    expectEqual(Priority(3), Priority(rawValue: 3))
    expectEqual(Priority(higherThan: Priority(.max)), Priority(.max))
    expectEqual(Priority(lowerThan: Priority(.min)), Priority(.min))
  }

  // MARK: - Frames

  private func changes(_ change: () -> Void) -> PresentationChanges {
    fixture.host.needsFrameHandler = {}
    change()
    return fixture.host.takeChanges()
  }

  @Test func `a change of a visible button redraws looks and nothing else`() {
    let button = fixture.button("x")
    fixture.root.navigationItem.rightBarButtonItems = [button, fixture.button("y")]
    expectEqual(changes { button.title = "z" }, .looks)
    expectEqual(changes { button.isEnabled = false }, .looks)
    expectEqual(changes { button.isSelected = true }, .looks)
    expectEqual(changes { button.style = .prominent }, .looks)
    expectEqual(changes { button.tintColor = .red }, .looks)
    expectEqual(changes { button.badge = .count(1) }, .looks)
    expectEqual(changes { button.primaryAction?.state = .on }, .looks)
    expect(changes { button.title = "z" }.isEmpty)
    let bar: PresentationChanges = [.looks, .navigationBar]
    expectEqual(changes { button.isHidden = true }, bar)
    expectEqual(changes { button.visibilityPriority = .low }, bar)
    expectEqual(changes { button.axisBehavior = .horizontalOnly }, bar)
  }

  @Test func `a change of the titles or the list of buttons redraws the bar`() {
    let item = fixture.root.navigationItem
    let bar = PresentationChanges.navigationBar
    expectEqual(changes { item.title = "x" }, bar)
    expectEqual(changes { item.subtitle = "x" }, bar)
    expectEqual(changes { item.prompt = "x" }, bar)
    expectEqual(changes { item.rightBarButtonItem = fixture.button("x") }, bar)
    expectEqual(changes { item.trailingItemGroups[0].barButtonItems = [] }, bar)
    expectEqual(changes { fixture.stack.isNavigationBarHidden = true }, bar)
    expect(changes { fixture.stack.isNavigationBarHidden = true }.isEmpty)
  }

  @Test func `buttons and items of pages that are not visible request no frame`() {
    let button = fixture.button("x")
    fixture.plain.navigationItem.rightBarButtonItem = button
    expect(changes { button.title = "y" }.isEmpty)
    expect(changes { button.isHidden = true }.isEmpty)
    expect(changes { fixture.plain.navigationItem.subtitle = "z" }.isEmpty)
  }

  @Test func `observers of buttons, items and the bar are notified of changes`() {
    let button = fixture.button("x")
    let item = fixture.root.navigationItem
    item.rightBarButtonItem = button
    var log: [String] = []
    func watch(_ name: String, _ read: () -> Void, _ change: () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { log.append(name) } }
      change()
    }
    watch("title") {
      _ = button.title
    } _: {
      button.title = "y"
    }
    watch("enabled") {
      _ = button.isEffectivelyEnabled
    } _: {
      button.primaryAction?.attributes = .disabled
    }
    watch("item title") {
      _ = item.title
    } _: {
      fixture.root.title = "New"
    }
    watch("right") {
      _ = item.rightBarButtonItems
    } _: {
      item.rightBarButtonItem = nil
    }
    watch("bar") {
      _ = fixture.host.visibleNavigationBar
    } _: {
      item.subtitle = "s"
    }
    watch("bar of another page") {
      _ = fixture.host.visibleNavigationBar
    } _: {
      fixture.select("b")
    }
    watch("nothing") {
      _ = item.subtitle
    } _: {
      item.subtitle = "s"
    }
    expectEqual(log, ["title", "enabled", "item title", "right", "bar", "bar of another page"])
  }

  // MARK: - One place

  @Test func `a button moves within a page, and stays in the bar of the first of two pages`() {
    let (a, b) = (fixture.button("a"), fixture.button("b"))
    let item = fixture.root.navigationItem
    item.rightBarButtonItems = [a, b]
    item.leftBarButtonItem = a
    expectEqual(fixture.bar, "|a|Root||b||")
    fixture.log.expect([])
    fixture.select("b")
    fixture.select("a")
    let other = fixture.plain.navigationItem
    other.rightBarButtonItems = [b, fixture.button("c")]
    expectEqual(other.rightBarButtonItems?.text, "c")
    other.trailingItemGroups = item.leadingItemGroups
    expect(other.trailingItemGroups.isEmpty)
    expectEqual(fixture.bar, "|a|Root||b||")
    item.leftBarButtonItem = nil
    other.leftBarButtonItem = a
    expectEqual(other.leftBarButtonItems?.text, "a")
    item.rightBarButtonItems = [b, b]
    expectEqual(item.rightBarButtonItems?.text, "b")
    fixture.log.expect([
      #"sharedBarButton["b"]"#, #"sharedBarButton["b"]"#, #"sharedBarButton[]"#,
    ])
  }

  @Test func `a button in two bars or twice in one is reported with what to do`() {
    let (a, b) = (fixture.button("a"), fixture.button("b"))
    fixture.root.navigationItem.leftBarButtonItem = a
    var messages: [String] = []
    fixture.host.diagnosticHandler = { messages.append($0.message) }
    fixture.select("b")
    fixture.plain.navigationItem.leftBarButtonItem = a
    fixture.plain.navigationItem.rightBarButtonItems = [b, b]
    expectEqual(
      messages,
      [
        #""a": the button is in the bar of another page, which keeps it; remove it there first, or "#
          + "create a button of its own for this page",
        #""b": the button is in the group twice; the first place is kept"#,
      ]
    )
  }

  @Test func `a released item and a released group give their buttons back`() {
    let button = fixture.button("a")
    var item: NavigationItem? = NavigationItem()
    item?.leftBarButtonItem = button
    item = nil
    fixture.root.navigationItem.leftBarButtonItem = button
    fixture.root.navigationItem.leadingItemGroups = []
    fixture.plain.navigationItem.leftBarButtonItem = button
    expect(fixture.plain.navigationItem.leftBarButtonItem === button)
    fixture.log.expect([])
  }

  @Test func `an assigned title and image stay even if they equal those of the action`() {
    let action = Action(title: "Save", image: .init(systemName: "plus")) { _ in }
    let button = BarButtonItem(primaryAction: action)
    button.title = "Save"
    button.image = .init(systemName: "plus")
    action.title = "Store"
    action.image = .init(systemName: "star")
    expect(button.title == "Save" && button.image?.systemName == "plus")
  }
}
