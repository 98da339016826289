"""Programs that answered questions about the games and the bots. Nothing of the product needs them: see README.md."""
