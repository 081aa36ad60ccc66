public import TabHost

/// A host with its tabs, traits and delegate answers, as JSON describes it.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"],"shown":false}"#).makeHost()
/// described.host.user.tap("b")
/// #expect(described.log.calls.last == .didSelect("b", previous: "a"))
/// ```
///
/// Reading is strict: a key, type or value that is not documented, a key or an identifier given
/// twice, or a selected tab that does not exist throws a ``HostDescriptionError``.
public struct HostDescription: Decodable, Sendable {
  /// How many tabs may lie one below the other.
  public static let deepestLevel = 64

  /// Which arrangement the host prefers. Default automatic.
  public private(set) var mode = TabHostController.Mode.automatic

  /// The environment. Default a tablet: regular width, landscape, left to right.
  public private(set) var traits = TraitCollection.pad

  /// Whether the host comes on screen as soon as it is built. Default true.
  public private(set) var isShown = true

  /// The tab whose selection is restored before the host comes on screen. Default nil.
  public private(set) var selected: String?

  /// The root tabs. Default none.
  public private(set) var tabs: [Tab] = []

  /// The tabs of a compact bar. Default nil: all.
  public private(set) var compactTabIdentifiers: [String]?

  /// The tab that stands apart in the bar. Default nil.
  public private(set) var prominentTabIdentifier: String?

  /// Whether a person may reorder the root tabs. Default false.
  public private(set) var allowsReordering = false

  /// The name under which the host keeps its customization. Default nil: it is not kept.
  public private(set) var customizationIdentifier: String?

  /// What a person has left at an earlier time. Default nil: nothing.
  public private(set) var customization: TabCustomization?

  /// What the delegate answers and does. Default nothing.
  public private(set) var answers = Answers()

  private enum Key: String, CaseIterable {
    case mode, traits, shown, selected, tabs, compactTabIdentifiers, prominentTabIdentifier
    case allowsReordering, customizationIdentifier, customization, answers
  }

  /// Reads a description; throws a ``HostDescriptionError`` if something is wrong with it.
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
  /// The environment as JSON names it.
  private struct Traits: Decodable {
    var collection = TraitCollection.pad

    private enum Key: String, CaseIterable {
      case idiom, horizontal, orientation, direction
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
        }
      }
    }
  }
}
