import UIKit

@testable import PortedApps

/// Records what coordinators ask for.
final class RouterMock: RouterType {
  let navigationController = UINavigationController()
  private(set) var pushed: [UIViewController] = []
  private(set) var presented: [UIViewController] = []
  private(set) var roots: [UIViewController] = []
  private(set) var popCount = 0

  func toPresentable() -> UIViewController { navigationController }

  func push(_ module: Presentable, animated: Bool, completion: (() -> Void)?) {
    pushed.append(module.toPresentable())
  }

  func pop(animated: Bool) { popCount += 1 }

  func setRoot(_ module: Presentable, hideBar: Bool) { roots.append(module.toPresentable()) }

  func present(_ module: Presentable, animated: Bool) { presented.append(module.toPresentable()) }

  func dismiss(animated: Bool, completion: (() -> Void)?) { completion?() }
}
