extension UserAction {
  /// The action on one line, such as `tap(inbox)`.
  ///
  /// Tabs are represented by their identifiers, and actions and buttons by their titles.
  var text: String {
    Self.text(ofCase: self)
  }

  /// Returns the name of an enumeration case and its values.
  private static func text(ofCase value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    return "\(name)(\(text(ofValues: child.value)))"
  }

  private static func text(ofValues value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return text(of: value) }
    return mirror.children.map { child in
      // Values without a label are named by their position, such as `.0`.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return label.map { "\($0): \(text(of: child.value))" } ?? text(of: child.value)
    }.joined(separator: ", ")
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let tab as TabItem: tab.identifier
    case let element as MenuElement: element.title
    case let action as ContextualAction: action.title ?? ""
    case let action as AlertAction: action.title ?? ""
    case let button as BarButtonItem: button.title ?? button.image?.systemName ?? "button"
    case is UserInteraction.Arrangement, is Drag.Target: text(ofCase: value)
    case let traits as TraitCollection:
      "\(traits.horizontalSizeClass), \(traits.orientation)"
    case let text as String: text.debugDescription
    case let words as [String]: words.joined(separator: " ").debugDescription
    case let items as [BarButtonItem]: "\(items.count) buttons"
    case let items as [DragItem]: "\(items.count) items"
    case is TextField: "text field"
    case let content as ViewController:
      content.tab?.identifier ?? content.title ?? "\(type(of: content))"
    default: "\(value)"
    }
  }
}
