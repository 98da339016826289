"""HTTP and WebSocket over tables. It trusts nobody: every message is checked, every action made anew from the rules."""
