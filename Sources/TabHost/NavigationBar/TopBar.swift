extension TabHostController {
  /// The contents of one line that a bar of tabs at the top shares with the navigation bar.
  ///
  /// The value is a snapshot for renderers; see ``TabHostController/topBar(fitting:measure:)``. From
  /// leading to trailing, the line has the back button, ``leading``, the ``title`` or the ``tabs``,
  /// ``center``, ``trailing``, the button of the overflow menu, and ``pinnedTrailing``.
  @MainActor public struct TopBar {
    /// The visible page, or `nil` if it has no navigation bar.
    public let page: ViewController?
    /// The title of the back button, or `nil` if there is none.
    public let backTitle: String?
    /// The title of the page, or `nil` if it has none or if the line has tabs.
    public let title: String?
    /// The tabs, of which those without a place are in ``Bar/overflow``; `nil` while no bar of tabs
    /// is at the top.
    public let tabs: Bar?
    /// The buttons after the back button.
    public let leading: [BarButtonItem]
    /// The buttons after the title or the tabs.
    public let center: [BarButtonItem]
    /// The buttons before that of the overflow menu.
    public let trailing: [BarButtonItem]
    /// The buttons after that of the overflow menu.
    public let pinnedTrailing: [BarButtonItem]
    /// The buttons without a place, which the overflow menu contains.
    public let overflow: [BarButtonItem]
    /// Whether the line has a button for the overflow menu.
    public let hasOverflow: Bool

    /// A part of the line, whose width a renderer measures.
    @MainActor public enum Element {
      /// The back button with its title.
      case back(String)
      /// The title of the page.
      case title(String)
      /// A tab.
      case tab(TabItem)
      /// The item "More" of the tabs without a place.
      case more
      /// A button.
      case button(BarButtonItem)
      /// The button of the overflow menu.
      case overflow
    }
  }

  /// Returns the line that the bar of tabs and the navigation bar share, with what there is room for.
  ///
  /// The tabs keep their places first. If they don't all fit beside the back button and the button of
  /// an overflow menu, the last ones are under "More"; see ``Bar/fitting(_:moreWidth:measure:)``. Buttons have the room
  /// that is left, or else move to the overflow, those with the lowest
  /// ``BarButtonItem/visibilityPriority`` first; see
  /// ``NavigationBar/fitting(_:overflowWidth:measure:)``. Without tabs, the line has the title, which
  /// keeps a third of the width before buttons move, and for which the renderer has what is left.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in the units of the renderer.
  ///   - measure: Returns the width of a part of the line, with the space beside it.
  /// - Complexity: O(*t* + *n*²), where *t* is the number of tabs for which there is room and *n* the number of
  ///   buttons.
  public func topBar(fitting width: Int, measure: (TopBar.Element) -> Int) -> TopBar {
    let bar = bar
    let hasTabs = bar.edge == .top && !bar.isHidden && presentation.showsBar
    return TopBar(hasTabs ? bar : nil, visibleNavigationBar, in: width, measure)
  }
}

extension TabHostController.PresentedController {
  /// Returns the line of the navigation bar of the presented page, with what there is room for; see
  /// ``TabHostController/topBar(fitting:measure:)``. It has no tabs.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in the units of the renderer.
  ///   - measure: Returns the width of a part of the line, with the space beside it.
  public func topBar(
    fitting width: Int,
    measure: (TabHostController.TopBar.Element) -> Int
  ) -> TabHostController.TopBar {
    TabHostController.TopBar(nil, navigationBar, in: width, measure)
  }
}

extension TabHostController.TopBar {
  /// Fits tabs and a navigation bar into a width.
  init(
    _ bar: TabHostController.Bar?,
    _ navigationBar: TabHostController.NavigationBar?,
    in proposedWidth: Int,
    _ measureElement: (Element) -> Int
  ) {
    let width = BarButtonFitting.limited(proposedWidth)
    func measure(_ element: Element) -> Int { BarButtonFitting.limited(measureElement(element)) }
    page = navigationBar?.page
    backTitle = navigationBar?.backTitle
    title = bar == nil ? navigationBar?.title : nil
    let back = navigationBar?.backTitle.map { measure(.back($0)) } ?? 0
    let hasButtons = navigationBar.map { !$0.buttons.isEmpty || $0.hasOverflow } ?? false
    let overflowWidth = measure(.overflow)
    tabs = bar.map {
      $0.fitting(
        width - back - (hasButtons ? overflowWidth : 0),
        moreWidth: measure(.more),
        measure: { measure(.tab($0)) }
      )
    }
    let middle =
      tabs.map { Self.width(of: $0, measure) }
      ?? title.map { min(measure(.title($0)), width / 3) } ?? 0
    let fitted = navigationBar?.fitting(
      max(0, width - back - middle),
      overflowWidth: overflowWidth
    ) { measure(.button($0)) }
    leading = fitted?.leading ?? []
    center = fitted?.center ?? []
    trailing = fitted?.trailing ?? []
    pinnedTrailing = fitted?.pinnedTrailing ?? []
    overflow = fitted?.overflow ?? []
    hasOverflow = fitted?.hasOverflow ?? false
  }

  private static func width(
    of bar: TabHostController.Bar,
    _ measure: (Element) -> Int
  ) -> Int {
    let items = bar.items.reduce(0) { $0 + measure(.tab($1)) }
    return bar.hasOverflow ? items + measure(.more) : items
  }
}

/// Decides which buttons of a bar are displayed in a given width.
///
/// A pure function of widths and priorities. The result contains one form for each group, in the
/// order of the groups.
struct BarButtonFitting: Hashable, Sendable {
  /// A part of the bar. The parts are compressed in the order of their raw values.
  enum Region: Int, Hashable, Sendable {
    case center, leading, trailing, pinned
  }

  struct Button: Hashable, Sendable {
    var width: Int
    var priority = BarButtonItemVisibilityPriority.standard
  }

  struct Group: Hashable, Sendable {
    var region: Region
    var buttons: [Button]
    /// The width of the button that can replace the group, or `nil` if there is none.
    var representativeWidth: Int?

    /// The priority of a group that is compressed as a whole.
    var priority: BarButtonItemVisibilityPriority {
      buttons.lazy.map(\.priority).max() ?? .standard
    }
  }

  /// How a group is displayed.
  enum Form: Hashable, Sendable {
    /// By the buttons at these indices; the others are in the overflow.
    case buttons([Int])
    /// By its representative.
    case representative
  }

  var groups: [Group]
  /// The width of the button of the overflow menu.
  var overflowWidth = 1
  /// Whether there is an overflow menu even if all buttons fit.
  var alwaysHasOverflow = false

  /// Returns a width that the app or a renderer has measured, in a range in which widths can be added.
  static func limited(_ width: Int) -> Int { min(max(0, width), Int(Int32.max)) }

  /// Returns the form of each group in a width.
  func forms(in width: Int) -> [Form] {
    // A button that never fits does not displace others.
    var forms = groups.map { group in
      Form.buttons(group.buttons.indices.filter { group.buttons[$0].width <= width })
    }
    for step in steps {
      guard self.width(of: forms) > width else { break }
      perform(step, on: &forms)
    }
    return forms
  }
}

// MARK: - Compressing

extension BarButtonFitting {
  private enum Step {
    /// Replaces a group by its representative.
    case replace(Int)
    /// Moves a replaced group to the overflow.
    case removeGroup(Int)
    /// Moves a button to the overflow.
    case remove(button: Int, group: Int)
  }

  /// The steps in the order in which they are taken until everything fits.
  private var steps: [Step] {
    let order = groups.indices.sorted {
      (groups[$0].region.rawValue, $0) < (groups[$1].region.rawValue, $1)
    }
    let pinned = order.filter { groups[$0].region == .pinned }
    let others = order.filter { groups[$0].region != .pinned }
    let priorities = Set(groups.flatMap { $0.buttons.map(\.priority) }).sorted()
    var steps: [Step] = []
    for priority in priorities {
      steps += order.filter { isReplaced($0) && groups[$0].priority == priority }
        .map { .replace($0) }
      steps += removals(from: others, of: priority)
    }
    for priority in priorities { steps += removals(from: pinned, of: priority) }
    return steps
  }

  private func isReplaced(_ group: Int) -> Bool {
    guard let width = groups[group].representativeWidth else { return false }
    return width < groups[group].buttons.reduce(0) { $0 + $1.width }
  }

  /// Returns the removals of buttons with a priority. In each region, the button farthest from its
  /// end of the bar moves first.
  private func removals(
    from order: [Int],
    of priority: BarButtonItemVisibilityPriority
  ) -> [Step] {
    var steps: [Step] = []
    for region in [Region.center, .leading, .trailing, .pinned] {
      var removals: [Step] = []
      for index in order where groups[index].region == region {
        if isReplaced(index) {
          if groups[index].priority == priority { removals.append(.removeGroup(index)) }
        } else {
          let buttons = groups[index].buttons
          removals += buttons.indices.filter { buttons[$0].priority == priority }
            .map { .remove(button: $0, group: index) }
        }
      }
      let isFromStart = region == .trailing || region == .pinned
      steps += isFromStart ? removals : removals.reversed()
    }
    return steps
  }

  private func perform(_ step: Step, on forms: inout [Form]) {
    switch step {
    case .replace(let group): forms[group] = .representative
    case .removeGroup(let group): forms[group] = .buttons([])
    case .remove(let button, let group):
      guard case .buttons(let buttons) = forms[group] else { return }
      forms[group] = .buttons(buttons.filter { $0 != button })
    }
  }

  private func width(of forms: [Form]) -> Int {
    var width = 0
    var hasOverflow = alwaysHasOverflow
    for (group, form) in zip(groups, forms) {
      switch form {
      case .representative: width += group.representativeWidth ?? 0
      case .buttons(let shown):
        width += shown.reduce(0) { $0 + group.buttons[$1].width }
        if shown.count < group.buttons.count { hasOverflow = true }
      }
    }
    return hasOverflow ? width + overflowWidth : width
  }
}
