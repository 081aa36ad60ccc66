extension TabHostController {
  /// Sets ``bottomAccessory``. Nil leaves no room for one. An accessory that would show the host
  /// itself is refused as ``Diagnostic/Rule/missingContent``.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    guard newAccessory !== accessory else { return }
    if let content = newAccessory?.contentView, isOrIsBelow(content) {
      return report(.missingContent, [], "an accessory can't show its own host; it is not set")
    }
    announce(\.bottomAccessory)
    change { accessory = newAccessory }
  }

  /// Whether the accessory is hidden. Default false.
  ///
  /// A hidden one is kept, is off screen and takes no room. Documented original: SwiftUI's
  /// `tabViewBottomAccessory(isEnabled:content:)`, the other way round.
  public var isBottomAccessoryHidden: Bool {
    get { following(\.isBottomAccessoryHidden, hidesAccessory) }
    set {
      guard newValue != hidesAccessory else { return }
      announce(\.isBottomAccessoryHidden)
      change { hidesAccessory = newValue }
    }
  }

  /// How the accessory stands now; none while there is no accessory, or it is hidden.
  public var accessoryEnvironment: TabAccessory.Environment {
    following(\.accessoryEnvironment, accessoryPlace)
  }

  /// What ``accessoryEnvironment`` reads.
  var accessoryPlace: TabAccessory.Environment {
    guard wantedAccessory != nil else { return .none }
    return minimizesTabBar && barEdge == .bottom ? .inline : .regular
  }

  /// What is to be shown as the accessory.
  var wantedAccessory: ViewController? { hidesAccessory ? nil : accessory?.contentView }
}
