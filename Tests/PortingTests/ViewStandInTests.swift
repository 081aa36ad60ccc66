import Foundation
import TabHost
import TabHostTestSupport
import TabHostViewStandIns
import Testing

/// The inert stand-ins for views.
@MainActor struct ViewStandInTests {
  private final class Page: ViewController {
    let label = UILabel()
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      view = label
    }
    override func viewDidLoad() {
      calls.append("viewDidLoad")
      view.backgroundColor = .systemRed
    }
  }

  private final class Badge: UIView {
    let count: Int
    init(count: Int) {
      self.count = count
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `reading the view loads the controller once`() {
    let page = Page()
    expect(!page.isViewLoaded)
    let view: UIView? = page.view
    expect(view === page.label)
    page.view.layoutIfNeeded()
    expectEqual(page.calls, ["loadView", "viewDidLoad"])
    expectEqual(page.label.backgroundColor, .systemRed)
  }

  @Test func `a controller without a view of its own keeps the one that is made`() {
    let page = ViewController()
    let view: UIView = page.view
    expect(page.view === view)
  }

  @Test func `a window shows its root, whose view is in the window`() {
    let window = UIWindow()
    let page = ViewController()
    let child = ViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    window.rootViewController = page
    expectEqual(page.appearanceState, .disappeared)
    expect(page.view.window == nil)
    window.makeKeyAndVisible()
    expectEqual(page.appearanceState, .appeared)
    expect(page.view.window === window)
    expect(page.viewIfLoaded?.window != nil)
    expect(window.isKeyWindow && window.visibleViewController === page)
    window.isHidden = true
    expect(page.view.window == nil)
  }

  // MARK: - First responders

  /// A field that does not resign on request.
  private final class FirmField: UITextField {
    override var canResignFirstResponder: Bool { false }
  }

  @Test func `one view or field at a time is the first responder`() {
    let (first, second) = (UITextField(), UITextView())
    let search = SearchController(searchResultsController: nil)
    let (bar, page, window) = (search.searchBar, Page(), UIWindow())
    expect(!first.becomeFirstResponder() && !bar.becomeFirstResponder())
    page.navigationItem.searchController = search
    window.rootViewController = NavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    for view in [first, second, UILabel()] as [UIView] { page.view.addSubview(view) }
    expect(page.view.subviews.last?.becomeFirstResponder() == false)
    expect(first.becomeFirstResponder() && first.isFirstResponder && first.isEditing)
    expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
    expect(bar.becomeFirstResponder() && bar.isFirstResponder && !second.isFirstResponder)
    expect(search.isActive && second.resignFirstResponder() && bar.isFirstResponder)
    expect(bar.resignFirstResponder() && !bar.isFirstResponder)
  }

  @Test func `a first responder that does not resign remains, unless editing is ended by force`() {
    let (firm, other, root, window) = (FirmField(), UITextField(), UIView(), UIWindow())
    window.isHidden = false
    window.addSubview(root)
    window.addSubview(other)
    root.addSubview(firm)
    expect(firm.becomeFirstResponder() && !other.becomeFirstResponder())
    expect(!root.endEditing(false) && firm.isFirstResponder)
    expect(root.endEditing(true) && !firm.isFirstResponder)
  }

  @Test func `a view ends the editing of the views in it`() {
    let field = UITextField()
    let page = Page()
    let stack = NavigationController(rootViewController: page)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    page.view.addSubview(field)
    for view in [page.view, stack.view, window] as [UIView] {
      field.becomeFirstResponder()
      expect(!UIView().endEditing(true) && field.isFirstResponder)
      expect(view.endEditing(true) && !field.isFirstResponder)
      expect(!view.endEditing(true))
    }
  }

  @Test func `a controller resigns when a view in it becomes the first responder`() {
    final class Editor: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let editor = Editor()
    let field = UITextField()
    let window = UIWindow()
    window.rootViewController = editor
    editor.view.addSubview(field)
    expect(!editor.becomeFirstResponder())
    window.makeKeyAndVisible()
    expect(editor.becomeFirstResponder() && editor.isFirstResponder)
    expect(field.becomeFirstResponder() && !editor.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test func `a view moves to the superview that it is added to last`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    expectEqual(first.subviews, [])
    expectEqual(second.subviews, [view])
    expect(view.isDescendant(of: second))
    view.removeFromSuperview()
    expect(view.superview == nil)
  }

  @Test func `a view that is shown in a place of TabHost is the view of a controller`() {
    let badge = Badge(count: 2)
    let host = TabHostController()
    host.sidebar.bottomBarView = badge
    let shown: ViewController? = host.sidebar.bottomBarView
    expect(shown?.view === badge)
    expect(TabAccessory(contentView: badge).contentView === shown)
    host.sidebar.bottomBarView = nil
    let none: ViewController? = host.sidebar.bottomBarView
    expect(none == nil)
    let page = ViewController()
    expect(TabAccessory(contentView: page.view).contentView === page)
  }

  @Test func `a control performs its actions on request`() {
    let button = UIButton(type: .system)
    var calls: [String] = []
    button.addTarget(nil, action: { _ in calls.append("any") }, for: .touchUpInside)
    button.addTarget(
      nil,
      action: { (sender: UIButton) in calls.append("button \(sender === button)") },
      for: [.touchUpInside, .touchDown]
    )
    button.addAction(Action(title: "") { _ in calls.append("action") }, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    expectEqual(calls, ["any", "button true", "button true", "action"])
  }

  @Test func `the target of a bar button performs its action`() throws {
    var senders: [ObjectIdentifier] = []
    let button = BarButtonItem(title: "Sort", style: .plain) { sender in
      senders.append(ObjectIdentifier(sender))
    }
    button.target?.perform(button.action, with: button)
    let action = try #require(button.action)
    expect(UIApplication.shared.sendAction(action, to: button.target, from: nil, for: nil))
    expectEqual(senders, [ObjectIdentifier(button), ObjectIdentifier(button)])
    expect(BarButtonItem(title: "None").target == nil)
  }

  @Test func `properties of views of SwiftUI hold and share their values`() {
    struct Toggle: View {
      @State var isOn = false
      @Binding var count: Int
    }
    var count = 1
    let toggle = Toggle(count: Binding(get: { count }, set: { count = $0 }))
    let other = Toggle(isOn: true, count: toggle.$count)
    toggle.isOn = true
    toggle.$isOn.wrappedValue.toggle()
    other.count += 1
    expect(!toggle.isOn && other.isOn)
    expect(toggle.count == 2 && count == 2)
    expectEqual(Toggle(count: .constant(3)).count, 3)
    expect(UIHostingController(rootView: AnyView(toggle)).isKind(of: ViewController.self))
  }

  @Test func `a representable makes its view with its coordinator`() {
    struct Bridge: UIViewControllerRepresentable {
      let count: Int
      func makeCoordinator() -> Int { count }
      func makeUIViewController(context: Context) -> Page {
        let page = Page()
        page.title = "\(context.coordinator)"
        return page
      }
      func updateUIViewController(_ controller: Page, context: Context) {}
    }
    let bridge = Bridge(count: 2)
    let context = Bridge.Context(coordinator: bridge.makeCoordinator())
    expectEqual(bridge.makeUIViewController(context: context).title, "2")
    expectEqual(UIHostingController(rootView: bridge.tint(.red)).title, nil)
  }

  @Test func `animations run at once`() {
    var calls: [String] = []
    UIView.animate(withDuration: 1, delay: 2) {
      calls.append("animations")
    } completion: { isFinished in
      calls.append("completion \(isFinished)")
    }
    expectEqual(calls, ["animations", "completion true"])
  }

  @Test func `views, fields and appearances hold what is set`() {
    UIView.setAnimationsEnabled(false)
    expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    let field = UITextField()
    expect(!field.hasText)
    field.text = "a"
    expect(field.hasText && UIView.areAnimationsEnabled)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .systemRed
    expectEqual(appearance.stackedLayoutAppearance.normal.iconColor, .systemRed)
    expectEqual(appearance.inlineLayoutAppearance.normal.iconColor, nil)
    appearance.inlineLayoutAppearance.focused.badgeBackgroundColor = .systemBlue
    expectEqual(appearance.inlineLayoutAppearance.focused.badgeBackgroundColor, .systemBlue)
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    expect(moved.tx == 2 && moved.ty == 3 && moved.a == 2)
    let split = UISplitViewController(style: .tripleColumn)
    let list = ViewController()
    split.setViewController(list, for: .supplementary)
    expect(split.primary === list)
  }

  @Test func `an associated object belongs to one object and one key`() {
    var keys: (UInt8, UInt8) = (0, 0)
    let (first, second) = (ViewController(), ViewController())
    let policy = objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC
    unsafe withUnsafePointer(to: &keys.0) { key in
      unsafe objc_setAssociatedObject(first, key, "flow", policy)
      expect(unsafe objc_getAssociatedObject(first, key) as? String == "flow")
      expect(unsafe objc_getAssociatedObject(second, key) == nil)
      expect(unsafe objc_getAssociatedObject(first, key + 1) == nil)
      unsafe objc_setAssociatedObject(first, key, nil, policy)
      expect(unsafe objc_getAssociatedObject(first, key) == nil)
    }
  }

  @Test func `kinds of objects include their superclasses`() {
    let page = Page()
    expect(page.isKind(of: Page.self) && page.isKind(of: ViewController.self))
    expect(page.isMember(of: Page.self) && !page.isMember(of: ViewController.self))
    expect(!UILabel().isKind(of: UIButton.self))
  }

  @Test func `the appearance of a class of views holds nothing`() {
    UILabel.appearance().textColor = .systemRed
    expectEqual(UILabel().textColor, .label)
    NavigationBar.appearance().tintColor = .systemRed
    expectEqual(NavigationController().navigationBar.tintColor, .tint)
  }

  // MARK: - Search bars, cells and objects of Combine

  @Test func `a search bar that becomes first responder begins the search of its controller`() {
    let search = SearchController(searchResultsController: nil)
    let page = Page()
    page.navigationItem.searchController = search
    let window = UIWindow()
    window.rootViewController = NavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    expect(search.searchBar.becomeFirstResponder())
    expect(search.isActive && search.searchBar.isFirstResponder)
    let field = search.searchBar.searchTextField
    field.placeholder = "Find"
    expect(search.searchBar.searchTextField === field)
    expectEqual(SearchBar(frame: .zero).text, "")
  }

  @Test func `a list dequeues the cells that are registered, or else empty ones`() {
    final class FilmCell: UITableViewCell {}
    final class PosterCell: UICollectionViewCell {}
    UINib.register("film") { FilmCell() }
    UINib.register("poster") { PosterCell() }
    let (table, grid, path) = (UITableView(), UICollectionView(), IndexPath(row: 0, section: 0))
    expect(table.dequeueReusableCell(withIdentifier: "film") is FilmCell)
    expect(table.dequeueReusableCell(withIdentifier: "film", for: path) is FilmCell)
    expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    expect(!(table.dequeueReusableCell(withIdentifier: "other", for: path) is FilmCell))
    expect(grid.dequeueReusableCell(withReuseIdentifier: "poster", for: path) is PosterCell)
  }

  @Test func `a published property holds its value`() {
    final class Model: ObservableObject { @Published var count = 1 }
    let model = Model()
    model.count += 1
    expectEqual(model.count, 2)
  }
}
