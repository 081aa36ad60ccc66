@testable import TabHostTerminal

extension FrameLayout {
  /// The controls of the heading, and the buttons in the header of the sidebar.
  var headingButtons: [FrameElement] {
    controls(in: .content) + controls(in: .sidebar).filter { $0.rect.row == sidebar?.header?.row }
  }
}
