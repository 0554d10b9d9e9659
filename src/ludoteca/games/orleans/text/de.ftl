# Orléans auf Deutsch. Namen von Spielern, Gefolgsleuten, Orten, Städten, Waren, Werken und Ereignissen kommen als Wörter.
# Formen der Namen: `.one` eines Gefolgsmanns (einer, Akkusativ), `.track` seine Leiste; `.acc` und `.dat` eines Ortes (mit
# Artikel); `.none` einer Ware (keine davon, Nominativ).

## Names

orleans-title = Orléans
orleans-follower-farmer = Bauer
    .one = einen Bauern
    .track = Bauernleiste
orleans-follower-boatman = Schiffer
    .one = einen Schiffer
    .track = Schifferleiste
orleans-follower-craftsman = Handwerker
    .one = einen Handwerker
    .track = Handwerkerleiste
orleans-follower-trader = Händler
    .one = einen Händler
    .track = Händlerleiste
orleans-follower-knight = Ritter
    .one = einen Ritter
    .track = Ritterleiste
orleans-follower-scholar = Gelehrter
    .one = einen Gelehrten
    .track = Gelehrtenleiste
orleans-follower-monk = Mönch
    .one = einen Mönch
    .track = Mönchsleiste
orleans-starting = { $follower } (Start)
    .one = { $follower-one } (Start)
    .track = { $follower-track }
orleans-good-brocade = Brokat
    .none = kein Brokat
orleans-good-wool = Wolle
    .none = keine Wolle
orleans-good-wine = Wein
    .none = kein Wein
orleans-good-cheese = Käse
    .none = kein Käse
orleans-good-grain = Getreide
    .none = kein Getreide
orleans-place-farm_house = Bauernhaus
    .acc = das Bauernhaus
    .dat = dem Bauernhaus
orleans-place-village = Dorf
    .acc = das Dorf
    .dat = dem Dorf
orleans-place-university = Universität
    .acc = die Universität
    .dat = der Universität
orleans-place-castle = Burg
    .acc = die Burg
    .dat = der Burg
orleans-place-monastery = Kloster
    .acc = das Kloster
    .dat = dem Kloster
orleans-place-ship = Schiff
    .acc = das Schiff
    .dat = dem Schiff
orleans-place-wagon = Wagen
    .acc = den Wagen
    .dat = dem Wagen
orleans-place-guildhall = Gildenhaus
    .acc = das Gildenhaus
    .dat = dem Gildenhaus
orleans-place-scriptorium = Skriptorium
    .acc = das Skriptorium
    .dat = dem Skriptorium
orleans-place-town_hall = Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
orleans-place-hayrick = Heuschober
    .acc = den Heuschober
    .dat = dem Heuschober
orleans-place-cheese_factory = Käserei
    .acc = die Käserei
    .dat = der Käserei
orleans-place-winery = Weingut
    .acc = das Weingut
    .dat = dem Weingut
orleans-place-wool_manufacturer = Wollmanufaktur
    .acc = die Wollmanufaktur
    .dat = der Wollmanufaktur
orleans-place-tailor_shop = Schneiderei
    .acc = die Schneiderei
    .dat = der Schneiderei
orleans-place-brewery = Brauerei
    .acc = die Brauerei
    .dat = der Brauerei
orleans-place-sacristy = Sakristei
    .acc = die Sakristei
    .dat = der Sakristei
orleans-place-herb_garden = Kräutergarten
    .acc = den Kräutergarten
    .dat = dem Kräutergarten
orleans-place-bathhouse = Badehaus
    .acc = das Badehaus
    .dat = dem Badehaus
orleans-place-windmill = Windmühle
    .acc = die Windmühle
    .dat = der Windmühle
orleans-place-library = Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
orleans-place-hospital = Hospital
    .acc = das Hospital
    .dat = dem Hospital
orleans-place-gunpowder_tower = Pulverturm
    .acc = den Pulverturm
    .dat = dem Pulverturm
orleans-place-cellar = Keller
    .acc = den Keller
    .dat = dem Keller
orleans-place-office = Amt
    .acc = das Amt
    .dat = dem Amt
orleans-place-school = Schule
    .acc = die Schule
    .dat = der Schule
orleans-place-pharmacy = Apotheke
    .acc = die Apotheke
    .dat = der Apotheke
orleans-place-horse_wagon = Pferdewagen
    .acc = den Pferdewagen
    .dat = dem Pferdewagen
orleans-place-shipping_line = Reederei
    .acc = die Reederei
    .dat = der Reederei
orleans-place-laboratory = Labor
    .acc = das Labor
    .dat = dem Labor
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
orleans-help-place-village = Wirb einen Schiffer (bringt Münzen), einen Handwerker (bringt ein Technikplättchen) oder einen Händler (bringt eine Ortskarte) an.
orleans-help-place-university = Wirb einen Gelehrten an und rücke auf der Gelehrtenleiste vor; um die Zahl, die dort steht, rückst du auf der Entwicklungsleiste vor.
orleans-help-place-castle = Wirb einen Ritter an und rücke auf der Ritterleiste vor: Ab der nächsten Runde darfst du so viele Gefolgsleute ziehen, wie dort steht.
orleans-help-place-monastery = Wirb einen Mönch an. Auf deinen Orten darf er jeden anderen Gefolgsmann vertreten. In Runden mit Wallfahrt geschlossen.
orleans-help-place-ship = Ziehe deine Händlerfigur über einen Wasserweg; du darfst dort eine Ware nehmen.
orleans-help-place-wagon = Ziehe deine Händlerfigur über eine Straße; du darfst dort eine Ware nehmen.
orleans-help-place-guildhall = Baue ein Kontor in der Stadt deiner Händlerfigur: eines je Stadt, in Orléans eines je Spieler.
orleans-help-place-scriptorium = Rücke auf der Entwicklungsleiste 1 Schritt vor.
orleans-help-place-town_hall = Schicke ein oder zwei neutrale Gefolgsleute für immer zu segensreichen Werken, für Münzen oder Entwicklung; wer ein Werk vollendet, erhält den Bürger.
orleans-help-place-hayrick = Nimm ein Getreide vom Warenmarkt.
orleans-help-place-cheese_factory = Nimm einen Käse vom Warenmarkt.
orleans-help-place-winery = Nimm einen Wein vom Warenmarkt.
orleans-help-place-wool_manufacturer = Nimm eine Wolle vom Warenmarkt.
orleans-help-place-tailor_shop = Nimm einen Brokat vom Warenmarkt.
orleans-help-place-brewery = Nimm 2 Münzen.
orleans-help-place-sacristy = Hier wartet ein Mönch; bei Pest, Steuern oder Ernte legst du ihn in den Beutel zurück und bleibst verschont.
orleans-help-place-herb_garden = Deine Schiffer passen auch auf Felder für Handwerker, Händler und Bauern.
orleans-help-place-bathhouse = Nach dem Ziehen: Ziehe zwei weitere Gefolgsleute, behalte einen und lege den anderen zurück. In der ersten Auflage: Mit einem Bauern ziehst du hier drei weitere; bis zu zwei davon setzt du sofort ein.
orleans-help-place-windmill = Nimm 2 Münzen und rücke auf der Entwicklungsleiste 1 Schritt vor.
orleans-help-place-library = Rücke auf der Entwicklungsleiste 2 Schritte vor.
orleans-help-place-hospital = Nimm so viele Münzen, wie deine Entwicklungsstufe beträgt.
orleans-help-place-gunpowder_tower = Platz für zwei weitere Gefolgsleute nach dem Ziehen. Du kannst sie bei der Planung einsetzen oder als Aktion zu segensreichen Werken schicken.
orleans-help-place-cellar = Nimm 4 Münzen.
orleans-help-place-office = Nimm für jedes gebaute Kontor eine Münze.
orleans-help-place-school = Deine Gelehrten passen auch auf die Felder aller anderen außer Mönchen.
orleans-help-place-pharmacy = Zahle 1 bis 3 Münzen und rücke auf der Entwicklungsleiste ebenso viele Schritte vor. Hierher passt jeder Gefolgsmann.
orleans-help-place-horse_wagon = Ziehe deine Händlerfigur über eine Straße; du darfst dort eine Ware nehmen.
orleans-help-place-shipping_line = Rücke auf der Entwicklungsleiste 1 Schritt vor.
orleans-help-place-laboratory = Nimm ein Technikplättchen; du legst es, wenn du passt.
orleans-help-event-pilgrimage = In dieser Runde ist das Kloster geschlossen.
orleans-help-event-plague = Jeder zieht einen Gefolgsmann aus dem Beutel und legt ihn in den Vorrat; die Gefolgsleute vom Spielbeginn sind sicher.
orleans-help-event-taxes = Jeder zahlt für je drei eigene Waren eine Münze.
orleans-help-event-trading_day = Jeder nimmt für jedes gebaute Kontor eine Münze.
orleans-help-event-income = Jeder nimmt so viele Münzen, wie seine Entwicklungsstufe beträgt.
orleans-help-event-harvest = Jeder gibt ein Getreide, einen Käse oder einen Wein ab; wer nichts davon hat, zahlt 5 Münzen.
orleans-help-technology = Ein Technikplättchen besetzt sein Feld für immer: Dort brauchst du einen Gefolgsmann weniger. Das erste muss einen Bauern ersetzen, keines darf einen Mönch ersetzen; auf jedem Ort darf nur eines liegen.
orleans-help-citizen = Bringt am Ende so viele Punkte, wie deine Entwicklungsstufe beträgt.
orleans-help-development = Die Münzen bekommt jeder, der ihr Feld zum ersten Mal erreicht, den Bürger nur, wer zuerst dort ist. Am Ende vervielfacht die Stufe Kontore und Bürger.

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
orleans-wait-bathe = { $seat } entscheidet über das Badehaus.
orleans-wait-keep = { $seat } wählt, wer bleibt.
orleans-wait-tower = { $seat } besetzt den Pulverturm.
orleans-wait-plan = { $seat } plant.
orleans-wait-act = { $seat } ist am Zug.
orleans-wait-bath = { $seat } setzt Gefolgsleute aus dem Badehaus ein.
orleans-wait-place-tech = { $seat } legt ein Technikplättchen.
orleans-wait-sacristy = { $seat } entscheidet über die Sakristei.
orleans-wait-food = { $seat } wählt ein Nahrungsmittel.
orleans-wait-torture = { $seat } kann nicht zahlen und wählt, was verloren geht.

## What happened

orleans-started = { $seat } beginnt das Spiel.
orleans-removed = { $seat } entfernt die Ortskarte „{ $tile }“ aus dem Spiel.
orleans-round = Runde { $round }, Ereignis: { $event }. { $seat } beginnt.
orleans-census-first = Volkszählung: { $seat } liegt auf der Bauernleiste vorn.
orleans-census-last = Volkszählung: { $seat } liegt auf der Bauernleiste hinten und zahlt.
orleans-drew = { $seat } zieht { $follower-one }.
orleans-took-back = { $seat } nimmt { $follower-one } aus { $place-dat } zurück.
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
orleans-acted = { $seat } nutzt { $place-acc }.
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
orleans-bath-placed = { $seat } setzt in { $place-dat } { $follower-one } ein.
orleans-passed = { $seat } passt.
orleans-tech-placed = { $seat } legt ein Technikplättchen auf { $place-acc }.
orleans-event = Das Ereignis „{ $event }“ tritt ein.
orleans-protected = { $seat } bleibt dank der Sakristei verschont.
orleans-plague-lost = { $seat } verliert { $follower-one } durch die Pest.
orleans-plague-spared = { $seat } zieht { $follower-one } und bleibt von der Pest verschont.
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
    [one] die fehlende Münze wird
   *[other] die fehlenden { $coins } Münzen werden
  } erlassen.
orleans-lost-good = { $seat } verliert { $good }.
orleans-lost-supply = { $seat } verliert ein Kontor aus dem Vorrat.
orleans-lost-station = { $seat } verliert das Kontor in { $city }.
orleans-lost-follower = { $seat } verliert { $follower-one }.
orleans-lost-development = { $seat } fällt auf der Entwicklungsleiste auf Feld { $development } zurück.
orleans-lost-tile = { $seat } verliert die Ortskarte „{ $tile }“.
orleans-lost-technology = { $seat } verliert das Technikplättchen auf { $place-dat }.
orleans-lost-waiting = { $seat } verliert ein noch nicht gelegtes Technikplättchen.
orleans-most-stations = { $seat } hat die meisten Kontore gebaut ({ $stations }).
orleans-over = Das Spiel ist zu Ende.

## Why not

orleans-refused-not-offered = Das ist jetzt nicht möglich.
orleans-refused-not-your-place = Du hast { $place-acc } nicht.
orleans-refused-tower-nobody = Kein neutraler Gefolgsmann auf dem Pulverturm wird für ein segensreiches Werk gebraucht.
orleans-refused-never-an-action = Du kannst { $place-acc } nicht als Aktion nutzen: Dieser Ort wirkt von selbst.
orleans-refused-not-ready = In { $place-dat } fehlen noch Gefolgsleute.
orleans-refused-pilgrimage = In einer Wallfahrtsrunde ist das Kloster geschlossen.
orleans-refused-nobody-to-recruit = Hier kannst du niemanden mehr anwerben.
orleans-refused-no-road = Von hier führt keine Straße weg.
orleans-refused-no-waterway = Von hier führt kein Wasserweg weg.
orleans-refused-no-station = Du hast kein Kontor mehr.
orleans-refused-city-taken = In { $city } steht schon ein Kontor.
orleans-refused-development-end = Du bist am Ende der Entwicklungsleiste.
orleans-refused-no-coin = Du hast keine Münze mehr.
orleans-refused-no-deed = Kein segensreiches Werk braucht diese Gefolgsleute.
orleans-refused-no-goods = Auf dem Warenmarkt ist { $good-none } mehr.
orleans-refused-no-technology = Es gibt kein Technikplättchen mehr.
orleans-refused-supply-empty = Im Vorrat ist kein { $follower } mehr.
orleans-refused-track-end = Du bist am Ende der { $follower-track }.
orleans-refused-not-recruited-here = Hier kann kein { $follower } angeworben werden.
orleans-refused-not-on-market = Auf deinem Markt ist kein { $follower }.
orleans-refused-no-space = Keines deiner leeren Felder nimmt { $follower-one } auf.
orleans-refused-occupied = Dieses Feld ist besetzt.
orleans-refused-not-here = Dieser Gefolgsmann passt jetzt nicht hierher.
orleans-refused-no-starting-follower = Deine Gefolgsleute vom Spielbeginn kannst du hier nicht einsetzen.
orleans-refused-monks-only = Hierher passt nur ein Mönch.
orleans-refused-wrong-follower = Dieses Feld ist für { $wanted-one }, nicht für { $follower-one }.
orleans-refused-bag-empty = Dein Beutel ist leer.
orleans-refused-nobody-placed = Keiner deiner Gefolgsleute steht auf einem Aktionsfeld.
orleans-refused-technology-stays = Technikplättchen werden nie versetzt.
orleans-refused-empty-space = Auf diesem Feld steht niemand.
orleans-refused-tile-taken = Die Ortskarte „{ $tile }“ liegt nicht mehr aus.
orleans-refused-first-tile = Deine erste Ortskarte muss aus der Kategorie I sein.
orleans-refused-not-by-road = Von { $city } führt keine Straße dorthin.
orleans-refused-not-by-waterway = Von { $city } führt kein Wasserweg dorthin.
orleans-refused-not-on-edge = Auf diesem Weg liegt { $good-none }.
orleans-refused-no-slot = Kein segensreiches Werk hat Platz für { $follower-one }.
orleans-refused-no-slot-there = „{ $deed }“ hat keinen freien Platz für { $follower-one }.
orleans-refused-not-there = Dort steht kein { $follower }.
orleans-refused-too-few-coins = So viele Münzen hast du nicht.
orleans-refused-too-few-steps = So viele Schritte sind auf der Leiste nicht mehr übrig.
orleans-refused-market-full = Dein Markt fasst höchstens { $size } Gefolgsleute: Stelle einige auf den Pulverturm.
orleans-refused-tower-full = Der Turm ist voll.
orleans-refused-single-space = Auf einen Ort mit nur einem Feld darfst du kein Technikplättchen legen.
orleans-refused-no-type = Dieses Feld gehört keinem bestimmten Gefolgsmann: Hier kann kein Technikplättchen einen ersetzen.
orleans-refused-no-technology-for-monks = Ein Technikplättchen ersetzt nie einen Mönch.
orleans-refused-first-technology = Dein erstes Technikplättchen muss einen Bauern ersetzen.
orleans-refused-one-per-place = Auf diesem Ort liegt schon ein Technikplättchen.
orleans-refused-none-left = Bei deinen Waren ist { $good-none } mehr.
orleans-refused-not-food = { $good } ist kein Nahrungsmittel.
orleans-refused-no-neutral-follower = In deinem Beutel ist kein neutraler Gefolgsmann, der verloren gehen könnte.
orleans-refused-no-step = Du bist am Anfang der Entwicklungsleiste.
orleans-refused-coin-space = Von einem Münzfeld oder auf eines darfst du nicht zurückgehen.
orleans-refused-not-yours = Das hast du nicht.

## Options

orleans-option-start_player = Startspieler
orleans-option-start_player-help = Bestimmt, wer den ersten Zug hat.
orleans-option-start_player-0 = Platz 1
orleans-option-start_player-1 = Platz 2
orleans-option-start_player-2 = Platz 3
orleans-option-start_player-3 = Platz 4
orleans-option-start_player-random = Zufällig
orleans-option-expert_place_removal = Experten: zuerst Ortskarten entfernen
orleans-option-expert_place_removal-help = Vor dem Spiel entfernt jeder eine Ortskarte nach Wahl, die dann niemand mehr bekommt.
orleans-option-expert_place_removal-true = Ja
orleans-option-expert_place_removal-false = Nein
orleans-option-bathhouse = Badehaus
orleans-option-bathhouse-help = Neue Fassung: Wer es besitzt, zieht jede Runde zwei weitere Gefolgsleute und behält einen. Erste Auflage: Ein Bauer zieht dort drei, bis zu zwei davon werden eingesetzt.
orleans-option-bathhouse-revised = Neue Fassung
orleans-option-bathhouse-first_edition = Erste Auflage
orleans-option-event_deck = Ereignisse
orleans-option-event_deck-help = Bei drei Stapeln kommt jedes Ereignis in jedem Drittel des Spiels einmal; alle zusammen gemischt kann dasselbe auch mehrmals nacheinander kommen.
orleans-option-event_deck-three_stacks = Drei Stapel mit je allen Ereignissen
orleans-option-event_deck-full_shuffle = Alle zusammen gemischt
orleans-option-torture_dev_step = Schulden: Entwicklungsschritte
orleans-option-torture_dev_step-help = Legt fest, ob man bei Zahlungsunfähigkeit auf der Entwicklungsleiste auch dann zurückgehen darf, wenn der Schritt ein Münzfeld berührt.
orleans-option-torture_dev_step-seed = Überall
orleans-option-torture_dev_step-no_coin_spaces = Nicht von oder auf Münzfelder
orleans-option-planning = Planung
orleans-option-planning-help = Alle zugleich geht schneller und hält die Pläne geheim; der Reihe nach sieht man die Pläne derer, die vorher dran waren.
orleans-option-planning-simultaneous = Alle zugleich, verdeckt
orleans-option-planning-turn_order = Der Reihe nach, offen
orleans-option-bank = Bank
orleans-option-bank-help = Begrenzt: Ist die Bank leer, wird nur noch ausgezahlt, was da ist. Unbegrenzt: Es wird immer alles ausgezahlt.
orleans-option-bank-finite = Begrenzt
orleans-option-bank-unlimited = Unbegrenzt
orleans-option-open_bags = Alle dürfen in alle Beutel sehen
orleans-option-open_bags-help = Ja: Alle sehen, welche Gefolgsleute in jedem Beutel sind. Nein: Man sieht nur, wie viele es sind.
orleans-option-open_bags-true = Ja
orleans-option-open_bags-false = Nein
orleans-option-auto_pass = Automatisch passen, wenn nichts geht
orleans-option-auto_pass-help = Ja: Wer keinen Ort nutzen kann, passt, ohne gefragt zu werden. Nein: Alle passen selbst.
orleans-option-auto_pass-true = Ja
orleans-option-auto_pass-false = Nein

## Rückfragen

orleans-forgo-pass = Du kannst noch einen Ort nutzen. Trotzdem für diese Runde passen?
orleans-forgo-commit = Du hast niemanden eingesetzt. Den leeren Plan trotzdem bestätigen?
