extension ViewController {
  /// Creates a controller without children.
  ///
  /// Corresponds to `init(nibName:bundle:)` in UIKit, so that such calls compile. There are no nibs:
  /// `loadView()` creates the content.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect.
  ///   - bundle: Has no effect.
  public convenience init(nibName: String?, bundle: Any?) { self.init() }

  /// The host that shows the controller.
  ///
  /// This is the nearest host among its containers. While the controller is not in a host, it is
  /// the host of the tab whose content contains the controller.
  public var tabHostController: TabHostController? {
    var top = self
    while let above = top.parent {
      if let host = above as? TabHostController { return host }
      top = above
    }
    return top.home
  }

  /// The nearest navigation controller that contains this controller, or `nil` if there is none.
  public var navigationController: NavigationController? {
    var above = parent
    while let current = above {
      if let navigation = current as? NavigationController { return navigation }
      above = current.parent
    }
    return nil
  }
}

// MARK: - Above

extension ViewController {
  /// Whether the controller is another one or one of its descendants.
  func isOrIsBelow(_ other: ViewController) -> Bool {
    if other === self { return true }
    var above = parent
    while let current = above {
      if current === other { return true }
      above = current.parent
    }
    return false
  }
}

// MARK: - Drawing

extension ViewController {
  /// Requests a frame, because the appearance of the controller has changed.
  ///
  /// The method has an effect wherever the controller is on screen: as content, on top of a stack,
  /// as an accessory, in the sidebar, or in a popover. Any number of calls result in one frame,
  /// marked as ``PresentationChanges/content``. While the controller is off screen, the method does
  /// nothing.
  ///
  /// Corresponds to `UIView.setNeedsDisplay()` in UIKit.
  public func setNeedsDisplay() {
    guard appearanceState != .disappeared else { return }
    // A host can be the content of another host, and only the outermost host has a renderer.
    var above: ViewController? = self
    while let current = above {
      (current as? TabHostController)?.update(.content) {}
      above = current.parent
    }
  }
}
