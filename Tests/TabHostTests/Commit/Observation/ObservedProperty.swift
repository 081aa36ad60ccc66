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
