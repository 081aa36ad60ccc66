public import Foundation

/// A container that shows two controllers side by side: a primary one, such as a list, and a
/// secondary one, such as the details of the selected row.
///
/// ```swift
/// let split = SplitController(primary: mailbox, secondary: letter)
/// split.preferredPrimaryColumnWidthFraction = 0.3
/// ```
///
/// While the horizontal size class is compact, or the split is presented, it is collapsed: only one
/// column is on screen, and a back button leads from the secondary to the primary one. As in UIKit, a
/// column that is no navigation controller is the root of one, so that it can push pages. These stacks
/// are children of the split in either case; unlike in UIKit, they do not move to a common stack. The
/// navigation bar, the toolbar and the stack of the content are those of the secondary column or, while
/// collapsed, of the column on screen. The primary column beside the secondary one has a navigation bar
/// of its own; see ``TabHostController/topBar(of:fitting:measure:)``.
///
/// A split on a ``NavigationController`` has the navigation bar of that stack: with the title of the split
/// or, without one, of the column. While the split is collapsed, the back button leads from the secondary
/// to the primary column, and then to the page below the split.
///
/// The traits of the primary column beside the secondary one have a compact horizontal size class.
///
/// Corresponds to `UISplitViewController` with two columns in UIKit.
open class SplitController: ViewController {
  /// A column of a split.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The column at the leading edge.
    case primary
    /// The column with the details, which is always on screen unless the split is collapsed.
    case secondary
  }

  /// Which columns are on screen while the split is not collapsed.
  public enum DisplayMode: String, Hashable, Sendable {
    /// As preferred by the framework: both columns. It is only a preference.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// Both columns, side by side.
    case oneBesideSecondary
  }

  /// A width or a fraction that the renderer determines.
  public static let automaticDimension: Double = -1

  /// The delegate, which is notified of changes of the columns on screen.
  ///
  /// The default is `nil`.
  public weak var delegate: (any SplitControllerDelegate)?

  /// The columns that the app wants to see while the split is not collapsed.
  ///
  /// The default is ``DisplayMode/automatic``. Assigning a value shows or hides the primary column.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      if preferredDisplayMode != oldValue {
        setHidesPrimary(preferredDisplayMode == .secondaryOnly)
      }
    }
  }

  /// The preferred width of the primary column, in the units of the renderer.
  ///
  /// The default is ``automaticDimension``, with which the
  /// ``preferredPrimaryColumnWidthFraction`` applies. A width that the user has chosen takes precedence
  /// over both, until one of them is assigned.
  public var preferredPrimaryColumnWidth = SplitController.automaticDimension {
    didSet { if preferredPrimaryColumnWidth != oldValue { discardChosenWidth() } }
  }

  /// The preferred width of the primary column as a fraction of that of the split.
  ///
  /// The default is ``automaticDimension``, with which the renderer determines the width.
  public var preferredPrimaryColumnWidthFraction = SplitController.automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction != oldValue { discardChosenWidth() } }
  }

  /// The minimum width of the primary column, in the units of the renderer.
  ///
  /// The default is ``automaticDimension``, with which the renderer determines the minimum.
  public var minimumPrimaryColumnWidth = SplitController.automaticDimension {
    didSet { if minimumPrimaryColumnWidth != oldValue { setNeedsDisplay() } }
  }

  /// The maximum width of the primary column, in the units of the renderer.
  ///
  /// The default is ``automaticDimension``, with which the renderer determines the maximum.
  public var maximumPrimaryColumnWidth = SplitController.automaticDimension {
    didSet { if maximumPrimaryColumnWidth != oldValue { setNeedsDisplay() } }
  }

  /// Whether only one column is on screen, because the horizontal size class is compact or the split
  /// is presented.
  ///
  /// `false` until the split first appears. A change of the size class of a split off screen takes
  /// effect when it next appears.
  public private(set) var isCollapsed = false

  /// The column that is on screen while the split is collapsed.
  public private(set) var topColumn = Column.primary

  /// The columns that are on screen, or would be if the split were not collapsed.
  public var displayMode: DisplayMode { hidesPrimary ? .secondaryOnly : .oneBesideSecondary }

  /// The children: the controllers of the columns, or the stacks around them.
  private var columns: [Column: ViewController] = [:]
  private var hidesPrimary = false
  /// Whether the primary column is proposed when the split next collapses, because the user has gone back to
  /// the root of a stack whose root is the split.
  private var collapsesToPrimary = false
  /// The width of the primary column that the user has chosen, or `nil` if there is none.
  private var chosenWidth: Double?
  private let arranged = ArrangedChildren()

  /// Creates a split with empty columns.
  public override init() { super.init() }

  /// Creates a split with empty columns; see ``ViewController/init(nibName:bundle:)``.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a split with empty columns; see ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _: Void = ()) { super.init(coder: coder) }

  /// Creates a split with two columns.
  public init(primary: ViewController, secondary: ViewController) {
    super.init()
    setViewController(primary, for: .primary)
    setViewController(secondary, for: .secondary)
  }

  // MARK: - Columns

  /// The controller at the leading edge, or `nil` if there is none.
  public var primary: ViewController? {
    get { viewController(for: .primary) }
    set { setViewController(newValue, for: .primary) }
  }

  /// The controller with the details, or `nil` if there is none.
  public var secondary: ViewController? {
    get { viewController(for: .secondary) }
    set { setViewController(newValue, for: .secondary) }
  }

  /// Returns the controller of a column, or `nil` if there is none.
  ///
  /// This is the controller that was set, also if the split has put it into a navigation controller.
  public func viewController(for column: Column) -> ViewController? { columns[column]?.asColumn }

  /// Replaces the controller of a column.
  ///
  /// A controller that is neither a ``NavigationController`` nor a split becomes the root of a navigation
  /// controller, which is the child of the split in its place, so that the controller can push pages.
  ///
  /// On screen, the old controller disappears and the new one appears before the method returns or,
  /// inside a callback or a batch, at its end. A controller that is the other column, a host, or a
  /// container of the split is ignored.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    let old = columns[column]
    guard controller !== old?.asColumn else { return }
    if let controller {
      let isOther = columns.values.contains { $0.asColumn === controller }
      guard !isOther, controller.asHost == nil, !isOrIsContained(in: controller) else { return }
    }
    let child = controller.map { $0.needsStackInColumn ? ColumnStack(around: $0) : $0 }
    replace(&columns[column], with: child)
    if let old { arranged.remove(old) }
    if let child { arranged.add(child, to: self) }
    columnsDidChange()
  }

  /// Shows a column: the primary one beside the secondary one or, while collapsed, either of them in
  /// place of the other one.
  open func show(_ column: Column) {
    if isCollapsed {
      guard column != topColumn, columns[column] != nil else { return }
      callWillHide(topColumn)
      callWillShow(column)
      topColumn = column
      columnsDidChange()
    } else if column == .primary {
      setHidesPrimary(false)
    }
  }

  /// Hides the primary column or, while collapsed, the secondary one. The secondary column of a split
  /// that is not collapsed cannot be hidden.
  open func hide(_ column: Column) {
    if isCollapsed {
      if column == .secondary, topColumn == .secondary { show(.primary) }
    } else if column == .primary {
      setHidesPrimary(true)
    }
  }

  /// Shows a controller as the secondary column.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    setViewController(controller, for: .secondary)
    show(.secondary)
  }

  private func setHidesPrimary(_ hides: Bool) {
    guard hides != hidesPrimary else { return }
    // Without a secondary column, the primary one stays, and without a primary one, nothing changes.
    let isAnnounced = columns[.primary] != nil && columns[.secondary] != nil
    if isAnnounced, !isCollapsed, appearanceState != .disappeared {
      callWillChange(to: hides ? .secondaryOnly : .oneBesideSecondary)
      if hides { callWillHide(.primary) } else { callWillShow(.primary) }
    }
    hidesPrimary = hides
    columnsDidChange()
  }

  // MARK: - Width

  /// Returns the width of the primary column beside the secondary one.
  ///
  /// The width that the user has chosen applies, or else the preferred width, the preferred fraction,
  /// or the automatic width, between the minimum and the maximum.
  ///
  /// - Parameters:
  ///   - width: The width of the split.
  ///   - automatic: The width, the minimum and the maximum of the renderer.
  public func primaryColumnWidth(
    in width: Double,
    automatic: (width: Double, minimum: Double, maximum: Double)
  ) -> Double {
    let minimum = minimumPrimaryColumnWidth
    let least = minimum >= 0 ? minimum : automatic.minimum
    let maximum = maximumPrimaryColumnWidth
    let most = max(maximum >= 0 ? maximum : automatic.maximum, least)
    let fraction = preferredPrimaryColumnWidthFraction
    let preferred = preferredPrimaryColumnWidth
    let wanted =
      chosenWidth
      ?? (preferred >= 0 ? preferred : fraction >= 0 ? fraction * width : automatic.width)
    return min(max(wanted, least), most)
  }

  /// Sets the width of the primary column that the user has chosen, by dragging the divider. Renderers
  /// call this method.
  public func choosePrimaryColumnWidth(_ width: Double) {
    guard width != chosenWidth else { return }
    chosenWidth = width
    setNeedsDisplay()
  }

  private func discardChosenWidth() {
    chosenWidth = nil
    setNeedsDisplay()
  }

  // MARK: - For the framework

  /// The controllers that are on screen side by side, leading to trailing, as
  /// ``viewController(for:)`` returns them. Navigation concerns the last one. A renderer draws the
  /// ``ViewController/arrangedChildren``, which are the stacks around them.
  public var visibleColumns: [ViewController] { visibleChildren.map(\.asColumn) }

  private var visibleChildren: [ViewController] {
    if isCollapsed { return [columns[topColumn] ?? columns[.primary]].compactMap { $0 } }
    return [
      hidesPrimary && columns[.secondary] != nil ? nil : columns[.primary], columns[.secondary],
    ]
    .compactMap { $0 }
  }

  public override var childForNavigation: ViewController? { visibleChildren.last }

  public override var arrangedChildren: [ViewController] { visibleChildren }

  override var childBehind: ViewController? {
    isCollapsed && topColumn == .secondary && columns[.secondary] != nil ? columns[.primary] : nil
  }

  override var hasChildBehindWhenShown: Bool {
    appearanceState == .disappeared && !isCollapsed && hasRoomForOnlyOneColumn && columns.count > 1
  }

  override func showChildBehind() {
    if hasChildBehindWhenShown { collapsesToPrimary = true } else { show(.primary) }
  }

  override var shownChildren: [ViewController] { arranged.shown }

  override func displays(_ child: ViewController) -> Bool {
    arranged.shown.contains { $0 === child }
  }

  override func traitCollection(of child: ViewController) -> TraitCollection {
    let traits = traitCollection
    return isNarrow(child) ? traits.compact : traits
  }

  override func environment(of child: ViewController) -> TraitEnvironment? {
    let own = environmentOfChildren
    guard isNarrow(child) else { return own }
    if let (base, derived) = narrowEnvironment, base === own { return derived }
    let base = own ?? TraitEnvironment(TraitCollection())
    let derived = TraitEnvironment(base.traits.compact)
    narrowEnvironment = (base, derived)
    return derived
  }

  private var narrowEnvironment: (base: TraitEnvironment, derived: TraitEnvironment)?

  /// Returns whether a child is the primary column beside the secondary one.
  private func isNarrow(_ child: ViewController) -> Bool {
    !isCollapsed && child === columns[.primary] && columns[.secondary] != nil
  }

  override func prepareToAppear() { showColumns() }

  override func showPostponedChildren(animated: Bool) { showColumns() }

  override func traitsDidChange() { columnsDidChange() }

  override func childDidLeave(_ child: ViewController) {
    arranged.discard(child)
    guard let column = columns.first(where: { $0.value === child })?.key else { return }
    replace(&columns[column], with: nil)
    columnsDidChange()
  }
}

// MARK: - Showing the columns

extension SplitController {
  private func columnsDidChange() { arranged.setNeedsExchange(in: self) }

  /// Collapses or expands the split if the size class requires it, and exchanges the children on
  /// screen.
  private func showColumns() {
    arranged.show(in: self, isKept: { columns.values.contains($0) }) {
      switch adaptToSizeClass() {
      case .collapse: { self.callDidCollapse() }
      case .expand: { self.callDidExpand() }
      case nil: nil
      }
    }
  }

  private enum Adaptation { case collapse, expand }

  private var needsAdaptation: Bool {
    appearanceState != .disappeared && isCollapsed != hasRoomForOnlyOneColumn
  }

  /// Whether the columns can't be side by side. What is presented is as narrow as a compact screen.
  private var hasRoomForOnlyOneColumn: Bool {
    traitCollection.horizontalSizeClass == .compact
      || presentationRoot.details?.presentation?.host != nil
  }

  /// Asks the delegate for the column or the display mode after a change of the size class.
  private func adaptToSizeClass() -> Adaptation? {
    guard needsAdaptation else { return nil }
    guard isCollapsed else {
      let isPrimary = columns[.secondary] == nil || collapsesToPrimary && columns[.primary] != nil
      let proposed = isPrimary ? Column.primary : .secondary
      collapsesToPrimary = false
      let answer = callTopColumn(proposed: proposed)
      topColumn = columns[answer] == nil ? proposed : answer
      isCollapsed = true
      return .collapse
    }
    let answer = callDisplayMode(proposed: displayMode)
    if answer != .automatic { hidesPrimary = answer == .secondaryOnly }
    isCollapsed = false
    return .expand
  }
}

// MARK: - Stacks around the columns

/// The navigation controller around the controller of a column.
private final class ColumnStack: NavigationController {
  private let column: ViewController

  init(around column: ViewController) {
    self.column = column
    super.init()
    setViewControllers([column], animated: false)
  }

  override var asColumn: ViewController { column }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    // The app has shown the controller of the column elsewhere.
    if child === column, stack.isEmpty { removeFromParent() }
  }

  override func didMove(toParent parent: ViewController?) {
    if parent == nil { setViewControllers([], animated: false) }
  }
}

extension ViewController {
  /// Whether the controller needs a navigation controller as the column of a split.
  fileprivate var needsStackInColumn: Bool { asNavigation == nil && !(self is SplitController) }
}

extension TraitCollection {
  /// The traits with a compact horizontal size class.
  fileprivate var compact: TraitCollection {
    var traits = self
    traits.horizontalSizeClass = .compact
    return traits
  }
}

/// The methods that respond to changes of the columns of a split.
///
/// When a split collapses or expands, its delegate is called in this order:
///
/// ```swift
/// // collapse: 1. topColumnForCollapsingToProposedTopColumn
/// //           2. the columns disappear and appear  3. splitControllerDidCollapse
/// // expand:   1. displayModeForExpandingToProposedDisplayMode
/// //           2. the columns disappear and appear  3. splitControllerDidExpand
/// ```
///
/// Corresponds to `UISplitViewControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol SplitControllerDelegate: AnyObject {
  /// Asks for the column that is on screen while the split is collapsed.
  ///
  /// Called when the split is about to collapse, also when it first appears in a compact size class.
  /// The default implementation returns the proposed column, which is the secondary one if there is
  /// one. An answer without a controller is ignored.
  func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column

  /// Called after the split has collapsed. The default implementation does nothing.
  func splitControllerDidCollapse(_ splitController: SplitController)

  /// Asks for the display mode of a split that is about to expand.
  ///
  /// The default implementation returns the proposed mode, the one that the split had before it
  /// collapsed.
  func splitController(
    _ splitController: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode

  /// Called after the split has expanded. The default implementation does nothing.
  func splitControllerDidExpand(_ splitController: SplitController)

  /// Called before the display mode of a split on screen changes, and before
  /// ``splitController(_:willShow:)`` or ``splitController(_:willHide:)``.
  ///
  /// Not called when the split collapses or expands. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willChangeTo displayMode: SplitController.DisplayMode
  )

  /// Called before a column is shown by the app or the user. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willShow column: SplitController.Column
  )

  /// Called before a column is hidden by the app or the user. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willHide column: SplitController.Column
  )
}

extension SplitControllerDelegate {
  /// Returns the proposed column.
  public func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column { proposedTopColumn }

  /// Does nothing.
  public func splitControllerDidCollapse(_ splitController: SplitController) {}

  /// Returns the proposed display mode.
  public func splitController(
    _ splitController: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitControllerDidExpand(_ splitController: SplitController) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willChangeTo displayMode: SplitController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willShow column: SplitController.Column
  ) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willHide column: SplitController.Column
  ) {}
}
