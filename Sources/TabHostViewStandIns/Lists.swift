public import Foundation
public import TabHost

/// A table, which has no rows on screen.
open class UITableView: UIScrollView {
  open override class func appearance() -> UITableView { UITableView() }
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public static let automaticDimension: CGFloat = -1
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var sectionHeaderHeight = automaticDimension
  open var sectionFooterHeight = automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: Color?
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ view: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Returns a cell that is registered, or else none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UINib.object(named: identifier)
  }
  /// Returns a cell that is registered, or else an empty one.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func reloadData() {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(
    at indexPath: IndexPath,
    at position: ScrollPosition,
    animated: Bool
  ) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A cell of a table.
open class UITableViewCell: UIView {
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var contentConfiguration: (any ContentConfiguration)?
  open var backgroundConfiguration: BackgroundConfiguration?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: CellConfigurationState) {}
}

/// A header or a footer of a table.
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
}

/// The data source of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table, which is never called.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// The controller of a table.
open class UITableViewController: ViewController, UITableViewDataSource, UITableViewDelegate {
  open lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?
  private var style = UITableView.Style.plain

  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }
  public override init() { super.init() }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init() }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  open func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}

// MARK: - Collections

/// A layout of a collection.
@preconcurrency @MainActor open class UICollectionViewLayout {
  public init() {}
  open func invalidateLayout() {}
}

/// A layout of lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
}

/// A collection, which has no cells on screen.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var visibleCells: [UICollectionViewCell] { [] }

  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ view: AnyClass?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Returns a cell that is registered, or else an empty one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { UINib.object(named: identifier) ?? UICollectionViewCell() }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(
    at indexPath: IndexPath,
    at position: ScrollPosition,
    animated: Bool
  ) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}

/// A view of a collection.
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any ContentConfiguration)?
  open var backgroundConfiguration: BackgroundConfiguration?
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: CellConfigurationState) {}
}

/// The data source of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The delegate of a collection, which is never called.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
/// The delegate of a layout of lines, which is never called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{}

/// The controller of a collection.
open class UICollectionViewController: ViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero,
    collectionViewLayout: collectionViewLayout
  )
  public private(set) var collectionViewLayout: UICollectionViewLayout =
    UICollectionViewFlowLayout()

  public init(collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
