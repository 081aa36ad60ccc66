// A program for the tests of terminal devices, which type into it, stop, resize and kill it. It
// reports every event as a line on descriptor 3.

import TabHostTerminal

let command = CommandLine.arguments.dropFirst().first ?? ""
switch command {
case "lead":
  let words = Array(CommandLine.arguments.dropFirst(2))
  ControllingTerminal.set(words[0], thenRun: Array(words.dropFirst()))
case "run": await TerminalUse.run()
case "describe": TerminalUse.describe()
case "piped": await TerminalUse.runAfterInput()
case "impatient": await TerminalUse.run(grace: .milliseconds(100))
case "foreground":
  JobControl.enterForeground()
  await TerminalUse.run()
case "abandon": await TerminalUse.abandonProgram()
case "nohup": await TerminalUse.runOn()
case "pipe": TerminalUse.writeToBrokenPipe(ignoring: false)
case "ignored-pipe": TerminalUse.writeToBrokenPipe(ignoring: true)
case "deaf": TerminalUse.waitDeaf()
case "mistaken": await TerminalUse.runMistaken()
case "stuck": TerminalUse.closeWhileReaderIsStuck()
case "descriptors": await TerminalUse.closeDescriptor()
case "handler": TerminalUse.handleSignal()
case "clogged": TerminalUse.openFullTerminal()
case "drop": TerminalUse.dropDevice()
case "open": TerminalUse.tryToOpen()
case "again": TerminalUse.openAgain()
case "host": await TerminalUse.runHost()
case "nohup-host": await TerminalUse.runHostOn()
case "main": await TerminalApplication.main(TerminalUse.host)
case "inspected": await TerminalUse.runInspected()
case "colors": await TerminalUse.runColors()
case "job": JobControl.run(as: "foreground")
case "background": JobControl.run(as: "run")
default: TerminalUse.leave(64)
}
