/// The row of an action in the section of a group, as the source of a popover.
@MainActor final class ActionRow: PopoverSourceItem {
  let action: Action
  let group: TabGroupItem

  init(_ action: Action, _ group: TabGroupItem) {
    self.action = action
    self.group = group
  }

  func frame(in controller: ViewController) -> Rect? {
    guard let host = group.host,
      let frame = DelegateNotifier(host: host).frame(of: action, in: group)
    else { return nil }
    return host.convert(frame, to: controller)
  }
}
