import Foundation

extension ViewController {
  /// The rarely set properties, stored out of line.
  ///
  /// A collection is changed in a copy and then assigned, because a `deinit` that runs meanwhile may
  /// access it.
  final class Details {
    var traitRegistrations: [TraitRegistration] = []
    var traitOverrides: TraitOverrides?
    /// The traits that the parent replaces for this controller, and the overrides that follow.
    var traitsOfParent: (traits: TraitCollection, overrides: TraitOverrides)?
    /// The environment of the children, and the one that it was derived from with the overrides.
    var derivedEnvironment: (base: TraitEnvironment, derived: TraitEnvironment)?
    /// The traits before the overrides changed, until the controller is notified.
    var traitsBeforeOverride: TraitCollection?
    /// The traits of a host without its overrides.
    var traitsBesidesOverrides: TraitCollection?
    var allowsEditing = false
    var preferredBottomAccessory: TabAccessory?
    var editButtonItem: BarButtonItem?
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = EdgeInsets()
    var contentUnavailableConfiguration: ContentUnavailableConfiguration?
    var keyCommands: [KeyCommand] = []
    var modalPresentationStyle = ModalPresentationStyle.automatic
    var isModalInPresentation = false
    var presentation: PresentationController?
    /// The host that is to show the controller as soon as it has left its container.
    var waitingHost: HostReference?
    var navigationItem: NavigationItem?
    var tabBarItem: TabBarItem?
    var prefersLargeTitles = false
  }

  /// The details, created if needed.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }
}
