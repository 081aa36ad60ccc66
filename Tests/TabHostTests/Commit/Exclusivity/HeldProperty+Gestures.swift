import TabHost
import TabHostTestSupport

extension HeldProperty {
  static let ofGestures: [HeldProperty] = [
    HeldProperty("popover.dismissHandler", of: popover, \.dismissHandler) { probe in
      { probe.hold() }
    },
    HeldProperty("drag.items", of: { Dragging() }) { dragging, probe in
      dragging.drag.items = probe.map { [dragging.item(holding: $0)] } ?? []
    } holdsProbe: {
      !$0.drag.items.isEmpty
    },
    HeldProperty("dragSession.localContext", of: { Dragging() }) { dragging, probe in
      dragging.drag.dragSession?.localContext = probe
    } holdsProbe: {
      $0.drag.dragSession?.localContext != nil
    },
    HeldProperty("dragItem.localObject", of: dragItem) { item, probe in
      item.localObject = probe
    } holdsProbe: {
      $0.localObject != nil
    },
    HeldProperty("dragItem.previewProvider", of: dragItem, \.previewProvider) { probe in
      {
        probe.hold()
        return nil
      }
    },
    HeldProperty("progress.cancellationHandler", of: { LoadingProgress() }, \.cancellationHandler) {
      probe in { probe.hold() }
    },
    HeldProperty("representations of an item provider", of: { Providing() }) { providing, probe in
      providing.register(probe)
    } holdsProbe: {
      $0.holdsProbe
    },
  ]

  @MainActor private static func popover() -> Popover {
    Popover(content: ViewController(), sourceItem: TabItem.bare("a"))
  }

  @MainActor private static func dragItem() -> DragItem {
    DragItem(itemProvider: ItemProvider())
  }

  /// A local drag over a host.
  @MainActor private final class Dragging {
    let drag = HeldProperty.host().user.beginExternalDrag([], isLocal: true)

    func item(holding probe: ReleaseProbe) -> DragItem {
      let item = DragItem(itemProvider: ItemProvider())
      item.localObject = probe
      return item
    }
  }

  /// An item provider with one representation, which can be registered again.
  @MainActor private final class Providing {
    private let provider = ItemProvider()
    private weak var probe: ReleaseProbe?

    var holdsProbe: Bool {
      provider.hasItemConformingToTypeIdentifier("text") && probe != nil
    }

    func register(_ probe: ReleaseProbe?) {
      self.probe = probe
      provider.registerDataRepresentation(forTypeIdentifier: "text") { completion in
        probe?.hold()
        completion(nil, nil)
        return nil
      }
    }
  }
}
