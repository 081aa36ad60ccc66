// A minimal full-screen program: the floor of measures at a terminal.
//
// It sets raw mode, writes its first argument, and then writes the next of its other arguments, in
// rotation, for each input. It exits at `q` and at the end of input.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func show(_ text: String) {
  var rest = Array(text.utf8)
  while !rest.isEmpty {
    let count = unsafe write(1, rest, rest.count)
    guard count > 0 else { return }
    rest.removeFirst(count)
  }
}

var before = termios()
guard unsafe tcgetattr(0, &before) == 0 else { exit(1) }
var raw = before
unsafe cfmakeraw(&raw)
unsafe tcsetattr(0, TCSANOW, &raw)
let arguments = CommandLine.arguments.dropFirst()
show(arguments.first ?? "\u{1B}[?1049h")

let answers = Array(arguments.dropFirst())
var next = 0
var input = [UInt8](repeating: 0, count: 4096)
while true {
  let count = unsafe read(0, &input, input.count)
  guard count > 0, input[0] != UInt8(ascii: "q") else { break }
  guard !answers.isEmpty else { continue }
  show(answers[next % answers.count])
  next += 1
}
show("\u{1B}[?1049l\u{1B}[?25h")
unsafe tcsetattr(0, TCSANOW, &before)
