import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct TabHostWindowTests {
  private let notes = Notes()
  private let window = TabHostWindow()

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  private func takeAppearance() -> [String] { notes.take().filter { $0.hasSuffix("ppear") } }

  @Test func `a stack without tabs is shown, pushed and presented from`() {
    let (list, detail, sheet) = (page("list"), page("detail"), page("sheet"))
    let stack = NavigationController(rootViewController: list)
    window.rootViewController = stack
    expectEqual(takeAppearance(), [])
    window.makeKeyAndVisible()
    stack.pushViewController(detail, animated: true)
    expect(window.visibleViewController === detail)
    detail.present(sheet, animated: true)
    expect(window.visibleViewController === sheet && stack.presentedViewController === sheet)
    expectEqual(
      takeAppearance(),
      [
        "list willAppear", "list didAppear", "list willDisappear", "detail willAppear",
        "list didDisappear", "detail didAppear", "sheet willAppear", "sheet didAppear",
      ]
    )
  }

  @Test func `another root replaces the first, with what it presents`() {
    let (login, sheet, home) = (page("login"), page("sheet"), page("home"))
    window.rootViewController = login
    window.makeKeyAndVisible()
    login.present(sheet, animated: false)
    _ = notes.take()
    window.rootViewController = home
    expectEqual(
      takeAppearance(),
      [
        "sheet willDisappear", "sheet didDisappear", "login willDisappear", "home willAppear",
        "login didDisappear", "home didAppear",
      ]
    )
    window.rootViewController = nil
    expectEqual(takeAppearance(), ["home willDisappear", "home didDisappear"])
    expect(window.visibleViewController == nil)
  }

  @Test func `a host as the root is shown itself, in the environment of the window`() {
    let (login, a) = (page("login"), page("a"))
    window.traitCollection = .phone
    window.rootViewController = login
    window.makeKeyAndVisible()
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in a }])
    window.rootViewController = host
    expect(window.host === host && host.traitCollection == .phone)
    expectEqual(host.bounds.size, window.frame.size)
    expect(login.appearanceState == .disappeared && a.appearanceState == .appeared)
    window.isHidden = true
    expectEqual(a.appearanceState, .disappeared)
    window.rootViewController = login
    expect(window.host !== host && window.visibleViewController === login)
  }

  // MARK: - Alerts

  @Test func `an action is chosen of an alert that nothing presents, and only of its own`() {
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    let note = { (action: AlertAction) in chosen.append(action.title ?? "") }
    let delete = AlertAction(title: "Delete", style: .destructive, handler: note)
    let other = AlertAction(title: "Other", style: .default, handler: note)
    alert.addAction(delete)
    #expect(alert.choose(delete) == .performed)
    #expect(alert.choose(other) == .refused(.notAvailable))
    delete.isEnabled = false
    #expect(alert.choose(delete) == .refused(.disabled))
    #expect(chosen == ["Delete"])
  }

  @Test func `an action of an alert on screen is chosen as by the user`() {
    let window = TabHostWindow()
    let page = ViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen = 0
    let delete = AlertAction(title: "Delete", style: .destructive) { _ in chosen += 1 }
    alert.addAction(delete)
    page.present(alert, animated: false)
    #expect(alert.choose(delete) == .performed)
    #expect(page.presentedViewController == nil)
    #expect(chosen == 1)
  }
}
