# What the browser client says beyond the messages it shares with the terminal.
