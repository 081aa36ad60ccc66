import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The rows about presenting, key commands and toolbars in "Coming from SwiftUI".
@MainActor struct PresentingParityTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  /// Records dismissals by the user, as `onDismiss` does.
  private final class Sheet: AdaptivePresentationControllerDelegate {
    private(set) var dismissals = 0

    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      dismissals += 1
    }
  }

  private func alert(_ style: AlertController.Style) -> AlertController {
    let alert = AlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    alert.addAction(fixture.log.alertAction("Delete", .destructive))
    alert.addAction(fixture.log.alertAction("Cancel", .cancel))
    return alert
  }

  @Test func `parity 67: a sheet keeps the content on screen and ends with the user's dismissal`() {
    let sheet = Sheet()
    let page = fixture.make("sheet")
    page.presentationController?.delegate = sheet
    fixture.page.present(page, animated: false)
    #expect(fixture.presented == ["sheet pageSheet"])
    #expect(fixture.page.appearanceState == .appeared)
    fixture.user.dismissPresented()
    #expect(fixture.presented == [] && sheet.dismissals == 1)
  }

  @Test func `parity 68: a full-screen cover takes the place of the content`() {
    fixture.show("cover", .fullScreen)
    #expect(fixture.page.appearanceState == .disappeared)
    fixture.user.dismissPresented()
    #expect(fixture.page.appearanceState == .appeared)
  }

  @Test func `parity 69: an alert disappears before the handler of the chosen action runs`() {
    let alert = alert(.alert)
    fixture.page.present(alert, animated: false)
    fixture.log.clear()
    #expect(fixture.user.choose(alertAction: alert.actions[0]) == .performed)
    #expect(fixture.take() == [.handler("Delete")])
    #expect(fixture.presented == [])
  }

  @Test func `parity 70: a press beside a confirmation dialog chooses its cancel action`() {
    let dialog = alert(.actionSheet)
    fixture.page.present(dialog, animated: false)
    fixture.log.clear()
    #expect(fixture.user.dismissPresented() == .performed)
    #expect(fixture.take() == [.handler("Cancel")])
  }

  @Test func `parity 71: the user can't dismiss a sheet that disables it, and the app can`() {
    let page = fixture.show("sheet")
    page.isModalInPresentation = true
    #expect(fixture.user.dismissPresented() == .refused(.notPermitted))
    #expect(fixture.presented == ["sheet pageSheet"])
    page.dismiss(animated: false)
    #expect(fixture.presented == [])
  }

  @Test func `parity 72: a presented page dismisses itself, without a call to its delegate`() {
    let sheet = Sheet()
    let page = fixture.show("sheet")
    page.presentationController?.delegate = sheet
    page.dismiss(animated: false)
    #expect(fixture.presented == [] && sheet.dismissals == 0)
  }

  @Test func `parity 73: a shortcut performs its command while its page is on screen`() {
    let command = KeyCommand(title: "Reload", input: "r", modifierFlags: .command) { _ in }
    fixture.page.addKeyCommand(command)
    #expect(fixture.user.press("r", modifiers: .command) == .performed)
    #expect(fixture.user.press("r") == .refused(.notAvailable))
    host.selectedTab = fixture.base.tab("b")
    #expect(fixture.user.press("r", modifiers: .command) == .refused(.notAvailable))
  }

  @Test func `parity 74: toolbar items have places, and a group can become one button`() throws {
    let buttons = ["Bold", "Italic"].map { BarButtonItem(title: $0) }
    let done = BarButtonItem(systemItem: .done)
    let item = fixture.page.navigationItem
    item.leadingItemGroups = [BarButtonItem(systemItem: .cancel).creatingFixedGroup()]
    item.centerItemGroups = [
      BarButtonItemGroup(barButtonItems: buttons, representativeItem: BarButtonItem(title: "Style"))
    ]
    item.trailingItemGroups = [done.creatingFixedGroup()]
    let bar = try #require(host.visibleNavigationBar)
    #expect(bar.buttons.map(\.title) == ["Cancel", "Bold", "Italic", "Done"])
    #expect(bar.fitting(3).buttons.map(\.title) == ["Cancel", "Style", "Done"])
  }
}
