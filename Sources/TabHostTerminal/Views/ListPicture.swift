/// The lines of a list and its focused row, which the questions of an event or a frame have in common.
///
/// A list discards its picture when an event or a frame begins, and when something that the lines depend on
/// changes. The numbers of rows that are requested may change at any time, so they are compared.
struct ListPicture {
  /// The row that has the focus.
  struct FocusedRow {
    /// The first line of the row.
    let line: Int
    let index: ListIndex
    let row: ListRow
  }

  /// The number of rows of each section.
  let counts: [Int]
  let layout: ListLayout
  /// The focus for which ``focusedRow`` was found, or `nil` if it was not.
  var focus: RowPlace?
  /// The enabled row nearest to the focus, or `nil` if there is none.
  var focusedRow: FocusedRow?
}
