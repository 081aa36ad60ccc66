import TabHost

extension ScriptRunner {
  func changeEnvironment(_ step: ScriptStep) {
    switch step {
    case .setSidebarHidden(let isHidden): host.sidebar.isHidden = isHidden
    case .setBarHidden(let isHidden): host.isTabBarHidden = isHidden
    case .mode(let name):
      if let mode = TabHostController.Mode.allCases.first(where: { "\($0)" == name }) {
        host.mode = mode
      }
    case .rotate(let isLandscape):
      host.traitCollection.orientation = isLandscape ? .landscape : .portrait
    case .size(let isCompact):
      host.traitCollection.horizontalSizeClass = isCompact ? .compact : .regular
    case .direction(let isLeftToRight):
      host.traitCollection.layoutDirection = isLeftToRight ? .leftToRight : .rightToLeft
    case .appear: host.appear()
    case .disappear: host.disappear()
    case .displayedRows(let rows): host.sidebar.displayedRows = rows
    default: break
    }
  }

  /// Ends editing as leaving the app does, and goes on with a host that is built again.
  func restart() -> Outcome {
    guard let restartHandler else {
      return .refused(UserInteraction.Refusal.notAvailable.rawValue)
    }
    if host.isEditing { host.user.endEditing() }
    let (host, knownTabs) = restartHandler()
    replaceHost(with: host, knownTabs: knownTabs)
    return .done
  }
}
