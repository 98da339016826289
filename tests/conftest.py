"""How the tests run: Hypothesis is deterministic, so that a red build is red for everybody."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "pointluck", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("pointluck"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "pointluck"))
