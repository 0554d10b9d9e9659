"""Which house a verb of the command is about: its data folder and its store, and what is wrong with them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.house.admin.errors import Impossible
from ludoteca.house.config import Settings
from ludoteca.house.configuring import BadSetting, in_force
from ludoteca.house.store.engine import WrongStore, told


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name a house; what they leave open, the environment and the file say."""
    parser.add_argument("--store", metavar="URL", help="SQLAlchemy URL; default: SQLite in the data folder")
    parser.add_argument("--data", metavar="DIR", help="data folder; holds the key and the store")
    parser.add_argument("--config", metavar="FILE", help="TOML file of settings, as of `ludoteca serve`")


def settings(chosen: argparse.Namespace) -> Settings:
    """Tell which house was chosen."""
    return in_force(chosen).settings


def attempt(work: Callable[[], int]) -> int:
    """Do something with a store; what is wrong with it is told in a sentence."""
    try:
        return work()
    except (WrongStore, Impossible, BadSetting) as wrong:
        print(wrong, file=sys.stderr)
    except SQLAlchemyError as error:
        print(f"The store cannot be used: {told(error)}.", file=sys.stderr)
    return 1
