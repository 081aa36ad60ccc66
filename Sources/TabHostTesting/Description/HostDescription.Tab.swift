public import TabHost
import TabHostSpelling

extension HostDescription {
  /// A tab, group or search tab of a description.
  public struct Tab: Sendable {
    /// The class of a tab.
    public enum Kind: String, Sendable, CaseIterable {
      /// A plain tab.
      case tab
      /// A group, which can be empty.
      case group
      /// A search tab.
      case search
    }

    /// An action of a group in the sidebar.
    public struct Action: Sendable {
      /// The identifier of the action. Required.
      public private(set) var id = ""
      /// The title. The default is the identifier.
      public private(set) var title = ""
    }

    /// The class of the tab. The default is a group if there are children, and a plain tab
    /// otherwise.
    public private(set) var kind = Kind.tab
    /// The identifier of the tab. Required, except for a search tab.
    public private(set) var id = Tab.searchIdentifier
    /// Whether the tab has a view provider. The default is `true`, and `false` for a group.
    public private(set) var hasContent = true
    /// The customization behavior, by surface.
    ///
    /// The properties that set the placement and whether the user may hide or move the tab take
    /// precedence. The default is empty.
    public private(set) var behavior: [TabSurface: TabCustomizationBehavior] = [:]
    /// The default visibility, by surface.
    ///
    /// The properties that set the placement and whether the tab is hidden by default take
    /// precedence. The default is empty.
    public private(set) var defaultVisibility: [TabSurface: TabVisibility] = [:]
    /// The title of the action that a tap performs, or `nil` for a tab that can be selected.
    public private(set) var action: String?
    /// The children of a group.
    public private(set) var children: [Tab] = []
    /// The identifier of the selected child of a group.
    public private(set) var selectedChild: String?
    /// Whether a group has a managing navigation controller. The default is `false`.
    public private(set) var isManaged = false
    /// The actions of a group in the sidebar. The default is empty.
    public private(set) var actions: [Action] = []

    /// The values of the other properties, by the name of the property.
    private(set) var values: [String: SettableProperty.Assignment] = [:]
    /// The place of the tab in the description.
    let path: JSONPath

    /// The value of `SearchTabItem.identifier`, which is isolated to the main actor.
    private static let searchIdentifier = "TabHost.Search"
  }
}

// MARK: - Reading

extension HostDescription.Tab {
  init(_ value: JSONValue) throws {
    path = value.path
    // Every level of tabs adds two parts to the path: the key of the array, and the index.
    let limit = HostDescription.deepestLevel
    guard path.depth <= 2 * limit else {
      throw value.error("tabs are nested deeper than \(limit) levels")
    }
    if case .text(let id) = value.content {
      self.id = id
      return
    }
    guard value.content == .object else {
      throw value.error("a tab must be an object or an identifier")
    }
    // Unknown keys are reported before an unknown kind.
    try value.checkKeys(among: Self.readers)
    if let kind = value["kind"] {
      self.kind = try kind.choice()
    } else if value["children"] != nil {
      kind = .group
    }
    hasContent = kind != .group
    if kind != .search { try value.require("id", "every tab has an identifier") }
    try value.read(into: &self, Self.readers)
    try check()
  }

  private static let readers: MemberReaders<Self> = {
    var readers = ownReaders
    for (key, read) in groupReaders { readers.add(key, ofGroup(read)) }
    for property in SettableProperty.ofTabs {
      guard let key = property.key, let read = property.read else { continue }
      let reader: MemberReader<Self> = { $0.values[property.name] = try read($1) }
      readers.add(key, property.isOfGroup ? ofGroup(reader) : reader)
    }
    readers.addNames(of: SettableProperty.ofTabs, setOn: "ID")
    return readers
  }()

  private static let ownReaders: MemberReaders<Self> = [
    // The kind decides about the other keys, so it is read before them.
    "kind": { _, _ in },
    .key("id", for: "identifier"): { $0.id = try $1.text() },
    .key("content", for: "viewProvider", "viewController"): { $0.hasContent = try $1.flag() },
    "behavior": { $0.behavior = try $1.surfaces() },
    "defaultVisibility": { $0.defaultVisibility = try $1.surfaces() },
    .key("action", for: "primaryAction"): { $0.action = try $1.text() },
  ]

  private static let groupReaders: KeyValuePairs<MemberKey, MemberReader<Self>> = [
    "children": { $0.children = try $1.elements("an array of tabs", Self.init) },
    "selectedChild": { $0.selectedChild = try $1.text() },
    .key("managed", for: "managingNavigationController"): { $0.isManaged = try $1.flag() },
    .key("actions", for: "sidebarActions"): {
      $0.actions = try $1.elements("an array of actions", Action.init)
    },
  ]

  /// Returns a reader that rejects values with an effect if the tab is not a group.
  private static func ofGroup(_ read: @escaping MemberReader<Self>) -> MemberReader<Self> {
    { tab, value in
      var changed = tab
      try read(&changed, value)
      if tab.kind == .group {
        tab = changed
      } else if !value.isFalseOrEmpty {
        // Values without an effect are allowed, because generated descriptions list every key.
        throw value.error(
          "only a group has this; a tab is one with \"children\" or with \"kind\": \"group\""
        )
      }
    }
  }

  private func check() throws {
    if let selectedChild, !children.contains(where: { $0.id == selectedChild }) {
      let suggestion = Spelling.suggestion(for: selectedChild, among: children.map(\.id))
      throw HostDescriptionError(
        path: .key("selectedChild", in: path),
        "no child is called \(Spelling.quoted(selectedChild))\(suggestion)"
      )
    }
    var seen: Set<String> = []
    for (index, action) in actions.enumerated() where !seen.insert(action.id).inserted {
      throw HostDescriptionError(
        path: .key("id", in: .index(index, in: .key("actions", in: path))),
        "an action of this group is already called \(Spelling.quoted(action.id))"
      )
    }
  }
}

extension HostDescription.Tab.Action {
  init(_ value: JSONValue) throws {
    try value.read(
      into: &self,
      ["id": { $0.id = try $1.text() }, "title": { $0.title = try $1.text() }],
      required: ("id", "every action has an identifier")
    )
    if value["title"] == nil { title = id }
  }
}

extension JSONValue {
  /// Reads a value for each surface, such as `{"bar":"disabled","sidebar":"automatic"}`.
  fileprivate func surfaces<Value: CaseIterable & Sendable>() throws -> [TabSurface: Value] {
    var values: [TabSurface: Value] = [:]
    try read(
      into: &values,
      [
        "bar": { $0[.tabBar] = try $1.choice() }, "sidebar": { $0[.sidebar] = try $1.choice() },
      ]
    )
    return values
  }
}
