#!/usr/bin/python3
"""Prints what a screen reader is told of the page that a browser shows, as JSON, one object for each accessible.

AT-SPI is what screen readers on Linux ask. The argument is what the title of the page begins with: a browser shows
documents of its own, too.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

TIMEOUT = 30
STATES = ("required", "invalid-entry", "checked", "expanded", "selected", "read-only")


def children(accessible):
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            yield child


def find(accessible, title):
    if accessible.get_role_name() == "document web":
        return accessible if accessible.get_name().startswith(title) else None
    for child in children(accessible):
        found = find(child, title)
        if found is not None:
            return found
    return None


def read(accessible, all_found):
    states = {state.value_nick for state in accessible.get_state_set().get_states()}
    roles = (accessible.get_attributes() or {}).get("xml-roles", "")
    all_found.append(
        {
            "role": roles.split(" ")[0] or accessible.get_role_name(),
            "name": accessible.get_name(),
            "states": [state for state in STATES if state in states],
        }
    )
    for child in children(accessible):
        read(child, all_found)


def main():
    Atspi.init()
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        for browser in children(Atspi.get_desktop(0)):
            document = find(browser, sys.argv[1])
            if document is not None:
                all_found = []
                read(document, all_found)
                print(json.dumps(all_found))
                return
        time.sleep(0.5)
    sys.exit("AT-SPI shows no page with this title.")


main()
