"""What a move costs in the browser."""
