# What the browser client says beyond the messages it shares with the terminal.

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-home = Ganzer Tisch
figure-mark = Unsere eigene Zahl, weil kein Text sie nennt. Zeigt, woher sie kommt.
