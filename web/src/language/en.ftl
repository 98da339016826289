# What the browser client says beyond the messages it shares with the terminal.

zoom-in = Zoom in
zoom-out = Zoom out
zoom-home = Whole table
figure-mark = Our own figure, because no text states it. Show where it comes from.
