#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The context menu of a row, made when a person opens it.
///
/// Documented original: `UIContextMenuConfiguration`.
@MainActor public final class ContextMenuConfiguration {
  /// In which order a menu lists its elements. Documented original:
  /// `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Hashable, Sendable, CaseIterable {
    /// What the place does; here as ``fixed``.
    case automatic = 0
    /// The first element nearest to where the menu was opened.
    case priority = 1
    /// As they are listed.
    case fixed = 2
  }

  /// What names the configuration.
  public let identifier: AnyHashable

  /// Makes what is shown beside the menu; nil shows the row itself.
  public let previewProvider: (() -> ViewController?)?

  /// Makes the menu, given what the framework suggests, which is nothing at present; a nil answer
  /// is no menu.
  public let actionProvider: (([MenuElement]) -> Menu?)?

  /// In which order the menu lists its elements. Default ``ElementOrder/automatic``.
  public var preferredMenuElementOrder = ElementOrder.automatic

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A name; nil makes one up that no other configuration has.
  ///   - previewProvider: Makes what is shown beside the menu.
  ///   - actionProvider: Makes the menu; without one there is none.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
