import Foundation
import PortingTool

let command = PortingCommand(arguments: Array(CommandLine.arguments.dropFirst())) {
  String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
}
let outcome = command.run()
for line in outcome.output { print(line) }
for line in outcome.errors {
  FileHandle.standardError.write(Data("TabHostPort: \(line)\n".utf8))
}
exit(outcome.status)
