import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread, .enabled(if: RenamingCommand.isAvailable, "Perl is not installed"))
struct RenamingCommandTests {
  private let command: RenamingCommand
  private let article: String

  init() throws {
    article = try PortingFiles.article()
    command = try RenamingCommand(article: article)
  }

  @Test func `the command renames every word of the tables and no other`() throws {
    let words = Renaming(article: article).words.compactMap { word, names in
      names.first.map { (word: word, name: $0) }
    }
    let renamed = try command.applied(to: words.map(\.word).joined(separator: "\n"))
    #expect(renamed == words.map(\.name).joined(separator: "\n"))
    #expect(try command.applied(to: "GUIDE, UInt, fluid, UIKit") == "GUIDE, UInt, fluid, UIKit")
  }

  @Test(arguments: PortingTests.renamedPrograms)
  func `the published command turns a program into its stored port`(program: String) throws {
    let renamed = try #require(try command.applied(to: PortingFiles.original(program)))
    try PackageFiles.expect(renamed, in: PortingFiles.portPath(program), of: .ports)
  }

  @Test(arguments: PortingTests.programs + PortingTests.renamedPrograms)
  func `renaming a renamed program again changes nothing`(program: String) throws {
    let renamed = try #require(try command.applied(to: PortingFiles.original(program)))
    #expect(renamed.hasPrefix("import Foundation\nimport TabHost\n"))
    #expect(try command.applied(to: renamed) == renamed)
  }

  // MARK: - Conflicting types

  @Test func `a conflicting type is reported with file and line, and nothing is changed`() throws {
    let start = """
      import UIKit

      final class ViewController: UIViewController {
        enum Menu {}
      }
      """
    let files = ["Player.swift": "import UIKit\nlet player: UITab\n", "Start.swift": start]
    let result = try command.run(on: files)
    #expect(result.status == 1)
    #expect(
      result.output == [
        "Start.swift:3: class ViewController has the name of a type of TabHost; rename it",
        "Start.swift:4: enum Menu has the name of a type of TabHost; rename it",
      ]
    )
    #expect(result.files == files)
  }

  @Test func `every type of TabHost is a conflict, in any kind of declaration`() throws {
    let types = try PortingFiles.types()
    #expect(types.count > 80)
    let kinds = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    for kind in kinds {
      let text = types.map { "public \(kind) \($0) {}" }.joined(separator: "\n")
      let output = try command.run(on: ["File.swift": text]).output
      #expect(output.map { String($0.split(separator: " ")[2]) } == types)
    }
  }

  @Test func `a use, an extension or a comment is no conflict`() throws {
    let text = """
      /// Unlike class Menu, this is an extension.
      extension Color {}
      class MenuBar: Menu { class var tint: Color { .red } }
      """
    let result = try command.run(on: ["File.swift": text])
    #expect(result.status == 0)
    #expect(result.output == [])
    #expect(result.files == ["File.swift": text])
  }

  // MARK: - More than a name

  @Test(
    arguments: [
      ("import UIKit\n", "import Foundation\nimport TabHost\n"),
      ("import Foundation\nimport UIKit\n", "import Foundation\nimport TabHost\n"),
      ("public import UIKit\n", "public import Foundation\npublic import TabHost\n"),
      ("#if canImport(UIKit)\n", "#if canImport(TabHost)\n"),
    ]
  )
  func `Foundation, which UIKit exports, is imported as well`(
    original: String,
    renamed: String
  ) throws {
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `selectors become closures, without their targets`() throws {
    let original = """
      let items = [
        UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit)),
        UIBarButtonItem(image: nil, style: .plain, target: nil, action: #selector(Self.sort)),
        UIBarButtonItem(
          barButtonSystemItem: .add,
          target: model,
          action: #selector(NoteModel.add(_:))
        ),
        UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(save)),
        UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(open)),
        UIBarButtonItem(title: nil, image: nil, target: self, action: nil, menu: menu),
      ]
      @objc(sortNotes:) private func sort(_ sender: Any?) {}
      @objc
      func edit() {}
      @IBAction func open(sender: UIBarButtonItem) {}
      @objcMembers final class NoteModel: NSObject {}
      """
    let renamed = """
      let items = [
        BarButtonItem(title: "Edit", style: .plain, action: { [weak self] _ in self?.edit() }),
        BarButtonItem(image: nil, style: .plain, action: { [weak self] in self?.sort($0) }),
        BarButtonItem(
          barButtonSystemItem: .add,
          action: { [weak model] in model?.add($0) }
        ),
        BarButtonItem(title: nil, style: .plain, action: { [weak self] _ in self?.save() }),
        BarButtonItem(title: nil, style: .plain, action: { [weak self] in self?.open(sender: $0) }),
        BarButtonItem(title: nil, image: nil, action: nil, menu: menu),
      ]
      private func sort(_ sender: Any?) {}
      func edit() {}
      func open(sender: BarButtonItem) {}
      final class NoteModel: NSObject {}
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `initializers for archives are removed, except those that read an archive`() throws {
    let original = """
      final class Page: UIViewController {
        let rows: [String] = []

        @available(*, unavailable)
        required init?(coder: NSCoder) {
          if rows.isEmpty { fatalError("init(coder:) has not been implemented") }
        }

        public required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }

      final class Draft: NSObject, NSCoding {
        required init?(coder: NSCoder) {
          guard let text = coder.decodeObject(forKey: "text") as? String else { return nil }
          self.text = text
        }
      }
      """
    let renamed = """
      final class Page: ViewController {
        let rows: [String] = []
      }

      final class Draft: NSObject, NSCoding {
        required init?(coder: NSCoder) {
          guard let text = coder.decodeObject(forKey: "text") as? String else { return nil }
          self.text = text
        }
      }
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `an optional image and the tint color keep their form`() throws {
    let original = """
      let heart = UIImage(systemName: "heart")!
      let colors = [.tintColor, UIColor.tintColor, isOn ? .systemRed : .label]
      """
    let renamed = """
      let heart = TabImage(systemName: "heart")!
      let colors = [.tintColor, Color.tintColor, isOn ? .systemRed : .label]
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `frames, hidden bars and overrides of the index are adapted`() throws {
    let original = """
      override init(frame: CGRect) { super.init(frame: frame) }
      let view = UIView(frame: .zero)
      tabBarController?.tabBar.isHidden = true
      override var selectedIndex: Int { didSet { update() } }
      public override var selectedIndex: Int? { didSet { update() } }
      var index: Int { selectedIndex }
      """
    let renamed = """
      override init() { super.init() }
      let view = ViewController()
      tabHostController?.isTabBarHidden = true
      override var selectedIndex: Int? { didSet { update() } }
      public override var selectedIndex: Int? { didSet { update() } }
      var index: Int { selectedIndex }
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `text of item providers loses its conversion, and other text does not`() throws {
    let original = """
      let item = UIDragItem(itemProvider: NSItemProvider(object: names[0].first() as NSString))
      session.loadObjects(ofClass: NSURL.self) { add($0) }
      let name = (path as NSString).lastPathComponent
      """
    let renamed = """
      let item = DragItem(itemProvider: ItemProvider(object: names[0].first()))
      session.loadObjects(ofClass: URL.self) { add($0) }
      let name = (path as NSString).lastPathComponent
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `initializers with a nib lose their parameters, except those that name a nib`() throws
  {
    let original = """
      init(store: Store) { super.init(nibName: nil, bundle: nil) }
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      override init(
        nibName: String? = nil,
        bundle: Bundle? = nil
      ) {}
      let pages = [Page(nibName: nil, bundle: .main), Page(nibName: "Page", bundle: nil)]
      """
    let renamed = """
      init(store: Store) { super.init() }
      override init() {
        super.init()
      }
      override init() {}
      let pages = [Page(), Page(nibName: "Page", bundle: nil)]
      """
    #expect(try command.applied(to: original) == renamed)
  }

  @Test func `selection methods with view controllers are reported, and renaming goes on`() throws {
    let text = """
      func tabBarController(_ host: UITabBarController, didSelect page: UIViewController) {}
      func tabBarController(
        _ host: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { true }
      func tabBarController(_ host: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
      """
    let result = try command.run(on: ["A.swift": "import UIKit\n", "Tabs.swift": text])
    #expect(result.status == 0)
    #expect(
      result.output == [
        "Tabs.swift:1: tabHostController(_:didSelect:) is never called; "
          + "implement tabHostController(_:didSelectTab:previousTab:)",
        "Tabs.swift:4: tabHostController(_:shouldSelect:) is never called; "
          + "implement tabHostController(_:shouldSelectTab:)",
      ]
    )
    #expect(result.files["A.swift"] == "import Foundation\nimport TabHost\n")
  }
}
