import TabHost

extension HostScreen {
  /// The rows, or lines of a list, that a step of the wheel goes.
  private static let step = 3

  /// Turns the wheel by a step over a place: a list scrolls, pages turn, the bar scrolls or else
  /// the rows do.
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
