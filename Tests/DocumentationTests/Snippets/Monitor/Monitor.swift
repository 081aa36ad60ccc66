import TabHostProgram

@MainActor func runMonitor() async {
  await HostProgram.main("Shows processes and a log.", operands: "[LOG]") { MonitorHost() }
}
