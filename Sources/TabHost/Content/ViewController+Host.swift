extension ViewController {
  /// The host that shows the controller: the nearest above it, or while it is off screen, that of
  /// the tab whose content it is, or is in.
  public var tabHostController: TabHostController? {
    var top = self
    while let above = top.parent {
      if let host = above as? TabHostController { return host }
      top = above
    }
    return top.home
  }

  /// The nearest navigation controller above this one; nil if there is none.
  public var navigationController: NavigationController? {
    var above = parent
    while let current = above {
      if let navigation = current as? NavigationController { return navigation }
      above = current.parent
    }
    return nil
  }
}

// MARK: - Drawing

extension ViewController {
  /// Asks for another frame, because the controller looks different now.
  ///
  /// Works wherever the controller is on screen: as content, on top of a stack, as an accessory, in
  /// the sidebar or in a popover. Any number of calls cost one refresh, marked as
  /// ``PresentationChanges/content``; off screen it does nothing.
  ///
  /// Documented original: `UIView.setNeedsDisplay()`.
  public func setNeedsDisplay() {
    guard appearanceState != .disappeared else { return }
    // A host may be content of another, and the outermost is the one that is drawn.
    var above: ViewController? = self
    while let current = above {
      (current as? TabHostController)?.update(.content) {}
      above = current.parent
    }
  }
}
