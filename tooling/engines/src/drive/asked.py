"""A program that does what it is asked through a socket: one request in JSON on each line, and one answer."""

import json

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402

# As far as a busy machine may need, in seconds.
DEADLINE = 20


class Connection:
    """Answers the requests of one connection, one after another."""

    def __init__(self, requests, stream):
        self.requests = requests
        # The socket closes when nothing holds its connection any more.
        self.stream = stream
        self.input = Gio.DataInputStream.new(stream.get_input_stream())
        self.read()

    def read(self):
        self.input.read_line_async(0, None, self.answer)

    def answer(self, stream, result):
        line, _length = stream.read_line_finish_utf8(result)
        if line is None:
            return
        answer = {}
        try:
            request = json.loads(line)
            self.requests[request["name"]](request["argument"])
        except Exception as error:  # whatever it is, the test that asked must hear of it
            answer = {"error": repr(error)}
        self.stream.get_output_stream().write_all((json.dumps(answer) + "\n").encode(), None)
        self.read()


def serve(path, requests):
    """Takes requests at a socket until the program ends."""
    connections = []
    service = Gio.SocketService()
    address = Gio.UnixSocketAddress.new(path)
    service.add_address(address, Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, None)
    service.connect(
        "incoming",
        lambda _service, stream, _source: connections.append(Connection(requests, stream)),
    )
    service.start()
    print("ready", flush=True)
    Gtk.main()


def wait(is_so, what, seconds=DEADLINE):
    """Lets everything else go on until something is so."""
    deadline = GLib.get_monotonic_time() + seconds * 1_000_000
    timer = GLib.timeout_add(20, lambda: True)
    try:
        while not is_so():
            if GLib.get_monotonic_time() > deadline:
                raise TimeoutError(what)
            Gtk.main_iteration()
    finally:
        GLib.source_remove(timer)
