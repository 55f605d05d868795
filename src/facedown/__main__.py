"""How `python -m facedown` starts: as `facedown` does."""

import sys

from facedown.cli import main

sys.exit(main())
