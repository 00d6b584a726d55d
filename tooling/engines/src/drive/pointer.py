"""The mouse of the display itself.

WebDriver makes events up for the page alone. What begins or ends outside of it, as a drag does, GTK follows by
the pointer that the display has.
"""

import ctypes
import itertools

import gi

gi.require_version("Gtk", "3.0")
from asked import wait  # noqa: E402
from gi.repository import Gdk, GLib, GObject, Gtk  # noqa: E402

# Between one movement and the next, in milliseconds.
NUDGE = 50
# How long a page may take to say that it would take what is dragged, in seconds.
PATIENCE = 2


class PointerOnPage:
    """The pointer over the page's widget: each step ends when the widget has learnt of it."""

    def __init__(self, view):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtest = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.is_pressed = False
        self.view = view
        # Where it is, and where the widget has seen it last.
        self.place = None
        self.at = None
        self.is_down = False
        # The page has been given the text that is dragged in.
        self.is_known = False
        self.text = ""
        self.dragged = None
        # What is dragged from outside comes out of a window that shows nothing, so that the page keeps the focus.
        self.outside = Gtk.Window()
        self.outside.realize()
        self.outside.connect("drag-data-get", lambda _w, _c, data, *_: data.set_text(self.text, -1))
        view.connect("motion-notify-event", lambda _view, event: self.note(event.x, event.y))
        view.connect("button-press-event", lambda *_: self.set_down(True))
        view.connect("button-release-event", lambda *_: self.set_down(False))
        # The drag takes the pointer from the widget, which WebKit passes on as a movement with the button down: the
        # page then selects up to there, and the drag takes another text along.
        for crossing in ("leave-notify-event", "enter-notify-event"):
            view.connect(crossing, lambda *_: self.dragged is not None)
        for source in (view, self.outside):
            source.connect("drag-begin", lambda _source, context: self.set_dragged(context))
            source.connect("drag-end", lambda *_: self.set_dragged(None))
            # Otherwise what nobody takes flies back.
            source.connect("drag-failed", lambda *_: True)
        # WebKit lets no other handler of its widget learn of these.
        GObject.add_emission_hook(Gtk.Widget, "drag-motion", self.note_motion)
        GObject.add_emission_hook(Gtk.Widget, "drag-data-received", self.note_data)

    def press(self, is_down):
        """Presses the first button, or lets go of it."""
        if is_down == self.is_pressed:
            return
        self.is_pressed = is_down
        self.xtest.XTestFakeButtonEvent(self.display, 1, int(is_down), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def note(self, x, y):
        self.at = (int(x), int(y))

    def set_down(self, is_down):
        self.is_down = is_down

    def set_dragged(self, context):
        self.dragged = context

    def note_motion(self, widget, _context, x, y, _time):
        if widget == self.view:
            self.note(x, y)
        return True

    def note_data(self, widget, *_):
        if widget == self.view:
            self.is_known = True
        return True

    def move(self, x, y):
        """Moves there. What is dragged moves on and on: it passes over what comes while it waits for the page."""
        if self.place == (x, y) and not self.dragged:
            return
        self.place = (x, y)
        self.at = None
        _, left, top = self.view.get_window().get_origin()
        tries = itertools.count()

        def nudge():
            # A press that becomes a drag just now would select, up to wherever it moved besides.
            at = next(tries)
            if at == 0 or self.dragged:
                self.xtest.XTestFakeMotionEvent(
                    self.display, -1, left + x + at % 2, top + y, ctypes.c_ulong(0)
                )
                self.x11.XFlush(self.display)
            return True

        nudge()
        timer = GLib.timeout_add(NUDGE, nudge)
        try:
            wait(lambda: self.at == (x, y), f"the pointer does not come to {x}, {y}")
        finally:
            GLib.source_remove(timer)

    def drag(self, step):
        """Moves a text that is dragged from outside, and lets go of it."""
        x, y = round(step["x"]), round(step["y"])
        if step["data"].get("files"):
            # Not since CVE-2025-13947: https://bugs.webkit.org/show_bug.cgi?id=323277
            raise ValueError("Not possible there: the engine gives a page no files that are dragged")
        if step["type"] == "drop":
            return self.drop()
        if step["type"] == "dragEnter":
            self.begin(step["data"]["items"][0]["data"])
        self.move(x + 1, y)
        wait(lambda: self.is_known, "the page does not ask what is dragged")
        # The engine says `dragover` with the second movement on an element.
        self.move(x, y)

    def begin(self, text):
        self.cancel()
        self.text = text
        self.is_known = False
        targets = Gtk.TargetList.new([])
        targets.add_text_targets(0)
        self.outside.drag_begin_with_coordinates(targets, Gdk.DragAction.COPY, 1, None, -1, -1)
        # The display has given the pointer to the drag: no window sees this press.
        self.press(True)

    def mouse(self, step):
        """Moves the mouse, and presses its first button or lets go of it there."""
        self.move(round(step["x"]), round(step["y"]))
        if step["type"] == "mousePressed":
            self.press(True)
            wait(lambda: self.is_down, "the page is not pressed")
        if step["type"] == "mouseReleased":
            if self.dragged:
                self.drop()
            else:
                self.end()

    def drop(self):
        """Lets go of what is dragged, once the page has had time to say that it would take it."""
        try:
            wait(self.dragged.get_selected_action, "", PATIENCE)
        except TimeoutError:
            # It would not: the drag ends there.
            pass
        self.end()

    def cancel(self):
        """Ends a drag that was not let go of."""
        if self.dragged:
            Gtk.drag_cancel(self.dragged)
        self.end()

    def end(self):
        self.press(False)
        wait(lambda: not self.dragged, "the drag does not end")
        self.is_down = False
