"""`make audit`: is anything we depend on known to be unsafe?

A hole that is known fails the run. A registry that cannot be asked does not: then nothing is known, and that is said.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCKS = Path(__file__).parent.parent / "requirements"
SERVICES = ("pypi", "osv")
"""Asked in this order, until one of them knows the packages."""
PATIENCE = 120


def main() -> int:
    return max(audit(lock) for lock in sorted(LOCKS.glob("*.lock")))


def audit(lock: Path) -> int:
    for service in SERVICES:
        found = ask(lock, service)
        known = [one for one in found if "skip_reason" not in one]
        if known:
            return report(lock, known, len(found) - len(known))
    print(f"audit: {lock.name}: not checked, no service could be asked")
    return 0


def ask(lock: Path, service: str) -> list[dict[str, Any]]:
    """Every package with its known holes, or with a reason why it was skipped; nothing if the service is silent."""
    command = [sys.executable, "-m", "pip_audit", "-r", str(lock), "-s", service, "-f", "json"]
    command += ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "10"]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        answered: list[dict[str, Any]] = json.loads(ran.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, LookupError):
        return []
    return answered


def report(lock: Path, known: list[dict[str, Any]], skipped: int) -> int:
    unsafe = [one for one in known if one["vulns"]]
    for one in unsafe:
        for hole in one["vulns"]:
            better = ", ".join(hole["fix_versions"]) or "none yet"
            print(f"audit: {lock.name}: {one['name']} {one['version']}: {hole['id']}, mended in {better}")
    told = f"{len(known)} packages checked, {len(unsafe)} unsafe"
    print(f"audit: {lock.name}: {told}" + (f", {skipped} unknown to the service" if skipped else ""))
    return 1 if unsafe else 0


if __name__ == "__main__":
    sys.exit(main())
