import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Bottom accessory and minimized bar.
@MainActor struct AccessoryTests {
  private let log = CallLog()
  private let host = TabHostController.with(.phone, .page("a", CallLog()), .page("b", CallLog()))

  private func accessory(_ name: String = "player") -> TabAccessory {
    TabAccessory(contentView: NotedPage(name, log))
  }

  @Test func `without an accessory, its environment is none`() {
    expect(host.bottomAccessory == nil)
    expectEqual(host.accessoryEnvironment, .none)
    expectEqual(ViewController().traitCollection.tabAccessoryEnvironment, .unspecified)
  }

  @Test func `the accessory appears and disappears with the host`() {
    host.bottomAccessory = accessory()
    log.expect([])
    host.appear()
    log.expect([
      .didLoad(.page("player")), .willAppear(.page("player")), .isAppearing(.page("player")),
      .didAppear(.page("player")),
    ])
    host.disappear()
    log.expect([.willDisappear(.page("player")), .didDisappear(.page("player"))])
  }

  @Test func `replacing the accessory makes its appearance calls`() {
    host.appear()
    host.bottomAccessory = accessory("one")
    _ = log.take()
    host.setBottomAccessory(accessory("two"), animated: true)
    log.expect([.didLoad(.page("two"))] + exchange(.page("one"), .page("two")))
    let last = host.bottomAccessory?.contentView
    host.bottomAccessory = nil
    log.expect([.willDisappear(.page("two")), .didDisappear(.page("two"))])
    expect(last?.parent == nil)
  }

  @Test func `the accessory is above the bar, and inline with a minimized bar`() {
    let accessory = accessory()
    host.bottomAccessory = accessory
    host.tabBarMinimizeBehavior = .onScrollDown
    host.appear()
    func environments() -> [TabAccessory.Environment] {
      [
        host.accessoryEnvironment,
        accessory.contentView.traitCollection.tabAccessoryEnvironment,
      ]
    }
    expectEqual(environments(), [.regular, .regular])
    host.user.scrollContent(.down)
    expectEqual(environments(), [.inline, .inline])
    host.user.scrollContent(.up)
    expectEqual(environments(), [.regular, .regular])
    host.bottomAccessory = nil
    expectEqual(host.accessoryEnvironment, .none)
    expectEqual(accessory.contentView.traitCollection.tabAccessoryEnvironment, .unspecified)
  }

  @Test func `only the accessory receives changes of its environment trait`() {
    let accessory = accessory()
    host.bottomAccessory = accessory
    host.tabBarMinimizeBehavior = .onScrollDown
    host.appear()
    var notifications: [TabAccessory.Environment] = []
    let trait = TabAccessoryEnvironmentTrait.self
    accessory.contentView.registerForTraitChanges([trait]) { controller, _ in
      notifications.append(controller.traitCollection.tabAccessoryEnvironment)
    }
    host.selectedViewController?.registerForTraitChanges([trait]) { _, _ in
      Issue.record("content is in no accessory")
    }
    host.user.scrollContent(.down)
    host.user.scrollContent(.down)
    host.user.scrollContent(.up)
    expectEqual(notifications, [.inline, .regular])
  }

  @Test(arguments: Growth.allCases)
  fileprivate func `every expansion of a minimized bar is notified`(
    growth: Growth
  ) {
    let accessory = accessory()
    host.bottomAccessory = accessory
    host.tabBarMinimizeBehavior = .onScrollDown
    host.appear()
    host.user.scrollContent(.down)
    var notifications: [TabAccessory.Environment] = []
    let trait = TabAccessoryEnvironmentTrait.self
    accessory.contentView.registerForTraitChanges([trait]) { controller, _ in
      notifications.append(controller.traitCollection.tabAccessoryEnvironment)
    }
    host.needsFrameHandler = {}
    growth.happen(to: host)
    let changes = host.takeChanges()
    expectEqual(notifications, [.regular])
    expect(changes.contains(.bar) && changes.contains(.layout))
  }

  /// Causes for a minimized bar to expand.
  fileprivate enum Growth: CaseIterable {
    case scroll, tap, behavior, hiding, width

    @MainActor func happen(to host: TabHostController) {
      switch self {
      case .scroll: host.user.scrollContent(.up)
      case .tap: host.user.tap("b")
      case .behavior: host.tabBarMinimizeBehavior = .never
      case .hiding: host.isTabBarHidden = true
      case .width: host.traitCollection = .pad
      }
    }
  }

  // MARK: - Minimizing

  @Test(
    arguments: [
      (TabHostController.MinimizeBehavior.automatic, [false, false, false]),
      (.never, [false, false, false]), (.onScrollDown, [true, false, true]),
      (.onScrollUp, [false, true, false]),
    ]
  )
  func `a bar at the bottom is minimized according to its behavior`(
    behavior: TabHostController.MinimizeBehavior,
    expected: [Bool]
  ) {
    host.tabBarMinimizeBehavior = behavior
    host.appear()
    let directions: [UserInteraction.ScrollDirection] = [.down, .up, .down]
    let found = directions.map { direction in
      host.user.scrollContent(direction)
      return host.bar.isMinimized
    }
    expectEqual(found, expected)
  }

  @Test func `a bar at the top is not minimized`() {
    host.traitCollection = .pad
    host.tabBarMinimizeBehavior = .onScrollDown
    host.appear()
    host.user.scrollContent(.down)
    expect(!host.isTabBarMinimized)
  }

  @Test func `a tap on the selected tab expands a minimized bar, and the next one pops its stack`()
  {
    let stack = NavigationController(rootViewController: ViewController())
    let fixture = HostFixture(traits: .phone) { log in [.showing(stack, "a"), .page("b", log)] }
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    stack.pushViewController(ViewController(), animated: false)
    fixture.user.scrollContent(.down)
    _ = fixture.take()
    expectEqual(fixture.user.tap("a"), .performed)
    expect(!fixture.host.isTabBarMinimized && stack.viewControllers.count == 2)
    fixture.expectCalls([])
    fixture.user.tap("a")
    expectEqual(stack.viewControllers.count, 1)
  }

  @Test func `a vetoed tap leaves a minimized bar unchanged`() {
    let fixture = HostFixture(traits: .phone) { log in [.page("a", log), .page("b", log)] }
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    fixture.answers.shouldSelectAnswers["b"] = false
    fixture.user.scrollContent(.down)
    fixture.user.tap("b")
    expect(fixture.host.isTabBarMinimized)
  }
}
