import TabHost
import TabHostProgram
import Testing

@MainActor @Test func `each file has a tab`() {
  HostProgram.run = HostProgram.Run(operands: ["a.log", "b.log"])
  defer { HostProgram.run = HostProgram.Run() }
  let viewer = LogViewer()
  viewer.loadViewIfNeeded()
  #expect(viewer.tabs.map(\.title) == ["a.log", "b.log"])
}
