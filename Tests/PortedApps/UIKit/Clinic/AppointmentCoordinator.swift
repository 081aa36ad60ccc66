import UIKit

protocol AppointmentCoordinatorDelegate: AnyObject {
  func appointmentCoordinator(_ coordinator: AppointmentCoordinator, didBook date: String)
  func appointmentCoordinatorDidCancel(_ coordinator: AppointmentCoordinator)
}

/// Books an appointment: doctor, date, confirmation.
final class AppointmentCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let router: RouterType
  weak var delegate: AppointmentCoordinatorDelegate?
  private let doctors: [String]

  init(router: RouterType, doctors: [String]) {
    self.router = router
    self.doctors = doctors
  }

  func start() {
    let page = DoctorListViewController(doctors: doctors)
    page.onSelect = { [weak self] doctor in
      self?.showDates(of: doctor)
    }
    page.onCancel = { [unowned self] in
      self.delegate?.appointmentCoordinatorDidCancel(self)
    }
    router.push(page, animated: true, completion: nil)
  }

  private func showDates(of doctor: String) {
    let page = DateListViewController(doctor: doctor)
    page.delegate = self
    router.push(page, animated: true) { [weak self] in
      Analytics.send("dates left")
      self?.lastLeft = doctor
    }
  }

  private(set) var lastLeft: String?

  private func confirm(_ date: String) {
    let alert = UIAlertController(title: "Book \(date)?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(
        title: "Book",
        style: .default,
        handler: { [weak self] _ in
          guard let self = self else { return }
          self.delegate?.appointmentCoordinator(self, didBook: date)
        }
      )
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    router.present(alert, animated: true)
  }
}

extension AppointmentCoordinator: DateListViewControllerDelegate {
  func dateListViewController(_ controller: DateListViewController, didSelect date: String) {
    confirm(date)
  }
}
