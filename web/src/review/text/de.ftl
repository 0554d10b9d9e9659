# Die Nachbesprechung einer Partie.

review-title = Nachbesprechung: { $game }
review-waiting = Die Nachbesprechung entsteht …
review-waiting-why = Bots sehen sich jeden Zug an und probieren immer wieder andere. Du kannst weggehen: Sie bleibt für alle erhalten, die diese Partie sehen dürfen.
review-failed = Die Nachbesprechung ließ sich nicht erstellen.
review-once-more = Noch einmal versuchen
review-outdated = Inzwischen wird anders bewertet als in dieser Nachbesprechung.
review-anew = Neu erstellen lassen
review-deeper = Genauer hinsehen
review-deeper-why = Bots sehen sich jeden Zug noch einmal an, fünfmal so lange, und spielen öfter von ihm aus weiter: Weniger Fehler entgehen ihnen, und was sie kosten, ist sicherer. Das dauert Minuten.
review-deep = Diese Nachbesprechung hat genauer hingesehen: fünfmal so lange bei jedem Zug.
review-rough = Für so viele Spieler hat die Bewertung nichts gelernt: Nimm die Zahlen als grobe Schätzung.
review-says-end = { $you ->
    [yes] { $way ->
        [won] Du hast gewonnen: Das sind { $size } % mehr, als dein Platz zu Beginn erwarten konnte.
        [shared] Du hast dir den Sieg geteilt; zu Beginn konnte dein Platz { $base } % davon erwarten.
       *[lost] Du hast nicht gewonnen; zu Beginn konnte dein Platz { $base } % des Siegs erwarten.
      }
   *[no] { $way ->
        [won] { $name } hat gewonnen: Das sind { $size } % mehr, als dieser Platz zu Beginn erwarten konnte.
        [shared] { $name } hat sich den Sieg geteilt; zu Beginn konnte dieser Platz { $base } % davon erwarten.
       *[lost] { $name } hat nicht gewonnen; zu Beginn konnte dieser Platz { $base } % des Siegs erwarten.
      }
  }
review-says-luck = { $way ->
    [up] Das Glück brachte { $you ->
        [yes] dir
       *[no] { $name }
      } { $size } % ein ({ $kinds }).
    [down] Pech kostete { $you ->
        [yes] dich
       *[no] { $name }
      } { $size } % ({ $kinds }).
   *[even] Glück und Pech glichen sich aus.
  }
review-says-play = { $you ->
    [yes] Deine eigenen Züge machten { $own } % aus, die der anderen { $others } %.
   *[no] Die eigenen Züge von { $name } machten { $own } % aus, die der anderen { $others } %.
  }
review-says-move = Am meisten bewirkte { $mine ->
    [yes] { $you ->
        [yes] dein eigener Zug
       *[no] der eigene Zug
      }
   *[no] der Zug von { $by }
  } in Schritt { $step }: Er { $way ->
    [up] brachte { $you ->
        [yes] dir
       *[no] { $name }
      } { $size } % ein.
   *[down] kostete { $you ->
        [yes] dich
       *[no] { $name }
      } { $size } %.
  }
review-says-draw = Am meisten bewirkte das Glück in Schritt { $step } ({ $kind }): Es { $way ->
    [up] brachte { $you ->
        [yes] dir
       *[no] { $name }
      } { $size } % ein.
   *[down] kostete { $you ->
        [yes] dich
       *[no] { $name }
      } { $size } %.
  }
review-percent = { $percent } %
review-curve = Gewinnchancen im Lauf der Partie
review-curve-about = Aus der Sicht eines Bewerters, der alle Karten kennt. Die Zahlen bezeichnen die Wendepunkte.
review-from-to = { $from } % → { $to } %
review-as-table = Der Verlauf als Tabelle
review-step-head = Schritt
review-step = Schritt { $step }
review-turn-number = Wendepunkt { $number }
review-turns = Wendepunkte
review-changes = Wie sich die Chancen bewegten
review-played = Gespielt wurde
review-better = Besser wäre gewesen
review-better-still = Noch besser wäre gewesen
review-cost = Der Unterschied beträgt { $cost } % eines Sieges, mit 95 % Sicherheit zwischen { $low } und { $high }. Beurteilt nach dem, was man wissen konnte.
review-told = Die Engine sagt { $judged } %. Nach beiden Zügen { $pairs }-mal zu Ende gespielt, betrug der Unterschied { $played } % ({ $low } bis { $high }).
review-told-near = Die Engine sagt { $judged } %. Nach beiden Zügen { $pairs }-mal um { $moves } Züge weitergespielt, betrug der Unterschied der Chancen { $played } % ({ $low } bis { $high }).
review-judged-only = Das sagt die Engine: Weitergespielt wurde von hier aus nicht.
review-why = Zu Ende gespielt, bringt der bessere Zug, nach Quellen:
review-why-near = Um { $moves } Züge weitergespielt, bringt der bessere Zug, nach Quellen:
review-more = { $source }: { $points } Punkte mehr ({ $low } bis { $high })
review-less = { $source }: { $points } Punkte weniger ({ $low } bis { $high })
review-came = Glück ({ $kind }) bei diesem Zug von { $name }:
review-no-better = Kein anderer Zug war für { $name } sicher besser.
review-board = Der Spielplan
review-before = Davor
review-after = Danach
review-in-replay = Im Replay
review-accounts = Woher das Ergebnis kam
review-accounts-about = Gewinnchance zu Beginn, was sie bewegte, und am Ende, in Prozent. Die Spalten gehen auf.
review-base = Beginn
review-luck = Glück
review-own = eigene Züge
review-others = Züge der anderen
review-final = Ende
review-kinds = Glück nach Art
review-kinds-about = Was verteilt und gezogen wurde, verglichen mit dem, was hätte kommen können.
review-kind-deal = Auslage
review-kind-luck = Glück
review-kind-hidden = Verdecktes
review-kind-cards = Karten
review-kind-tiles = Plättchen
review-kind-bag = Beutel
review-kind-goods = Waren
review-kind-events = Ereignisse
review-adjusted = Ergebnisse ohne Glück
review-adjusted-about = Was bleibt, wenn das Glück abgezogen wird, soweit es Ergebnisse erklärt: ein faireres Maß für das Spiel. In { $games } Partien von Bots erklärte es { $explained } % der Streuung der Ergebnisse; eine einzelne Partie liegt noch um { $noise } daneben (Standardabweichung).
review-not-adjusted = In { $games } Partien von Bots erklärte das Glück, wie es hier gezählt wird, die Ergebnisse nicht nachweisbar. Nichts wird abgezogen.
review-matrix = Wessen Züge wessen Chancen bewegten
review-matrix-about = Zeile: wer zog. Spalte: wessen Chance sich bewegte.
review-by = von { $name }
review-errors = Fehler
review-errors-about = Züge, nach denen die eigene Chance niedriger war als nach einem anderen, soweit man es wissen konnte. Jeder wurde zweimal beurteilt und immer wieder zu Ende gespielt.
review-no-errors = Kein Zug war sicher schlechter als ein anderer.
review-opinions = Nur die Meinung der Engine
review-opinions-about = Die Engine hält diese Züge für Fehler. Von ihnen aus weitergespielte Partien haben das weder bestätigt noch widerlegt.
review-error = Schritt { $step }: kostete { $cost } %
review-try-again = Als Aufgabe lösen
review-show = Zeigen, was besser war
