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
orleans-place-office = Amtsstube
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
orleans-phase-hourglass = Sanduhr
orleans-phase-census = Volkszählung
orleans-phase-followers = Gefolge
orleans-phase-planning = Planung
orleans-phase-actions = Aktionen
orleans-phase-event = Ereignis
orleans-phase-start = Startspieler
orleans-phase-over = Spielende
orleans-technology-tile = Technik
orleans-citizen-tile = Bürger
orleans-market = Marktplatz
orleans-tower-spaces = Auf dem Turm
orleans-coins-label = Münzen
orleans-development-label = Entwicklung
orleans-level = Entwicklungsstufe { $level }
orleans-action-draw = Ziehen
orleans-action-draw_all = Alle ziehen
orleans-action-take_back = Zurücknehmen
orleans-action-stop = Aufhören
orleans-action-skip = Nicht nutzen
orleans-action-commit = Fertig
orleans-action-pass = Passen
orleans-action-none = Nichts
orleans-action-done = Das ist alles
orleans-action-coin = Münze
orleans-action-development = Entwicklung
orleans-action-yes = Ja
orleans-action-no = Nein
orleans-action-supply = Kontor aus dem Vorrat
orleans-action-follower = Gefolge aus dem Beutel
orleans-action-waiting = Wartende Technik
orleans-action-1 = 1 Münze
orleans-action-2 = 2 Münzen
orleans-action-3 = 3 Münzen

## Help

orleans-help-place-farm_house = Einen Bauern anwerben: ein Schritt auf der Bauernleiste und die Ware, die dort steht.
orleans-help-place-village = Einen Schiffer (Münzen), Handwerker (Technik) oder Händler (Ortskarte) anwerben.
orleans-help-place-university = Einen Gelehrten anwerben und um die Punkte des neuen Schritts in der Entwicklung vorrücken.
orleans-help-place-castle = Einen Ritter anwerben: ab der nächsten Runde ziehst du nach der neuen Zahl.
orleans-help-place-monastery = Einen Mönch anwerben, der auf deinen Orten jeden vertritt. In einer Wallfahrtsrunde geschlossen.
orleans-help-place-ship = Den Kaufmann über einen Wasserweg ziehen; du darfst eine Ware von dort nehmen.
orleans-help-place-wagon = Den Kaufmann über eine Straße ziehen; du darfst eine Ware von dort nehmen.
orleans-help-place-guildhall = Ein Kontor in der Stadt deines Kaufmanns bauen: eines je Stadt, in Orléans eines je Spieler.
orleans-help-place-scriptorium = Ein Schritt auf der Entwicklungsleiste.
orleans-help-place-town_hall = Ein oder zwei neutrale Gefolgsleute für immer zu guten Werken schicken, für Münzen oder Entwicklung; wer ein Werk füllt, erhält den Bürger.
orleans-help-place-hayrick = Ein Getreide vom Warenmarkt nehmen.
orleans-help-place-cheese_factory = Einen Käse vom Warenmarkt nehmen.
orleans-help-place-winery = Einen Wein vom Warenmarkt nehmen.
orleans-help-place-wool_manufacturer = Eine Wolle vom Warenmarkt nehmen.
orleans-help-place-tailor_shop = Einen Brokat vom Warenmarkt nehmen.
orleans-help-place-brewery = 2 Münzen nehmen.
orleans-help-place-sacristy = Hier wartet ein Mönch; bei Pest, Steuern oder Ernte legst du ihn in den Beutel zurück und bleibst verschont.
orleans-help-place-herb_garden = Deine Schiffer passen auch auf Felder für Handwerker, Händler und Bauern.
orleans-help-place-bathhouse = Nach dem Ziehen zwei weitere ziehen, einen behalten, den anderen zurücklegen. In der ersten Auflage: ein Bauer hier zieht drei, zwei davon werden sofort eingesetzt.
orleans-help-place-windmill = 2 Münzen nehmen und ein Schritt auf der Entwicklungsleiste.
orleans-help-place-library = Zwei Schritte auf der Entwicklungsleiste.
orleans-help-place-hospital = So viele Münzen nehmen wie deine Entwicklungsstufe.
orleans-help-place-gunpowder_tower = Platz für zwei weitere nach dem Ziehen. Von hier können sie eingeplant oder als Aktion zu guten Werken geschickt werden.
orleans-help-place-cellar = 4 Münzen nehmen.
orleans-help-place-office = Eine Münze für jedes gebaute Kontor nehmen.
orleans-help-place-school = Deine Gelehrten passen auch auf die Felder aller anderen außer Mönchen.
orleans-help-place-pharmacy = 1 bis 3 Münzen für ebenso viele Schritte auf der Entwicklungsleiste zahlen. Nimmt jeden auf.
orleans-help-place-horse_wagon = Den Kaufmann über eine Straße ziehen; du darfst eine Ware von dort nehmen.
orleans-help-place-shipping_line = Ein Schritt auf der Entwicklungsleiste.
orleans-help-place-laboratory = Ein Technikplättchen nehmen, das du beim Passen einsetzt.
orleans-help-event-pilgrimage = In dieser Runde ist das Kloster geschlossen.
orleans-help-event-plague = Jeder verliert einen aus dem Beutel gezogenen Gefolgsmann; die eigenen vom Anfang sind sicher.
orleans-help-event-taxes = Jeder zahlt eine Münze je drei Waren.
orleans-help-event-trading_day = Jeder nimmt eine Münze je gebautem Kontor.
orleans-help-event-income = Jeder nimmt so viele Münzen wie seine Entwicklungsstufe.
orleans-help-event-harvest = Jeder gibt ein Getreide, einen Käse oder Wein ab; wer nichts davon hat, zahlt 5 Münzen.
orleans-help-technology = Steht für immer für den Gefolgsmann seines Feldes. Das erste ersetzt einen Bauern, keines einen Mönch; eines je Ort.
orleans-help-citizen = Zählt am Ende so viel wie deine Entwicklungsstufe.
orleans-help-development = Münzen auf der Leiste erhält jeder einmal, Bürger nur der Erste. Die Stufe vervielfacht am Ende Kontore und Bürger.

## What is asked

orleans-ask-round = Die Runde geht weiter.
orleans-ask-remove = Wähle eine Ortskarte, die aus dem Spiel geht.
orleans-ask-draw = Ziehe Gefolge oder nimm stattdessen eingesetztes zurück.
orleans-ask-take-back = Wähle, wer auf deinen Marktplatz zurückkehrt.
orleans-ask-bathe = Das Badehaus nutzen: zwei weitere ziehen und einen behalten?
orleans-ask-keep = Wähle, wen du behältst.
orleans-ask-tower = Wähle, wer auf dem Pulverturm steht.
orleans-ask-plan = Setze Gefolge auf deine Orte, dann bestätige.
orleans-ask-plan-space = Wähle das Feld für diesen Gefolgsmann.
orleans-ask-act = Führe einen Ort aus oder passe.
orleans-ask-recruit = Wähle, wen das Dorf anwirbt.
orleans-ask-tile = Wähle eine Ortskarte.
orleans-ask-city = Wähle, wohin dein Kaufmann zieht.
orleans-ask-good = Wähle eine Ware vom Weg oder keine.
orleans-ask-send = Wähle, wer zu einem guten Werk geht.
orleans-ask-deed = Wähle das gute Werk.
orleans-ask-reward = Münze oder Entwicklung?
orleans-ask-buy = Wie viele Münzen zahlst du?
orleans-ask-bath = Setze zwei der Gezogenen ein.
orleans-ask-bath-space = Wähle das Feld für diesen Gefolgsmann.
orleans-ask-place-tech = Wähle das Feld für deine Technik.
orleans-ask-sacristy = Den Mönch der Sakristei zurücklegen, um verschont zu bleiben?
orleans-ask-food = Wähle, welche Nahrung du abgibst.
orleans-ask-torture = Wähle, was du für jede fehlende Münze verlierst.
orleans-wait-remove = { $seat } entfernt eine Ortskarte.
orleans-wait-draw = { $seat } zieht Gefolge.
orleans-wait-bathe = { $seat } ist im Badehaus.
orleans-wait-keep = { $seat } wählt, wer bleibt.
orleans-wait-tower = { $seat } besetzt den Pulverturm.
orleans-wait-plan = { $seat } plant.
orleans-wait-act = { $seat } ist am Zug.
orleans-wait-bath = { $seat } setzt Gefolge aus dem Badehaus ein.
orleans-wait-place-tech = { $seat } setzt Technik ein.
orleans-wait-sacristy = { $seat } entscheidet über die Sakristei.
orleans-wait-food = { $seat } wählt Nahrung.
orleans-wait-torture = { $seat } kann nicht zahlen und wählt, was verloren geht.

## What happened

orleans-started = { $seat } beginnt.
orleans-removed = { $seat } entfernt aus dem Spiel: { $tile }.
orleans-round = Runde { $round }: { $event }. { $seat } beginnt.
orleans-census-first = Volkszählung: { $seat } hat die meisten Bauern.
orleans-census-last = Volkszählung: { $seat } hat die wenigsten Bauern und zahlt.
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
orleans-acted = { $seat } führt aus: { $place }.
orleans-recruited = { $seat } wirbt { $follower-one } an.
orleans-good = { $seat } nimmt { $good }.
orleans-coins = { $seat } nimmt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-developed = { $seat } rückt { $points ->
    [one] { $points } Schritt
   *[other] { $points } Schritte
  } in der Entwicklung vor, auf { $development }.
orleans-citizen = { $seat } nimmt einen Bürger.
orleans-technology = { $seat } nimmt ein Technikplättchen.
orleans-tile = { $seat } nimmt eine Ortskarte: { $tile }.
orleans-travelled = { $seat } zieht nach { $city }.
orleans-built = { $seat } baut ein Kontor in { $city }.
orleans-sent = { $seat } schickt { $follower-one } zum Werk „{ $deed }“.
orleans-deed = { $seat } vollendet ein gutes Werk: { $deed }.
orleans-bath-placed = { $seat } setzt { $follower-one } ein ({ $place }).
orleans-passed = { $seat } passt.
orleans-tech-placed = { $seat } setzt Technik ein: { $place }.
orleans-event = Das Ereignis tritt ein: { $event }.
orleans-protected = { $seat } bleibt dank der Sakristei verschont.
orleans-plague-lost = { $seat } verliert { $follower-one } durch die Pest.
orleans-plague-spared = Die Pest verschont { $seat } (gezogen: { $follower }).
orleans-plague-empty = Die Pest findet niemanden im Beutel von { $seat }.
orleans-paid = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }.
orleans-food = { $seat } gibt { $good } ab.
orleans-debt = { $seat } fehlen { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  }: Folter.
orleans-lapsed = { $seat } hat nichts mehr zu geben; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } verfallen.
orleans-lost-good = { $seat } verliert { $good }.
orleans-lost-supply = { $seat } verliert ein Kontor aus dem Vorrat.
orleans-lost-station = { $seat } verliert das Kontor in { $city }.
orleans-lost-follower = { $seat } verliert { $follower-one }.
orleans-lost-development = { $seat } fällt in der Entwicklung auf { $development } zurück.
orleans-lost-tile = { $seat } verliert eine Ortskarte: { $tile }.
orleans-lost-technology = { $seat } verliert die Technik auf { $place }.
orleans-lost-waiting = { $seat } verliert ein wartendes Technikplättchen.
orleans-most-stations = { $seat } hat am meisten gebaut: { $stations ->
    [one] { $stations } Kontor
   *[other] { $stations } Kontore
  }.
orleans-over = Das Spiel ist zu Ende.

## Why not

orleans-refused-not-offered = Das ist jetzt nicht möglich.
orleans-refused-not-your-place = Dieser Ort gehört dir nicht: { $place }.
orleans-refused-tower-nobody = Auf dem Turm ist niemand Neutrales, den ein gutes Werk braucht.
orleans-refused-never-an-action = Wirkt von selbst und ist keine Aktion: { $place }.
orleans-refused-not-ready = Hier fehlt noch Gefolge: { $place }.
orleans-refused-pilgrimage = In einer Wallfahrtsrunde ist das Kloster geschlossen.
orleans-refused-nobody-to-recruit = Hier kann niemand mehr angeworben werden.
orleans-refused-no-road = Von hier führt keine Straße weg.
orleans-refused-no-waterway = Von hier führt kein Wasserweg weg.
orleans-refused-no-station = Du hast kein Kontor mehr.
orleans-refused-city-taken = In { $city } steht schon ein Kontor.
orleans-refused-development-end = Du bist am Ende der Entwicklungsleiste.
orleans-refused-no-coin = Du hast keine Münze zum Zahlen.
orleans-refused-no-deed = Kein gutes Werk braucht diese Gefolgsleute.
orleans-refused-no-goods = Der Warenmarkt hat nichts mehr davon: { $good }.
orleans-refused-no-technology = Es gibt kein Technikplättchen mehr.
orleans-refused-supply-empty = Im Vorrat ist niemand mehr: { $follower }.
orleans-refused-track-end = Deine Leiste ist am Ende: { $follower }.
orleans-refused-not-recruited-here = Hier kannst du { $follower-one } nicht anwerben.
orleans-refused-not-on-market = Nicht auf deinem Marktplatz: { $follower }.
orleans-refused-no-space = Keines deiner leeren Felder nimmt { $follower-one }.
orleans-refused-occupied = Dieses Feld ist besetzt.
orleans-refused-not-here = Dieser Gefolgsmann kann jetzt nicht hierher.
orleans-refused-no-starting-follower = Dein Gefolge vom Anfang bleibt bei dir: nicht hierher.
orleans-refused-monks-only = Hierher passt nur ein Mönch.
orleans-refused-wrong-follower = Dieses Feld nimmt { $wanted-one }, nicht { $follower-one }.
orleans-refused-bag-empty = Dein Beutel ist leer.
orleans-refused-nobody-placed = Niemand von dir steht auf einem Aktionsfeld.
orleans-refused-technology-stays = Technik wird nie versetzt.
orleans-refused-empty-space = Dort steht niemand.
orleans-refused-tile-taken = { $tile } liegt nicht mehr aus.
orleans-refused-first-tile = Deine erste Ortskarte muss aus der Kategorie I sein.
orleans-refused-not-by-road = Von { $city } führt keine Straße dorthin.
orleans-refused-not-by-waterway = Von { $city } führt kein Wasserweg dorthin.
orleans-refused-not-on-edge = Liegt nicht auf diesem Weg: { $good }.
orleans-refused-no-slot = Kein gutes Werk hat Platz für { $follower-one }.
orleans-refused-no-slot-there = „{ $deed }“ hat keinen freien Platz für { $follower-one }.
orleans-refused-not-there = Steht nicht dort: { $follower }.
orleans-refused-too-few-coins = So viele Münzen hast du nicht.
orleans-refused-too-few-steps = So viele Schritte sind auf der Leiste nicht mehr übrig.
orleans-refused-market-full = Der Marktplatz fasst höchstens { $size }: jemand muss auf den Turm.
orleans-refused-tower-full = Der Turm ist voll.
orleans-refused-single-space = Technik kommt nicht auf einen Ort mit nur einem Feld.
orleans-refused-no-type = Dieses Feld nennt keinen Gefolgsmann, also keine Technik.
orleans-refused-no-technology-for-monks = Technik ersetzt nie einen Mönch.
orleans-refused-first-technology = Deine erste Technik muss einen Bauern ersetzen.
orleans-refused-one-per-place = Dieser Ort hat schon Technik.
orleans-refused-none-left = Davon hast du nichts: { $good }.
orleans-refused-not-food = Das ist keine Nahrung: { $good }.
orleans-refused-no-neutral-follower = In deinem Beutel ist niemand, der verloren gehen kann.
orleans-refused-no-step = Du bist am Anfang der Entwicklungsleiste.
orleans-refused-coin-space = Kein Schritt zurück von oder auf ein Münzfeld.
orleans-refused-not-yours = Das hast du nicht.

## Options

orleans-option-start_player = Startspieler
orleans-option-start_player-0 = Platz 1
orleans-option-start_player-1 = Platz 2
orleans-option-start_player-2 = Platz 3
orleans-option-start_player-3 = Platz 4
orleans-option-start_player-random = Per Los
orleans-option-expert_place_removal = Für Erfahrene: zuerst entfernt jeder Ortskarten
orleans-option-expert_place_removal-true = Ja
orleans-option-expert_place_removal-false = Nein
orleans-option-bathhouse = Badehaus
orleans-option-bathhouse-revised = Überarbeitet
orleans-option-bathhouse-first_edition = Erste Auflage
orleans-option-event_deck = Ereignisse
orleans-option-event_deck-three_stacks = Drei Stapel, jedes Ereignis einmal in jedem
orleans-option-event_deck-full_shuffle = Alle zusammen gemischt
orleans-option-torture_dev_step = Folter mit Entwicklungsschritten
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
orleans-option-auto_pass = Von selbst passen, wenn nichts geht
orleans-option-auto_pass-true = Ja
orleans-option-auto_pass-false = Nein
