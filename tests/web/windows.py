"""Windows of the browser, before which one person after another sits: to open one costs more than most that is seen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Error

from tests.web.person import Person

# Others' moves come at once, unless a test is about how they are shown.
PACE = "localStorage['ludoteca-pace'] = '{pace}'"
IDLE = 6
"""How many are kept for who comes next."""
PATIENCE = 20_000


class Window:
    """One window: who sits before it, and what went wrong in it."""

    def __init__(self, browser: Browser, house: str, settings: dict[str, Any], script: str) -> None:
        self.house = house
        self.faults: list[str] = []
        context = browser.new_context(base_url=house, **settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self._note(line.text))
        self._wires = context.new_cdp_session(page)
        self.person = Person(page)

    def _note(self, line: str) -> None:
        if "Content Security Policy" in line:
            self.faults.append(line)

    def sweep(self) -> bool:
        """Leave nothing of who sat here; false where that cannot be."""
        page, context = self.person.page, self.person.page.context
        try:
            page.goto("/health")  # in the same house: elsewhere would be another process
            page.evaluate("sessionStorage.clear()")
            page.mouse.move(0, 0)
            context.clear_cookies()
            context.clear_permissions()
            self._wires.send("Storage.clearDataForOrigin", {"origin": self.house, "storageTypes": "all"})
        except Error:
            return False
        return context.pages == [page]

    def close(self) -> None:
        """Close it."""
        self.person.page.context.close()


class Windows:
    """All that are open."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[tuple[str, Window]] = []
        self._taken: list[tuple[str, Window]] = []

    def take(self, house: str, size: tuple[int, int], pace: str, settings: dict[str, Any], *, new: bool) -> Person:
        """A window of such a kind and size, or a new one, and who comes to it."""
        script = PACE.format(pace=pace)
        kind = repr((house, script, sorted(settings.items())))
        found = next((one for one in self._idle if one[0] == kind and not new), None)
        if found is None:
            found = ("" if new else kind), Window(self._browser, house, settings, script)
        else:
            self._idle.remove(found)
        self._taken.append(found)
        person = found[1].person
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        return person

    def leave(self, *, well: bool) -> list[str]:
        """Let others have what is taken, unless something went wrong; returns what the pages said of that."""
        faults = [fault for _, window in self._taken for fault in window.faults]
        for kind, window in self._taken:
            if kind and well and not faults and window.sweep():
                self._idle.append((kind, window))
            else:
                window.close()
        self._taken.clear()
        while len(self._idle) > IDLE:
            self._idle.pop(0)[1].close()
        return faults

    def close(self) -> None:
        """Close all."""
        for _, window in self._idle:
            window.close()
