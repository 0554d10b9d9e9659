# Was Origos Spielbrett außer den Meldungen des Spiels sagt.

origo-ui-map = Spielplan
origo-ui-hand = Deine Karten
origo-ui-hand-of = Karten von { $name }
origo-ui-actions = Aktionen
origo-ui-players = Spieler

origo-ui-empty = leer
origo-ui-shield-red = roter Schild
origo-ui-shield-blue = blauer Schild
origo-ui-shield-black = schwarzer Schild
origo-ui-shield-green = grüner Schild
origo-ui-shield-orange = oranger Schild
origo-ui-shield-of = { $shield } ({ $tribe }, { $name })
origo-ui-established = gegründet ({ $value } Punkte)
origo-ui-navigated = ist in diesem Zug schon gesegelt
origo-ui-lit = wählbar
origo-ui-card-growth = Bevölkerung
origo-ui-card-ship = Schiff

origo-ui-allowance = In diesem Zug noch möglich: ausbreiten oder angreifen { $fight ->
    [0] nicht mehr
    [one] einmal
   *[other] { $fight }-mal
  }, wandern oder tauschen { $shift ->
    [0] nicht mehr
   *[other] einmal
  }.

origo-ui-player = Spieler
origo-ui-points = Punkte
origo-ui-supply = Schilde im Vorrat
origo-ui-cards = Handkarten
origo-ui-start-player = Startspieler
origo-ui-lost = { $count ->
    [one] { $count } Schild endgültig verloren
   *[other] { $count } Schilde endgültig verloren
  }
origo-ui-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } im Nachziehstapel
origo-ui-placement = Startaufstellung
origo-ui-round = Runde { $round }
origo-ui-last-round = Letzte Runde

origo-ui-combat-title = Kampf um { $square } ({ $place })
origo-ui-attacker = Angreifer
origo-ui-defender = Verteidiger
origo-ui-combat-value = Kampfwert { $value }
origo-ui-combat-sum = { $support } daneben{ $own ->
    [0] {""}
   *[other] {" "}+ { $own } auf dem Feld
  } + 2 × { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
origo-ui-combat-section = Der Spielplan um { $square }
origo-ui-combat-cards = Gezeigte Karten von { $name }
origo-ui-combat-yours = Wähle Handkarten und lege sie dazu, oder zeige die weiße Flagge.
origo-ui-combat-show = { $count ->
    [0] Karten dazulegen
    [one] { $count } Karte dazulegen
   *[other] { $count } Karten dazulegen
  }
origo-ui-combat-decides = { $name } entscheidet …
origo-ui-combat-won = { $name } erobert { $square } ({ $high } zu { $low }).
origo-ui-combat-held = { $name } hält { $square } ({ $high } zu { $low }).

origo-ui-founding = Gegründete Länder
origo-ui-founding-note = Wer ein Land füllt, bekommt den nächsten Gründungsstein. Nach den roten Feldern (4, 8, 12) wird am Ende der Runde gewertet.
origo-ui-founded-by = { $country }, { $name }
origo-ui-scorings = Wertungen
origo-ui-scoring-of = Wertung nach Runde { $round }
origo-ui-scoring-now = Wertung jetzt
origo-ui-clans = Clans
origo-ui-points-clan = Clans
origo-ui-no-clans = Noch kein Clan aus 3 Schilden.
origo-ui-naval = Seemacht
origo-ui-points-naval = Seemacht
origo-ui-countries = Länder
origo-ui-points-country = Länder
origo-ui-sum = Summe
origo-ui-tied = { $place }., geteilt
origo-ui-monopoly = { $place }., alle Felder
origo-ui-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
  }

## What is told beside the board

origo-ui-on-map = Schilde auf der Karte
origo-ui-shields-lost = Verlorene Schilde
origo-ui-countries-established = Gegründete Länder
origo-ui-points-founding = Start und Gründungen
origo-ui-to-place = { $left ->
    [one] Noch { $left } Schild zu setzen
   *[other] Noch { $left } Schilde zu setzen
  }
origo-ui-until-scoring = { $left ->
    [one] Noch { $left } Land bis zur nächsten Wertung
   *[other] Noch { $left } Länder bis zur nächsten Wertung
  }
origo-ui-scoring-due = Wertung am Ende dieser Runde
origo-ui-countries-of = { $value } von { $of } Ländern gegründet
origo-ui-supply-left = Ein Vorrat an Schilden geht zur Neige
