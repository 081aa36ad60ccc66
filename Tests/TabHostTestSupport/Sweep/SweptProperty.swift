import TabHost

/// A public property with a setter, and values to assign.
@MainActor public struct SweptProperty {
  /// The name in the list of the API.
  public let name: String
  private let isIn: (AnyObject) -> Bool
  private let change: (AnyObject) -> (() -> Void)?
  private let repetition: (AnyObject) -> Void

  /// Returns whether an object has the property.
  public func belongs(to object: AnyObject) -> Bool { isIn(object) }

  /// Assigns another value.
  ///
  /// Returns a closure that assigns the previous value, or `nil` if there is no other value.
  public func set(on object: AnyObject) -> (() -> Void)? { change(object) }

  /// Assigns the current value again, unless it would be another value for the host.
  public func setAgain(on object: AnyObject) {
    if !Self.notComparable.contains(name) { repetition(object) }
  }

  /// The properties whose value the host converts, or can't compare with the current one, besides
  /// those with closures.
  private static let notComparable: Set<String> = [
    "ContextualAction.backgroundColor", "NavigationItem.leftBarButtonItem", "NavigationItem.title",
    "TabHostController.Sidebar.footerContentConfiguration",
    "TabHostController.Sidebar.headerContentConfiguration", "TabHostController.customization",
    "TabHostController.searchPlaceholder", "TabHostController.viewControllers",
    "TabItem.badgeValue", "TabItem.userInfo",
    "TabSidebarItem.contentConfiguration",
  ]

  /// Returns the properties of a class.
  static func of<Owner: AnyObject>(
    _ owner: Owner.Type,
    _ entries: [Entry<Owner>]
  ) -> [SweptProperty] {
    // No host retains the key commands of pages, so that it does not observe their titles.
    func isIn(_ object: AnyObject) -> Bool {
      object is Owner && (!(object is KeyCommand) || Owner.self == KeyCommand.self)
    }
    return entries.map { entry in
      SweptProperty(name: entry.name, isIn: isIn) {
        ($0 as? Owner).flatMap(entry.change)
      } repetition: {
        if let owner = $0 as? Owner { entry.repetition(owner) }
      }
    }
  }

  /// A line of the table: a property of a class, and the values of which the first one that differs
  /// from the current value is assigned.
  @MainActor struct Entry<Owner: AnyObject> {
    let name: String
    let change: (Owner) -> (() -> Void)?
    let repetition: (Owner) -> Void

    init<Value>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ values: @autoclosure @escaping () -> [Value]
    ) { self.init(name, path) { _ in values() } }

    init<Value>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ values: @escaping (Owner) -> [Value]
    ) {
      self.name = name
      change = { owner in
        let old = owner[keyPath: path]
        guard let new = values(owner).first(where: { !isSame($0, old) }) else { return nil }
        owner[keyPath: path] = new
        return { owner[keyPath: path] = old }
      }
      repetition = { owner in
        let value = owner[keyPath: path]
        if isSame(value, value) { owner[keyPath: path] = value }
      }
    }
  }
}

/// Returns whether two values are equal, or the same object. Closures are never the same.
@MainActor private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return isEqual(left, right) }
  let (some, other) = (unwrapped(left), unwrapped(right))
  guard let some, let other else { return some == nil && other == nil }
  return type(of: some) is AnyClass && (some as AnyObject) === (other as AnyObject)
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  right as? Value == left
}

private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
