# Die Seite einer Person.

person-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
person-won = { $won } gewonnen
person-left = { $left } vorzeitig verlassen
person-points = { $points } Punkte
person-interval = { $low } bis { $high }
person-rank = Platz { $rank } von { $of }
person-rated-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
  }
person-unrated = Noch nicht gewertet
person-rating-why = Alle beginnen mit 1500 Punkten. Wer 100 mehr hat als jemand anderes, liegt in 64 von 100 Partien vor dieser Person. Der Balken zeigt, zwischen welchen Punkten die Spielstärke mit 95 % Sicherheit liegt.
person-sources = Woher die Punkte kommen
person-compared = { $games ->
    [one] Aus der letzten Partie
   *[other] Durchschnitt der letzten { $games } Partien
  }
person-source = Quelle
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = Sieger
person-finished = Beendete Partien
person-none = Noch keine beendeten Partien.
person-export = Deine Partien herunterladen
person-export-why = Eine Datei mit einer Aufzeichnung jeder Partie, die „ludoteca replay“ wieder zeigt.
