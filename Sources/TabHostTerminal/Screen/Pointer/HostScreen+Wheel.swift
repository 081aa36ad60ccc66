import TabHost

extension HostScreen {
  /// The number of rows, or lines of a list, per step of the wheel.
  private static let step = 3

  /// Handles a step of the wheel over a target: scrolls the open list, changes the page, or scrolls
  /// the bar or the rows.
  func turnWheel(_ button: MouseEvent.Button, over target: FrameLayout.Target?) {
    let isForward = button == .wheelDown || button == .wheelRight
    let isSideways = button == .wheelLeft || button == .wheelRight
    if let panel {
      if !isSideways { movePanelFocus(by: isForward ? Self.step : -Self.step, in: panel) }
    } else if isSideways, host.presentation == .pages {
      turnPage(isNext: isForward != layout().isRightToLeft)
    } else if target?.isInBar == true {
      let goesOn = isSideways ? isForward != layout().isRightToLeft : isForward
      scrollBar(by: goesOn ? 1 : -1)
    } else if !isSideways {
      scrollRows(by: isForward ? Self.step : -Self.step)
    }
  }
}
