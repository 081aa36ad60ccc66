/// The text that `--help` prints.
let help = """
  Usage: StationGuide [--frame|--svg FILE] [--size COLUMNSxROWS]
         StationGuide --record FILE
         StationGuide --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
         StationGuide --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]

  A guide to radio stations, some of which are locked: a host that is its own delegate, and vetoes
  the selection of locked stations. A tab that is a button adds a station. In a terminal, the app is
  interactive, and ? lists its keys. Otherwise, it prints one frame.

    --frame          print one frame of the app, and exit
    --svg FILE       write one frame as an SVG picture; - is standard output
    --size CxR       the size of a frame in columns and rows; the default is 80x24
    --script FILE    run a script, and print the calls that it causes; - is standard input
    --record FILE    write what the user does into a file, as a script for --script
    --emit-test NAME print a Swift test that performs the script, instead of the calls
    --explore STEPS  perform random steps, and print the shortest script that breaks a rule of
                     every host, or that leads to a FACT
    --seed N         the seed of the random steps; the default is 1
    --never FACT     a FACT that must not happen: selected=ID, content=ID, hidden=ID,
                     refused=REASON or diagnostic=NAME; can be given several times
    --json           print the calls as JSON, one object per line
    --state          print the state of the app after each command
    --help           print this help
    --version        print the version
  """
