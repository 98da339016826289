"""How the database came to look as it does: one numbered script for each change, run when a club is opened."""
