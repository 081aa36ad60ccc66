/// Content that scripts and explorations use as the user does, without a renderer.
///
/// The content lists what the user can do in it, as the words of the script command `content`, and
/// performs such words. An exploration of `TabHostTesting` chooses among them, and a script passes its words
/// to the content if no screen is attached.
///
/// ```swift
/// final class Dial: ViewController, InputContent {
///   private(set) var value = 0
///
///   var possibleInputs: [[String]] { [["turn", "left"], ["turn", "right"]] }
///
///   func performInput(_ words: [String]) -> UserInteraction.Outcome? {
///     guard possibleInputs.contains(words) else { return nil }
///     return tabHostController?.user.input(words, to: self) {
///       value += words[1] == "left" ? -1 : 1
///       return true
///     }
///   }
/// }
/// ```
///
/// The pages of `TabHostTerminal` conform.
@preconcurrency @MainActor public protocol InputContent: ViewController {
  /// What the user can do in the content now, each as the words of one input.
  ///
  /// The list is finite and short, and the same in the same state. An input that turns out to have no
  /// effect is refused.
  var possibleInputs: [[String]] { get }

  /// Performs input of the user.
  ///
  /// An implementation calls ``UserInteraction/input(_:to:handler:)``, so that the input is an action of the
  /// user. The words `focus` and `blur` notify the content that it has gained or lost the keyboard focus,
  /// also when it has left the screen.
  ///
  /// - Parameter words: The words, which are usually one of ``possibleInputs``.
  /// - Returns: The outcome, or `nil` if the words stand for no input of the content.
  func performInput(_ words: [String]) -> UserInteraction.Outcome?
}
