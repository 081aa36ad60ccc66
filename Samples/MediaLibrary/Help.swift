/// The text that `--help` prints.
let help = """
  Usage: MediaLibrary [--frame|--svg FILE] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary --record FILE [--state-dir DIR|--no-persist]
         MediaLibrary --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]

  A media library with a tab bar and a sidebar. In a terminal, the app is interactive, and ? lists
  its keys. Otherwise, it prints one frame. The next run restores the customization.

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
    --state-dir DIR  store the customization in DIR; the default is the user's state folder
    --no-persist     start with the defaults, and do not store the customization
    --help           print this help
    --version        print the version
  """
