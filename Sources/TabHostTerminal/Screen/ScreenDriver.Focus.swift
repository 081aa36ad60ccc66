import TabHostSpelling

extension ScreenDriver {
  /// What has the focus on a screen.
  public enum Focus: Hashable, Sendable, CustomStringConvertible {
    /// The row of the sidebar with the identifier of a tab or an action.
    case row(String)
    /// The item of the bar for the tab with the given identifier.
    case tab(String)
    /// Another element, with the text of the focused row if it is a page that shows a list.
    case element(FrameElement.ID, row: String? = nil)

    /// The focus as the answer of a question in a script, such as `row inbox`.
    public var description: String {
      switch self {
      case .row(let identifier): "row \(identifier)"
      case .tab(let identifier): "\(FrameElement.ID.tab(identifier))"
      case .element(let element, nil): "\(element)"
      case .element(let element, let row?): "\(element) row \(Spelling.quoted(row))"
      }
    }
  }
}
