/// The content of a tab in a plain tree.
///
/// It has a method for each life cycle event, so that a subclass receives the same calls as a
/// subclass of `ViewController`.
@MainActor class PlainPage {
  unowned(unsafe) var tree: PlainTree?
  final var isLoaded = false

  func load() {}
  func didLoad() {}
  func willMove(to tree: PlainTree?) {}
  func didMove(to tree: PlainTree?) {}
  func willAppear() {}
  func isAppearing() {}
  func willLayOut() {}
  func didLayOut() {}
  func didAppear() {}
  func willDisappear() {}
  func didDisappear() {}
}

/// A page that counts its life cycle calls, as ``ObservedController`` does.
final class ObservedPage: PlainPage {
  private(set) var calls = 0

  override func load() { calls += 1 }
  override func didLoad() { calls += 1 }
  override func willMove(to tree: PlainTree?) { calls += 1 }
  override func didMove(to tree: PlainTree?) { calls += 1 }
  override func willAppear() { calls += 1 }
  override func isAppearing() { calls += 1 }
  override func willLayOut() { calls += 1 }
  override func didLayOut() { calls += 1 }
  override func didAppear() { calls += 1 }
  override func willDisappear() { calls += 1 }
  override func didDisappear() { calls += 1 }
}
