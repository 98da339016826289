"""Playing in a terminal at a table on a server."""
