import TabHostTestSupport

/// A random file of an app for UIKit, which is valid Swift.
///
/// The file contains the forms of Swift that a rule can meet: statements on one line and over
/// several, cases, loops, closures, conditions, generic arguments, selectors and code that is left
/// out.
struct RandomSource {
  private var random: SplitMix64

  private init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the text of the file of a seed.
  static func text(seed: UInt64) -> String {
    var source = RandomSource(seed: seed)
    return source.file()
  }

  private mutating func file() -> String {
    let imports = random.pick([
      "import UIKit", "import Foundation\nimport UIKit", "import UIKit\nimport os.log",
      "import class UIKit.UIViewController\nimport class UIKit.UIPress",
      "import UIKit; import ObjectiveC", "import SwiftUI\nimport UIKit",
      "#if canImport(UIKit)\nimport UIKit\n#endif", "@preconcurrency public import UIKit",
    ])
    let types = (0...random.roll(3)).map { type($0) }
    let preview = random.chance(4) ? "\n#Preview(\"A\") {\n  Page0()\n}\n" : ""
    return "\(imports)\n\n\(types.joined(separator: "\n"))\(preview)"
  }

  // MARK: - Declarations

  private mutating func type(_ number: Int) -> String {
    let head = random.pick([
      "final class Page\(number): UIViewController", "class Page\(number): UITabBarController",
      "class Page\(number): UITableViewController, UISearchBarDelegate",
      "final class Page\(number): UIView, UIContentView", "extension UIView",
      "extension UIViewController",
      "@objc protocol Page\(number)Delegate: NSObjectProtocol",
      "final class Page\(number)<Row: Hashable>: NSObject, UITabBarControllerDelegate",
      "struct Page\(number)", "struct Page\(number): View", "extension View",
      "struct Page\(number)_Previews: PreviewProvider",
      "@MainActor final class Page\(number): XCTestCase",
    ])
    if head.contains("protocol") {
      return
        "\(head) {\n  @objc func close(_ page: UIViewController,\n    animated: Bool)\n  func open()\n}\n"
    }
    let members = (0...random.roll(6)).map { member($0, isExtension: head.hasPrefix("extension")) }
    return "\(head) {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private mutating func member(_ number: Int, isExtension: Bool) -> String {
    let body = block(depth: 2)
    let stored = [
      "  private let name\(number) = UILabel(), count\(number) = 3",
      "  private lazy var stack\(number): UIStackView = {\n    UIStackView()\n  }()",
      "  @IBOutlet private weak var table\(number): UITableView!",
      "  let map\(number): Dictionary<\n    String,\n    UIViewController\n  > = [:]",
      "  override var selectedIndex: Int { didSet { if selectedIndex != oldValue { update() } } }",
      "  deinit { \(simple()) }",
    ]
    let others = [
      "  @objc func tap\(number)(_ sender: UIButton) \(body)",
      "  override func viewDidLoad() \(body)",
      "  override func pressesBegan(_ presses: Set<UIPress>, with event: UIEvent?) \(body)",
      "  func style\(number)(_ label: UILabel, title: String = \"\(number)\") -> UIView? { nil }",
      "  var height\(number): CGFloat { \(expression()).frame.height }",
      "  override func setUp() { super.setUp(); \(simple()) }",
      "  override func tearDown() {\n    \(simple()); super.tearDown(); \(simple())\n  }",
      "  override func awakeFromNib() { super.awakeFromNib(); \(simple()) }",
      "  @Environment(\\.dismiss) private var dismiss\(number)",
      "  var body: some View { \(simple()) }",
      "  @ViewBuilder private func row\(number)(_ name: String = \"}\") -> some View \(body)",
      "  init(store\(number): Int) { super.init(nibName: nil, bundle: nil) }",
      "  func test\(number)() \(body)",
      "  func tabBarController(_ c: UITabBarController, shouldSelect v: UIViewController) -> Bool { true }",
    ]
    return random.pick(isExtension ? others : stored + others + others)
  }

  // MARK: - Statements

  private mutating func block(depth: Int) -> String {
    let indent = String(repeating: "  ", count: 4 - depth)
    let lines = (0...random.roll(4)).map { _ in indent + statement(depth) }
    return random.chance(6) ? "{ }" : "{\n\(lines.joined(separator: "\n"))\n  }"
  }

  private mutating func statement(_ depth: Int) -> String {
    guard depth > 0, random.chance(2) else { return simpleStatements() }
    switch random.roll(8) {
    case 0:
      let cases = (0...random.roll(2)).map { number in
        let separator = random.pick([" ", "\n      "])
        let condition = random.pick(["", " where a ? b : c", ", .other(1, _)"])
        return "    case .c\(number)\(condition):\(separator)\(statement(depth - 1))"
      }
      return
        "switch state {\n\(cases.joined(separator: "\n"))\n    default: \(simpleStatements())\n    }"
    case 1: return "for item in \(expression()).list \(block(depth: depth - 1))"
    case 2:
      return "if let x = \(expression()), x.isOn \(block(depth: depth - 1)) else { \(simple()) }"
    case 3: return "guard let y = \(expression()) else { \(simple()); return }"
    case 4: return "do \(block(depth: depth - 1)) catch { \(simple()) }"
    case 5: return "defer { \(simple()) }"
    case 6: return "run { [weak self] value in \(simple()) }"
    default: return "repeat { \(simple()) } while \(expression()).isOn"
    }
  }

  private mutating func simpleStatements() -> String {
    let first = simple()
    switch random.roll(4) {
    case 0: return "\(first); \(simple())"
    case 1: return "\(first) // \"UILabel\" { definesPresentationContext = true"
    default: return first
    }
  }

  private mutating func simple() -> String {
    let value = expression()
    return random.pick([
      "title = \(value)", "definesPresentationContext = true",
      "self.modalTransitionStyle = .init(\n      rawValue: 1)",
      "modalTransitionStyle = make() as\n      Delegate<\n        A,\n        B\n      >",
      "setContentScrollView(list, for: .top)", "navigationItem.titleView = \(value)",
      "view.addSubview(\(value))", "selectedIndex = (selectedIndex + 1) % \(value).count",
      "selectedIndex += 1", "print(\"\\(selectedIndex) \\(\(value)) UILabel\")",
      "navigationItem.backBarButtonItem = UIBarButtonItem(\n      title: \"\", style: .plain, target: nil, action: nil)",
      "button.addTarget(self, action: #selector(tap0(_:)), for: .touchUpInside)",
      "item.action = #selector(tap0)", "UIView.animate(withDuration: 0.3) { \(value).alpha = 1 }",
      "_ = \(value)", "let z = \(value), w = 3", "delegate?.close(self, animated: true)",
      "NSLayoutConstraint.activate([\n      a.topAnchor.constraint(equalTo: view.topAnchor)\n    ])",
      "self.view.window?\n      .overrideUserInterfaceStyle = .dark",
    ])
  }

  private mutating func expression() -> String {
    random.pick([
      "list", "host.selectedIndex", "pages[selectedIndex]", "(a as? UINavigationController)",
      "UISearchBar()", "UIBarButtonItem(customView: bar)", "make(for: selectedIndex)", "self.view",
      "tabBarController?.selectedIndex", "UIImage()", "hosts.first!.selectedIndex",
      "a ? b : selectedIndex",
      "[1: selectedIndex]", "{ $0.selectedIndex }(host)", "try? await load()",
    ])
    .wrappedIfNeeded
  }
}

extension String {
  /// The expression in parentheses if it can't be followed by a member.
  fileprivate var wrappedIfNeeded: String {
    contains(" ? ") || hasPrefix("try") || hasPrefix("{") ? "(\(self))" : self
  }
}
