import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// An observable property, with the closures that read and change it.
struct ObservedProperty: Sendable, CustomTestStringConvertible {
  let name: String
  /// Creates the host, by default with the roots `a` and `b`, and a group `g` of `c1` and `c2`, in
  /// a bar.
  let make: @MainActor @Sendable () -> HostFixture
  let read: @MainActor @Sendable (HostFixture) -> Any?
  let change: @MainActor @Sendable (HostFixture) -> Void

  init(
    _ name: String,
    in make: @escaping @MainActor @Sendable () -> HostFixture = { .withDetached() },
    _ read: @escaping @MainActor @Sendable (HostFixture) -> Any?,
    _ change: @escaping @MainActor @Sendable (HostFixture) -> Void
  ) {
    self.name = name
    self.make = make
    self.read = read
    self.change = change
  }

  var testDescription: String { name }
}

// MARK: - Properties that the app sets

extension ObservedProperty {
  typealias Later<Value> = @MainActor @Sendable () -> Value

  /// Returns a property of an object in the fixture, with another value to assign.
  private static func of<Owner, Value>(
    _ owner: @escaping @MainActor @Sendable (HostFixture) -> Owner,
    _ name: String,
    _ path: @escaping Later<ReferenceWritableKeyPath<Owner, Value>>,
    _ value: @escaping Later<Value>
  ) -> ObservedProperty {
    .init(name, { owner($0)[keyPath: path()] }, { owner($0)[keyPath: path()] = value() })
  }

  /// Returns a property of the tab `b`.
  static func tab<Value>(
    _ name: String,
    _ path: @autoclosure @escaping Later<ReferenceWritableKeyPath<TabItem, Value>>,
    _ value: @autoclosure @escaping Later<Value>
  ) -> ObservedProperty { of({ $0.tab("b") }, name, path, value) }

  /// Returns a property of the group `g`.
  static func group<Value>(
    _ name: String,
    _ path: @autoclosure @escaping Later<ReferenceWritableKeyPath<TabGroupItem, Value>>,
    _ value: @autoclosure @escaping Later<Value>
  ) -> ObservedProperty { of({ $0.group("g") }, name, path, value) }

  /// Returns a property of the host.
  static func host<Value>(
    _ name: String,
    _ path: @autoclosure @escaping Later<ReferenceWritableKeyPath<TabHostController, Value>>,
    _ value: @autoclosure @escaping Later<Value>
  ) -> ObservedProperty { of({ $0.host }, name, path, value) }

  /// Returns a property of the sidebar.
  static func sidebar<Value>(
    _ name: String,
    _ path:
      @autoclosure @escaping Later<ReferenceWritableKeyPath<TabHostController.Sidebar, Value>>,
    _ value: @autoclosure @escaping Later<Value>
  ) -> ObservedProperty { of({ $0.sidebar }, name, path, value) }
}
