import TabHost

extension HostDescription.Answers {
  /// An action of a context menu, or, if it has children, a submenu.
  public struct MenuElement: Decodable, Sendable {
    /// The title. Required.
    public private(set) var title = ""
    /// Whether the element is shown as destructive. The default is `false`.
    public private(set) var isDestructive = false
    /// Whether an action can't be performed, or a submenu can't be opened. The default is `false`.
    public private(set) var isDisabled = false
    /// The elements of a submenu. Empty for an action.
    public private(set) var children: [MenuElement] = []

    private enum Key: String, CaseIterable {
      case title, destructive, disabled, children
    }

    /// Decodes an element.
    ///
    /// - Throws: A ``HostDescriptionError`` if the element is invalid.
    public init(from decoder: any Decoder) throws {
      // The path to a top-level element is "answers.menu.ID[0]". Every level below adds the key of
      // the array and the index.
      let path = decoder.codingPath
      guard path.count <= 2 + 2 * HostDescription.deepestLevel else {
        let limit = HostDescription.deepestLevel
        throw HostDescriptionError(path: path, "menus are nested deeper than \(limit) levels")
      }
      let object = try DescriptionObject<Key>(decoder)
      guard object.keys.contains(.title) else {
        throw object.error(at: .title, "is missing: every element of a menu has a title")
      }
      for key in object.keys {
        switch key {
        case .title: title = try object.text(key)
        case .destructive: isDestructive = try object.flag(key)
        case .disabled: isDisabled = try object.flag(key)
        case .children:
          children = try object.list(
            key,
            of: MenuElement.self,
            "an array of elements",
            element: "an element"
          )
        }
      }
    }
  }
}

extension HostDescription.Answers.MenuElement {
  /// Returns the element.
  @MainActor func makeElement() -> TabHost.MenuElement {
    // A menu can't be disabled. A disabled submenu never opens, so an action replaces it.
    guard children.isEmpty || isDisabled else {
      return Menu(
        title: title,
        options: isDestructive ? .destructive : [],
        children: children.map { $0.makeElement() }
      )
    }
    var attributes: TabHost.MenuElement.Attributes = []
    if isDestructive { attributes.insert(.destructive) }
    if isDisabled { attributes.insert(.disabled) }
    return Action(title: title, attributes: attributes) { _ in }
  }
}
