import TabHost
import TabHostTestSupport

/// A host with the given number of tabs in groups of ten, and the operations to count.
///
/// The host is on screen with 50 rows of its sidebar in view. The operations are the same at every
/// size.
@MainActor final class CountedHost {
  typealias Delegate = TabHostControllerDelegate & TabHostController.Sidebar.Delegate

  /// An operation.
  struct Step {
    /// The name of the operation, or `nil` if it only restores the previous state.
    var name: String?
    let run: () -> Void
  }

  let host = TabHostController()
  /// The number of frame requests.
  var frames = 0
  private let groups: [TabGroupItem]
  private let delegate: any Delegate

  init(tabs count: Int, delegate: any Delegate, content: @escaping (TabItem) -> ViewController) {
    self.delegate = delegate
    groups = (0..<count / 10).map { group in
      let children = (0..<10).map { child in
        let name = "g\(group)-c\(child)"
        return TabItem(title: name, identifier: name, viewProvider: content)
      }
      return TabGroupItem(title: "Group", identifier: "g\(group)", children: children)
    }
    host.delegate = delegate
    host.sidebar.delegate = delegate
    host.tabs = groups
    host.needsFrameHandler = { [unowned self] in frames += 1 }
    host.sidebar.displayedRows = 0..<50
    host.appear()
    _ = host.takeChanges()
  }

  /// Counts each step the third time it is performed, when everything lazily created exists.
  func results<Result>(_ count: (Step) -> Result) -> [(name: String, result: Result)] {
    cycles.flatMap { steps in
      for _ in 0..<2 {
        for step in steps { _ = count(step) }
      }
      return steps.compactMap { step in
        let result = count(step)
        return step.name.map { ($0, result) }
      }
    }
  }

  /// All operations, each sequence of which ends in the state in which it began.
  private var cycles: [[Step]] {
    looks + selections + visibility + children + sidebar
  }
}

// MARK: - Operations

extension CountedHost {
  private func step(_ name: String?, _ run: @escaping (TabHostController) -> Void) -> Step {
    let host = host
    return Step(name: name) { run(host) }
  }

  private var near: TabItem { groups[1].children[1] }
  /// The last row, which is out of view.
  private var far: TabItem { groups[groups.count - 1].children[9] }

  private var looks: [[Step]] {
    let (near, far) = (near, far)
    let many = (0..<100).map { groups[$0 / 10].children[$0 % 10] }
    func changeMany(last: String) {
      for pass in 1...10 {
        for tab in many { tab.title = pass == 10 ? last : pass % 2 == 0 ? "Even" : "Odd" }
      }
    }
    return [
      [
        step("title in view") { _ in near.title = "New" }, step(nil) { _ in near.title = "Old" },
      ],
      [
        step("title out of view") { _ in far.title = "New" }, step(nil) { _ in far.title = "Old" },
      ],
      [
        step("1,000 titles at once") { $0.performBatchUpdates { changeMany(last: "New") } },
        step(nil) { $0.performBatchUpdates { changeMany(last: "Old") } },
      ],
    ]
  }

  private var selections: [[Step]] {
    let (first, near, far) = (groups[0].children[0], near, far)
    var fresh = groups[2].children.makeIterator()
    return [
      [
        step("select the first time") { $0.selectedTab = fresh.next() },
        step(nil) { $0.selectedTab = first },
      ],
      [
        step("select programmatically") { $0.selectedTab = near },
        step(nil) { $0.selectedTab = first },
      ],
      [
        step("select out of view") { $0.selectedTab = far }, step(nil) { $0.selectedTab = first },
      ],
      [
        step("select by the user") { $0.user.tapRow(near) }, step(nil) { $0.selectedTab = first },
      ],
      [step("select what is selected") { $0.selectedTab = first }],
    ]
  }

  private var visibility: [[Step]] {
    let (near, far, group, farGroup) = (near, far, groups[1], groups[groups.count - 1])
    return [
      [
        step("hide in view") { _ in near.isHidden = true },
        step("show in view") { _ in near.isHidden = false },
      ],
      [
        step("hide out of view") { _ in far.isHidden = true },
        step("show out of view") { _ in far.isHidden = false },
      ],
      [
        step("collapse in view") { $0.user.collapse(group) },
        step("expand in view") { $0.user.expand(group) },
      ],
      [
        step("collapse out of view") { _ in farGroup.isExpanded = false },
        step("expand out of view") { _ in farGroup.isExpanded = true },
      ],
    ]
  }

  private var children: [[Step]] {
    let (group, farGroup) = (groups[1], groups[groups.count - 1])
    let child = TabItem(title: "Child", identifier: "child")
    return [
      [
        step("move in view") { _ in group.children.swapAt(2, 3) },
        step(nil) { _ in group.children.swapAt(2, 3) },
      ],
      [
        step("move out of view") { _ in farGroup.children.swapAt(2, 3) },
        step(nil) { _ in farGroup.children.swapAt(2, 3) },
      ],
      [
        step("append in view") { _ in group.children.append(child) },
        step("remove in view") { _ in group.children.removeLast() },
      ],
      [
        step("append out of view") { _ in farGroup.children.append(child) },
        step("remove out of view") { _ in farGroup.children.removeLast() },
      ],
    ]
  }

  private var sidebar: [[Step]] {
    let name = far.identifier
    return [
      [
        step("hide the sidebar") { $0.user.hideSidebar() },
        step("show the sidebar") { $0.user.showSidebar() },
      ],
      [
        step("scroll by a row") { $0.sidebar.displayedRows = 1..<51 },
        step(nil) { $0.sidebar.displayedRows = 0..<50 },
      ],
      [step("look up") { _ = $0.tab(forIdentifier: name) }],
      [step("read the first 50 rows") { _ = $0.sidebar.rows[0..<50] }],
      [
        step("read the last 50 rows") {
          let rows = $0.sidebar.rows
          _ = rows[rows.count - 50..<rows.count]
        }
      ],
    ]
  }
}
