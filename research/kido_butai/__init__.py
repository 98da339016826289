"""Research on Kido Butai and its computer players."""
