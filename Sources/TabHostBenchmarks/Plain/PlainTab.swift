/// A tab of a plain tree: stored properties for what is seen of it, and nothing else.
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
  /// The place among the siblings, known while rows are counted.
  final var slot: Int32 = 0
  final unowned(unsafe) var parent: PlainGroup?
  final var page: PlainPage?
  final let makePage: (PlainTab) -> PlainPage
  /// What few tabs have, kept outside of the others.
  final var rare: PlainRareFacts?

  init(
    _ title: String,
    _ identifier: String,
    makePage: @escaping (PlainTab) -> PlainPage = { _ in HeardPage() }
  ) {
    self.title = title
    self.identifier = identifier
    self.makePage = makePage
    symbol = "leaf"
  }

  /// The tab as a group, without a dynamic cast.
  var asGroup: PlainGroup? { nil }

  /// The rows that the tab takes with what is shown below it.
  var rowCount: Int { isHidden ? 0 : 1 }
}
