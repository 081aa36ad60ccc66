public import Foundation
public import TabHost

/// A nib, whose objects are those that the app registers.
@preconcurrency @MainActor open class UINib {
  private static var makers: [String: @MainActor () -> Any] = [:]
  private let name: String

  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Registers what takes the place of an object of a nib or a storyboard.
  ///
  /// - Parameters:
  ///   - name: The identifier of a controller or a cell, or the name of a nib, or of a storyboard for
  ///     its initial controller.
  ///   - make: Called whenever the object is instantiated. Returns an object, or an array of the objects
  ///     of a nib. It replaces the closure that was registered before.
  public static func register(_ name: String, make: @escaping @MainActor () -> Any) {
    makers[name] = make
  }

  /// Returns a new object of a name, if one of this type is registered.
  static func object<Object>(named name: String) -> Object? {
    makers[name].flatMap { $0() as? Object }
  }

  /// Returns the objects that are registered, or none.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let object = Self.makers[name]?() else { return [] }
    return object as? [Any] ?? [object]
  }
}

extension Bundle {
  /// Returns the objects of a nib that are registered, or none.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// A storyboard, whose controllers are those that the app registers with `UINib.register(_:make:)`.
@preconcurrency @MainActor open class UIStoryboard {
  private static let owners = NSMapTable<ViewController, UIStoryboard>.weakToStrongObjects()
  /// The name of the storyboard.
  public let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Returns a controller that is registered, or else an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    make(identifier) ?? ViewController()
  }
  open func instantiateViewController(identifier: String) -> ViewController {
    instantiateViewController(withIdentifier: identifier)
  }
  open func instantiateInitialViewController() -> ViewController? { make(name) }

  private func make(_ identifier: String) -> ViewController? {
    guard let made: ViewController = UINib.object(named: identifier) else { return nil }
    Self.owners.setObject(self, forKey: made)
    // As one of UIKit's, it lives until the end of the current event even if nothing holds it.
    Task { _ = made }
    return made
  }

  fileprivate static func storyboard(of controller: ViewController) -> UIStoryboard? {
    owners.object(forKey: controller)
  }
}

extension ViewController {
  /// The storyboard that has created the controller.
  public var storyboard: UIStoryboard? { UIStoryboard.storyboard(of: self) }
}

/// A transition of a storyboard, which never takes place.
@preconcurrency @MainActor open class UIStoryboardSegue {
  public let identifier: String?
  public let source, destination: ViewController

  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  open func perform() {}
}

extension ViewController {
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
