import XCTest

@testable import PortedApps

class AppCoordinatorTests: XCTestCase {
  var router: RouterMock!
  var sut: AppCoordinator!

  override func setUp() {
    super.setUp()
    router = RouterMock()
    sut = AppCoordinator(router: router)
  }

  override func tearDown() {
    sut = nil
    router = nil
    super.tearDown()
  }

  func testStartSetsHomeAsRoot() {
    sut.start()
    XCTAssertEqual(router.roots.count, 1)
    XCTAssertTrue(router.roots.first is HomeViewController)
    XCTAssertEqual(router.roots.first?.title, "Clinic")
  }

  func testBookingPushesDoctorsThenDates() throws {
    sut.start()
    sut.open(.appointments)
    XCTAssertEqual(sut.childCoordinators.count, 1)
    let doctors = try XCTUnwrap(router.pushed.last as? DoctorListViewController)
    doctors.select(row: 1)
    let dates = try XCTUnwrap(router.pushed.last as? DateListViewController)
    XCTAssertEqual(dates.title, "Dates of Dr. House")
    dates.select("Monday")
    let alert = try XCTUnwrap(router.presented.last as? UIAlertController)
    XCTAssertEqual(alert.title, "Book Monday?")
    XCTAssertEqual(alert.actions.map { $0.title }, ["Book", "Cancel"])
  }

  func testProfileIsPresentedInASheet() throws {
    sut.open(.profile)
    let navigation = try XCTUnwrap(router.presented.first as? UINavigationController)
    XCTAssertEqual(navigation.modalPresentationStyle, .formSheet)
    XCTAssertTrue(navigation.topViewController is ProfileViewController)
  }
}
