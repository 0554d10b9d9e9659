# Mitspieler suchen.

gather-title = Mitspieler finden
gather-about = Sag, was du spielen würdest. Du bekommst einen Platz an einem offenen Tisch, der passt, oder wartest, bis genug Leute dasselbe wünschen; dann beginnt das Spiel von selbst.
gather-games = Eines dieser Spiele
gather-seats = Spielerzahl
gather-tempos = In einem dieser Tempi
gather-rated = Wertung
gather-rated-either = Gewertet oder nicht
gather-rated-yes = Nur gewertet
gather-rated-no = Nur ungewertet
gather-options = Regeln von { $game }
gather-options-usual = Mehrere Spiele werden nach ihren üblichen Regeln gespielt. Wähle ein einzelnes Spiel, um seine Regeln zu ändern.
gather-hours = Ich warte
gather-look = Tisch für mich finden
gather-look-anew = Stattdessen so suchen
gather-change = Etwas anderes suchen
gather-waiting = Du wartest auf Mitspieler
gather-until = Längstens bis { $until }. Du kannst diese Seite verlassen: Sind Benachrichtigungen an, erfährst du, wenn dein Tisch steht.
gather-leave = Nicht mehr suchen
gather-ready = Dein Tisch steht
gather-go = Zum Tisch
gather-tables = Offene Tische, die passen
gather-tables-none = Kein offener Tisch passt.
gather-others = Auch sie suchen Mitspieler
gather-others-none = Gerade wartet niemand auf so ein Spiel.
gather-too = Ich auch
gather-counts = { $count ->
    [one] { $list } Person
   *[other] { $list } Personen
  }
gather-name-first = Gib zuerst deinen Namen ein.
