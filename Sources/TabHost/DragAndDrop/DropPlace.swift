/// A place of content where the user can drop items, such as a row of a list or the gap between two rows.
///
/// Content that adopts ``DroppableContent`` lists its places. Move a drag over one with
/// ``Drag/enter(_:at:)-(Drag.Target,_)``.
@preconcurrency @MainActor public struct DropPlace {
  /// Where a place is, relative to the element that its title names.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// On the element, or in it.
    ///
    /// Corresponds to the intent `insertIntoDestinationIndexPath` of `UITableViewDropProposal` in UIKit.
    case on
    /// In the gap before the element.
    ///
    /// Corresponds to the intent `insertAtDestinationIndexPath` of `UITableViewDropProposal` in UIKit.
    case before
    /// In the gap after the element, which is the last one.
    case after

    /// The label of the title in a call about the place.
    package var label: TabHostEvent.Label {
      switch self {
      case .on: .on
      case .before: .before
      case .after: .after
      }
    }
  }

  /// What identifies the place among those of its content.
  ///
  /// A drag that enters a place with the identity of the current one stays there. If a drop at a place
  /// means something else than before, because other elements have come, its identity is another one.
  public let id: AnyHashable

  /// The title of the element, by which users and scripts name the place together with ``position``.
  public let title: String

  /// Where the place is, relative to the element with the ``title``.
  public let position: Position

  /// Accepts items at the place, or refuses them.
  ///
  /// ``DropHandler/proposal`` is called when a drag enters the place, and again when its items or allowed
  /// operations change. ``DropHandler/perform`` is called with a drop if the last proposal was to copy or
  /// to move.
  public let handler: DropHandler

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - id: What identifies the place among those of its content.
  ///   - title: The title of the element.
  ///   - position: Where the place is, relative to the element.
  ///   - handler: Accepts items at the place, or refuses them.
  public init(
    id: AnyHashable,
    title: String,
    position: Position = .on,
    handler: DropHandler
  ) {
    (self.id, self.title, self.position, self.handler) = (id, title, position, handler)
  }
}

/// Content with places where the user can drop items, such as a list with rows.
///
/// Tests and scripts find a place in it by name. A renderer moves a drag over the place below the pointer
/// with ``Drag/enter(_:at:)-(Drag.Target,_)``.
@preconcurrency @MainActor public protocol DroppableContent: ViewController {
  /// The places, in the order in which they are displayed, with those that are not visible.
  ///
  /// Called when a test, a script or a recording names a place.
  var dropPlaces: [DropPlace] { get }
}

extension Drag {
  /// Moves the drag over the place of content that has a title; see ``enter(_:at:)-(Drag.Target,_)``.
  ///
  ///     let drag = host.user.drag("a.swift", in: page).1
  ///     drag?.enter("Staged", in: page)  // 1. proposal
  ///     drag?.drop()                     // 2. perform
  ///
  /// Of several places with the title and the position, this is the first one. Refused as
  /// ``UserInteraction/Refusal/notAvailable`` if there is none.
  ///
  /// - Parameters:
  ///   - title: The title of the element.
  ///   - position: Where the place is, relative to the element.
  ///   - content: The content, at any depth in the host.
  ///   - time: The current time, by the same clock as in ``hover(until:)``.
  @discardableResult
  public func enter(
    _ title: String,
    _ position: DropPlace.Position = .on,
    in content: any DroppableContent,
    at time: Duration = .zero
  ) -> UserInteraction.Outcome {
    let place = content.dropPlaces.first { $0.title == title && $0.position == position }
    return place.map { enter(.place($0, in: content), at: time) } ?? .refused(.notAvailable)
  }
}
