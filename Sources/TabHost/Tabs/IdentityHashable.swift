/// An object that is equal only to itself.
///
/// The classes of TabHost whose counterparts are objects of Objective-C conform, so that they can be
/// compared, found in arrays and stored in sets, as those can. A class of the app only has to declare
/// the conformance. Corresponds to the `isEqual(_:)` and `hash` that classes inherit from `NSObject`.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Returns whether two references are to the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Returns whether a value is a reference to the object.
  public func isEqual(_ object: Any?) -> Bool { object as? Self === self }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
