"""What we measure, beside the peers we measure against: `make bench`."""
