extension TabHostController {
  /// The accessory above a bottom bar.
  ///
  /// The default is `nil`. Assigning calls ``setBottomAccessory(_:animated:)``.
  public var bottomAccessory: TabAccessory? {
    get { observed(\.bottomAccessory, state.accessory) }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory above a bottom bar.
  ///
  /// An accessory that would contain the host itself is refused and reported as
  /// ``Diagnostic/Rule/missingContent``.
  ///
  /// - Parameters:
  ///   - newAccessory: The accessory, or `nil` to remove it.
  ///   - animated: Has no effect.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    if let content = newAccessory?.contentView, isOrIsBelow(content) {
      return report(.missingContent, [], "an accessory can't show its own host; it is not set")
    }
    let concerns: HostChange = state.isAccessoryHidden ? [] : [.space, .content]
    update(\.bottomAccessory, from: state.accessory, to: newAccessory, concerns) {
      state.accessory = newAccessory
    }
  }

  /// Whether the accessory is hidden.
  ///
  /// The default is `false`. The host retains a hidden accessory, which is off screen and takes no
  /// space. Corresponds to SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`, with the
  /// opposite meaning of the Boolean value.
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

  /// The current position of the accessory; ``TabAccessory/Environment/none`` while there is no
  /// accessory or it is hidden.
  public var accessoryEnvironment: TabAccessory.Environment {
    observed(\.accessoryEnvironment, screen.accessoryEnvironment, dependingOn: .screenState)
  }
}
