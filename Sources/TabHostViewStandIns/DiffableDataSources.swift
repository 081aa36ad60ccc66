public import Foundation

/// The sections and items of a list. Items that are added again move.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(id: Section, items: [Item])] = []
  public private(set) var reloadedItemIdentifiers: [Item] = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var sectionIdentifiers: [Section] { sections.map(\.id) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public func numberOfItems(inSection id: Section) -> Int { itemIdentifiers(inSection: id).count }
  public func itemIdentifiers(inSection id: Section) -> [Item] {
    indexOfSection(id).map { sections[$0].items } ?? []
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ id: Section) -> Int? { sections.firstIndex { $0.id == id } }

  /// Adds sections that the snapshot does not contain.
  public mutating func appendSections(_ ids: [Section]) {
    for id in ids where indexOfSection(id) == nil { sections.append((id, [])) }
  }
  public mutating func deleteSections(_ ids: [Section]) {
    sections.removeAll { ids.contains($0.id) }
  }
  /// Adds items to a section of the snapshot, or to the last one.
  public mutating func appendItems(_ items: [Item], toSection id: Section? = nil) {
    guard let id = id ?? sections.last?.id, let section = indexOfSection(id) else { return }
    deleteItems(items)
    sections[section].items += items
  }
  public mutating func insertItems(_ items: [Item], beforeItem item: Item) {
    insert(items, at: item, offset: 0)
  }
  public mutating func insertItems(_ items: [Item], afterItem item: Item) {
    insert(items, at: item, offset: 1)
  }
  public mutating func deleteItems(_ items: [Item]) {
    let deleted = Set(items)
    for index in sections.indices { sections[index].items.removeAll { deleted.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func reloadItems(_ items: [Item]) { reloadedItemIdentifiers += items }
  public mutating func reconfigureItems(_ items: [Item]) { reconfiguredItemIdentifiers += items }

  private mutating func insert(_ items: [Item], at item: Item, offset: Int) {
    guard !items.contains(item), let section = indexPath(of: item)?.section else { return }
    deleteItems(items)
    guard let index = sections[section].items.firstIndex(of: item) else { return }
    sections[section].items.insert(contentsOf: items, at: index + offset)
  }

  fileprivate func items(at section: Int) -> [Item] {
    sections.indices.contains(section) ? sections[section].items : []
  }
  fileprivate func indexPath(of item: Item) -> IndexPath? {
    for (section, contents) in sections.enumerated() {
      guard let index = contents.items.firstIndex(of: item) else { continue }
      return IndexPath(item: index, section: section)
    }
    return nil
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where Section: Sendable, Item: Sendable {}

/// The data source of a list, which holds the snapshot that is applied last.
@preconcurrency @MainActor open class InertDiffableDataSource<Section: Hashable, Item: Hashable> {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  private var current = Snapshot()

  init() {}

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }
  open func snapshot() -> Snapshot { current }
  open func indexPath(for item: Item) -> IndexPath? { current.indexPath(of: item) }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    let items = current.items(at: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
}

/// The data source of a table, whose cells are those of a closure.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  InertDiffableDataSource<Section, Item>, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private let makeCell: CellProvider

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshot().items(at: section).count
  }
  open func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { makeCell(view, indexPath, $0) } ?? UITableViewCell()
  }
  open func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ view: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

/// The data source of a collection, whose cells are those of a closure.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  InertDiffableDataSource<Section, Item>, UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let makeCell: CellProvider

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    snapshot().numberOfSections
  }
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    snapshot().items(at: section).count
  }
  open func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { makeCell(view, indexPath, $0) }
      ?? UICollectionViewCell()
  }
  open func collectionView(_ view: UICollectionView, canMoveItemAt at: IndexPath) -> Bool { false }
}
