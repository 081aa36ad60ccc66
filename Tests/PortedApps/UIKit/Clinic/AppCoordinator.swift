import UIKit

/// The root of the app.
final class AppCoordinator: Coordinator {
  enum Menu {
    case appointments, profile
  }

  var childCoordinators: [Coordinator] = []
  let router: RouterType
  private(set) var booked: [String] = []

  init(router: RouterType) {
    self.router = router
  }

  func start() {
    let home = HomeViewController()
    home.title = NSLocalizedString("Clinic", comment: "Title of the first page")
    home.onChoose = { [weak self] item in self?.open(item) }
    router.setRoot(home, hideBar: false)
  }

  func open(_ item: Menu) {
    switch item {
    case .appointments:
      let coordinator = AppointmentCoordinator(router: router, doctors: ["Dr. Grey", "Dr. House"])
      coordinator.delegate = self
      add(coordinator)
      coordinator.start()
    case .profile:
      let profile = UINavigationController(rootViewController: ProfileViewController())
      profile.modalPresentationStyle = .formSheet
      router.present(profile, animated: true)
    }
  }
}

// MARK: - AppointmentCoordinatorDelegate

extension AppCoordinator: AppointmentCoordinatorDelegate {
  func appointmentCoordinator(_ coordinator: AppointmentCoordinator, didBook date: String) {
    booked.append(date)
    remove(coordinator)
    router.navigationController.popToRootViewController(animated: true)
  }

  func appointmentCoordinatorDidCancel(_ coordinator: AppointmentCoordinator) {
    router.pop(animated: true)
    remove(coordinator)
  }
}
