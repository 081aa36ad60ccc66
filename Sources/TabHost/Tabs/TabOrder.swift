/// The order of the tabs of one level in the sidebar, as the app has assigned it and the user has
/// customized it.
///
/// The order of the app lists identifiers, that of the user lists customization identifiers, so that
/// it survives a new version of the app.
struct TabOrder: Equatable {
  private var identifiers = Customizable<[Identifier]>()
  /// Whether an order of the user is or was in effect since the app last assigned an order. It can be
  /// the declared one, which is not saved as a choice.
  private(set) var isOfUser = false
  /// Whether the user has reset the order, so that the order of the app has no effect.
  private var isReset = false

  /// The order of the app, unless the user has reset it; `nil` for the declared order.
  var assigned: [Identifier]? { isReset ? nil : identifiers.declared }

  /// The choice of the user that is in effect.
  var choice: [Identifier]? { identifiers.choice }

  /// Whether the tabs are in declared order.
  var isDeclared: Bool { (choice ?? assigned)?.isEmpty != false }

  /// Stores an order of the app.
  mutating func assign(_ order: [Identifier]) {
    identifiers.assign(order)
    isOfUser = false
    isReset = false
  }

  /// Stores an order of the user; `nil` if the app displays the tabs in that order without a choice.
  mutating func choose(_ order: [Identifier]?) {
    identifiers.choice = order
    isOfUser = true
  }

  /// Applies the choice of a customization.
  mutating func apply(_ order: [Identifier]?) {
    identifiers.choice = order
    if order != nil { isOfUser = true }
  }

  /// Replaces the choice by an equivalent one, unless it is overridden.
  mutating func replaceChoice(with order: [Identifier]?) {
    identifiers.replaceChoice(with: order)
  }

  /// Returns to the declared order for the user.
  mutating func resetForUser() {
    if !isDeclared { isOfUser = true }
    isReset = true
    identifiers.choice = nil
  }

  /// Returns to the order of the app.
  mutating func resetForApp() {
    isOfUser = false
    isReset = false
    identifiers.choice = nil
  }
}
