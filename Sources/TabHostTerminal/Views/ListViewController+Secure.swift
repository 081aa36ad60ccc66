import TabHost

extension ListViewController {
  func entersSecureText(with event: ContentEvent) -> Bool {
    let edited = edit.map { (row: $0.row, accessory: $0.accessory) }
    guard let place = edited ?? placeOfFocusedField(for: event), let row = row(at: place.row),
      row.accessories.indices.contains(place.accessory),
      case .textInput(let input) = row.accessories[place.accessory].control
    else { return false }
    return input.isSecureTextEntry
  }

  /// Returns the place of the focused text field if an event begins to edit it with text.
  private func placeOfFocusedField(
    for event: ContentEvent
  ) -> (row: ListIndex, accessory: Int)? {
    // A blank begins to edit without entering itself.
    if case .key(let press) = event, press.text == " " { return nil }
    guard finder == nil, let index = focusedIndex, let row = row(at: index) else { return nil }
    return row.controlIndex(isEditing: isEditing).map { (index, $0) }
  }
}
