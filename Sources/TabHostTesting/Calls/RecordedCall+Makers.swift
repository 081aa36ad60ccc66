public import TabHost

extension RecordedCall {
  /// See ``DelegateCall/should(_:_:)``.
  public static func should(_ tab: String, _ answer: Bool = true) -> RecordedCall {
    .delegate(.should(tab, answer))
  }

  /// See ``DelegateCall/did(_:_:_:)``: the origin is that of a person unless told otherwise.
  public static func did(
    _ tab: String,
    _ previous: String? = nil,
    _ origin: SelectionOrigin? = .user
  ) -> RecordedCall {
    .delegate(.did(tab, previous, origin))
  }

  /// See ``DelegateCall/shown(_:_:answer:)``.
  public static func shown(
    _ tab: String,
    _ proposed: [String] = [],
    answer: [String]? = nil
  ) -> RecordedCall {
    .delegate(.shown(tab, proposed, answer: answer))
  }

  /// See ``DelegateCall/willEdit``.
  public static var willEdit: RecordedCall { .delegate(.willEdit) }

  /// See ``DelegateCall/didEdit``.
  public static var didEdit: RecordedCall { .delegate(.didEdit) }

  /// See ``DelegateCall/vis(_:)``.
  public static func vis(_ tabs: [String]) -> RecordedCall { .delegate(.vis(tabs)) }

  /// See ``DelegateCall/order(_:)``.
  public static func order(_ group: String) -> RecordedCall { .delegate(.order(group)) }

  /// See ``DelegateCall/sidebarWill(hidden:)``.
  public static func sidebarWill(hidden: Bool) -> RecordedCall {
    .delegate(.sidebarWill(hidden: hidden))
  }

  /// See ``DelegateCall/available(_:)``.
  public static func available(_ available: Bool) -> RecordedCall {
    .delegate(.available(available))
  }

  /// See ``ContentCall/make(_:)``.
  public static func make(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.make(subject))
  }

  /// See ``ContentCall/didLoad(_:)``.
  public static func didLoad(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didLoad(subject))
  }

  /// See ``ContentCall/willAppear(_:)``.
  public static func willAppear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.willAppear(subject))
  }

  /// See ``ContentCall/isAppearing(_:)``.
  public static func isAppearing(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.isAppearing(subject))
  }

  /// See ``ContentCall/didAppear(_:)``.
  public static func didAppear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didAppear(subject))
  }

  /// See ``ContentCall/willDisappear(_:)``.
  public static func willDisappear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.willDisappear(subject))
  }

  /// See ``ContentCall/didDisappear(_:)``.
  public static func didDisappear(_ subject: ContentCall.Subject) -> RecordedCall {
    .content(.didDisappear(subject))
  }
}

// MARK: - Rows and gestures

extension RecordedCall {
  /// See ``DelegateCall/item(_:)``.
  public static func item(_ row: DelegateCall.Row) -> RecordedCall { .delegate(.item(row)) }

  /// See ``DelegateCall/upd(_:)``.
  public static func upd(_ row: DelegateCall.Row) -> RecordedCall { .delegate(.upd(row)) }

  /// See ``DelegateCall/begin(_:)``.
  public static func begin(_ tab: String) -> RecordedCall { .delegate(.begin(tab)) }

  /// See ``DelegateCall/end(_:)``.
  public static func end(_ tab: String) -> RecordedCall { .delegate(.end(tab)) }

  /// See ``DelegateCall/lead(_:)``.
  public static func lead(_ tab: String) -> RecordedCall { .delegate(.lead(tab)) }

  /// See ``DelegateCall/trail(_:)``.
  public static func trail(_ tab: String) -> RecordedCall { .delegate(.trail(tab)) }

  /// See ``DelegateCall/menu(_:)``.
  public static func menu(_ tab: String) -> RecordedCall { .delegate(.menu(tab)) }

  /// See ``DelegateCall/op(_:_:_:)``.
  public static func op(
    _ tab: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
  ) -> RecordedCall {
    .delegate(.op(tab, types, answer))
  }

  /// See ``DelegateCall/accept(_:_:)``.
  public static func accept(_ tab: String, _ types: [String] = []) -> RecordedCall {
    .delegate(.accept(tab, types))
  }

  /// See ``DelegateCall/opA(_:_:_:_:)``.
  public static func opA(
    _ action: String,
    _ group: String,
    _ types: [String] = [],
    _ answer: DropOperation = .cancel
  ) -> RecordedCall {
    .delegate(.opA(action, group, types, answer))
  }

  /// See ``DelegateCall/acceptA(_:_:_:)``.
  public static func acceptA(
    _ action: String,
    _ group: String,
    _ types: [String] = []
  ) -> RecordedCall {
    .delegate(.acceptA(action, group, types))
  }

  /// See ``DelegateCall/dragBegin(_:)``.
  public static func dragBegin(_ tab: String) -> RecordedCall { .delegate(.dragBegin(tab)) }

  /// See ``DelegateCall/dragAdd(_:)``.
  public static func dragAdd(_ tab: String) -> RecordedCall { .delegate(.dragAdd(tab)) }
}
