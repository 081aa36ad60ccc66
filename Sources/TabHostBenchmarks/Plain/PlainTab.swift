/// A tab of a plain tree, with stored properties for its visible state only.
@MainActor class PlainTab {
  final var title: String
  final let identifier: String
  final var symbol: String
  final var isHidden = false
  final var isEnabled = true
  final var isSpringLoaded = true
  final var allowsHiding = false
  final var allowsMoving = true
  final var isHiddenByDefault = false
  final var placement: UInt8 = 0
  /// The index among the siblings, which is only valid while the parent has row counts.
  final var slot: Int32 = 0
  final unowned(unsafe) var parent: PlainGroup?
  final var page: PlainPage?
  final let makePage: (PlainTab) -> PlainPage
  /// Rarely set properties, which are stored out of line.
  final var rare: PlainRareFacts?

  init(
    _ title: String,
    _ identifier: String,
    makePage: @escaping (PlainTab) -> PlainPage = { _ in ObservedPage() }
  ) {
    self.title = title
    self.identifier = identifier
    self.makePage = makePage
    symbol = "leaf"
  }

  /// The tab as a group, which avoids a dynamic cast.
  var asGroup: PlainGroup? { nil }

  /// The number of rows of the tab and its visible descendants.
  var rowCount: Int { isHidden ? 0 : 1 }
}
