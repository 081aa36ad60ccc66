import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct PresentationControllerTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  /// Records its calls into the log of the fixture as handlers.
  private final class Delegate: AdaptivePresentationControllerDelegate {
    var permits = true
    var actions: [String: () -> Void] = [:]
    private let log: CallLog

    init(_ log: CallLog) { self.log = log }

    private func note(_ word: String) {
      log.append(.handler(word))
      actions[word]?()
    }

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      note("should")
      return permits
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) { note("will") }
    func presentationControllerDidDismiss(_ controller: PresentationController) { note("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      note("attempt")
    }
  }

  private func delegate(of controller: ViewController) -> Delegate {
    let delegate = Delegate(fixture.log)
    controller.presentationController?.delegate = delegate
    return delegate
  }

  @Test func `the default implementations permit the dismissal`() {
    final class Silent: AdaptivePresentationControllerDelegate {}
    let silent = Silent()
    let sheet = fixture.make("s")
    sheet.presentationController?.delegate = silent
    fixture.page.present(sheet, animated: false)
    sheet.isModalInPresentation = true
    expectEqual(fixture.user.dismissPresented(), .refused(.notPermitted))
    sheet.isModalInPresentation = false
    expectEqual(fixture.user.dismissPresented(), .performed)
  }

  @Test func `the user's dismissal notifies the delegate before and after`() {
    let sheet = fixture.show("s")
    let delegate = delegate(of: sheet)
    expectEqual(fixture.user.dismissPresented(), .performed)
    fixture.expect(
      [.handler("should"), .handler("will")] + disappearance(of: .page("s"))
        + [.handler("did")]
    )
    expectEqual(fixture.user.dismissPresented(), .refused(.notAvailable))
    _ = delegate
  }

  @Test func `the app's dismissal notifies no delegate`() {
    let sheet = fixture.show("s")
    let delegate = delegate(of: sheet)
    sheet.dismiss(animated: false)
    fixture.expect(disappearance(of: .page("s")))
    _ = delegate
  }

  @Test func `a veto keeps the controller`() {
    let sheet = fixture.show("s")
    let delegate = delegate(of: sheet)
    delegate.permits = false
    expectEqual(fixture.user.dismissPresented(), .vetoed)
    fixture.expect([.handler("should"), .handler("attempt")])
    expectEqual(fixture.presented, ["s formSheet"])
  }

  @Test func `a modal controller refuses the user's dismissal but not the app's`() {
    let page = fixture.make("p")
    let stack = NavigationController(rootViewController: page)
    fixture.page.present(stack, animated: false)
    let delegate = delegate(of: page)
    page.isModalInPresentation = true
    fixture.log.clear()
    expectEqual(fixture.user.dismissPresented(), .refused(.notPermitted))
    fixture.expect([.handler("attempt")])
    stack.dismiss(animated: false)
    expectEqual(fixture.presented, [])
    _ = delegate
  }

  @Test func `the user dismisses the uppermost controller, in full screen too`() {
    let first = fixture.show("1", .fullScreen)
    first.present(fixture.make("2"), animated: false)
    expectEqual(fixture.user.dismissPresented(), .performed)
    expectEqual(fixture.presented, ["1 fullScreen"])
    expectEqual(fixture.user.dismissPresented(), .performed)
    expectEqual(fixture.presented, [])
  }

  @Test func `the user of an off-screen host can't dismiss`() {
    fixture.show("s")
    host.disappear()
    expectEqual(fixture.user.dismissPresented(), .refused(.notOnScreen))
    expectEqual(fixture.user.submit(), .refused(.notOnScreen))
  }

  @Test func `a delegate that dismisses or presents in a callback decides`() {
    let sheet = fixture.show("s")
    let delegate = delegate(of: sheet)
    delegate.actions["should"] = { sheet.dismiss(animated: false) }
    expectEqual(fixture.user.dismissPresented(), .vetoed)
    fixture.expect([.handler("should")] + disappearance(of: .page("s")))

    fixture.page.present(sheet, animated: false)
    delegate.actions = ["will": { sheet.dismiss(animated: false) }]
    expectEqual(fixture.user.dismissPresented(), .vetoed)
    expectEqual(fixture.presented, [])

    fixture.page.present(sheet, animated: false)
    let next = fixture.make("n")
    delegate.actions = ["did": { [fixture] in fixture.page.present(next, animated: false) }]
    expectEqual(fixture.user.dismissPresented(), .performed)
    expectEqual(fixture.presented, ["n formSheet"])
  }

  @Test func `an attempt can ask with an alert`() {
    let sheet = fixture.show("s")
    sheet.isModalInPresentation = true
    let delegate = delegate(of: sheet)
    let alert = AlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Discard", style: .destructive) { _ in
        sheet.dismiss(animated: false)
      }
    )
    delegate.actions["attempt"] = { sheet.present(alert, animated: false) }
    fixture.user.dismissPresented()
    expectEqual(fixture.presented, ["s formSheet", "Discard? formSheet"])
    expectEqual(fixture.user.choose(alertAction: alert.actions[0]), .performed)
    expectEqual(fixture.presented, [])
  }

  // MARK: - The object

  @Test func `a controller has one presentation controller, which describes the presentation`() {
    let sheet = fixture.make("s", .formSheet)
    let manager = sheet.presentationController
    expect(manager?.presentedViewController === sheet)
    expect(manager?.presentingViewController == nil && manager?.presentationStyle == .formSheet)
    fixture.page.present(sheet, animated: false)
    expect(sheet.presentationController === manager)
    expect(manager?.presentingViewController === host)
  }

  @Test func `a change of the style before presenting keeps the delegate`() {
    let controller = fixture.make("p")
    let delegate = delegate(of: controller)
    expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    expect(controller.popoverPresentationController?.delegate === delegate)
    expect(controller.presentationController === controller.popoverPresentationController)
  }

  @Test func `a presentation controller outlives its controller`() {
    var manager: PresentationController?
    do {
      let controller = ViewController()
      manager = controller.presentationController
    }
    expect(manager?.presentedViewController.presentingViewController == nil)
    expect(manager?.presentingViewController == nil && manager?.presentationStyle == .automatic)
  }

  // MARK: - Popovers

  @Test func `a popover is presented at its source and covers nothing`() {
    let controller = fixture.make("p", .popover)
    controller.popoverPresentationController?.sourceItem = fixture.base.tab("b")
    controller.popoverPresentationController?.arrowEdge = .top
    fixture.page.present(controller, animated: false)
    expectEqual(fixture.presented, ["p popover"])
    expect(host.popover?.content === controller && host.popover?.arrowEdge == .top)
    expectEqual(fixture.user.tap("b"), .performed)
    expectEqual(fixture.user.dismissPopover(), .performed)
    expect(host.popover == nil)
  }

  @Test func `an alert above a popover covers it and goes with it`() {
    let content = fixture.make("p")
    host.present(Popover(content: content, sourceItem: fixture.base.tab("b")))
    let alert = AlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    content.present(alert, animated: false)
    expectEqual(fixture.presented, ["p popover", "A formSheet"])
    expect(host.popover?.content === content)
    expectEqual(fixture.user.dismissPopover(), .refused(.covered))
    content.dismiss(animated: false)
    expectEqual(fixture.presented, ["p popover"])
    content.dismiss(animated: false)
    expect(fixture.presented == [] && host.popover == nil)
  }
}
