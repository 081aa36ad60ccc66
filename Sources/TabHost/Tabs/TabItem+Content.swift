extension TabItem {
  /// The content, created if needed.
  var madeViewController: ViewController? {
    if case .made(let controller) = content { return controller }
    // An override may configure the content, even if the framework creates it.
    if isOfSubclass, case .unmade = content, viewProvider != nil {
      if let host { host.notify { _ = viewController } } else { _ = viewController }
    }
    return providedViewController
  }

  /// Whether the tab is of a class of the app, which can override properties.
  private var isOfSubclass: Bool {
    let type = type(of: self)
    return type != TabItem.self && type != TabGroupItem.self && type != SearchTabItem.self
  }

  /// The content as the provider creates it, created if needed.
  var providedViewController: ViewController? {
    switch content {
    case .made(let controller): return controller
    case .making:
      report(
        .recursiveProvider,
        [self],
        "the view provider reads the content that it is creating, which is nil until it returns"
      )
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
    let controller = callProvider(provider)
    controller.adopt(self)
    let host = host
    update(\.isViewControllerLoaded, contentFacets(in: host), in: host) {
      content = .made(controller)
    }
    return controller
  }

  /// Whether ``viewController`` has been created.
  ///
  /// Reading this property does not create it.
  public var isViewControllerLoaded: Bool {
    observed(\.isViewControllerLoaded, hasMadeContent)
  }

  var hasMadeContent: Bool { createdContent != nil }

  /// The content, or `nil` if it has not been created.
  var createdContent: ViewController? {
    if case .made(let controller) = content { controller } else { nil }
  }

  /// Whether the provider has not returned the content yet.
  var isCreatingContent: Bool { if case .making = content { true } else { false } }

  /// Whether the tab has content of its own, created or not.
  ///
  /// Reading this property does not create it.
  public var hasContent: Bool { viewProvider != nil }

  /// Discards the content, which is created again when it is next needed.
  func discardContent() {
    guard case .made(let controller) = content else { return }
    controller.release(from: self)
    let host = host
    update(\.isViewControllerLoaded, contentFacets(in: host), in: host) {
      content = .unmade
      changed(\.viewController)
    }
  }

  /// What it touches that the content is created or discarded.
  private func contentFacets(in host: TabHostController?) -> Facet {
    host?.unobservedContentTab === self ? .facts : .none
  }

  /// The state of the content.
  enum Content {
    case unmade, making
    case made(ViewController)
  }
}
