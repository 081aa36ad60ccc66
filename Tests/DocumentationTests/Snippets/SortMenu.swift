import TabHost

#if canImport(SwiftUI)
  import SwiftUI
#endif

typealias HostMenu = TabHost.Menu

@MainActor func sortMenu(_ actions: [TabHost.Action]) -> HostMenu {
  HostMenu(title: "Sort", children: actions)
}
