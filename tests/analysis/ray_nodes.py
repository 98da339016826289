"""A program that is a Ray cluster of two machines, both of them this one.

It tells its address and the process of the second machine, kills that one when it is sent a line, and ends with its
input.
"""

from __future__ import annotations

import sys
import warnings
from typing import Any


def main() -> None:
    from ray.cluster_utils import Cluster

    here: dict[str, Any] = {"node_ip_address": "127.0.0.1", "num_cpus": 1, "include_dashboard": False}
    # A machine that does not answer counts as lost after a second, instead of a quarter of a minute.
    quick = {
        "health_check_initial_delay_ms": 0,
        "health_check_period_ms": 500,
        "health_check_timeout_ms": 1000,
        "health_check_failure_threshold": 2,
    }
    cluster = Cluster(initialize_head=True, head_node_args={**here, "_system_config": quick})
    second = cluster.add_node(**here)
    (raylet,) = second.all_processes["raylet"]
    print(cluster.address, raylet.process.pid, flush=True)
    if sys.stdin.readline():
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
        sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main()
