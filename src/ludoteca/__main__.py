"""`python -m ludoteca` is the command `ludoteca`."""

import sys

from ludoteca.cli import main

sys.exit(main())
