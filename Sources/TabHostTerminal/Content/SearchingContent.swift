/// Content that searches in slices, which the screen continues between events.
@MainActor protocol SearchingContent: TerminalContent {
  /// Whether the search has not been completed.
  var isSearching: Bool { get }

  /// Performs a slice of the search.
  func continueSearching()
}
