/// The text that `--help` prints.
let help = """
  Usage: MediaLibrary [--frame|--svg FILE] [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]
         MediaLibrary [--record FILE] [--inspect] [--state-dir DIR|--no-persist]
         MediaLibrary --script FILE|- [--emit-test NAME] [--json] [--state]
                      [--size COLUMNSxROWS]
                      [--state-dir DIR|--no-persist]

  A media library with a tab bar and a sidebar. In a terminal, the app is interactive, and ? lists
  its keys. Otherwise, it prints one frame. The next run restores the customization.

    --frame          print one frame of the app, and exit
    --svg FILE       write one frame as an SVG picture; - is standard output
    --size CxR       the size of a frame in columns and rows; the default is 80x24
    --script FILE    run a script, and print the calls that it causes; - is standard input
    --record FILE    write what the user does into a file, as a script for --script
    --inspect        show the calls as they happen beside the app, as F12 does
    --emit-test NAME print a Swift test that performs the script, instead of the calls
    --json           print the calls as JSON, one object per line
    --state          print the state of the app after each command
    --state-dir DIR  store the customization in DIR; the default is the user's state folder
    --no-persist     start with the defaults, and do not store the customization
    --help           print this help
    --version        print the version
  """
