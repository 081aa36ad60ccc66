import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// A page that records updates, layouts and transitions.
@MainActor private final class UpdatingPage: ViewController {
  let notes: Notes
  var body: (() -> Void)?

  init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    notes.words.append("update")
    body?()
  }

  override func viewWillLayoutSubviews() { notes.words.append("layout") }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let host = tabHostController?.bounds
    notes.words.append("transition to \(size.width) x \(size.height), \(host?.width ?? 0)")
    coordinator.animate { [notes] context in
      notes.words.append("animation \(context.isAnimated) \(context.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { [notes] context in
      notes.words.append("completion \(context.transitionDuration)")
    }
    body?()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    notes.words.append("editing \(isEditing)")
  }
}

/// Updates of view controllers.
@MainActor struct ControllerUpdateTests {
  private let notes = Notes()
  private let host = TabHostController()
  private let page: UpdatingPage

  init() {
    let page = UpdatingPage(notes)
    self.page = page
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    host.tabs = [
      .showing(page, "a"),
      .shown("b"),
    ]
  }

  @Test func `properties are updated once before the first layout`() {
    host.appear()
    notes.expect(["update", "layout"])
    host.selectedTab = host.tabs[1]
    host.selectedTab = host.tabs[0]
    notes.expect(["layout"])
  }

  @Test func `a request on screen updates the properties, in a batch at its end`() {
    host.appear()
    _ = notes.take()
    page.setNeedsUpdateProperties()
    notes.expect(["update"])
    host.performBatchUpdates {
      page.setNeedsUpdateProperties()
      page.setNeedsUpdateProperties()
      notes.expect([])
    }
    notes.expect(["update"])
    page.updatePropertiesIfNeeded()
    notes.expect([])
  }

  @Test func `the first size of a host on screen is no transition`() {
    host.bounds = .zero
    host.appear()
    _ = notes.take()
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    expectEqual(notes.take().filter { $0.hasPrefix("transition") }, [])
  }

  @Test func `a request off screen is performed before the next layout`() {
    host.appear()
    host.selectedTab = host.tabs[1]
    _ = notes.take()
    page.setNeedsUpdateProperties()
    notes.expect([])
    host.selectedTab = host.tabs[0]
    notes.expect(["update", "layout"])
  }

  @Test func `a change of the traits updates the properties`() {
    host.appear()
    _ = notes.take()
    host.traitCollection.userInterfaceStyle = .dark
    notes.expect(["update"])
  }

  @Test func `a request inside an update is performed after it, and an endless loop is reported`() {
    var count = 0
    page.body = { [unowned page] in
      count += 1
      if count < 4 { page.setNeedsUpdateProperties() }
    }
    host.appear()
    expectEqual(notes.take().filter { $0 == "update" }.count, 4)
    var rules: [String] = []
    host.diagnosticHandler = { rules.append($0.rule.rawValue) }
    page.body = { [unowned page] in page.setNeedsUpdateProperties() }
    page.setNeedsUpdateProperties()
    expectEqual(rules, ["selectionLoop"])
  }

  @Test func `another size is notified to host and content, then animations and completions run`() {
    host.appear()
    _ = notes.take()
    host.bounds = CGRect(x: 0, y: 0, width: 100, height: 24)
    notes.expect([
      "transition to 100.0 x 24.0, 100.0", "animation false false", "completion 0.0", "layout",
    ])
    host.bounds = CGRect(x: 1, y: 0, width: 100, height: 24)
    expect(!notes.take().contains { $0.hasPrefix("transition") })
    host.disappear()
    host.bounds = CGRect(x: 0, y: 0, width: 50, height: 24)
    notes.expect([])
  }

  @Test func `a transition can change the host`() {
    host.appear()
    page.body = { [unowned host] in host.tabs = [] }
    host.bounds = CGRect(x: 0, y: 0, width: 100, height: 24)
    expect(host.tabs.isEmpty && page.appearanceState == .disappeared)
  }

  @Test func `editing of a page is independent of the host`() {
    host.appear()
    _ = notes.take()
    page.isEditing = true
    page.setEditing(true, animated: true)
    notes.expect(["editing true", "editing true"])
    expect(!host.isEditing)
    page.isEditing = false
    notes.expect(["editing false"])
    expect(!ViewController().isEditing)
  }

  @Test func `editing of a host is that of bar and sidebar, where it is possible`() {
    host.isEditing = true
    expect(!host.isEditing)
    host.traitCollection = .pad
    host.mode = .tabSidebar
    host.appear()
    host.isEditing = true
    expect(host.isEditing && !page.isEditing)
    host.setEditing(false, animated: false)
    expect(!host.isEditing)
  }
}
