# Turniere: die Liste, eines davon, und das Formular für ein neues.

tournament-all = Turniere
tournament-none = Noch keine Turniere. Richte eines aus!
tournament-new = Neues Turnier
tournament-in = Du bist dabei

tournament-title = Name
tournament-usual-title = Turnier von { $name }
tournament-game = Spiel
tournament-format = Spielweise
tournament-swiss = Schweizer System
tournament-swiss-why = Gleich viele Runden für alle; wer ähnlich steht, trifft aufeinander, und wenn möglich nie zweimal auf dieselben.
tournament-groups = Gruppen
tournament-groups-why = In jeder Gruppe spielen alle gegen alle; die Besten können in eine K.-o.-Runde kommen.
tournament-knockout = K.-o.-System
tournament-knockout-why = Die Besten jedes Tisches kommen weiter, bis ein Tisch entscheidet.
tournament-swiss-of = Schweizer System, { $rounds ->
    [1] eine Runde
   *[other] { $rounds } Runden
  }
tournament-groups-of = Gruppen zu { $group }
tournament-tables-of = Tische zu { $most }
tournament-tables-between = Tische zu { $fewest } bis { $most }
tournament-most = Plätze an einem Tisch
tournament-fewest = Am kleinsten Tisch
tournament-fewest-why = Mit kleineren Tischen gibt es weniger Freilose.
tournament-rounds = Runden
tournament-group-size = Höchstens in einer Gruppe
tournament-advance-knockout = So viele jedes Tisches kommen weiter
tournament-advance-groups = So viele jeder Gruppe kommen weiter
tournament-advance-none = Die Gruppen entscheiden
tournament-bye = Was ein Freilos zählt
tournament-bye-full = So viel wie ein Sieg
tournament-bye-half = Einen halben Sieg
tournament-bye-none = Nichts
tournament-duplicate = Duplikat
tournament-duplicate-help = Alle Tische einer Runde haben dasselbe Glück, und jeder Platz wird mit demselben Platz an den anderen Tischen verglichen (Matchpunkte).
tournament-duplicate-why = Karten und Würfel fallen an diesen Tischen gleich: Bis alle fertig sind, dürfen nur die zusehen, die selbst dort sitzen.
tournament-most-entrants = Startplätze
tournament-begins-at = Beginn
tournament-begins-why = Bleibt das Feld leer, beginnt das Turnier auf Knopfdruck.
tournament-rated-why = Alle Partien zählen für die Wertung; wer mitmacht, ist einverstanden.
tournament-make = Turnier ausrichten

tournament-host = Ausgerichtet von { $name }
tournament-rule = { $rule }: { $choice }
tournament-open = Anmeldung offen
tournament-begins = Beginn: { $when }
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-finished = Beendet
tournament-closed = Abgesagt
tournament-won = Gewonnen von { $names }

tournament-you = Was du tun kannst
tournament-to-table = Zu deinem Tisch
tournament-enter = Mitmachen
tournament-withdraw = Zurückziehen
tournament-back = Ich bin wieder da
tournament-you-in = Du bist dabei. Sobald dein erster Tisch beginnt, hörst du davon.
tournament-you-wait = Sobald die nächste Runde beginnt, hörst du von deinem Tisch.
tournament-you-away = Du bist abwesend und wirst nicht eingeteilt.
tournament-start = Jetzt beginnen
tournament-cancel = Absagen
tournament-cancel-sure = Wirklich absagen
tournament-cancel-no = Nein

tournament-standing = Tabelle
tournament-standing-knockout = Stand der K.-o.-Runde
tournament-group = Gruppe { $group }
tournament-place = Platz
tournament-player = Name
tournament-stage = Überstandene Runden
tournament-last = Letzte Runde
tournament-points = Punkte
tournament-opponents = Gegner
tournament-wins = Siege
tournament-games = Partien
tournament-number = { $number }
tournament-percent = { $percent } %
tournament-decided = Wie die Plätze entstehen
tournament-by-stage = Überstandene K.-o.-Runden.
tournament-by-last = Das Ergebnis der letzten Runde.
tournament-by-points = Punkte: je Partie der Anteil der anderen, vor denen man lag; ein Gleichstand zählt halb.
tournament-by-matchpoints = Punkte: je Partie der Anteil der Matchpunkte; ein einzelner Tisch zählt nach seinen Plätzen.
tournament-by-opponents = Gegner: was die, auf die man traf, im Mittel erreicht haben.
tournament-by-wins = Siege am eigenen Tisch; mehrere Sieger teilen sich einen.
tournament-by-lot = Wer in allem gleich ist, teilt sich den Platz. Muss jemand zuerst kommen, beim Platz am Tisch oder beim Weiterkommen, entscheidet der Stand davor, dann das zu Beginn gezogene Los.
tournament-bye-full-why = Ein Freilos zählt so viel wie ein Sieg.
tournament-bye-half-why = Ein Freilos zählt einen halben Sieg.
tournament-bye-none-why = Ein Freilos zählt nichts.
tournament-left-why = Wer eine Partie verlässt oder wessen Zeit abläuft, ist dort Letzter, bekommt nichts dafür und wird erst wieder eingeteilt, wenn er sich zurückmeldet.

tournament-bracket = Turnierbaum
tournament-final = Finale
tournament-table = Tisch { $number }
tournament-table-playing = wird gespielt
tournament-table-finished = beendet
tournament-table-closed = geschlossen
tournament-left = ausgestiegen
tournament-on = kommt weiter
tournament-byes = Freilos: { $names }
tournament-entrants = Teilnehmende
tournament-places = { $entered } von { $places }
tournament-nobody = Noch ist niemand angemeldet.
tournament-away = abwesend
tournament-of-table = Tisch eines Turniers

tournament-begun = Dieses Turnier hat schon begonnen.
tournament-over = Dieses Turnier ist vorbei.
tournament-apart = An diesem Turnier kannst du nicht teilnehmen.
tournament-not-entered = Du nimmst an diesem Turnier nicht teil.
tournament-not-host = Das kann nur, wer das Turnier ausrichtet.
tournament-too-few = Es sind noch zu wenige: Mindestens { $least } müssen da sein.
tournament-bad-title = Ein Name braucht einen Buchstaben, und höchstens { $most }.
