import UIKit

final class HomeViewController: UIViewController {
  var onChoose: ((AppCoordinator.Menu) -> Void)?

  private lazy var menuButton: UIBarButtonItem = {
    let profile = UIAction(title: "Profile", image: UIImage(systemName: "person")) {
      [weak self] _ in
      self?.onChoose?(.profile)
    }
    return UIBarButtonItem(
      title: "More",
      image: nil,
      primaryAction: nil,
      menu: UIMenu(children: [profile])
    )
  }()

  private let greetingLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .center
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(greetingLabel)
    NSLayoutConstraint.activate([
      greetingLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greetingLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    navigationItem.rightBarButtonItems = [
      menuButton,
      UIBarButtonItem(
        barButtonSystemItem: .add,
        target: self,
        action: #selector(bookTapped)
      ),
    ]
  }

  @objc private func bookTapped() {
    onChoose?(.appointments)
  }
}

final class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done,
      target: self,
      action: #selector(close(_:))
    )
  }

  @objc func close(_ sender: UIBarButtonItem) {
    dismiss(animated: true, completion: nil)
  }
}

/// The doctors, in a table.
final class DoctorListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var onSelect: ((String) -> Void)?
  var onCancel: (() -> Void)?
  private let doctors: [String]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  init(doctors: [String]) {
    self.doctors = doctors
    super.init(nibName: nil, bundle: nil)
    title = "Doctors"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "doctor")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      style: .plain,
      target: self,
      action: #selector(cancel)
    )
  }

  func select(row: Int) {
    onSelect?(doctors[row])
  }

  @objc private func cancel() { onCancel?() }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    doctors.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "doctor", for: indexPath)
    cell.textLabel?.text = doctors[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(row: indexPath.row)
  }
}

protocol DateListViewControllerDelegate: AnyObject {
  func dateListViewController(_ controller: DateListViewController, didSelect date: String)
}

final class DateListViewController: UIViewController {
  let doctor: String
  weak var delegate: DateListViewControllerDelegate?

  init(doctor: String) {
    self.doctor = doctor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var title: String? {
    get { "Dates of \(doctor)" }
    set { super.title = newValue }
  }

  func select(_ date: String) {
    delegate?.dateListViewController(self, didSelect: date)
  }
}
