import DelegateChecker
import Foundation

let outcome = CheckingCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
for line in outcome.output { print(line) }
for line in outcome.errors {
  FileHandle.standardError.write(Data("CheckDelegates: \(line)\n".utf8))
}
exit(outcome.status)
