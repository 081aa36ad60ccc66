import TabHostTestSupport
import Testing

@testable import PortingTool

/// The check of ported files.
struct SourceCheckTests {
  private func brokenLine(_ text: String) throws -> Int? {
    try SourceFile(path: "File.swift", text: text).firstBrokenLine
  }

  @Test(
    arguments: [
      "f()\nfunc g() { ; a() }", "a()\nlet x =", "do {\nx = }", "f {\nfor x in { } }",
      "\nswitch a { case .b: case .c: break }", "\nswitch a { default: }", "a()\n;; b()",
    ]
  )
  func `a statement that lacks a part is found`(text: String) throws {
    try expectEqual(brokenLine(text), 2)
  }

  @Test(
    arguments: [
      "switch a { case .b: c(); case .d where e ? f : g: h() }",
      "enum A { case a, b; case c(d: Int) }",
      "for x in y { z() }", "f { x in { x } }", "let x = 1; let y = 2", "if case .a = b {}",
      "func == (a: A, b: A) -> Bool { true }", "a.default()", "let a: [Int: Int] = [:]",
      "f(let: 1)",
      "protocol P { associatedtype A; var b: Int { get } }", "switch a {}",
    ]
  )
  func `valid code is not taken for broken code`(text: String) throws {
    try expect(brokenLine(text) == nil)
  }

  @Test(arguments: ["type UIMenu Menu(", "type UIMenu Menu; ;"])
  func `a file that porting would break stays as it is, and is reported`(row: String) {
    let text = "import UIKit\nfunc open(_ menu: UIMenu) {}"
    let file = Port.File(path: "File.swift", text: text)
    let port = Port([file], table: PortingTable(text: row))
    expectEqual(port.files.map(\.text), [text])
    expectEqual(
      port.findings.map(\.description),
      [
        "File.swift:2: statement: porting would break the file here, so the file stays; change it by "
          + "hand"
      ]
    )
  }

  @Test func `random files that are valid have no broken line`() throws {
    for seed in UInt64(1)...100 {
      try expect(brokenLine(RandomSource.text(seed: seed)) == nil, "seed \(seed)")
    }
  }
}
