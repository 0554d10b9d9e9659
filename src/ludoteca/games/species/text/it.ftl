# L’origine delle specie in italiano. Il client passa come parole i nomi di giocatori, tessere, carte, spazi e scali;
# numeri, pile e mazzi arrivano come sono.

## Names

species-title = L’origine delle specie
species-about = Naviga con il Beagle tra le Galápagos nel 1835. Osserva piante e animali: ciò che impari ti porta a nuove specie.
species-tile-opuntia = Fico d’India gigante
    .the = il Fico d’India gigante
    .on = sul Fico d’India gigante
    .from = dal Fico d’India gigante
    .to = al Fico d’India gigante
species-tile-lava_lizard = Lucertola della lava
    .the = la Lucertola della lava
    .on = sulla Lucertola della lava
    .from = dalla Lucertola della lava
    .to = alla Lucertola della lava
species-tile-lava_cactus = Cactus della lava
    .the = il Cactus della lava
    .on = sul Cactus della lava
    .from = dal Cactus della lava
    .to = al Cactus della lava
species-tile-sally_lightfoot = Granchio rosso delle rocce
    .the = il Granchio rosso delle rocce
    .on = sul Granchio rosso delle rocce
    .from = dal Granchio rosso delle rocce
    .to = al Granchio rosso delle rocce
species-tile-chocolate_chip_star = Stella marina a gocce di cioccolato
    .the = la Stella marina a gocce di cioccolato
    .on = sulla Stella marina a gocce di cioccolato
    .from = dalla Stella marina a gocce di cioccolato
    .to = alla Stella marina a gocce di cioccolato
species-tile-pencil_urchin = Riccio matita delle Galápagos
    .the = il Riccio matita delle Galápagos
    .on = sul Riccio matita delle Galápagos
    .from = dal Riccio matita delle Galápagos
    .to = al Riccio matita delle Galápagos
species-tile-carpenter_bee = Ape legnaiola delle Galápagos
    .the = l’Ape legnaiola delle Galápagos
    .on = sull’Ape legnaiola delle Galápagos
    .from = dall’Ape legnaiola delle Galápagos
    .to = all’Ape legnaiola delle Galápagos
species-tile-sulphur_butterfly = Farfalla sulfurea delle Galápagos
    .the = la Farfalla sulfurea delle Galápagos
    .on = sulla Farfalla sulfurea delle Galápagos
    .from = dalla Farfalla sulfurea delle Galápagos
    .to = alla Farfalla sulfurea delle Galápagos
species-tile-painted_locust = Grande locusta dipinta
    .the = la Grande locusta dipinta
    .on = sulla Grande locusta dipinta
    .from = dalla Grande locusta dipinta
    .to = alla Grande locusta dipinta
species-tile-racer = Serpente delle Galápagos
    .the = il Serpente delle Galápagos
    .on = sul Serpente delle Galápagos
    .from = dal Serpente delle Galápagos
    .to = al Serpente delle Galápagos
species-tile-angelfish = Pesce angelo re
    .the = il Pesce angelo re
    .on = sul Pesce angelo re
    .from = dal Pesce angelo re
    .to = al Pesce angelo re
species-tile-mockingbird = Mimo delle Galápagos
    .the = il Mimo delle Galápagos
    .on = sul Mimo delle Galápagos
    .from = dal Mimo delle Galápagos
    .to = al Mimo delle Galápagos
species-tile-ground_finch = Fringuello terricolo medio
    .the = il Fringuello terricolo medio
    .on = sul Fringuello terricolo medio
    .from = dal Fringuello terricolo medio
    .to = al Fringuello terricolo medio
species-tile-green_turtle = Tartaruga verde delle Galápagos
    .the = la Tartaruga verde delle Galápagos
    .on = sulla Tartaruga verde delle Galápagos
    .from = dalla Tartaruga verde delle Galápagos
    .to = alla Tartaruga verde delle Galápagos
species-tile-brown_pelican = Pellicano bruno
    .the = il Pellicano bruno
    .on = sul Pellicano bruno
    .from = dal Pellicano bruno
    .to = al Pellicano bruno
species-tile-sea_lion = Leone marino delle Galápagos
    .the = il Leone marino delle Galápagos
    .on = sul Leone marino delle Galápagos
    .from = dal Leone marino delle Galápagos
    .to = al Leone marino delle Galápagos
species-tile-penguin = Pinguino delle Galápagos
    .the = il Pinguino delle Galápagos
    .on = sul Pinguino delle Galápagos
    .from = dal Pinguino delle Galápagos
    .to = al Pinguino delle Galápagos
species-tile-marine_iguana = Iguana marina
    .the = l’Iguana marina
    .on = sull’Iguana marina
    .from = dall’Iguana marina
    .to = all’Iguana marina
species-tile-rail = Rallo delle Galápagos
    .the = il Rallo delle Galápagos
    .on = sul Rallo delle Galápagos
    .from = dal Rallo delle Galápagos
    .to = al Rallo delle Galápagos
species-tile-hawk = Poiana delle Galápagos
    .the = la Poiana delle Galápagos
    .on = sulla Poiana delle Galápagos
    .from = dalla Poiana delle Galápagos
    .to = alla Poiana delle Galápagos
species-tile-blue_footed_booby = Sula piediazzurri
    .the = la Sula piediazzurri
    .on = sulla Sula piediazzurri
    .from = dalla Sula piediazzurri
    .to = alla Sula piediazzurri
species-tile-shark = Squalo delle Galápagos
    .the = lo Squalo delle Galápagos
    .on = sullo Squalo delle Galápagos
    .from = dallo Squalo delle Galápagos
    .to = allo Squalo delle Galápagos
species-tile-flightless_cormorant = Cormorano attero
    .the = il Cormorano attero
    .on = sul Cormorano attero
    .from = dal Cormorano attero
    .to = al Cormorano attero
species-tile-giant_tortoise = Testuggine gigante delle Galápagos
    .the = la Testuggine gigante delle Galápagos
    .on = sulla Testuggine gigante delle Galápagos
    .from = dalla Testuggine gigante delle Galápagos
    .to = alla Testuggine gigante delle Galápagos
species-tile-land_iguana = Iguana terrestre delle Galápagos
    .the = l’Iguana terrestre delle Galápagos
    .on = sull’Iguana terrestre delle Galápagos
    .from = dall’Iguana terrestre delle Galápagos
    .to = all’Iguana terrestre delle Galápagos
species-tile-waved_albatross = Albatro delle Galápagos
    .the = l’Albatro delle Galápagos
    .on = sull’Albatro delle Galápagos
    .from = dall’Albatro delle Galápagos
    .to = all’Albatro delle Galápagos
species-tile-frigatebird = Fregata magnifica
    .the = la Fregata magnifica
    .on = sulla Fregata magnifica
    .from = dalla Fregata magnifica
    .to = alla Fregata magnifica
species-tile-calandrinia = Calandrinia
    .the = la Calandrinia
    .on = sulla Calandrinia
    .from = dalla Calandrinia
    .to = alla Calandrinia
species-tile-coral = Corallo
    .the = il Corallo
    .on = sul Corallo
    .from = dal Corallo
    .to = al Corallo
species-tile-acacia = Acacia
    .the = l’Acacia
    .on = sull’Acacia
    .from = dall’Acacia
    .to = all’Acacia
species-habitat-land = terra
species-habitat-water = acqua
species-habitat-air = aria
species-habitat-any = qualsiasi
species-habitat-beagle = Beagle
species-deck-land = Carte terra
species-deck-water = Carte acqua
species-deck-air = Carte aria
species-stack = Pila { $stack }
species-deck-beagle = Carte Beagle
species-card-book1 = Libro da 1 volume ({ $habitat })
    .one = un Libro da 1 volume ({ $habitat })
species-card-book2 = Libro da 2 volumi ({ $habitat })
    .one = un Libro da 2 volumi ({ $habitat })
species-card-magnifier = Lente ({ $habitat })
    .one = una Lente ({ $habitat })
species-card-sketch = Schizzo ({ $habitat })
    .one = uno Schizzo ({ $habitat })
species-card-binoculars = Binocolo ({ $habitat })
    .one = un Binocolo ({ $habitat })
species-card-map = Mappa
    .one = una Mappa
species-card-scalpel = Bisturi
    .one = un Bisturi
species-card-fitzroy = Robert FitzRoy, capitano
    .one = Robert FitzRoy, capitano
species-card-wickham = John Clements Wickham, primo tenente
    .one = John Clements Wickham, primo tenente
species-card-sulivan = Bartholomew Sulivan, tenente
    .one = Bartholomew Sulivan, tenente
species-card-king = Philip Gidley King, guardiamarina
    .one = Philip Gidley King, guardiamarina
species-card-stokes = John Lort Stokes, aiuto idrografo
    .one = John Lort Stokes, aiuto idrografo
species-card-covington = Syms Covington, servitore di Darwin
    .one = Syms Covington, servitore di Darwin
species-card-bynoe = Benjamin Bynoe, chirurgo di bordo
    .one = Benjamin Bynoe, chirurgo di bordo
species-card-stebbing = George James Stebbing, costruttore di strumenti
    .one = George James Stebbing, costruttore di strumenti
species-card-chaffers = Edward Main Chaffers, primo pilota
    .one = Edward Main Chaffers, primo pilota
species-card-may = Jonathan May, carpentiere
    .one = Jonathan May, carpentiere
species-journal-J1-1 = Attorno all’ancora
species-journal-J1-2 = Studi di terra
species-journal-J1-3 = Studi d’acqua
species-journal-J1-4 = Studi d’aria
species-journal-J1-5 = Sguardo ampio
species-journal-J1-6 = Tasche piene
species-journal-J2-1 = Attorno all’ancora
species-journal-J2-2 = Terra e aria
species-journal-J2-3 = Terra e acqua
species-journal-J2-4 = Acqua e aria
species-journal-J2-5 = Collezionista
species-journal-J2-6 = Volumi a bordo
species-journal-J3-1 = Attorno all’ancora
species-journal-J3-2 = Tutto il sapere
species-journal-J3-3 = Terne di sapere
species-journal-J3-4 = Autorità sulle specie
species-journal-J3-5 = Collezione
species-journal-J3-6 = Buone letture
species-journal-J4-1 = Trilogie
species-journal-J4-2 = Opere complete
species-journal-J4-3 = Biblioteca
species-journal-J4-4 = Autorità
species-journal-J4-5 = Volumi gemelli
species-journal-J4-6 = Specialista
species-stop-0 = Sudamerica (Callao)
species-stop-1 = al largo di Hood (Española)
species-stop-2 = Chatham, Cerro Tijeretas
species-stop-3 = Chatham, Puerto Grande
species-stop-4 = Chatham, Terrapin Road
species-stop-5 = Chatham, Fresh Water Bay
species-stop-6 = Chatham, Craterized District
species-stop-7 = Charles, Post Office Bay
species-stop-8 = Charles, insediamento dell’altopiano
species-stop-9 = Charles, Cerro Pajas
species-stop-10 = al largo di Brattle (Tortuga)
species-stop-11 = Albemarle, Iguana Cove
species-stop-12 = Albemarle, Tagus Cove
species-stop-13 = Albemarle, cratere Beagle
species-stop-14 = al largo di Abingdon (Pinta)
species-stop-15 = al largo di Bindloe (Marchena)
species-stop-16 = al largo di Tower (Genovesa)
species-stop-17 = James, Buccaneer Cove
species-stop-18 = James, altopiano
species-stop-19 = Chatham, rifornimento d’acqua
species-stop-20 = James, Darwin torna a bordo
species-stop-21 = Albemarle, costa nord
species-stop-22 = Wenman (Wolf)
species-stop-23 = Culpepper (Darwin)
species-stop-24 = Nuova Zelanda
species-action-research = Ricerca
species-action-pay = Paga e scopri
species-action-done = Fine
species-action-end = Termina il turno
species-score-setup = Inizio
species-score-discoveries = Scoperte
species-score-cubes = Cubi restituiti
species-score-goal1 = Primo obiettivo
species-score-goal2 = Secondo obiettivo
species-score-goal3 = Terzo obiettivo
species-score-tiles = Tessere conquistate
species-score-books = Libri
species-track-label = Tracciato dell’evoluzione
species-stacks-label = Nuove specie
species-open-label = Carte Beagle in tavola
species-hand-label = La tua mano
species-captured-label = Conquistate
species-knowledge-label = Conoscenza
species-final-label = Obiettivo finale
species-needs-map = Serve una Mappa

## Help

species-help-research = Metti un cubo su ciascuna di due specie diverse sotto il livello 4. Se in mano hai meno di due cubi, prima ne riprendi quanti vuoi.
species-help-discover = Scegli una tessera del tracciato e una casella. I tuoi cubi su quella casella e su quelle accanto pagano con le icone delle loro tessere e tornano in mano.
species-help-known = Una specie nota vale livello 1. Non si conquista mai: se viene coperta, si sposta con i suoi cubi sulla casella vuota più vicina.
species-help-track = Le tessere delle quattro caselle in basso si possono scoprire liberamente; per le tre in alto serve una Mappa. Una nuova tessera va sopra quelle del suo livello.
species-help-beagle = Il Beagle avanza dopo le scoperte e con alcune carte. Quando raggiunge un’ancora si segnano i punti di un obiettivo; la Nuova Zelanda chiude la partita.
species-help-card-book1 = Resta in mano e conta a fine partita secondo l’obiettivo finale.
species-help-card-book2 = Resta in mano e conta a fine partita secondo l’obiettivo finale, come due volumi.
species-help-card-magnifier = In una scoperta: vale due icone { $habitat }.
species-help-card-sketch = In una scoperta: vale un’icona di un habitat qualsiasi.
species-help-card-binoculars = In una scoperta: possono pagare anche i tuoi cubi su una casella a distanza esattamente due dalla nuova tessera; almeno uno deve farlo.
species-help-card-map = In una scoperta: scegli una tessera dalle tre caselle in alto del tracciato.
species-help-card-scalpel = In una scoperta: copri una tessera di livello pari o superiore, anche di livello 4, o una specie nota con una tessera di livello 1.
species-help-card-fitzroy = Fai avanzare il Beagle di 2 caselle.
species-help-card-wickham = Fai avanzare il Beagle di 1 casella.
species-help-card-sulivan = Metti un cubo dalla tua mano su una tessera sotto il livello 4.
species-help-card-king = Metti due cubi dalla tua mano su una stessa tessera sotto il livello 4.
species-help-card-stokes = Sposta uno o due tuoi cubi su altre tessere sotto il livello 4.
species-help-card-covington = Riprendi in mano da uno a tre tuoi cubi.
species-help-card-bynoe = Pesca una carta habitat da un mazzo a scelta.
species-help-card-stebbing = Prendi una carta strumento da una pila degli scarti.
species-help-card-chaffers = Togli una tessera dalle quattro caselle in basso del tracciato, riempi il posto e metti la tessera tolta sotto una pila.
species-help-card-may = Sposta una specie nota con tutti i suoi cubi su una casella vuota accanto.
species-help-journal-J1-1 = Cubi sulle tessere attorno all’ancora: 3 punti a chi ne ha di più, 1 al secondo (solo in 3 o 4).
species-help-journal-J1-2 = Icone terra sotto i tuoi cubi: 3 punti a chi ne ha di più, 1 al secondo (solo in 3 o 4).
species-help-journal-J1-3 = Icone acqua sotto i tuoi cubi: 3 punti a chi ne ha di più, 1 al secondo (solo in 3 o 4).
species-help-journal-J1-4 = Icone aria sotto i tuoi cubi: 3 punti a chi ne ha di più, 1 al secondo (solo in 3 o 4).
species-help-journal-J1-5 = Tessere con un tuo cubo: 3 punti a chi ne ha di più, 1 al secondo (solo in 3 o 4).
species-help-journal-J1-6 = 1 punto per ogni carta in mano, al massimo 4.
species-help-journal-J2-1 = Cubi sulle tessere attorno all’ancora: 4 punti a chi ne ha di più, 2 al secondo (solo in 3 o 4).
species-help-journal-J2-2 = Icone terra e aria sotto i tuoi cubi: 4 punti a chi ne ha di più, 2 al secondo (solo in 3 o 4).
species-help-journal-J2-3 = Icone terra e acqua sotto i tuoi cubi: 4 punti a chi ne ha di più, 2 al secondo (solo in 3 o 4).
species-help-journal-J2-4 = Icone acqua e aria sotto i tuoi cubi: 4 punti a chi ne ha di più, 2 al secondo (solo in 3 o 4).
species-help-journal-J2-5 = Tessere conquistate: 4 punti a chi ne ha di più, 2 al secondo (solo in 3 o 4).
species-help-journal-J2-6 = 1 punto per ogni volume dei tuoi libri, al massimo 6.
species-help-journal-J3-1 = Cubi sulle tessere attorno all’ancora: 6 punti a chi ne ha di più, 3 al secondo (solo in 3 o 4).
species-help-journal-J3-2 = Icone terra, acqua e aria sotto i tuoi cubi: 6 punti a chi ne ha di più, 3 al secondo (solo in 3 o 4).
species-help-journal-J3-3 = 3 punti per ogni terna di icone terra, acqua e aria sotto i tuoi cubi, al massimo 9.
species-help-journal-J3-4 = Tessere dove hai più cubi di chiunque altro: 6 punti a chi ne ha di più, 3 al secondo (solo in 3 o 4).
species-help-journal-J3-5 = 2 punti per ogni tessera conquistata, al massimo 6.
species-help-journal-J3-6 = 2 punti per ogni habitat fra i tuoi libri, al massimo 6.
species-help-journal-J4-1 = 6 punti per ogni serie di un libro terra, uno acqua e uno aria, 1 per ogni libro avanzato.
species-help-journal-J4-2 = Per ogni habitat 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4 o 5 carte libro.
species-help-journal-J4-3 = 1 punto per ogni volume; altri 3 a chi ha più volumi.
species-help-journal-J4-4 = Per ogni habitat 4 punti a chi ha più volumi, 2 al secondo (solo in 3 o 4).
species-help-journal-J4-5 = 4 punti per ogni coppia di carte libro dello stesso habitat, 1 per ogni carta avanzata.
species-help-journal-J4-6 = 2 punti per ogni volume del tuo habitat migliore.

## What is asked

species-ask-setup-cube = Metti il tuo primo cubo su una specie nota.
species-ask-turn = Fai ricerca, scopri una specie o gioca una carta equipaggio. Dopo l’azione puoi terminare il turno.
    .research = fare ricerca
    .tile = scoprire una specie
    .card = giocare una carta equipaggio
    .end = terminare il turno
species-ask-recall = Riprendi cubi finché ne hai almeno due in mano.
species-ask-place = Scegli due specie diverse per i tuoi cubi.
species-ask-discover-space = Scegli la casella per la nuova specie.
species-ask-displace = Scegli dove spostare la specie nota.
species-ask-pay = Scegli come pagare.
species-ask-binoculars-space = Scegli la casella da osservare con il Binocolo.
species-ask-crew-place = Scegli la tessera per i tuoi cubi.
species-ask-crew-from = Scegli la tessera o il cubo da spostare.
species-ask-crew-to = Scegli dove spostare la tessera o il cubo.
species-ask-crew-recall = Scegli i cubi da riprendere, fino a tre.
species-ask-crew-deck = Scegli il mazzo da cui pescare.
species-ask-crew-tool = Scegli lo strumento da prendere.
species-ask-crew-tile = Scegli la tessera da togliere dal tracciato.
species-ask-crew-stack = Scegli la pila da cui riempire il tracciato.
species-ask-discovery = Continua la scoperta.
species-ask-beagle-card = Scegli una carta Beagle.
species-ask-refill = Scegli la pila da cui riempire il tracciato.
species-ask-put-under = Scegli la pila sotto cui mettere la tessera.
species-wait-setup-cube = { $seat } sta mettendo il primo cubo.
species-wait-turn = È il turno di { $seat }.
species-wait-beagle-card = { $seat } sta scegliendo una carta Beagle.
species-wait-refill = { $seat } sta riempiendo il tracciato.
species-wait-put-under = { $seat } sta scegliendo una pila.

## What happened

species-started = { $seat } comincia la partita.
species-observed = { $seat } comincia con un cubo { $tile-on }.
species-turn = È il turno di { $seat }.
species-recalled = { $seat } riprende { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
species-researched = { $seat } osserva { $tile-the } e { $other-the }.
species-discovered = { $seat } scopre { $tile-the } (casella { $space }).
species-paid = { $seat } spende { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
species-played = { $seat } gioca { $card-one }.
species-captured = { $seat } conquista { $tile-the }.
species-displaced = Nella casella { $space } si sposta { $tile-the }.
species-returned = { $seat } recupera { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  } e segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
species-points = { $seat } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
species-drew = { $seat } pesca { $deck ->
    [land] una carta terra
    [water] una carta acqua
    [air] una carta aria
   *[beagle] una carta Beagle
  }.
species-drew-own = Peschi { $card-one }.
species-took = { $seat } prende { $card-one }.
species-opened = Nuova carta Beagle in tavola: { $card }.
species-reshuffled = Gli scarti { $deck ->
    [land] terra
    [water] acqua
    [air] aria
   *[beagle] Beagle
  } vengono mescolati e diventano il nuovo mazzo.
species-sailed = Il Beagle prosegue: { $stop }.
species-goal = Si segnano i punti dell’obiettivo di livello { $level }.
species-goal-scored = { $seat } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } per l’obiettivo.
species-refilled = Sul tracciato arriva { $tile-the } (dalla pila { $stack }).
species-placed = { $seat } mette { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  } { $tile-on }.
species-moved-cube = { $seat } sposta un cubo { $tile-from } { $other-to }.
species-regained = { $seat } prende dagli scarti { $card-one }.
species-removed = Dal tracciato esce { $tile-the }.
species-put-under = Sotto la pila { $stack } va { $tile-the }.
species-moved-tile = Nella casella { $space } si sposta { $tile-the }.
species-stalled = Da troppo tempo nessuno scopre nulla: il Beagle avanza da solo.
species-arrived = Il Beagle raggiunge la Nuova Zelanda.
species-won-tile = { $seat } ha la maggioranza dei cubi { $tile-on } e conquista la tessera.
species-final = { $seat }: { $tiles ->
    [one] { $tiles } punto
   *[other] { $tiles } punti
  } per le tessere conquistate, { $books ->
    [one] { $books } punto
   *[other] { $books } punti
  } per i libri.
species-over = La partita è finita.

## Why not

species-refused-not-offered = Ora non è possibile.
species-refused-nowhere = Per { $tile-the } non c’è nessuna casella adatta.
species-refused-not-discarded = Questo strumento non è fra gli scarti.
species-refused-tool-settled = Questo strumento fa già parte del pagamento.
species-refused-binoculars-first = Il Binocolo viene prima di tutto: ricomincia il pagamento.
species-refused-one-binoculars = Stai già usando un Binocolo.
species-refused-known-only = Il primo cubo va su una delle tre specie note.
species-refused-action-first = Prima devi fare una ricerca o una scoperta.
species-refused-main-done = In questo turno hai già fatto la tua azione.
species-refused-not-on-track = Sul tracciato non c’è { $tile-the }.
species-refused-needs-map = Per { $tile-the } serve una Mappa: la tessera è nelle tre caselle in alto.
species-refused-no-cubes = Non hai cubi sulle tessere, e almeno uno deve pagare.
species-refused-cannot-pay = I tuoi cubi non bastano da nessuna parte per { $tile-the }.
species-refused-no-discovery = Sul tracciato non c’è nessuna specie che ora puoi pagare e piazzare.
species-refused-not-in-hand = Non hai questa carta in mano.
species-refused-book = I libri non si giocano: contano alla fine.
species-refused-tool = Gli strumenti si giocano mentre paghi una scoperta.
species-refused-no-effect = Ora questa carta non avrebbe effetto.
species-refused-no-crew = Non hai carte equipaggio che ora avrebbero effetto.
species-refused-recall-more = Ti servono almeno due cubi in mano.
species-refused-no-cube-there = Lì non hai cubi.
species-refused-no-tile = In questa casella non c’è nessuna tessera.
species-refused-level-four = Le tessere di livello 4 non hanno icone e non ricevono cubi.
species-refused-same-tile = Scegli un’altra tessera.
species-refused-out-of-reach = Nessun tuo cubo è lì o accanto.
species-refused-cannot-pay-there = I tuoi cubi lì e accanto non bastano per { $tile-the }.
species-refused-grid-full = Non puoi coprire { $tile-the }: non c’è una casella vuota in cui spostare la tessera.
species-refused-known-level = Le specie note valgono livello 1: solo un livello superiore può coprire { $tile-the }.
species-refused-level-four-stays = Non puoi coprire { $tile-the }: la tessera è di livello 4.
species-refused-not-higher = Solo una tessera di livello superiore a { $level } può coprire { $tile-the }.
species-refused-occupied = Questa casella è occupata.
species-refused-not-nearest = C’è una casella vuota più vicina: la tessera va lì.
species-refused-choose-payment = Ci sono più modi di pagare: prima scegline uno.
species-refused-not-needed = Non serve per questo pagamento.
species-refused-pays-nothing = Con questa carta non si paga.
species-refused-settled = I cubi di questa casella sono già stati scelti.
species-refused-not-adjacent = Questa tessera non è accanto alla casella scelta.
species-refused-not-two-away = Il Binocolo guarda una casella a distanza esattamente due, con un tuo cubo che serve.
species-refused-at-least-one = Devi spostarne almeno uno.
species-refused-no-known-tile = Scegli una specie nota con una casella vuota accanto.
species-refused-not-beside = Scegli una casella accanto alla tessera.
species-refused-deck-empty = Questo mazzo e i suoi scarti sono vuoti.
species-refused-not-a-tool = Questa carta non è uno strumento.
species-refused-upper-track = Scegli una tessera delle quattro caselle in basso del tracciato.
species-refused-stack-empty = Questa pila è vuota.
species-refused-not-open = Questa carta non è fra quelle in tavola.

## Options

species-option-start_player = Primo giocatore
species-option-start_player-help = Decide chi gioca il primo turno.
species-option-start_player-0 = Posto 1
species-option-start_player-1 = Posto 2
species-option-start_player-2 = Posto 3
species-option-start_player-3 = Posto 4
species-option-start_player-random = A caso
species-option-stall_guard = Il Beagle avanza se nessuno scopre
species-option-stall_guard-help = Sì: dopo dodici turni a testa senza viaggi il Beagle avanza da solo di una casella, così la partita arriva alla fine.
species-option-stall_guard-true = Sì
species-option-stall_guard-false = No
