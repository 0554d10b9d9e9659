"""Which house a verb of the command is about: its data folder and its store, and what is wrong with them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.house.admin.errors import Impossible
from ludoteca.house.config import Settings, data_folder
from ludoteca.house.store.engine import WrongStore, told


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name a house."""
    parser.add_argument("--store", default="", metavar="URL", help="SQLAlchemy URL; default: SQLite in the data folder")
    parser.add_argument("--data", type=Path, metavar="DIR", help="data folder; holds the key and the store")


def settings(chosen: argparse.Namespace) -> Settings:
    """Tell which house was chosen."""
    return Settings(data=chosen.data or data_folder(), store=chosen.store or os.environ.get("LUDOTECA_STORE", ""))


def attempt(work: Callable[[], int]) -> int:
    """Do something with a store; what is wrong with it is told in a sentence."""
    try:
        return work()
    except (WrongStore, Impossible) as wrong:
        print(wrong, file=sys.stderr)
    except SQLAlchemyError as error:
        print(f"The store cannot be used: {told(error)}.", file=sys.stderr)
    return 1
