import Frame

private final class Other {}

private final class Spy: FrameDelegate {
  var count = 0
  func frame(_ frame: Frame, wasShown item: Item) {}  // similar
}
