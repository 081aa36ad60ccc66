extension TabItem {
  /// What the tab is for, in a sentence: shown while a pointer rests on it, where there is one, and
  /// the accessibility hint unless that is given. Default nil. Live.
  ///
  /// Documented original: SwiftUI's `help(_:)`.
  public var helpText: String? {
    get { following(\.helpText, annotations?.helpText) }
    set {
      guard newValue != annotations?.helpText else { return }
      announce(\.helpText)
      annotate { $0.helpText = newValue }
      lookDidChange()
    }
  }

  /// What assistive technology and tests are told, where that is not the default. Live.
  public var accessibility: TabAccessibility {
    get { following(\.accessibility, annotations?.accessibility ?? TabAccessibility()) }
    set {
      guard newValue != annotations?.accessibility ?? TabAccessibility() else { return }
      announce(\.accessibility)
      annotate { $0.accessibility = newValue }
      lookDidChange()
    }
  }

  /// A name by which tests find the tab; the same as the identifier of ``accessibility``. Default
  /// nil.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// What assistive technology is told, defaults included: the label is the title, the value the
  /// text of the badge, the hint the help text, and the only input label is the label, unless
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
}

// MARK: - Keeping it

extension TabItem {
  /// What is said of a tab beside its title.
  final class Annotations {
    var badge: TabBadge?
    var helpText: String?
    var accessibility = TabAccessibility()
  }

  /// Says something of the tab; what draws it again is the caller's.
  func annotate(_ change: (Annotations) -> Void) {
    if let annotations { return change(annotations) }
    let made = Annotations()
    change(made)
    annotations = made
  }
}
