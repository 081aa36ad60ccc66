/// An accessory at an end of a row.
///
/// Corresponds to `UICellAccessory` in UIKit.
@preconcurrency @MainActor public struct CellAccessory {
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
  /// ``UserInteraction/performAccessory(at:of:)-(_,TabItem)``.
  public var actionHandler: (() -> Void)?
  /// Whether the user can perform the accessory or change its control.
  ///
  /// The default is `true`. A disabled accessory is dimmed and marked.
  public var isEnabled = true
  /// Called after the user has changed the value of a ``Kind/control(_:)``, with the new value.
  ///
  /// The default is `nil`.
  public var valueChangedHandler: ((Control) -> Void)?
  /// Called after each change of the text while the user edits a text field, with the new text.
  ///
  /// If the user discards the changes, the handler is called with the text from before them; when the
  /// user confirms them, ``valueChangedHandler`` is called. The default is `nil`.
  public var editingChangedHandler: ((String) -> Void)?

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

extension CellAccessory {
  /// Returns an accessory that indicates that the row has further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options)
  }

  /// Returns an accessory that indicates whether the rows below are displayed.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      .outlineDisclosure,
      .trailing(displayed: displayed),
      options.appearance,
      actionHandler
    )
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    CellAccessory(.checkmark, .trailing(displayed: displayed), options)
  }

  /// Returns an accessory for deleting the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.delete, .leading(displayed: displayed), options, actionHandler)
  }

  /// Returns an accessory for inserting a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.insert, .leading(displayed: displayed), options, actionHandler)
  }

  /// Returns a handle for moving the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    CellAccessory(.reorder, .trailing(displayed: displayed), options)
  }

  /// Returns an accessory that indicates whether the row is part of a multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    CellAccessory(.multiselect, .leading(displayed: displayed), options)
  }

  /// Returns an accessory that opens a menu.
  public static func popUpMenu(
    _ menu: Menu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> CellAccessory {
    CellAccessory(.popUpMenu(menu), .trailing(displayed: displayed), options)
  }

  /// Returns a short text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var label = CellAccessory(.label(text), .trailing(displayed: displayed), options.appearance)
    label.font = options.font
    return label
  }

  /// Returns an accessory that displays details of the row.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.detail, .trailing(displayed: displayed), options, actionHandler)
  }

  /// Returns an accessory with a view controller of the app.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    CellAccessory(
      kind: .customView(configuration.customView),
      placement: configuration.placement,
      isHidden: configuration.isHidden,
      tintColor: configuration.tintColor
    )
  }
}

// MARK: - Options

extension CellAccessory {
  /// The width that is reserved for an accessory, which centers it.
  ///
  /// It has no effect. Corresponds to `UICellAccessory.LayoutDimension` in UIKit.
  public enum LayoutDimension: Hashable, Sendable {
    /// The standard width, with which accessories of different rows line up.
    case standard
    /// The width of the accessory itself.
    case actual
    /// A width in the units of the renderer.
    case custom(Double)
  }

  /// The appearance of an accessory of the system.
  ///
  /// Corresponds to the options of each kind of accessory in UIKit, such as
  /// `UICellAccessory.CheckmarkOptions`, whose names are aliases of this type.
  public struct Options: Hashable, Sendable {
    /// Whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. It has no effect.
    public var reservedLayoutWidth: LayoutDimension
    /// The color, or `nil` for the tint color.
    public var tintColor: Color?
    /// The color behind the accessory. It has no effect.
    public var backgroundColor: Color?

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of ``disclosureIndicator(displayed:options:)``.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of ``checkmark(displayed:options:)``.
  public typealias CheckmarkOptions = Options
  /// The options of ``delete(displayed:options:actionHandler:)``.
  public typealias DeleteOptions = Options
  /// The options of ``insert(displayed:options:actionHandler:)``.
  public typealias InsertOptions = Options
  /// The options of ``reorder(displayed:options:)``.
  public typealias ReorderOptions = Options
  /// The options of ``multiselect(displayed:options:)``.
  public typealias MultiselectOptions = Options
  /// The options of ``popUpMenu(_:displayed:options:)``.
  public typealias PopUpMenuOptions = Options
  /// The options of ``detail(displayed:options:actionHandler:)``.
  public typealias DetailOptions = Options

  /// The options of ``outlineDisclosure(displayed:options:actionHandler:)``.
  ///
  /// Corresponds to `UICellAccessory.OutlineDisclosureOptions` in UIKit.
  public struct OutlineDisclosureOptions: Hashable, Sendable {
    /// The part of the row that expands and collapses the group.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
      /// The default of the context, which is ``header`` in a sidebar.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// Only the indicator.
      case cell = 2
    }

    /// The part of the row that expands and collapses the group. It has no effect.
    public var style: Style
    /// The appearance.
    var appearance: Options

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: Color? = nil
    ) {
      self.style = style
      appearance = Options(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// The options of ``label(text:displayed:options:)``.
  ///
  /// Corresponds to `UICellAccessory.LabelOptions` in UIKit.
  public struct LabelOptions: Hashable, Sendable {
    /// The font, or `nil` for the default of the renderer: a hint to renderers.
    public var font: Font?
    /// The appearance.
    var appearance: Options

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: Color? = nil,
      font: Font? = nil
    ) {
      self.font = font
      appearance = Options(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  private init(
    _ kind: Kind,
    _ placement: Placement,
    _ options: Options,
    _ actionHandler: (() -> Void)? = nil
  ) {
    self.init(
      kind: kind,
      placement: placement,
      isHidden: options.isHidden,
      tintColor: options.tintColor,
      actionHandler: actionHandler
    )
  }
}
