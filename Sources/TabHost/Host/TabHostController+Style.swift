extension TabHostController {
  /// How a host offers its tabs, in SwiftUI's words. Documented original: SwiftUI's `TabViewStyle`,
  /// the styles that iPadOS has.
  public enum Style: Hashable, Sendable {
    /// ``Mode/automatic``.
    case automatic
    /// ``Mode/tabSidebar``.
    case sidebarAdaptable
    /// ``Mode/tabBar``.
    case tabBarOnly
    /// Neither bar nor sidebar: the user goes from page to page, on every platform.
    case page(PageIndexDisplayMode)
  }

  /// When the index of the pages is on show. Documented original: SwiftUI's
  /// `PageTabViewStyle.IndexDisplayMode`.
  public enum PageIndexDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// When there is more than one page.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How the tabs are offered. Default ``Style/automatic``.
  ///
  /// A second view on ``mode``, which in page style waits for another style to count again.
  /// Assigning tells what follows from it, as assigning the mode does; the selection never changes
  /// by it.
  public var style: Style {
    get {
      access(\.mode)
      return observed(\.style, presentStyle)
    }
    set {
      update(\.style, from: presentStyle, to: newValue, [.screen, .bar, .rows]) {
        if case .page(let index) = newValue {
          state.pageIndexDisplayMode = index
        } else {
          state.pageIndexDisplayMode = nil
        }
        switch newValue {
        case .automatic: setMode(.automatic)
        case .sidebarAdaptable: setMode(.tabSidebar)
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
  /// The pages that the user can go to in page style: the root tabs that are visible and enabled,
  /// in declared order. A group is one page, which shows what it resolves to. Linear.
  public var pages: [TabItem] {
    access(\.tabs)
    return tree.roots.filter(\.isObservedAsEligible)
  }

  /// Whether the index of the pages is on show, which only page style has. Looks for two pages, and
  /// no further.
  public var isPageIndexShown: Bool {
    access(\.style)
    return switch state.pageIndexDisplayMode {
    case nil, .never: false
    case .automatic: tabs.lazy.filter(\.isObservedAsEligible).dropFirst().first != nil
    case .always: true
    }
  }

  /// The page beside the selected one; nil if there is none. Where nothing is selected, the first,
  /// or going back the last.
  func page(isNext: Bool) -> TabItem? {
    let index = rootIndexOfSelection
    if isNext {
      return tree.roots[(index.map { $0 + 1 } ?? 0)...].first(where: \.isEligible)
    }
    return tree.roots[..<(index ?? tree.roots.count)].last(where: \.isEligible)
  }
}
