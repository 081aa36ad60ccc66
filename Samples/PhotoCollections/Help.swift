/// The text that `--help` prints.
let help = """
  Usage: PhotoCollections [--frame|--svg FILE] [--size COLUMNSxROWS]
         PhotoCollections [--record FILE] [--inspect]
         PhotoCollections --script FILE|- [--emit-test NAME] [--json] [--state]
                          [--size COLUMNSxROWS]

  Photo albums in a sidebar, with drag and drop, swipe actions and context menus. In a terminal,
  the app is interactive, and ? lists its keys. Otherwise, it prints one frame.

    --frame          print one frame of the app, and exit
    --svg FILE       write one frame as an SVG picture; - is standard output
    --size CxR       the size of a frame in columns and rows; the default is 80x24
    --script FILE    run a script, and print the calls that it causes; - is standard input
    --record FILE    write what the user does into a file, as a script for --script
    --inspect        show the calls as they happen beside the app, as F12 does
    --emit-test NAME print a Swift test that performs the script, instead of the calls
    --json           print the calls as JSON, one object per line
    --state          print the state of the app after each command
    --help           print this help
    --version        print the version

  Albums accept photos, which have the type com.example.photo, and images. A script command:
    drop public.png x3 on night-sky
  """
