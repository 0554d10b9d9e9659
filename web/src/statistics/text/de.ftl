# Was viele Spiele einer Art ergeben haben.

statistics-title = Statistik: { $game }
statistics-about = Aus öffentlichen Spielen dieses Hauses, die nach den üblichen Regeln zu Ende gespielt wurden: ohne private Tische, Lehrtische und Abzweigungen. Die letzten { $most } für jede Spielerzahl, etwa einmal in der Stunde gezählt.
statistics-puzzles = Aufgaben
statistics-seats = Spieler
statistics-players = { $seats } Spieler
statistics-none = Es wurden noch keine Spiele gezählt. Ein beendetes öffentliches Spiel wird innerhalb etwa einer Stunde gezählt.
statistics-off = Dieses Haus zählt keine Spiele.
statistics-few = { $games ->
    [one] Bisher wurde { $games } Spiel gezählt.
   *[other] Bisher wurden { $games } Spiele gezählt.
  } Zahlen gibt es ab { $enough } Spielen: Weniger würden mehr über den Zufall sagen als über das Spiel.
statistics-game = Das Spiel
statistics-games = Spiele
statistics-moves = Züge je Spiel
statistics-margin = Punkte zwischen Erstem und Zweitem
statistics-leads = Führungswechsel
statistics-luck = Vom Glück entschieden
statistics-intervals = Kleine Zahlen: der Bereich, in dem der Wert mit 95 % Sicherheit liegt.
statistics-rough = Die Gewinnchancen sind in diesem Spiel grob, weil sie noch nicht an Spielen geeicht wurden.
statistics-lengths-drawn = Länge der Spiele, von { $first } bis { $last } Züge
statistics-length = { $least } bis { $most } Züge: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }
statistics-moves-axis = Züge
statistics-seat-advantage = Ist es wichtig, wer beginnt?
statistics-seat-about = Plätze in Zugreihenfolge. Die gestrichelte Linie ist ein gleicher Anteil an den Siegen; geteilte Siege zählen anteilig.
statistics-seat = Platz
statistics-place = { $place ->
    [1] Beginnt
   *[other] Nr. { $place }
  }
statistics-seat-won = Siege
statistics-sources = Woher die Punkte kommen
statistics-sources-about = Punkte je Spieler. Der Balken zeigt die Sieger, die gestrichelte Linie den Durchschnitt aller.
statistics-source = Quelle
statistics-winners = Sieger
statistics-all = Alle
statistics-clear = Was heraussticht
statistics-clear-about = Entscheidungen, nach denen sich die Gewinnchance deutlich mehr oder weniger bewegte als mit dem, was sonst an dieser Stelle gewählt wird. In Prozentpunkten.
statistics-clear-none = Noch sticht nichts mit Sicherheit heraus.
statistics-pieces = Was gewählt wurde und wie es ausging
statistics-pieces-about = Genommen: von den Malen, bei denen es eine Wahl gab. Siege: von denen, die es nahmen. Punkte: sofort gewonnen. Wert: um wie viele Prozentpunkte sich die Gewinnchance bewegte, verglichen mit dem, was sonst an dieser Stelle gewählt wird. Dass Sieger etwas öfter nahmen, heißt nicht, dass sie deshalb gewannen.
statistics-group = Anzeigen
statistics-picked = Entscheidungen
statistics-happened = Was geschah
statistics-name-of = Wahl
statistics-taken = Genommen
statistics-won = Siege
statistics-points = Punkte
statistics-value = Wert
statistics-times = { $times } ×
statistics-dead = Was kaum jemand nimmt
statistics-dead-about = Oft im Angebot und seltener als einmal in hundert Malen genommen:
statistics-dead-of = { $asked } { $pieces }
statistics-dead-none = Alles, was oft im Angebot ist, wird hin und wieder genommen.
