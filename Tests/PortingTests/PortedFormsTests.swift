import PortingTool
import TabHostTestSupport
import Testing

/// Code that has another form in TabHost.
struct PortedFormsTests {
  // MARK: - Selectors

  @Test func `selectors become closures, without their targets`() {
    expect(
      """
      import Foundation
      import TabHost
      final class NoteModel {
        func items() {
          _ = [
            UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit)),
            UIBarButtonItem(image: nil, style: .plain, target: nil, action: #selector(Self.sort)),
            UIBarButtonItem(
              barButtonSystemItem: .add,
              target: model,
              action: #selector(NoteModel.add(_:))
            ),
            UIBarButtonItem(title: nil, style: .plain, target: a.b, action: #selector(open)),
            UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(edit)),
          ]
        }
        @objc(sortNotes:) private func sort(_ sender: Any?) {}
        @objc func edit() {}
        @IBAction func open(sender: UIBarButtonItem) {}
      }
      """,
      becomes: """
        import Foundation
        import TabHost
        final class NoteModel {
          func items() {
            _ = [
              BarButtonItem(title: "Edit", style: .plain, action: { [weak self] _ in self?.edit() }),
              BarButtonItem(image: nil, style: .plain, action: { [weak self] in self?.sort($0) }),
              BarButtonItem(
                barButtonSystemItem: .add,

                action: { [weak model] in model?.add($0) }
              ),
              BarButtonItem(title: nil, style: .plain, action: { [weak target = a.b] in target?.open(sender: $0) }),
              KeyCommand(input: "r", modifierFlags: .command, action: { [weak self] _ in self?.edit() }),
            ]
          }
          private func sort(_ sender: Any?) {}
          func edit() {}
          func open(sender: BarButtonItem) {}
        }
        """
    )
  }

  @Test func `observers of notifications and timers get closures`() {
    expect(
      """
      class Clock {
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(update(_:)), name: .changed, object: nil)
          timer = Timer.scheduledTimer(
            timeInterval: 1,
            target: self,
            selector: #selector(tick),
            userInfo: nil,
            repeats: true
          )
        }
        @objc func update(_ note: Notification) {}
        @objc func tick() {}
      }
      """,
      becomes: """
        import Foundation; import TabHostViewStandIns; class Clock {
          func start() {
            NotificationCenter.default.addObserver(
              self, forName: .changed, object: nil) { [weak self] in self?.update($0) }
            timer = Timer.scheduledTimer(
              withTimeInterval: 1,



              repeats: true
            ) { [weak self] _ in self?.tick() }
          }
          func update(_ note: Notification) {}
          func tick() {}
        }
        """
    )
  }

  @Test func `an assigned selector becomes the primary action`() {
    expect(
      """
      import Foundation
      import TabHost
      func prepare() {
        let item = UIBarButtonItem()
        item.target = self
        item.action = #selector(save)
      }
      """,
      becomes: """
        import Foundation
        import TabHost
        func prepare() {
          let item = BarButtonItem()

          item.primaryAction = Action { [weak self] _ in self?.save() }
        }
        """
    )
  }

  @Test func `other selectors are reported`() {
    let text = "view.perform(#selector(reload), with: nil)"
    expectEqual(ported(text), text)
    expectEqual(
      findings(text),
      [
        "File.swift:1: #selector(reload): there are no selectors here; use the form of the call that "
          + "has a closure"
      ]
    )
  }

  // MARK: - Attributes

  @Test func `attributes of Objective-C and Interface Builder are removed`() {
    expect(
      """
      @objcMembers final class Page: NSObject {
        @IBOutlet private weak var name: Label!
        @objc
        dynamic var text = ""
        @IBAction func save(_ sender: Any) {}
      }
      """,
      becomes: """
        import Foundation; final class Page: NSObject {
          private weak var name: Label!

          dynamic var text = ""
          func save(_ sender: Any) {}
        }
        """
    )
  }

  @Test func `a call of an optional requirement is one of a method`() {
    expect(
      "_ = delegate?.tabBarController?(host, shouldSelectTab: tab) ?? makeTab?(host)",
      becomes: "import TabHost; "
        + "_ = delegate?.tabHostController(host, shouldSelectTab: tab) ?? makeTab?(host)"
    )
  }

  @Test func `the delegate of the application does not run the program`() {
    expect(
      "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n@main struct Tool {}",
      becomes: "import Foundation; import TabHost; import TabHostViewStandIns\n\n"
        + "class AppDelegate: UIResponder, UIApplicationDelegate {}\n@main struct Tool {}"
    )
  }

  @Test func `initializers of values are not convenience initializers`() {
    expect(
      "import TabHost\nextension UIColor { convenience init(hex: Int) { self.init(white: 1) } }",
      becomes: "import TabHost\nextension Color { init(hex: Int) { self.init(white: 1) } }"
    )
  }

  @Test func `an optional requirement gets an implementation that does nothing`() {
    expect(
      """
      @objc protocol Router {
        @objc optional func close(_ page: UIViewController,
                                  animated: Bool)
      }
      _ = delegate?.close?(page, animated: true)
      """,
      becomes: """
        import TabHost; protocol Router: AnyObject {
          func close(_ page: ViewController,
                                    animated: Bool)
        }; extension Router { func close(_ page: ViewController, animated: Bool) {} }
        _ = delegate?.close(page, animated: true)
        """
    )
  }

  @Test func `an optional requirement with a result is reported`() {
    let text = "@objc protocol Router { @objc optional func depth() -> Int }"
    expectEqual(ported(text), "protocol Router: AnyObject { func depth() -> Int }")
    expectEqual(
      findings(text),
      [
        "File.swift:1: depth(): requirements can't be optional; add a default implementation in an "
          + "extension"
      ]
    )
  }

  @Test func `a protocol of Objective-C remains one of classes`() {
    expect(
      """
      @objc protocol First {}
      @objc protocol Second: Sendable {}
      @objc protocol Third: First, NSObjectProtocol {}
      """,
      becomes: """
        import Foundation; protocol First: AnyObject {}
        protocol Second: AnyObject, Sendable {}
        protocol Third: First, AnyObject {}
        """
    )
  }

  @Test func `a bar is not held weakly, because it is a value`() {
    expect(
      "final class Page { weak var bar: UINavigationBar?; weak var page: UIViewController? }",
      becomes:
        "import TabHost; final class Page { var bar: NavigationBar?; weak var page: ViewController? }"
    )
  }

  @Test func `an override of a superclass behind a composition stays`() {
    expect(
      """
      import UIKit
      class Flow { func start(animated: Bool) {} }
      typealias TabFlow = Flow & Sendable
      class Shop: TabFlow, UITabBarControllerDelegate { override func start(animated: Bool) {} }
      """,
      becomes: """
        import Foundation; import TabHost
        class Flow { func start(animated: Bool) {} }
        typealias TabFlow = Flow & Sendable
        class Shop: TabFlow, TabHostControllerDelegate { override func start(animated: Bool) {} }
        """
    )
  }

  @Test func `the name of a class is read without Objective-C`() {
    expect(
      "let name = NSStringFromClass(type(of: self))",
      becomes: "import Foundation; let name = String(reflecting: type(of: self))"
    )
  }

  @Test func `a file that removes observers imports the stand-ins, which remove them`() {
    expect(
      "import UIKit\nNotificationCenter.default.removeObserver(self)",
      becomes:
        "import Foundation; import TabHost; import TabHostViewStandIns\nNotificationCenter.default.removeObserver(self)"
    )
  }

  // MARK: - Previews and cases

  @Test func `the attributes of a preview are left out with it`() {
    expect(
      "import UIKit\n@available(iOS 17.0, *)\n#Preview { Page() }\nlet a = 1",
      becomes: "import Foundation; import TabHost\n\n\nlet a = 1"
    )
  }

  @Test func `a value with the name of a label gets no break`() {
    expect(
      """
      import SwiftUI
      struct Row: View {
        enum Look { case `default`, wide }
        var look: Look = .default
        var body: some View { Text("a") }
      }
      """,
      becomes: """
        import TabHostViewStandIns
        struct Row: View {
          enum Look { case `default`, wide }
          var look: Look = .default

        }
        """
    )
  }

  // MARK: - Findings

  @Test func `what needs Objective-C is reported with what to write instead`() {
    let text = """
      import UIKit
      extension Page { override func viewDidLoad() {} }
      let a = tabs.observe(\\.selectedIndex) { _, _ in }
      tabs.addObserver(self, forKeyPath: "selectedIndex", options: .new, context: nil)
      let b = action.value(forKey: "handler")
      let c = NSCache<NSString, UIImage>()
      let d = UIStoryboard(name: "Main", bundle: nil)
      let e = UINib(nibName: "Card", bundle: nil)
      let f: NSKeyValueObservation
      """
    let symbols = findings(text).map { $0.split(separator: ": ")[1] }
    expectEqual(
      symbols,
      [
        "viewDidLoad()", "observe(_:)", "addObserver(_:forKeyPath:)", "value(forKey:)", "NSCache",
        "UIStoryboard", "UINib", "NSKeyValueObservation",
      ]
    )
    let own =
      "struct Form { func value(forKey key: String) -> Int { 1 } }\nlet a = form.value(forKey: key)"
    expectEqual(findings(own), [])
    let reason = findings("import UIKit\nlet a = UIStoryboard(name: name, bundle: nil)")
    expectEqual(
      reason,
      [
        "File.swift:2: UIStoryboard: there are no nibs; register controllers with "
          + "UIStoryboard.register(_:in:make:)"
      ]
    )
  }

  // MARK: - The index of the selected tab

  @Test func `selectors of UIKit's methods with a Boolean pass true`() {
    expect(
      """
      import UIKit
      let a = UITapGestureRecognizer(target: page, action: #selector(UIView.endEditing(_:)))
      let b = UITapGestureRecognizer(target: page.view, action: #selector(UIView.endEditing))
      let c = UIBarButtonItem(title: "", style: .plain, target: stack,
        action: #selector(UINavigationController.popViewController(animated:)))
      """,
      becomes: """
        import Foundation; import TabHost; import TabHostViewStandIns
        let a = UITapGestureRecognizer(action: { [weak page] _ in page?.endEditing(true) })
        let b = UITapGestureRecognizer(action: { [weak target = page.view] _ in target?.endEditing(true) })
        let c = BarButtonItem(title: "", style: .plain,
          action: { [weak stack] _ in stack?.popViewController(animated: true) })
        """
    )
  }

  @Test func `the index of another type of the app stays`() {
    expect(
      """
      import UIKit
      struct Segment { var selectedIndex = 0 }
      func print(_ host: UITabBarController?, _ segment: Segment, _ page: UIViewController) {
        print(host!.selectedIndex, segment.selectedIndex, page.tabBarController!.selectedIndex)
      }
      """,
      becomes: """
        import Foundation; import TabHost
        struct Segment { var selectedIndex = 0 }
        func print(_ host: TabHostController?, _ segment: Segment, _ page: ViewController) {
          print((host!.selectedIndex ?? NSNotFound), segment.selectedIndex, (page.tabHostController!.selectedIndex ?? NSNotFound))
        }
        """
    )
  }

  @Test func `where the selected index is read, it is an integer as in UIKit`() {
    expect(
      """
      import UIKit
      final class Root: UITabBarController {
        var current: UIViewController { pages[selectedIndex] }
        override func viewDidLoad() {
          selectedIndex = (selectedIndex + 1) % pages.count
          self.selectedIndex += 1
          print("\\(super.selectedIndex)", tabBarController?.selectedIndex as Any)
        }
        func tap(selectedIndex: Int) { open(selectedIndex: selectedIndex) }
      }
      let index = makeRoot(for: user)!.selectedIndex == 0 ? hosts[0].selectedIndex : 1
      """,
      becomes: """
        import Foundation; import TabHost
        final class Root: TabHostController {
          var current: ViewController { pages[(selectedIndex ?? NSNotFound)] }
          override func viewDidLoad() {
            selectedIndex = ((selectedIndex ?? NSNotFound) + 1) % pages.count
            self.selectedIndex! += 1
            print("\\((super.selectedIndex ?? NSNotFound))", tabHostController?.selectedIndex as Any)
          }
          func tap(selectedIndex: Int) { open(selectedIndex: selectedIndex) }
        }
        let index = (makeRoot(for: user)!.selectedIndex ?? NSNotFound) == 0 ? (hosts[0].selectedIndex ?? NSNotFound) : 1
        """
    )
  }

  // MARK: - Initializers

  @Test func `initializers for archives stay, because they compile`() {
    let text = """
      import Foundation
      import TabHost
      final class Page: ViewController {
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """
    expect(text, becomes: text)
  }

  @Test func `initializers lose the parameters of nibs, and those of frames in views of content`() {
    expect(
      """
      import Foundation
      import TabHost
      class Page: UIViewController {
        init(store: Store) { super.init(nibName: nil, bundle: nil) }
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
          super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
      }
      class Other: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
      }
      class Card: UIView, UIContentView {
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      let pages = [Page(nibName: nil, bundle: .main), Page(nibName: "Page", bundle: nil)]
      """,
      becomes: """
        import Foundation
        import TabHost
        class Page: ViewController {
          init(store: Store) { super.init() }
          override init() {
            super.init()
          }
        }
        class Other: ViewController {
          override init() { super.init() }
        }
        class Card: ViewController, ContentView {
          override init() { super.init() }
        }
        let pages = [Page(), Page(nibName: "Page", bundle: nil)]
        """
    )
  }

  // MARK: - Overrides

  @Test func `overrides without a counterpart are members of the app, and are reported`() {
    let text = """
      import Foundation
      import TabHost
      class Base: UIViewController { func reload() {} }
      class Page: Base {
        override func reload() {}
        override func viewDidLoad() { super.viewDidLoad() }
        override func motionEnded(_ motion: Motion, with event: Event?) {
          super.motionEnded(motion, with: event)
          undo()
        }
      }
      """
    let expected = """
      import Foundation
      import TabHost
      class Base: ViewController { func reload() {} }
      class Page: Base {
        override func reload() {}
        override func viewDidLoad() { super.viewDidLoad() }
        func motionEnded(_ motion: Motion, with event: Event?) {

          undo()
        }
      }
      """
    expectEqual(ported(text), expected)
    expectEqual(
      findings(text),
      [
        "File.swift:7: UIViewController.motionEnded(_:with:): is not a member that TabHost calls; "
          + "call it yourself or delete it"
      ]
    )
  }

  @Test func `an override of the index is optional, and text of item providers is not converted`() {
    expect(
      """
      import Foundation
      import TabHost
      class Host: UITabBarController {
        override var selectedIndex: Int { didSet { update() } }
      }
      let item = UIDragItem(itemProvider: NSItemProvider(object: names[0].first() as NSString))
      session.loadObjects(ofClass: NSURL.self) { add($0) }
      """,
      becomes: """
        import Foundation
        import TabHost
        class Host: TabHostController {
          override var selectedIndex: Int? { didSet { update() } }
        }
        let item = DragItem(itemProvider: ItemProvider(object: names[0].first()))
        session.loadObjects(ofClass: URL.self) { add($0) }
        """
    )
  }

  @Test func `protocols of objects are those of classes, and deinitializers are isolated`() {
    expect(
      """
      import Foundation
      import TabHost
      protocol PageView: NSObjectProtocol {}
      final class Page: UIViewController, PageView {
        deinit { stop() }
      }
      final class Model { deinit {} }
      """,
      becomes: """
        import Foundation
        import TabHost
        protocol PageView: AnyObject {}
        final class Page: ViewController, PageView {
          isolated deinit { stop() }
        }
        final class Model { deinit {} }
        """
    )
  }

  // MARK: - XCTest

  @Test func `test cases of the main actor are asynchronous`() {
    expect(
      """
      import XCTest
      @MainActor final class RouterTests: XCTestCase {
        var router: Router!
        override func setUp() {
          super.setUp()
          router = Router()
        }
        override func tearDownWithError() throws { router = nil }
        func testPush() throws {
          let pushed = expectation(description: "pushed")
          wait(for: [pushed], timeout: 1)
        }
        func testPop() async {
          let popped = self.expectation(description: "popped")
          waitForExpectations(timeout: 1, handler: nil)
        }
        func helper() {}
      }
      final class ModelTests: XCTestCase {
        override func setUp() { super.setUp() }
        func testModel() {}
        @MainActor func testPage() {}
      }
      """,
      becomes: """
        import XCTest
        @MainActor final class RouterTests: XCTestCase {
          var router: Router!
          override func setUp() async throws {

            router = Router()
          }
          override func tearDown() async throws { router = nil }
          func testPush() async throws {
            let pushed = expectation(description: "pushed")
            await fulfillment(of: [pushed], timeout: 1)
          }
          func testPop() async {
            let popped = self.expectation(description: "popped")
            await fulfillment(of: [popped], timeout: 1)
          }
          func helper() {}
        }
        final class ModelTests: XCTestCase {
          override func setUp() { super.setUp() }
          func testModel() {}
          @MainActor func testPage() async {}
        }
        """
    )
  }

  // MARK: - Reports

  @Test func `types and members that are left out are reported with what to write instead`() {
    let text = """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() { title = UITestMode ? UIState.name : UIDevice.current.name }
        func show() { navigationController?.hidesBarsOnSwipe = setContentScrollView(list, for: .top) }
      }
      func tabBarController(_ host: UITabBarController, shouldSelect page: UIViewController) -> Bool {}
      func tabBarController(_ host: UITabBarController, didSelect page: UIViewController) {}
      func tabBarController(_ h: UITabBarController, willBeginCustomizing p: [UIViewController]) {}
      enum UIState {}
      class Settings { var UITestMode = false }
      """
    expectEqual(
      findings(text),
      [
        "File.swift:3: UIDevice: has no counterpart; use TraitCollection.userInterfaceIdiom",
        "File.swift:4: UIViewController.setContentScrollView: has another form; use "
          + "UserInteraction.scrollContent(_:): called by the renderer when the user scrolls",
        "File.swift:8: UITabBarControllerDelegate.tabBarController(_:willBeginCustomizing:): is never "
          + "called; use TabHostControllerDelegate.tabHostControllerWillBeginEditing(_:)",
      ]
    )
  }

  @Test func `a property of a host that TabHost has as well is renamed and reported`() {
    let text = """
      class Root: UITabBarController {
        var user: User?
        override var title: String? { didSet {} }
        init(user: User, for pages: Int) {
          self.user = user
          super.init(nibName: nil, bundle: nil)
          open(user: user)
        }
        func load(user other: User) {
          if let user, user.isNew { print(user) }
          run { user in print(user) }
          run { [weak self] (user: User) in self?.user = user }
          for user in users { print(user) }
          print(user as Any, "\\(user)", [user: 1])
          user = nil
        }
      }
      extension Root { var name: String? { user?.name } }
      final class Main: Root { func log() { print(super.user ?? user) } }
      struct Other { func show(_ root: Root) { print(root.user, root.pages) } }
      class Page: UIViewController { var pages = 2 }
      """
    expect(
      text,
      becomes: """
        import TabHost; class Root: TabHostController {
          var ownUser: User?
          override var title: String? { didSet {} }
          init(user ownUser: User, for pages: Int) {
            self.ownUser = ownUser
            super.init()
            open(user: ownUser)
          }
          func load(user other: User) {
            if let ownUser, ownUser.isNew { print(ownUser) }
            run { ownUser in print(ownUser) }
            run { [weak self] (ownUser: User) in self?.ownUser = ownUser }
            for ownUser in users { print(ownUser) }
            print(ownUser as Any, "\\(ownUser)", [ownUser: 1])
            ownUser = nil
          }
        }
        extension Root { var name: String? { ownUser?.name } }
        final class Main: Root { func log() { print(super.ownUser ?? ownUser) } }
        struct Other { func show(_ root: Root) { print(root.ownUser, root.pages) } }
        class Page: ViewController { var pages = 2 }
        """
    )
    expectEqual(
      findings(text),
      [
        "File.swift:2: Root.user: TabHostController has a member of this name; the tool renames it "
          + "to ownUser"
      ]
    )
  }

  @Test func `a property that a protocol of the app requires is renamed in all of its types`() {
    expect(
      """
      protocol Session { var user: User? { get } }
      class Root: UITabBarController, Session { var user: User? }
      struct Guest: Session { let user: User? = nil }
      struct Form { func show(_ session: Session) { print(session.user as Any) } }
      """,
      becomes: """
        import TabHost; protocol Session { var ownUser: User? { get } }
        class Root: TabHostController, Session { var ownUser: User? }
        struct Guest: Session { let ownUser: User? = nil }
        struct Form { func show(_ session: Session) { print(session.ownUser as Any) } }
        """
    )
  }

  @Test func `a property of this name that is not of a host stays`() {
    let text = """
      class Root: UITabBarController { var pages = 1 }
      struct Book { var pages = 2 }
      func print(_ root: Root, _ book: Book) { print(root.pages, book.pages) }
      """
    expectEqual(
      ported(text),
      """
      import TabHost; class Root: TabHostController { var ownPages = 1 }
      struct Book { var pages = 2 }
      func print(_ root: Root, _ book: Book) { print(root.ownPages, book.pages) }
      """
    )
  }

  @Test func `a test uses the new names of the app's properties`() {
    let app = Port.Module(
      name: "Shop",
      files: [
        Port.File(
          path: "A.swift",
          text: """
            class Root: UITabBarController { var user = 1 }
            class Session { var user = 2; var root: Root? }
            """
        )
      ]
    )
    let test = "func test(_ app: Session) { let root = app.root; print(app.user, root!.user) }"
    let port = Port([Port.File(path: "T.swift", text: test)], modules: [app])
    expectEqual(port.files.map(\.text), [test.replacing("root!.user", with: "root!.ownUser")])
    expectEqual(port.findings, [])
  }

  @Test func `views of SwiftUI keep their stored properties and initializers`() {
    let text = """
      import SwiftUI
      struct Card: View {
        @ObservedObject private var model: Model
        @State var count = 0
        @Environment(\\.dismiss) private var dismiss
        @Binding var isOn: Bool
        static let height = 4, colors: [Int] = []
        init(model: Model, isOn: Binding<Bool>) {
          _model = ObservedObject(wrappedValue: model)
          _count = State(initialValue: 1)
          self._isOn = isOn
        }
        var body: some View { Text("x") }
        @ViewBuilder private func row(_ name: String) -> some View {
          Text(name)
        }
        enum Route { case open }
      }
      struct Rows<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
      }
      extension View {
        func card() -> some View { padding() }
      }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      extension Card { func log() {} }
      func open() -> UIViewController { UIHostingController(rootView: Card(model: .init(), isOn: true)) }
      """
    expect(
      text,
      becomes: """
        import TabHostViewStandIns; import TabHost
        struct Card: View {
          @ObservedObject private var model: Model
          @State var count = 0

          @Binding var isOn: Bool
          static let height = 4, colors: [Int] = []
          init(model: Model, isOn: Binding<Bool>) {
            _model = ObservedObject(wrappedValue: model)
            _count = State(initialValue: 1)
            self._isOn = isOn
          }




          enum Route { case open }
        }
        struct Rows<Content: View>: View {
          let content: () -> Content

        }




        extension Card { }
        func open() -> ViewController { UIHostingController(rootView: Card(model: .init(), isOn: true)) }
        """
    )
    let reason = "there is no SwiftUI on Linux; views keep stored properties and initializers"
    expectEqual(
      findings(text),
      [
        "File.swift:2: Card: \(reason)", "File.swift:19: Rows: \(reason)",
        "File.swift:23: View: \(reason)", "File.swift:26: Card_Previews: \(reason)",
        "File.swift:27: Card: \(reason)",
      ]
    )
  }

  @Test func `a proxy that asks for selectors is reported`() {
    let text = "class Proxy: NSObject { func has() -> Bool { delegate.responds(to: a) } }"
    expectEqual(
      findings(text),
      [
        "File.swift:1: responds(to:): there are no selectors here; every method of a delegate has a "
          + "default implementation, so forward each method"
      ]
    )
  }
}
