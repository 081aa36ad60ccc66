import UIKit

/// Owns a part of the flow.
protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var router: RouterType { get }

  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  func remove(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

protocol Presentable: AnyObject {
  func toPresentable() -> UIViewController
}

extension UIViewController: Presentable {
  func toPresentable() -> UIViewController { self }
}

protocol RouterType: Presentable {
  var navigationController: UINavigationController { get }

  func push(_ module: Presentable, animated: Bool, completion: (() -> Void)?)
  func pop(animated: Bool)
  func setRoot(_ module: Presentable, hideBar: Bool)
  func present(_ module: Presentable, animated: Bool)
  func dismiss(animated: Bool, completion: (() -> Void)?)
}
