import TabHost

/// A host with its tabs, traits and delegate answers, as JSON describes it.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"],"shown":false}"#).makeHost()
/// described.host.user.tap("b")
/// #expect(described.log.calls.last == .did("b", "a"))
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

  /// What the delegate answers and does. Default nothing.
  public private(set) var answers = Answers()

  private enum Key: String, CaseIterable {
    case mode, traits, shown, selected, tabs, compactTabIdentifiers, prominentTabIdentifier, answers
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

  /// What a ``DelegateRecorder`` is programmed to answer and do, by identifier.
  public struct Answers: Decodable, Sendable {
    /// See ``DelegateRecorder/shouldSelectAnswers``.
    public private(set) var shouldSelectTab: [String: Bool] = [:]
    /// See ``DelegateRecorder/displayedNames``.
    public private(set) var displayedViewControllersFor: [String: [String]] = [:]
    /// See ``DelegateRecorder/reselectInShould``.
    public private(set) var reselectInShould: [String: String] = [:]
    /// See ``DelegateRecorder/reselectInDid``.
    public private(set) var reselectInDid: [String: String] = [:]

    private enum Key: String, CaseIterable {
      case shouldSelectTab, displayedViewControllersFor, reselectInShould, reselectInDid
    }

    /// No answers.
    init() {}

    /// Reads answers; throws a ``HostDescriptionError`` if something is wrong with them.
    public init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .shouldSelectTab:
          shouldSelectTab = try object.table(key, of: Bool.self, "true or false")
        case .displayedViewControllersFor:
          displayedViewControllersFor = try object.table(
            key,
            of: [String].self,
            "an array of texts"
          )
        case .reselectInShould:
          reselectInShould = try object.table(key, of: String.self, "text")
        case .reselectInDid:
          reselectInDid = try object.table(key, of: String.self, "text")
        }
      }
    }
  }
}
