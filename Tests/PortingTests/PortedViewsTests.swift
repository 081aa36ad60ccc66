import PortingTool
import TabHostTestSupport
import Testing

/// Code of views, for which inert stand-ins are imported, and code that is left out.
struct PortedViewsTests {
  // MARK: - Stand-ins

  @Test func `views stay, and their stand-ins are imported`() {
    expect(
      """
      import UIKit
      final class ProfilePage: UIViewController, UITableViewDataSource {
        private let name = UILabel(), count = 1
        @IBOutlet weak var table: UIKit.UITableView!
        override func viewDidLoad() {
          view.backgroundColor = .systemBackground
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(buy), for: .touchUpInside)
          UIView.animate(withDuration: 0.3) { self.view.addSubview(button) }
        }
        @objc func buy() {}
      }
      final class ItemCell: UITableViewCell {
        override func prepareForReuse() { super.prepareForReuse() }
      }
      """,
      becomes: """
        import Foundation; import TabHost; import TabHostViewStandIns
        final class ProfilePage: ViewController, UITableViewDataSource {
          private let name = UILabel(), count = 1
          weak var table: UITableView!
          override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            let button = UIButton(type: .system)
            button.addTarget(self, action: { [weak self] _ in self?.buy() }, for: .touchUpInside)
            UIView.animate(withDuration: 0.3) { self.view.addSubview(button) }
          }
          func buy() {}
        }
        final class ItemCell: UITableViewCell {
          override func prepareForReuse() { super.prepareForReuse() }
        }
        """
    )
  }

  @Test(
    arguments: [
      "final class Page: UIViewController { var isOnScreen: Bool { viewIfLoaded != nil } }",
      "func show(_ tab: UITab) { print(tab.title) }",
      "enum UILabel {}\nlet label = UILabel.self",
      "struct Model { var view = 1 }\nlet view = Model().view",
    ]
  )
  func `a file that uses no stand-in does not import them`(text: String) {
    expectEqual(ported("import UIKit\n\(text)")?.contains("TabHostViewStandIns"), false)
  }

  @Test func `the view of a configuration of content is a controller`() {
    expect(
      """
      import UIKit
      final class Banner: UIView, UIContentView {}
      func make() -> any UIView & UIContentView { Banner() }
      """,
      becomes: """
        import Foundation; import TabHost
        final class Banner: ViewController, ContentView {}
        func make() -> any ViewController & ContentView { Banner() }
        """
    )
  }

  @Test func `the controller of a list keeps the methods of lists, and loses unknown overrides`() {
    expect(
      """
      import UIKit
      final class List: UITableViewController {
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIEvent?) {}
        override func encodeRestorableState(with coder: NSCoder) {}
      }
      """,
      becomes: """
        import Foundation; import TabHost; import TabHostViewStandIns
        final class List: UITableViewController {
          override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}

          func encodeRestorableState(with coder: NSCoder) {}
        }
        """
    )
  }

  @Test func `a member of the stand-ins can be one of self`() {
    let text = "import UIKit\nclass Stack: UINavigationController { func f() { BODY } }"
    for use in ["interactivePopGestureRecognizer?.isEnabled = false", "self.view.tag = 1"] {
      expectEqual(ported(text.replacing("BODY", with: use))?.contains("TabHostViewStandIns"), true)
    }
    let local = text.replacing("BODY", with: "let view = 1; print(view)")
    expectEqual(ported(local)?.contains("TabHostViewStandIns"), false)
  }

  @Test func `a search bar of its own is that of a search controller`() {
    expect(
      "import UIKit\nlet bar = UISearchBar(frame: .zero)",
      becomes: "import Foundation; import TabHost\n"
        + "let bar = SearchController(searchResultsController: nil).searchBar"
    )
  }

  @Test func `modules of logs and of Objective-C are those of the stand-ins`() {
    expect(
      "import ObjectiveC\nimport os.log\nimport class UIKit.UIResponder\nos_log(\"a\")",
      becomes: "/* import ObjectiveC */\nimport TabHostViewStandIns\n"
        + "import class TabHostViewStandIns.UIResponder\nos_log(\"a\")"
    )
  }

  @Test func `an import of a type without a counterpart becomes a comment`() {
    expect(
      "import class UIKit.UIPress\nimport class UIKit.UIViewController",
      becomes: "/* import class UIKit.UIPress */\nimport class TabHost.ViewController"
    )
  }

  @Test func `a value is kept, and the names of the app's own members as well`() {
    let text = """
      import TabHost
      struct Model { var view: String }
      final class Reader {
        var view = ""
        func read(_ model: Model) { view.append(model.view) }
      }
      """
    expect(text, becomes: text)
  }

  // MARK: - Code that is left out

  @Test func `an assignment to a property that is left out is removed with its reason`() {
    let text = """
      import TabHost
      final class Page: UIViewController {
        override func viewDidLoad() {
          definesPresentationContext = true
        }
      }
      """
    expectEqual(ported(text)?.contains("definesPresentationContext"), false)
    expectEqual(
      findings(text),
      [
        "File.swift:4: UIViewController.definesPresentationContext: the outermost host always "
          + "presents; leave it out"
      ]
    )
  }

  @Test func `an override with types that have no counterpart is left out`() {
    let text = """
      import TabHost
      class Page: UIViewController {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIEvent?) {}
      }
      """
    expectEqual(ported(text), "import TabHost\nclass Page: ViewController {\n\n}")
    expectEqual(
      findings(text),
      [
        "File.swift:3: pressesBegan(_:with:): TabHost calls no such member; the declaration is left "
          + "out"
      ]
    )
  }

  @Test func `previews are left out`() {
    expect(
      "#Preview(\"Page\", traits: .portrait) {\n  Page()\n}\nlet a = 1",
      becomes: "\n\n\nlet a = 1"
    )
  }

  @Test func `what remains of a function is valid without the statements that are left out`() {
    expect(
      """
      import TabHost
      final class Page: ViewController {
        func update() {
          switch state {
          case .one: definesPresentationContext = true
          case .two where a ? b : c:
            definesPresentationContext = true
            setContentScrollView(list, for: .top)
          case .three: definesPresentationContext = true; title = "3"
          default:
            self.modalTransitionStyle = .init(
              rawValue: 1)
          }
          definesPresentationContext = true; title = "a"
          title = "b"; definesPresentationContext = true
          transitioningDelegate = make() as
            Delegate<
              A,
              B
            >
          for page in definesPresentationContext.pages { page.definesPresentationContext = true }
        }
      }
      """,
      becomes: """
        import TabHost
        final class Page: ViewController {
          func update() {
            switch state {
            case .one: break
            case .two where a ? b : c: break


            case .three: title = "3"
            default: break


            }
            title = "a"
            title = "b";





            for page in definesPresentationContext.pages { }
          }
        }
        """
    )
  }
}
