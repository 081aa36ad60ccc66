public import TabHost
public import TabHostTesting

extension CallLog: CallRecorder {
  /// The titles of the recorded handlers.
  public var handlers: [String] {
    entries.compactMap { if case .handler(let title) = $0 { title } else { nil } }
  }

  /// Returns the titles of the recorded handlers, and clears the log.
  public func takeHandlers() -> [String] {
    defer { clear() }
    return handlers
  }

  /// Returns and clears all entries.
  public func take() -> [RecordedCall] {
    defer { clear() }
    return entries
  }

  // MARK: - Recorded handlers

  /// Returns an action that records its title.
  public func action(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action {
    Action(title: title, attributes: attributes) { self.append(.handler($0.title)) }
  }

  /// Returns a bar button that records its title.
  public func button(_ title: String) -> BarButtonItem {
    BarButtonItem(primaryAction: action(title))
  }

  /// Returns an action of an alert that records its title.
  public func alertAction(
    _ title: String,
    _ style: AlertAction.Style = .default
  ) -> AlertAction {
    AlertAction(title: title, style: style) { self.append(.handler($0.title ?? "")) }
  }

  /// Returns an action of a swiped row that records its title and completes immediately.
  public func swipeAction(
    _ title: String,
    _ style: ContextualAction.Style = .normal
  ) -> ContextualAction {
    ContextualAction(style: style, title: title) { _, _, completion in
      self.append(.handler(title))
      completion(true)
    }
  }
}
