import XCTest

@testable import PortedApps

@MainActor
final class RouterTests: XCTestCase {
  private var navigationController: UINavigationController!
  private var router: Router!

  override func setUp() {
    super.setUp()
    navigationController = UINavigationController(rootViewController: UIViewController())
    router = Router(navigationController: navigationController)
  }

  /// Waits until the main actor has done what is pending.
  private func settle() {
    let settled = expectation(description: "settled")
    Task { settled.fulfill() }
    wait(for: [settled], timeout: 5)
  }

  func testPushAndPop() {
    let page = UIViewController()
    var isCompleted = false
    router.push(page, animated: false) { isCompleted = true }
    XCTAssertTrue(navigationController.topViewController === page)
    router.pop(animated: false)
    XCTAssertEqual(navigationController.viewControllers.count, 1)
    XCTAssertTrue(isCompleted)
  }

  func testSetRootReplacesTheStack() {
    let expectation = self.expectation(description: "completion")
    router.push(UIViewController(), animated: false) { expectation.fulfill() }
    let root = UIViewController()
    router.setRoot(root, hideBar: true)
    wait(for: [expectation], timeout: 1)
    settle()
    XCTAssertEqual(navigationController.viewControllers, [root])
    XCTAssertTrue(navigationController.isNavigationBarHidden)
  }
}
