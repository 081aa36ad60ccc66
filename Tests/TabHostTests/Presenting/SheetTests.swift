import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The controllers of sheets, and styles in a compact width.
@MainActor struct SheetTests {
  private let fixture = PresentingFixture()
  private var host: TabHostController { fixture.host }

  /// Answers with one style.
  private final class Adapting: AdaptivePresentationControllerDelegate {
    var style: ModalPresentationStyle
    var log: [String] = []
    var whenAsked: () -> Void = {}

    init(_ style: ModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle {
      log.append("style of \(controller.presentedViewController.title ?? "?")")
      whenAsked()
      return style
    }
  }

  private func page(
    _ name: String,
    _ style: ModalPresentationStyle,
    adapting delegate: Adapting
  ) -> ViewController {
    let page = fixture.make(name, style)
    page.title = name
    page.presentationController?.delegate = delegate
    page.popoverPresentationController?.sourceItem = host.tabs[0]
    return page
  }

  @Test(arguments: ModalPresentationStyle.allCases)
  func `a sheet has a controller of its own`(style: ModalPresentationStyle) {
    let page = fixture.make("s", style)
    let isSheet = [.automatic, .pageSheet, .formSheet, .none].contains(style)
    expectEqual((page.sheetPresentationController != nil), isSheet)
    expect(page.presentationController === page.sheetPresentationController || !isSheet)
    page.popoverPresentationController?.sourceItem = host.tabs[0]
    fixture.page.present(page, animated: false)
    expectEqual((page.sheetPresentationController != nil), isSheet)
  }

  @Test func `an alert is no sheet`() {
    let alert = AlertController(title: "A", message: nil, preferredStyle: .alert)
    expect(alert.sheetPresentationController == nil)
  }

  @Test func `the detents of a sheet have heights, and the selected one or the first is shown`() {
    let context = SheetPresentationControllerDetentResolutionContext(
      containerTraitCollection: .phone,
      maximumDetentValue: 40
    )
    let sheet = fixture.make("s").sheetPresentationController
    expect(sheet?.detents.map(\.identifier) == [.large] && sheet?.prefersGrabberVisible == false)
    expect(sheet?.selectedDetentIdentifier == nil && sheet?.selectedDetent?.identifier == .large)
    sheet?.detents = [.custom(identifier: .init("small")) { _ in 5 }, .medium(), .large()]
    expectEqual(sheet?.detents.map { $0.resolvedValue(in: context) }, [5, 20, 40])
    expectEqual(sheet?.selectedDetent?.identifier, .init("small"))
    sheet?.selectedDetentIdentifier = .medium
    expectEqual(sheet?.selectedDetent?.identifier, .medium)
    sheet?.selectedDetentIdentifier = .init("unknown")
    expectEqual(sheet?.selectedDetent?.identifier, .init("small"))
  }

  @Test func `a change of a presented sheet requests one frame, and one off screen none`() {
    let page = fixture.show("s")
    var frames = 0
    host.needsFrameHandler = { frames += 1 }
    let sheet = page.sheetPresentationController
    sheet?.animateChanges {
      sheet?.prefersGrabberVisible = true
      sheet?.detents = [.medium(), .large()]
      sheet?.selectedDetentIdentifier = .large
    }
    expect(frames == 1 && host.takeChanges().contains(.overlays))
    page.dismiss(animated: false)
    _ = host.takeChanges()
    sheet?.animateChanges { sheet?.prefersGrabberVisible = false }
    sheet?.invalidateDetents()
    expect(host.takeChanges().isEmpty)
  }

  @Test func `in a compact width, the delegate chooses the style once`() {
    let delegate = Adapting(.fullScreen)
    let popover = page("p", .popover, adapting: delegate)
    fixture.page.present(popover, animated: false)
    expect(fixture.presented == ["p popover"] && delegate.log == [])
    popover.dismiss(animated: false)
    host.traitCollection = .phone
    fixture.page.present(popover, animated: false)
    expect(fixture.presented == ["p fullScreen"] && delegate.log == ["style of p"])
    host.traitCollection = .pad
    expect(fixture.presented == ["p fullScreen"] && delegate.log == ["style of p"])
  }

  @Test func `the answer none keeps the style, as without a delegate`() {
    host.traitCollection = .phone
    let delegate = Adapting(.none)
    fixture.page.present(page("p", .popover, adapting: delegate), animated: false)
    expect(fixture.presented == ["p popover"] && delegate.log == ["style of p"])
    host.dismiss(animated: false)
    final class Silent: AdaptivePresentationControllerDelegate {}
    let silent = Silent()
    let sheet = fixture.make("s", .formSheet)
    sheet.presentationController?.delegate = silent
    fixture.page.present(sheet, animated: false)
    expectEqual(fixture.presented, ["s formSheet"])
  }

  @Test func `a delegate that presents another controller prevents the presentation`() {
    host.traitCollection = .phone
    let delegate = Adapting(.fullScreen)
    let other = fixture.make("other")
    delegate.whenAsked = { [fixture] in fixture.page.present(other, animated: false) }
    fixture.page.present(page("p", .pageSheet, adapting: delegate), animated: false)
    expectEqual(fixture.presented, ["other formSheet"])
  }
}
