public import TabHost
import TabHostSpelling

/// A call that a host made to one of its two delegates.
///
/// A call is a value: the name of the method, its arguments and its answer, so tests compare whole
/// sequences of calls. Tabs are represented by their identifiers. View controllers are represented by
/// the identifier of the tab whose content they are, or by the name of a plain page. An absent value is
/// encoded as `null`:
///
/// ```json
/// {"call":"didSelectTab","tab":"b","previous":"a","origin":"user"}
/// ```
///
/// The methods of ``DelegateCallConvertible`` make calls for comparisons in tests:
/// `#expect(log.calls == [.shouldSelect("b"), .didSelect("b", previous: "a")])`.
public struct DelegateCall: Hashable, Sendable {
  private var call: Call

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - name: The name of the method, as in the events of a host.
  ///   - arguments: The arguments, in the order in which the events of a host have them.
  ///   - answer: The answer of the delegate, or `nil` if the log has none.
  public init(
    _ name: String,
    _ arguments: [TabHostEvent.Argument] = [],
    answer: TabHostEvent.Value? = nil
  ) {
    call = Call(name, arguments)
    self.answer = answer
  }

  /// Creates the call that an event is about, or returns `nil` if the event is no call of the delegates
  /// of the host and of its sidebar.
  ///
  /// - Parameters:
  ///   - event: An event of a host.
  ///   - result: What the event ended with. The default is for an event that has only begun.
  @MainActor public init?(_ event: TabHostEvent, _ result: TabHostEvent.Result = .completed) {
    guard event.kind == .delegate else { return nil }
    if case .content = event.subject { return nil }
    self.init(event.name, event.arguments)
    if case .answer(let answer) = result { self.answer = answer }
  }

  /// The name of the method, such as `didSelectTab`.
  public var name: String { call.name }

  /// The arguments, in the order in which the text of the call lists them.
  public var arguments: [TabHostEvent.Argument] { call.arguments.filter { $0.label != .answer } }

  /// The answer of the delegate, or `nil` if the method has none or it is not available yet.
  public var answer: TabHostEvent.Value? {
    get { call[.answer] }
    set { call[.answer] = newValue }
  }

  /// Returns an argument, or `nil` if the call has no argument with this label.
  public subscript(label: TabHostEvent.Label) -> TabHostEvent.Value? { call[label] }
}

extension DelegateCall: CustomStringConvertible {
  /// The call on one line, such as `didSelectTab(b, previous: a) user`.
  public var description: String { call.description }
}

// MARK: - Rows

extension DelegateCall {
  /// The subject of a call about a row. A string literal creates a ``tab(_:)``.
  public enum Row: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The row of the tab with this identifier.
    case tab(String)
    /// The row of an action of a group, both by identifier.
    case action(String, group: String)

    /// Creates a ``tab(_:)`` with the given identifier.
    public init(stringLiteral identifier: String) { self = .tab(identifier) }

    var arguments: [TabHostEvent.Argument] {
      switch self {
      case .tab(let tab): [.init(.tab, tab)]
      case .action(let action, let group): [.init(.action, action), .init(.group, group)]
      }
    }
  }
}

// MARK: - JSON

extension DelegateCall: Codable {
  /// A key of a line of a transcript: `call` for the name, or the label of an argument.
  private struct Key: CodingKey {
    static let call = Key(stringValue: "call")

    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes a line of a transcript.
  ///
  /// - Throws: A `DecodingError` if the line is not a delegate call, with all of its arguments.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let name = try values.decode(String.self, forKey: .call)
    let forms = Self.forms.filter { $0.name == name }
    let keys = Set(values.allKeys.map(\.stringValue))
    func hasKeys(_ form: DelegateCall) -> Bool {
      form.call.arguments.allSatisfy { $0.value == .text(nil) || keys.contains($0.label.rawValue) }
    }
    guard let form = forms.first(where: hasKeys) ?? forms.first else {
      throw DecodingError.dataCorruptedError(
        forKey: .call,
        in: values,
        debugDescription: "no call is called \(Spelling.quoted(name))"
      )
    }
    call = form.call
    for argument in form.call.arguments {
      let key = Key(stringValue: argument.label.rawValue)
      call[argument.label] =
        switch argument.value {
        case .flag: .flag(try values.decode(Bool.self, forKey: key))
        case .list: .list(try values.decode([String].self, forKey: key))
        case .text(nil): .text(try values.decodeIfPresent(String.self, forKey: key))
        case .text: .text(try values.decode(String.self, forKey: key))
        }
      try checkWord(of: argument.label, in: values)
    }
  }

  /// Checks that an origin and an operation are known ones.
  private func checkWord(
    of label: TabHostEvent.Label,
    in values: KeyedDecodingContainer<Key>
  ) throws {
    guard let word = self[label]?.text else { return }
    let isKnown =
      switch label {
      case .origin: SelectionOrigin(rawValue: word) != nil
      case .answer: DropOperation.allCases.contains { "\($0)" == word }
      default: true
      }
    guard !isKnown else { return }
    throw DecodingError.dataCorruptedError(
      forKey: Key(stringValue: label.rawValue),
      in: values,
      debugDescription: "no \(label == .origin ? "origin" : "drop operation") is called "
        + Spelling.quoted(word)
    )
  }

  /// Encodes the call as a line of a transcript.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .call)
    for argument in call.arguments {
      let key = Key(stringValue: argument.label.rawValue)
      switch argument.value {
      case .text(let text): try values.encode(text, forKey: key)
      case .flag(let flag): try values.encode(flag, forKey: key)
      case .list(let texts): try values.encode(texts, forKey: key)
      }
    }
  }
}

extension DelegateCall {
  /// Whether the call concerns a row that is configured, or that comes on screen or leaves it.
  var isAboutDisplayedRow: Bool {
    ["itemFor", "update", "willBeginDisplaying", "didEndDisplaying"].contains(name)
  }
}
