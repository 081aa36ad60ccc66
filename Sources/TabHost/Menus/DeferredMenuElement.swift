/// A part of a menu that is made when a person first sees it, maybe later than at once.
///
/// Documented original: `UIDeferredMenuElement`.
public final class DeferredMenuElement: MenuElement {
  /// Makes the elements: is given a completion, to call once with them, now or later.
  public typealias Provider = (_ completion: @escaping ([MenuElement]) -> Void) -> Void

  /// Whether the provider is asked each time a person sees the element.
  let isUncached: Bool
  let provider: Provider
  /// What the provider has answered, for the next time.
  var cached: [MenuElement]?

  /// Makes an element whose provider is asked once; what it answers is kept.
  ///
  /// Until the completion is called, a person sees that something is on its way. A completion that
  /// is called twice, or never, is reported and does no harm.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isUncached: false, elementProvider)
  }

  /// Makes an element whose provider is asked each time a person sees it.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isUncached: true, elementProvider)
  }

  private init(isUncached: Bool, _ provider: @escaping Provider) {
    self.isUncached = isUncached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }
}
