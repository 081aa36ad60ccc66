import XCTest

@testable import PortedApps

@MainActor final class CellarTests: XCTestCase {
  private let cellar = CellarViewController(wines: [
    Wine(name: "Barolo", region: "Piedmont"), Wine(name: "Rioja", region: "Rioja"),
  ])

  func testRegionsAreGroups() {
    cellar.loadViewIfNeeded()
    XCTAssertEqual(cellar.tabs.map(\.identifier), ["tonight", "regions"])
    let regions = cellar.tabs.last as? UITabGroup
    XCTAssertEqual(regions?.children.map(\.title), ["Piedmont", "Rioja"])
    cellar.add(Wine(name: "Malbec", region: "Mendoza"))
    XCTAssertEqual((cellar.tabs.last as? UITabGroup)?.children.count, 3)
  }

  func testSelectingARegion() {
    cellar.loadViewIfNeeded()
    XCTAssertEqual(cellar.selectedTab?.identifier, "tonight")
    cellar.selectedTab = cellar.tab(forIdentifier: "region.Rioja")
    XCTAssertEqual(cellar.selectedTab?.title, "Rioja")
  }
}
