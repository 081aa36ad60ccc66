/// Where a person chooses tabs. Documented original: SwiftUI's `TabBarPlacement`.
public enum TabBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// In a bar above the content.
  case topBar
  /// In a bar below the content.
  case bottomBar
  /// In the sidebar, also while the bar is on show beside it.
  case sidebar
  /// In a bar beside the content.
  case ornament
  /// Nowhere: one goes from page to page.
  case pageIndicator
}
