import Observation

/// Who follows the properties of an object by Observation: nobody, until one is read from outside
/// of the framework, and a reference is all that it costs until then.
struct Followers {
  fileprivate(set) var registrar: ObservationRegistrar?
}

/// An object whose properties can be followed.
///
/// The framework itself reads what is stored, and not the public properties, so that an object that
/// only it looks at has no registrar.
@MainActor protocol Followed: AnyObject, Observable {
  var followers: Followers { get set }

  /// What knows whether a change of the host is under way; nil outside of one.
  var hostInvalidation: Invalidation? { get }
}

extension Followed {
  /// A property is read from outside of the framework: whoever tracks that hears of its changes.
  func follow<Value>(_ property: KeyPath<Self, Value>) {
    if let registrar = followers.registrar {
      registrar.access(self, keyPath: property)
    } else {
      let registrar = ObservationRegistrar()
      followers.registrar = registrar
      registrar.access(self, keyPath: property)
    }
  }

  /// The same, with what the property reads.
  func following<Value>(_ property: KeyPath<Self, Value>, _ value: Value) -> Value {
    follow(property)
    return value
  }

  /// Says that a property changes, to those who follow it: at once, before it does, or at the end
  /// of the change that is under way.
  ///
  /// So nobody is called in the middle of a change, where the host is not whole.
  ///
  /// - Returns: Whether somebody may have been told at once.
  @inline(__always)
  @discardableResult
  func announce<Value>(_ property: @autoclosure () -> KeyPath<Self, Value>) -> Bool {
    guard let registrar = followers.registrar else { return false }
    return announce(property(), with: registrar)
  }

  private func announce<Value>(
    _ property: KeyPath<Self, Value>,
    with registrar: ObservationRegistrar
  ) -> Bool {
    guard let held = hostInvalidation, held.isHeld else {
      registrar.willSet(self, keyPath: property)
      registrar.didSet(self, keyPath: property)
      return true
    }
    held.announceLater {
      registrar.willSet(self, keyPath: property)
      registrar.didSet(self, keyPath: property)
    }
    return false
  }
}
