#!/usr/bin/python3
"""A browser with one WebKitGTK page, for WebKitWebDriver.

It stands in for MiniBrowser, because the protocol has no word for what a person does by means of the
system: an input method composes text, and the desktop's settings say what a person prefers. Nor does
WebKitWebDriver let go of any mouse button but the first, or drag anything. All of it is asked for at the
port that GUADUA_BROWSER_PORT names, in the words of Chromium's protocol where that has one.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from asked import serve  # noqa: E402
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402
from pointer import PointerOnPage  # noqa: E402

WIDTH, HEIGHT = 1600, 1200


class InputMethod(WebKit2.InputMethodContext):
    """What a person composes, as WebKitGTK asks an input method for it."""

    text = ""

    def do_get_preedit(self):
        return self.text, [], len(self.text)

    def compose(self, text, replaced):
        # A predictive keyboard takes a word before the caret away first.
        if replaced > 0:
            self.emit("delete-surrounding", -replaced, replaced)
        if not self.text:
            self.emit("preedit-started")
        self.text = text
        self.emit("preedit-changed")

    def commit(self, text):
        was_composing = self.text != ""
        self.text = ""
        self.emit("committed", text)
        if was_composing:
            self.emit("preedit-finished")


class Browser:
    def __init__(self):
        self.context = WebKit2.WebContext.new_ephemeral()
        self.context.set_automation_allowed(True)
        self.context.connect("automation-started", self.start)

    def start(self, _context, session):
        info = WebKit2.ApplicationInfo.new()
        info.set_name("MiniBrowser")
        info.set_version(
            WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
        )
        session.set_application_info(info)
        session.connect("create-web-view", self.open_view)

    def open_view(self, _session):
        view = WebKit2.WebView(web_context=self.context, is_controlled_by_automation=True)
        window = Gtk.Window()
        window.set_default_size(WIDTH, HEIGHT)
        window.add(view)
        window.show_all()
        view.grab_focus()
        self.view = view
        self.pointer = PointerOnPage(view)
        self.renew()
        return view

    def renew(self, _argument=None):
        """Another input method: one whose composition the page has cut short composes nothing more."""
        self.pointer.cancel()
        self.method = InputMethod()
        self.view.set_input_method_context(self.method)

    def compose(self, step):
        replaced = step.get("replacementEnd", 0) - step.get("replacementStart", 0)
        self.method.compose(step["text"], replaced)

    def commit(self, step):
        self.method.commit(step["text"])

    def press(self, press):
        """Presses a mouse button, or lets go of it, where the pointer is."""
        is_down, number = press["isDown"], press["button"] + 1
        event = Gdk.Event.new(
            Gdk.EventType.BUTTON_PRESS if is_down else Gdk.EventType.BUTTON_RELEASE
        )
        event.button.window = self.view.get_window()
        event.button.x, event.button.y = press["x"], press["y"]
        event.button.button = number
        if not is_down:
            event.button.state = Gdk.ModifierType(Gdk.ModifierType.BUTTON1_MASK << (number - 1))
        event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
        self.view.event(event)

    def prefer(self, media):
        values = {feature["name"]: feature["value"] for feature in media["features"]}
        settings = Gtk.Settings.get_default()
        settings.set_property(
            "gtk-enable-animations", values.get("prefers-reduced-motion") != "reduce"
        )
        settings.set_property(
            "gtk-application-prefer-dark-theme", values.get("prefers-color-scheme") == "dark"
        )
        is_contrasting = values.get("prefers-contrast") == "more"
        settings.set_property("gtk-theme-name", "HighContrast" if is_contrasting else "Adwaita")


browser = Browser()
serve(
    int(os.environ["GUADUA_BROWSER_PORT"]),
    {
        "press": browser.press,
        "renew": browser.renew,
        "Emulation.setEmulatedMedia": browser.prefer,
        "Input.imeSetComposition": browser.compose,
        "Input.insertText": browser.commit,
        "Input.dispatchDragEvent": lambda step: browser.pointer.drag(step),
        "Input.dispatchMouseEvent": lambda step: browser.pointer.mouse(step),
        # Its mouse drags anyway.
        "Input.setInterceptDrags": lambda _: None,
    },
)
