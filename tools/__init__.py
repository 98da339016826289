"""What the checks need and the package does not."""
