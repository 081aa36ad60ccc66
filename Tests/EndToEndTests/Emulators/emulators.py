"""Runs three terminal emulators on the same bytes, and reports what they show.

For each line of standard input, this program forks a process with emulators of its own, and prints
the path of a folder with two named pipes. Each line of the pipe "requests" is a request, and each
line of the pipe "replies" a reply, both JSON:

  {"do": "start", "columns": C, "rows": R}   launches the emulators with blank screens
  {"do": "start", ..., "run": [PROGRAM, ...], "environment": {}}
                                             launches only tmux, with a program running in it
  {"do": "feed", "bytes": BASE64}            the output of a program; the input of the
                                             program, if one runs in tmux
  {"do": "resize", "columns": C, "rows": R}
  {"do": "look"}                             {"pyte": SCREEN, "unterm": SCREEN, "tmux": SCREEN}
  {"do": "look", "at": "pyte"}               the screen of one emulator
  {"do": "end"}

A SCREEN has "rows" (texts without trailing blanks), "styles" (one digit per column: the sum of 1
for bold, 2 for underlined and 4 for reversed), "colors" (foreground and background with the number
of columns, for example "14 red/default, 66 default/ff8700"), and, if the emulator reports them,
"cursor" (column and row), "cursorShown", "alternate", "mouse", "history" (the number of lines that
were scrolled off the screen), "modes" and "flags".
"""

import base64, functools, gc, itertools, json, os, re, shutil, signal, subprocess, sys, tempfile, time

import pyte

PATIENCE = 60  # seconds, after which a request fails

gc.disable()  # The emulators live as long as the process.


def seen(screen):
    """Returns the texts and the styles of a pyte screen."""
    columns = range(screen.columns)
    lines = [seen_line(tuple([screen.buffer[y][x] for x in columns])) for y in range(screen.lines)]
    return {name: [line[index] for line in lines]
            for index, name in enumerate(("rows", "styles", "colors"))}


@functools.lru_cache(maxsize=4096)
def seen_line(cells):
    """Returns the text, the styles and the colors of a line of pyte's cells."""
    text = "".join(cell.data for cell in cells).rstrip(" ")
    styles = "".join(str(cell.bold + 2 * cell.underscore + 4 * cell.reverse) for cell in cells)
    runs = itertools.groupby("%s/%s" % (cell.fg, cell.bg) for cell in cells)
    return text, styles, ", ".join("%d %s" % (len(list(run)), color) for color, run in runs)


def read_back(lines, columns, rows):
    """Returns the screen that another emulator prints as lines of styled text."""
    styles, colors, attributes = [], [], pyte.Screen(columns, 1).cursor.attrs
    # A style applies until it is changed, also in the lines below.
    for line in lines[:rows] + [""] * (rows - len(lines)):
        style, color, attributes = read_line(line, columns, attributes)
        styles.append(style)
        colors.append(color)
    # The texts are taken from the lines, because pyte may use other widths.
    plain = [pyte_free(line) for line in lines[:rows]]
    texts = [line.rstrip(" ") for line in plain] + [""] * (rows - len(plain))
    return {"rows": texts, "styles": styles, "colors": colors}


@functools.lru_cache(maxsize=4096)
def read_line(line, columns, attributes):
    """Returns the styles and the colors of a line, and the attributes at its end."""
    screen = pyte.Screen(columns, 1)
    screen.reset_mode(7, private=True)
    screen.cursor.attrs = attributes
    pyte.Stream(screen).feed(line)
    result = seen(screen)
    return result["styles"][0], result["colors"][0], screen.cursor.attrs


def pyte_free(line):
    """Returns a line without the sequences that select styles."""
    text, rest = "", line
    while "\x1b[" in rest:
        before, _, rest = rest.partition("\x1b[")
        text += before
        rest = rest.partition("m")[2]
    return text + rest


class Pyte:
    def __init__(self, columns, rows):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)

    def feed(self, data):
        # pyte does not support this sequence and would draw its final byte.
        self.stream.feed(data.replace(b"\x1b[<u", b""))

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)

    def look(self):
        cursor = self.screen.cursor
        modes = sorted(mode >> 5 for mode in self.screen.mode if mode >> 5)
        return seen(self.screen) | {
            "cursor": [min(cursor.x, self.screen.columns - 1), cursor.y],
            "cursorShown": not cursor.hidden, "modes": modes}


class Unterm:
    """Runs unterm on a file with all of the output.

    unterm has a single size, so after a resize the file contains the bytes that set up the terminal
    and those written since. It prints nothing for a cell that was never written, so blanks follow
    every sequence that clears the screen. It loses a character that is split by the end of its read
    buffer, so null bytes move such a character to the next buffer."""

    PIECE = 1024

    def __init__(self, columns, rows, folder):
        self.size, self.file = (columns, rows), os.path.join(folder, "bytes")
        self.beginning = self.data = b""

    def feed(self, data):
        self.data += data

    def resize(self, columns, rows):
        if not self.beginning:
            self.beginning = b"\x1b" + self.data.partition(b"\x1b[2J")[0].partition(b"\x1b")[2]
        self.size, self.data = (columns, rows), self.beginning

    def look(self):
        columns, rows = self.size
        blanks = b"".join(b"\x1b[%dH" % (y + 1) + b" " * columns for y in range(rows)) + b"\x1b[H"
        data = blanks + self.data
        for emptying in (b"\x1b[2J", b"\x1b[H\x1b[J"):
            data = data.replace(emptying, emptying + blanks)
        with open(self.file, "wb") as file:
            file.write(self.in_pieces(data))
        printed = subprocess.run(
            ["unterm", "-f", "sgr", "-l", str(rows), "-c", str(columns), self.file],
            stdout=subprocess.PIPE, check=True).stdout
        lines = printed.decode("utf-8", "replace").split("\n")[:-1]
        scrolled = len(lines) - rows
        return read_back(lines[scrolled:], columns, rows) | {"history": scrolled}


    def in_pieces(self, data):
        result = bytearray()
        for part in re.split(rb"([\xc0-\xff][\x80-\xbf]*)", data):
            left = self.PIECE - len(result) % self.PIECE
            if part[:1] > b"\x7f" and len(part) > left:
                result += b"\0" * left
            result += part
        return bytes(result)


class Tmux:
    """A tmux pane that runs the given program, or one that shows the bytes it is fed."""

    ASKED = ["pane_title", "cursor_x", "cursor_y", "cursor_flag", "alternate_on",
             "mouse_any_flag", "history_size"]
    FLAGS = ["mouse_all", "mouse_button", "mouse_sgr", "mouse_standard", "mouse_utf8", "keypad",
             "keypad_cursor", "insert", "origin", "wrap"]

    def __init__(self, columns, rows, folder, program=None, environment={}):
        self.folder, self.rows, self.columns, self.fed = folder, rows, columns, 0
        settings = os.path.join(folder, "settings")
        with open(settings, "w") as file:
            file.write("set -g status off\nset -sg escape-time 0\n"
                       "set -g remain-on-exit on\nset -g default-shell /bin/sh\n"
                       "set -g scroll-on-clear off\n"
                       "set -g remain-on-exit-format ''\n")
        pipe = os.path.join(folder, "pipe")
        if not program:
            os.mkfifo(pipe)
        command = program or ["sh", "-c", 'stty raw -echo; exec cat "$0"', pipe]
        self.environment = {key: value for key, value in os.environ.items()
                            if key not in ("TMUX", "TMUX_PANE")} | {"LC_ALL": "C.UTF-8"}
        added = sum((["-e", "%s=%s" % pair] for pair in environment.items()), [])
        self.ask("-f", settings, "new-session", "-d", "-x", str(columns), "-y", str(rows), *added,
                 *command)
        self.pipe = None if program else open(pipe, "wb", buffering=0)

    def ask(self, *arguments):
        run = subprocess.run(
            ["tmux", "-u", "-S", os.path.join(self.folder, "socket"), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment)
        if run.returncode:
            raise RuntimeError("tmux %s: %s" % (arguments, run.stderr.decode()))
        return run.stdout.decode()

    def feed(self, data):
        if self.pipe:
            self.fed += 1
            self.pipe.write(data)
            # The title indicates that all bytes before it have been processed.
            self.pipe.write(b"\x1b]2;fed %d\x1b\\" % self.fed)
        elif data:
            self.ask("send-keys", "-H", *["%02x" % byte for byte in data])

    def resize(self, columns, rows):
        self.look()
        self.columns, self.rows = columns, rows
        self.ask("resize-window", "-x", str(columns), "-y", str(rows))

    def look(self):
        deadline = time.monotonic() + PATIENCE
        asked = "\t".join("#{%s}" % name for name in self.ASKED)
        asked += "\t" + " ".join("#{?%s_flag,%s,}" % (name, name) for name in self.FLAGS)
        while True:
            answer = self.ask("display-message", "-p", asked, ";", "capture-pane", "-p", "-e", "-N")
            first, *lines = answer.split("\n")
            title, x, y, shown, alternate, mouse, history, flags = first.split("\t")
            if not self.pipe or not self.fed or title == "fed %d" % self.fed:
                break
            if time.monotonic() > deadline:
                raise RuntimeError("tmux did not take everything: %r" % answer)
        return read_back(lines[:-1], self.columns, self.rows) | {
            "cursor": [int(x), int(y)], "cursorShown": shown == "1",
            "alternate": alternate == "1", "mouse": mouse == "1", "history": int(history),
            "flags": flags.split()}

    def close(self):
        if self.pipe:
            self.pipe.close()
        self.ask("kill-server")


def serve(folder):
    """Replies to the requests in a folder until there are no more, and removes the folder."""
    with (open(os.path.join(folder, "requests")) as requests,
          open(os.path.join(folder, "replies"), "w") as replies):
        emulators = {}
        try:
            for line in requests:
                request = json.loads(line)
                if request["do"] == "end":
                    break
                try:
                    reply = perform(request, emulators, folder)
                except Exception as error:
                    reply = {"error": repr(error)}
                print(json.dumps(reply), file=replies, flush=True)
        finally:
            if "tmux" in emulators:
                emulators["tmux"].close()
            shutil.rmtree(folder)


def perform(request, emulators, folder):
    """Performs a request and returns the reply."""
    size = [request.get("columns"), request.get("rows")]
    if request["do"] == "start":
        if "run" in request:
            emulators["tmux"] = Tmux(*size, folder, request["run"], request["environment"])
        else:
            emulators["tmux"] = Tmux(*size, folder)
            emulators["pyte"] = Pyte(*size)
            emulators["unterm"] = Unterm(*size, folder)
    for emulator in emulators.values():
        if request["do"] == "feed":
            emulator.feed(base64.b64decode(request["bytes"]))
        elif request["do"] == "resize":
            emulator.resize(*size)
    if request["do"] != "look":
        return {}
    return {name: emulator.look() for name, emulator in emulators.items()
            if request.get("at", name) == name}


def main():
    # The parent process may have blocked signals, one of which tmux uses to exit.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        folder = tempfile.mkdtemp(prefix="emulators-")
        for pipe in ("requests", "replies"):
            os.mkfifo(os.path.join(folder, pipe))
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return serve(folder)
        print(folder, flush=True)


main()
