import UIKit

/// Pushes and presents pages, and runs a completion when the user has gone back.
final class Router: NSObject, RouterType, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  private var completions: [UIViewController: () -> Void] = [:]

  init(navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    super.init()
    self.navigationController.delegate = self
  }

  func toPresentable() -> UIViewController { navigationController }

  func push(_ module: Presentable, animated: Bool = true, completion: (() -> Void)? = nil) {
    let controller = module.toPresentable()
    guard !(controller is UINavigationController) else { return }
    if let completion = completion {
      completions[controller] = completion
    }
    navigationController.pushViewController(controller, animated: animated)
  }

  func pop(animated: Bool) {
    if let controller = navigationController.popViewController(animated: animated) {
      runCompletion(for: controller)
    }
  }

  func setRoot(_ module: Presentable, hideBar: Bool) {
    completions.forEach { $0.value() }
    completions.removeAll()
    navigationController.setViewControllers([module.toPresentable()], animated: false)
    navigationController.isNavigationBarHidden = hideBar
  }

  func present(_ module: Presentable, animated: Bool) {
    navigationController.present(module.toPresentable(), animated: animated, completion: nil)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    navigationController.dismiss(animated: animated, completion: completion)
  }

  private func runCompletion(for controller: UIViewController) {
    guard let completion = completions.removeValue(forKey: controller) else { return }
    completion()
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let poppedController = navigationController.transitionCoordinator?.viewController(
        forKey: .from
      ),
      !navigationController.viewControllers.contains(poppedController)
    else { return }
    runCompletion(for: poppedController)
  }
}
