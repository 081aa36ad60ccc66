extension FrameLayout.Target {
  /// Whether it is the bar, or something in it that stands for tabs.
  var isInBar: Bool {
    switch self {
    case .bar, .tab, .more, .earlierTabs, .laterTabs: true
    default: false
    }
  }

  /// Whether a controller is shown there, which may draw itself; but for the popover, which lies
  /// over everything.
  var isPage: Bool {
    switch self {
    case .content, .accessory, .sidebarBottomBar: true
    default: false
    }
  }
}
