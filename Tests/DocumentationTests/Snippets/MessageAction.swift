import TabHost
import TabHostTerminal

@MainActor func confirmArchiving(on page: ViewController, undo: @escaping () -> Void) {
  let application = page.terminalApplication
  application?.show(message: "Moved to Archive", action: "Undo", key: "u", handler: undo)
}
