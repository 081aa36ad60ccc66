import TabHost
import TabHostProgram
import TabHostTerminal

final class MonitorHost: TabHostController {
  let machine = Machine()
  private let log = HostProgram.run.operands.first
  private var watching: Task<Void, Never>?
  private weak var application: TerminalApplication?

  static func configure(_ application: TerminalApplication) {
    (application.screen.host as? MonitorHost)?.application = application
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Monitor"
    let image = TabImage(systemName: "cpu")
    tabs = [
      TabItem(title: "Processes", image: image, identifier: "processes") { [machine] _ in
        MonitorPage(machine)
      }
    ]
    let pager = KeyCommand(title: "Show the Log in a Pager", input: "l", modifierFlags: .control) {
      [weak self] _ in self?.showLog()
    }
    addKeyCommand(pager)
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

  private func showLog() {
    guard let application, let log else { return }
    application.run(ChildProgram("less", [log])) { result in
      if case .failure(let error) = result { application.show(message: "\(error)") }
    }
  }
}
