# Über die Entstehung der Arten auf Deutsch. Der Client übergibt Namen von Spielern, Plättchen, Karten, Feldern und Orten
# als Wörter; Zahlen und Stapel kommen, wie sie sind.
# Formen der Namen: `.the` (am Satzanfang), `.acc` und `.dat` eines Plättchens, mit Artikel; `.one` einer Karte (Akkusativ).

## Names

species-title = Über die Entstehung der Arten
species-about = Segle 1835 mit der Beagle zu den Galápagos. Beobachte Pflanzen und Tiere: Was du von ihnen lernst, führt dich zu neuen Arten.
species-tile-opuntia = Riesen-Feigenkaktus
    .the = Der Riesen-Feigenkaktus
    .acc = den Riesen-Feigenkaktus
    .dat = dem Riesen-Feigenkaktus
species-tile-lava_lizard = Lavaechse
    .the = Die Lavaechse
    .acc = die Lavaechse
    .dat = der Lavaechse
species-tile-lava_cactus = Lavakaktus
    .the = Der Lavakaktus
    .acc = den Lavakaktus
    .dat = dem Lavakaktus
species-tile-sally_lightfoot = Rote Klippenkrabbe
    .the = Die Rote Klippenkrabbe
    .acc = die Rote Klippenkrabbe
    .dat = der Roten Klippenkrabbe
species-tile-chocolate_chip_star = Schokoladenchip-Seestern
    .the = Der Schokoladenchip-Seestern
    .acc = den Schokoladenchip-Seestern
    .dat = dem Schokoladenchip-Seestern
species-tile-pencil_urchin = Galápagos-Griffelseeigel
    .the = Der Galápagos-Griffelseeigel
    .acc = den Galápagos-Griffelseeigel
    .dat = dem Galápagos-Griffelseeigel
species-tile-carpenter_bee = Galápagos-Holzbiene
    .the = Die Galápagos-Holzbiene
    .acc = die Galápagos-Holzbiene
    .dat = der Galápagos-Holzbiene
species-tile-sulphur_butterfly = Galápagos-Schwefelfalter
    .the = Der Galápagos-Schwefelfalter
    .acc = den Galápagos-Schwefelfalter
    .dat = dem Galápagos-Schwefelfalter
species-tile-painted_locust = Große Bunte Heuschrecke
    .the = Die Große Bunte Heuschrecke
    .acc = die Große Bunte Heuschrecke
    .dat = der Großen Bunten Heuschrecke
species-tile-racer = Galápagos-Natter
    .the = Die Galápagos-Natter
    .acc = die Galápagos-Natter
    .dat = der Galápagos-Natter
species-tile-angelfish = Königs-Kaiserfisch
    .the = Der Königs-Kaiserfisch
    .acc = den Königs-Kaiserfisch
    .dat = dem Königs-Kaiserfisch
species-tile-mockingbird = Galápagos-Spottdrossel
    .the = Die Galápagos-Spottdrossel
    .acc = die Galápagos-Spottdrossel
    .dat = der Galápagos-Spottdrossel
species-tile-ground_finch = Mittelgrundfink
    .the = Der Mittelgrundfink
    .acc = den Mittelgrundfinken
    .dat = dem Mittelgrundfinken
species-tile-green_turtle = Galápagos-Suppenschildkröte
    .the = Die Galápagos-Suppenschildkröte
    .acc = die Galápagos-Suppenschildkröte
    .dat = der Galápagos-Suppenschildkröte
species-tile-brown_pelican = Braunpelikan
    .the = Der Braunpelikan
    .acc = den Braunpelikan
    .dat = dem Braunpelikan
species-tile-sea_lion = Galápagos-Seelöwe
    .the = Der Galápagos-Seelöwe
    .acc = den Galápagos-Seelöwen
    .dat = dem Galápagos-Seelöwen
species-tile-penguin = Galápagos-Pinguin
    .the = Der Galápagos-Pinguin
    .acc = den Galápagos-Pinguin
    .dat = dem Galápagos-Pinguin
species-tile-marine_iguana = Meerechse
    .the = Die Meerechse
    .acc = die Meerechse
    .dat = der Meerechse
species-tile-rail = Galápagos-Ralle
    .the = Die Galápagos-Ralle
    .acc = die Galápagos-Ralle
    .dat = der Galápagos-Ralle
species-tile-hawk = Galápagos-Bussard
    .the = Der Galápagos-Bussard
    .acc = den Galápagos-Bussard
    .dat = dem Galápagos-Bussard
species-tile-blue_footed_booby = Blaufußtölpel
    .the = Der Blaufußtölpel
    .acc = den Blaufußtölpel
    .dat = dem Blaufußtölpel
species-tile-shark = Galápagos-Hai
    .the = Der Galápagos-Hai
    .acc = den Galápagos-Hai
    .dat = dem Galápagos-Hai
species-tile-flightless_cormorant = Galápagos-Scharbe
    .the = Die Galápagos-Scharbe
    .acc = die Galápagos-Scharbe
    .dat = der Galápagos-Scharbe
species-tile-giant_tortoise = Galápagos-Riesenschildkröte
    .the = Die Galápagos-Riesenschildkröte
    .acc = die Galápagos-Riesenschildkröte
    .dat = der Galápagos-Riesenschildkröte
species-tile-land_iguana = Galápagos-Landleguan
    .the = Der Galápagos-Landleguan
    .acc = den Galápagos-Landleguan
    .dat = dem Galápagos-Landleguan
species-tile-waved_albatross = Galápagos-Albatros
    .the = Der Galápagos-Albatros
    .acc = den Galápagos-Albatros
    .dat = dem Galápagos-Albatros
species-tile-frigatebird = Prachtfregattvogel
    .the = Der Prachtfregattvogel
    .acc = den Prachtfregattvogel
    .dat = dem Prachtfregattvogel
species-tile-calandrinia = Calandrinia
    .the = Die Calandrinia
    .acc = die Calandrinia
    .dat = der Calandrinia
species-tile-coral = Koralle
    .the = Die Koralle
    .acc = die Koralle
    .dat = der Koralle
species-tile-acacia = Akazie
    .the = Die Akazie
    .acc = die Akazie
    .dat = der Akazie
species-habitat-land = Land
species-habitat-water = Wasser
species-habitat-air = Luft
species-habitat-any = beliebig
species-habitat-beagle = Beagle
species-deck-land = Land
species-deck-water = Wasser
species-deck-air = Luft
species-stack = Stapel { $stack }
species-deck-beagle = Beagle
species-card-book1 = Buch, 1 Band ({ $habitat })
    .one = ein Buch mit 1 Band ({ $habitat })
species-card-book2 = Buch, 2 Bände ({ $habitat })
    .one = ein Buch mit 2 Bänden ({ $habitat })
species-card-magnifier = Lupe ({ $habitat })
    .one = eine Lupe ({ $habitat })
species-card-sketch = Feldskizze ({ $habitat })
    .one = eine Feldskizze ({ $habitat })
species-card-binoculars = Fernglas ({ $habitat })
    .one = ein Fernglas ({ $habitat })
species-card-map = Landkarte
    .one = eine Landkarte
species-card-scalpel = Skalpell
    .one = ein Skalpell
species-card-fitzroy = Robert FitzRoy, Kapitän
    .one = „Robert FitzRoy, Kapitän“
species-card-wickham = John Clements Wickham, Erster Leutnant
    .one = „John Clements Wickham, Erster Leutnant“
species-card-sulivan = Bartholomew Sulivan, Leutnant
    .one = „Bartholomew Sulivan, Leutnant“
species-card-king = Philip Gidley King, Seekadett
    .one = „Philip Gidley King, Seekadett“
species-card-stokes = John Lort Stokes, Vermessungsassistent
    .one = „John Lort Stokes, Vermessungsassistent“
species-card-covington = Syms Covington, Darwins Diener
    .one = „Syms Covington, Darwins Diener“
species-card-bynoe = Benjamin Bynoe, Schiffsarzt
    .one = „Benjamin Bynoe, Schiffsarzt“
species-card-stebbing = George James Stebbing, Instrumentenbauer
    .one = „George James Stebbing, Instrumentenbauer“
species-card-chaffers = Edward Main Chaffers, Steuermann
    .one = „Edward Main Chaffers, Steuermann“
species-card-may = Jonathan May, Zimmermann
    .one = „Jonathan May, Zimmermann“
species-journal-J1-1 = Rund um den Anker
species-journal-J1-2 = Landstudien
species-journal-J1-3 = Wasserstudien
species-journal-J1-4 = Luftstudien
species-journal-J1-5 = Weiter Blick
species-journal-J1-6 = Volle Taschen
species-journal-J2-1 = Rund um den Anker
species-journal-J2-2 = Land und Luft
species-journal-J2-3 = Land und Wasser
species-journal-J2-4 = Wasser und Luft
species-journal-J2-5 = Sammler
species-journal-J2-6 = Bände an Bord
species-journal-J3-1 = Rund um den Anker
species-journal-J3-2 = Alles Wissen
species-journal-J3-3 = Wissensdreiklang
species-journal-J3-4 = Artenkenner
species-journal-J3-5 = Sammlung
species-journal-J3-6 = Belesen
species-journal-J4-1 = Trilogien
species-journal-J4-2 = Gesammelte Werke
species-journal-J4-3 = Bibliothek
species-journal-J4-4 = Autorität
species-journal-J4-5 = Begleitbände
species-journal-J4-6 = Spezialist
species-stop-0 = Südamerika (Callao)
species-stop-1 = vor Hood (Española)
species-stop-2 = Chatham, Cerro Tijeretas
species-stop-3 = Chatham, Puerto Grande
species-stop-4 = Chatham, Terrapin Road
species-stop-5 = Chatham, Fresh Water Bay
species-stop-6 = Chatham, Craterized District
species-stop-7 = Charles, Post Office Bay
species-stop-8 = Charles, Siedlung im Hochland
species-stop-9 = Charles, Cerro Pajas
species-stop-10 = vor Brattle (Tortuga)
species-stop-11 = Albemarle, Iguana Cove
species-stop-12 = Albemarle, Tagus Cove
species-stop-13 = Albemarle, Beagle-Krater
species-stop-14 = vor Abingdon (Pinta)
species-stop-15 = vor Bindloe (Marchena)
species-stop-16 = vor Tower (Genovesa)
species-stop-17 = James, Buccaneer Cove
species-stop-18 = James, Hochland
species-stop-19 = Chatham, Wasser fassen
species-stop-20 = James, Darwin kommt wieder an Bord
species-stop-21 = Albemarle, Nordküste
species-stop-22 = Wenman (Wolf)
species-stop-23 = Culpepper (Darwin)
species-stop-24 = Neuseeland
species-action-research = Erforschen
species-action-pay = Jetzt bezahlen
species-action-done = Fertig
species-action-end = Zug beenden
species-score-setup = Start
species-score-discoveries = Entdeckungen
species-score-cubes = Zurückgegebene Würfel
species-score-goal1 = Erstes Ziel
species-score-goal2 = Zweites Ziel
species-score-goal3 = Drittes Ziel
species-score-tiles = Gewonnene Plättchen
species-score-books = Bücher
species-track-label = Evolutionspfad
species-stacks-label = Neue Arten
species-open-label = Offene Beagle-Karten
species-hand-label = Deine Hand
species-captured-label = Gewonnen
species-knowledge-label = Wissen
species-final-label = Endziel
species-needs-map = Nur mit Landkarte

## Help

species-help-research = Lege je einen Würfel auf zwei verschiedene Arten unter Stufe 4. Hast du weniger als zwei im Vorrat, nimm zuerst beliebig viele zurück.
species-help-discover = Wähle ein Plättchen vom Evolutionspfad und ein Feld. Deine Würfel auf diesem Feld und daneben zahlen mit den Symbolen ihrer Plättchen und kommen zu dir zurück.
species-help-known = Eine bekannte Art zählt als Stufe 1. Sie wird nie gewonnen: Wird sie überdeckt, weicht sie mit ihren Würfeln auf das nächste leere Feld aus.
species-help-track = Die Plättchen auf den unteren vier Feldern kannst du ohne Weiteres entdecken, für die oberen drei brauchst du eine Landkarte. Ein neues Plättchen kommt über die anderen seiner Stufe.
species-help-beagle = Die Beagle segelt nach Entdeckungen und durch manche Karten weiter. Erreicht sie einen Anker, wird ein Ziel gewertet; Neuseeland beendet das Spiel.
species-help-card-book1 = Bleibt auf der Hand und zählt am Ende für das Endziel.
species-help-card-book2 = Bleibt auf der Hand und zählt am Ende als zwei Bände für das Endziel.
species-help-card-magnifier = Bei einer Entdeckung: zählt als zwei Symbole ({ $habitat }).
species-help-card-sketch = Bei einer Entdeckung: ein Symbol eines beliebigen Lebensraums.
species-help-card-binoculars = Bei einer Entdeckung: Auch deine Würfel auf einem Feld, das genau zwei Schritte neben dem neuen Plättchen liegt, dürfen zahlen; mindestens einer muss es.
species-help-card-map = Bei einer Entdeckung: Wähle ein Plättchen von den oberen drei Feldern des Pfads.
species-help-card-scalpel = Bei einer Entdeckung: Überdecke ein Plättchen gleicher oder höherer Stufe, auch Stufe 4, oder ein bekanntes mit Stufe 1.
species-help-card-fitzroy = Bewege die Beagle 2 Felder.
species-help-card-wickham = Bewege die Beagle 1 Feld.
species-help-card-sulivan = Lege einen Würfel aus deinem Vorrat auf ein Plättchen unter Stufe 4.
species-help-card-king = Lege zwei Würfel aus deinem Vorrat auf dasselbe Plättchen unter Stufe 4.
species-help-card-stokes = Versetze einen oder zwei deiner Würfel auf andere Plättchen unter Stufe 4.
species-help-card-covington = Nimm einen bis drei deiner Würfel in den Vorrat zurück.
species-help-card-bynoe = Ziehe eine Lebensraumkarte von einem Stapel deiner Wahl.
species-help-card-stebbing = Nimm eine Werkzeugkarte aus einem Ablagestapel.
species-help-card-chaffers = Nimm ein Plättchen von den unteren vier Feldern des Evolutionspfads, fülle den Pfad auf und lege das Plättchen unter einen Stapel.
species-help-card-may = Versetze eine bekannte Art mit allen Würfeln auf ein angrenzendes leeres Feld.
species-help-journal-J1-1 = Würfel auf den Plättchen um den Anker: 3 Punkte für die meisten, 1 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J1-2 = Landsymbole unter deinen Würfeln: 3 Punkte für die meisten, 1 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J1-3 = Wassersymbole unter deinen Würfeln: 3 Punkte für die meisten, 1 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J1-4 = Luftsymbole unter deinen Würfeln: 3 Punkte für die meisten, 1 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J1-5 = Plättchen mit einem Würfel von dir: 3 Punkte für die meisten, 1 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J1-6 = 1 Punkt für jede Handkarte, höchstens 4.
species-help-journal-J2-1 = Würfel auf den Plättchen um den Anker: 4 Punkte für die meisten, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J2-2 = Land- und Luftsymbole unter deinen Würfeln: 4 Punkte für die meisten, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J2-3 = Land- und Wassersymbole unter deinen Würfeln: 4 Punkte für die meisten, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J2-4 = Wasser- und Luftsymbole unter deinen Würfeln: 4 Punkte für die meisten, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J2-5 = Gewonnene Plättchen: 4 Punkte für die meisten, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J2-6 = 1 Punkt für jeden Band deiner Bücher, höchstens 6.
species-help-journal-J3-1 = Würfel auf den Plättchen um den Anker: 6 Punkte für die meisten, 3 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J3-2 = Land-, Wasser- und Luftsymbole unter deinen Würfeln: 6 Punkte für die meisten, 3 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J3-3 = 3 Punkte für jeden Satz aus Land-, Wasser- und Luftsymbol unter deinen Würfeln, höchstens 9.
species-help-journal-J3-4 = Plättchen, auf denen du mehr Würfel als alle anderen hast: 6 Punkte für die meisten, 3 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J3-5 = 2 Punkte für jedes gewonnene Plättchen, höchstens 6.
species-help-journal-J3-6 = 2 Punkte für jeden Lebensraum unter deinen Büchern, höchstens 6.
species-help-journal-J4-1 = 6 Punkte für jeden Satz aus Land-, Wasser- und Luftbuch, 1 für jedes übrige Buch.
species-help-journal-J4-2 = Für jeden Lebensraum 1, 3, 6, 10 oder 15 Punkte für 1 bis 5 Buchkarten.
species-help-journal-J4-3 = 1 Punkt für jeden Band; wer die meisten Bände hat, erhält 3 weitere.
species-help-journal-J4-4 = Für jeden Lebensraum 4 Punkte für die meisten Bände, 2 für die zweitmeisten (nur zu dritt und zu viert).
species-help-journal-J4-5 = 4 Punkte für jedes Paar Buchkarten eines Lebensraums, 1 für jede übrige Karte.
species-help-journal-J4-6 = 2 Punkte für jeden Band deines besten Lebensraums.

## What is asked

species-ask-setup-cube = Lege deinen ersten Würfel auf eine bekannte Art.
species-ask-turn = Erforsche, entdecke eine Art oder spiele eine Mannschaftskarte. Nach deiner Aktion kannst du den Zug beenden.
    .research = forschen
    .tile = eine Art entdecken
    .card = eine Mannschaftskarte spielen
    .end = deinen Zug beenden
species-ask-recall = Nimm Würfel zurück, bis du mindestens zwei im Vorrat hast.
species-ask-place = Wähle zwei verschiedene Arten für deine Würfel.
species-ask-discover-space = Wähle das Feld für die neue Art.
species-ask-displace = Wähle, wohin die bekannte Art ausweicht.
species-ask-pay = Wähle, wie du bezahlst.
species-ask-binoculars-space = Wähle das Feld, das du durchs Fernglas beobachtest.
species-ask-crew-place = Wähle das Plättchen für deine Würfel.
species-ask-crew-from = Wähle das Plättchen oder den Würfel, den du versetzt.
species-ask-crew-to = Wähle, wohin.
species-ask-crew-recall = Wähle bis zu drei Würfel, die du zurücknimmst.
species-ask-crew-deck = Wähle den Stapel, von dem du ziehst.
species-ask-crew-tool = Wähle das Werkzeug, das du nimmst.
species-ask-crew-tile = Wähle das Plättchen, das du vom Evolutionspfad nimmst.
species-ask-crew-stack = Wähle den Stapel, von dem der Evolutionspfad aufgefüllt wird.
species-ask-discovery = Setze deine Entdeckung fort.
species-ask-beagle-card = Wähle eine Beagle-Karte.
species-ask-refill = Wähle den Stapel, von dem der Evolutionspfad aufgefüllt wird.
species-ask-put-under = Wähle den Stapel, unter den das Plättchen kommt.
species-wait-setup-cube = { $seat } legt den ersten Würfel.
species-wait-turn = { $seat } ist am Zug.
species-wait-beagle-card = { $seat } wählt eine Beagle-Karte.
species-wait-refill = { $seat } füllt den Evolutionspfad auf.
species-wait-put-under = { $seat } wählt einen Stapel.

## What happened

species-started = { $seat } beginnt das Spiel.
species-observed = { $seat } beginnt mit einem Würfel auf { $tile-dat }.
species-turn = { $seat } ist am Zug.
species-recalled = { $seat } nimmt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } zurück.
species-researched = { $seat } beobachtet { $tile-acc } und { $other-acc }.
species-discovered = { $seat } entdeckt { $tile-acc } auf { $space }.
species-paid = { $seat } gibt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } aus.
species-played = { $seat } spielt { $card-one }.
species-captured = { $seat } gewinnt { $tile-acc }.
species-displaced = { $tile-the } weicht auf { $space } aus.
species-returned = { $seat } erhält { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } zurück und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
species-points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
species-drew = { $seat } zieht { $deck ->
    [land] eine Karte „Land“
    [water] eine Karte „Wasser“
    [air] eine Karte „Luft“
   *[beagle] eine Beagle-Karte
  }.
species-drew-own = Du ziehst { $card-one }.
species-took = { $seat } nimmt { $card-one }.
species-opened = Neu aufgedeckt: { $card }.
species-reshuffled = Die Ablage der { $deck ->
    [land] Karten „Land“
    [water] Karten „Wasser“
    [air] Karten „Luft“
   *[beagle] Beagle-Karten
  } wird neu gemischt.
species-sailed = Die Beagle segelt weiter: { $stop }.
species-goal = Das Ziel der Stufe { $level } wird gewertet.
species-goal-scored = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für das Ziel.
species-refilled = { $tile-the } kommt von Stapel { $stack } auf den Evolutionspfad.
species-placed = { $seat } legt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } auf { $tile-acc }.
species-moved-cube = { $seat } versetzt einen Würfel von { $tile-dat } auf { $other-acc }.
species-regained = { $seat } nimmt { $card-one } aus der Ablage.
species-removed = { $tile-the } wird vom Evolutionspfad genommen.
species-put-under = { $tile-the } kommt unter Stapel { $stack }.
species-moved-tile = { $tile-the } wird auf { $space } versetzt.
species-stalled = Lange hat niemand etwas entdeckt: Die Beagle segelt von selbst weiter.
species-arrived = Die Beagle erreicht Neuseeland.
species-won-tile = { $seat } hat die meisten Würfel auf { $tile-dat } und gewinnt das Plättchen.
species-final = { $seat }: { $tiles ->
    [one] { $tiles } Punkt
   *[other] { $tiles } Punkte
  } für gewonnene Plättchen, { $books ->
    [one] { $books } Punkt
   *[other] { $books } Punkte
  } für Bücher.
species-over = Das Spiel ist zu Ende.

## Why not

species-refused-not-offered = Das ist jetzt nicht möglich.
species-refused-nowhere = Für { $tile-acc } gibt es kein Feld.
species-refused-not-discarded = Dieses Werkzeug liegt in keiner Ablage.
species-refused-tool-settled = Dieses Werkzeug ist schon Teil der Bezahlung.
species-refused-binoculars-first = Das Fernglas muss zuerst eingesetzt werden: Beginne die Bezahlung von vorn.
species-refused-one-binoculars = Du setzt schon ein Fernglas ein.
species-refused-known-only = Der erste Würfel kommt auf eine der drei bekannten Arten.
species-refused-action-first = Zuerst musst du erforschen oder entdecken.
species-refused-main-done = Du hast in diesem Zug schon eine Aktion ausgeführt.
species-refused-not-on-track = { $tile-the } liegt nicht auf dem Evolutionspfad.
species-refused-needs-map = { $tile-the } liegt auf den oberen drei Feldern: Dafür brauchst du eine Landkarte.
species-refused-no-cubes = Keiner deiner Würfel liegt auf einem Plättchen; mindestens einer muss zahlen.
species-refused-cannot-pay = Nirgends reichen deine Würfel für { $tile-acc }.
species-refused-no-discovery = Auf dem Evolutionspfad liegt keine Art, die du jetzt bezahlen und ablegen kannst.
species-refused-not-in-hand = Du hast diese Karte nicht auf der Hand.
species-refused-book = Bücher werden nie gespielt; sie zählen am Ende.
species-refused-tool = Werkzeuge spielst du, wenn du eine Entdeckung bezahlst.
species-refused-no-effect = Diese Karte hätte jetzt keine Wirkung.
species-refused-no-crew = Du hast keine Mannschaftskarte, die jetzt eine Wirkung hätte.
species-refused-recall-more = Du brauchst mindestens zwei Würfel im Vorrat.
species-refused-no-cube-there = Dort hast du keinen Würfel.
species-refused-no-tile = Dort liegt kein Plättchen.
species-refused-level-four = Stufe 4 hat keine Wissenssymbole und nimmt keine Würfel.
species-refused-same-tile = Wähle ein anderes Plättchen.
species-refused-out-of-reach = Keiner deiner Würfel liegt dort oder daneben.
species-refused-cannot-pay-there = Deine Würfel dort und daneben reichen nicht für { $tile-acc }.
species-refused-grid-full = Du kannst { $tile-acc } nicht überdecken: Es gibt kein leeres Feld zum Ausweichen.
species-refused-known-level = { $tile-the } ist eine bekannte Art und zählt als Stufe 1: Nur eine höhere Stufe darf sie überdecken.
species-refused-level-four-stays = { $tile-the } hat Stufe 4 und kann nicht überdeckt werden.
species-refused-not-higher = Du kannst { $tile-acc } nur mit einer höheren Stufe als { $level } überdecken.
species-refused-occupied = Dieses Feld ist besetzt.
species-refused-not-nearest = Ein anderes leeres Feld liegt näher: Die bekannte Art muss dorthin.
species-refused-choose-payment = Es gibt mehrere Möglichkeiten zu zahlen: Wähle zuerst eine.
species-refused-not-needed = Das ist für diese Bezahlung nicht nötig.
species-refused-pays-nothing = Mit dieser Karte kann man nicht bezahlen.
species-refused-settled = Die Würfel dieses Feldes sind schon gewählt.
species-refused-not-adjacent = Dieses Plättchen liegt nicht neben dem gewählten Feld.
species-refused-not-two-away = Das Fernglas reicht genau zwei Schritte weit, zu einem Feld mit einem Würfel, den du brauchst.
species-refused-at-least-one = Du musst mindestens einen Würfel versetzen.
species-refused-no-known-tile = Wähle eine bekannte Art mit einem leeren Feld daneben.
species-refused-not-beside = Wähle ein Feld neben dem Plättchen.
species-refused-deck-empty = Dieser Stapel und seine Ablage sind leer.
species-refused-not-a-tool = Das ist kein Werkzeug.
species-refused-upper-track = Wähle ein Plättchen von den unteren vier Feldern des Evolutionspfads.
species-refused-stack-empty = Dieser Stapel ist leer.
species-refused-not-open = Diese Karte liegt nicht offen aus.

## Options

species-option-start_player = Startspieler
species-option-start_player-help = Bestimmt, wer den ersten Zug hat.
species-option-start_player-0 = Platz 1
species-option-start_player-1 = Platz 2
species-option-start_player-2 = Platz 3
species-option-start_player-3 = Platz 4
species-option-start_player-random = Zufällig
species-option-stall_guard = Beagle segelt nach Pause von selbst
species-option-stall_guard-help = Ja: Nach zwölf Zügen pro Person ohne Fahrt segelt die Beagle von selbst ein Feld weiter, damit das Spiel zu einem Ende kommt.
species-option-stall_guard-true = Ja
species-option-stall_guard-false = Nein
