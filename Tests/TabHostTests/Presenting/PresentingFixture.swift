import TabHost
import TabHostTestSupport
import TabHostTesting

/// A visible host with the root tabs `a`, which is selected, `b`, and a group `g` of `c1` and `c2`,
/// and pages to present, all of which are recorded into one log.
@MainActor struct PresentingFixture: CallRecorder {
  let base = HostFixture.group()

  var host: TabHostController { base.host }
  var user: UserInteraction { base.host.user }
  var log: CallLog { base.log }

  /// The page of the selected tab.
  var page: ViewController { host.selectedViewController ?? ViewController() }

  /// Returns a recorded page to present.
  func make(_ name: String, _ style: ModalPresentationStyle = .automatic) -> ViewController {
    let page = NamedViewController(.page(name))
    page.modalPresentationStyle = style
    return page
  }

  /// Presents a page from the selected one, and clears the log.
  @discardableResult
  func show(_ name: String, _ style: ModalPresentationStyle = .automatic) -> ViewController {
    let page = make(name, style)
    self.page.present(page, animated: false)
    log.clear()
    return page
  }

  func take() -> [RecordedCall] { base.take() }

  /// Returns the diagnostics as a rule and its message, and clears the log.
  func takeMessages() -> [String] {
    defer { log.clear() }
    return log.diagnostics.map { "\($0.name): \($0.message)" }
  }

  /// The names of what is presented, with the styles.
  var presented: [String] {
    host.presentedControllers.map { presentation in
      let name =
        (presentation.viewController as? NamedViewController)?.subject.name
        ?? presentation.viewController.title ?? "?"
      return "\(name) \(presentation.style.rawValue)"
    }
  }
}

/// Returns the calls of content that is loaded and appears.
func firstAppearance(of name: String) -> [RecordedCall] {
  Array(appearance(of: .page(name)).dropFirst())
}

/// Returns the calls of content that disappears.
func disappearance(of subject: ContentCall.Subject) -> [RecordedCall] {
  [.willDisappear(subject), .didDisappear(subject)]
}
