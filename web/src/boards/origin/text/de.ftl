# Was der Spielplan von Origin außer den Nachrichten des Spiels sagt.

origin-ui-map = Weltkarte
origin-ui-lit = wählbar
origin-ui-pawn-of = { $pawn } von { $name }
origin-ui-hunting = Jagdmarker, { $points } Punkte
origin-ui-strait-token = Meerengenmarker, { $points } Punkte
origin-ui-strait = { $strait } verbindet { $a } und { $b }: { $points } Punkte für Figuren auf beiden Seiten

origin-ui-in-reserve = { $pawn }: { $count ->
    [0] keine im Vorrat
   *[other] { $count } im Vorrat
  }
origin-ui-tile = Bereich { $area }: Plättchen der Stufe { $level }
origin-ui-deck = { $deck }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } im Stapel
origin-ui-discards = { $count ->
    [0] Keine Aktionskarte abgelegt
    [one] { $count } Aktionskarte abgelegt
   *[other] { $count } Aktionskarten abgelegt
  }
origin-ui-tile-reserve = { $count ->
    [one] Noch { $count } Plättchen
   *[other] Noch { $count } Plättchen
  } im Vorrat

origin-ui-gives-a = Nimm ein Plättchen aus diesem Bereich, dann zieh eine Karte: { $deck }
origin-ui-gives-b = Zieh drei Karten und gib zwei zurück: { $deck }
origin-ui-gives-a-brown = Nimm zwei Plättchen aus dem braunen Bereich, eins nach dem anderen
origin-ui-gives-b-brown = Nimm ein Plättchen aus einem beliebigen Bereich
origin-ui-or-play = … oder spiel eine der Karten, die leuchten.

origin-ui-returning = { $chosen } von { $count } Karten gewählt
origin-ui-hand = Deine Karten
origin-ui-hand-of = Karten von { $name }
origin-ui-in-play = Ausliegende Karten
origin-ui-players = Spieler
origin-ui-villages = { $count ->
    [0] Kein Dorf mehr übrig
    [one] Noch { $count } Dorf
   *[other] Noch { $count } Dörfer
  }
origin-ui-cards = { $deck }: { $count } auf der Hand
origin-ui-stack = Neuerungen bis zur Stufe { $height }
origin-ui-last = letzte Züge
origin-ui-triggered = In diesem Zug begann das Ende

origin-ui-scores-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Die Wertungstafel öffnen
origin-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
