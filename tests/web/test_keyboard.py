"""Games without a mouse: Tab and arrow keys reach all that is lit, Escape goes back, and focus stays on the board."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import axe
from tests.web.person import ANSWER, LIT, OVER, SCORES, UNFINISHED, Person

MANY = 120
STOPS = "a[href], button, input, select, textarea, summary, [tabindex]"
GAMES = ["origo", "orleans", "origin", "species"]

# How many stops of Tab lie between the focus and the nearest of some elements; null where the page cannot tell.
AHEAD = """([wanted, stops]) => {
  const usable = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility();
  const all = [...document.querySelectorAll(stops)].filter(usable);
  const focus = document.activeElement;
  const follows = (one) => focus.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = all.findIndex(follows);
  const last = before < 0 ? all.length : before;
  const ahead = (i) => (all[i] === focus ? 0 : i < last ? i - last : i - last + 1);
  const steps = all.flatMap((one, i) => (one.matches(wanted) ? [ahead(i)] : []));
  return steps.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}"""
FOCUSED = "document.activeElement"
ON_BOARD = f"!!{FOCUSED}.closest('.tabletop, [role=alertdialog]')"
SETTLED = "() => document.querySelector('.board[aria-busy=false]') || document.querySelector('#outcome')"

# What is lit: how to find each.
THINGS = """lit => [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility()).map((one) =>
  one.id ? `#${CSS.escape(one.id)}` : `[data-pick='${one.dataset.pick}']`)"""


def tab_to(person: Person, selector: str) -> None:
    """Press Tab, or Shift and Tab, until the focus is on something."""
    steps: int = person.page.evaluate(AHEAD, [selector, STOPS])
    for _ in range(abs(steps) - 1):
        person.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    for _ in range(MANY):
        if person.page.evaluate(f"wanted => {FOCUSED}.matches(wanted)", selector):
            return
        person.page.keyboard.press("Tab" if steps >= 0 else "Shift+Tab")
    raise AssertionError(f"Tab does not reach {selector}")


# What has the focus is lit no more. A copy: in a drawing, what listens for the focus can always have it.
UNREACHABLE = """one => {
  const alike = one.cloneNode(true);
  one.replaceWith(alike);
  alike.focus();
  for (const name of ['data-pick', 'tabindex']) alike.removeAttribute(name);
}"""

TOWARDS = """wanted => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [toX, toY]] = [middle(document.activeElement), middle(document.querySelector(wanted))];
  const [right, down] = [toX - x, toY - y];
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow key that points from what has the focus to something else."""


def go_to(person: Person, thing: str) -> int:
    """Reach something that is lit, by its letter, else by Tab to its group and arrow keys in it; returns how many."""
    page = person.page
    letter: str = page.evaluate(
        "thing => (thing.ariaLabel ?? thing.textContent).trim()[0] ?? ''", page.query_selector(thing)
    )
    for presses in range(MANY):
        there: bool = page.evaluate(f"wanted => {FOCUSED}.matches(wanted)", thing)
        if there:
            return presses
        # Where the arrow keys of one kind of things do not get nearer, it is another kind.
        stuck = presses % 12 == 11
        page.keyboard.press(letter if letter.isalnum() else "Tab" if stuck else page.evaluate(TOWARDS, thing))
    raise AssertionError(f"no key reaches {thing}")


def press_something(person: Person, dice: random.Random) -> None:
    """Choose one of the things that are lit, by keys only."""
    page = person.page
    if page.query_selector(SCORES):
        page.keyboard.press("Escape")
        return
    if page.query_selector(ANSWER):
        assert page.evaluate(f"!!{FOCUSED}.closest('[role=alertdialog]')"), "the question has the focus"
    else:
        lit = page.evaluate(THINGS, LIT)
        if not lit:
            return
        go_to(person, dice.choice(lit))
    page.keyboard.press("Enter")


def sit_down(person: Person, game: str) -> None:
    """Begin a game of two against a bot, by keys only."""
    page = person.page
    tab_to(person, ".shelf input")
    for _ in GAMES:
        if page.query_selector(f"#game-{game}"):
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    tab_to(person, f"#game-{game} .strip input")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    while page.evaluate(f"{FOCUSED}.value") != "2":
        page.keyboard.press("ArrowLeft")
    tab_to(person, f"#game-{game} button.main")
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_keyboard_only(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    play_by_keyboard(ada, game, presses=30)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    assert play_by_keyboard(ada, game, presses=6000), "the game is over by now"
    assert len(ada.result()) == 2


def play_by_keyboard(person: Person, game: str, presses: int) -> bool:
    """Sit down and go on until the game is over or enough was pressed; tells whether it is over."""
    sit_down(person, game)
    dice = random.Random(7)
    for _ in range(presses):
        if not person.wait_for_turn():
            return True
        press_something(person, dice)
        person.page.wait_for_function(SETTLED)
        assert person.page.evaluate(ON_BOARD) or person.page.query_selector(OVER), (
            "focus stays on the board, or where it asks"
        )
    return False


@pytest.mark.parametrize("game", GAMES)
def test_arrow_keys_go_over_what_is_lit_and_back(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.quick_game(2, game=game)
    dice = random.Random(3)
    for _ in range(60):
        ada.wait_for_turn()
        ada.page.wait_for_function(SETTLED)
        lit = ada.page.locator(LIT)
        if lit.count() > 2:
            break
        ada.click_something(dice)
    lit.first.focus()
    for there, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        way = [ada.page.evaluate_handle(FOCUSED)]
        for key in (there, there, back, back):
            ada.page.keyboard.press(key)
            way.append(ada.page.evaluate_handle(FOCUSED))
            assert ada.page.evaluate(f"{FOCUSED}.matches('[data-pick]')")
        assert ada.page.evaluate("([a, b, c, d, e]) => a === e && b === d && a !== b", way)


def test_focus_goes_on_from_what_can_no_longer_be_reached(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origin")
    regions = ada.page.locator("svg [role=button][data-pick]")
    dice = random.Random(1)
    while not regions.count():
        ada.click_something(dice)
        ada.page.wait_for_function(SETTLED)
    ada.page.keyboard.press("ArrowRight")
    ada.page.evaluate(UNREACHABLE, regions.first.element_handle())
    ada.page.wait_for_function(f"() => {FOCUSED}.matches('[data-pick]')")


# What was pressed goes while the house thinks, and its answer changes nothing else on the board.
GOES_WHILE_BUSY = """async () => {
  const board = document.querySelector('.board');
  const pictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  board.setAttribute('aria-busy', 'true');
  document.activeElement.remove();
  await pictures();
  board.setAttribute('aria-busy', 'false');
  await pictures();
}"""


def test_focus_is_on_the_board_after_an_answer_that_changes_nothing_there(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origin")
    ada.wait_for_turn()
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(f"{FOCUSED}.matches('[data-pick]')")
    ada.page.evaluate(GOES_WHILE_BUSY)
    assert ada.page.evaluate(ON_BOARD)


# Moves of three picks are rare in Origin: a card's, and many a game sees none of one person.
@pytest.mark.parametrize(("game", "questions"), [("origo", 3), ("orleans", 3), ("origin", 2), ("species", 3)])
def test_escape_goes_back_pick_by_pick(visit: Callable[..., Person], game: str, questions: int) -> None:
    ada = visit()
    ada.quick_game(2, game=game)
    dice = random.Random(2)
    unfinished = ada.page.locator(UNFINISHED)
    asked: list[str] = []
    for _ in range(300):
        assert ada.wait_for_turn()
        ada.page.wait_for_function(SETTLED)
        question = ada.prompt.inner_text().splitlines()[0]
        asked = [*asked, question] if unfinished.count() else [question]
        if len(asked) == questions:
            break
        ada.click_something(dice)
    for before in reversed(asked[:-1]):
        ada.page.keyboard.press("Escape")
        expect(ada.prompt).to_contain_text(before, use_inner_text=True)
    expect(unfinished).to_have_count(0)


def test_a_round_of_orleans_takes_few_keys(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="orleans")
    page = ada.page
    page.evaluate(f"{FOCUSED}.blur()")
    presses = 0

    def choose(name: str) -> None:
        nonlocal presses
        ada.wait_for_turn()
        thing = page.locator(f"{LIT}:is([aria-label^='{name}'], :text('{name}'))").first
        thing.wait_for()
        presses += go_to(ada, f"[data-pick='{thing.get_attribute('data-pick')}']") + 1
        page.keyboard.press("Enter")
        page.wait_for_function(SETTLED)

    choose("Draw all")
    for follower in ("Farmer", "Boatman", "Trader"):
        choose(follower)
        choose(f"Castle, space for {follower}")
    choose("Confirm the plan")
    choose("Castle, ready")
    while "Round 2" not in ada.log.inner_text():
        found = ada.look()
        presses += 1
        page.keyboard.press("Enter")
        page.wait_for_function(SETTLED)
        assert found["kind"] == "lit"
    assert presses <= 40, presses


@pytest.mark.parametrize("game", GAMES)
def test_tab_stops_at_each_group_once(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.quick_game(2, game=game)
    ada.wait_for_turn()
    page = ada.page
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{FOCUSED}.matches({LIT.split()[-1]!r})"), "keys begin on the board"
    seen: list[str] = []
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if not page.evaluate(ON_BOARD):
            break
        kind = page.evaluate(f"{FOCUSED}.dataset.pick ?? ''")
        seen += [kind] if kind else []
    kinds = len(page.evaluate(THINGS, LIT))
    assert len(seen) < max(3, kinds), "lit things of a kind are one stop"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_told_and_played_as_a_list(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.quick_game(2, game=game)
    ada.wait_for_turn()
    page = ada.page
    page.get_by_role("button", name="Show the board as a list as well").focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("region", name="The board as a list")
    expect(told.get_by_role("heading").nth(2)).to_be_attached()
    assert told.get_by_role("listitem").count() > 20
    assert not axe.faults(page)
    before = ada.log.inner_text()
    told.locator("button.lit").first.click()
    page.wait_for_function(
        "([before, unfinished]) => document.querySelector(unfinished) ||"
        " document.querySelector('[role=log]').innerText !== before",
        arg=[before, UNFINISHED],
    )


def test_a_key_lists_the_keys(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("goes from one kind of things to the next")
    assert not axe.faults(ada.page)
    ada.page.keyboard.press("?")
    expect(keys).to_have_count(0)


def test_moves_of_others_are_said(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    said = ada.page.locator("[aria-live=polite].unseen")
    ada.wait_for_turn()
    while "Random places" not in said.inner_text():
        assert ada.click_something(random.Random(1))
        ada.page.wait_for_timeout(50)
    assert "Ada" not in said.inner_text()
