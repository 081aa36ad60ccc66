import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct AlertTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  /// Returns an action that records its title.
  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    fixture.log.alertAction(title, style)
  }

  private func alert(
    _ actions: AlertAction...,
    style: AlertController.Style = .alert
  ) -> AlertController {
    let alert = AlertController(title: "Delete?", message: "For ever", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  /// Expects the calls of an alert that appears and disappears, and the handler of its action.
  private func expectAnswer(_ title: String) {
    fixture.expect(
      firstAppearance(of: "Delete?") + disappearance(of: .page("Delete?")) + [.handler(title)]
    )
  }

  @Test func `choosing an action dismisses the alert and then calls the handler`() {
    let delete = AlertAction(title: "Delete", style: .destructive) { [fixture] _ in
      fixture.log.append(.handler("presented: \(fixture.presented)"))
    }
    let alert = alert(delete, action("Cancel", .cancel))
    fixture.page.present(alert, animated: false)
    expectEqual(fixture.presented, ["Delete? formSheet"])
    expect(host.presentedControllers[0].alert === alert && host.presentedControllers[0].isModal)
    expectEqual(fixture.user.choose(alertAction: delete), .performed)
    expectAnswer("presented: []")
    expectEqual(fixture.user.choose(alertAction: delete), .refused(.notAvailable))
  }

  @Test func `a disabled action is refused`() {
    let delete = action("Delete")
    delete.isEnabled = false
    let alert = alert(delete)
    fixture.page.present(alert, animated: false)
    expectEqual(fixture.user.choose(alertAction: delete), .refused(.disabled))
    expectEqual(fixture.user.submit(), .refused(.disabled))
    delete.isEnabled = true
    expectEqual(fixture.user.choose(alertAction: delete), .performed)
    expectAnswer("Delete")
  }

  @Test func `an action of an alert beneath another controller is refused`() {
    let delete = action("Delete")
    let alert = alert(delete)
    fixture.page.present(alert, animated: false)
    alert.present(fixture.make("s"), animated: false)
    expectEqual(fixture.user.choose(alertAction: delete), .refused(.notAvailable))
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `the user's dismissal chooses the cancel action`(style: AlertController.Style) {
    let actions = (action("Delete"), action("Cancel", .cancel))
    fixture.page.present(alert(actions.0, actions.1, style: style), animated: false)
    expectEqual(fixture.user.dismissPresented(), .performed)
    expectAnswer("Cancel")
    expectEqual(fixture.presented, [])
  }

  @Test func `an alert without a cancel action has to be answered`() {
    fixture.page.present(alert(action("OK")), animated: false)
    expectEqual(fixture.user.dismissPresented(), .refused(.notPermitted))
    expectEqual(fixture.presented, ["Delete? formSheet"])
  }

  @Test func `an alert without actions is reported, and can be dismissed`() {
    fixture.page.present(alert(), animated: false)
    expectEqual(
      fixture.takeMessages(),
      [
        "invalidAlert: the alert has no action for the user to choose; add one before presenting it"
      ]
    )
    expectEqual(fixture.user.submit(), .refused(.notAvailable))
    expectEqual(fixture.user.dismissPresented(), .performed)
    expectEqual(fixture.presented, [])
  }

  @Test(arguments: [nil, "B", "X"])
  func `Return chooses the preferred action or else the first default one`(preferred: String?) {
    let (a, b) = (action("A"), action("B"))
    let alert = alert(action("Cancel", .cancel), a, b)
    alert.preferredAction = ["B": b, "X": action("X")][preferred ?? ""]
    expect(alert.defaultAction === (preferred == "B" ? b : a))
    fixture.page.present(alert, animated: false)
    expectEqual(fixture.user.submit(), .performed)
    expectAnswer(preferred == "B" ? "B" : "A")
  }

  @Test func `a handler can present the next alert`() {
    let next = alert(action("OK"))
    let first = AlertAction(title: "Next", style: .default) { [fixture] _ in
      fixture.page.present(next, animated: false)
    }
    fixture.page.present(alert(first), animated: false)
    expectEqual(fixture.user.choose(alertAction: first), .performed)
    expectEqual(host.presentedControllers.map { $0.viewController === next }, [true])
  }

  @Test func `a handler can remove the tab and release the host's content`() {
    let remove = AlertAction(title: "Remove", style: .destructive) { [fixture] _ in
      fixture.host.tabs = []
    }
    fixture.page.present(alert(remove), animated: false)
    expectEqual(fixture.user.choose(alertAction: remove), .performed)
    expect(host.selectedTab == nil && fixture.presented == [])
  }

  // MARK: - Building

  @Test func `a second cancel action and an action of another alert are left out`() {
    let shared = action("A")
    let alert = alert(shared, action("Cancel", .cancel))
    fixture.page.present(alert, animated: false)
    alert.addAction(action("No", .cancel))
    alert.addAction(shared)
    expectEqual(alert.actions.map(\.title), ["A", "Cancel"])
    expectEqual(
      fixture.takeMessages(),
      [
        "invalidAlert: the alert has a cancel action already; the second one is left out",
        "invalidAlert: the action \"A\" is in an alert already; it is left out",
      ]
    )
  }

  @Test func `an action sheet has no text fields and can have a source`() {
    let alert = alert(action("A"), style: .actionSheet)
    alert.popoverPresentationController?.sourceItem = fixture.base.tab("b")
    fixture.page.present(alert, animated: false)
    alert.addTextField()
    expect(alert.textFields == nil && alert.preferredStyle == .actionSheet)
    expectEqual(fixture.log.diagnostics.map(\.name), ["invalidAlert"])
    expectEqual(fixture.presented, ["Delete? formSheet"])
    fixture.base.tab("b").isHidden = true
    expectEqual(fixture.presented, [])
  }

  @Test func `actions and fields are released with the alert`() {
    let kept = action("A")
    var alert: AlertController? = alert(kept)
    alert?.addTextField()
    let field = alert?.textFields?.first
    alert = nil
    kept.isEnabled = false
    field?.text = "x"
    self.alert(kept).title = "again"
    expectEqual(field?.text, "x")
  }

  // MARK: - Text

  @Test func `text goes to the first field or to the given one`() {
    let alert = alert(action("OK"))
    var edits: [String] = []
    alert.addTextField {
      $0.text = "old"
      $0.editingChangedHandler = { edits.append("first \($0.text ?? "")") }
    }
    alert.addTextField { $0.isSecureTextEntry = true }
    fixture.page.present(alert, animated: false)
    expectEqual(fixture.user.enterText("new"), .performed)
    expectEqual(fixture.user.enterText("new"), .performed)
    expectEqual(alert.textFields.map { fixture.user.enterText("secret", in: $0[1]) }, .performed)
    expectEqual(alert.textFields?.map(\.text), ["new", "secret"])
    expectEqual(edits, ["first new"])
    expectEqual(fixture.user.enterText("x", in: TextField()), .refused(.notAvailable))
    alert.textFields?[0].text = "by the app"
    expectEqual(edits, ["first new"])
  }

  @Test func `a handler can enable an action while the user types`() {
    let save = action("Save")
    save.isEnabled = false
    let alert = alert(save)
    alert.addTextField { $0.editingChangedHandler = { save.isEnabled = $0.text != "" } }
    fixture.page.present(alert, animated: false)
    expectEqual(fixture.user.submit(), .refused(.disabled))
    fixture.user.enterText("name")
    expectEqual(fixture.user.submit(), .performed)
    expectAnswer("Save")
  }

  @Test func `text is refused without a field`() {
    expectEqual(fixture.user.enterText("x"), .refused(.notAvailable))
    expectEqual(fixture.user.submit(), .refused(.notAvailable))
    fixture.page.present(alert(action("OK")), animated: false)
    expectEqual(fixture.user.enterText("x"), .refused(.notAvailable))
    host.disappear()
    expectEqual(fixture.user.enterText("x", in: TextField()), .refused(.notOnScreen))
  }
}
