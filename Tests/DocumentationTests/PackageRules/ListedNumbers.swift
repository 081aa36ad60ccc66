import TabHostTestSupport

/// The numbered statements of the articles, as test names cite them: `R9b`, `assertion 3`, `row 4`
/// and `parity 9`.
struct ListedNumbers {
  let subjects: Set<String>

  /// Reads the articles.
  init() throws {
    let order = try PackageFiles.lines("Sources/TabHost/TabHost.docc/DelegateCallOrder.md")
      .compactMap { $0.prefixMatch(of: #/- \*\*(R\d+[a-z]?|Assertion \d+)\.\*\* /#)?.1 }
      .map { String($0.replacing("Assertion", with: "assertion")) }
    let rows = try EventScripts().numbers.map { "row \($0)" }
    let parities = SwiftUIParityTests.rows.map { "parity \($0.number)" }
    subjects = Set(order + rows + parities)
  }

  /// The title of the article that lists a kind of numbers.
  static func article(of subject: String) -> String {
    switch subject.prefix(while: { $0.isLowercase }) {
    case "row": "\"Every event, call by call\""
    case "parity": "\"Coming from SwiftUI\""
    default: "\"Delegate call order\""
    }
  }
}
