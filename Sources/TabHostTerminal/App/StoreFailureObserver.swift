import TabHost

/// Shows in the status line that the customization of the user can't be loaded or saved.
///
/// A host reports each failed save. The same failure is shown again only after a save has succeeded.
final class StoreFailureObserver: TabHostObserver {
  private weak var application: TerminalApplication?
  /// The last failures that were shown, by the identifiers of customizations.
  private var shown: [String: TabHostController.Diagnostic] = [:]
  /// The identifiers of customizations whose last save has not failed.
  private var saved: Set<String> = []

  init(_ application: TerminalApplication) {
    self.application = application
    application.screen.host.addObserver(self, of: [.store, .diagnostic])
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    if case .diagnostic(let diagnostic) = event.subject {
      note(diagnostic)
    } else if event.name == "saveCustomization", let identifier = event.identifier {
      // The previous save has succeeded. This one has failed if a diagnostic follows.
      if !saved.insert(identifier).inserted { shown[identifier] = nil }
    }
  }

  /// Shows a failure before the app handles its diagnostic, so that it can show a message instead. As
  /// the app can, this may change the host, which delivers diagnostics when its changes are complete.
  private func note(_ diagnostic: TabHostController.Diagnostic) {
    let text: TabHostController.Strings.Text
    switch diagnostic.rule {
    case .unsavedCustomization: text = .customizationNotSaved
    case .unreadableCustomization: text = .customizationNotLoaded
    default: return
    }
    guard let identifier = diagnostic.identifiers.first else { return }
    saved.remove(identifier)
    guard shown.updateValue(diagnostic, forKey: identifier) != diagnostic else { return }
    let message = localized(text, ["reason": diagnostic.message])
    application?.show(message: message, for: .seconds(10))
  }
}

extension TabHostEvent {
  /// The identifier of the customization that a call of the store is about.
  fileprivate var identifier: String? {
    guard case .text(let identifier)? = arguments.first(where: { $0.label == .identifier })?.value
    else { return nil }
    return identifier
  }
}
