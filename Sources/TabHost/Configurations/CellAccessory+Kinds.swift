extension CellAccessory {
  /// Returns an accessory that indicates that the row has further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .disclosureIndicator, placement: .trailing(displayed: displayed))
  }

  /// Returns an accessory that indicates whether the rows below are displayed.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      kind: .outlineDisclosure,
      placement: .trailing(displayed: displayed),
      actionHandler: actionHandler
    )
  }

  /// Returns a checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> CellAccessory {
    CellAccessory(kind: .checkmark, placement: .trailing(displayed: displayed))
  }

  /// Returns an accessory for deleting the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      kind: .delete,
      placement: .leading(displayed: displayed),
      actionHandler: actionHandler
    )
  }

  /// Returns an accessory for inserting a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      kind: .insert,
      placement: .leading(displayed: displayed),
      actionHandler: actionHandler
    )
  }

  /// Returns a handle for moving the row.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> CellAccessory {
    CellAccessory(kind: .reorder, placement: .trailing(displayed: displayed))
  }

  /// Returns an accessory that indicates whether the row is part of a multiple selection.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> CellAccessory {
    CellAccessory(kind: .multiselect, placement: .leading(displayed: displayed))
  }

  /// Returns an accessory that opens a menu.
  public static func popUpMenu(
    _ menu: Menu,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .popUpMenu(menu), placement: .trailing(displayed: displayed))
  }

  /// Returns a short text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .label(text), placement: .trailing(displayed: displayed))
  }

  /// Returns an accessory that displays details of the row.
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      kind: .detail,
      placement: .trailing(displayed: displayed),
      actionHandler: actionHandler
    )
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
