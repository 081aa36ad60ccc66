import UIKit

extension UIAlertController {
  /// Calls the handler of an action, which UIKit does not have in its API.
  func tapAction(titled title: String) {
    typealias Handler = @convention(block) (UIAlertAction) -> Void
    guard let action = actions.first(where: { $0.title == title }),
      let block = action.value(forKey: "handler")
    else { return }
    unsafeBitCast(block as AnyObject, to: Handler.self)(action)
  }
}
