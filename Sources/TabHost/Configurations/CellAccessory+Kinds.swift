extension CellAccessory {
  /// Says that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .disclosureIndicator, placement: .trailing(displayed: displayed))
  }

  /// Says whether what is below the row is shown.
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

  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> CellAccessory {
    CellAccessory(kind: .checkmark, placement: .trailing(displayed: displayed))
  }

  /// Takes the row away.
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

  /// Puts a row in.
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

  /// Where to take hold of the row.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> CellAccessory {
    CellAccessory(kind: .reorder, placement: .trailing(displayed: displayed))
  }

  /// Whether the row is among those that were chosen.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> CellAccessory {
    CellAccessory(kind: .multiselect, placement: .leading(displayed: displayed))
  }

  /// Opens a menu.
  public static func popUpMenu(
    _ menu: Menu,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .popUpMenu(menu), placement: .trailing(displayed: displayed))
  }

  /// A short text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(kind: .label(text), placement: .trailing(displayed: displayed))
  }

  /// Shows more about the row.
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

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    CellAccessory(
      kind: .customView(configuration.customView),
      placement: configuration.placement,
      isHidden: configuration.isHidden,
      tintColor: configuration.tintColor
    )
  }
}
