# L'origine delle specie in italiano. Il client passa come parole i nomi di giocatori, tessere, carte, spazi e scali;
# numeri, pile e mazzi arrivano come sono.

## Names

species-title = L'origine delle specie
species-tile-opuntia = Fico d'India gigante
species-tile-lava_lizard = Lucertola della lava
species-tile-lava_cactus = Cactus della lava
species-tile-sally_lightfoot = Granchio rosso delle rocce
species-tile-chocolate_chip_star = Stella marina a gocce di cioccolato
species-tile-pencil_urchin = Riccio matita delle Galápagos
species-tile-carpenter_bee = Ape legnaiola delle Galápagos
species-tile-sulphur_butterfly = Farfalla sulfurea delle Galápagos
species-tile-painted_locust = Grande locusta dipinta
species-tile-racer = Serpente delle Galápagos
species-tile-angelfish = Pesce angelo re
species-tile-mockingbird = Mimo delle Galápagos
species-tile-ground_finch = Fringuello terricolo medio
species-tile-green_turtle = Tartaruga verde delle Galápagos
species-tile-brown_pelican = Pellicano bruno
species-tile-sea_lion = Leone marino delle Galápagos
species-tile-penguin = Pinguino delle Galápagos
species-tile-marine_iguana = Iguana marina
species-tile-rail = Rallo delle Galápagos
species-tile-hawk = Poiana delle Galápagos
species-tile-blue_footed_booby = Sula piediazzurri
species-tile-shark = Squalo delle Galápagos
species-tile-flightless_cormorant = Cormorano attero
species-tile-giant_tortoise = Tartaruga gigante delle Galápagos
species-tile-land_iguana = Iguana terrestre delle Galápagos
species-tile-waved_albatross = Albatro delle Galápagos
species-tile-frigatebird = Fregata magnifica
species-tile-calandrinia = Calandrinia
species-tile-coral = Corallo
species-tile-acacia = Acacia
species-habitat-land = terra
species-habitat-water = acqua
species-habitat-air = aria
species-habitat-any = qualsiasi
species-habitat-beagle = Beagle
species-deck-land = Carte terra
species-deck-water = Carte acqua
species-deck-air = Carte aria
species-deck-beagle = Carte Beagle
species-card-book1 = Libro, 1 volume ({ $habitat })
species-card-book2 = Libro, 2 volumi ({ $habitat })
species-card-magnifier = Lente ({ $habitat })
species-card-sketch = Schizzo ({ $habitat })
species-card-binoculars = Binocolo ({ $habitat })
species-card-map = Mappa
species-card-scalpel = Bisturi
species-card-fitzroy = Robert FitzRoy, capitano
species-card-wickham = John Clements Wickham, primo tenente
species-card-sulivan = Bartholomew Sulivan, tenente
species-card-king = Philip Gidley King, guardiamarina
species-card-stokes = John Lort Stokes, assistente topografo
species-card-covington = Syms Covington, servitore di Darwin
species-card-bynoe = Benjamin Bynoe, chirurgo di bordo
species-card-stebbing = George James Stebbing, costruttore di strumenti
species-card-chaffers = Edward Main Chaffers, nostromo
species-card-may = Jonathan May, carpentiere
species-journal-J1-1 = Attorno all'ancora
species-journal-J1-2 = Studi di terra
species-journal-J1-3 = Studi d'acqua
species-journal-J1-4 = Studi d'aria
species-journal-J1-5 = Occhio ad ampio raggio
species-journal-J1-6 = Tasche piene
species-journal-J2-1 = Attorno all'ancora
species-journal-J2-2 = Terra e aria
species-journal-J2-3 = Terra e acqua
species-journal-J2-4 = Acqua e aria
species-journal-J2-5 = Collezionista
species-journal-J2-6 = Volumi a bordo
species-journal-J3-1 = Attorno all'ancora
species-journal-J3-2 = Tutto il sapere
species-journal-J3-3 = Terne di sapere
species-journal-J3-4 = Autorità sulle specie
species-journal-J3-5 = Collezione
species-journal-J3-6 = Ampie letture
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
species-stop-8 = Charles, insediamento dell'altopiano
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
species-stop-19 = Chatham, rifornimento d'acqua
species-stop-20 = James, Darwin torna a bordo
species-stop-21 = Albemarle, costa nord
species-stop-22 = Wenman (Wolf)
species-stop-23 = Culpepper (Darwin)
species-stop-24 = Nuova Zelanda
species-action-research = Ricerca
species-action-pay = Paga e scopri
species-action-done = È tutto
species-action-end = Fine turno
species-score-setup = Inizio
species-score-discoveries = Scoperte
species-score-cubes = Cubi restituiti
species-score-goal1 = Primo obiettivo
species-score-goal2 = Secondo obiettivo
species-score-goal3 = Terzo obiettivo
species-score-tiles = Tessere conquistate
species-score-books = Libri
species-track-label = Tracciato dell'evoluzione
species-stacks-label = Nuove specie
species-open-label = Carte Beagle scoperte
species-hand-label = La tua mano
species-captured-label = Conquistate
species-knowledge-label = Conoscenza
species-final-label = Obiettivo finale
species-needs-map = Serve una Mappa

## Help

species-help-research = Metti un cubo su ciascuna di due specie diverse sotto il livello 4. Con nessuno o un cubo in mano prima ne riprendi quanti vuoi.
species-help-discover = Scegli una specie dal tracciato e uno spazio. I tuoi cubi su quello spazio e accanto pagano con la conoscenza delle loro tessere e tornano in mano.
species-help-known = Una specie nota vale livello 1. Non si conquista mai: se coperta, si sposta con i suoi cubi sullo spazio vuoto più vicino.
species-help-track = I quattro spazi in basso sono liberi; i tre in alto richiedono una Mappa. Una nuova tessera va in cima al suo livello.
species-help-beagle = Il Beagle salpa dopo le scoperte e con alcune carte. Un'ancora raggiunta assegna un obiettivo; la Nuova Zelanda chiude la partita.
species-help-card-book1 = Resta in mano e vale alla fine secondo l'obiettivo finale.
species-help-card-book2 = Resta in mano e vale alla fine secondo l'obiettivo finale, come due volumi.
species-help-card-magnifier = In una scoperta: vale due icone { $habitat }.
species-help-card-sketch = In una scoperta: un'icona di un habitat qualsiasi.
species-help-card-binoculars = In una scoperta: possono pagare anche i tuoi cubi su uno spazio a distanza due, almeno uno di essi.
species-help-card-map = In una scoperta: scegli una tessera dai tre spazi in alto del tracciato.
species-help-card-scalpel = In una scoperta: copri una tessera di livello pari o superiore, anche 4, o una nota con il livello 1.
species-help-card-fitzroy = Muovi il Beagle di 2 spazi.
species-help-card-wickham = Muovi il Beagle di 1 spazio.
species-help-card-sulivan = Metti un cubo dalla mano su una tessera sotto il livello 4.
species-help-card-king = Metti due cubi dalla mano su una stessa tessera sotto il livello 4.
species-help-card-stokes = Sposta uno o due tuoi cubi su altre tessere sotto il livello 4.
species-help-card-covington = Riprendi in mano da uno a tre tuoi cubi.
species-help-card-bynoe = Pesca una carta habitat da un mazzo a scelta.
species-help-card-stebbing = Prendi una carta strumento da una pila degli scarti.
species-help-card-chaffers = Togli una tessera dai quattro spazi in basso del tracciato, rimpiazzala e mettila sotto una pila.
species-help-card-may = Sposta una specie nota con tutti i suoi cubi su uno spazio vuoto adiacente.
species-help-journal-J1-1 = Cubi sulle tessere attorno all'ancora: 3 punti a chi ne ha di più, 1 al secondo (3–4 giocatori).
species-help-journal-J1-2 = Icone sotto i tuoi cubi (terra): 3 punti a chi ne ha di più, 1 al secondo (3–4 giocatori).
species-help-journal-J1-3 = Icone sotto i tuoi cubi (acqua): 3 punti a chi ne ha di più, 1 al secondo (3–4 giocatori).
species-help-journal-J1-4 = Icone sotto i tuoi cubi (aria): 3 punti a chi ne ha di più, 1 al secondo (3–4 giocatori).
species-help-journal-J1-5 = Tessere con un tuo cubo: 3 punti a chi ne ha di più, 1 al secondo (3–4 giocatori).
species-help-journal-J1-6 = 1 punto per ogni carta in mano, al massimo 4.
species-help-journal-J2-1 = Cubi sulle tessere attorno all'ancora: 4 punti a chi ne ha di più, 2 al secondo (3–4 giocatori).
species-help-journal-J2-2 = Icone sotto i tuoi cubi (terra, aria): 4 punti a chi ne ha di più, 2 al secondo (3–4 giocatori).
species-help-journal-J2-3 = Icone sotto i tuoi cubi (terra, acqua): 4 punti a chi ne ha di più, 2 al secondo (3–4 giocatori).
species-help-journal-J2-4 = Icone sotto i tuoi cubi (acqua, aria): 4 punti a chi ne ha di più, 2 al secondo (3–4 giocatori).
species-help-journal-J2-5 = Tessere conquistate: 4 punti a chi ne ha di più, 2 al secondo (3–4 giocatori).
species-help-journal-J2-6 = 1 punto per ogni volume dei tuoi libri, al massimo 6.
species-help-journal-J3-1 = Cubi sulle tessere attorno all'ancora: 6 punti a chi ne ha di più, 3 al secondo (3–4 giocatori).
species-help-journal-J3-2 = Icone sotto i tuoi cubi (terra, acqua, aria): 6 punti a chi ne ha di più, 3 al secondo (3–4 giocatori).
species-help-journal-J3-3 = 3 punti per ogni terna di icone terra, acqua e aria sotto i tuoi cubi, al massimo 9.
species-help-journal-J3-4 = Tessere dove da solo hai più cubi: 6 punti a chi ne ha di più, 3 al secondo (3–4 giocatori).
species-help-journal-J3-5 = 2 punti per ogni tessera conquistata, al massimo 6.
species-help-journal-J3-6 = 2 punti per ogni habitat fra i tuoi libri, al massimo 6.
species-help-journal-J4-1 = 6 punti per ogni serie di un libro terra, uno acqua e uno aria, 1 per ogni libro avanzato.
species-help-journal-J4-2 = Per ogni habitat 1, 3, 6, 10 o 15 punti per 1–5 carte libro.
species-help-journal-J4-3 = 1 punto per ogni volume; 3 in più a chi ne ha di più.
species-help-journal-J4-4 = Per ogni habitat 4 punti a chi ha più volumi, 2 al secondo (3–4 giocatori).
species-help-journal-J4-5 = 4 punti per ogni coppia di carte libro dello stesso habitat, 1 per ogni carta avanzata.
species-help-journal-J4-6 = 2 punti per ogni volume del tuo habitat migliore.

## What is asked

species-ask-setup-cube = Metti il tuo primo cubo su una specie nota.
species-ask-turn = Fai ricerca, scopri una specie o gioca una carta equipaggio; dopo l'azione puoi finire il turno.
species-ask-recall = Riprendi cubi finché ne hai almeno due in mano.
species-ask-place = Scegli due specie diverse per i tuoi cubi.
species-ask-discover-space = Scegli lo spazio per la nuova specie.
species-ask-displace = Scegli dove si sposta la specie nota.
species-ask-pay = Scegli come pagare.
species-ask-binoculars-space = Scegli lo spazio da osservare con il binocolo.
species-ask-crew-place = Scegli la tessera per i tuoi cubi.
species-ask-crew-from = Scegli che cosa si sposta.
species-ask-crew-to = Scegli dove va.
species-ask-crew-recall = Scegli i cubi da riprendere, fino a tre.
species-ask-crew-deck = Scegli il mazzo da cui pescare.
species-ask-crew-tool = Scegli lo strumento da prendere.
species-ask-crew-tile = Scegli la tessera che lascia il tracciato.
species-ask-crew-stack = Scegli la pila che rimpiazza la tessera.
species-ask-discovery = La scoperta prosegue.
species-ask-beagle-card = Scegli una carta Beagle.
species-ask-refill = Scegli la pila che rimpiazza la tessera sul tracciato.
species-ask-put-under = Scegli la pila sotto cui va la tessera.
species-wait-setup-cube = { $seat } sta mettendo il primo cubo.
species-wait-turn = { $seat } è di turno.
species-wait-beagle-card = { $seat } sta scegliendo una carta Beagle.
species-wait-refill = { $seat } sta rimpiazzando la tessera sul tracciato.
species-wait-put-under = { $seat } sta scegliendo una pila.

## What happened

species-started = { $seat } inizia la partita.
species-observed = { $seat } comincia con un cubo su { $tile }.
species-turn = È il turno di { $seat }.
species-recalled = { $seat } riprende { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
species-researched = { $seat } osserva { $tile } e { $other }.
species-discovered = { $seat } scopre { $tile } in { $space }.
species-paid = { $seat } spende { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
species-played = { $seat } gioca { $card }.
species-captured = { $seat } conquista { $tile }.
species-displaced = { $tile } si sposta in { $space }.
species-returned = { $seat } riceve indietro { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
species-points = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
species-drew = { $seat } pesca { $deck ->
    [land] una carta terra
    [water] una carta acqua
    [air] una carta aria
   *[beagle] una carta Beagle
  }.
species-drew-own = Peschi { $card }.
species-took = { $seat } prende { $card }.
species-opened = Nuova carta scoperta: { $card }.
species-reshuffled = Gli scarti { $deck ->
    [land] terra
    [water] acqua
    [air] aria
   *[beagle] Beagle
  } diventano un nuovo mazzo.
species-sailed = Il Beagle prosegue: { $stop }.
species-goal = Si assegna l'obiettivo di livello { $level }.
species-goal-scored = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } per l'obiettivo.
species-refilled = { $tile } entra nel tracciato dalla pila { $stack }.
species-placed = { $seat } mette { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  } su { $tile }.
species-moved-cube = { $seat } sposta un cubo da { $tile } a { $other }.
species-regained = { $seat } prende { $card } dagli scarti.
species-removed = { $tile } lascia il tracciato.
species-put-under = { $tile } va sotto la pila { $stack }.
species-moved-tile = { $tile } si sposta in { $space }.
species-stalled = Troppo tempo senza viaggio: il Beagle si muove da sé.
species-arrived = Il Beagle raggiunge la Nuova Zelanda.
species-won-tile = { $seat } ha più cubi su { $tile } e la conquista.
species-final = { $seat }: tessere conquistate { $tiles }, libri { $books }.
species-over = La partita è finita.

## Why not

species-refused-not-offered = Ora non è possibile.
species-refused-nowhere = Non c’è uno spazio per questa specie: { $tile }.
species-refused-not-discarded = Questo strumento non è tra gli scarti.
species-refused-tool-settled = Questo strumento fa già parte del pagamento.
species-refused-binoculars-first = Il binocolo viene prima di tutto: ricomincia il pagamento.
species-refused-one-binoculars = Un binocolo è già in uso.
species-refused-known-only = Il primo cubo va su una delle tre specie note.
species-refused-action-first = Prima devi fare ricerca o una scoperta.
species-refused-main-done = Hai già fatto l'azione di questo turno.
species-refused-not-on-track = Non è sul tracciato: { $tile }.
species-refused-needs-map = Nei tre spazi in alto: per { $tile } serve una Mappa.
species-refused-no-cubes = Nessun tuo cubo è su una tessera, e almeno uno deve pagare.
species-refused-cannot-pay = In nessuno spazio i tuoi cubi possono pagare: { $tile }.
species-refused-not-in-hand = Non hai questa carta.
species-refused-book = I libri non si giocano mai; contano alla fine.
species-refused-tool = Gli strumenti si giocano durante una scoperta.
species-refused-no-effect = Il suo effetto ora non è possibile.
species-refused-recall-more = Ti servono almeno due cubi in mano.
species-refused-no-cube-there = Lì non hai cubi.
species-refused-no-tile = Non c'è nessuna tessera.
species-refused-level-four = Il livello 4 non ha icone e non accoglie cubi.
species-refused-same-tile = Deve essere un'altra tessera.
species-refused-out-of-reach = Nessun tuo cubo è lì o accanto.
species-refused-cannot-pay-there = I tuoi cubi lì e accanto non bastano: { $tile }.
species-refused-grid-full = Nessuno spazio è vuoto, quindi non si può coprire: { $tile }.
species-refused-known-level = Le specie note valgono livello 1; solo un livello superiore copre { $tile }.
species-refused-level-four-stays = Il livello 4 non si copre: { $tile }.
species-refused-not-higher = Solo un livello superiore a { $level } copre { $tile }.
species-refused-occupied = Questo spazio è occupato.
species-refused-not-nearest = Un altro spazio vuoto è più vicino.
species-refused-choose-payment = Ci sono più modi di pagare: scegli prima.
species-refused-not-needed = Per questo pagamento non serve.
species-refused-pays-nothing = Questa carta non paga nulla.
species-refused-settled = Quanto pagano questi cubi è già deciso.
species-refused-not-adjacent = Questa tessera non è accanto allo spazio scelto.
species-refused-not-two-away = Il binocolo guarda a distanza esattamente due, a un cubo che serve.
species-refused-at-least-one = Almeno uno deve spostarsi.
species-refused-no-known-tile = Non è una specie nota con uno spazio vuoto accanto.
species-refused-not-beside = Non è accanto alla tessera.
species-refused-deck-empty = Questo mazzo e i suoi scarti sono vuoti.
species-refused-not-a-tool = Non è uno strumento.
species-refused-upper-track = Solo una tessera dei quattro spazi in basso del tracciato.
species-refused-stack-empty = Questa pila è vuota.
species-refused-not-open = Questa carta non è scoperta.

## Options

species-option-start_player = Primo giocatore
species-option-start_player-0 = Posto 1
species-option-start_player-1 = Posto 2
species-option-start_player-2 = Posto 3
species-option-start_player-3 = Posto 4
species-option-start_player-random = A sorte
species-option-stall_guard = Il Beagle si muove da sé se a lungo nessuno scopre
species-option-stall_guard-true = Sì
species-option-stall_guard-false = No
