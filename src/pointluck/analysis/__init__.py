"""What comes of many games: playing them, summing them up, showing the figures, and looking for faults."""
