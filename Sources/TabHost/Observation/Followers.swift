import Observation

/// Who follows the properties of one object by Observation.
///
/// Made when a property is first read from outside of the framework. What is announced while
/// somebody hears of something is told when they have heard: they may change the very property of
/// which they hear.
@MainActor final class Followers {
  private let registrar = ObservationRegistrar()
  private var waiting: [(ObservationRegistrar) -> Void] = []
  private var isTelling = false

  func noteRead<Subject: Observable, Value>(
    of property: KeyPath<Subject, Value>,
    in subject: Subject
  ) {
    registrar.access(subject, keyPath: property)
  }

  func announce<Subject: Observable, Value>(
    _ property: KeyPath<Subject, Value>,
    of subject: Subject
  ) {
    waiting.append {
      $0.willSet(subject, keyPath: property)
      $0.didSet(subject, keyPath: property)
    }
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { waiting.removeFirst()(registrar) }
    isTelling = false
  }
}

/// An object whose properties can be followed.
///
/// The framework itself reads what is stored, and not the public properties, so that an object that
/// only it looks at has no followers, and pays a reference.
@MainActor protocol Followed: AnyObject, Observable {
  /// Nil until a property is read from outside of the framework.
  var followers: Followers? { get set }

  /// What knows whether a change of the host is under way; nil outside of one.
  var hostInvalidation: Invalidation? { get }
}

extension Followed {
  /// A property is read from outside of the framework: whoever tracks that hears of its changes.
  func follow<Value>(_ property: KeyPath<Self, Value>) {
    if let followers { return followers.noteRead(of: property, in: self) }
    let made = Followers()
    followers = made
    made.noteRead(of: property, in: self)
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
    guard let followers else { return false }
    return announce(property(), to: followers)
  }

  private func announce<Value>(
    _ property: KeyPath<Self, Value>,
    to followers: Followers
  ) -> Bool {
    guard let invalidation = hostInvalidation, invalidation.isHeld else {
      followers.announce(property, of: self)
      return true
    }
    invalidation.announceLater { followers.announce(property, of: self) }
    return false
  }
}
