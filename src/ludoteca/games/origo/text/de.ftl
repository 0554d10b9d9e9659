# Origo auf Deutsch. Namen von Spielern, Karten, Feldern, Ländern und Meeren übergibt das Programm als Wörter.
# Formen der Namen: `.one` einer Karte (mit Artikel, Akkusativ); `.in` eines Landes oder Meeres (wo), `.acc` eines Landes (wen).

## Names

origo-title = Origo
origo-about = Stämme breiten sich über Europa aus, mit Karten, die Felder nennen. Fülle Länder, halte sie und bleib beisammen: Im Kampf zählen Nachbarn und Karten.

origo-country-BR = Britannien
    .in = in Britannien
    .acc = Britannien
origo-country-BE = Belgien
    .in = in Belgien
    .acc = Belgien
origo-country-SK = Skandinavien
    .in = in Skandinavien
    .acc = Skandinavien
origo-country-GE = Germanien
    .in = in Germanien
    .acc = Germanien
origo-country-PO = Polen
    .in = in Polen
    .acc = Polen
origo-country-BA = Baltikum
    .in = im Baltikum
    .acc = das Baltikum
origo-country-GA = Gallien
    .in = in Gallien
    .acc = Gallien
origo-country-HE = Helvetien
    .in = in Helvetien
    .acc = Helvetien
origo-country-DK = Dakien
    .in = in Dakien
    .acc = Dakien
origo-country-HI = Hispanien
    .in = in Hispanien
    .acc = Hispanien
origo-country-IT = Italien
    .in = in Italien
    .acc = Italien
origo-country-DM = Dalmatien
    .in = in Dalmatien
    .acc = Dalmatien

origo-sea-no = Nordsee
    .in = in der Nordsee
origo-sea-os = Ostsee
    .in = in der Ostsee
origo-sea-bi = Biskaya
    .in = in der Biskaya
origo-sea-mi = Mittelmeer
    .in = im Mittelmeer
origo-sea-ad = Adria
    .in = in der Adria

origo-tribe-red = Hunnen
origo-tribe-blue = Goten
origo-tribe-black = Angeln und Sachsen
origo-tribe-green = Langobarden
origo-tribe-orange = Vandalen

origo-card-row = Reihenkarte { $label }
    .one = die Reihenkarte { $label }
origo-card-column = Spaltenkarte { $label }
    .one = die Spaltenkarte { $label }
origo-card-land = Länderkarte { $label }
    .one = die Länderkarte { $label }
origo-card-growth = Bevölkerungskarte
    .one = eine Bevölkerungskarte
origo-card-ship = Schiffskarte
    .one = eine Schiffskarte

origo-action-expand = Aus{ "\u00AD" }breiten
origo-action-attack = An{ "\u00AD" }greifen
origo-action-move = Wan{ "\u00AD" }dern
origo-action-exchange = Tau{ "\u00AD" }schen
origo-action-navigate = Segeln
origo-action-end = Zug be{ "\u00AD" }enden
origo-action-show = Karten dazulegen
origo-action-flag = Weiße Flagge

## Help

origo-help-expand = Spiele eine Karte und setze einen Schild aus deinem Schildvorrat auf ein leeres Feld, das die Karte nennt. Ausbreiten und Angreifen: zusammen zweimal pro Zug.
origo-help-attack = Spiele eine Karte und kämpfe um den Schild eines Mitspielers. Das Feld muss die Karte nennen, ein eigener Schild muss daneben liegen, und es muss in einem gegründeten Land oder einem vollen Meer sein. Ausbreiten und Angreifen: zusammen zweimal pro Zug.
origo-help-move = Ziehe einen deiner Schilde an Land auf ein leeres Nachbarfeld, auf Wunsch über eine Kette eigener Schilde hinweg. Einmal pro Zug, statt Karten zu tauschen.
origo-help-exchange = Wirf zwei Handkarten ab und ziehe zwei neue. Einmal pro Zug, statt zu wandern.
origo-help-navigate = Jeder deiner Schilde auf See darf einmal pro Zug auf ein leeres Nachbarfeld segeln, auf Wunsch über eine Kette eigener Schilde hinweg.
origo-help-end = Dein Zug endet, und du ziehst auf 10 Karten nach. Ein Zug ohne Aktion heißt Passen.
origo-help-show = Lege die gewählten Karten dazu: Jede zählt 2.
origo-help-flag = Lege diesmal nichts dazu. Du gibst damit nicht auf: Der Kampf endet erst nach zwei weißen Flaggen hintereinander.
origo-help-card-row = Nennt alle Felder ihrer Reihen, Land und Meer: Dort kannst du dich ausbreiten, angreifen oder verteidigen.
origo-help-card-column = Nennt alle Felder ihrer Spalten, Land und Meer: Dort kannst du dich ausbreiten, angreifen oder verteidigen.
origo-help-card-land = Nennt alle Felder dieses Landes: Dort kannst du dich ausbreiten, angreifen oder verteidigen.
origo-help-card-growth = Nennt alle Felder neben deinen Schilden (nicht schräg): Dort kannst du dich ausbreiten, angreifen oder verteidigen.
origo-help-card-ship = Nennt alle Meeresfelder: Dort kannst du dich ausbreiten, angreifen oder verteidigen.
origo-help-country = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
  }. Bei jeder Wertung gibt es für die meisten Schilde { $first }, { $second } und { $third } Punkte; wer alle Felder besetzt, erhält 2 mehr.
origo-help-sea = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
  }. Nur wenn das ganze Meer besetzt ist, können Schilde hier angegriffen werden.

## What is asked

origo-ask-place = Setze einen Schild auf ein leeres Feld.
origo-ask-menu = Wähle eine Aktion oder beende deinen Zug.
    .expand = dich ausbreiten
    .attack = angreifen
    .move = wandern
    .exchange = Karten tauschen
    .navigate = segeln
    .end = deinen Zug beenden
origo-ask-reinforce = Lege Karten dazu oder zeige die weiße Flagge.
    .card = Karten dazulegen
    .show = die gewählten Karten ausspielen
    .flag = die weiße Flagge zeigen
origo-ask-expand-card = Wähle die Karte, mit der du dich ausbreitest.
origo-ask-expand-square = Wähle das leere Feld für deinen Schild.
origo-ask-attack-card = Wähle die Karte, mit der du angreifst.
origo-ask-attack-square = Wähle das Feld, das du angreifst.
origo-ask-move-from = Wähle den Schild an Land, der wandert.
origo-ask-move-to = Wähle, wohin er wandert.
origo-ask-exchange-card = Wähle die zwei Karten, die du tauschst.
origo-ask-navigate-from = Wähle den Schild auf See, der segelt.
origo-ask-navigate-to = Wähle, wohin er segelt.

origo-wait-place = { $seat } setzt einen Schild.
origo-wait-menu = { $seat } ist am Zug.
origo-wait-reinforce = { $seat } entscheidet, ob noch Karten dazukommen.

## What happened

origo-started = { $seat } beginnt das Spiel.
origo-placed = { $seat } setzt einen Schild auf { $square }.
origo-play-begins = Alle Startschilde liegen. Das Spiel beginnt.
origo-turn = Runde { $round }: { $seat } ist am Zug.
origo-expanded = { $seat } spielt { $card-one } und breitet sich auf { $square } aus.
origo-attacked = { $seat } spielt { $card-one } und greift { $defender } auf { $square } an.
origo-reinforced = { $seat } legt { $cards-one } dazu.
origo-flagged = { $seat } zeigt die weiße Flagge.
origo-combat-won = { $seat } erobert { $square } von { $defender } ({ $attack } zu { $defence }).
origo-combat-held = { $seat } hält { $square } gegen { $attacker } ({ $defence } zu { $attack }).
origo-moved = { $seat } wandert von { $from } nach { $to }.
origo-navigated = { $seat } segelt von { $from } nach { $to }.
origo-exchanged = { $seat } tauscht zwei Handkarten.
origo-exchanged-own = Du wirfst { $cards-one } ab.
origo-drew = { $seat } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }.
origo-drew-own = Du ziehst { $cards-one }.
origo-founded = { $seat } gründet { $country-acc } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origo-reshuffled = Die Ablage wird zu einem neuen Nachziehstapel gemischt.
origo-passed = { $seat } passt.
origo-ended-turn = { $seat } beendet den Zug.
origo-scoring = Stammeswertung nach Runde { $round }.
origo-scored = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } (Clans { $clan }, Seemacht { $naval }, Länder { $countries }).
origo-new-start-player = { $seat } hat die wenigsten Punkte und beginnt die nächste Runde.
origo-last-round = { $reason ->
    [countries] Das 12. Land ist gegründet: Dies ist die letzte Runde.
   *[supply] Ein Schildvorrat ist leer: Dies ist die letzte Runde.
  }
origo-over = Das Spiel ist zu Ende.

## Why not

origo-refused-occupied = Dieses Feld ist besetzt.
origo-refused-not-named = Die Karte nennt dieses Feld nicht.
origo-refused-limit-reached = Zu Beginn { $limit ->
    [one] darf { $country-in } nur { $limit } Schild
   *[other] dürfen { $country-in } nur { $limit } Schilde
  } liegen.
origo-refused-no-allowance = Öfter geht das in einem Zug nicht.
origo-refused-no-supply = In deinem Schildvorrat ist kein Schild mehr.
origo-refused-no-card = Du hast keine Karte dafür.
origo-refused-no-square = Diese Karte nennt kein Feld, auf dem du sie einsetzen kannst; du kannst sie tauschen.
origo-refused-own-shield = Das ist dein eigener Schild.
origo-refused-empty = Auf diesem Feld liegt kein Schild, den du angreifen kannst.
origo-refused-not-established = Du darfst { $country-in } noch nicht angreifen: Das Land ist nicht gegründet.
origo-refused-sea-not-full = Du darfst { $sea-in } noch nicht angreifen: Das Meer ist nicht voll.
origo-refused-not-adjacent = Neben dem angegriffenen Feld muss ein eigener Schild liegen (nicht schräg).
origo-refused-card-not-naming = Diese Karte nennt das umkämpfte Feld { $square } nicht.
origo-refused-no-card-counts = Du hast keine weitere Karte, die in diesem Kampf zählt.
origo-refused-growth-not-adjacent = Bevölkerungskarten zählen nur für eine Seite, die neben dem umkämpften Feld { $square } einen Schild hat.
origo-refused-not-land = Nur ein Schild an Land kann wandern.
origo-refused-not-sea = Nur ein Schild auf See kann segeln.
origo-refused-already-navigated = Dieser Schild ist in diesem Zug schon gesegelt.
origo-refused-not-own = Dort liegt kein Schild von dir.
origo-refused-no-destination = Von dort ist kein leeres Feld erreichbar.
origo-refused-not-reachable = Dieses Feld ist nicht erreichbar: Der Weg dorthin muss über eigene Schilde führen.
origo-refused-too-few-cards = Zum Tauschen brauchst du genau zwei Handkarten.
origo-refused-nothing-to-show = Wähle mindestens eine Karte oder die weiße Flagge.
origo-refused-cards-selected = Du hast Karten gewählt: Spiele sie aus, oder hebe die Auswahl auf, um die weiße Flagge zu zeigen.
origo-refused-not-in-hand = Du hast diese Karte nicht auf der Hand.
origo-refused-combat-running = Erst muss der Kampf entschieden werden.
origo-refused-already-chosen = Du hast schon alle Karten dieser Art gewählt.
origo-refused-no-battlefield = Noch ist kein Land gegründet und kein Meer voll: Du kannst nirgends angreifen.
origo-refused-no-enemy = Wo du angreifen darfst, liegt kein Schild eines Mitspielers.
origo-refused-no-card-names = Keine deiner Karten nennt ein Feld, das du angreifen könntest.
origo-refused-names-no-enemy = Diese Karte nennt kein Feld mit einem Schild eines Mitspielers.
origo-refused-no-empty-square = Keine deiner Karten nennt ein leeres Feld.
origo-refused-not-offered = Das ist jetzt nicht möglich.

## Options

origo-option-attack_adjacency = Angriffe nur neben einem eigenen Schild
origo-option-attack_adjacency-help = Ja: Das angegriffene Feld muss an einen eigenen Schild grenzen. Nein: Jedes Feld, das die Karte nennt, darf angegriffen werden.
origo-option-attack_adjacency-true = Ja
origo-option-attack_adjacency-false = Nein
origo-option-start_player = Startspieler
origo-option-start_player-help = Bestimmt, wer den ersten Zug hat.
origo-option-start_player-random = Zufällig
origo-option-start_player-0 = Platz 1
origo-option-start_player-1 = Platz 2
origo-option-start_player-2 = Platz 3
origo-option-start_player-3 = Platz 4
origo-option-start_player-4 = Platz 5

## Rückfragen

origo-forgo-end = Dein Zug erlaubt dir noch eine Aktion. Trotzdem beenden?
