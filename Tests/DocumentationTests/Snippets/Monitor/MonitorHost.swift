import TabHost
import TabHostProgram
import TabHostTerminal

final class MonitorHost: TabHostController {
  let machine = Machine()
  private let check = NetworkCheck()
  private let log = HostProgram.run.operands.first
  private var watching: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Monitor"
    let image = TabImage(systemName: "cpu")
    tabs = [
      TabItem(title: "Processes", image: image, identifier: "processes") { [machine, check] _ in
        MonitorPage(machine, check)
      }
    ]
    let open = KeyCommand(title: "Open the Log", input: "o", modifierFlags: .control) {
      [weak self] _ in self?.openLog()
    }
    let start = KeyCommand(title: "Check the Network", input: "t", modifierFlags: .control) {
      [check] _ in check.start()
    }
    let cancel = KeyCommand(title: "Cancel the Check", input: "g", modifierFlags: .control) {
      [check] _ in check.cancel()
    }
    for command in [open, start, cancel] { addKeyCommand(command) }
  }

  override func updateProperties() {
    super.updateProperties()
    tabs.first?.badgeValue = "\(machine.processes.count)"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Tests give the machine its values.
    guard HostProgram.run.mode == .terminal else { return }
    watching = Task { [machine, log] in await machine.watch(log) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
  }

  private func openLog() {
    guard let application = terminalApplication, let log else { return }
    application.run(.pager(log)) { result in
      switch result {
      case .success(let ending) where ending.isSuccess: break
      case .success: application.show(message: "The pager has failed")
      case .failure(let error): application.show(message: "\(error)")
      }
    }
  }
}
