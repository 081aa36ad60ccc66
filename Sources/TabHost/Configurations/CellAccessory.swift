/// A small thing at an end of a row.
///
/// Documented original: `UICellAccessory`.
@MainActor public struct CellAccessory {
  /// What an accessory is.
  public enum Kind {
    /// That there is more behind the row.
    case disclosureIndicator
    /// Whether what is below the row is shown.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// Takes the row away.
    case delete
    /// Puts a row in.
    case insert
    /// Where to take hold of the row to put it elsewhere.
    case reorder
    /// Whether the row is among those that were chosen.
    case multiselect
    /// Opens a menu.
    case popUpMenu(Menu)
    /// A short text.
    case label(String)
    /// Shows more about the row.
    case detail
    /// A view of the app's own.
    case customView(ViewController)
  }

  /// When an accessory is shown. Documented original: `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Int, Hashable, Sendable, CaseIterable {
    /// Always.
    case always = 0
    /// Only while a person edits.
    case whenEditing = 1
    /// Only while no person edits.
    case whenNotEditing = 2
  }

  /// At which end of the row, when, and where among the accessories there. Documented original:
  /// `UICellAccessory.Placement`.
  public enum Placement {
    /// Chooses a place among the accessories at an end of the row.
    public typealias Position = @MainActor ([CellAccessory]) -> Int

    /// At the leading end; without a position, after those before it.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    /// At the trailing end; without a position, after those before it.
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)
  }

  /// A view of the app's own. Documented original: `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: ViewController
    /// Where it stands.
    public var placement: Placement
    /// Whether it is invisible, and keeps its room.
    public var isHidden: Bool
    /// Its colour; nil is that of what can be touched.
    public var tintColor: Color?

    /// Makes a configuration.
    public init(
      customView: ViewController,
      placement: Placement,
      isHidden: Bool = false,
      tintColor: Color? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// What the accessory is.
  public let kind: Kind
  /// Where it stands.
  public let placement: Placement
  /// Whether it is invisible, and keeps its room. Default false.
  public var isHidden = false
  /// Its colour; nil is that of what can be touched. Default nil.
  public var tintColor: Color?
  /// What it does when a person presses it, in place of what it does by itself. Default nil: a
  /// ``Kind/popUpMenu(_:)`` opens its menu, an ``Kind/outlineDisclosure`` expands or collapses, and
  /// others do nothing. See ``UserInteraction/performAccessory(at:of:)``.
  public var actionHandler: (() -> Void)?

  /// When the accessory is shown.
  public var displayedState: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Whether a person sees the accessory while its row is in a state: it is not hidden, and shown
  /// then. For whoever draws the row.
  public func isVisible(in state: CellConfigurationState) -> Bool {
    guard !isHidden else { return false }
    return switch displayedState {
    case .always: true
    case .whenEditing: state.isEditing
    case .whenNotEditing: !state.isEditing
    }
  }

  /// Which of the system's accessories it is; nil for those that may stand twice.
  var systemName: String? {
    switch kind {
    case .disclosureIndicator: "disclosureIndicator"
    case .outlineDisclosure: "outlineDisclosure"
    case .checkmark: "checkmark"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .detail: "detail"
    case .popUpMenu: "popUpMenu"
    case .label, .customView: nil
    }
  }
}
