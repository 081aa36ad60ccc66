extension TabHostController {
  /// The ways in which a host presents its tabs.
  ///
  /// Corresponds to SwiftUI's `TabViewStyle`, with the styles of iPadOS.
  public enum Style: Hashable, Sendable {
    /// The same as ``Mode/automatic``.
    case automatic
    /// The same as ``Mode/tabSidebar``, and on a television a sidebar that the user can collapse.
    case sidebarAdaptable
    /// The same as ``Mode/tabBar``.
    case tabBarOnly
    /// Neither bar nor sidebar: the user goes from page to page.
    ///
    /// Available on every platform.
    case page(PageIndexDisplayMode)
  }

  /// When the page index is visible.
  ///
  /// Corresponds to SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public enum PageIndexDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Visible if there is more than one page.
    case automatic
    /// Always visible.
    case always
    /// Never visible.
    case never
  }

  /// The way in which the host presents its tabs.
  ///
  /// The default is ``Style/automatic``. Assigning a style other than ``Style/page(_:)`` also sets
  /// ``mode``. The page style leaves ``mode`` unchanged and overrides it until you assign another
  /// style. Assigning calls the same delegate methods as assigning ``mode``, and never changes the
  /// selection.
  public var style: Style {
    get {
      access(\.mode)
      return observed(\.style, presentStyle)
    }
    set {
      // A mode that belongs to the style may have been set without it.
      let isSidebarAdaptable = newValue == .sidebarAdaptable
      guard newValue != presentStyle || isSidebarAdaptable != state.isSidebarAdaptable else {
        return
      }
      var index: PageIndexDisplayMode?
      if case .page(let newIndex) = newValue { index = newIndex }
      // The bar of pages has an index.
      let facets: Facet = index == state.pageIndexDisplayMode ? .settings : [.settings, .bar]
      update(\.style, facets, in: self) {
        set(\.pageIndexDisplayMode, index)
        switch newValue {
        case .automatic: setMode(.automatic)
        case .sidebarAdaptable: setMode(.tabSidebar, isSidebarAdaptable: true)
        case .tabBarOnly: setMode(.tabBar)
        case .page: break
        }
      }
    }
  }

  private var presentStyle: Style {
    if let index = state.pageIndexDisplayMode { return .page(index) }
    return switch state.mode {
    case .automatic: .automatic
    case .tabBar: .tabBarOnly
    case .tabSidebar: .sidebarAdaptable
    }
  }
}

// MARK: - Pages

extension TabHostController {
  /// The pages that the user can go to in page style: the visible and enabled root tabs without a
  /// ``TabItem/primaryAction``, in declared order.
  ///
  /// A group is one page, which displays the tab that the group resolves to.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs.
  public var pages: [TabItem] {
    access(\.tabs)
    return tree.roots.filter(\.isObservedAsEligible)
  }

  /// Whether the page index is visible.
  ///
  /// Always `false` outside page style.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs up to the second page.
  public var isPageIndexShown: Bool {
    access(\.style)
    return switch state.pageIndexDisplayMode {
    case nil, .never: false
    case .automatic: tabs.lazy.filter(\.isObservedAsEligible).dropFirst().first != nil
    case .always: true
    }
  }

  /// Returns the page after or before the selected one, or `nil` if there is none. If nothing is
  /// selected, it is the first page, or the last one when going back.
  func page(isNext: Bool) -> TabItem? {
    let index = rootIndexOfSelection
    if isNext {
      return tree.roots[(index.map { $0 + 1 } ?? 0)...].first(where: \.isEligible)
    }
    return tree.roots[..<(index ?? tree.roots.count)].last(where: \.isEligible)
  }
}
