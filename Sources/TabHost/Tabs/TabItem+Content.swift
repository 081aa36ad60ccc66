extension TabItem {
  /// The content. Reading it makes it, on the first read; nil for a tab without a provider.
  ///
  /// The provider runs once for the life of the tab: taking the tab out of a host, hiding it and
  /// putting it back keep the controller. Only ``TabHostController/unload(_:)`` drops it.
  public var viewController: ViewController? {
    let content = madeViewController
    return observed(\.viewController, content)
  }

  /// The content, made if it is not there yet.
  var madeViewController: ViewController? {
    switch content {
    case .made(let controller): return controller
    case .making:
      report(.recursiveProvider, [self], "its view provider asks for the content that it makes")
      return nil
    case .unmade:
      guard let viewProvider else { return nil }
      guard let host else { return makeContent(with: viewProvider) }
      // What the provider changes is presented when there is content to present.
      return host.notify { makeContent(with: viewProvider) }
    }
  }

  private func makeContent(with provider: (TabItem) -> ViewController) -> ViewController {
    content = .making
    let controller = provider(self)
    controller.adopt(self)
    let concerns: HostChange = host?.contentTabOfSelection === self ? .made : []
    update(\.isViewControllerLoaded, replacing: false, concerns) { content = .made(controller) }
    return controller
  }

  /// Whether ``viewController`` is there already. Never makes it.
  public var isViewControllerLoaded: Bool {
    observed(\.isViewControllerLoaded, hasMadeContent)
  }

  var hasMadeContent: Bool {
    if case .made = content { true } else { false }
  }

  /// Whether the tab has a content of its own, made or not. Never makes it.
  public var hasContent: Bool { viewProvider != nil }

  /// Discards the content; the next need makes it again.
  func discardContent() {
    guard case .made(let controller) = content else { return }
    controller.release(from: self)
    let concerns: HostChange = host?.contentTabOfSelection === self ? .made : []
    update(\.isViewControllerLoaded, replacing: true, concerns) {
      content = .unmade
      changed(\.viewController)
    }
  }

  /// How far the content is.
  enum Content {
    case unmade, making
    case made(ViewController)
  }
}
