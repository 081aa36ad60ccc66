/// A part of a menu that is made when a person first sees it, maybe later than at once.
///
/// What it gives stands in its place: among the elements beside it, not in a menu of its own.
/// Documented original: `UIDeferredMenuElement`.
public final class DeferredMenuElement: MenuElement {
  /// Makes the elements: is given a completion, to call once with them, now or later.
  ///
  /// Until then a person sees ``MenuSession/Item/loading``. A completion that is called a second
  /// time is reported as ``TabHostController/Diagnostic/Rule/completedTwice`` and ignored; one that
  /// is dropped without a call is reported as
  /// ``TabHostController/Diagnostic/Rule/neverCompleted``, and the element gives nothing.
  public typealias Provider = (_ completion: @escaping ([MenuElement]) -> Void) -> Void

  /// What an element has given.
  enum Answer {
    case unasked, loading
    case elements([MenuElement])
  }

  /// Whether the provider is asked each time a person sees the element.
  let isUncached: Bool
  /// What the provider has given for good; stays unasked where it is asked each time.
  private(set) var kept = Answer.unasked
  private let provider: Provider

  /// Makes an element whose provider is asked once; what it gives is kept for as long as the
  /// element lives, also if the menu is closed by then.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isUncached: false, elementProvider)
  }

  /// Makes an element whose provider is asked each time a person opens the menu or the submenu that
  /// it is in.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(isUncached: true, elementProvider)
  }

  private init(isUncached: Bool, _ provider: @escaping Provider) {
    self.isUncached = isUncached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asks the provider. What comes is kept, unless it is asked for each time.
  ///
  /// - Parameters:
  ///   - identifiers: The tab whose menu it is, for diagnostics.
  ///   - host: The host that shows the menu.
  ///   - receive: Called once, when elements have come, or none ever will.
  func ask(
    for identifiers: [String],
    in host: TabHostController,
    receive: @escaping ([MenuElement]) -> Void
  ) {
    if !isUncached { kept = .loading }
    let completion = Completion<[MenuElement]>(
      of: "a deferred menu element",
      identifiers,
      host: host
    ) { [weak self] elements in
      if let self, !isUncached { kept = .elements(elements ?? []) }
      receive(elements ?? [])
      self?.didChange()
    }
    provider { completion($0) }
  }
}
