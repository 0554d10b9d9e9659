# Origin auf Deutsch. Namen von Spielern, Gebieten, Figuren, Meerengen und Karten kommen als Wörter; Zahlen,
# Bereiche, Stapel, Wahl und Gründe, wie sie sind (zum Auswählen).

## Namen

origin-title = Origin
origin-region-af_origin = Wiege
origin-region-af_atlas = Atlas
origin-region-af_sahara = Sahara
origin-region-af_nile = Nil
origin-region-af_senegal = Senegal
origin-region-af_guinea = Guinea
origin-region-af_chad = Tschad
origin-region-af_horn = Horn von Afrika
origin-region-af_lakes = Große Seen
origin-region-af_congo = Kongo
origin-region-af_zambezi = Sambesi
origin-region-af_kalahari = Kalahari
origin-region-af_cape = Kap der Guten Hoffnung
origin-region-eu_iberia = Iberien
origin-region-eu_gaul = Gallien
origin-region-eu_scandia = Skandinavien
origin-region-eu_danube = Donau
origin-region-eu_pontic = Mammutsteppe
origin-region-eu_levant = Levante
origin-region-eu_arabia = Arabien
origin-region-eu_persia = Persien
origin-region-eu_ural = Ural
origin-region-eu_siberia = Sibirien
origin-region-eu_altai = Altai
origin-region-eu_india = Indus
origin-region-eu_gobi = Gobi
origin-region-eu_china = Huang He
origin-region-eu_indochina = Mekong
origin-region-eu_chukotka = Beringien
origin-region-oc_sunda = Sunda
origin-region-oc_wallacea = Wallacea
origin-region-oc_papua = Papua
origin-region-oc_arnhem = Arnhem
origin-region-oc_outback = Outback
origin-region-oc_reef = Riffküste
origin-region-oc_tasman = Tasman
origin-region-na_alaska = Alaska
origin-region-na_yukon = Yukon
origin-region-na_hudson = Hudson
origin-region-na_greenland = Grönland
origin-region-na_cascadia = Kaskadien
origin-region-na_plains = Große Ebenen
origin-region-na_appalachia = Appalachen
origin-region-na_mesoamerica = Mesoamerika
origin-region-sa_orinoco = Orinoko
origin-region-sa_amazon = Amazonas
origin-region-sa_sertao = Sertão
origin-region-sa_andes = Anden
origin-region-sa_pampas = Pampa
origin-region-sa_patagonia = Patagonien
origin-region-an_graham = Grahamland
origin-region-an_maud = Königin-Maud-Land
origin-region-an_wilkes = Wilkesland
origin-region-an_plateau = Polarplateau
origin-strait-st_gibraltar = Straße von Gibraltar
origin-strait-st_sinai = Sinai-Übergang
origin-strait-st_atlantic = Atlantikenge
origin-strait-st_denmark = Dänemarkstraße
origin-strait-st_bering = Beringstraße
origin-strait-st_panama = Panama-Übergang
origin-strait-st_agulhas = Agulhasdrift
origin-strait-st_drake = Drakestraße
origin-strait-st_andaman = Andamanen-Passage
origin-strait-st_torres = Torresstraße
origin-strait-st_southern = Südmeer-Passage
origin-colour-yellow = Gelb
origin-colour-orange = Orange
origin-colour-purple = Violett
origin-colour-brown = Braun
origin-colour-green = Grün
origin-colour-none = Ursprungsfeld
origin-pawn = { $colour ->
    [white] weiße
    [brown] braune
   *[black] schwarze
  } Figur (Höhe { $height }, Breite { $width })
origin-deck-action = Aktionskarten
origin-deck-permanent = Permanente Karten
origin-deck-objective = Zielkarten
origin-card-A01 = Langer Marsch
origin-card-A02 = Rastlose Sippe
origin-card-A03 = Zwillingsgeburt
origin-card-A04 = Hinterhalt
origin-card-A05 = Kühne Linie
origin-card-A06 = Kriegsbemalung
origin-card-A07 = Plünderer
origin-card-A08 = Gestohlenes Feuer
origin-card-A09 = Tribut
origin-card-A10 = Fährleute
origin-card-A11 = Geistesblitz
origin-card-A12 = Rat der Ältesten
origin-card-A13 = Zwei Träume
origin-card-A14 = Überfluss
origin-card-P01 = Schnelle Füße
origin-card-P02 = Lange Speere
origin-card-P03 = Langes Gedächtnis
origin-card-P04 = Wachhunde
origin-card-P05 = Flöße
origin-card-P06 = Kleines Volk
origin-card-P07 = Tauschhandel
origin-card-P08 = Sammler
origin-card-P09 = Gemischte Linie
origin-card-P10 = Palisaden
origin-card-P11 = Geschichtenhüter
origin-card-P12 = Kriegshäuptlinge
origin-card-P13 = Großer Rat
origin-card-P14 = Erste Zivilisation
origin-card-O01 = Große Jäger
origin-card-O02 = Werkzeugmacher
origin-card-O03 = Gesetzgeber
origin-card-O04 = Tatmenschen
origin-card-O05 = Afrika
origin-card-O06 = Eurasien
origin-card-O07 = Ozeanien
origin-card-O08 = Südamerika
origin-card-O09 = Nordamerika
origin-card-O10 = Antarktis
origin-card-O11 = Heimat
origin-card-O12 = Brücke der Völker
origin-card-O13 = Wanderer
origin-card-O14 = Die Starken
origin-card-O15 = Die Schnellen
origin-card-O16 = Viele Gesichter
origin-card-O17 = Hüter der Meerenge
origin-card-O18 = Herren der Meerengen
origin-card-O19 = Küstenbewohner
origin-card-O20 = Alle Böden

## Beschriftungen

origin-level = Stufe { $level }
origin-reserve = Figurenvorrat
origin-reward-board = Belohnungstafel
origin-stacks = Innovationsplättchen
origin-discards = Ablage
origin-distance = Entfernung { $steps }
origin-progress = { $have } von { $need }
origin-level-needed = Braucht ein Plättchen der Stufe { $level }
origin-score-objectives = Ziele
origin-score-cards = Handkarten
origin-score-hunting = Jagd
origin-score-straits = Meerengen
origin-score-tiles = Plättchen
origin-score-continents = Kontinente
origin-score-total = Summe
origin-action-both = Beides
origin-action-on = Weiter
origin-action-end = Zug beenden
origin-action-skip = Aussetzen

## Hilfe

origin-help-region-yellow = A: ein Plättchen des gelben Bereichs, dann eine Aktionskarte. B: 3 Aktionskarten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-orange = A: ein Plättchen des orangen Bereichs, dann eine permanente Karte. B: 3 permanente Karten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-purple = A: ein Plättchen des violetten Bereichs, dann eine Zielkarte. B: 3 Zielkarten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-brown = A: zwei Plättchen des braunen Bereichs, eins nach dem anderen. B: ein Plättchen aus einem beliebigen Bereich.
origin-help-region-green = Wer hier als Erstes eine Figur hat, bekommt den Jagdmarker.
origin-help-region-none = Hier steht das ganze Spiel lang die neutrale Figur. Niemand darf das Feld betreten.
origin-help-A01 = In diesem Zug reicht deine Wanderung oder dein Tausch (Hauptaktion) 2 Gebiete weiter.
origin-help-A02 = Führe eine zusätzliche Wanderung aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A03 = Führe eine zusätzliche Evolution aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A04 = Führe einen zusätzlichen Tausch aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A05 = In diesem Zug braucht deine Evolution als Hauptaktion zwei gemeinsame Merkmale; das dritte ist beliebig.
origin-help-A06 = In diesem Zug darf dein Tausch als Hauptaktion auch eine gleich breite Figur verdrängen.
origin-help-A07 = Wähle einen Mitspieler mit Handkarten: Du bekommst eine davon, zufällig gezogen.
origin-help-A08 = Nimm das oberste Plättchen eines Stapels eines Mitspielers, wenn du es anlegen kannst.
origin-help-A09 = Wähle einen Mitspieler mit mehr Meerengenmarkern als du: Nimm seinen niedrigsten.
origin-help-A10 = Nimm den Marker einer Meerenge, wenn du auf einer Seite stehst und die andere leer ist.
origin-help-A11 = Nimm ein Plättchen aus einem beliebigen Bereich, das du anlegen kannst.
origin-help-A12 = Ziehe 2 permanente Karten, behalte eine davon und lege die andere unter den Stapel.
origin-help-A13 = In diesem Zug darfst du ein Ziel mehr ausspielen.
origin-help-A14 = In diesem Zug erhältst du beide Belohnungen, erst A, dann B.
origin-help-P01 = Deine Wanderungen reichen 1 Gebiet weiter.
origin-help-P02 = Beim Tausch reichen deine Figuren 1 Gebiet weiter.
origin-help-P03 = Du darfst drei Ziele auf der Hand haben.
origin-help-P04 = Karten der Mitspieler können dir keine Karten, Plättchen oder Marker nehmen.
origin-help-P05 = Bei Wanderung und Tausch zählt für dich der Schritt über eine Meerenge nicht.
origin-help-P06 = Bei deinen Evolutionen darf Höhe oder Breite auch um eine Stufe kleiner sein.
origin-help-P07 = Bei Belohnung A in Braun darfst du die Plättchen aus beliebigen Bereichen nehmen.
origin-help-P08 = Bei Belohnung A in Gelb, Orange oder Violett ziehst du 2 Karten und legst eine Karte dieser Art unter den Stapel zurück.
origin-help-P09 = Bei deinen Evolutionen gilt die Farbe immer als gemeinsam.
origin-help-P10 = Wenn Mitspieler tauschen, zählen deine Figuren als eine Stufe breiter.
origin-help-P11 = Bei Belohnung B gibst du eine Karte weniger zurück.
origin-help-P12 = Dein Tausch darf auch gleich breite Figuren verdrängen.
origin-help-P13 = Du darfst in jedem deiner Züge zwei Aktionskarten ausspielen.
origin-help-P14 = Am Ende: 2 Punkte für jeden Kontinent, auf dem du eine Figur hast.
origin-help-O01 = 2 deiner Figuren auf grünen Gebieten.
origin-help-O02 = 3 deiner Figuren auf braunen Gebieten.
origin-help-O03 = 3 deiner Figuren auf orangen Gebieten.
origin-help-O04 = 3 deiner Figuren auf gelben Gebieten.
origin-help-O05 = 3 deiner Figuren in Afrika.
origin-help-O06 = 3 deiner Figuren in Eurasien.
origin-help-O07 = 3 deiner Figuren in Ozeanien.
origin-help-O08 = 3 deiner Figuren in Südamerika.
origin-help-O09 = 3 deiner Figuren in Nordamerika.
origin-help-O10 = 3 deiner Figuren in der Antarktis.
origin-help-O11 = 4 deiner Figuren auf aneinandergrenzenden Gebieten eines Kontinents.
origin-help-O12 = 4 deiner Figuren auf aneinandergrenzenden Gebieten von mindestens 2 Kontinenten.
origin-help-O13 = Je eine deiner Figuren auf 4 Kontinenten.
origin-help-O14 = 3 deiner Figuren haben Breite 3.
origin-help-O15 = 3 deiner Figuren haben Höhe 3.
origin-help-O16 = Je 2 deiner Figuren in allen 3 Farben.
origin-help-O17 = Du besetzt beide Seiten einer Meerenge.
origin-help-O18 = Du besetzt beide Seiten von 2 Meerengen.
origin-help-O19 = Du besetzt mindestens eine Seite von 4 Meerengen.
origin-help-O20 = Je eine deiner Figuren auf einem Gebiet jeder der 5 Farben.

## Was gefragt wird

origin-ask-objective = Wähle ein Ziel zum Behalten.
origin-ask-action = Wähle ein leeres Gebiet für eine Evolution, eine eigene Figur zum Ziehen oder eine Karte zum Ausspielen.
origin-ask-pawn = Wähle die neue Figur.
origin-ask-target = Wähle, wohin diese Figur zieht.
origin-ask-reward = Wähle deine Belohnung oder spiele eine Karte aus.
origin-ask-tile = Wähle ein Plättchen.
origin-ask-return = Wähle die Karten, die unter den Stapel kommen, in dieser Reihenfolge.
origin-ask-council = Wähle eine Karte zum Behalten.
origin-ask-end = Spiele eine Karte aus oder beende deinen Zug.
origin-ask-extra = Wähle eine Figur oder ein Gebiet für die zusätzliche Aktion.
origin-ask-rival = Wähle einen Mitspieler.
origin-ask-stack = Wähle ein Plättchen zum Nehmen.
origin-ask-strait = Wähle eine Meerenge.
origin-wait-objective = { $seat } wählt ein Ziel.
origin-wait-action = { $seat } ist am Zug.
origin-wait-reward = { $seat } wählt eine Belohnung.
origin-wait-tile = { $seat } wählt ein Plättchen.
origin-wait-return = { $seat } gibt Karten zurück.
origin-wait-council = { $seat } wählt eine Karte.
origin-wait-end = { $seat } kann noch Karten ausspielen.

## Was geschah

origin-started = { $seat } beginnt das Spiel.
origin-chose = { $seat } hat ein Ziel gewählt.
origin-turn = { $seat } ist am Zug.
origin-evolved = { $seat } setzt in { $region } eine { $pawn } ein.
origin-migrated = { $seat } zieht eine { $pawn } von { $from } nach { $to }.
origin-swapped = { $seat } zieht eine { $pawn } von { $from } nach { $to } und verdrängt eine { $other } von { $rival }.
origin-skipped = { $seat } kann nicht handeln und setzt aus.
origin-hunting = { $seat } nimmt den Jagdmarker „{ $region }“ ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origin-strait = { $seat } nimmt den Marker „{ $strait }“ ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origin-played = { $seat } spielt „{ $card }“.
origin-objective = { $seat } erfüllt „{ $card }“ ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origin-option = { $seat } nimmt die { $area ->
    [yellow] gelbe
    [orange] orange
    [purple] violette
   *[brown] braune
  } Belohnung { $choice ->
    [a] A
   *[b] B
  }.
origin-tile = { $seat } nimmt ein Plättchen der Stufe { $level } aus dem { $area ->
    [yellow] gelben
    [orange] orangen
    [purple] violetten
   *[brown] braunen
  } Bereich.
origin-refilled = Neu im { $area ->
    [yellow] gelben
    [orange] orangen
    [purple] violetten
   *[brown] braunen
  } Bereich: ein Plättchen der Stufe { $level }.
origin-drew = { $seat } zieht { $deck ->
    [action] { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
      }
    [permanent] { $count ->
        [one] eine permanente Karte
       *[other] { $count } permanente Karten
      }
   *[objective] { $count ->
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
      }
  }.
origin-drew-own = Du ziehst { $cards }.
origin-returned = { $seat } legt { $deck ->
    [action] { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
      }
    [permanent] { $count ->
        [one] eine permanente Karte
       *[other] { $count } permanente Karten
      }
   *[objective] { $count ->
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
      }
  } unter den Stapel.
origin-returned-own = Du legst { $cards } unter den Stapel.
origin-discarded = { $seat } entfernt { $deck ->
    [action] { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
      }
    [permanent] { $count ->
        [one] eine permanente Karte
       *[other] { $count } permanente Karten
      }
   *[objective] { $count ->
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
      }
  } aus dem Spiel.
origin-discarded-own = Du entfernst { $cards } aus dem Spiel.
origin-stole-card = { $seat } stiehlt { $rival } { $deck ->
    [action] eine Aktionskarte
    [permanent] eine permanente Karte
   *[objective] eine Zielkarte
  }.
origin-stole-card-own = { $seat } stiehlt { $rival } die Karte „{ $card }“.
origin-stole-tile = { $seat } stiehlt { $rival } ein Plättchen der Stufe { $level }.
origin-stole-strait = { $seat } stiehlt { $rival } einen Meerengenmarker ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origin-last-turns = Letzte Züge: { $reason ->
    [deck] Ein Stapel ist leer
    [tiles] Auf der Belohnungstafel liegt kein Plättchen mehr
    [pawns] Der Figurenvorrat ist leer
    [villages] Alle Dörfer sind auf der Karte
    [skips] Niemand kann eine Aktion ausführen
   *[idle] Drei Runden lang hat sich nichts geändert
  }. Nach dem Zug von { $seat } haben alle anderen noch einen Zug.
origin-over = Das Spiel ist zu Ende: { $reason ->
    [deck] Ein Stapel ist leer
    [tiles] Auf der Belohnungstafel liegt kein Plättchen mehr
    [pawns] Der Figurenvorrat ist leer
    [villages] Alle Dörfer sind auf der Karte
    [skips] Niemand kann eine Aktion ausführen
   *[idle] Drei Runden lang hat sich nichts geändert
  }.

## Warum nicht

origin-refused-not-offered = Das ist jetzt nicht möglich.
origin-refused-nobody-to-swap = In Reichweite dieser Figur steht keine schmalere eines Rivalen.
origin-refused-one-action = Du hast deine Aktion in diesem Zug schon gehabt: Es gibt nur eine.
origin-refused-already-chosen = Diese Karte hast du schon gewählt.
origin-refused-palisades = Palisaden machen diese Figur um eine Stufe breiter.
origin-refused-neutral-stays = Die neutrale Figur bleibt auf dem Ursprungsfeld, und niemand darf es betreten.
origin-refused-not-your-pawn = Diese Figur gehört dir nicht.
origin-refused-evolution-only = Diese Karte gilt für eine Evolution: Wähle ein leeres Gebiet.
origin-refused-nowhere-to-go = Diese Figur kann in ihrer Reichweite nirgendwohin.
origin-refused-no-pawn-there = Dort steht keine Figur von dir.
origin-refused-no-village = Du hast kein Dorf mehr.
origin-refused-no-parent = In keinem Nachbargebiet steht eine Figur.
origin-refused-no-fitting-pawn = Keine Figur des Vorrats passt zu den Figuren daneben.
origin-refused-must-act = Solange eine Aktion möglich ist, darfst du nicht aussetzen.
origin-refused-not-in-hand = Du hast diese Karte nicht auf der Hand.
origin-refused-one-per-turn = In diesem Zug kannst du keine { $deck ->
    [action] Aktionskarte
    [permanent] permanente Karte
   *[objective] Zielkarte
  } mehr spielen.
origin-refused-not-fulfilled = Noch nicht erfüllt: { $have } von { $need }.
origin-refused-no-tile = Du hast kein Plättchen der Stufe { $level }.
origin-refused-too-late = Für diese Karte ist es in diesem Zug zu spät.
origin-refused-no-effect = Diese Karte hätte jetzt keine Wirkung.
origin-refused-reward-due = Nimm zuerst deine Belohnung.
origin-refused-no-abundance = Beide Belohnungen gibt es nur mit der Karte „Überfluss“.
origin-refused-takes-both = Mit „Überfluss“ nimmst du beide Belohnungen.
origin-refused-no-tile-fits = Kein Plättchen dort passt auf deine Stapel.
origin-refused-deck-empty = Der Stapel ist leer.
origin-refused-pawn-gone = Der Vorrat hat keine solche Figur.
origin-refused-no-parent-fits = Keine Nachbarfigur passt dazu: Zwei Merkmale müssen gleich sein, das dritte darf höchstens eine Stufe größer sein.
origin-refused-same-region = Eine Figur muss ihr Gebiet verlassen.
origin-refused-own-pawn = Dort steht eine eigene Figur.
origin-refused-swap-only = Diese Karte gilt für einen Tausch: Wähle eine fremde Figur.
origin-refused-migration-only = Diese Karte gilt für eine Wanderung: Wähle ein leeres Gebiet.
origin-refused-too-far = Zu weit: Diese Figur kommt nur { $steps ->
    [one] { $steps } Gebiet
   *[other] { $steps } Gebiete
  } weit.
origin-refused-not-thinner = Nur eine schmalere Figur kann verdrängt werden.
origin-refused-no-such-tile = Dort liegt kein solches Plättchen.
origin-refused-wrong-area = Wähle ein Plättchen aus dem richtigen Bereich.
origin-refused-no-stack = Du hast keinen Stapel, auf dem ein Plättchen der Stufe { $level } oben liegt.
origin-refused-other-deck = Zurück gehen hier nur { $deck ->
    [action] Aktionskarten
    [permanent] permanente Karten
   *[objective] Zielkarten
  }.
origin-refused-not-drawn = Wähle eine der eben gezogenen Karten.
origin-refused-yourself = Dich selbst kannst du nicht wählen.
origin-refused-protected = „Wachhunde“ schützen diese Person.
origin-refused-nothing-to-steal = Hier ist für dich nichts zu holen.
origin-refused-no-such-top = Auf keinem Stapel dieses Spielers liegt dieses Plättchen oben.
origin-refused-strait-empty = Der Marker dieser Meerenge ist weg.
origin-refused-not-half-held = Du musst eine Seite besetzen, und die andere muss leer sein.

## Optionen

origin-option-start_player = Startspieler
origin-option-start_player-random = Zufällig
origin-option-start_player-0 = Platz 1
origin-option-start_player-1 = Platz 2
origin-option-start_player-2 = Platz 3
origin-option-start_player-3 = Platz 4
origin-option-end_decks = Ende durch leere Stapel
origin-option-end_decks-any = Ein Stapel ist leer
origin-option-end_decks-all = Alle drei Stapel sind leer
origin-option-returned_cards = Zurückgegebene Karten
origin-option-returned_cards-bottom = Kommen unter den Stapel
origin-option-returned_cards-discard = Verlassen das Spiel
origin-option-excess_objectives = Ziele über dem Limit
origin-option-excess_objectives-bottom = Kommen unter den Stapel
origin-option-excess_objectives-discard = Verlassen das Spiel
origin-option-brown_single = Braun, Belohnung B: ein Plättchen
origin-option-brown_single-any_area = Aus einem beliebigen Bereich
origin-option-brown_single-other_areas = Aus einem anderen Bereich als Braun
origin-option-double_step = Evolution um zwei Stufen
origin-option-double_step-forbidden = Verboten
origin-option-double_step-allowed = Erlaubt
origin-option-card_before_tile = Belohnung A: erst Karte, dann Plättchen
origin-option-card_before_tile-false = Nein
origin-option-card_before_tile-true = Ja
origin-option-displaced_takes_strait = Verdrängte dürfen Meerengenmarker nehmen
origin-option-displaced_takes_strait-false = Nein
origin-option-displaced_takes_strait-true = Ja
origin-option-trigger_turn_is_last = Der auslösende Zug zählt als letzter Zug
origin-option-trigger_turn_is_last-true = Ja
origin-option-trigger_turn_is_last-false = Nein
origin-option-asking = Nach Karten wird vor der Belohnung und am Ende des Zuges gefragt
origin-option-asking-open = Wann immer auf der Hand eine spielbare sein könnte
