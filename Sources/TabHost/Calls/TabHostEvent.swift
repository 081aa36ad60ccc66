/// An event of a host: its work, the actions of the user, and its calls into the app.
///
/// A ``TabHostObserver`` is notified when an event begins and when it ends. An event is a value: what
/// happens, what it is about, and the other arguments of a call, as text.
///
///     func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
///       guard event.kind == .delegate, event.name == "didSelectTab" else { return }
///       print(event)              // didSelectTab(b, previous: a) user
///       print(event.arguments)    // tab, previous and origin
///     }
@MainActor public struct TabHostEvent {
  /// The kind of the event.
  public let kind: Kind

  /// What happens, in one word.
  ///
  /// For a call, the name of the method, such as `didSelectTab`, or of the property or method that the
  /// closure was passed to, such as `contextMenuProvider`. For a handler, the title of the action that
  /// the user has chosen, or the name of the property that stores the handler, with the identifier
  /// of the tab if the handler belongs to one, such as `searchTextHandler` or `dropHandler(inbox)`. For
  /// a diagnostic, the name of its rule. The steps of a transaction are `repair`, `derive`,
  /// `observers`, `delegates`, `content`, `properties`, `customization`, `layout`, `rows` and `frame`;
  /// those without work are skipped; see <doc:HowTabHostWorks>.
  public let name: String

  /// What the event is about, or `nil` if that is the host or none of these.
  public let subject: Subject?

  /// Whether the event is a call of a delegate that ends with an answer.
  public let hasAnswer: Bool

  /// The arguments of a call besides the ``subject``.
  private let others: [Argument]

  package init(
    _ kind: Kind,
    _ name: String,
    _ subject: Subject? = nil,
    _ others: [Argument] = [],
    hasAnswer: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.subject = subject
    self.others = others
    self.hasAnswer = hasAnswer
  }

  /// Creates the event of a method whose answer a test can replace.
  init<Answer>(
    _ kind: Kind,
    _ method: DelegateMethod<Answer>,
    _ subject: Subject?,
    _ others: [Argument] = []
  ) {
    self.init(kind, method.name, subject, others, hasAnswer: method.value != nil)
  }

  /// The tab that the event is about, or `nil` if the subject is none.
  public var tab: TabItem? { if case .tab(let tab) = subject { tab } else { nil } }

  /// The action of the user, or `nil` for an event of another kind.
  public var action: UserAction? { if case .action(let action) = subject { action } else { nil } }

  /// The arguments of a call, as text. Those that name the ``subject`` come first.
  ///
  /// A tab or group is named by its identifier, and so is the content of a tab. Other content is named
  /// by its title, or else its type.
  public var arguments: [Argument] { (subject?.arguments ?? []) + others }
}

extension TabHostEvent {
  /// The kinds of events.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// All the work for a change, or for the outermost call of the app, until a frame is requested.
    case transaction
    /// A step of a transaction.
    case step
    /// An action of the user or a change of the environment, which ends with its outcome.
    ///
    /// Also an event for actions that are refused. An identifier that no tab of the host has is no
    /// action; see ``TabHostController/Diagnostic/Rule/unknownTab``.
    case action
    /// A call of a delegate, which ends with its answer. Without a delegate, there is no event.
    case delegate
    /// A call of content: of its life cycle, or of a closure that belongs to it.
    case content
    /// A call of another method that a subclass overrides.
    case override
    /// A handler of the app that is not a method of a delegate.
    case handler
    /// A closure of the app that provides values, or receives those that the app has requested.
    case provider
    /// A call of the renderer.
    case renderer
    /// A call of the customization store.
    case store
    /// A diagnostic. It is delivered to the handler of the app, or written to standard error.
    case diagnostic
  }

  /// What an event is about. New versions add cases, so a `switch` needs a `default`.
  public enum Subject {
    /// An action of the user or a change of the environment.
    case action(UserAction)
    /// The tab that a method or closure receives, which may be a group.
    case tab(TabItem)
    /// The group whose children a call is about.
    case group(TabGroupItem)
    /// An action of a group, whose row a call is about.
    case row(Action, in: TabGroupItem?)
    /// The content that is called, or that a delegate of content is called about.
    case content(ViewController)
    /// A diagnostic.
    case diagnostic(TabHostController.Diagnostic)
  }

  /// An argument or the answer of a call, as text.
  public struct Argument: Hashable, Sendable {
    /// What the argument is, which is also its key in a transcript.
    public let label: Label
    /// The value of the argument.
    public let value: Value

    /// Creates an argument.
    public init(label: Label, value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// The labels of arguments, in the order in which a call lists them. New versions add some.
  public enum Label: String, Hashable, Sendable, CaseIterable {
    /// The identifier of a tab, and those of several tabs.
    case tab, tabs
    /// The identifiers of an action and of its group, or only that of a group.
    case action, group
    /// That the content is the navigation controller of a group, and the name of another page.
    case managing, page
    /// The identifier of the tab that was selected before, and the origin of the selection.
    case previous, origin
    /// What the host proposes.
    case proposed
    /// Whether the sidebar is hidden, and whether it is available.
    case hidden, available
    /// Whether editing begins or ends.
    case editing
    /// The types of the items of a drop.
    case types
    /// A column, a display mode, a size.
    case column, displayMode, size
    /// What the renderer is asked for the frame of, the title of an element of content that is dragged, and
    /// the identifier of a customization.
    case of, identifier
    /// The title of the element of content that a drag is on, before or after.
    case on, before, after
    /// The answer of a delegate.
    case answer
  }

  /// The value of an argument or answer.
  public enum Value: Hashable, Sendable {
    /// A name, or `nil` if there is nothing to name.
    case text(String?)
    /// A Boolean value.
    case flag(Bool)
    /// Several names.
    case list([String])
  }

  /// What an event ended with.
  public enum Result: Hashable, Sendable {
    /// The event has no value.
    case completed
    /// The outcome of an action of the user. That of a change of the environment is
    /// ``UserInteraction/Outcome/performed``.
    case outcome(UserInteraction.Outcome)
    /// The answer of a delegate.
    case answer(Value)
  }
}

extension TabHostEvent.Value {
  /// The name, or `nil` if there is none or if the value is of another type.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The Boolean value, or `nil` if the value is of another type.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The names, or `nil` if the value is of another type.
  public var list: [String]? { if case .list(let list) = self { list } else { nil } }
}

// MARK: - Arguments

extension TabHostEvent.Argument {
  /// Creates an argument that is a name, or nothing.
  public init(_ label: TabHostEvent.Label, _ text: String?) {
    self.init(label: label, value: .text(text))
  }

  /// Creates an argument that is a Boolean value.
  public init(_ label: TabHostEvent.Label, _ flag: Bool) {
    self.init(label: label, value: .flag(flag))
  }

  /// Creates an argument of several names.
  public init(_ label: TabHostEvent.Label, _ list: [String]) {
    self.init(label: label, value: .list(list))
  }
}

extension TabHostEvent.Subject {
  /// Creates the subject of a call about a row.
  init(row content: TabSidebarItem.Content, in group: TabGroupItem?) {
    switch content {
    case .tab(let tab): self = .tab(tab)
    case .action(let action): self = .row(action, in: group)
    }
  }

  @MainActor fileprivate var arguments: [TabHostEvent.Argument] {
    switch self {
    case .tab(let tab): [.init(.tab, tab.identifier)]
    case .group(let group): [.init(.group, group.identifier)]
    case .row(let action, let group):
      [.init(.action, action.identifier.rawValue), .init(.group, group?.identifier ?? "")]
    case .content(let content):
      if let group = content.managedGroup {
        [.init(.tab, group.identifier), .init(.managing, true)]
      } else if let tab = content.tab {
        [.init(.tab, tab.identifier)]
      } else {
        [.init(.page, content.nameInCalls)]
      }
    case .action, .diagnostic: []
    }
  }
}

extension ViewController {
  /// The name of the controller in the calls that a delegate receives and answers.
  package var nameInCalls: String {
    tab?.identifier ?? managedGroup?.identifier ?? title ?? (self as? any NamedContent)?.name
      ?? "\(type(of: self))"
  }

  fileprivate var managedGroup: TabGroupItem? {
    (self as? NavigationController)?.managedStack?.group
  }
}

/// Content that has a name in calls although it has no title.
@MainActor package protocol NamedContent: ViewController {
  /// The name.
  var name: String { get }
}
