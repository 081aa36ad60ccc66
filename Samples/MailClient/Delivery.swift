import TabHost
import TabHostTerminal

/// Gets mail, and shows the progress below the page. Enter and a click cancel it.
final class Delivery: ViewController, TerminalContent {
  typealias Server = @MainActor (_ progress: (Double) -> Void) async throws -> [Letter]

  private(set) var task: Task<Void, Never>?
  private var fraction = 0.0 { didSet { setNeedsDisplay() } }

  func start(in mail: MailHost, from server: @escaping Server) {
    mail.bottomAccessory = TabAccessory(contentView: self)
    task = Task {
      do {
        let letters = try await server { fraction = $0 }
        mail.store.letters += letters
      } catch {
        guard !Task.isCancelled else { return }
        mail.showMessage("\(error)", "Try Again") { mail.getMail(from: server) }
      }
      mail.bottomAccessory = nil
    }
  }

  func draw(on canvas: inout Canvas) {
    canvas.line("Getting mail", row: 0, indent: 1, style: CellStyle(bold: canvas.isFocused))
    canvas.draw(.bar(fraction), in: CellRect(column: 15, row: 0, columns: 20, rows: 1))
  }

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press) where press.key == .enter: break
    case .mouse(let mouse) where mouse.kind == .press && mouse.button == .left: break
    default: return false
    }
    task?.cancel()
    tabHostController?.bottomAccessory = nil
    return true
  }
}

extension MailHost {
  /// Gets mail, unless that is in progress.
  func getMail(from server: @escaping Delivery.Server = SampleServer().receive) {
    if bottomAccessory == nil { Delivery().start(in: self, from: server) }
  }
}

/// A server that can't be reached at the first attempt.
@MainActor final class SampleServer {
  struct NoConnection: Error, CustomStringConvertible { let description = "No connection" }
  private var attempts = 0

  func receive(progress: (Double) -> Void) async throws -> [Letter] {
    attempts += 1
    for step in 1...10 {
      try await Task.sleep(for: .milliseconds(200))
      progress(Double(step) / 10)
      if attempts == 1, step == 5 { throw NoConnection() }
    }
    return [Letter(address: "eve@example.org", subject: "Hello", text: "I am new here.")]
  }
}
