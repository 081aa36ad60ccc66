import SampleSupport

/// The options of the program besides `--help` and `--version`.
let supportedOptions: Set<SampleOptions.Option> = [
  .frame, .svg, .size, .script, .record, .inspect, .emitTest, .explore, .seed, .never, .json, .state,
]

/// The text that `--help` prints.
let help = """
  Usage: PhotoCollections [--frame|--svg FILE] [--size COLUMNSxROWS]
         PhotoCollections [--record FILE] [--inspect]
         PhotoCollections --script FILE|- [--emit-test NAME] [--json] [--state]
                          [--size COLUMNSxROWS]
         PhotoCollections --explore STEPS [--seed N] [--never FACT]... [--size COLUMNSxROWS]

  Photo albums in a sidebar, with drag and drop, swipe actions and context menus. In a terminal,
  the app is interactive, and ? lists its keys. Otherwise, it prints one frame.

  \(SampleOptions.help(for: supportedOptions))

  Albums accept photos, which have the type com.example.photo, and images. A script command:
    drop public.png x3 on night-sky
  """
