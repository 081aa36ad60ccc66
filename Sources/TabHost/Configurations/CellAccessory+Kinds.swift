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
