// A program that uses a store in ways that a test cannot within its own process: it is killed,
// competes with other processes, or has lower limits or fewer privileges. It prints a line for each
// operation.

import TabHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  writeLine("usage: StoreWriter FOLDER save|load|limits|unprivileged|memory [NUMBER...]")
  exit(64)
}
let session = StoreSession(folder: arguments[1])
let numbers = arguments[3...].compactMap { Int($0) }
switch (arguments[2], numbers.count) {
case ("save", 2): session.save(from: numbers[0], count: numbers[1])
case ("load", 1): session.load(count: numbers[0])
case ("limits", 0): session.saveWithinLimits()
case ("unprivileged", 0): session.saveUnprivileged()
case ("memory", 0): session.measureMemory()
default: exit(64)
}
