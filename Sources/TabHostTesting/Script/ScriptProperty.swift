import TabHost

/// A property that a script can set: what it takes, and how it is set.
struct ScriptProperty: Sendable {
  /// A value with its tabs found.
  enum Value {
    case text(String)
    case flag(Bool)
    case number(Int)
    case list([String])
    case tab(TabItem)
    case tabs([TabItem])
    case none
  }

  typealias Setter<Target, Value> = @MainActor @Sendable (Target, Value) -> Void

  let kind: PropertyKind

  /// Sets the property; false if the target has none of this name.
  let set: @MainActor @Sendable (_ target: AnyObject, _ value: Value) -> Bool

  private static func property<Target: AnyObject, Content>(
    _ kind: PropertyKind,
    _ content: @escaping @Sendable (Value) -> Content?,
    _ set: @escaping Setter<Target, Content>
  ) -> ScriptProperty {
    ScriptProperty(kind: kind) { target, value in
      guard let target = target as? Target, let content = content(value) else { return false }
      set(target, content)
      return true
    }
  }
}

// MARK: - Kinds of properties

extension ScriptProperty {
  static func flag<Target: AnyObject>(_ set: @escaping Setter<Target, Bool>) -> Self {
    property(.flag, { if case .flag(let flag) = $0 { flag } else { nil } }, set)
  }

  static func text<Target: AnyObject>(_ set: @escaping Setter<Target, String>) -> Self {
    property(.text, { $0.text }, set)
  }

  static func optionalText<Target: AnyObject>(_ set: @escaping Setter<Target, String?>) -> Self {
    property(.optionalText, { .some($0.text) }, set)
  }

  static func image<Target: AnyObject>(_ set: @escaping Setter<Target, TabImage?>) -> Self {
    property(.optionalText, { .some($0.text.map { TabImage(systemName: $0) }) }, set)
  }

  /// A case by its name.
  static func choice<Target: AnyObject, Choice: CaseIterable & Sendable>(
    _ set: @escaping Setter<Target, Choice>
  ) -> Self {
    property(
      .choice(Choice.allCases.map { "\($0)" }),
      { value in Choice.allCases.first { "\($0)" == value.text } },
      set
    )
  }

  static func list<Target: AnyObject>(_ set: @escaping Setter<Target, [String]?>) -> Self {
    property(.list, { if case .list(let list) = $0 { list } else { .some(nil) } }, set)
  }

  static func optionalNumber<Target: AnyObject>(_ set: @escaping Setter<Target, Int?>) -> Self {
    property(
      .optionalNumber,
      { if case .number(let number) = $0 { number } else { .some(nil) } },
      set
    )
  }

  static func optionalTab<Target: AnyObject>(_ set: @escaping Setter<Target, TabItem?>) -> Self {
    property(.optionalTab, { if case .tab(let tab) = $0 { tab } else { .some(nil) } }, set)
  }

  static func tabs<Target: AnyObject>(_ set: @escaping Setter<Target, [TabItem]>) -> Self {
    property(.tabs, { if case .tabs(let tabs) = $0 { tabs } else { [] } }, set)
  }
}

extension ScriptProperty.Value {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
