"""Settings by file, environment and option alike: which goes first, and what is said of a wrong one."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

import pytest

from ludoteca.cli import config, main, serve
from ludoteca.house import configuring
from ludoteca.house.config import Settings
from ludoteca.house.configuring import SETTINGS, BadSetting, InForce
from ludoteca.house.limits import BOUNDS, RATES, Limits

ROOT = Path(__file__).parents[2]
VALUES = {
    "open": "no",
    "invitations": "no",
    "provider": "https://login.example.org",
    "mail": "smtp://anna:secret@mail.example.org:587",
    "limits": "no",
    "browser": "no",
    "hooks": "no",
    "hook-networks": "192.168.7.0/24",
    "secure-cookie": "yes",
    "store": "sqlite:///x",
    "log": "INFO",
    "substitute": "random",
    "metrics": "192.168.7.0/24 ::1",
    "proxies": "10.0.0.2,::1",
    "origins": "https://play.example.org http://games.lan:8000",
    "statistics": "0.5",
    "push-services": "https://push.example.org",
}


@pytest.fixture(autouse=True)
def _nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for setting in SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv(configuring.NAMES_FILE, raising=False)


def chosen(*words: str, **environment: str) -> InForce:
    """What these words and this environment choose."""
    parser = ArgumentParser()
    configuring.add_options(parser)
    return configuring.in_force(parser.parse_args(words), environment)


def test_everything_can_be_set_and_has_one_name() -> None:
    own = {field.name.replace("_", "-") for field in fields(Settings)} - {"rates", "bounds"}
    assert set(SETTINGS) == own | {f"limit-{name}" for name in (*RATES, *BOUNDS)}
    assert len(SETTINGS) == len(own) + len(RATES) + len(BOUNDS)
    assert chosen().settings == Settings()


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_means_the_same_from_everywhere(name: str, tmp_path: Path) -> None:
    setting = SETTINGS[name]
    text = VALUES.get(name, "3/0.25" if setting.read is configuring.rate else "7")
    words = {"no": [f"--no-{name}"], "yes": [f"--{name}"]}.get(text, [f"--{name}", text])
    (tmp_path / "some.toml").write_text(f"{name} = {text!r}")
    by_option = chosen(*words)
    by_environment = chosen(**{setting.variable: text})
    by_file = chosen("--config", "some.toml")
    assert by_option.settings == by_environment.settings == by_file.settings != Settings()
    assert [one.sources for one in (by_option, by_environment, by_file)] == [
        {name: f"--{name}"},
        {name: setting.variable},
        {name: "some.toml"},
    ]


def test_an_option_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "ludoteca.toml").write_text(
        'port = 1\nbot-workers = 1\nbot-delay = 1.5\norigins = ["https://a", "https://b"]'
    )
    found = chosen("--port", "3", LUDOTECA_PORT="2", LUDOTECA_BOT_WORKERS="2")
    assert (found.settings.port, found.settings.bot_workers, found.settings.bot_delay) == (3, 2, 1.5)
    assert found.settings.origins == ("https://a", "https://b")
    assert found.sources == {
        "port": "--port",
        "bot-workers": "LUDOTECA_BOT_WORKERS",
        "bot-delay": "ludoteca.toml",
        "origins": "ludoteca.toml",
    }
    (tmp_path / "other.toml").write_text("port = 9")
    assert chosen(LUDOTECA_CONFIG="other.toml").settings.port == 9
    assert chosen(LUDOTECA_PORT="").settings.port == 1, "what is empty is not set"


def test_limits_are_settings() -> None:
    settings = chosen("--limit-chat", "2/0.25", "--limit-hello-seconds", "3").settings
    limits = Limits(rates=settings.rates, bounds=settings.bounds)
    assert limits.rates == {**RATES, "chat": (2, 0.25)} and limits.bounds == {**BOUNDS, "hello-seconds": 3}
    for _ in range(2):
        limits.take("chat", "anna")
    with pytest.raises(Exception, match="too-fast"):
        limits.take("chat", "anna")


@pytest.mark.parametrize(
    ("name", "text", "should"),
    [
        ("port", "x", "a whole number from 0 to 65535"),
        ("port", "70000", "a whole number from 0 to 65535"),
        ("port", "-1", "a whole number from 0 to 65535"),
        ("processes", "0", "a whole number from 1"),
        ("bot-delay", "nan", "a number from 0"),
        ("bot-delay", "-1", "a number from 0"),
        ("bot-workers", "-1", "a whole number from 0"),
        ("session-days", "0", "a whole number from 1"),
        ("open-hours", "-1", "a number from 0"),
        ("keep-games", "-1", "a number from 0"),
        ("keep-chat", "-1", "a number from 0"),
        ("keep-guests", "-1", "a number from 0"),
        ("poll", "0", "a number from 0.01"),
        ("log", "LOUD", "DEBUG or INFO or WARNING or ERROR"),
        ("substitute", "nobody", "the name of a bot, as greedy"),
        ("metrics", "everybody", "networks with spaces between them, as 192.168.7.0/24"),
        ("metrics", "10.0.0.0/8,::1", "networks with spaces between them, as 192.168.7.0/24"),
        ("proxies", "caddy", "addresses or networks with commas between them, as 10.0.0.2"),
        ("origins", "play.example.org", "addresses with spaces between them, as https://play.example.org"),
        ("origins", "https://play.example.org/", "addresses with spaces between them, as https://play.example.org"),
        ("limit-chat", "5", "SIZE/RATE, as 5/0.5"),
        ("limit-chat", "0/1", "SIZE/RATE, as 5/0.5"),
        ("limit-connections", "2/1", "a number above 0"),
        ("limit-half-open", "inf", "a number above 0"),
    ],
)
def test_what_is_wrong_is_said_with_its_name_and_its_source(name: str, text: str, should: str, tmp_path: Path) -> None:
    variable = SETTINGS[name].variable
    (tmp_path / "wrong.toml").write_text(f"{name} = {text!r}")
    for source, words, environment in (
        (f"--{name}", [f"--{name}={text}"], {}),
        (variable, [], {variable: text}),
        ("wrong.toml", ["--config", "wrong.toml"], {}),
    ):
        with pytest.raises(BadSetting) as caught:
            chosen(*words, **environment)
        assert str(caught.value) == f"{name} {text!r} ({source}) should be {should}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tea = 3", "tea (wrong.toml) is no setting"),
        ("limit-tea = 3", "limit-tea (wrong.toml) is no setting"),
        ("[port]\nx = 1", "port (wrong.toml) should be a whole number"),
        ("port = ", "wrong.toml cannot be read"),
        ("secure-cookie = 2", "secure-cookie '2' (wrong.toml) should be yes or no"),
    ],
)
def test_a_file_that_says_nonsense_is_refused(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(text)
    with pytest.raises(BadSetting) as caught:
        chosen("--config", "wrong.toml")
    assert told in str(caught.value)
    with pytest.raises(BadSetting, match=r"missing\.toml cannot be read"):
        chosen("--config", "missing.toml")


def test_a_store_that_is_none_is_refused_without_repeating_it() -> None:
    with pytest.raises(BadSetting) as caught:
        chosen(LUDOTECA_STORE="pass:word@nowhere")
    assert "LUDOTECA_STORE" in str(caught.value) and "word" not in str(caught.value)
    with pytest.raises(BadSetting):
        chosen("--store", "mysql://ludoteca@db/ludoteca")


def test_a_house_with_a_wrong_setting_does_not_open(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        serve.main(["--limit-chat", "3"])
    assert left.value.code == 2
    assert capsys.readouterr().err == "ludoteca serve: limit-chat '3' (--limit-chat) should be SIZE/RATE, as 5/0.5\n"


def test_config_prints_what_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTECA_BOT_DELAY", "0.25")
    monkeypatch.setenv("LUDOTECA_LIMIT_TEA", "3")
    words = ["--limit-chat=2/0.25", "--origins=https://a https://b", "--no-limits"]
    assert main(["config", *words]) == 0
    printed, warned = capsys.readouterr()
    lines = {line.partition(" = ")[0]: line for line in printed.splitlines()}
    assert set(lines) == set(SETTINGS) and warned == "LUDOTECA_LIMIT_TEA is no setting\n"
    assert lines["limit-chat"].split() == ["limit-chat", "=", '"2/0.25"', "#", "--limit-chat"]
    assert lines["bot-delay"].endswith("# LUDOTECA_BOT_DELAY") and lines["poll"].endswith("# as usual")
    monkeypatch.delenv("LUDOTECA_BOT_DELAY")
    (tmp_path / "printed.toml").write_text(printed)
    again = chosen("--config", "printed.toml").settings
    assert (again.origins, again.limits, again.bot_delay) == (("https://a", "https://b"), False, 0.25)
    assert again.rates == {**RATES, "chat": (2, 0.25)} and again.bounds == BOUNDS


def test_config_prints_no_secret(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LUDOTECA_SECRET", "open sesame")
    monkeypatch.setenv("LUDOTECA_STORE", "postgresql://anna:pa55@db/house?password=hush")
    assert config.main([]) == 0
    printed = capsys.readouterr().out
    assert not [secret for secret in ("sesame", "pa55", "hush") if secret in printed]
    assert "# secret = ***" in printed and "# store = postgresql://anna:***@db/house" in printed


def test_the_docs_name_every_setting() -> None:
    told = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert not [name for name in SETTINGS if f"`{name.removeprefix('limit-')}`" not in told]
