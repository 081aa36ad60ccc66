import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The sizes of sheets, and what is beneath them.
@MainActor struct SheetSizeTests {
  private let fixture = ContentFixture(80, 26)
  private let sheet = ViewController()

  /// The size of the sheet, with its border, its title and the rule.
  private func size(_ style: ModalPresentationStyle) throws -> String {
    sheet.title = "Sheet"
    sheet.modalPresentationStyle = style
    if fixture.host.presentedControllers.isEmpty { fixture.host.present(sheet, animated: false) }
    _ = fixture.screen.frame()
    let rect = try #require(fixture.screen.layout().popover).rect
    return "\(rect.columns)x\(rect.rows)"
  }

  @Test func `a page takes all lines at the large detent, and half of them at the medium one`()
    throws
  {
    try expectEqual(size(.pageSheet), "76x26")
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    try expectEqual(size(.pageSheet), "76x15")
    presentation.selectedDetentIdentifier = .large
    try expectEqual(size(.pageSheet), "76x26")
    presentation.detents = [.custom { _ in 5 }]
    try expectEqual(size(.pageSheet), "76x9")
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet is as large as its page prefers`(style: ModalPresentationStyle) throws {
    sheet.preferredContentSize = CGSize(width: 30, height: 8)
    try expectEqual(size(style), "34x12")
    sheet.preferredContentSize = CGSize(width: 300, height: 80)
    try expectEqual(size(style), "80x26")
  }

  @Test func `a form that draws itself is as large as its page prefers in each direction`() throws {
    let list = ListViewController(rows: [ListRow("A"), ListRow("B")], title: "Sheet")
    fixture.host.present(list, animated: false)
    func size() throws -> String {
      _ = fixture.screen.frame()
      let rect = try #require(fixture.screen.layout().popover).rect
      return "\(rect.columns)x\(rect.rows)"
    }
    try expectEqual(size(), "34x6")
    list.preferredContentSize = CGSize(width: 50, height: 0)
    try expectEqual(size(), "54x6")
    list.preferredContentSize = CGSize(width: 50, height: 10)
    try expectEqual(size(), "54x14")
  }

  @Test func `key commands of the page beneath a sheet are inactive`() throws {
    var performed: [String] = []
    let beneath = try #require(fixture.host.controller(at: .content))
    beneath.addKeyCommand(KeyCommand(title: "Beneath", input: "b") { _ in performed.append("b") })
    fixture.press(.character("b"))
    _ = try size(.pageSheet)
    fixture.press(.character("b"))
    sheet.addKeyCommand(KeyCommand(title: "Above", input: "b") { _ in performed.append("above") })
    fixture.press(.character("b"))
    expectEqual(performed, ["b", "above"])
  }
}
