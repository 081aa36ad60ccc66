extension TabItem {
  /// The rarely set properties, stored out of line.
  final class Details {
    var selectedImage: TabImage?
    var subtitle: String?
    var userInfo: Any?
    var badge: TabBadge?
    var helpText: String?
    var accessibility = TabAccessibility()
    var barBehavior = BarBehavior()
    var gestures: Gestures?
    var customizationIdentifier: String?
    /// Whether the user may move the tab among its siblings, regardless of their parent.
    var isReorderable = false
    var primaryAction: PrimaryAction?
    var reselectionBehavior = ReselectionBehavior.automatic
    var isSpringLoaded = true
    var isHiddenByDefault = false
    /// The controller of a tab that the host has created for it.
    var representedController: ViewController?
    /// The item with the values of the tab.
    var barItem: TabBarItem?
  }

  final var storedIsSpringLoaded: Bool { details?.isSpringLoaded ?? true }
  final var storedIsHiddenByDefault: Bool { details?.isHiddenByDefault ?? false }

  /// The details, created if needed.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// The image while the tab is selected, or `nil` for ``image``.
  ///
  /// The default is `nil`. A change updates every place that displays the tab.
  public var selectedImage: TabImage? {
    get { observed(\.selectedImage, details?.selectedImage) }
    set {
      update(\.selectedImage, from: details?.selectedImage, to: newValue, .look) {
        madeDetails.selectedImage = newValue
      }
    }
  }

  /// Returns the image that a renderer displays on a surface: the ``selectedImage`` of a selected tab
  /// that has one, or else the ``image``; in the bar in its filled variant.
  ///
  /// In the sidebar, the configuration of a row can replace it. The result is `nil` without an image.
  public func resolvedImage(on surface: TabSurface, isSelected: Bool) -> TabImage? {
    let chosen = isSelected ? selectedImage ?? image : image
    return surface == .tabBar ? chosen?.filled : chosen
  }

  /// A second line of text, displayed where there is space for it, as in a sidebar.
  ///
  /// The default is `nil`. A change updates every place that displays the tab.
  public var subtitle: String? {
    get { observed(\.subtitle, details?.subtitle) }
    set {
      update(\.subtitle, from: details?.subtitle, to: newValue, .look) {
        madeDetails.subtitle = newValue
      }
    }
  }

  /// A value of the app, which the framework retains and never reads.
  ///
  /// The default is `nil`.
  public var userInfo: Any? {
    get { observed(\.userInfo, details?.userInfo) }
    set {
      guard newValue != nil || details != nil else { return }
      update(\.userInfo, replacing: details?.userInfo, .none) { madeDetails.userInfo = newValue }
    }
  }

  /// A sentence that describes the purpose of the tab.
  ///
  /// The default is `nil`. The text is displayed while a pointer rests on the tab, and is the
  /// default of the accessibility hint. A change updates every place that displays the tab.
  /// Corresponds to SwiftUI's `help(_:)`.
  public var helpText: String? {
    get { observed(\.helpText, details?.helpText) }
    set {
      update(\.helpText, from: details?.helpText, to: newValue, .look) {
        madeDetails.helpText = newValue
      }
    }
  }

  /// The description for assistive technology and tests.
  ///
  /// The default has only default values. A change updates every place that displays the tab.
  public var accessibility: TabAccessibility {
    get { observed(\.accessibility, storedAccessibility) }
    set {
      update(\.accessibility, from: storedAccessibility, to: newValue, .look) {
        madeDetails.accessibility = newValue
      }
    }
  }

  private var storedAccessibility: TabAccessibility { details?.accessibility ?? TabAccessibility() }

  /// The name by which tests find the tab.
  ///
  /// The default is `nil`. The value is the identifier of ``accessibility``.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The label of ``accessibility``.
  ///
  /// The default is `nil`, for the title.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The value of ``accessibility``.
  ///
  /// The default is `nil`, for the text of the badge.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The hint of ``accessibility``.
  ///
  /// The default is `nil`, for ``helpText``.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The description for assistive technology, including default values.
  ///
  /// If ``accessibility`` doesn't specify otherwise, the label is the title, the value is the text
  /// of the badge, the hint is the help text, and the only input label is the label.
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

  /// The bar behavior that the app has declared with the API modeled on SwiftUI.
  var barBehavior: BarBehavior {
    get { details?.barBehavior ?? BarBehavior() }
    set {
      guard newValue != barBehavior else { return }
      changePlacement { madeDetails.barBehavior = newValue }
    }
  }
}

/// The description of a tab for assistive technology and tests.
///
/// A value of `nil` selects the default. Corresponds to SwiftUI's `accessibilityLabel(_:)` and
/// related modifiers on a tab. Instead of passing `false` for their parameter `isEnabled`, don't
/// assign the property.
public struct TabAccessibility: Hashable, Sendable {
  /// The name of the tab.
  ///
  /// The default is ``TabItem/title``.
  public var label: String?
  /// The value of the tab, in addition to its name.
  ///
  /// The default is ``TabItem/badgeValue``.
  public var value: String?
  /// A description of what selecting the tab does.
  ///
  /// The default is ``TabItem/helpText``.
  public var hint: String?
  /// The names by which the user may select the tab with speech, the most important first.
  ///
  /// The default is the label.
  public var inputLabels: [String]?
  /// A name by which tests find the tab, which is not presented to the user.
  ///
  /// There is no default.
  public var identifier: String?

  /// Creates a description; values that are `nil` have their defaults.
  public init(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    inputLabels: [String]? = nil,
    identifier: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.inputLabels = inputLabels
    self.identifier = identifier
  }
}
