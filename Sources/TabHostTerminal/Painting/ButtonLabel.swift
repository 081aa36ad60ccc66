/// The titles of buttons.
enum ButtonLabel {
  static let reset = "Reset"
  static let search = "Search"

  static func edit(isEditing: Bool) -> String { isEditing ? "Done" : "Edit" }
}
