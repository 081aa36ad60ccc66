/// The configuration of a row's context menu, created when the user requests the menu.
///
/// Corresponds to `UIContextMenuConfiguration` in UIKit.
@preconcurrency @MainActor public final class ContextMenuConfiguration {
  /// The order in which a menu lists its elements.
  ///
  /// Corresponds to `UIContextMenuConfiguration.ElementOrder` in UIKit.
  public enum ElementOrder: Int, Hashable, Sendable, CaseIterable {
    /// The default order of the context, which is ``fixed``.
    case automatic = 0
    /// The first element is nearest to the place where the menu was opened.
    case priority = 1
    /// The order of the elements in the menu.
    case fixed = 2
  }

  /// The identifier of the configuration.
  public var identifier: AnyHashable { ownIdentifier ?? AnyHashable(ObjectIdentifier(self)) }

  private let ownIdentifier: AnyHashable?

  /// Creates the view controller that is displayed beside the menu.
  ///
  /// If it is `nil`, the row itself is displayed.
  public let previewProvider: (() -> ViewController?)?

  /// Creates the menu, or returns `nil` for no menu.
  ///
  /// The parameter contains the suggested elements of the framework, of which there are currently
  /// none.
  public let actionProvider: (([MenuElement]) -> Menu?)?

  /// The order in which the menu lists its elements.
  ///
  /// The default is ``ElementOrder/automatic``.
  public var preferredMenuElementOrder = ElementOrder.automatic

  /// The number of items that the menu concerns, displayed as a badge on the preview; 0 for no badge.
  ///
  /// The default is 0. A hint to renderers: a terminal, which displays no preview, ignores it.
  public var badgeCount = 0

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil` for a unique one.
  ///   - previewProvider: Creates the view controller that is displayed beside the menu.
  ///   - actionProvider: Creates the menu. If it is `nil`, there is no menu.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {
    ownIdentifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
