/// An accessory at an end of a row.
///
/// Corresponds to `UICellAccessory` in UIKit.
@MainActor public struct CellAccessory {
  /// The kinds of accessories.
  public enum Kind {
    /// An indicator that the row has further content.
    case disclosureIndicator
    /// An indicator of whether the rows below are displayed.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
    /// A handle for moving the row.
    case reorder
    /// An indicator of whether the row is part of a multiple selection.
    case multiselect
    /// A control that opens a menu.
    case popUpMenu(Menu)
    /// A short text.
    case label(String)
    /// A control that displays details of the row.
    case detail
    /// A view controller of the app.
    case customView(ViewController)
    /// A control that displays a value of the row, which the user can change.
    case control(Control)
  }

  /// When an accessory is displayed.
  ///
  /// Corresponds to `UICellAccessory.DisplayedState` in UIKit.
  public enum DisplayedState: Int, Hashable, Sendable, CaseIterable {
    /// Always.
    case always = 0
    /// Only while the user is editing.
    case whenEditing = 1
    /// Only while the user is not editing.
    case whenNotEditing = 2
  }

  /// The placement of an accessory: the end of the row, when it is displayed, and its position
  /// among the accessories there.
  ///
  /// Corresponds to `UICellAccessory.Placement` in UIKit.
  public enum Placement {
    /// Returns the position among the accessories at an end of the row.
    public typealias Position = @MainActor ([CellAccessory]) -> Int

    /// At the leading end; without a position, after the preceding accessories.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    /// At the trailing end; without a position, after the preceding accessories.
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)
  }

  /// The configuration of an accessory with a view controller of the app.
  ///
  /// Corresponds to `UICellAccessory.CustomViewConfiguration` in UIKit.
  public struct CustomViewConfiguration {
    /// The view controller to display.
    public var customView: ViewController
    /// The placement of the accessory.
    public var placement: Placement
    /// Whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. It has no effect.
    public var reservedLayoutWidth: LayoutDimension
    /// The color, or `nil` for the tint color.
    public var tintColor: Color?
    /// Whether the accessory keeps its size when the size of text changes. It has no effect.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: ViewController,
      placement: Placement,
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: Color? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// The kind of accessory.
  ///
  /// Only the value of a ``Kind/control(_:)`` changes; see ``control``.
  public internal(set) var kind: Kind
  /// The placement of the accessory.
  public let placement: Placement
  /// Whether the accessory is invisible but keeps its space.
  ///
  /// The default is `false`.
  public var isHidden = false
  /// The color, or `nil` for the tint color.
  ///
  /// The default is `nil`.
  public var tintColor: Color?
  /// The font of a ``Kind/label(_:)``, or `nil` for the default of the renderer: a hint to renderers.
  ///
  /// The default is `nil`.
  public var font: Font?
  /// Called when the user performs the accessory, instead of its default action.
  ///
  /// The default is `nil`. The default action of ``Kind/popUpMenu(_:)`` opens its menu, and that of
  /// ``Kind/outlineDisclosure`` expands or collapses the group; other accessories have none. See
  /// ``UserInteraction/performAccessory(at:of:)``.
  public var actionHandler: (() -> Void)?
  /// Whether the user can perform the accessory or change its control.
  ///
  /// The default is `true`. A disabled accessory is dimmed and marked.
  public var isEnabled = true
  /// Called after the user has changed the value of a ``Kind/control(_:)``, with the new value.
  ///
  /// The default is `nil`.
  public var valueChangedHandler: ((Control) -> Void)?

  /// When the accessory is displayed.
  public var displayedState: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Returns whether the accessory is visible for a state of its row, considering ``isHidden`` and
  /// ``displayedState``.
  ///
  /// For renderers.
  public func isVisible(in state: CellConfigurationState) -> Bool {
    guard !isHidden else { return false }
    return switch displayedState {
    case .always: true
    case .whenEditing: state.isEditing
    case .whenNotEditing: !state.isEditing
    }
  }

  /// The name of a system accessory, or `nil` for an accessory that may be repeated.
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
    case .label, .customView, .control: nil
    }
  }
}
