/// A part of a menu that is created when it is first displayed, immediately or later.
///
/// The provided elements replace the deferred element among its siblings, instead of being in a
/// menu of their own. Corresponds to `UIDeferredMenuElement` in UIKit.
public final class DeferredMenuElement: MenuElement {
  /// Creates the elements and passes them to the completion, which has to be called once,
  /// immediately or later.
  ///
  /// Until then, the menu displays ``MenuSession/Item/loading``. A second call of the completion is
  /// ignored and reported as ``TabHostController/Diagnostic/Rule/completedTwice``. If the
  /// completion is released without a call, there are no elements, and that is reported as
  /// ``TabHostController/Diagnostic/Rule/neverCompleted``.
  public typealias Provider = (_ completion: @escaping ([MenuElement]) -> Void) -> Void

  /// The state of the provider's answer.
  enum Answer {
    case notRequested, loading
    case elements([MenuElement])
  }

  /// Whether the provider is called each time the element is displayed.
  let isUncached: Bool
  /// The cached answer of the provider; always `notRequested` if the provider is called each time.
  private(set) var cached = Answer.notRequested
  private let provider: Provider

  /// Creates an element whose provider is called once.
  ///
  /// The provided elements are cached as long as the element exists, even if the menu was closed
  /// before they arrived.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isUncached: false, elementProvider)
  }

  /// Creates an element whose provider is called each time the user opens the menu or submenu that
  /// contains it.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isUncached: true, elementProvider)
  }

  private init(isUncached: Bool, _ provider: @escaping Provider) {
    self.isUncached = isUncached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Calls the provider, and caches the answer unless the element is uncached.
  ///
  /// - Parameters:
  ///   - identifiers: The identifier of the menu's tab, for diagnostics.
  ///   - host: The host that displays the menu.
  ///   - receive: Called once, when elements have arrived or can't arrive any more.
  func requestElements(
    for identifiers: [String],
    in host: TabHostController,
    receive: @escaping ([MenuElement]) -> Void
  ) {
    if !isUncached { cached = .loading }
    let completion = Completion<[MenuElement]>(
      of: "a deferred menu element",
      identifiers,
      host: host
    ) { [weak self] elements in
      if let self, !isUncached { cached = .elements(elements ?? []) }
      receive(elements ?? [])
      self?.didChange()
    }
    host.calls.elements(from: provider) { completion($0) }
  }
}
