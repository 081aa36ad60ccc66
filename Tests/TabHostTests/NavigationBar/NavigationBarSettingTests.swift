import TabHost
import TabHostTestSupport
import Testing

/// The back action, large titles and minimizing of a navigation bar.
@MainActor struct NavigationBarSettingTests {
  private let fixture = BarFixture()
  private var user: UserInteraction { fixture.user }
  private var item: NavigationItem { fixture.root.navigationItem }

  // MARK: - Back

  private func action(_ title: String = "") -> Action {
    Action(title: title) { [log = fixture.log, host = fixture.host] action in
      log.words.append("back \((action.sender as AnyObject?) === host)")
    }
  }

  @Test func `the action of the back button is performed in place of going back`() {
    let top = fixture.push("Top")
    let back = action()
    top.navigationItem.backAction = back
    expectEqual(fixture.bar, "‹Root||Top||||")
    expectEqual(user.goBack(), .performed)
    expect(fixture.log.take() == ["back true"] && fixture.stack.viewControllers.count == 2)
    back.attributes = .disabled
    expectEqual(user.goBack(), .refused(.disabled))
    back.attributes = .hidden
    expect(fixture.bar == "||Top||||" && user.goBack() == .refused(.hidden))
    top.navigationItem.backAction = nil
    expectEqual(fixture.bar, "‹Root||Top||||")
    expectEqual(user.goBack(), .performed)
    expect(fixture.bar == "||Root||||" && fixture.log.take() == [])
  }

  @Test func `with an action, the root has a back button with the title of the action`() {
    expectEqual(user.goBack(), .refused(.atRoot))
    item.backAction = action()
    expectEqual(fixture.bar, "‹Back||Root||||")
    let close = action("Close")
    item.backAction = close
    expectEqual(fixture.bar, "‹Close||Root||||")
    expectEqual(user.goBack(), .performed)
    fixture.log.expect(["back true"])
    item.hidesBackButton = true
    expect(fixture.bar == "||Root||||" && user.goBack() == .refused(.hidden))
    item.hidesBackButton = false
    fixture.host.needsFrameHandler = {}
    close.title = "Done"
    expect(fixture.bar == "‹Done||Root||||" && fixture.host.takeChanges().contains(.navigationBar))
  }

  // MARK: - Large titles

  @Test func `large titles are stored as hints`() {
    expectEqual(item.largeTitleDisplayMode, .automatic)
    expect(!fixture.stack.navigationBar.prefersLargeTitles)
    fixture.host.needsFrameHandler = {}
    fixture.stack.navigationBar.prefersLargeTitles = true
    expect(fixture.stack.navigationBar.prefersLargeTitles)
    expect(fixture.host.takeChanges().contains(.navigationBar))
    item.largeTitleDisplayMode = .never
    expect(
      item.largeTitleDisplayMode == .never && fixture.host.takeChanges().contains(.navigationBar)
    )
    item.hidesSearchBarWhenScrolling = false
    expect(!item.hidesSearchBarWhenScrolling && fixture.host.takeChanges().contains(.navigationBar))
  }

  @Test func `the view on the bar hides it and has the item of the page on top`() {
    let bar = fixture.stack.navigationBar
    expect(!bar.isHidden && bar.topItem === item)
    bar.isHidden = true
    expect(fixture.stack.isNavigationBarHidden && fixture.bar == "no bar")
    expect(NavigationController().navigationBar.topItem == nil)
  }

  // MARK: - Minimizing

  /// Scrolls, and returns whether the navigation bar and the bar of tabs are minimized afterward.
  private func scroll(_ directions: UserInteraction.ScrollDirection...) -> [String] {
    directions.map { direction in
      user.scrollContent(direction)
      let navigationBar = fixture.host.visibleNavigationBar?.isMinimized
      return "\(navigationBar == true) \(fixture.host.isTabBarMinimized)"
    }
  }

  @Test func `by default, scrolling does not minimize the navigation bar`() {
    expectEqual(item.navigationBarMinimization, BarMinimization())
    expectEqual(scroll(.down, .up, .top), ["false false", "false false", "false false"])
  }

  @Test func `scrolling down minimizes the bar and that of the tabs above the content`() {
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown
    expectEqual(scroll(.down, .down, .up), ["true true", "true true", "false false"])
    fixture.host.traitCollection = .phone
    expectEqual(scroll(.down, .top), ["true false", "false false"])
  }

  @Test func `a tap on the selected tab expands the minimized bars above the content`() {
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown
    expectEqual(scroll(.down), ["true true"])
    let tab = fixture.host.selectedTab?.identifier ?? ""
    expectEqual(user.tap(tab), .performed)
    expectEqual(fixture.host.visibleNavigationBar?.isMinimized, false)
    expect(!fixture.host.isTabBarMinimized)
  }

  @Test func `a bar is restored at the scroll edge only, if the app requests it`() {
    item.navigationBarMinimization = BarMinimization(
      minimizationBehavior: .onScrollDown,
      restorationBehavior: .atScrollEdge
    )
    expectEqual(
      scroll(.up, .down, .up, .top),
      ["false false", "true true", "true true", "false false"]
    )
    item.navigationBarMinimization.minimizationBehavior = .onScrollUp
    expectEqual(scroll(.up, .down, .top), ["true true", "false false", "true true"])
  }

  @Test func `another page has a bar of its own, and a behavior that ends restores the bar`() {
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown
    expectEqual(scroll(.down), ["true true"])
    expect(fixture.host.bar.isMinimized)
    _ = fixture.push("Top")
    expect(
      !fixture.host.isTabBarMinimized && fixture.host.visibleNavigationBar?.isMinimized == false
    )
    user.goBack()
    expect(fixture.host.isTabBarMinimized)
    fixture.select("b")
    expect(!fixture.host.isTabBarMinimized)
    fixture.select("a")
    item.navigationBarMinimization.minimizationBehavior = .never
    expect(
      !fixture.host.isTabBarMinimized && fixture.host.visibleNavigationBar?.isMinimized == false
    )
  }

  @Test func `renderers and observers are notified that the bars are minimized`() {
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown
    let host = fixture.host
    host.needsFrameHandler = {}
    expectEqual(Watch.values({ host.isTabBarMinimized }, during: { _ = scroll(.down) }), [true])
    let changes = host.takeChanges()
    expect(
      changes.contains(.bar) && changes.contains(.navigationBar) && !changes.contains(.selection)
    )
    expectEqual(
      Watch.values({ host.visibleNavigationBar?.isMinimized }, during: { _ = scroll(.up) }),
      [false]
    )
  }
}
