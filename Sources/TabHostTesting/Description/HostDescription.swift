public import TabHost

/// A JSON description of a host with its tabs, traits and delegate answers.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"],"shown":false}"#).makeHost()
/// described.host.user.tap("b")
/// #expect(described.log.calls.last == .didSelect("b", previous: "a"))
/// ```
///
/// Parsing is strict. An undocumented key, type or value, a duplicate key or identifier, and a
/// selected tab that does not exist throw a ``HostDescriptionError``.
public struct HostDescription: Decodable, Sendable {
  /// The maximum nesting depth of tabs.
  public static let deepestLevel = 64

  /// The preferred mode of the host. The default is automatic.
  public private(set) var mode = TabHostController.Mode.automatic

  /// The environment. The default is a tablet: regular width, landscape, left to right.
  public private(set) var traits = TraitCollection.pad

  /// Whether the host is shown as soon as it is built. The default is `true`.
  public private(set) var isShown = true

  /// The identifier of the tab whose selection is restored before the host is shown. The default is
  /// `nil`.
  public private(set) var selected: String?

  /// The root tabs. The default is empty.
  public private(set) var tabs: [Tab] = []

  /// The identifiers of the tabs of a compact bar. The default, `nil`, includes all tabs.
  public private(set) var compactTabIdentifiers: [String]?

  /// The identifier of the prominent tab of the bar. The default is `nil`.
  public private(set) var prominentTabIdentifier: String?

  /// Whether the user may reorder the root tabs. The default is `false`.
  public private(set) var allowsReordering = false

  /// The identifier under which the host stores its customization.
  ///
  /// The default, `nil`, does not store it.
  public private(set) var customizationIdentifier: String?

  /// The changes that the user made in an earlier launch. The default, `nil`, means none.
  public private(set) var customization: TabCustomization?

  /// The answers and reactions of the delegate. The default is empty.
  public private(set) var answers = Answers()

  private enum Key: String, CaseIterable {
    case mode, traits, shown, selected, tabs, compactTabIdentifiers, prominentTabIdentifier
    case allowsReordering, customizationIdentifier, customization, answers
  }

  /// Decodes a description.
  ///
  /// - Throws: A ``HostDescriptionError`` if the description is invalid.
  public init(from decoder: any Decoder) throws {
    let object = try DescriptionObject<Key>(decoder)
    for key in object.keys {
      switch key {
      case .mode: mode = try object.choice(key, of: TabHostController.Mode.self)
      case .traits: traits = try object.object(key, of: Traits.self).collection
      case .shown: isShown = try object.flag(key)
      case .selected: selected = try object.text(key)
      case .tabs:
        tabs = try object.list(key, of: Tab.self, "an array of tabs", element: "a tab")
      case .compactTabIdentifiers: compactTabIdentifiers = try object.texts(key)
      case .prominentTabIdentifier: prominentTabIdentifier = try object.text(key)
      case .allowsReordering: allowsReordering = try object.flag(key)
      case .customizationIdentifier: customizationIdentifier = try object.text(key)
      case .customization: customization = try object.object(key, of: Customization.self).value
      case .answers: answers = try object.object(key, of: Answers.self)
      }
    }
    try checkIdentifiers()
  }
}

// MARK: - Traits

extension HostDescription {
  /// The coded form of the environment.
  private struct Traits: Decodable {
    var collection = TraitCollection.pad

    private enum Key: String, CaseIterable {
      case idiom, horizontal, orientation, direction, style, verticalBarEdge
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .idiom:
          collection.userInterfaceIdiom = try object.choice(key, of: UserInterfaceIdiom.self)
        case .horizontal:
          collection.horizontalSizeClass = try object.choice(
            key,
            ["regular": SizeClass.regular, "compact": .compact]
          )
        case .orientation:
          collection.orientation = try object.choice(key, of: Orientation.self)
        case .direction:
          collection.layoutDirection = try object.choice(
            key,
            ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft]
          )
        case .style:
          collection.userInterfaceStyle = try object.choice(
            key,
            ["light": UserInterfaceStyle.light, "dark": .dark]
          )
        case .verticalBarEdge:
          collection.verticalBarEdge = try object.choice(key, of: VerticalBarEdge.self)
        }
      }
    }
  }
}
