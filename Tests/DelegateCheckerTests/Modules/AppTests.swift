import Frame

@testable import App

// Two files of tests can have private classes of the same name.

private final class Spy: FrameDelegate {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { true }
  func frame(_ frame: Frame, wasShown item: Item) {}  // similar
}
class Fake: Base {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { false }  // base
}
