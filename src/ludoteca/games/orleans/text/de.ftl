# Orléans auf Deutsch. Namen von Spielern, Gefolge, Orten, Städten, Waren, Werken und Ereignissen kommen als Wörter.

## Names

orleans-title = Orléans
# `.one` eines Gefolgsmanns: einer im Akkusativ („einen Bauern“); eine Nachricht verlangt ihn mit { $follower-one }.
orleans-follower-farmer = Bauer
    .one = einen Bauern
orleans-follower-boatman = Schiffer
    .one = einen Schiffer
orleans-follower-craftsman = Handwerker
    .one = einen Handwerker
orleans-follower-trader = Händler
    .one = einen Händler
orleans-follower-knight = Ritter
    .one = einen Ritter
orleans-follower-scholar = Gelehrter
    .one = einen Gelehrten
orleans-follower-monk = Mönch
    .one = einen Mönch
orleans-starting = { $follower }*
    .one = { $follower-one }*
orleans-good-brocade = Brokat
orleans-good-wool = Wolle
orleans-good-wine = Wein
orleans-good-cheese = Käse
orleans-good-grain = Getreide
orleans-place-farm_house = Bauernhaus
orleans-place-village = Dorf
orleans-place-university = Universität
orleans-place-castle = Burg
orleans-place-monastery = Kloster
orleans-place-ship = Schiff
orleans-place-wagon = Wagen
orleans-place-guildhall = Gildenhaus
orleans-place-scriptorium = Skriptorium
orleans-place-town_hall = Rathaus
orleans-place-hayrick = Heuschober
orleans-place-cheese_factory = Käserei
orleans-place-winery = Weingut
orleans-place-wool_manufacturer = Wollmanufaktur
orleans-place-tailor_shop = Schneiderei
orleans-place-brewery = Brauerei
orleans-place-sacristy = Sakristei
orleans-place-herb_garden = Kräutergarten
orleans-place-bathhouse = Badehaus
orleans-place-windmill = Windmühle
orleans-place-library = Bibliothek
orleans-place-hospital = Hospital
orleans-place-gunpowder_tower = Pulverturm
orleans-place-cellar = Keller
orleans-place-office = Amt
orleans-place-school = Schule
orleans-place-pharmacy = Apotheke
orleans-place-horse_wagon = Pferdewagen
orleans-place-shipping_line = Reederei
orleans-place-laboratory = Labor
orleans-event-pilgrimage = Wallfahrt
orleans-event-plague = Pest
orleans-event-taxes = Steuern
orleans-event-trading_day = Handelstag
orleans-event-income = Einkommen
orleans-event-harvest = Ernte
orleans-city-orleans = Orléans
orleans-city-chartres = Chartres
orleans-city-etampes = Étampes
orleans-city-le_mans = Le Mans
orleans-city-chateaudun = Châteaudun
orleans-city-montargis = Montargis
orleans-city-vendome = Vendôme
orleans-city-blois = Blois
orleans-city-briare = Briare
orleans-city-tours = Tours
orleans-city-chinon = Chinon
orleans-city-montrichard = Montrichard
orleans-city-vierzon = Vierzon
orleans-city-loches = Loches
orleans-city-bourges = Bourges
orleans-city-sancerre = Sancerre
orleans-city-chatellerault = Châtellerault
orleans-city-le_blanc = Le Blanc
orleans-city-chateauroux = Châteauroux
orleans-city-nevers = Nevers
orleans-city-argenton = Argenton-sur-Creuse
orleans-city-la_chatre = La Châtre
orleans-city-saint_amand = Saint-Amand-Montrond
orleans-deed-city_wall = Bau der Stadtmauer
orleans-deed-papal_conclave = Papstwahl
orleans-deed-defeat_plague = Kampf gegen die Pest
orleans-deed-astronomy = Astronomie
orleans-deed-boatmen_guild = Gründung der Schiffergilde
orleans-deed-cathedral = Bau der Kathedrale
orleans-deed-peace_treaty = Friedensvertrag
orleans-deed-canalisation = Kanalisation
orleans-phase-removal = Ortskarten entfernen
orleans-phase-hourglass = Stundenglas
orleans-phase-census = Volkszählung
orleans-phase-followers = Gefolgsleute
orleans-phase-planning = Planung
orleans-phase-actions = Aktionen
orleans-phase-event = Ereignis
orleans-phase-start = Startspieler
orleans-phase-over = Spielende
orleans-technology-tile = Technikplättchen
orleans-citizen-tile = Bürger
orleans-market = Markt
orleans-tower-spaces = Auf dem Turm
orleans-coins-label = Münzen
orleans-development-label = Entwicklung
orleans-level = Entwicklungsstufe { $level }
orleans-action-draw = Ziehen
orleans-action-draw_all = Alle ziehen
orleans-action-take_back = Zurücknehmen
orleans-action-stop = Aufhören
orleans-action-skip = Nicht nutzen
orleans-action-commit = Bestätigen
orleans-action-pass = Passen
orleans-action-none = Nichts
orleans-action-done = Fertig
orleans-action-coin = Münze
orleans-action-development = Entwicklung
orleans-action-yes = Ja
orleans-action-no = Nein
orleans-action-supply = Kontor aus dem Vorrat
orleans-action-follower = Gefolgsmann aus dem Beutel
orleans-action-waiting = Technikplättchen, noch nicht gelegt
orleans-action-1 = 1 Münze
orleans-action-2 = 2 Münzen
orleans-action-3 = 3 Münzen

## Help

orleans-help-place-farm_house = Wirb einen Bauern an und rücke auf der Bauernleiste vor; du erhältst die Ware, die dort steht.
orleans-help-place-village = Wirb einen Schiffer (bringt Münzen), einen Handwerker (bringt Technik) oder einen Händler (bringt eine Ortskarte) an.
orleans-help-place-university = Wirb einen Gelehrten an und rücke auf der Gelehrtenleiste vor; um die Zahl, die dort steht, rückst du auf der Entwicklungsleiste vor.
orleans-help-place-castle = Wirb einen Ritter an und rücke auf der Ritterleiste vor: Ab der nächsten Runde darfst du so viele Gefolgsleute ziehen, wie dort steht.
orleans-help-place-monastery = Wirb einen Mönch an. Auf deinen Orten darf er jeden anderen Gefolgsmann vertreten. In Runden mit Wallfahrt geschlossen.
orleans-help-place-ship = Ziehe deine Händlerfigur über einen Wasserweg; du darfst dort eine Ware nehmen.
orleans-help-place-wagon = Ziehe deine Händlerfigur über eine Straße; du darfst dort eine Ware nehmen.
orleans-help-place-guildhall = Baue ein Kontor in der Stadt deiner Händlerfigur: eines je Stadt, in Orléans eines je Spieler.
orleans-help-place-scriptorium = Ein Schritt auf der Entwicklungsleiste.
orleans-help-place-town_hall = Schicke ein oder zwei neutrale Gefolgsleute für immer zu segensreichen Werken, für Münzen oder Entwicklung; wer ein Werk vollendet, erhält den Bürger.
orleans-help-place-hayrick = Ein Getreide vom Warenmarkt nehmen.
orleans-help-place-cheese_factory = Einen Käse vom Warenmarkt nehmen.
orleans-help-place-winery = Einen Wein vom Warenmarkt nehmen.
orleans-help-place-wool_manufacturer = Eine Wolle vom Warenmarkt nehmen.
orleans-help-place-tailor_shop = Einen Brokat vom Warenmarkt nehmen.
orleans-help-place-brewery = 2 Münzen nehmen.
orleans-help-place-sacristy = Hier wartet ein Mönch; bei Pest, Steuern oder Ernte legst du ihn in den Beutel zurück und bleibst verschont.
orleans-help-place-herb_garden = Deine Schiffer passen auch auf Felder für Handwerker, Händler und Bauern.
orleans-help-place-bathhouse = Nach dem Ziehen: Ziehe zwei weitere Gefolgsleute, behalte einen und lege den anderen zurück. In der ersten Auflage: Ein Bauer hier lässt dich drei ziehen; bis zu zwei davon setzt du sofort ein.
orleans-help-place-windmill = 2 Münzen nehmen und ein Schritt auf der Entwicklungsleiste.
orleans-help-place-library = Zwei Schritte auf der Entwicklungsleiste.
orleans-help-place-hospital = So viele Münzen nehmen wie deine Entwicklungsstufe.
orleans-help-place-gunpowder_tower = Platz für zwei weitere Gefolgsleute nach dem Ziehen. Du kannst sie bei der Planung einsetzen oder als Aktion zu segensreichen Werken schicken.
orleans-help-place-cellar = 4 Münzen nehmen.
orleans-help-place-office = Eine Münze für jedes gebaute Kontor nehmen.
orleans-help-place-school = Deine Gelehrten passen auch auf die Felder aller anderen außer Mönchen.
orleans-help-place-pharmacy = 1 bis 3 Münzen für ebenso viele Schritte auf der Entwicklungsleiste zahlen. Nimmt jeden auf.
orleans-help-place-horse_wagon = Ziehe deine Händlerfigur über eine Straße; du darfst dort eine Ware nehmen.
orleans-help-place-shipping_line = Ein Schritt auf der Entwicklungsleiste.
orleans-help-place-laboratory = Nimm ein Technikplättchen; du setzt es ein, wenn du passt.
orleans-help-event-pilgrimage = In dieser Runde ist das Kloster geschlossen.
orleans-help-event-plague = Jeder zieht einen Gefolgsmann aus dem Beutel und legt ihn in den Vorrat; die vier eigenen vom Spielbeginn sind sicher.
orleans-help-event-taxes = Jeder zahlt eine Münze für je drei eigene Waren.
orleans-help-event-trading_day = Jeder nimmt eine Münze je gebautem Kontor.
orleans-help-event-income = Jeder nimmt so viele Münzen wie seine Entwicklungsstufe.
orleans-help-event-harvest = Jeder gibt ein Getreide, einen Käse oder Wein ab; wer nichts davon hat, zahlt 5 Münzen.
orleans-help-technology = Ein Technikplättchen besetzt sein Feld für immer: Dort brauchst du einen Gefolgsmann weniger. Das erste muss einen Bauern ersetzen, keines darf einen Mönch ersetzen; eines je Ort.
orleans-help-citizen = Bringt am Ende so viele Punkte wie deine Entwicklungsstufe.
orleans-help-development = Die Münzen bekommt jeder, der sie zum ersten Mal erreicht, den Bürger nur, wer als Erster dort ist. Am Ende vervielfacht die Stufe Kontore und Bürger.

## What is asked

orleans-ask-round = Setze die Runde fort.
orleans-ask-remove = Wähle eine Ortskarte, die du aus dem Spiel entfernst.
orleans-ask-draw = Ziehe Gefolgsleute oder nimm eingesetzte zurück.
orleans-ask-take-back = Wähle den Gefolgsmann, der auf deinen Markt zurückkommt.
orleans-ask-bathe = Das Badehaus nutzen: zwei weitere ziehen und einen behalten?
orleans-ask-keep = Wähle, wen du behältst.
orleans-ask-tower = Wähle die Gefolgsleute für den Pulverturm.
orleans-ask-plan = Setze Gefolgsleute auf deine Orte und bestätige dann.
orleans-ask-plan-space = Wähle das Feld für diesen Gefolgsmann.
orleans-ask-act = Nutze einen deiner Orte oder passe.
orleans-ask-recruit = Wähle, wen das Dorf anwirbt.
orleans-ask-tile = Wähle eine Ortskarte.
orleans-ask-city = Wähle, wohin deine Händlerfigur zieht.
orleans-ask-good = Wähle eine Ware vom Weg oder keine.
orleans-ask-send = Wähle den Gefolgsmann für ein segensreiches Werk.
orleans-ask-deed = Wähle das segensreiche Werk.
orleans-ask-reward = Eine Münze oder einen Schritt Entwicklung nehmen?
orleans-ask-buy = Wie viele Münzen zahlst du?
orleans-ask-bath = Setze bis zu zwei der gezogenen Gefolgsleute ein.
orleans-ask-bath-space = Wähle das Feld für diesen Gefolgsmann.
orleans-ask-place-tech = Wähle das Feld für dein Technikplättchen.
orleans-ask-sacristy = Den Mönch aus der Sakristei zurücklegen und verschont bleiben?
orleans-ask-food = Wähle das Nahrungsmittel, das du abgibst.
orleans-ask-torture = Du kannst nicht zahlen: Wähle für jede fehlende Münze etwas, das du verlierst.
orleans-wait-remove = { $seat } entfernt eine Ortskarte.
orleans-wait-draw = { $seat } zieht Gefolgsleute.
orleans-wait-bathe = { $seat } ist im Badehaus.
orleans-wait-keep = { $seat } wählt, wer bleibt.
orleans-wait-tower = { $seat } besetzt den Pulverturm.
orleans-wait-plan = { $seat } plant.
orleans-wait-act = { $seat } ist am Zug.
orleans-wait-bath = { $seat } setzt Gefolgsleute aus dem Badehaus ein.
orleans-wait-place-tech = { $seat } legt ein Technikplättchen.
orleans-wait-sacristy = { $seat } entscheidet über die Sakristei.
orleans-wait-food = { $seat } wählt Nahrung.
orleans-wait-torture = { $seat } kann nicht zahlen und wählt, was verloren geht.

## What happened

orleans-started = { $seat } beginnt das Spiel.
orleans-removed = { $seat } entfernt „{ $tile }“ aus dem Spiel.
orleans-round = Runde { $round }, Ereignis: { $event }. { $seat } beginnt.
orleans-census-first = Volkszählung: { $seat } ist auf der Bauernleiste vorn.
orleans-census-last = Volkszählung: { $seat } ist auf der Bauernleiste hinten und zahlt.
orleans-drew = { $seat } zieht { $follower-one }.
orleans-took-back = { $seat } nimmt { $follower-one } zurück ({ $place }).
orleans-bathed = { $seat } zieht im Badehaus { $followers-one }.
orleans-kept = { $seat } behält { $follower-one }.
orleans-tower = { $followers-count ->
    [0] { $seat } lässt den Pulverturm leer.
   *[other] { $seat } hat { $followers-one } auf dem Pulverturm.
  }
orleans-planned = { $seat } ist mit dem Planen fertig{ $places-count ->
    [0] {""}
   *[other] : { $places }
  }.
orleans-acted = { $seat } nutzt: { $place }.
orleans-recruited = { $seat } wirbt { $follower-one } an.
orleans-good = { $seat } nimmt { $good }.
orleans-coins = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-developed = { $seat } rückt auf der Entwicklungsleiste { $points ->
    [one] { $points } Schritt
   *[other] { $points } Schritte
  } vor, auf Feld { $development }.
orleans-citizen = { $seat } nimmt einen Bürger.
orleans-technology = { $seat } nimmt ein Technikplättchen.
orleans-tile = { $seat } nimmt die Ortskarte „{ $tile }“.
orleans-travelled = { $seat } zieht nach { $city }.
orleans-built = { $seat } baut ein Kontor in { $city }.
orleans-sent = { $seat } schickt { $follower-one } zum Werk „{ $deed }“.
orleans-deed = { $seat } vollendet das Werk „{ $deed }“.
orleans-bath-placed = { $seat } setzt { $follower-one } ein ({ $place }).
orleans-passed = { $seat } passt.
orleans-tech-placed = { $seat } legt ein Technikplättchen: { $place }.
orleans-event = Ereignis: { $event }.
orleans-protected = { $seat } bleibt dank der Sakristei verschont.
orleans-plague-lost = { $seat } verliert { $follower-one } durch die Pest.
orleans-plague-spared = Die Pest verschont { $seat } (gezogen: { $follower }).
orleans-plague-empty = Die Pest findet niemanden im Beutel von { $seat }.
orleans-paid = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-food = { $seat } gibt { $good } ab.
orleans-debt = { $seat } { $coins ->
    [one] fehlt { $coins } Münze: Dafür geht etwas verloren
   *[other] fehlen { $coins } Münzen: Für jede geht etwas verloren
  }.
orleans-lapsed = { $seat } hat nichts mehr zu geben; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } verfallen.
orleans-lost-good = { $seat } verliert { $good }.
orleans-lost-supply = { $seat } verliert ein Kontor aus dem Vorrat.
orleans-lost-station = { $seat } verliert das Kontor in { $city }.
orleans-lost-follower = { $seat } verliert { $follower-one }.
orleans-lost-development = { $seat } fällt auf der Entwicklungsleiste auf Feld { $development } zurück.
orleans-lost-tile = { $seat } verliert die Ortskarte „{ $tile }“.
orleans-lost-technology = { $seat } verliert das Technikplättchen: { $place }.
orleans-lost-waiting = { $seat } verliert ein noch nicht gelegtes Technikplättchen.
orleans-most-stations = { $seat } hat die meisten Kontore gebaut ({ $stations }).
orleans-over = Das Spiel ist zu Ende.

## Why not

orleans-refused-not-offered = Das ist jetzt nicht möglich.
orleans-refused-not-your-place = Dieser Ort gehört dir nicht: { $place }.
orleans-refused-tower-nobody = Kein neutraler Gefolgsmann auf dem Pulverturm wird für ein segensreiches Werk gebraucht.
orleans-refused-never-an-action = { $place } wirkt von selbst und kann nicht als Aktion genutzt werden.
orleans-refused-not-ready = Hier fehlen noch Gefolgsleute: { $place }.
orleans-refused-pilgrimage = In einer Wallfahrtsrunde ist das Kloster geschlossen.
orleans-refused-nobody-to-recruit = Hier kann niemand mehr angeworben werden.
orleans-refused-no-road = Von hier führt keine Straße weg.
orleans-refused-no-waterway = Von hier führt kein Wasserweg weg.
orleans-refused-no-station = Du hast kein Kontor mehr.
orleans-refused-city-taken = In { $city } steht schon ein Kontor.
orleans-refused-development-end = Du bist am Ende der Entwicklungsleiste.
orleans-refused-no-coin = Du hast keine Münze zum Zahlen.
orleans-refused-no-deed = Kein segensreiches Werk braucht diese Gefolgsleute.
orleans-refused-no-goods = Auf dem Warenmarkt gibt es keine solche Ware mehr ({ $good }).
orleans-refused-no-technology = Es gibt kein Technikplättchen mehr.
orleans-refused-supply-empty = Im Vorrat ist kein { $follower } mehr.
orleans-refused-track-end = Diese Leiste ist am Ende: { $follower }.
orleans-refused-not-recruited-here = Hier kannst du { $follower-one } nicht anwerben.
orleans-refused-not-on-market = Auf deinem Markt ist kein { $follower }.
orleans-refused-no-space = Keines deiner leeren Felder nimmt { $follower-one }.
orleans-refused-occupied = Dieses Feld ist besetzt.
orleans-refused-not-here = Dieser Gefolgsmann kann jetzt nicht hierher.
orleans-refused-no-starting-follower = Deine Gefolgsleute vom Spielbeginn können hier nicht eingesetzt werden.
orleans-refused-monks-only = Hierher passt nur ein Mönch.
orleans-refused-wrong-follower = Dieses Feld nimmt { $wanted-one }, nicht { $follower-one }.
orleans-refused-bag-empty = Dein Beutel ist leer.
orleans-refused-nobody-placed = Keiner deiner Gefolgsleute steht auf einem Aktionsfeld.
orleans-refused-technology-stays = Technikplättchen werden nie versetzt.
orleans-refused-empty-space = Dort steht niemand.
orleans-refused-tile-taken = { $tile } liegt nicht mehr aus.
orleans-refused-first-tile = Deine erste Ortskarte muss aus der Kategorie I sein.
orleans-refused-not-by-road = Von { $city } führt keine Straße dorthin.
orleans-refused-not-by-waterway = Von { $city } führt kein Wasserweg dorthin.
orleans-refused-not-on-edge = Liegt nicht auf diesem Weg: { $good }.
orleans-refused-no-slot = Kein gutes Werk hat Platz für { $follower-one }.
orleans-refused-no-slot-there = „{ $deed }“ hat keinen freien Platz für { $follower-one }.
orleans-refused-not-there = Dort steht kein { $follower }.
orleans-refused-too-few-coins = So viele Münzen hast du nicht.
orleans-refused-too-few-steps = So viele Schritte sind auf der Leiste nicht mehr übrig.
orleans-refused-market-full = Dein Markt fasst höchstens { $size }: Stelle Gefolgsleute auf den Pulverturm.
orleans-refused-tower-full = Der Turm ist voll.
orleans-refused-single-space = Auf einen Ort mit nur einem Feld darf kein Technikplättchen.
orleans-refused-no-type = Dieses Feld gehört keinem bestimmten Gefolgsmann: Technik kann hier keinen ersetzen.
orleans-refused-no-technology-for-monks = Ein Technikplättchen ersetzt nie einen Mönch.
orleans-refused-first-technology = Dein erstes Technikplättchen muss einen Bauern ersetzen.
orleans-refused-one-per-place = Auf diesem Ort liegt schon ein Technikplättchen.
orleans-refused-none-left = Davon hast du nichts: { $good }.
orleans-refused-not-food = Das ist keine Nahrung: { $good }.
orleans-refused-no-neutral-follower = In deinem Beutel ist kein neutraler Gefolgsmann, der verloren gehen könnte.
orleans-refused-no-step = Du bist am Anfang der Entwicklungsleiste.
orleans-refused-coin-space = Von einem Münzfeld oder auf eines darfst du nicht zurückgehen.
orleans-refused-not-yours = Das hast du nicht.

## Options

orleans-option-start_player = Startspieler
orleans-option-start_player-0 = Platz 1
orleans-option-start_player-1 = Platz 2
orleans-option-start_player-2 = Platz 3
orleans-option-start_player-3 = Platz 4
orleans-option-start_player-random = Zufällig
orleans-option-expert_place_removal = Experten: zuerst Ortskarten entfernen
orleans-option-expert_place_removal-true = Ja
orleans-option-expert_place_removal-false = Nein
orleans-option-bathhouse = Badehaus
orleans-option-bathhouse-revised = Neue Fassung
orleans-option-bathhouse-first_edition = Erste Auflage
orleans-option-event_deck = Ereignisse
orleans-option-event_deck-three_stacks = Drei Stapel, jedes Ereignis einmal in jedem
orleans-option-event_deck-full_shuffle = Alle zusammen gemischt
orleans-option-torture_dev_step = Schulden: Entwicklungsschritte
orleans-option-torture_dev_step-seed = Überall
orleans-option-torture_dev_step-no_coin_spaces = Nicht von oder auf Münzfelder
orleans-option-planning = Planung
orleans-option-planning-simultaneous = Alle zugleich, verdeckt
orleans-option-planning-turn_order = Der Reihe nach, offen
orleans-option-bank = Bank
orleans-option-bank-finite = Begrenzt
orleans-option-bank-unlimited = Unbegrenzt
orleans-option-open_bags = Alle dürfen in alle Beutel sehen
orleans-option-open_bags-true = Ja
orleans-option-open_bags-false = Nein
orleans-option-auto_pass = Automatisch passen, wenn nichts geht
orleans-option-auto_pass-true = Ja
orleans-option-auto_pass-false = Nein
