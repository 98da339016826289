"""`python -m pointluck` is the same as `pointluck`."""

import sys

from pointluck.cli import main

sys.exit(main())
