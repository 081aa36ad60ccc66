/// A row of the sidebar as an object to configure: what it shows for a tab, or for an action.
///
/// The framework keeps an item for as long as the row may come on screen again, with everything
/// that is written to it. What is never written follows tab and state by itself. Documented
/// original: `UITabSidebarItem`.
@MainActor open class TabSidebarItem {
  /// What a row stands for.
  public enum Content {
    /// A tab, or a group as the header of its section.
    case tab(TabItem)
    /// An action of a group.
    case action(Action)
  }

  /// What a delegate is asked to make an item for. Documented original:
  /// `UITabSidebarItem.Request`.
  @MainActor public final class Request {
    /// What the row stands for.
    public let content: Content
    /// The group whose action it is; nil for a tab. Ours.
    public let group: TabGroupItem?

    init(content: Content, group: TabGroupItem?) {
      self.content = content
      self.group = group
    }
  }

  /// What the row stands for. Never changes.
  public let content: Content

  /// The group whose action it is; nil for a tab. Ours.
  public let group: TabGroupItem?

  /// The state of the row: as it is now while the row is on screen, else as it was last.
  public internal(set) var configurationState: CellConfigurationState

  /// What the row shows. Default ``defaultContentConfiguration()``, which follows the tab until
  /// something is written here; then that stays, and is brought up to date with each state before
  /// the delegate is told.
  public var contentConfiguration: any ContentConfiguration {
    get { chosenContent ?? defaultContentConfiguration() }
    set {
      replace(&chosenContent, with: newValue)
      didChange()
    }
  }

  /// What is behind the row. Default ``defaultBackgroundConfiguration()``, which follows the state
  /// until something is written here.
  public var backgroundConfiguration: BackgroundConfiguration {
    get { chosenBackground ?? defaultBackgroundConfiguration() }
    set {
      replace(&chosenBackground, with: newValue)
      didChange()
    }
  }

  /// What stands at the ends of the row, beside what the framework puts there: a badge, a
  /// disclosure, a box while a person edits. Default empty.
  ///
  /// Of two system accessories of one kind the second is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/repeatedAccessory``; labels and views of one's own may
  /// stand twice. Those that clash with what the framework puts there are not shown.
  public var accessories: [CellAccessory] {
    get { chosenAccessories }
    set {
      replace(&chosenAccessories, with: withoutRepetitions(newValue))
      didChange()
    }
  }

  private var chosenContent: (any ContentConfiguration)?
  private var chosenBackground: BackgroundConfiguration?
  private var chosenAccessories: [CellAccessory] = []

  /// Makes an item with the defaults for what is asked for.
  public init(request: Request) {
    content = request.content
    group = request.group
    configurationState = CellConfigurationState(traitCollection: TraitCollection())
  }

  /// Makes another item for the same row, in the same state and with all that was written to this
  /// one. What is written to either later is not seen in the other.
  ///
  /// For a delegate that keeps items of its own and answers with a fresh one. A subclass overrides
  /// it to make one of its kind. Documented original: `NSCopying`, to which `UITabSidebarItem`
  /// conforms.
  open func copy() -> TabSidebarItem {
    let copy = TabSidebarItem(request: Request(content: content, group: group))
    copy.copyConfiguration(from: self)
    return copy
  }

  /// Takes over the state of another item and what was written to it, for a subclass that makes
  /// its own ``copy()``.
  public func copyConfiguration(from other: TabSidebarItem) {
    configurationState = other.configurationState
    replace(&chosenContent, with: other.chosenContent)
    replace(&chosenBackground, with: other.chosenBackground)
    replace(&chosenAccessories, with: other.chosenAccessories)
    didChange()
  }
}

// MARK: - Defaults

extension TabSidebarItem {
  /// What the row shows for its tab or action in its present state, if nothing else is said: image,
  /// title, and subtitle.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    var configuration: ListContentConfiguration
    switch content {
    case .tab(let tab):
      let isHeader = tab.asGroup?.isCollapsible == true
      configuration = isHeader ? .sidebarHeader() : .sidebarCell()
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      let selected = configurationState.isSelected ? tab.selectedImage : nil
      configuration.image = selected ?? tab.image
    case .action(let action):
      configuration = .sidebarCell()
      configuration.text = action.title
      configuration.secondaryText = action.subtitle
      let selected = action.state == .on ? action.selectedImage : nil
      configuration.image = selected ?? action.image
      if action.attributes.contains(.destructive) { configuration.textProperties.color = .red }
    }
    return configuration.updated(for: configurationState)
  }

  /// What is behind the row in its present state, if nothing else is said: it marks the selection.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    .listSidebarCell().updated(for: configurationState)
  }
}

// MARK: - Following the row

extension TabSidebarItem {
  /// The tab; nil for the item of an action.
  public var tab: TabItem? {
    if case .tab(let tab) = content { tab } else { nil }
  }

  /// The action; nil for the item of a tab.
  public var action: Action? {
    if case .action(let action) = content { action } else { nil }
  }

  /// Takes over the state of the row, and brings along what was written for another one.
  func take(_ state: CellConfigurationState) {
    configurationState = state
    if let chosenContent { replace(&self.chosenContent, with: chosenContent.updated(for: state)) }
    if let chosenBackground {
      replace(&self.chosenBackground, with: chosenBackground.updated(for: state))
    }
  }

  private var host: TabHostController? { (tab ?? group)?.host }

  private func didChange() {
    guard let host else { return }
    host.update(tab == nil ? .sidebar : []) {
      if let tab { host.transaction.frame.noteLook(of: tab) }
    }
  }

  private func withoutRepetitions(_ accessories: [CellAccessory]) -> [CellAccessory] {
    var seen: Set<String> = []
    return accessories.filter { accessory in
      guard let name = accessory.systemName, !seen.insert(name).inserted else { return true }
      TabHostController.Diagnostic(
        rule: .repeatedAccessory,
        identifiers: [tab?.identifier ?? action?.identifier.rawValue ?? ""],
        message: "a row has one \(name) at most; the first one counts"
      ).report(to: host)
      return false
    }
  }
}
