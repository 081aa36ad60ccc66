import Foundation
import PortingTool

let outcome = PortingCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
for line in outcome.output { print(line) }
for line in outcome.errors {
  FileHandle.standardError.write(Data("TabHostPort: \(line)\n".utf8))
}
exit(outcome.status)
