# Origin in italiano. Nomi di giocatori, territori, pedine, stretti e carte arrivano come parole; numeri, aree, mazzi, scelte e
# ragioni così come sono.

## Nomi

origin-title = Origin
origin-about = Da una culla in Africa l’umanità si diffonde nel mondo. Fai evolvere le tue pedine, migra, attraversa gli stretti, fai scoperte e raggiungi i tuoi obiettivi segreti.
origin-region-af_origin = Culla
    .in = nella Culla
    .from = dalla Culla
    .to = alla Culla
origin-region-af_atlas = Monti dell’Atlante
    .in = nei Monti dell’Atlante
    .from = dai Monti dell’Atlante
    .to = ai Monti dell’Atlante
origin-region-af_sahara = Sahara
    .in = nel Sahara
    .from = dal Sahara
    .to = al Sahara
origin-region-af_nile = Nilo
    .in = sul Nilo
    .from = dal Nilo
    .to = al Nilo
origin-region-af_senegal = Senegal
    .in = nel Senegal
    .from = dal Senegal
    .to = al Senegal
origin-region-af_guinea = Guinea
    .in = in Guinea
    .from = dalla Guinea
    .to = alla Guinea
origin-region-af_chad = Ciad
    .in = nel Ciad
    .from = dal Ciad
    .to = al Ciad
origin-region-af_horn = Corno d’Africa
    .in = nel Corno d’Africa
    .from = dal Corno d’Africa
    .to = al Corno d’Africa
origin-region-af_lakes = Grandi Laghi
    .in = ai Grandi Laghi
    .from = dai Grandi Laghi
    .to = ai Grandi Laghi
origin-region-af_congo = Congo
    .in = nel Congo
    .from = dal Congo
    .to = al Congo
origin-region-af_zambezi = Zambesi
    .in = sullo Zambesi
    .from = dallo Zambesi
    .to = allo Zambesi
origin-region-af_kalahari = Kalahari
    .in = nel Kalahari
    .from = dal Kalahari
    .to = al Kalahari
origin-region-af_cape = Buona Speranza
    .in = a Buona Speranza
    .from = da Buona Speranza
    .to = a Buona Speranza
origin-region-eu_iberia = Iberia
    .in = in Iberia
    .from = dall’Iberia
    .to = all’Iberia
origin-region-eu_gaul = Gallia
    .in = in Gallia
    .from = dalla Gallia
    .to = alla Gallia
origin-region-eu_scandia = Scandinavia
    .in = in Scandinavia
    .from = dalla Scandinavia
    .to = alla Scandinavia
origin-region-eu_danube = Danubio
    .in = sul Danubio
    .from = dal Danubio
    .to = al Danubio
origin-region-eu_pontic = Steppa dei mammut
    .in = nella Steppa dei mammut
    .from = dalla Steppa dei mammut
    .to = alla Steppa dei mammut
origin-region-eu_levant = Levante
    .in = nel Levante
    .from = dal Levante
    .to = al Levante
origin-region-eu_arabia = Arabia
    .in = in Arabia
    .from = dall’Arabia
    .to = all’Arabia
origin-region-eu_persia = Persia
    .in = in Persia
    .from = dalla Persia
    .to = alla Persia
origin-region-eu_ural = Urali
    .in = sugli Urali
    .from = dagli Urali
    .to = agli Urali
origin-region-eu_siberia = Siberia
    .in = in Siberia
    .from = dalla Siberia
    .to = alla Siberia
origin-region-eu_altai = Altai
    .in = sull’Altai
    .from = dall’Altai
    .to = all’Altai
origin-region-eu_india = Indo
    .in = sull’Indo
    .from = dall’Indo
    .to = all’Indo
origin-region-eu_gobi = Gobi
    .in = nel Gobi
    .from = dal Gobi
    .to = al Gobi
origin-region-eu_china = Fiume Giallo
    .in = sul Fiume Giallo
    .from = dal Fiume Giallo
    .to = al Fiume Giallo
origin-region-eu_indochina = Mekong
    .in = sul Mekong
    .from = dal Mekong
    .to = al Mekong
origin-region-eu_chukotka = Beringia
    .in = in Beringia
    .from = dalla Beringia
    .to = alla Beringia
origin-region-oc_sunda = Sonda
    .in = a Sonda
    .from = da Sonda
    .to = a Sonda
origin-region-oc_wallacea = Wallacea
    .in = in Wallacea
    .from = dalla Wallacea
    .to = alla Wallacea
origin-region-oc_papua = Papua
    .in = in Papua
    .from = dalla Papua
    .to = alla Papua
origin-region-oc_arnhem = Terra di Arnhem
    .in = nella Terra di Arnhem
    .from = dalla Terra di Arnhem
    .to = alla Terra di Arnhem
origin-region-oc_outback = Outback
    .in = nell’Outback
    .from = dall’Outback
    .to = all’Outback
origin-region-oc_reef = Costa della Barriera
    .in = sulla Costa della Barriera
    .from = dalla Costa della Barriera
    .to = alla Costa della Barriera
origin-region-oc_tasman = Tasmania
    .in = in Tasmania
    .from = dalla Tasmania
    .to = alla Tasmania
origin-region-na_alaska = Alaska
    .in = in Alaska
    .from = dall’Alaska
    .to = all’Alaska
origin-region-na_yukon = Yukon
    .in = nello Yukon
    .from = dallo Yukon
    .to = allo Yukon
origin-region-na_hudson = Baia di Hudson
    .in = nella Baia di Hudson
    .from = dalla Baia di Hudson
    .to = alla Baia di Hudson
origin-region-na_greenland = Groenlandia
    .in = in Groenlandia
    .from = dalla Groenlandia
    .to = alla Groenlandia
origin-region-na_cascadia = Cascadia
    .in = in Cascadia
    .from = dalla Cascadia
    .to = alla Cascadia
origin-region-na_plains = Grandi Pianure
    .in = nelle Grandi Pianure
    .from = dalle Grandi Pianure
    .to = alle Grandi Pianure
origin-region-na_appalachia = Appalachi
    .in = sugli Appalachi
    .from = dagli Appalachi
    .to = agli Appalachi
origin-region-na_mesoamerica = Mesoamerica
    .in = in Mesoamerica
    .from = dalla Mesoamerica
    .to = alla Mesoamerica
origin-region-sa_orinoco = Orinoco
    .in = sull’Orinoco
    .from = dall’Orinoco
    .to = all’Orinoco
origin-region-sa_amazon = Amazzonia
    .in = in Amazzonia
    .from = dall’Amazzonia
    .to = all’Amazzonia
origin-region-sa_sertao = Sertão
    .in = nel Sertão
    .from = dal Sertão
    .to = al Sertão
origin-region-sa_andes = Ande
    .in = sulle Ande
    .from = dalle Ande
    .to = alle Ande
origin-region-sa_pampas = Pampa
    .in = nella Pampa
    .from = dalla Pampa
    .to = alla Pampa
origin-region-sa_patagonia = Patagonia
    .in = in Patagonia
    .from = dalla Patagonia
    .to = alla Patagonia
origin-region-an_graham = Terra di Graham
    .in = nella Terra di Graham
    .from = dalla Terra di Graham
    .to = alla Terra di Graham
origin-region-an_maud = Terra della Regina Maud
    .in = nella Terra della Regina Maud
    .from = dalla Terra della Regina Maud
    .to = alla Terra della Regina Maud
origin-region-an_wilkes = Terra di Wilkes
    .in = nella Terra di Wilkes
    .from = dalla Terra di Wilkes
    .to = alla Terra di Wilkes
origin-region-an_plateau = Altopiano polare
    .in = sull’Altopiano polare
    .from = dall’Altopiano polare
    .to = all’Altopiano polare
origin-strait-st_gibraltar = Stretto di Gibilterra
    .of = dello Stretto di Gibilterra
origin-strait-st_sinai = Passaggio del Sinai
    .of = del Passaggio del Sinai
origin-strait-st_atlantic = Strettoia atlantica
    .of = della Strettoia atlantica
origin-strait-st_denmark = Stretto di Danimarca
    .of = dello Stretto di Danimarca
origin-strait-st_bering = Stretto di Bering
    .of = dello Stretto di Bering
origin-strait-st_panama = Passaggio di Panama
    .of = del Passaggio di Panama
origin-strait-st_agulhas = Corrente di Agulhas
    .of = della Corrente di Agulhas
origin-strait-st_drake = Canale di Drake
    .of = del Canale di Drake
origin-strait-st_andaman = Passaggio delle Andamane
    .of = del Passaggio delle Andamane
origin-strait-st_torres = Stretto di Torres
    .of = dello Stretto di Torres
origin-strait-st_southern = Passaggio dell’Oceano australe
    .of = del Passaggio dell’Oceano australe
origin-colour-yellow = giallo
origin-colour-orange = arancione
origin-colour-purple = viola
origin-colour-brown = marrone
origin-colour-green = verde
origin-colour-none = casella d’origine
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
origin-reward-board = Plancia secondaria
origin-stacks = Tessere innovazione
origin-discards = Scarti
origin-distance = Distanza { $steps }
origin-progress = { $have } su { $need }
origin-level-needed = Richiede una tessera di livello { $level }
origin-score-objectives = Obiettivi
origin-score-cards = Carte in mano
origin-score-hunting = Caccia
origin-score-straits = Stretti
origin-score-tiles = Innovazioni
origin-score-continents = Continenti
origin-score-total = Totale
origin-action-a = Opzione A
origin-action-b = Opzione B
origin-action-both = Entrambe
origin-action-on = Continua
origin-action-end = Termina il turno
origin-action-skip = Salta

## Aiuto

origin-help-region-yellow = Chi arriva in un territorio giallo sceglie A o B. A: una tessera adatta dell’area gialla, poi una carta azione. B: pesca 3 carte azione, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-orange = Chi arriva in un territorio arancione sceglie A o B. A: una tessera adatta dell’area arancione, poi una carta permanente. B: pesca 3 carte permanenti, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-purple = Chi arriva in un territorio viola sceglie A o B. A: una tessera adatta dell’area viola, poi una carta obiettivo. B: pesca 3 carte obiettivo, poi rimettine 2 dalla mano sotto il mazzo.
origin-help-region-brown = Chi arriva in un territorio marrone sceglie A o B. A: due tessere dell’area marrone, una dopo l’altra. B: una tessera di un’area qualsiasi.
origin-help-region-green = La prima pedina che arriva qui dà al proprietario il gettone caccia.
origin-help-region-none = Qui resta per tutta la partita la pedina neutrale. Nessun’altra pedina può entrarci.
origin-help-A01 = In questo turno la tua migrazione o il tuo scambio principale arriva 2 territori più in là.
origin-help-A02 = Fai una migrazione in più, senza ricompensa in tessere o carte.
origin-help-A03 = Fai un’evoluzione in più, senza ricompensa in tessere o carte.
origin-help-A04 = Fai uno scambio in più, senza ricompensa in tessere o carte.
origin-help-A05 = In questo turno alla tua evoluzione principale bastano due caratteristiche in comune; la terza può essere qualsiasi.
origin-help-A06 = In questo turno il tuo scambio principale può scalzare anche una pedina di pari spessore.
origin-help-A07 = Scegli un avversario con carte in mano e rubagliene una a caso.
origin-help-A08 = Ruba la tessera in cima alla pila di un avversario, se puoi metterla su una tua.
origin-help-A09 = Scegli un avversario con più gettoni stretto di te e rubagli quello di valore più basso.
origin-help-A10 = Prendi il gettone di uno stretto se occupi un lato e l’altro è vuoto.
origin-help-A11 = Prendi da un’area qualsiasi una tessera che puoi mettere sulle tue pile.
origin-help-A12 = Pesca 2 carte permanenti, tienine una e rimetti l’altra sotto il mazzo.
origin-help-A13 = In questo turno puoi giocare un obiettivo in più.
origin-help-A14 = In questo turno prendi entrambe le opzioni della ricompensa, prima A, poi B.
origin-help-P01 = Le tue migrazioni arrivano 1 territorio più in là.
origin-help-P02 = I tuoi scambi arrivano 1 territorio più in là.
origin-help-P03 = Puoi tenere tre obiettivi.
origin-help-P04 = Con le loro carte gli avversari non possono rubarti carte, tessere o gettoni.
origin-help-P05 = Nelle tue migrazioni e nei tuoi scambi il passo sopra uno stretto non conta.
origin-help-P06 = Nelle tue evoluzioni l’altezza o lo spessore può anche essere di un grado inferiore.
origin-help-P07 = Con l’opzione A della ricompensa marrone puoi prendere le tessere da qualsiasi area.
origin-help-P08 = Con l’opzione A della ricompensa gialla, arancione o viola pesca 2 carte e rimetti sotto il mazzo una carta dello stesso tipo.
origin-help-P09 = Nelle tue evoluzioni il colore conta sempre come uguale.
origin-help-P10 = Quando scambiano gli avversari, le tue pedine contano come più larghe di un grado.
origin-help-P11 = Con l’opzione B rimetti una carta in meno.
origin-help-P12 = I tuoi scambi possono scalzare anche pedine di pari spessore.
origin-help-P13 = Puoi giocare due carte azione in ogni tuo turno.
origin-help-P14 = A fine partita: 2 punti per ogni continente in cui hai una pedina.
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
origin-help-O14 = 3 tue pedine di spessore 3.
origin-help-O15 = 3 tue pedine di altezza 3.
origin-help-O16 = 2 tue pedine di ciascuno dei 3 colori.
origin-help-O17 = Occupi entrambi i lati di uno stretto.
origin-help-O18 = Occupi entrambi i lati di 2 stretti.
origin-help-O19 = Occupi almeno un lato di ciascuno di 4 stretti.
origin-help-O20 = Una tua pedina su un territorio di ciascuno dei 5 colori.

## Domande

origin-ask-objective = Scegli l’obiettivo da tenere.
origin-ask-action = Scegli un territorio vuoto per un’evoluzione, una tua pedina da muovere o una carta da giocare.
    .region = far evolvere o muovere una pedina
    .card = giocare una carta
    .skip = saltare l’azione
origin-ask-pawn = Scegli la pedina da mettere qui.
origin-ask-target = Scegli dove va questa pedina.
origin-ask-reward = Scegli la ricompensa o gioca una carta.
    .a = scegliere la ricompensa
    .b = scegliere la ricompensa
    .both = scegliere la ricompensa
    .card = giocare una carta
    .on = andare avanti
origin-ask-tile = Scegli una tessera.
origin-ask-return = Scegli le carte da restituire, nell’ordine che preferisci.
origin-ask-council = Scegli la carta da tenere.
origin-ask-end = Gioca una carta o termina il turno.
    .card = giocare una carta
    .end = terminare il turno
origin-ask-extra = Scegli la pedina o il territorio per l’azione in più.
origin-ask-rival = Scegli un avversario.
origin-ask-stack = Scegli la tessera da rubare.
origin-ask-strait = Scegli uno stretto.
origin-wait-objective = { $seat } sta scegliendo un obiettivo.
origin-wait-action = È il turno di { $seat }.
origin-wait-reward = { $seat } sta scegliendo la ricompensa.
origin-wait-tile = { $seat } sta scegliendo una tessera.
origin-wait-return = { $seat } sta restituendo carte.
origin-wait-council = { $seat } sta scegliendo una carta.
origin-wait-end = { $seat } può ancora giocare carte.

## Eventi

origin-started = { $seat } comincia la partita.
origin-chose = { $seat } ha scelto un obiettivo.
origin-turn = È il turno di { $seat }.
origin-evolved = { $seat } mette una nuova { $pawn } { $region-in }.
origin-migrated = { $seat } muove una { $pawn } { $from-from } { $to-to }.
origin-swapped = { $seat } muove una { $pawn } { $from-from } { $to-to } e scalza una { $other } di { $rival }.
origin-skipped = { $seat } non può fare azioni e salta il turno.
origin-hunting = { $seat } prende il gettone caccia { $region-in } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
origin-strait = { $seat } prende il gettone { $strait-of } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
origin-played = { $seat } gioca «{ $card }».
origin-objective = { $seat } riscatta «{ $card }» ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
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
origin-drew-own = Peschi { $cards }.
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
origin-returned-own = Rimetti { $cards } sotto il mazzo.
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
origin-discarded-own = Togli { $cards } dal gioco.
origin-stole-card = { $seat } ruba a { $rival } { $deck ->
    [action] una carta azione
    [permanent] una carta permanente
   *[objective] una carta obiettivo
  }.
origin-stole-card-own = { $seat } ruba «{ $card }» a { $rival }.
origin-stole-tile = { $seat } ruba una tessera di livello { $level } a { $rival }.
origin-stole-strait = { $seat } ruba un gettone stretto a { $rival } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
origin-last-turns = Ultimi turni: { $reason ->
    [deck] un mazzo è esaurito
    [tiles] sulla plancia secondaria non ci sono più tessere
    [pawns] la riserva delle pedine è esaurita
    [villages] tutti i villaggi sono sulla mappa
    [skips] nessuno può fare un’azione
   *[idle] per tre round non è cambiato nulla
  }. Dopo il turno di { $seat } tutti gli altri hanno un ultimo turno.
origin-over = La partita è finita: { $reason ->
    [deck] un mazzo è esaurito
    [tiles] sulla plancia secondaria non ci sono più tessere
    [pawns] la riserva delle pedine è esaurita
    [villages] tutti i villaggi sono sulla mappa
    [skips] nessuno può fare un’azione
   *[idle] per tre round non è cambiato nulla
  }.

## Perché no

origin-refused-not-offered = Ora non è possibile.
origin-refused-nobody-to-swap = Questa pedina non ha alla sua portata nessuna pedina avversaria più sottile.
origin-refused-one-action = In questo turno hai già fatto la tua azione: ce n’è una sola.
origin-refused-already-chosen = Hai già scelto questa carta.
origin-refused-palisades = Le Palizzate rendono questa pedina più larga di un grado.
origin-refused-neutral-stays = La pedina neutrale resta sulla casella d’origine e nessun’altra può entrarci.
origin-refused-not-your-pawn = Questa pedina non è tua.
origin-refused-evolution-only = Questa carta vale per un’evoluzione: scegli un territorio vuoto.
origin-refused-nowhere-to-go = Questa pedina non può raggiungere nessun territorio.
origin-refused-no-action = Nessuna delle tue pedine può muoversi e in nessun territorio vuoto è possibile un’evoluzione.
origin-refused-no-pawn-there = Lì non c’è nessuna tua pedina.
origin-refused-no-village = Non hai più villaggi.
origin-refused-no-parent = In nessun territorio adiacente c’è una pedina.
origin-refused-no-fitting-pawn = Nessuna pedina della riserva va bene accanto a quelle vicine.
origin-refused-must-act = Finché puoi fare un’azione non puoi saltare il turno.
origin-refused-not-in-hand = Non hai questa carta in mano.
origin-refused-no-card = Non hai carte che puoi giocare ora.
origin-refused-one-per-turn = In questo turno non puoi più giocare carte { $deck ->
    [action] azione
    [permanent] permanenti
   *[objective] obiettivo
  }.
origin-refused-not-fulfilled = L’obiettivo non è ancora raggiunto: { $have } su { $need }.
origin-refused-no-tile = Non hai nessuna tessera di livello { $level }.
origin-refused-too-late = È troppo tardi nel turno per questa carta.
origin-refused-no-effect = Ora questa carta non avrebbe effetto.
origin-refused-reward-due = Prima prendi la ricompensa.
origin-refused-no-abundance = Le due opzioni insieme si hanno solo con la carta Abbondanza.
origin-refused-takes-both = Con la carta Abbondanza prendi entrambe le opzioni.
origin-refused-no-tile-fits = Nessuna di quelle tessere continua le tue pile.
origin-refused-deck-empty = Il mazzo è esaurito.
origin-refused-pawn-gone = Nella riserva questa pedina non c’è più.
origin-refused-no-parent-fits = Nessuna pedina vicina va bene: due caratteristiche devono essere uguali, la terza può crescere al massimo di un grado.
origin-refused-same-region = La pedina deve lasciare il suo territorio.
origin-refused-own-pawn = Lì c’è una tua pedina.
origin-refused-swap-only = Questa carta vale per uno scambio: scegli una pedina avversaria.
origin-refused-migration-only = Questa carta vale per una migrazione: scegli un territorio vuoto.
origin-refused-too-far = Troppo lontano: questa pedina si muove al massimo di { $steps ->
    [one] { $steps } territorio
   *[other] { $steps } territori
  }.
origin-refused-not-thinner = Puoi scalzare solo una pedina più sottile.
origin-refused-no-such-tile = Lì questa tessera non c’è.
origin-refused-wrong-area = Scegli una tessera dell’area giusta.
origin-refused-no-stack = Nessuna tua pila ha in cima una tessera di livello { $level }.
origin-refused-other-deck = Qui si rimettono solo carte { $deck ->
    [action] azione
    [permanent] permanenti
   *[objective] obiettivo
  }.
origin-refused-not-drawn = Scegli una delle carte appena pescate.
origin-refused-yourself = Devi scegliere un altro giocatore.
origin-refused-protected = I Cani da guardia proteggono questo giocatore.
origin-refused-nothing-to-steal = Non c’è nulla da rubare.
origin-refused-no-such-top = In cima alle pile di questo giocatore non c’è questa tessera.
origin-refused-strait-empty = Il gettone di questo stretto non c’è più.
origin-refused-not-half-held = Devi occupare un lato dello stretto, e l’altro dev’essere vuoto.

## Opzioni

origin-option-start_player = Primo giocatore
origin-option-start_player-help = Decide chi gioca il primo turno.
origin-option-start_player-random = A caso
origin-option-start_player-0 = Posto 1
origin-option-start_player-1 = Posto 2
origin-option-start_player-2 = Posto 3
origin-option-start_player-3 = Posto 4
origin-option-end_decks = Fine della partita per mazzi esauriti
origin-option-end_decks-help = Stabilisce se basta un mazzo esaurito per arrivare agli ultimi turni; con tutti e tre la partita dura di più.
origin-option-end_decks-any = Un mazzo esaurito
origin-option-end_decks-all = Tutti e tre esauriti
origin-option-returned_cards = Carte restituite dopo la pesca
origin-option-returned_cards-help = Sotto il mazzo si potranno pescare di nuovo; fuori dal gioco, i mazzi si esauriscono prima.
origin-option-returned_cards-bottom = Vanno sotto il mazzo
origin-option-returned_cards-discard = Escono dal gioco
origin-option-excess_objectives = Obiettivi oltre il limite
origin-option-excess_objectives-help = Nessuno tiene più di due obiettivi: qui finiscono quelli a cui si rinuncia.
origin-option-excess_objectives-bottom = Vanno sotto il mazzo
origin-option-excess_objectives-discard = Escono dal gioco
origin-option-brown_single = Marrone, opzione B: una tessera
origin-option-brown_single-help = Stabilisce se l’unica tessera dell’opzione B marrone può essere anche marrone.
origin-option-brown_single-any_area = Da qualsiasi area
origin-option-brown_single-other_areas = Non dall’area marrone
origin-option-double_step = Evoluzione di due gradi
origin-option-double_step-help = Permessa: una pedina può evolvere di due gradi di altezza o larghezza in una volta.
origin-option-double_step-forbidden = Vietata
origin-option-double_step-allowed = Permessa
origin-option-card_before_tile = Opzione A: prima la carta
origin-option-card_before_tile-help = Sì: con l’opzione A peschi prima la carta e poi scegli la tessera conoscendola.
origin-option-card_before_tile-false = No
origin-option-card_before_tile-true = Sì
origin-option-displaced_takes_strait = Gettoni stretto anche a chi è scalzato
origin-option-displaced_takes_strait-help = Sì: chi, scalzato, si trova su entrambi i lati di uno stretto ne prende subito il gettone. No: solo in un proprio turno.
origin-option-displaced_takes_strait-false = No
origin-option-displaced_takes_strait-true = Sì
origin-option-trigger_turn_is_last = Il turno d’innesco vale come ultimo
origin-option-trigger_turn_is_last-help = Sì: già nel turno che innesca la fine si può giocare qualsiasi numero di obiettivi. No: solo nei turni successivi.
origin-option-trigger_turn_is_last-true = Sì
origin-option-trigger_turn_is_last-false = No
origin-option-asking = Carte chieste a ricompensa e fine turno
origin-option-asking-help = Stabilisce quando viene chiesto se giocare una carta.
origin-option-asking-open = Se una può essere adatta
