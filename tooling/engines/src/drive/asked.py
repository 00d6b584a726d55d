"""A program that does what it is asked over HTTP: the path names it, the body has its argument in JSON."""

import json
import queue
import threading
from http.server import BaseHTTPRequestHandler
from socketserver import TCPServer

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

# As far as a busy machine may need, in seconds.
DEADLINE = 20


def serve(port, requests):
    """Takes requests until the program ends, one after another."""

    def answer(name, argument):
        if name not in requests:
            return f"Not possible there: the engine has no {name}"
        try:
            requests[name](argument)
        except Exception as error:  # whatever it is, the test that asked must hear of it
            return str(error) or repr(error)
        return None

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            argument = json.loads(self.rfile.read(int(self.headers["content-length"])))
            errors = queue.Queue()
            # Only its own thread may use GTK.
            GLib.idle_add(
                lambda: errors.put(answer(self.path[1:], argument)), priority=GLib.PRIORITY_DEFAULT
            )
            error = errors.get()
            self.send_response(500 if error else 200)
            self.end_headers()
            self.wfile.write(json.dumps({"value": {"message": error}}).encode())

        def log_message(self, *_):
            """Nobody reads a log of the requests."""

    server = TCPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
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
