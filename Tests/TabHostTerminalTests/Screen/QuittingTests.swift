import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Quitting while something is presented, which may refuse to be dismissed.
@MainActor struct QuittingTests {
  private static let question = "What is on top cannot be closed; Ctrl-C again quits"

  private let fixture = ContentFixture()
  private var screen: HostScreen { fixture.screen }
  private var notice: String? { screen.statusLine(in: screen.layout()).notice?.text }

  private func present(_ page: ViewController) {
    if page.modalPresentationStyle == .automatic { page.modalPresentationStyle = .pageSheet }
    let top = fixture.host.presentedControllers.last?.viewController ?? fixture.host
    top.present(page, animated: false)
    _ = screen.frame()
  }

  private func modal(_ title: String = "Draft") -> Notebook {
    let page = Notebook(title)
    page.isModalInPresentation = true
    return page
  }

  private func quit() { fixture.press(.character("c"), modifiers: .control) }

  @Test(
    arguments: [
      .pageSheet, .formSheet, .fullScreen, .popover,
    ] as [ModalPresentationStyle]
  )
  func `a modal page needs a second Ctrl-C`(style: ModalPresentationStyle) {
    let page = modal()
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceItem = fixture.host.tabs[0]
    present(page)
    quit()
    expect(!screen.wantsToQuit && notice == Self.question)
    quit()
    expect(screen.wantsToQuit && fixture.host.presentedControllers.count == 1)
  }

  @Test func `an editor in a modal sheet copies, and then needs a second Ctrl-C`() {
    let editor = TextEditorController("moss")
    editor.isModalInPresentation = true
    present(editor)
    fixture.press(.character("a"), modifiers: .control)
    quit()
    expect(screen.takeCopyCommand() != nil && !screen.wantsToQuit && notice == nil)
    fixture.press(.escape)
    quit()
    expect(!screen.wantsToQuit && notice == Self.question)
    fixture.type("x")
    expect(notice == nil)
    quit()
    expect(!screen.wantsToQuit && notice == Self.question && editor.text == "mossx")
    quit()
    expect(screen.wantsToQuit)
  }

  @Test func `the app is asked before quitting, and a second Ctrl-C does not ask`() {
    var asked = 0
    screen.shouldQuitHandler = {
      asked += 1
      return asked > 2
    }
    fixture.press(.character("q"))
    expect(!screen.wantsToQuit && asked == 1 && notice == "Ctrl-C quits")
    fixture.press(.down)
    quit()
    expect(!screen.wantsToQuit && asked == 2 && notice == "Ctrl-C again quits")
    quit()
    expect(screen.wantsToQuit && asked == 2)
  }

  @Test func `an app that has nothing to ask quits`() {
    screen.shouldQuitHandler = { true }
    fixture.press(.character("q"))
    expect(screen.wantsToQuit)
  }

  @Test func `a modal page that refuses is answered before the app is asked`() {
    var asked = 0
    screen.shouldQuitHandler = {
      asked += 1
      return false
    }
    present(modal())
    quit()
    expect(!screen.wantsToQuit && asked == 0 && notice == Self.question)
    quit()
    expect(screen.wantsToQuit && asked == 0)
  }

  @Test func `a click, a paste and another key withdraw the request, and a release does not`()
    throws
  {
    present(modal())
    let others: [() throws -> Void] = [
      { try fixture.user.mouse(.press, .cell(40, 8)) },
      { screen.handle(.paste(PastedText("x")), at: .zero) },
      { fixture.press(.down) },
      { fixture.press(.character("q")) },
    ]
    for other in others {
      quit()
      try other()
      expect(!screen.wantsToQuit)
    }
    quit()
    let release = KeyPress(.character("c"), modifiers: .control, kind: .release)
    screen.handle(.key(release), at: .zero)
    try fixture.user.mouse(.move, .cell(40, 8))
    quit()
    expect(screen.wantsToQuit)
  }

  @Test func `what is beneath the top and a container of a modal page count, too`() {
    present(NavigationController(rootViewController: modal()))
    quit()
    expect(!screen.wantsToQuit && notice == Self.question)
    fixture.press(.down)
    present(Notebook("Recipients"))
    quit()
    expect(!screen.wantsToQuit && notice == Self.question)
    expectEqual(fixture.host.presentedControllers.count, 2)
    fixture.press(.down)
    let menu = ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: [Action(title: "Bold") { _ in }])
    })
    let top = fixture.host.presentedControllers.last?.viewController as? Notebook
    if let top { fixture.host.user.openContextMenu(menu, in: top) }
    quit()
    expect(!screen.wantsToQuit && fixture.host.openMenu != nil)
  }

  @Test func `the request is an attempt to dismiss, to which the app can answer with a question`() {
    let page = modal()
    let delegate = DismissalDelegate()
    page.presentationController?.delegate = delegate
    delegate.attempted = {
      let sheet = AlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(AlertAction(title: "Keep", style: .cancel) { _ in })
      page.present(sheet, animated: false)
    }
    present(page)
    quit()
    expect(delegate.calls == ["did attempt"] && !screen.wantsToQuit && notice == Self.question)
    fixture.press(.enter)
    expectEqual(fixture.host.presentedControllers.count, 1)
    quit()
    expect(delegate.calls == ["did attempt", "did attempt"] && !screen.wantsToQuit)
    quit()
    expect(screen.wantsToQuit)
  }

  @Test func `a delegate that refuses counts, and one that permits is told of the dismissal`() {
    let delegate = DismissalDelegate()
    delegate.permits = false
    let page = Notebook("Draft")
    page.presentationController?.delegate = delegate
    present(page)
    quit()
    expectEqual(delegate.calls, ["should", "did attempt"])
    expect(!screen.wantsToQuit && notice == Self.question)
    fixture.press(.down)
    delegate.permits = true
    delegate.calls = []
    quit()
    expect(delegate.calls == ["should", "will", "did"] && screen.wantsToQuit)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `an alert that Esc does not close needs a second Ctrl-C`(style: AlertController.Style) {
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: style)
    let log = CallLog()
    alert.addAction(log.alertAction("OK"))
    fixture.host.present(alert, animated: false)
    quit()
    expect(!screen.wantsToQuit && notice == Self.question)
    alert.addAction(log.alertAction("Cancel", .cancel))
    fixture.press(.down)
    quit()
    expect(screen.wantsToQuit && log.takeHandlers() == [])
  }

  @Test func `the palette asks as the key does`() {
    present(modal())
    for isConfirmed in [false, true] {
      fixture.press(.character("p"), modifiers: .control)
      fixture.type("quit")
      fixture.press(.enter)
      expectEqual(screen.wantsToQuit, isConfirmed)
    }
  }

  @Test func `without a key that quits, the notice names none`() {
    screen.keyBindings = KeyBindings(screen.keyBindings.bindings.filter { $0.command != .quit })
    present(modal())
    screen.perform(.quit)
    expectEqual(notice, "What is on top cannot be closed; quit again to end")
    screen.perform(.quit)
    expect(screen.wantsToQuit)
  }

  @Test func `a narrow status line has the short form`() {
    screen.size = CellSize(columns: 40, rows: 12)
    screen.options.showsStatusLine = true
    present(modal())
    quit()
    expect(fixture.user.statusLine.contains("Ctrl-C again quits"))
  }
}

/// Records what it is asked, and answers.
private final class DismissalDelegate: AdaptivePresentationControllerDelegate {
  var permits = true
  var calls: [String] = []
  var attempted: () -> Void = {}

  func presentationControllerShouldDismiss(_: PresentationController) -> Bool {
    calls.append("should")
    return permits
  }

  func presentationControllerWillDismiss(_: PresentationController) { calls.append("will") }

  func presentationControllerDidDismiss(_: PresentationController) { calls.append("did") }

  func presentationControllerDidAttemptToDismiss(_: PresentationController) {
    calls.append("did attempt")
    attempted()
  }
}
