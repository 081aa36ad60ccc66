extension TabHostController {
  /// A place for content above a bottom bar. Default `nil`.
  public var bottomAccessory: TabAccessory? {
    get { observed(\.bottomAccessory, state.accessory) }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets ``bottomAccessory``. `nil` leaves no room for one. An accessory that would show the host
  /// itself is refused as ``Diagnostic/Rule/missingContent``.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    if let content = newAccessory?.contentView, isOrIsBelow(content) {
      return report(.missingContent, [], "an accessory can't show its own host; it is not set")
    }
    let concerns: HostChange = state.isAccessoryHidden ? [] : [.space, .content]
    update(\.bottomAccessory, from: state.accessory, to: newAccessory, concerns) {
      state.accessory = newAccessory
    }
  }

  /// Whether the accessory is hidden. Default `false`.
  ///
  /// A hidden one is kept, is off screen and takes no room. Documented original: SwiftUI's
  /// `tabViewBottomAccessory(isEnabled:content:)`, the other way round.
  public var isBottomAccessoryHidden: Bool {
    get { observed(\.isBottomAccessoryHidden, state.isAccessoryHidden) }
    set {
      update(
        \.isBottomAccessoryHidden,
        from: state.isAccessoryHidden,
        to: newValue,
        [.space, .content]
      ) {
        state.isAccessoryHidden = newValue
      }
    }
  }

  /// How the accessory stands now; none while there is no accessory, or it is hidden.
  public var accessoryEnvironment: TabAccessory.Environment {
    observed(\.accessoryEnvironment, screen.accessoryEnvironment, dependingOn: .screenState)
  }
}
