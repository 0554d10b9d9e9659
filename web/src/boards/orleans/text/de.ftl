# Was der Spielplan von Orléans außer den Meldungen des Spiels sagt.

## Eigenes Tableau

orleans-ui-own-board = Dein Tableau
orleans-ui-board-of = Tableau von { $name }
orleans-ui-any = beliebiger Gefolgsmann
orleans-ui-any_neutral = beliebiger neutraler Gefolgsmann
orleans-ui-empty = leer
orleans-ui-space = { $place }, Feld ({ $wanted })
orleans-ui-place-label = { $place }, { $state }
orleans-ui-state-ready = kann genutzt werden
orleans-ui-state-full = vollständig
orleans-ui-state-closed = in dieser Runde geschlossen
orleans-ui-state-open = es fehlen noch Gefolgsleute
orleans-ui-state-lasting = wirkt von selbst
orleans-ui-always = wirkt von selbst
orleans-ui-bag = Beutel: { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
  }
orleans-ui-bag-help = Dein Beutel: Schau hinein, wann immer du willst.
orleans-ui-bag-hidden = Was in diesem Beutel liegt, ist geheim: { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
  }.
orleans-ui-bag-empty = leer
orleans-ui-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
  }
orleans-ui-built = { $count ->
    [one] { $count } Kontor gebaut
   *[other] { $count } Kontore gebaut
  }, { $left } übrig
orleans-ui-citizens = { $count } Bürger
orleans-ui-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
  }

## Auswahl

orleans-ui-choices = Was du tun kannst
orleans-ui-draw-all = Alle ziehen ({ $count })
orleans-ui-commit-plan = Plan bestätigen
orleans-ui-lose-station = Kontor in { $city }
orleans-ui-lose-technology = Technikplättchen: { $place }

## Tafeln

orleans-ui-panel-mine = Tableau
orleans-ui-panel-map = Karte
orleans-ui-panel-tracks = Leisten
orleans-ui-panel-deeds = Werke
orleans-ui-panel-tiles = Ortskarten
orleans-ui-panel-supply = Vorrat
orleans-ui-pile = Kategorie { $category } ({ $count })

## Mitspieler und Punkte

orleans-ui-players = Spieler
orleans-ui-open-board = Das Tableau von { $name } ansehen.
orleans-ui-own-help = Dieses Tableau siehst du gerade.
orleans-ui-passed = gepasst
orleans-ui-merchant-in = Händlerfigur: { $city }.
orleans-ui-stations-in = Kontore: { $cities }.
orleans-ui-score-coins = Münzen
orleans-ui-score-goods = Waren
orleans-ui-score-stations = Kontore × Stufe
orleans-ui-score-citizens = Bürger × Stufe
orleans-ui-score-total = Punkte
orleans-ui-score-note = Die Entwicklungsstufe vervielfacht Kontore und Bürger. Bei Gleichstand liegt vorn, wer auf der Entwicklungsleiste weiter ist.

## Karte

orleans-ui-map = Landkarte
orleans-ui-lit = wählbar
orleans-ui-station-of = Kontor von { $name }
orleans-ui-merchant-of = Händlerfigur von { $name }
orleans-ui-on-road = { $good } auf der Straße zwischen { $from } und { $to }
orleans-ui-on-waterway = { $good } auf dem Wasserweg zwischen { $from } und { $to }

## Leisten

orleans-ui-tracks = Leisten
orleans-ui-step-of = { $name } auf { $step }
orleans-ui-help-track-farmer = Bauern: Jeder Schritt bringt die gezeigte Ware; die Volkszählung zählt diese Schritte.
orleans-ui-help-track-craftsman = Handwerker: Jeder Schritt bringt ein Technikplättchen.
orleans-ui-help-track-trader = Händler: Jeder Schritt bringt eine Ortskarte einer gezeigten Kategorie.
orleans-ui-help-track-boatman = Schiffer: Jeder Schritt bringt die gezeigten Münzen; wer den letzten zuerst erreicht, erhält den Bürger.
orleans-ui-help-track-knight = Ritter: So viele Gefolgsleute darfst du je Runde ziehen; wer das Feld mit dem Bürger zuerst erreicht, erhält ihn.
orleans-ui-help-track-scholar = Gelehrte: Jeder Schritt bringt die gezeigten Schritte auf der Entwicklungsleiste.

## Werke, Ereignis, Vorrat

orleans-ui-deeds = Segensreiche Werke
orleans-ui-count-of = { $count } × { $what }
orleans-ui-deed-needs = Es fehlen noch: { $needed }.
orleans-ui-deed-done = Vollendet.
orleans-ui-deed-earns = Jeder Gefolgsmann, den du hierher schickst, bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-ui-deed-earns-or = Jeder Gefolgsmann, den du hierher schickst, bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } oder einen Schritt Entwicklung.
orleans-ui-round-of = Runde { $round } von { $rounds }
orleans-ui-event-rounds = Ereignisse nach Runden
orleans-ui-event-left = Noch in diesem Drittel der Ereignisse
orleans-ui-event-gain = Du bekommst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-ui-event-pay = Du zahlst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-ui-event-food = Du gibst ein Nahrungsmittel ab.
orleans-ui-event-nothing = Nach jetzigem Stand geschieht dir nichts.
orleans-ui-event-plague = { $open ->
    [0] Niemand in deinem Beutel ist in Gefahr.
    [one] Von { $bag } Gefolgsleuten in deinem Beutel ist einer in Gefahr.
   *[other] Von { $bag } Gefolgsleuten in deinem Beutel sind { $open } in Gefahr.
  }
orleans-ui-event-sacristy = Der Mönch in deiner Sakristei kann dir das ersparen.
orleans-ui-supply = Vorrat
orleans-ui-supply-followers = Gefolgsleute im Vorrat
orleans-ui-supply-goods = Warenmarkt
orleans-ui-supply-rest = Plättchen und Münzen
orleans-ui-bank = Münzen in der Bank
orleans-ui-tiles-of = Ortskarten, Kategorie { $category }
orleans-ui-good-worth = { $good } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })

## What is told beside the board

orleans-ui-will-take = { $seat } bekommt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-ui-will-pay = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-ui-tale-citizens = Bürger
orleans-ui-tale-stations = Kontore
orleans-ui-tale-technology = Technikplättchen
orleans-ui-city-help = Hier ist Platz für ein Kontor, für den, der es zuerst baut.
orleans-ui-city-great-help = Hier dürfen alle ein Kontor bauen.
