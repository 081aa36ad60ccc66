/// The place where the user chooses tabs.
///
/// Corresponds to SwiftUI's `TabBarPlacement`.
public enum TabBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// In a bar above the content.
  case topBar
  /// In a bar below the content.
  case bottomBar
  /// In the sidebar, also while the bar is visible beside it.
  case sidebar
  /// In a bar at the leading edge of the content.
  case ornament
  /// Neither in a bar nor in a sidebar: the user goes from page to page.
  case pageIndicator
}
