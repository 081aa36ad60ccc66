/// The configuration of a sidebar row, which displays a tab or an action.
///
/// The framework retains an item, with the configurations that you assign, as long as its row may
/// appear again. A configuration that you don't assign is derived from the tab and the state of the
/// row. Corresponds to `UITabSidebarItem` in UIKit.
@preconcurrency @MainActor open class TabSidebarItem: nonisolated IdentityHashable {
  /// The kinds of content of a row.
  public enum Content {
    /// A tab, or a group as the header of its section.
    case tab(TabItem)
    /// An action of a group.
    case action(Action)

    fileprivate init(of tab: TabItem, _ action: Action?) {
      self = if let action { .action(action) } else { .tab(tab) }
    }
  }

  /// A request to the delegate for an item.
  ///
  /// Corresponds to `UITabSidebarItem.Request` in UIKit.
  @preconcurrency @MainActor public final class Request: nonisolated IdentityHashable {
    /// The tab or action that the row displays.
    public let content: Content
    /// The group of the action, or `nil` for a tab.
    ///
    /// Has no counterpart in UIKit.
    public let group: TabGroupItem?

    init(content: Content, group: TabGroupItem?) {
      self.content = content
      self.group = group
    }

    /// - Parameter tab: The tab, or the group of the action.
    convenience init(of tab: TabItem, _ action: Action?) {
      self.init(content: Content(of: tab, action), group: action == nil ? nil : tab.asGroup)
    }
  }

  /// The tab or action that the row displays.
  ///
  /// It never changes.
  public let content: Content

  /// The group of the action, or `nil` for a tab.
  ///
  /// Has no counterpart in UIKit.
  public let group: TabGroupItem?

  /// The current state of the row while it is on screen, otherwise the last state.
  public var configurationState: CellConfigurationState { environment.state(with: flags) }
  /// The part of the state that all rows of a host share.
  private(set) final var environment = RowEnvironment.initial
  /// The part of the state that is particular to the row.
  private(set) final var flags: RowFlags = []

  /// The content of the row.
  ///
  /// The default is ``defaultContentConfiguration()``. The default changes with the tab and the
  /// state of the row. A configuration that you assign is kept and updated for each new state,
  /// before `update` of the delegate is called.
  public var contentConfiguration: any ContentConfiguration {
    get { chosen?.content ?? defaultContentConfiguration() }
    set {
      choose { $0.content = newValue }
      didChange()
    }
  }

  /// The background of the row.
  ///
  /// The default is ``defaultBackgroundConfiguration()``. The default changes with the state of the
  /// row. A configuration that you assign is kept and updated for each new state.
  public var backgroundConfiguration: BackgroundConfiguration {
    get { chosen?.background ?? defaultBackgroundConfiguration() }
    set {
      choose { $0.background = newValue }
      didChange()
    }
  }

  /// The accessories at the ends of the row, in addition to those of the framework.
  ///
  /// The default is an empty array. The framework displays a badge, a disclosure indicator, and a
  /// checkbox while the user is editing. Accessories that conflict with these are not displayed. Of
  /// two system accessories of the same kind, the second is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/repeatedAccessory``; labels and custom views may be
  /// repeated.
  public var accessories: [CellAccessory] {
    get { chosen?.accessories ?? [] }
    set {
      let accessories = withoutRepetitions(newValue)
      choose { $0.accessories = accessories }
      didChange()
    }
  }

  /// What the app has assigned, or `nil` if it has assigned nothing, as for most rows.
  private final var chosen: Chosen?

  /// The configurations and accessories that the app has assigned, as one object to keep rows small.
  private final class Chosen {
    let content: (any ContentConfiguration)?
    let background: BackgroundConfiguration?
    let accessories: [CellAccessory]

    init(_ values: Values) {
      (content, background, accessories) = values
    }

    typealias Values = (
      content: (any ContentConfiguration)?, background: BackgroundConfiguration?,
      accessories: [CellAccessory]
    )
  }

  /// Replaces what the app has assigned, so that nothing is released while it is being changed.
  private func choose(_ change: (inout Chosen.Values) -> Void) {
    var values: Chosen.Values = (chosen?.content, chosen?.background, chosen?.accessories ?? [])
    change(&values)
    replace(&chosen, with: Chosen(values))
  }

  /// Creates an item with the default configurations.
  public init(request: Request) {
    content = request.content
    group = request.group
  }

  /// - Parameter tab: The tab, or the group of the action.
  init(of tab: TabItem, _ action: Action?) {
    content = Content(of: tab, action)
    group = action == nil ? nil : tab.asGroup
  }

  /// Returns a copy of the item for the same row, with the same state and configurations.
  ///
  /// Later changes of either item don't affect the other. Use the copy in a delegate that stores
  /// items of its own and returns a new item for each request. A subclass overrides this method to
  /// create an instance of its class. Corresponds to the `NSCopying` conformance of
  /// `UITabSidebarItem` in UIKit.
  open func copy() -> TabSidebarItem {
    let copy = TabSidebarItem(request: Request(content: content, group: group))
    copy.copyConfiguration(from: self)
    return copy
  }

  /// Copies the state and the assigned configurations of another item, for a subclass that
  /// overrides ``copy()``.
  public func copyConfiguration(from other: TabSidebarItem) {
    environment = other.environment
    flags = other.flags
    replace(&chosen, with: other.chosen)
    didChange()
  }
}

// MARK: - Defaults

extension TabSidebarItem {
  /// Returns the default content for the current state: image, title, and subtitle of the tab or
  /// action.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    var configuration: ListContentConfiguration
    switch content {
    case .tab(let tab):
      let isHeader = tab.asGroup?.isCollapsible == true
      configuration = isHeader ? .sidebarHeader() : .sidebarCell()
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      let selected = flags.contains(.selected) ? tab.selectedImage : nil
      configuration.image = selected ?? tab.image
    case .action(let action):
      configuration = .sidebarCell()
      configuration.text = action.title
      configuration.secondaryText = action.subtitle
      let selected = action.state == .on ? action.selectedImage : nil
      configuration.image = selected ?? action.image
      if action.attributes.contains(.destructive) { configuration.textProperties.color = .red }
    }
    configuration.take(configurationState)
    return configuration
  }

  /// Returns the default background for the current state, which highlights the selection.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration.listSidebarCell()
    configuration.take(configurationState)
    return configuration
  }
}

// MARK: - State

extension TabSidebarItem {
  /// The tab, or `nil` for the item of an action.
  public var tab: TabItem? {
    if case .tab(let tab) = content { tab } else { nil }
  }

  /// The action, or `nil` for the item of a tab.
  public var action: Action? {
    if case .action(let action) = content { action } else { nil }
  }

  /// Takes the new state of the row, and updates the assigned configurations for it.
  final func take(_ environment: RowEnvironment, _ flags: RowFlags) {
    self.environment = environment
    self.flags = flags
    guard let chosen, chosen.content != nil || chosen.background != nil else { return }
    let state = configurationState
    let content = chosen.content?.updated(for: state)
    let background = chosen.background?.updated(for: state)
    choose { ($0.content, $0.background) = (content, background) }
  }

  private var host: TabHostController? { (tab ?? group)?.host }

  private func didChange() {
    guard let host else { return }
    host.update(tab == nil ? .sidebar : .none) {
      if tab != nil { host.transaction.frame.noteLook() }
    }
  }

  private func withoutRepetitions(_ accessories: [CellAccessory]) -> [CellAccessory] {
    var seen: Set<String> = []
    return accessories.filter { accessory in
      guard let name = accessory.systemName, !seen.insert(name).inserted else { return true }
      TabHostController.Diagnostic(
        rule: .repeatedAccessory,
        identifiers: [tab?.identifier ?? action?.identifier.rawValue ?? ""],
        message: "a row can have one accessory of the kind \(name); the first one is used"
      ).report(to: host)
      return false
    }
  }
}
