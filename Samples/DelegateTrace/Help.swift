/// The text that `--help` prints.
let help = """
  Usage: DelegateTrace HOST.json [--script FILE|-] [--emit-test NAME] [--json] [--state]
                       [--size COLUMNSxROWS]
         DelegateTrace HOST.json --explore STEPS [--seed N] [--never FACT]...
         DelegateTrace --cases FILE... [--size COLUMNSxROWS]

  Builds a host from a description, runs a script on it, and prints a transcript of the calls.

    HOST.json        the description of the host; - is standard input
    --script FILE    the script; - is standard input, and without one the host is only shown
    --cases FILE...  run the cases of files, which describe their hosts, and print what differs;
                     TABHOST_RECORD=1 rewrites the files; - is standard input
    --emit-test NAME print a Swift test that performs the script, instead of the transcript
    --explore STEPS  perform random steps of the user and the app, and print the shortest script
                     that breaks a rule of every host, or that leads to a FACT
    --seed N         the seed of the random steps; the default is 1
    --never FACT     a FACT that must not happen: selected=ID, content=ID, hidden=ID,
                     refused=REASON or diagnostic=NAME; can be given several times
    --json           print the transcript as JSON, one object per line
    --state          print the state of the host after each command
    --size CxR       the size of a printed frame in columns and rows; the default is 80x24
    --help           print this help
    --version        print the version

  The transcript has one line for each command of the script. The indented lines below it are the
  calls that the command causes, in order: the calls of the delegates with their arguments and
  answers, the life cycle of the content, diagnostics, and the reason if an action is refused.

  Example, with {"tabs":["a","b",{"id":"c","isEnabled":false}]} in host.json:

    $ printf 'tap b\\ntap c\\n' | DelegateTrace host.json --script -
      didSelectTab(a, previous: nil) program
      makeViewController(a)
      viewDidLoad(a)
      viewWillAppear(a)
      viewIsAppearing(a)
      viewDidAppear(a)
    > tap b
      shouldSelectTab(b) -> true
      didSelectTab(b, previous: a) user
      makeViewController(b)
      viewDidLoad(b)
      viewWillDisappear(a)
      viewWillAppear(b)
      viewIsAppearing(b)
      viewDidDisappear(a)
      viewDidAppear(b)
    > tap c
      refused: disabled

  The most common commands are tap, row, select, set, add, remove, size, rotate and print. The
  articles "Scripts" and "Descriptions and transcripts" of TabHostTesting list all commands and keys.
  """
