public import Foundation
import Synchronization

/// The observations of notifications that observers have begun, with their tokens.
private let observations = Mutex<[Observation]>([])

private struct Observation: @unchecked Sendable {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: Notification.Name?
  let object: ObjectIdentifier?
}

extension NotificationCenter {
  /// Calls a closure for notifications until the observer is removed or deallocated.
  ///
  /// - Parameters:
  ///   - observer: The object to remove with `removeObserver(_:)`. It is not retained.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The sender of the notifications, or `nil` for all.
  ///   - block: Called at once, on the thread that posts the notification. A closure of the
  ///     main actor expects notifications of the main thread.
  public func addObserver(
    _ observer: AnyObject,
    forName name: Notification.Name?,
    object: Any?,
    using block: @escaping (Notification) -> Void
  ) {
    // The closure may be isolated to the main actor, as the method that it calls.
    nonisolated(unsafe) let block = block
    let token = addObserver(forName: name, object: object, queue: nil) { unsafe block($0) }
    let observation = Observation(
      observer: observer,
      center: self,
      token: token,
      name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) }
    )
    end { $0.observer == nil }
    observations.withLock { $0.append(observation) }
  }

  /// Removes an observer, or the token of one.
  public func removeObserver(_ observer: AnyObject) {
    end { $0.observer === observer && $0.center === self }
    removeObserver(observer as Any)
  }

  /// Removes an observer of some notifications.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    end {
      $0.observer === observer && $0.center === self && (name == nil || $0.name == name)
        && (sender == nil || $0.object == sender)
    }
    removeObserver(observer as Any, name: name, object: object)
  }

  private func end(where shouldEnd: (Observation) -> Bool) {
    let ended = observations.withLock { all in
      let ended = all.filter(shouldEnd)
      all.removeAll(where: shouldEnd)
      return ended
    }
    for observation in ended {
      observation.center.removeObserver(observation.token as Any)
    }
  }
}
