# Was der Spielplan von „Über die Entstehung der Arten“ außer den Meldungen des Spiels sagt.

species-ui-chart = Seekarte der Galápagos
species-ui-notebook = Feldbuch
species-ui-players = Spieler
species-ui-journal = Tagebuch
species-ui-sum = Summe
species-ui-volumes = Bände

species-ui-counted = { $count } × { $what }
species-ui-no-knowledge = keines
species-ui-front = { $name }, Stufe { $level }. Kosten: { $cost }. Belohnung: { $rewards }. Wissen: { $knowledge }.
species-ui-back = { $known ->
    [true] { $name } (bekannt, Stufe { $level })
   *[other] { $name } (Stufe { $level })
  }, Wissen: { $knowledge }
species-ui-space = { $space }: { $tile }.
species-ui-empty-space = { $space }: leer.
species-ui-with-cubes = { $words } Würfel: { $cubes }.
species-ui-cubes-of = { $count } von { $name }
species-ui-lit = Wählbar.
species-ui-spends = { $count ->
    [one] Einer deiner Würfel kommt zurück.
   *[other] { $count } deiner Würfel kommen zurück.
  }
species-ui-puts = { $count ->
    [one] Einer deiner Würfel kommt hierher.
   *[other] { $count } deiner Würfel kommen hierher.
  }
species-ui-ship = Die Beagle, { $day }: { $place }
species-ui-goal-here = Ziel der Stufe { $level }
species-ui-goal-scored = Ziel der Stufe { $level }, gewertet
species-ui-touches = neben { $spaces }

species-ui-map-spaces = Mit Landkarte
species-ui-stack = Stapel { $number }: { $count ->
    [0] leer.
    [one] ein Plättchen.
   *[other] { $count } Plättchen.
  }
species-ui-bottom = Zuunterst: { $tiles }.
species-ui-decks = Stapel der Lebensräume
species-ui-deck = { $deck }: { $count ->
    [one] eine Karte im Stapel.
   *[other] { $count } Karten im Stapel.
  }
species-ui-discards = Abgelegt: { $cards }.
species-ui-no-cards = Keine Handkarten
species-ui-cards-of = Karten von { $name }

species-ui-points = Punkte
species-ui-cubes = { $count ->
    [one] Ein Würfel im Vorrat
   *[other] { $count } Würfel im Vorrat
  }
species-ui-hand-of = { $count ->
    [0] Keine Handkarten
    [one] Eine Handkarte: { $cards }
   *[other] { $count } Handkarten: { $cards }
  }
species-ui-known = Bekannte Handkarten: { $cards }
species-ui-captured = { $count ->
    [0] Keine Plättchen gewonnen.
    [one] Ein Plättchen gewonnen: { $tiles }.
   *[other] { $count } Plättchen gewonnen: { $tiles }.
  }
species-ui-holds = { $count ->
    [one] Noch eines durch Mehrheit, wenn das Spiel jetzt enden würde: { $tiles }.
   *[other] Noch { $count } durch Mehrheit, wenn das Spiel jetzt enden würde: { $tiles }.
  }
species-ui-held = { $tile } (wenn das Spiel jetzt enden würde)
species-ui-knowledge = Wissen unter den eigenen Würfeln: Land { $land }, Wasser { $water }, Luft { $air }
species-ui-standing = { $name }: { $measure }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } wert

species-ui-gain-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
species-ui-gain-card-land = eine Karte „Land“
species-ui-gain-card-water = eine Karte „Wasser“
species-ui-gain-card-air = eine Karte „Luft“
species-ui-gain-card-beagle = eine Beagle-Karte
species-ui-gain-steps = Beagle { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  } weiter
species-ui-reaches = erreicht das Ziel der Stufe { $level }
species-ui-ends = Damit endet die Reise: Es ist der letzte Zug des Spiels.
species-ui-captures = Du gewinnst das Plättchen „{ $tile }“.
species-ui-displaces = „{ $tile }“ weicht auf das nächste leere Feld aus.
species-ui-returns = Würfel zurück an ihre Besitzer, je ein Punkt: { $cubes }.
species-ui-choose-space = Wähle eines der leuchtenden Felder. Würfel, die es berühren, können zahlen.
species-ui-spent = Bezahlung
species-ui-nothing-yet = Wähle, womit du zahlst.
species-ui-ways = Noch zu wählen
species-ui-from = { $count } von { $tile } ({ $space })
species-ui-more-from = noch einer von { $tile } ({ $space })
species-ui-costs = Kostet
species-ui-gives = Bringt
species-ui-look = Tippe oder zeige auf ein Plättchen oder eine Karte, um mehr zu erfahren.

## What is told beside the board

species-ui-tale-cubes = Würfel im Vorrat
species-ui-tale-cards = Handkarten
species-ui-tale-knowledge-land = Wissen vom Land
species-ui-tale-knowledge-water = Wissen vom Wasser
species-ui-tale-knowledge-air = Wissen von der Luft
species-ui-voyage = { $left ->
    [one] Noch { $left } Feld bis Neuseeland
   *[other] Noch { $left } Felder bis Neuseeland
  }
species-ui-next-goal = { $left ->
    [one] Noch { $left } Feld bis zum nächsten Ziel
   *[other] Noch { $left } Felder bis zum nächsten Ziel
  }
species-ui-stall = { $left ->
    [one] Noch { $left } Zug ohne Fahrt, dann segelt die Beagle von selbst weiter
   *[other] Noch { $left } Züge ohne Fahrt, dann segelt die Beagle von selbst weiter
  }
