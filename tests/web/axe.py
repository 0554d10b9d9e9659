"""Asks axe whether everybody can use what a page shows."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ASK = """async (rules) => {
  document.documentElement.style.opacity = '';
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html, where: target.join(' ') })));
}"""
"""Pages that are not painted are, while axe looks: it does not judge what nobody sees."""


class Fault(NamedTuple):
    """What axe found: the rule's id, where on the page, and the element's beginning."""

    rule: str
    where: str
    html: str


def faults(page: Page, *rules: str) -> list[Fault]:
    """List what axe finds on a page, by some or all of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(ASK, [*rules] or None)
    return [Fault(one["id"], one["where"], one["html"][:160]) for one in found]
