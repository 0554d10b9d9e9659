# Origin auf Deutsch. Namen von Spielern, Gebieten, Figuren, Meerengen und Karten kommen als Wörter; Zahlen,
# Bereiche, Stapel, Wahl und Gründe, wie sie sind (zum Auswählen).
# Formen der Namen: `.in`, `.from`, `.into` eines Gebiets (wo, woher, wohin); `.quoted` einer Karte (in Anführungszeichen, für
# Aufzählungen); `.one` einer Figur (mit Artikel, mitten im Satz).

## Namen

origin-title = Origin
origin-about = Von einer Wiege in Afrika breitet sich die Menschheit über die Welt aus. Entwickle deine Figuren, wandere, überquere Meerengen, mache Erfindungen und erfülle geheime Ziele.
origin-region-af_origin = Wiege
    .in = in der Wiege
    .from = aus der Wiege
    .into = in die Wiege
origin-region-af_atlas = Atlas
    .in = im Atlas
    .from = aus dem Atlas
    .into = in den Atlas
origin-region-af_sahara = Sahara
    .in = in der Sahara
    .from = aus der Sahara
    .into = in die Sahara
origin-region-af_nile = Nil
    .in = am Nil
    .from = vom Nil
    .into = an den Nil
origin-region-af_senegal = Senegal
    .in = im Senegal
    .from = aus dem Senegal
    .into = in den Senegal
origin-region-af_guinea = Guinea
    .in = in Guinea
    .from = aus Guinea
    .into = nach Guinea
origin-region-af_chad = Tschad
    .in = im Tschad
    .from = aus dem Tschad
    .into = in den Tschad
origin-region-af_horn = Horn von Afrika
    .in = am Horn von Afrika
    .from = vom Horn von Afrika
    .into = ans Horn von Afrika
origin-region-af_lakes = Große Seen
    .in = an den Großen Seen
    .from = von den Großen Seen
    .into = an die Großen Seen
origin-region-af_congo = Kongo
    .in = im Kongo
    .from = aus dem Kongo
    .into = in den Kongo
origin-region-af_zambezi = Sambesi
    .in = am Sambesi
    .from = vom Sambesi
    .into = an den Sambesi
origin-region-af_kalahari = Kalahari
    .in = in der Kalahari
    .from = aus der Kalahari
    .into = in die Kalahari
origin-region-af_cape = Kap der Guten Hoffnung
    .in = am Kap der Guten Hoffnung
    .from = vom Kap der Guten Hoffnung
    .into = ans Kap der Guten Hoffnung
origin-region-eu_iberia = Iberien
    .in = in Iberien
    .from = aus Iberien
    .into = nach Iberien
origin-region-eu_gaul = Gallien
    .in = in Gallien
    .from = aus Gallien
    .into = nach Gallien
origin-region-eu_scandia = Skandinavien
    .in = in Skandinavien
    .from = aus Skandinavien
    .into = nach Skandinavien
origin-region-eu_danube = Donau
    .in = an der Donau
    .from = von der Donau
    .into = an die Donau
origin-region-eu_pontic = Mammutsteppe
    .in = in der Mammutsteppe
    .from = aus der Mammutsteppe
    .into = in die Mammutsteppe
origin-region-eu_levant = Levante
    .in = in der Levante
    .from = aus der Levante
    .into = in die Levante
origin-region-eu_arabia = Arabien
    .in = in Arabien
    .from = aus Arabien
    .into = nach Arabien
origin-region-eu_persia = Persien
    .in = in Persien
    .from = aus Persien
    .into = nach Persien
origin-region-eu_ural = Ural
    .in = im Ural
    .from = aus dem Ural
    .into = in den Ural
origin-region-eu_siberia = Sibirien
    .in = in Sibirien
    .from = aus Sibirien
    .into = nach Sibirien
origin-region-eu_altai = Altai
    .in = im Altai
    .from = aus dem Altai
    .into = in den Altai
origin-region-eu_india = Indus
    .in = am Indus
    .from = vom Indus
    .into = an den Indus
origin-region-eu_gobi = Gobi
    .in = in der Gobi
    .from = aus der Gobi
    .into = in die Gobi
origin-region-eu_china = Huang He
    .in = am Huang He
    .from = vom Huang He
    .into = an den Huang He
origin-region-eu_indochina = Mekong
    .in = am Mekong
    .from = vom Mekong
    .into = an den Mekong
origin-region-eu_chukotka = Beringien
    .in = in Beringien
    .from = aus Beringien
    .into = nach Beringien
origin-region-oc_sunda = Sunda
    .in = in Sunda
    .from = aus Sunda
    .into = nach Sunda
origin-region-oc_wallacea = Wallacea
    .in = in Wallacea
    .from = aus Wallacea
    .into = nach Wallacea
origin-region-oc_papua = Papua
    .in = in Papua
    .from = aus Papua
    .into = nach Papua
origin-region-oc_arnhem = Arnhem
    .in = in Arnhem
    .from = aus Arnhem
    .into = nach Arnhem
origin-region-oc_outback = Outback
    .in = im Outback
    .from = aus dem Outback
    .into = ins Outback
origin-region-oc_reef = Riffküste
    .in = an der Riffküste
    .from = von der Riffküste
    .into = an die Riffküste
origin-region-oc_tasman = Tasman
    .in = in Tasman
    .from = aus Tasman
    .into = nach Tasman
origin-region-na_alaska = Alaska
    .in = in Alaska
    .from = aus Alaska
    .into = nach Alaska
origin-region-na_yukon = Yukon
    .in = am Yukon
    .from = vom Yukon
    .into = an den Yukon
origin-region-na_hudson = Hudson
    .in = am Hudson
    .from = vom Hudson
    .into = an den Hudson
origin-region-na_greenland = Grönland
    .in = auf Grönland
    .from = von Grönland
    .into = nach Grönland
origin-region-na_cascadia = Kaskadien
    .in = in Kaskadien
    .from = aus Kaskadien
    .into = nach Kaskadien
origin-region-na_plains = Große Ebenen
    .in = in den Große Ebenen
    .from = aus den Große Ebenen
    .into = in die Große Ebenen
origin-region-na_appalachia = Appalachen
    .in = in den Appalachen
    .from = aus den Appalachen
    .into = in die Appalachen
origin-region-na_mesoamerica = Mesoamerika
    .in = in Mesoamerika
    .from = aus Mesoamerika
    .into = nach Mesoamerika
origin-region-sa_orinoco = Orinoko
    .in = am Orinoko
    .from = vom Orinoko
    .into = an den Orinoko
origin-region-sa_amazon = Amazonas
    .in = am Amazonas
    .from = vom Amazonas
    .into = an den Amazonas
origin-region-sa_sertao = Sertão
    .in = im Sertão
    .from = aus dem Sertão
    .into = in den Sertão
origin-region-sa_andes = Anden
    .in = in den Anden
    .from = aus den Anden
    .into = in die Anden
origin-region-sa_pampas = Pampa
    .in = in der Pampa
    .from = aus der Pampa
    .into = in die Pampa
origin-region-sa_patagonia = Patagonien
    .in = in Patagonien
    .from = aus Patagonien
    .into = nach Patagonien
origin-region-an_graham = Grahamland
    .in = im Grahamland
    .from = aus dem Grahamland
    .into = ins Grahamland
origin-region-an_maud = Königin-Maud-Land
    .in = im Königin-Maud-Land
    .from = aus dem Königin-Maud-Land
    .into = ins Königin-Maud-Land
origin-region-an_wilkes = Wilkesland
    .in = im Wilkesland
    .from = aus dem Wilkesland
    .into = ins Wilkesland
origin-region-an_plateau = Polarplateau
    .in = auf dem Polarplateau
    .from = vom Polarplateau
    .into = auf das Polarplateau
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
    [white] Weiße
    [brown] Braune
   *[black] Schwarze
  } Figur (Höhe { $height }, Breite { $width })
    .one = { $colour ->
        [white] eine weiße
        [brown] eine braune
       *[black] eine schwarze
      } Figur (Höhe { $height }, Breite { $width })
origin-deck-action = Aktionskarten
origin-deck-permanent = Permanente Karten
origin-deck-objective = Zielkarten
origin-card-A01 = Langer Marsch
    .quoted = „Langer Marsch“
origin-card-A02 = Rastlose Sippe
    .quoted = „Rastlose Sippe“
origin-card-A03 = Zwillingsgeburt
    .quoted = „Zwillingsgeburt“
origin-card-A04 = Hinterhalt
    .quoted = „Hinterhalt“
origin-card-A05 = Kühne Linie
    .quoted = „Kühne Linie“
origin-card-A06 = Kriegsbemalung
    .quoted = „Kriegsbemalung“
origin-card-A07 = Plünderer
    .quoted = „Plünderer“
origin-card-A08 = Gestohlenes Feuer
    .quoted = „Gestohlenes Feuer“
origin-card-A09 = Tribut
    .quoted = „Tribut“
origin-card-A10 = Fährleute
    .quoted = „Fährleute“
origin-card-A11 = Geistesblitz
    .quoted = „Geistesblitz“
origin-card-A12 = Rat der Ältesten
    .quoted = „Rat der Ältesten“
origin-card-A13 = Zwei Träume
    .quoted = „Zwei Träume“
origin-card-A14 = Überfluss
    .quoted = „Überfluss“
origin-card-P01 = Schnelle Füße
    .quoted = „Schnelle Füße“
origin-card-P02 = Lange Speere
    .quoted = „Lange Speere“
origin-card-P03 = Langes Gedächtnis
    .quoted = „Langes Gedächtnis“
origin-card-P04 = Wachhunde
    .quoted = „Wachhunde“
origin-card-P05 = Flöße
    .quoted = „Flöße“
origin-card-P06 = Kleines Volk
    .quoted = „Kleines Volk“
origin-card-P07 = Tauschhandel
    .quoted = „Tauschhandel“
origin-card-P08 = Sammler
    .quoted = „Sammler“
origin-card-P09 = Gemischte Linie
    .quoted = „Gemischte Linie“
origin-card-P10 = Palisaden
    .quoted = „Palisaden“
origin-card-P11 = Geschichtenhüter
    .quoted = „Geschichtenhüter“
origin-card-P12 = Kriegshäuptlinge
    .quoted = „Kriegshäuptlinge“
origin-card-P13 = Großer Rat
    .quoted = „Großer Rat“
origin-card-P14 = Erste Zivilisation
    .quoted = „Erste Zivilisation“
origin-card-O01 = Große Jäger
    .quoted = „Große Jäger“
origin-card-O02 = Werkzeugmacher
    .quoted = „Werkzeugmacher“
origin-card-O03 = Gesetzgeber
    .quoted = „Gesetzgeber“
origin-card-O04 = Tatmenschen
    .quoted = „Tatmenschen“
origin-card-O05 = Afrika
    .quoted = „Afrika“
origin-card-O06 = Eurasien
    .quoted = „Eurasien“
origin-card-O07 = Ozeanien
    .quoted = „Ozeanien“
origin-card-O08 = Südamerika
    .quoted = „Südamerika“
origin-card-O09 = Nordamerika
    .quoted = „Nordamerika“
origin-card-O10 = Antarktis
    .quoted = „Antarktis“
origin-card-O11 = Heimat
    .quoted = „Heimat“
origin-card-O12 = Brücke der Völker
    .quoted = „Brücke der Völker“
origin-card-O13 = Wanderer
    .quoted = „Wanderer“
origin-card-O14 = Die Starken
    .quoted = „Die Starken“
origin-card-O15 = Die Schnellen
    .quoted = „Die Schnellen“
origin-card-O16 = Viele Gesichter
    .quoted = „Viele Gesichter“
origin-card-O17 = Hüter der Meerenge
    .quoted = „Hüter der Meerenge“
origin-card-O18 = Herren der Meerengen
    .quoted = „Herren der Meerengen“
origin-card-O19 = Küstenbewohner
    .quoted = „Küstenbewohner“
origin-card-O20 = Alle Böden
    .quoted = „Alle Böden“

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
origin-action-a = Belohnung A
origin-action-b = Belohnung B
origin-action-both = Beides
origin-action-on = Weiter
origin-action-end = Zug beenden
origin-action-skip = Aussetzen

## Hilfe

origin-help-region-yellow = Wer in einem gelben Gebiet ankommt, wählt A oder B. A: ein passendes Plättchen aus dem gelben Bereich, dann eine Aktionskarte. B: 3 Aktionskarten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-orange = Wer in einem orangen Gebiet ankommt, wählt A oder B. A: ein passendes Plättchen aus dem orangen Bereich, dann eine permanente Karte. B: 3 permanente Karten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-purple = Wer in einem violetten Gebiet ankommt, wählt A oder B. A: ein passendes Plättchen aus dem violetten Bereich, dann eine Zielkarte. B: 3 Zielkarten ziehen, dann 2 von der Hand unter den Stapel legen.
origin-help-region-brown = Wer in einem braunen Gebiet ankommt, wählt A oder B. A: nacheinander zwei Plättchen aus dem braunen Bereich. B: ein Plättchen aus einem beliebigen Bereich.
origin-help-region-green = Wer hier zuerst eine Figur hat, bekommt den Jagdmarker.
origin-help-region-none = Hier steht das ganze Spiel lang die neutrale Figur. Niemand darf das Feld betreten.
origin-help-A01 = Deine Hauptaktion in diesem Zug: Bei Wanderung oder Tausch kommt deine Figur 2 Gebiete weiter.
origin-help-A02 = Führe eine zusätzliche Wanderung aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A03 = Führe eine zusätzliche Evolution aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A04 = Führe einen zusätzlichen Tausch aus, ohne Plättchen oder Karten als Belohnung.
origin-help-A05 = Deine Hauptaktion in diesem Zug: Bei einer Evolution genügen zwei gemeinsame Merkmale; das dritte ist beliebig.
origin-help-A06 = Deine Hauptaktion in diesem Zug: Beim Tausch darfst du auch eine gleich breite Figur verdrängen.
origin-help-A07 = Stiehl einem Mitspieler eine zufällig gezogene Handkarte.
origin-help-A08 = Stiehl einem Mitspieler das oberste Plättchen eines Stapels, wenn du es anlegen kannst.
origin-help-A09 = Stiehl einem Mitspieler, der mehr Meerengenmarker hat als du, den niedrigsten.
origin-help-A10 = Nimm den Marker einer Meerenge, wenn du eine Seite besetzt und die andere leer ist.
origin-help-A11 = Nimm ein Plättchen aus einem beliebigen Bereich, das du anlegen kannst.
origin-help-A12 = Ziehe 2 permanente Karten, behalte eine davon und lege die andere unter den Stapel.
origin-help-A13 = In diesem Zug darfst du ein Ziel mehr ausspielen.
origin-help-A14 = In diesem Zug erhältst du beide Belohnungen, erst A, dann B.
origin-help-P01 = Beim Wandern kommen deine Figuren 1 Gebiet weiter.
origin-help-P02 = Beim Tausch kommen deine Figuren 1 Gebiet weiter.
origin-help-P03 = Du darfst drei Ziele auf der Hand haben.
origin-help-P04 = Karten der Mitspieler können dir keine Karten, Plättchen oder Marker nehmen.
origin-help-P05 = Bei Wanderung und Tausch zählt für dich der Schritt über eine Meerenge nicht.
origin-help-P06 = Bei deinen Evolutionen darf Höhe oder Breite auch um eine Stufe kleiner sein.
origin-help-P07 = Bei Belohnung A in Braun darfst du die Plättchen aus beliebigen Bereichen nehmen.
origin-help-P08 = Bei Belohnung A in Gelb, Orange oder Violett ziehst du 2 Karten und legst eine Karte dieser Art unter den Stapel zurück.
origin-help-P09 = Bei deinen Evolutionen gilt die Farbe immer als gemeinsam.
origin-help-P10 = Wenn Mitspieler tauschen, zählen deine Figuren als eine Stufe breiter.
origin-help-P11 = Bei Belohnung B gibst du eine Karte weniger zurück.
origin-help-P12 = Beim Tausch darfst du auch gleich breite Figuren verdrängen.
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

origin-ask-objective = Wähle, welches Ziel du behältst.
origin-ask-action = Wähle ein leeres Gebiet für eine Evolution, eine eigene Figur, die zieht, oder eine Karte, die du ausspielst.
    .region = eine Figur einsetzen oder ziehen
    .card = eine Karte ausspielen
    .skip = die Aktion auslassen
origin-ask-pawn = Wähle die neue Figur.
origin-ask-target = Wähle, wohin diese Figur zieht.
origin-ask-reward = Wähle deine Belohnung oder spiele eine Karte aus.
    .a = deine Belohnung wählen
    .b = deine Belohnung wählen
    .both = deine Belohnung wählen
    .card = eine Karte ausspielen
    .on = weitergehen
origin-ask-tile = Wähle ein Plättchen.
origin-ask-return = Wähle die Karten, die unter den Stapel kommen, in dieser Reihenfolge.
origin-ask-council = Wähle, welche Karte du behältst.
origin-ask-end = Spiele eine Karte aus oder beende deinen Zug.
    .card = eine Karte ausspielen
    .end = deinen Zug beenden
origin-ask-extra = Wähle eine Figur oder ein Gebiet für die zusätzliche Aktion.
origin-ask-rival = Wähle einen Mitspieler.
origin-ask-stack = Wähle das Plättchen, das du nimmst.
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
origin-evolved = { $seat } setzt { $region-in } { $pawn-one } ein.
origin-migrated = { $seat } zieht { $pawn-one } { $from-from } { $to-into }.
origin-swapped = { $seat } zieht { $pawn-one } { $from-from } { $to-into } und verdrängt { $other-one } von { $rival }.
origin-skipped = { $seat } kann keine Aktion ausführen und setzt aus.
origin-hunting = { $seat } nimmt den Jagdmarker { $region-in } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
origin-strait = { $seat } nimmt den Meerengenmarker „{ $strait }“ ({ $points ->
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
origin-drew-own = Du ziehst { $cards-quoted }.
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
origin-returned-own = Du legst { $cards-quoted } unter den Stapel.
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
origin-discarded-own = Du entfernst { $cards-quoted } aus dem Spiel.
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
origin-refused-nobody-to-swap = In Reichweite dieser Figur steht keine schmalere Figur eines Mitspielers.
origin-refused-one-action = Du hast deine Aktion in diesem Zug schon ausgeführt.
origin-refused-already-chosen = Diese Karte hast du schon gewählt.
origin-refused-palisades = „Palisaden“ machen diese Figur um eine Stufe breiter.
origin-refused-neutral-stays = Die neutrale Figur bleibt auf dem Ursprungsfeld; niemand darf es betreten.
origin-refused-not-your-pawn = Diese Figur gehört dir nicht.
origin-refused-evolution-only = Diese Karte gilt nur für eine Evolution: Wähle ein leeres Gebiet.
origin-refused-nowhere-to-go = Diese Figur kann in ihrer Reichweite nirgendwohin ziehen.
origin-refused-no-action = Keine deiner Figuren kann ziehen, und in keinem leeren Gebiet ist eine Evolution möglich.
origin-refused-no-pawn-there = Dort steht keine Figur von dir.
origin-refused-no-village = Du hast kein Dorf mehr.
origin-refused-no-parent = In keinem Nachbargebiet steht eine Figur.
origin-refused-no-fitting-pawn = Keine Figur im Vorrat passt zu den Figuren daneben.
origin-refused-must-act = Solange eine Aktion möglich ist, darfst du nicht aussetzen.
origin-refused-not-in-hand = Du hast diese Karte nicht auf der Hand.
origin-refused-no-card = Du hast keine Karte, die du jetzt ausspielen kannst.
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
origin-refused-pawn-gone = Diese Figur gibt es im Vorrat nicht mehr.
origin-refused-no-parent-fits = Keine Nachbarfigur passt dazu: Zwei Merkmale müssen gleich sein, das dritte darf höchstens eine Stufe größer sein.
origin-refused-same-region = Eine Figur muss ihr Gebiet verlassen.
origin-refused-own-pawn = Dort steht eine eigene Figur.
origin-refused-swap-only = Diese Karte gilt nur für einen Tausch: Wähle eine Figur eines Mitspielers.
origin-refused-migration-only = Diese Karte gilt nur für eine Wanderung: Wähle ein leeres Gebiet.
origin-refused-too-far = Zu weit: Diese Figur kommt nur { $steps ->
    [one] { $steps } Gebiet
   *[other] { $steps } Gebiete
  } weit.
origin-refused-not-thinner = Nur eine schmalere Figur kann verdrängt werden.
origin-refused-no-such-tile = Dort liegt kein solches Plättchen.
origin-refused-wrong-area = Wähle ein Plättchen aus dem richtigen Bereich.
origin-refused-no-stack = Du hast keinen Stapel, auf dem ein Plättchen der Stufe { $level } oben liegt.
origin-refused-other-deck = Hier kannst du nur { $deck ->
    [action] Aktionskarten
    [permanent] permanente Karten
   *[objective] Zielkarten
  } zurückgeben.
origin-refused-not-drawn = Wähle eine der eben gezogenen Karten.
origin-refused-yourself = Dich selbst kannst du nicht wählen.
origin-refused-protected = „Wachhunde“ schützen diesen Mitspieler.
origin-refused-nothing-to-steal = Hier ist für dich nichts zu holen.
origin-refused-no-such-top = Dieses Plättchen liegt auf keinem Stapel dieses Mitspielers oben.
origin-refused-strait-empty = Der Marker dieser Meerenge ist schon weg.
origin-refused-not-half-held = Du musst eine Seite der Meerenge besetzen, und die andere muss leer sein.

## Optionen

origin-option-start_player = Startspieler
origin-option-start_player-help = Bestimmt, wer den ersten Zug hat.
origin-option-start_player-random = Zufällig
origin-option-start_player-0 = Platz 1
origin-option-start_player-1 = Platz 2
origin-option-start_player-2 = Platz 3
origin-option-start_player-3 = Platz 4
origin-option-end_decks = Ende durch leere Stapel
origin-option-end_decks-help = Legt fest, ob schon ein leerer Stapel die letzten Züge auslöst; mit allen drei dauert das Spiel länger.
origin-option-end_decks-any = Ein Stapel leer
origin-option-end_decks-all = Alle drei Stapel leer
origin-option-returned_cards = Zurückgegebene Karten
origin-option-returned_cards-help = Unter dem Stapel können sie später wieder gezogen werden; verlassen sie das Spiel, sind die Stapel früher leer.
origin-option-returned_cards-bottom = Kommen unter den Stapel
origin-option-returned_cards-discard = Verlassen das Spiel
origin-option-excess_objectives = Ziele über dem Limit
origin-option-excess_objectives-help = Niemand hat mehr als zwei Ziele auf der Hand; hierhin kommen die, die man abgibt.
origin-option-excess_objectives-bottom = Kommen unter den Stapel
origin-option-excess_objectives-discard = Verlassen das Spiel
origin-option-brown_single = Braun, Belohnung B: ein Plättchen
origin-option-brown_single-help = Legt fest, ob das eine Plättchen der braunen Belohnung B auch ein braunes sein darf.
origin-option-brown_single-any_area = Aus jedem Bereich
origin-option-brown_single-other_areas = Nicht aus Braun
origin-option-double_step = Evolution um zwei Stufen
origin-option-double_step-help = Erlaubt: Eine Figur darf sich um zwei Stufen in Höhe oder Breite auf einmal entwickeln.
origin-option-double_step-forbidden = Verboten
origin-option-double_step-allowed = Erlaubt
origin-option-card_before_tile = Belohnung A: erst Karte, dann Plättchen
origin-option-card_before_tile-help = Ja: Bei Belohnung A ziehst du erst die Karte und wählst dann, mit diesem Wissen, das Plättchen.
origin-option-card_before_tile-false = Nein
origin-option-card_before_tile-true = Ja
origin-option-displaced_takes_strait = Verdrängte dürfen Meerengenmarker nehmen
origin-option-displaced_takes_strait-help = Ja: Wer durch Verdrängung auf beiden Seiten einer Meerenge steht, nimmt deren Marker sofort. Nein: frühestens im eigenen Zug.
origin-option-displaced_takes_strait-false = Nein
origin-option-displaced_takes_strait-true = Ja
origin-option-trigger_turn_is_last = Der auslösende Zug zählt als letzter Zug
origin-option-trigger_turn_is_last-help = Ja: Schon in dem Zug, der das Ende auslöst, dürfen beliebig viele Ziele gespielt werden. Nein: erst in den Zügen danach.
origin-option-trigger_turn_is_last-true = Ja
origin-option-trigger_turn_is_last-false = Nein
origin-option-asking = Wann nach Karten gefragt wird
origin-option-asking-help = Legt fest, wann gefragt wird, ob jemand eine Karte spielt.
origin-option-asking-open = Wenn eine passen könnte
