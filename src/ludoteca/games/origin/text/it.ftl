# Origin in italiano. Nomi di giocatori, territori, pedine, stretti e carte arrivano come parole; numeri, aree, mazzi, scelte e
# ragioni così come sono.

## Nomi

origin-title = Origin
origin-region-af_origin = Culla
origin-region-af_atlas = Atlante
origin-region-af_sahara = Sahara
origin-region-af_nile = Nilo
origin-region-af_senegal = Senegal
origin-region-af_guinea = Guinea
origin-region-af_chad = Ciad
origin-region-af_horn = Corno
origin-region-af_lakes = Grandi Laghi
origin-region-af_congo = Congo
origin-region-af_zambezi = Zambesi
origin-region-af_kalahari = Kalahari
origin-region-af_cape = Capo
origin-region-eu_iberia = Iberia
origin-region-eu_gaul = Gallia
origin-region-eu_scandia = Scandia
origin-region-eu_danube = Danubio
origin-region-eu_pontic = Steppa dei mammut
origin-region-eu_levant = Levante
origin-region-eu_arabia = Arabia
origin-region-eu_persia = Persia
origin-region-eu_ural = Urali
origin-region-eu_siberia = Siberia
origin-region-eu_altai = Altai
origin-region-eu_india = Indo
origin-region-eu_gobi = Gobi
origin-region-eu_china = Fiume Giallo
origin-region-eu_indochina = Mekong
origin-region-eu_chukotka = Beringia
origin-region-oc_sunda = Sonda
origin-region-oc_wallacea = Wallacea
origin-region-oc_papua = Papua
origin-region-oc_arnhem = Arnhem
origin-region-oc_outback = Outback
origin-region-oc_reef = Costa dei coralli
origin-region-oc_tasman = Tasman
origin-region-na_alaska = Alaska
origin-region-na_yukon = Yukon
origin-region-na_hudson = Hudson
origin-region-na_greenland = Groenlandia
origin-region-na_cascadia = Cascadia
origin-region-na_plains = Grandi Pianure
origin-region-na_appalachia = Appalachi
origin-region-na_mesoamerica = Mesoamerica
origin-region-sa_orinoco = Orinoco
origin-region-sa_amazon = Amazzonia
origin-region-sa_sertao = Sertão
origin-region-sa_andes = Ande
origin-region-sa_pampas = Pampas
origin-region-sa_patagonia = Patagonia
origin-region-an_graham = Terra di Graham
origin-region-an_maud = Terra della Regina Maud
origin-region-an_wilkes = Terra di Wilkes
origin-region-an_plateau = Altopiano polare
origin-strait-st_gibraltar = Stretto di Gibilterra
origin-strait-st_sinai = Passaggio del Sinai
origin-strait-st_atlantic = Strettoia atlantica
origin-strait-st_denmark = Stretto di Danimarca
origin-strait-st_bering = Stretto di Bering
origin-strait-st_panama = Passaggio di Panama
origin-strait-st_agulhas = Deriva di Agulhas
origin-strait-st_drake = Canale di Drake
origin-strait-st_andaman = Passaggio delle Andamane
origin-strait-st_torres = Stretto di Torres
origin-strait-st_southern = Passaggio dell’Oceano australe
origin-colour-yellow = Giallo
origin-colour-orange = Arancione
origin-colour-purple = Viola
origin-colour-brown = Marrone
origin-colour-green = Verde
origin-colour-none = Casella origin
origin-pawn = pedina { $colour ->
    [white] bianca
    [brown] marrone
   *[black] nera
  } (altezza { $height }, spessore { $width })
origin-deck-action = Carte azione
origin-deck-permanent = Carte permanenti
origin-deck-objective = Carte obiettivo
origin-card-A01 = Lunga marcia
origin-card-A02 = Clan inquieto
origin-card-A03 = Nascita gemella
origin-card-A04 = Imboscata
origin-card-A05 = Stirpe audace
origin-card-A06 = Pittura di guerra
origin-card-A07 = Razziatori
origin-card-A08 = Fuoco rubato
origin-card-A09 = Tributo
origin-card-A10 = Traghettatori
origin-card-A11 = Intuizione
origin-card-A12 = Consiglio degli anziani
origin-card-A13 = Due sogni
origin-card-A14 = Abbondanza
origin-card-P01 = Piedi veloci
origin-card-P02 = Lance lunghe
origin-card-P03 = Lunga memoria
origin-card-P04 = Cani da guardia
origin-card-P05 = Zattere
origin-card-P06 = Piccola gente
origin-card-P07 = Baratto
origin-card-P08 = Raccoglitori
origin-card-P09 = Stirpe mista
origin-card-P10 = Palizzate
origin-card-P11 = Custodi delle storie
origin-card-P12 = Capi guerrieri
origin-card-P13 = Gran consiglio
origin-card-P14 = Prima civiltà
origin-card-O01 = Grandi cacciatori
origin-card-O02 = Artigiani
origin-card-O03 = Legislatori
origin-card-O04 = Gente d’azione
origin-card-O05 = Africa
origin-card-O06 = Eurasia
origin-card-O07 = Oceania
origin-card-O08 = America meridionale
origin-card-O09 = America settentrionale
origin-card-O10 = Antartide
origin-card-O11 = Patria
origin-card-O12 = Ponte dei popoli
origin-card-O13 = Vagabondi
origin-card-O14 = I forti
origin-card-O15 = I veloci
origin-card-O16 = Molti volti
origin-card-O17 = Guardiani dello stretto
origin-card-O18 = Signori degli stretti
origin-card-O19 = Gente di costa
origin-card-O20 = Ogni terra

## Etichette

origin-level = Livello { $level }
origin-reserve = Riserva delle pedine
origin-reward-board = Plancia delle ricompense
origin-stacks = Tessere innovazione
origin-discards = Scarti
origin-distance = Distanza { $steps }
origin-progress = { $have } su { $need }
origin-level-needed = Richiede una tessera di livello { $level }
origin-score-objectives = Obiettivi
origin-score-cards = Carte in mano
origin-score-hunting = Caccia
origin-score-straits = Stretti
origin-score-tiles = Tessere
origin-score-continents = Continenti
origin-score-total = Totale
origin-action-both = Entrambe
origin-action-on = Continua
origin-action-end = Termina il turno
origin-action-skip = Salta

## Aiuto

origin-help-region-yellow = A: una tessera dell’area gialla, poi una carta azione. B: pesca 3 carte azione, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-orange = A: una tessera dell’area arancione, poi una carta permanente. B: pesca 3 carte permanenti, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-purple = A: una tessera dell’area viola, poi una carta obiettivo. B: pesca 3 carte obiettivo, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-brown = A: due tessere dell’area marrone, una dopo l’altra. B: una tessera di un’area qualsiasi.
origin-help-region-green = La prima pedina che arriva qui dà al proprietario il gettone caccia.
origin-help-region-none = Qui resta per sempre la pedina neutrale. Nessuno vi entra.
origin-help-A01 = In questo turno la tua migrazione o il tuo scambio principale arriva 2 territori più lontano.
origin-help-A02 = Esegui una migrazione in più, senza ricompensa in tessere o carte.
origin-help-A03 = Esegui un’evoluzione in più, senza ricompensa in tessere o carte.
origin-help-A04 = Esegui uno scambio in più, senza ricompensa in tessere o carte.
origin-help-A05 = In questo turno la tua evoluzione principale richiede due caratteristiche in comune; la terza può essere qualsiasi.
origin-help-A06 = In questo turno il tuo scambio principale può cacciare anche una pedina di pari spessore.
origin-help-A07 = Scegli un avversario con carte in mano: una sua carta a caso diventa tua.
origin-help-A08 = Prendi la tessera in cima a una pila di un avversario, se puoi collocarla.
origin-help-A09 = Scegli un avversario con più gettoni stretto di te: prendi il suo più basso.
origin-help-A10 = Prendi il gettone di uno stretto di cui occupi un lato mentre l’altro è vuoto.
origin-help-A11 = Prendi una tessera di un’area qualsiasi che puoi collocare.
origin-help-A12 = Pesca 2 carte permanenti, tienine una e rimetti l’altra sotto il mazzo.
origin-help-A13 = In questo turno puoi giocare un obiettivo in più.
origin-help-A14 = In questo turno ottieni entrambe le opzioni della ricompensa, prima A, poi B.
origin-help-P01 = Le tue migrazioni arrivano 1 territorio più lontano.
origin-help-P02 = I tuoi scambi arrivano 1 territorio più lontano.
origin-help-P03 = Puoi tenere tre obiettivi.
origin-help-P04 = Le carte degli avversari non possono sottrarti carte, tessere o gettoni.
origin-help-P05 = Nelle tue migrazioni e nei tuoi scambi attraversare uno stretto non costa distanza.
origin-help-P06 = Nelle tue evoluzioni altezza o spessore possono essere anche di un grado inferiore.
origin-help-P07 = Con l’opzione A marrone puoi prendere le tessere da qualsiasi area.
origin-help-P08 = Con l’opzione A gialla, arancione o viola pesca 2 carte e restituiscine una di quel mazzo.
origin-help-P09 = Nelle tue evoluzioni il colore conta sempre come comune.
origin-help-P10 = Contro gli scambi degli avversari le tue pedine contano di un grado più larghe.
origin-help-P11 = Con l’opzione B restituisci una carta in meno.
origin-help-P12 = I tuoi scambi possono cacciare anche pedine di pari spessore.
origin-help-P13 = Puoi giocare due carte azione in ogni tuo turno.
origin-help-P14 = Alla fine: 2 punti per ogni continente in cui hai una pedina.
origin-help-O01 = 2 tue pedine su territori verdi.
origin-help-O02 = 3 tue pedine su territori marroni.
origin-help-O03 = 3 tue pedine su territori arancioni.
origin-help-O04 = 3 tue pedine su territori gialli.
origin-help-O05 = 3 tue pedine in Africa.
origin-help-O06 = 3 tue pedine in Eurasia.
origin-help-O07 = 3 tue pedine in Oceania.
origin-help-O08 = 3 tue pedine in America meridionale.
origin-help-O09 = 3 tue pedine in America settentrionale.
origin-help-O10 = 3 tue pedine in Antartide.
origin-help-O11 = 4 tue pedine su territori adiacenti di un solo continente.
origin-help-O12 = 4 tue pedine su territori adiacenti di almeno 2 continenti.
origin-help-O13 = Una tua pedina su ciascuno di 4 continenti.
origin-help-O14 = 3 tue pedine hanno spessore 3.
origin-help-O15 = 3 tue pedine hanno altezza 3.
origin-help-O16 = 2 tue pedine di ciascuno dei 3 colori.
origin-help-O17 = Occupi entrambi i lati di uno stretto.
origin-help-O18 = Occupi entrambi i lati di 2 stretti.
origin-help-O19 = Occupi almeno un lato di ciascuno di 4 stretti.
origin-help-O20 = Una tua pedina su un territorio di ciascuno dei 5 colori.

## Domande

origin-ask-objective = Scegli l’obiettivo che tieni.
origin-ask-action = Scegli un territorio vuoto per l’evoluzione, una tua pedina da muovere o una carta.
origin-ask-pawn = Scegli la pedina che si evolve qui.
origin-ask-target = Scegli dove va questa pedina.
origin-ask-reward = Scegli la ricompensa o gioca una carta.
origin-ask-tile = Scegli una tessera.
origin-ask-return = Scegli le carte da restituire, nell’ordine.
origin-ask-council = Scegli la carta che tieni.
origin-ask-end = Gioca una carta o termina il turno.
origin-ask-extra = Scegli dove comincia l’azione in più.
origin-ask-rival = Scegli un avversario.
origin-ask-stack = Scegli la tessera che prendi.
origin-ask-strait = Scegli uno stretto.
origin-wait-objective = { $seat } sceglie un obiettivo.
origin-wait-action = È il turno di { $seat }.
origin-wait-reward = { $seat } sceglie la ricompensa.
origin-wait-tile = { $seat } sceglie una tessera.
origin-wait-return = { $seat } restituisce carte.
origin-wait-council = { $seat } sceglie una carta.
origin-wait-end = { $seat } può ancora giocare carte.

## Eventi

origin-started = { $seat } è il primo giocatore.
origin-chose = { $seat } ha scelto un obiettivo.
origin-turn = Tocca a { $seat }.
origin-evolved = { $seat } si evolve in { $region }: { $pawn }.
origin-migrated = { $seat } migra da { $from } a { $to }: { $pawn }.
origin-swapped = { $seat } scambia da { $from } a { $to } e caccia { $rival }: { $pawn } per { $other }.
origin-skipped = { $seat } non può agire e salta.
origin-hunting = { $seat } prende il gettone caccia di { $region }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
origin-strait = { $seat } prende un gettone stretto ({ $strait }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
origin-played = { $seat } gioca { $card }.
origin-objective = { $seat } completa un obiettivo, { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
origin-option = { $seat } prende la ricompensa { $area ->
    [yellow] gialla
    [orange] arancione
    [purple] viola
   *[brown] marrone
  }, opzione { $choice ->
    [a] A
   *[b] B
  }.
origin-tile = { $seat } prende una tessera di livello { $level } dall’area { $area ->
    [yellow] gialla
    [orange] arancione
    [purple] viola
   *[brown] marrone
  }.
origin-refilled = Nuova tessera di livello { $level } nell’area { $area ->
    [yellow] gialla
    [orange] arancione
    [purple] viola
   *[brown] marrone
  }.
origin-drew = { $seat } pesca { $deck ->
    [action] { $count ->
        [one] una carta azione
       *[other] { $count } carte azione
      }
    [permanent] { $count ->
        [one] una carta permanente
       *[other] { $count } carte permanenti
      }
   *[objective] { $count ->
        [one] una carta obiettivo
       *[other] { $count } carte obiettivo
      }
  }.
origin-drew-own = Peschi: { $cards }.
origin-returned = { $seat } rimette sotto il mazzo { $deck ->
    [action] { $count ->
        [one] una carta azione
       *[other] { $count } carte azione
      }
    [permanent] { $count ->
        [one] una carta permanente
       *[other] { $count } carte permanenti
      }
   *[objective] { $count ->
        [one] una carta obiettivo
       *[other] { $count } carte obiettivo
      }
  }.
origin-returned-own = Rimetti sotto il mazzo: { $cards }.
origin-discarded = { $seat } toglie dal gioco { $deck ->
    [action] { $count ->
        [one] una carta azione
       *[other] { $count } carte azione
      }
    [permanent] { $count ->
        [one] una carta permanente
       *[other] { $count } carte permanenti
      }
   *[objective] { $count ->
        [one] una carta obiettivo
       *[other] { $count } carte obiettivo
      }
  }.
origin-discarded-own = Togli dalla partita: { $cards }.
origin-stole-card = { $seat } ruba a { $rival } { $deck ->
    [action] una carta azione
    [permanent] una carta permanente
   *[objective] una carta obiettivo
  }.
origin-stole-card-own = { $seat } sottrae { $card } a { $rival }.
origin-stole-tile = { $seat } sottrae una tessera di livello { $level } a { $rival }.
origin-stole-strait = { $seat } sottrae un gettone stretto a { $rival }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
origin-last-turns = La fine si avvicina: { $reason ->
    [deck] un mazzo è esaurito
    [tiles] non ci sono più tessere sulla plancia
    [pawns] la riserva delle pedine è esaurita
    [villages] tutti i villaggi sono sulla mappa
    [skips] nessuno può agire
   *[idle] per tre giri non è cambiato nulla
  }. Dopo il turno di { $seat } tutti gli altri hanno un ultimo turno.
origin-over = La partita è finita: { $reason ->
    [deck] un mazzo è esaurito
    [tiles] non ci sono più tessere sulla plancia
    [pawns] la riserva delle pedine è esaurita
    [villages] tutti i villaggi sono sulla mappa
    [skips] nessuno può agire
   *[idle] per tre giri non è cambiato nulla
  }.

## Perché no

origin-refused-not-offered = Ora non è possibile.
origin-refused-nobody-to-swap = Nella portata di questa pedina non c’è una pedina rivale più stretta.
origin-refused-one-action = Hai già fatto l’azione di questo turno: ce n’è una sola.
origin-refused-already-chosen = Hai già scelto questa carta.
origin-refused-palisades = Le palizzate rendono questa pedina più larga di un grado.
origin-refused-neutral-stays = La pedina neutrale resta sulla casella origin e nessuno vi entra.
origin-refused-not-your-pawn = Questa pedina non è tua.
origin-refused-evolution-only = Questa carta fa un’evoluzione, su un territorio vuoto.
origin-refused-nowhere-to-go = Questa pedina non ha dove andare entro la sua portata.
origin-refused-no-pawn-there = Lì non c’è una tua pedina.
origin-refused-no-village = Non hai più villaggi.
origin-refused-no-parent = Nessun territorio adiacente ha una pedina.
origin-refused-no-fitting-pawn = Nessuna pedina della riserva si accorda con quelle vicine.
origin-refused-must-act = Puoi agire, quindi devi.
origin-refused-not-in-hand = Questa carta non è nella tua mano.
origin-refused-one-per-turn = In questo turno non puoi più giocare carte { $deck ->
    [action] azione
    [permanent] permanenti
   *[objective] obiettivo
  }.
origin-refused-not-fulfilled = Non ancora raggiunto: { $have } su { $need }.
origin-refused-no-tile = Non hai una tessera di livello { $level }.
origin-refused-too-late = È troppo tardi nel turno per questa carta.
origin-refused-no-effect = Ora questa carta non avrebbe effetto.
origin-refused-reward-due = Prima prendi la ricompensa.
origin-refused-no-abundance = Entrambe le opzioni solo con Abbondanza.
origin-refused-takes-both = Con Abbondanza prendi entrambe le opzioni.
origin-refused-no-tile-fits = Nessuna tessera si accorda con le tue pile.
origin-refused-deck-empty = Il mazzo è esaurito.
origin-refused-pawn-gone = La riserva non ha questa pedina.
origin-refused-no-parent-fits = Nessuna pedina vicina può esserne il genitore: due caratteristiche uguali, la terza al massimo di un grado maggiore.
origin-refused-same-region = Una pedina deve lasciare il suo territorio.
origin-refused-own-pawn = Lì c’è una tua pedina.
origin-refused-swap-only = Questa carta fa uno scambio, con una pedina avversaria.
origin-refused-migration-only = Questa carta fa una migrazione, verso un territorio vuoto.
origin-refused-too-far = Troppo lontano: questa pedina arriva a { $steps }.
origin-refused-not-thinner = Si può cacciare solo una pedina più stretta.
origin-refused-no-such-tile = Lì non c’è questa tessera.
origin-refused-wrong-area = Non una tessera di quest’area.
origin-refused-no-stack = Non hai una pila che finisce con il livello { $level }.
origin-refused-other-deck = Qui si rimettono solo carte { $deck ->
    [action] azione
    [permanent] permanenti
   *[objective] obiettivo
  }.
origin-refused-not-drawn = Solo una delle carte appena pescate.
origin-refused-yourself = Non da te stesso.
origin-refused-protected = I Cani da guardia proteggono questo giocatore.
origin-refused-nothing-to-steal = Non c’è nulla da prendere.
origin-refused-no-such-top = Nessuna pila di questo giocatore finisce così.
origin-refused-strait-empty = Il gettone di questo stretto non c’è più.
origin-refused-not-half-held = Devi occuparne un lato, e l’altro dev’essere vuoto.

## Opzioni

origin-option-start_player = Primo giocatore
origin-option-start_player-random = A sorte
origin-option-start_player-0 = Posto 1
origin-option-start_player-1 = Posto 2
origin-option-start_player-2 = Posto 3
origin-option-start_player-3 = Posto 4
origin-option-end_decks = La fine per esaurimento delle carte
origin-option-end_decks-any = Un mazzo è esaurito
origin-option-end_decks-all = Tutti e tre i mazzi sono esauriti
origin-option-returned_cards = Carte restituite dopo la pesca
origin-option-returned_cards-bottom = Vanno sotto il mazzo
origin-option-returned_cards-discard = Escono dalla partita
origin-option-excess_objectives = Obiettivi oltre il limite
origin-option-excess_objectives-bottom = Vanno sotto il mazzo
origin-option-excess_objectives-discard = Escono dalla partita
origin-option-brown_single = Marrone, opzione B: una tessera
origin-option-brown_single-any_area = Di qualsiasi area
origin-option-brown_single-other_areas = Di un’area diversa dal marrone
origin-option-double_step = Evoluzione di due gradi in altezza o spessore
origin-option-double_step-forbidden = Vietata
origin-option-double_step-allowed = Permessa
origin-option-card_before_tile = Opzione A: pesca la carta prima di prendere la tessera
origin-option-card_before_tile-false = No
origin-option-card_before_tile-true = Sì
origin-option-displaced_takes_strait = Chi è cacciato può prendere gettoni stretto
origin-option-displaced_takes_strait-false = No
origin-option-displaced_takes_strait-true = Sì
origin-option-trigger_turn_is_last = Il resto del turno che innesca la fine vale come ultimo turno
origin-option-trigger_turn_is_last-true = Sì
origin-option-trigger_turn_is_last-false = No
origin-option-asking = Le carte sono chieste prima della ricompensa e a fine turno
origin-option-asking-open = Ogni volta che la mano potrebbe averne una giocabile
