/// An element of content that the user can drag, such as a row of a list.
///
/// Content that adopts ``DraggableContent`` lists its elements. Begin a drag with
/// ``UserInteraction/drag(_:in:)-(DraggableElement,_)``.
@preconcurrency @MainActor public struct DraggableElement {
  /// What identifies the element among those of its content.
  ///
  /// Scripts name an element by its title, or by this value as text.
  public let id: AnyHashable

  /// The title, by which users and scripts name the element.
  public let title: String

  /// Whether the user can drag the element now.
  public let isEnabled: Bool

  /// Returns the items of the element, or no items if it can't be dragged now; `nil` if it never can.
  ///
  /// Called when the user begins a drag of the element, with a session without items, and when the
  /// user adds the element to a drag, with a session that has the items of the other elements.
  public let dragItems: ((any DragSession) -> [DragItem])?

  /// Whether the user may begin a drag of the element now, which may have no items all the same.
  package var canBeDragged: Bool { isEnabled && dragItems != nil }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - id: What identifies the element among those of its content.
  ///   - title: The title.
  ///   - isEnabled: Whether the user can drag the element now.
  ///   - dragItems: Returns the items of the element; see ``dragItems``.
  public init(
    id: AnyHashable,
    title: String,
    isEnabled: Bool = true,
    dragItems: ((any DragSession) -> [DragItem])?
  ) {
    (self.id, self.title, self.isEnabled, self.dragItems) = (id, title, isEnabled, dragItems)
  }

  /// Returns whether a text is the title or the identity of the element.
  fileprivate func isNamed(_ name: String) -> Bool { title == name || "\(id.base)" == name }
}

/// Content with elements that the user can drag, such as a list with rows.
///
/// Tests and scripts find an element in it by name. Content that a renderer draws begins a drag in
/// response to its own events, with ``UserInteraction/drag(_:in:)-(DraggableElement,_)``.
@preconcurrency @MainActor public protocol DraggableContent: ViewController {
  /// The elements, in the order in which they are displayed, with those that are not visible or can't
  /// be dragged.
  ///
  /// Called when a test, a script or a recording names an element.
  var draggableElements: [DraggableElement] { get }
}

// MARK: - Beginning a drag

extension UserInteraction {
  /// Begins a drag of an element of content, such as a row of a list.
  ///
  /// Calls ``DraggableElement/dragItems``. The drag allows move operations, and its targets get the
  /// ``DragItem/localObject`` of the items.
  ///
  /// Refused as ``Refusal/notOnScreen`` if the content is not on screen or something presented covers
  /// it, as ``Refusal/disabled`` for an element that is disabled, and as ``Refusal/notPermitted`` if
  /// there are no items.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - content: The content, at any depth in the host.
  /// - Returns: The outcome, and the drag if the outcome is ``Outcome/performed``. Retain the drag
  ///   as long as it lasts.
  public func drag(_ element: DraggableElement, in content: ViewController) -> (Outcome, Drag?) {
    beginDrag(.dragElement(element, in: content), whileCovered: host.reaches(content)) {
      refusal(ofDragging: element, in: content)
    } items: {
      host.calls.dragItems(of: element, in: content, for: $0)
    } drag: {
      let drag = Drag(of: $0, isLocal: true, in: host)
      drag.append(element, of: content)
      return drag
    }
  }

  /// Begins a drag of the element of content that has a title, or an ``DraggableElement/id`` with that
  /// text; see ``drag(_:in:)-(DraggableElement,_)``.
  ///
  ///     let drag = host.user.drag("Shell", in: page).1
  ///     drag?.enter(.tab(album))  // 1. operationForAcceptingItemsFrom
  ///     drag?.drop()              // 2. acceptItemsFrom
  ///
  /// Of several elements with the title, this is the first one. Refused as ``Refusal/notAvailable`` if
  /// there is none.
  public func drag(_ name: String, in content: any DraggableContent) -> (Outcome, Drag?) {
    guard let element = content.element(named: name) else { return (.refused(.notAvailable), nil) }
    return drag(element, in: content)
  }

  /// Why an element of content can't be dragged, or `nil` if it can.
  fileprivate func refusal(
    ofDragging element: DraggableElement,
    in content: ViewController
  ) -> Refusal? {
    guard host.reaches(content) else { return .notOnScreen }
    guard element.isEnabled else { return .disabled }
    return element.dragItems == nil ? .notPermitted : nil
  }
}

extension DraggableContent {
  fileprivate func element(named name: String) -> DraggableElement? {
    draggableElements.first { $0.isNamed(name) }
  }
}

// MARK: - Adding to a drag

extension Drag {
  /// Adds the items of an element of content to the drag.
  ///
  /// Calls ``DraggableElement/dragItems``, and then requests the operation of the current target.
  ///
  /// Refused as in ``UserInteraction/drag(_:in:)-(DraggableElement,_)``, and as
  /// ``UserInteraction/Refusal/notPermitted`` for a drag from another app. Adding an element that is
  /// already dragged has no effect.
  @discardableResult
  public func add(
    _ element: DraggableElement,
    in content: ViewController
  ) -> UserInteraction.Outcome {
    host.user.perform(
      .addElementToDrag(element, in: content),
      whileCovered: host.reaches(content)
    ) {
      add(
        unless: host.user.refusal(ofDragging: element, in: content),
        isDragged: isDragging(element, of: content)
      ) {
        host.calls.dragItems(of: element, in: content, for: contents)
      } note: {
        append(element, of: content)
      }
    }
  }

  /// Adds the items of the element of content that has a title, or an ``DraggableElement/id`` with that
  /// text; see ``add(_:in:)-(DraggableElement,_)``.
  ///
  /// Of several elements with the title, this is the first one. Refused as
  /// ``UserInteraction/Refusal/notAvailable`` if there is none.
  @discardableResult
  public func add(_ name: String, in content: any DraggableContent) -> UserInteraction.Outcome {
    content.element(named: name).map { add($0, in: content) } ?? .refused(.notAvailable)
  }

  /// Returns whether an element of content is being dragged.
  public func isDragging(_ element: DraggableElement, of content: ViewController) -> Bool {
    elements.contains { $0.id == element.id && $0.content === content }
  }
}

/// An element whose items are dragged.
struct DraggedElement {
  weak var content: ViewController?
  let id: AnyHashable
}
