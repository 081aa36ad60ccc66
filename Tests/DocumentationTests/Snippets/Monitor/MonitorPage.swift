import Foundation
import TabHost
import TabHostTerminal

/// The processes whose names contain a text, sorted by a column that the user chooses.
final class ProcessTable: ListViewController {
  private let machine: Machine
  var filter = "" { didSet { setNeedsUpdateProperties() } }

  init(_ machine: Machine) {
    self.machine = machine
    super.init()
    columns = [
      ListColumn("PID", value: \MachineProcess.id, width: .fitted(), alignment: .trailing),
      ListColumn("CPU", value: \MachineProcess.cpu, width: .fitted(), alignment: .trailing),
      ListColumn("Memory", value: \MachineProcess.kilobytes, width: .fitted(), priority: -1),
      ListColumn("Name", value: \MachineProcess.name),
    ]
    sort(by: ListSort(column: 1, order: .reverse))
  }

  override func updateProperties() {
    super.updateProperties()
    emptyText = machine.problem ?? "No processes"
    let found = machine.processes.filter { filter.isEmpty || $0.name.contains(filter) }
    sections = [ListSection(items: found, row: makeRow)]
  }

  private func makeRow(_ process: MachineProcess) -> ListRow {
    let megabytes = process.kilobytes / 1_000
    var row = ListRow(columns: ["\(process.id)", "\(process.cpu)", "\(megabytes) MB", process.name])
    if process.cpu > 90 { row.columnStyles[1] = .role(.notice) }
    return row
  }
}

/// A field and a check above the table, and the log below it.
final class MonitorPage: PartsController {
  init(_ machine: Machine, _ check: NetworkCheck) {
    let table = ProcessTable(machine)
    let field = CellAccessory.textField("") { [unowned table] in table.filter = $0 }
    let filter = ListViewController(rows: [ListRow("Filter", accessory: field)])
    let log = ListViewController(
      sections: [ListSection(count: { machine.lines.count }, row: { ListRow(machine.lines[$0]) })]
    )
    log.emptyText = "No lines"
    log.followsEnd = true
    super.init(parts: [
      Part(filter, height: .fitting),
      Part(NetworkPage(check), height: .fitting),
      Part(table, priority: 1),
      Part(log, height: .fraction(0.3), priority: -1),
    ])
  }
}
