// Descriptions for logs and debuggers. They read stored values, so that they neither create content
// nor register an access for observation.

/// Returns the line of an object: its type, its names, and what differs from the defaults.
private func describe(_ object: AnyObject, _ names: String?..., details: [String?]) -> String {
  let head = ["\(type(of: object))"] + names.compactMap { $0?.debugDescription }
  let details = details.compactMap { $0 }
  return head.joined(separator: " ")
    + (details.isEmpty ? "" : ": " + details.joined(separator: ", "))
}

/// Returns a number and a word, in its plural if needed.
private func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? word : plural ?? word + "s")"
}

/// Returns the mirror of an object with its public state, without that of its superclasses.
private func mirror<Subject: AnyObject>(
  of subject: Subject,
  _ children: [(name: String, value: Any)]
) -> Mirror {
  Mirror(
    subject,
    children: children.map { (label: $0.name, value: $0.value) },
    displayStyle: .class,
    ancestorRepresentation: .suppressed
  )
}

// MARK: - Tabs

extension TabItem: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The public state of the tab, for debuggers. Reading it does not create content.
  public var customMirror: Mirror {
    var children: [(name: String, value: Any)] = [
      ("identifier", identifier), ("title", storedTitle), ("image", storedImage as Any),
      ("subtitle", details?.subtitle as Any), ("badge", ownBadge as Any),
      ("preferredPlacement", storedPreferredPlacement), ("isEnabled", storedIsEnabled),
      ("isHidden", visibility.isHidden), ("primaryAction", action as Any),
      ("isViewControllerLoaded", hasMadeContent),
    ]
    if let group = asGroup {
      children.append(("children", group.storedChildren))
      children.append(("selectedChild", group.storedSelectedChild as Any))
      children.append(("isExpanded", group.showsRows))
    }
    return mirror(of: self, children)
  }

  /// Returns the type, the identifier and the title, and what differs from the defaults.
  func line(with more: [String] = []) -> String {
    describe(self, identifier, storedTitle, details: differences + more)
  }

  private var differences: [String?] {
    let group = asGroup
    return [
      group.map { count($0.storedChildren.count, "child", "children") },
      group?.managesStack == true ? "managing" : nil,
      group?.showsRows == false ? "collapsed" : nil,
      hasOwnCustomizationIdentifier
        ? "customized as \(storedCustomizationIdentifier.debugDescription)" : nil,
      storedPreferredPlacement == .automatic
        || asSearch != nil && storedPreferredPlacement == .pinned
        ? nil : "\(storedPreferredPlacement)",
      shownBadge?.text.map { "badge \($0.debugDescription)" },
      action.map { "action \($0.title.debugDescription)" },
      storedAllowsHiding ? "allows hiding" : nil,
      storedAllowsMoving ? nil : "not movable",
      storedIsHiddenByDefault ? "hidden by default" : nil,
      visibility.isHidden ? "hidden" : nil,
      storedIsEnabled ? nil : "disabled",
    ]
  }
}

// MARK: - Host and sidebar

extension TabHostController {
  /// The declared tree of tabs, for logs and debuggers: one line for each tab, indented by its
  /// depth.
  ///
  /// Each line is the ``TabItem/description`` of the tab, with "in the bar" and "selected" where they
  /// apply. Empty without tabs. Reading the property does not register an access for observation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public var treeDescription: String {
    var lines: [String] = []
    var pending = tree.roots.reversed().map { (tab: $0, depth: 0) }
    while let (tab, depth) = pending.popLast() {
      var marks: [String] = []
      if barShows(tab) { marks.append("in the bar") }
      if tab === selection.tab { marks.append("selected") }
      lines.append(String(repeating: "  ", count: depth) + tab.line(with: marks))
      if let group = tab.asGroup {
        pending += group.storedChildren.reversed().map { (tab: $0, depth: depth + 1) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The type, the title, and the state of the host.
  var hostLine: String {
    describe(
      self,
      title,
      details: [
        count(tree.roots.count, "root tab"),
        selection.tab.map { "selected \($0.identifier.debugDescription)" },
        editing.isInSession ? "editing" : nil,
        isShown ? screen.presentation.rawValue : "off screen",
        state.isTabBarHiddenByApp ? "bar hidden" : nil,
      ]
    )
  }
}

extension TabHostController.Sidebar: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The type and the state of the sidebar.
  public var description: String {
    describe(
      self,
      details: [
        count(rowList?.count ?? 0, "row"),
        host?.screen.isSidebarAvailable == true ? nil : "not available",
        host?.screen.isSidebarHidden == true ? "hidden" : nil,
        storedToolbarItems.isEmpty ? nil : count(storedToolbarItems.count, "toolbar item"),
      ]
    )
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The public state of the sidebar, for debuggers.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "isHidden": host?.screen.isSidebarHidden ?? false,
        "isAvailable": host?.screen.isSidebarAvailable ?? false,
        "rowCount": rowList?.count ?? 0,
        "toolbarItems": storedToolbarItems,
      ],
      displayStyle: .class
    )
  }
}

// MARK: - Actions

extension MenuElement: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type, the identifier of an action, the title, and what differs from the defaults.
  public var description: String {
    let action = self as? Action
    return describe(
      self,
      action?.identifier.rawValue,
      title,
      details: [
        (self as? Menu).map { count($0.children.count, "child", "children") },
        action?.attributes.contains(.disabled) == true ? "disabled" : nil,
        action?.attributes.contains(.destructive) == true ? "destructive" : nil,
        action?.attributes.contains(.hidden) == true ? "hidden" : nil,
        action?.attributes.contains(.keepsMenuPresented) == true ? "keeps menu presented" : nil,
        action?.state == .on ? "on" : action?.state == .mixed ? "mixed" : nil,
      ]
    )
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The public state of the element, for debuggers.
  public var customMirror: Mirror {
    var children: [(name: String, value: Any)] = [
      ("title", title), ("subtitle", subtitle as Any), ("image", image as Any),
    ]
    if let action = self as? Action {
      children.append(("identifier", action.identifier))
      children.append(("attributes", action.attributes))
      children.append(("state", action.state))
    }
    if let menu = self as? Menu { children.append(("children", menu.children)) }
    return mirror(of: self, children)
  }
}

// MARK: - Controllers

extension ViewController: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The public state of the controller, for debuggers.
  public var customMirror: Mirror {
    var children: [(name: String, value: Any)] = [
      ("title", title as Any), ("tab", tab?.identifier as Any), ("isViewLoaded", isLoaded),
      ("children", self.children),
    ]
    if let host = asHost {
      children.append(("tabs", host.tree.roots))
      children.append(("selectedTab", host.selection.tab as Any))
      children.append(("sidebar", host.sidebar))
      children.append(("isEditing", host.editing.isInSession))
    }
    return mirror(of: self, children)
  }

  /// The type and the title, and the state of the controller.
  var line: String {
    describe(
      self,
      title,
      details: [
        tab.map { "content of \($0.identifier.debugDescription)" },
        asNavigation.map { count($0.stack.count, "page") },
        isLoaded ? nil : "not loaded",
        appearanceState == .disappeared ? "off screen" : nil,
      ]
    )
  }
}
