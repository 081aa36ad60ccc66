import TabHost

extension HostDescription.Answers {
  /// An action of a context menu, or, with children, a further menu.
  public struct MenuElement: Decodable, Sendable {
    /// What the element is called; required.
    public private(set) var title = ""
    /// Whether it looks like one that takes away. Default false.
    public private(set) var isDestructive = false
    /// Whether an action can't be chosen, or a menu can't be opened. Default false.
    public private(set) var isDisabled = false
    /// What is in a further menu; none for an action.
    public private(set) var children: [MenuElement] = []

    private enum Key: String, CaseIterable {
      case title, destructive, disabled, children
    }

    /// Reads an element; throws a ``HostDescriptionError`` if something is wrong with it.
    public init(from decoder: any Decoder) throws {
      // The path to an element of the menu itself is "answers.menu.ID[0]"; every level below is the
      // key of the array, and the index.
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
  /// The element, whose actions record themselves.
  @MainActor func makeElement(log: CallLog) -> TabHost.MenuElement {
    // Menus can't be disabled. One that never opens is told from an action by nobody.
    guard children.isEmpty || isDisabled else {
      return Menu(
        title: title,
        options: isDestructive ? .destructive : [],
        children: children.map { $0.makeElement(log: log) }
      )
    }
    var attributes: TabHost.MenuElement.Attributes = []
    if isDestructive { attributes.insert(.destructive) }
    if isDisabled { attributes.insert(.disabled) }
    return Action(title: title, attributes: attributes) { log.append(.handler($0.title)) }
  }
}
