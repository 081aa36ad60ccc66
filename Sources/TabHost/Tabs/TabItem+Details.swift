extension TabItem {
  /// The properties that few tabs set, stored out of line.
  final class Details {
    var selectedImage: TabImage?
    var subtitle: String?
    var userInfo: Any?
    var badge: TabBadge?
    var helpText: String?
    var accessibility = TabAccessibility()
    var barBehavior = BarBehavior()
    var gestures: Gestures?
  }

  /// The details, made if there are none yet.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// The picture while the tab is selected; `nil` shows ``image``. Default `nil`. Live.
  public var selectedImage: TabImage? {
    get { observed(\.selectedImage, details?.selectedImage) }
    set {
      update(\.selectedImage, from: details?.selectedImage, to: newValue, .look) {
        madeDetails.selectedImage = newValue
      }
    }
  }

  /// A second line, where there is room for one, as in a sidebar. Default `nil`. Live.
  public var subtitle: String? {
    get { observed(\.subtitle, details?.subtitle) }
    set {
      update(\.subtitle, from: details?.subtitle, to: newValue, .look) {
        madeDetails.subtitle = newValue
      }
    }
  }

  /// An object of the app's own, which the framework never reads. Default `nil`.
  public var userInfo: Any? {
    get { observed(\.userInfo, details?.userInfo) }
    set {
      guard newValue != nil || details != nil else { return }
      update(\.userInfo, replacing: details?.userInfo) { madeDetails.userInfo = newValue }
    }
  }

  /// A sentence that says what the tab is for: shown while a pointer rests on it, where there is
  /// one, and the accessibility hint unless that is given. Default `nil`. Live.
  ///
  /// Documented original: SwiftUI's `help(_:)`.
  public var helpText: String? {
    get { observed(\.helpText, details?.helpText) }
    set {
      update(\.helpText, from: details?.helpText, to: newValue, .look) {
        madeDetails.helpText = newValue
      }
    }
  }

  /// The description for assistive technology and tests, where that is not the default. Live.
  public var accessibility: TabAccessibility {
    get { observed(\.accessibility, storedAccessibility) }
    set {
      update(\.accessibility, from: storedAccessibility, to: newValue, .look) {
        madeDetails.accessibility = newValue
      }
    }
  }

  private var storedAccessibility: TabAccessibility { details?.accessibility ?? TabAccessibility() }

  /// A name by which tests find the tab; the same as the identifier of ``accessibility``. Default
  /// `nil`.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The description for assistive technology, defaults included: the label is the title, the value
  /// the text of the badge, the hint the help text, and the only input label is the label, unless
  /// ``accessibility`` says otherwise.
  public var resolvedAccessibility: TabAccessibility {
    let given = accessibility
    let label = given.label ?? title
    return TabAccessibility(
      label: label,
      value: given.value ?? badgeValue,
      hint: given.hint ?? helpText,
      inputLabels: given.inputLabels ?? [label],
      identifier: given.identifier
    )
  }

  /// What the app has declared about the bar in SwiftUI's words.
  var barBehavior: BarBehavior {
    get { details?.barBehavior ?? BarBehavior() }
    set {
      guard newValue != barBehavior else { return }
      changePlacement { madeDetails.barBehavior = newValue }
    }
  }
}
