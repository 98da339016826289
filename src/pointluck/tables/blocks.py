"""Addresses that are shut out: single ones, and whole blocks of them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from .problems import TableProblem

Network = IPv4Network | IPv6Network


def block_of(text: str) -> Network:
    """Raises TableProblem if it is no address and no block of addresses."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise TableProblem("block-form", given=text[:60]) from None


class Blocks:
    """All that are shut out now."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def replace(self, blocks: Iterable[str]) -> None:
        self._networks = []
        for block in blocks:
            with suppress(TableProblem):
                self._networks.append(block_of(block))

    def __contains__(self, address: str) -> bool:
        return (
            bool(self._networks)
            and (asked := _address(address)) is not None
            and any(asked in network for network in self._networks)
        )


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address that came as IPv6 (`::ffff:203.0.113.1`) is the same."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
