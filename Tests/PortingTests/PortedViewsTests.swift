import PortingTool
import Testing

/// Code of views, which is left out.
struct PortedViewsTests {
  @Test func `views, their statements and their protocols are left out, line by line`() {
    expect(
      """
      import UIKit
      final class ProfilePage: UIViewController, UITableViewDataSource {
        private let name = UILabel(), count = 1
        private lazy var stack: UIStackView = {
          UIStackView()
        }()
        @IBOutlet weak var table: UITableView!
        var cells = [ItemCell]()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          title = "Profile"
          name.font = UIFont
            .preferredFont(forTextStyle: .body)
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(buy), for: .touchUpInside)
          if isWide { self.view.addSubview(stack) }
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor)
          ])
        }
        @objc func buy() {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      final class ItemCell: UITableViewCell {
        let label = UILabel()
      }
      """,
      becomes: """
        import Foundation; import TabHost
        final class ProfilePage: ViewController {






          override func viewDidLoad() {
            super.viewDidLoad()

            title = "Profile"




            if isWide { }



          }
          func buy() {}

        }



        """
    )
  }

  @Test func `a value is kept, and the names of the app's own members as well`() {
    let text = """
      import TabHost
      final class Page: ViewController {
        struct Model { var view: String }
        func height() -> Double { view.bounds.height }
        func rename(_ model: inout Model) { model.view = "list" }
      }
      final class Reader {
        var view = ""
        func read() { view.append("text") }
      }
      """
    expect(text, becomes: text)
  }

  @Test func `an assignment to a property that is left out is removed with its reason`() {
    let text = """
      import TabHost
      final class Page: UIViewController {
        override func viewDidLoad() {
          definesPresentationContext = true
        }
      }
      """
    #expect(ported(text)?.contains("definesPresentationContext") == false)
    #expect(
      findings(text) == [
        "File.swift:4: UIViewController.definesPresentationContext: the outermost host always "
          + "presents; leave it out"
      ]
    )
  }

  @Test func `an override with types that have no counterpart is left out`() {
    let text = """
      import TabHost
      class Page: UIViewController {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      """
    #expect(ported(text) == "import TabHost\nclass Page: ViewController {\n\n}")
    #expect(
      findings(text) == [
        "File.swift:3: touchesBegan(_:with:): TabHost calls no such member; the declaration is left out"
      ]
    )
  }

  @Test func `animations run at once, and calls of methods that are left out are removed`() {
    let text = """
      import TabHost
      final class Page: UIViewController {
        func update() {
          UIView.animate(withDuration: 0.3) {
            self.title = "News"
          }
          setContentScrollView(list, for: .top)
          UIView.animate(withDuration: 0.3, animations: {}) { _ in finish() }
        }
      }
      """
    let expected = """
      import TabHost
      final class Page: ViewController {
        func update() {
          do {
            self.title = "News"
          }

          ViewController.animate(withDuration: 0.3, animations: {}) { _ in finish() }
        }
      }
      """
    #expect(ported(text) == expected)
    #expect(findings(text).count == 1)
  }
}
