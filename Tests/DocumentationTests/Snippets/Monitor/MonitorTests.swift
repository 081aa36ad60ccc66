import TabHost
import TabHostProgram
import TabHostTerminal
import Testing

@MainActor struct MonitorTests {
  private let host: MonitorHost
  private let application: TerminalApplication

  init() throws {
    HostProgram.run = HostProgram.Run(operands: ["/var/log/access.log"])
    defer { HostProgram.run = HostProgram.Run() }
    host = MonitorHost()
    let device = try HeadlessTerminalDevice(size: CellSize(columns: 60, rows: 20))
    application = TerminalApplication(host: host, device: device)
    host.appear()
  }

  private var frame: String { application.screen.frame().plainText }

  @Test func `the busiest process is the first one, and the log is at its end`() {
    host.machine.show([
      MachineProcess(id: 1, cpu: 0.5, kilobytes: 12_000, name: "init"),
      MachineProcess(id: 7, cpu: 98, kilobytes: 640_000, name: "compiler"),
    ])
    host.machine.append((1...100).map { "GET /\($0)" })

    let lines = frame.split(separator: "\n").filter { $0.contains(" MB ") || $0.contains("GET") }
    #expect(lines.first?.contains("compiler") == true)
    #expect(lines.last?.contains("GET /100") == true)
    #expect(host.tabs[0].badgeValue == "2")
  }

  @Test func `a key checks the network, and another one cancels that`() {
    BackgroundProgram.execution = .simulated { _ in .running(output: "64 bytes from swift.org\n") }
    defer { BackgroundProgram.execution = .automatic }
    #expect(frame.contains("not checked"))
    host.user.press("t", modifiers: .control)
    #expect(!frame.contains("not checked") && !frame.contains("canceled"))
    host.user.press("g", modifiers: .control)
    #expect(frame.contains("canceled after 1 replies"))
  }

  @Test func `the processes are those that ps lists`() async throws {
    BackgroundProgram.execution = .simulated { program in
      .exited(0, output: program.name == "ps" ? "    1  0.5 12000 init\n" : "")
    }
    defer { BackgroundProgram.execution = .automatic }
    let process = MachineProcess(id: 1, cpu: 0.5, kilobytes: 12_000, name: "init")
    #expect(try await MachineProcess.all() == [process])
  }

  @Test func `a key shows the log in a pager`() {
    var programs: [ChildProgram] = []
    application.childHandler = { program in
      programs.append(program)
      return .exited(0)
    }
    host.user.press("o", modifiers: .control)
    #expect(programs == [.pager("/var/log/access.log")])
  }
}
