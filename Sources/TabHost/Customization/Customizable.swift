/// A value that the app declares and the user can customize.
///
/// The tabs and lists of tabs store the user's choices in these values, besides the tabs in the bar:
/// ``TabCustomization`` is composed of them, and of what absent tabs have left, when it is read or
/// saved. The reverse, tabs that look up
/// their entries in the customization, would be as simple, but the rows, the bar, and the selection
/// read for each tab whether it is hidden, which must not cost a lookup.
struct Customizable<Value: Equatable>: Equatable {
  /// The value that the app has assigned, or `nil` for the default.
  var declared: Value?
  private var choice = Choice.none

  private enum Choice: Equatable {
    case none
    case inEffect(Value)
    /// The app has assigned a value since the choice was made or applied. That value takes effect,
    /// but the choice is still saved.
    case overridden(Value)
  }

  /// The choice of the user, which is saved; `nil` if there is none.
  var chosen: Value? {
    switch choice {
    case .none: nil
    case .inEffect(let value), .overridden(let value): value
    }
  }

  /// The choice of the user, unless it is overridden.
  var choiceInEffect: Value? { if case .inEffect(let value) = choice { value } else { nil } }

  /// The value in effect, or `nil` for the default.
  var value: Value? { choiceInEffect ?? declared }

  mutating func assign(_ value: Value) {
    declared = value
    if let chosen { choice = .overridden(chosen) }
  }

  mutating func choose(_ value: Value?) {
    choice = value.map { .inEffect($0) } ?? .none
  }

  /// Stores the choice of a new customization.
  ///
  /// - Parameter isNew: Whether it takes effect even if it equals the present choice, which may be
  ///   overridden.
  mutating func apply(_ value: Value?, isNew: Bool = false) {
    if isNew || value != chosen { choose(value) }
  }

  /// Replaces the choice by an equivalent one, which is overridden if the choice is.
  mutating func replaceChoice(with value: Value?) {
    if case .overridden = choice, let value { choice = .overridden(value) } else { choose(value) }
  }
}
