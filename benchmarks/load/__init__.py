"""Load: real WebSocket clients playing random legal games, beside a bare echo server that saves each message."""
