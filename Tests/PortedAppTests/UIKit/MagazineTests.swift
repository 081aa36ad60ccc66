import XCTest

@testable import PortedApps

final class MagazineTests: XCTestCase {
  func makeTabs() -> MagazineTabBarController {
    let controller = MagazineTabBarController(articles: ["Bread", "Cheese", "Wine"])
    controller.loadViewIfNeeded()
    return controller
  }

  func testTabs() {
    let controller = makeTabs()
    XCTAssertEqual(controller.viewControllers?.count, 2)
    XCTAssertEqual(controller.selectedIndex, 0)
    controller.markArchive(unread: 3)
    XCTAssertEqual(controller.viewControllers?.last?.tabBarItem.badgeValue, "3")
  }

  func testStatusBar() {
    let controller = makeTabs()
    XCTAssertEqual(controller.preferredStatusBarStyle, .darkContent)
    controller.isReadingAtNight = true
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
  }

  func testSearch() throws {
    let archive = ArchiveViewController(articles: ["Bread", "Cheese"])
    archive.loadViewIfNeeded()
    XCTAssertEqual(archive.results, ["Bread", "Cheese"])
    let search = try XCTUnwrap(archive.navigationItem.searchController)
    search.searchBar.text = "che"
    archive.updateSearchResults(for: search)
    XCTAssertEqual(archive.results, ["Cheese"])
  }

  func testArticleIsPushed() {
    let archive = ArchiveViewController(articles: [])
    let navigation = UINavigationController(rootViewController: archive)
    archive.open("Bread")
    XCTAssertEqual(navigation.topViewController?.title, "Bread")
    XCTAssertTrue(navigation.topViewController!.hidesBottomBarWhenPushed)
  }
}
