# Origo in italiano. I nomi di giocatori, carte, caselle, nazioni e mari arrivano già tradotti.

## Names

origo-title = Origo
origo-about = Le tribù si spargono per l’Europa con carte che indicano caselle. Riempi le nazioni, difendile e tieni uniti i tuoi scudi: nei combattimenti contano gli scudi vicini e le carte.

origo-country-BR = Britannia
    .the = la Britannia
    .in = in Britannia
origo-country-BE = Belgica
    .the = la Belgica
    .in = in Belgica
origo-country-SK = Scandinavia
    .the = la Scandinavia
    .in = in Scandinavia
origo-country-GE = Germania
    .the = la Germania
    .in = in Germania
origo-country-PO = Polonia
    .the = la Polonia
    .in = in Polonia
origo-country-BA = Baltica
    .the = la Baltica
    .in = in Baltica
origo-country-GA = Gallia
    .the = la Gallia
    .in = in Gallia
origo-country-HE = Elvezia
    .the = l’Elvezia
    .in = in Elvezia
origo-country-DK = Dacia
    .the = la Dacia
    .in = in Dacia
origo-country-HI = Ispania
    .the = l’Ispania
    .in = in Ispania
origo-country-IT = Italia
    .the = l’Italia
    .in = in Italia
origo-country-DM = Dalmazia
    .the = la Dalmazia
    .in = in Dalmazia

origo-sea-no = Mare del Nord
    .in = nel Mare del Nord
origo-sea-os = Mar Baltico
    .in = nel Mar Baltico
origo-sea-bi = Golfo di Biscaglia
    .in = nel Golfo di Biscaglia
origo-sea-mi = Mediterraneo
    .in = nel Mediterraneo
origo-sea-ad = Adriatico
    .in = nell’Adriatico

origo-tribe-red = Unni
origo-tribe-blue = Goti
origo-tribe-black = Angli e Sassoni
origo-tribe-green = Longobardi
origo-tribe-orange = Vandali

origo-card-row = Riga { $label }
    .one = la carta riga { $label }
origo-card-column = Colonna { $label }
    .one = la carta colonna { $label }
origo-card-land = Carta nazione { $label }
    .one = la carta nazione { $label }
origo-card-growth = Carta crescita
    .one = una carta crescita
origo-card-ship = Carta nave
    .one = una carta nave

origo-action-expand = Espandi
origo-action-attack = Attacca
origo-action-move = Migra
origo-action-exchange = Scambia carte
origo-action-navigate = Naviga
origo-action-end = Termina il turno
origo-action-show = Aggiungi carte
origo-action-flag = Bandiera bianca

## Help

origo-help-expand = Gioca una carta e metti uno scudo della tua riserva su una casella libera indicata dalla carta. Espansioni e attacchi: due in tutto per turno.
origo-help-attack = Gioca una carta e combatti per lo scudo di un altro giocatore, su una casella indicata dalla carta e accanto a un tuo scudo, in una nazione fondata o in un mare pieno. Espansioni e attacchi: due in tutto per turno.
origo-help-move = Sposta uno dei tuoi scudi di terra su una casella libera accanto (non in diagonale), passando se vuoi sopra una catena di tuoi scudi. Una volta per turno, al posto dello scambio di carte.
origo-help-exchange = Scarta due carte della mano e pescane altre due. Una volta per turno, al posto della migrazione.
origo-help-navigate = Ognuno dei tuoi scudi in mare può navigare una volta per turno verso una casella libera accanto (non in diagonale), passando se vuoi sopra una catena di tuoi scudi.
origo-help-end = Il tuo turno finisce e la mano torna a 10 carte. Un turno senza azioni equivale a passare.
origo-help-show = Aggiungi al combattimento le carte scelte: 2 per ognuna.
origo-help-flag = Per questa volta non aggiungi nulla. Non è una resa: il combattimento finisce dopo due bandiere bianche di seguito.
origo-help-card-row = Indica tutte le caselle delle sue righe, terra e mare: lì puoi espanderti, attaccare o difendere.
origo-help-card-column = Indica tutte le caselle delle sue colonne, terra e mare: lì puoi espanderti, attaccare o difendere.
origo-help-card-land = Indica tutte le caselle di questa nazione: lì puoi espanderti, attaccare o difendere.
origo-help-card-growth = Indica tutte le caselle accanto ai tuoi scudi (non in diagonale): lì puoi espanderti, attaccare o difendere.
origo-help-card-ship = Indica tutte le caselle di mare: lì puoi espanderti, attaccare o difendere.
origo-help-country = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
  }. A ogni conteggio i giocatori con più scudi qui prendono { $first }, { $second } e { $third } punti; chi occupa tutte le caselle ne prende altri 2.
origo-help-sea = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
  }. Qui gli scudi possono essere attaccati solo se tutto il mare è occupato.

## What is asked

origo-ask-place = Metti uno scudo su una casella libera.
origo-ask-menu = Scegli un’azione o termina il turno.
    .expand = espanderti
    .attack = attaccare
    .move = migrare
    .exchange = scambiare carte
    .navigate = navigare
    .end = terminare il turno
origo-ask-reinforce = Aggiungi carte al combattimento o mostra la bandiera bianca.
    .card = aggiungere carte al combattimento
    .show = mostrare le carte scelte
    .flag = mostrare la bandiera bianca
origo-ask-expand-card = Scegli la carta per l’espansione.
origo-ask-expand-square = Scegli la casella libera per il tuo scudo.
origo-ask-attack-card = Scegli la carta per l’attacco.
origo-ask-attack-square = Scegli la casella da attaccare.
origo-ask-move-from = Scegli lo scudo di terra da far migrare.
origo-ask-move-to = Scegli dove va.
origo-ask-exchange-card = Scegli le due carte da scambiare.
origo-ask-navigate-from = Scegli lo scudo in mare da far navigare.
origo-ask-navigate-to = Scegli dove va.

origo-wait-place = { $seat } sta mettendo uno scudo.
origo-wait-menu = È il turno di { $seat }.
origo-wait-reinforce = { $seat } sta decidendo se aggiungere carte al combattimento.

## What happened

origo-started = { $seat } comincia la partita.
origo-placed = { $seat } mette uno scudo in { $square }.
origo-play-begins = Gli scudi iniziali sono tutti sulla mappa: si comincia.
origo-turn = Round { $round }: è il turno di { $seat }.
origo-expanded = { $seat } gioca { $card-one } e si espande in { $square }.
origo-attacked = { $seat } gioca { $card-one } e attacca { $defender } in { $square }.
origo-reinforced = { $seat } aggiunge al combattimento { $cards-one }.
origo-flagged = { $seat } mostra la bandiera bianca.
origo-combat-won = { $seat } conquista { $square } contro { $defender }, { $attack } a { $defence }.
origo-combat-held = { $seat } difende { $square } contro { $attacker }, { $defence } a { $attack }.
origo-moved = { $seat } migra da { $from } a { $to }.
origo-navigated = { $seat } naviga da { $from } a { $to }.
origo-exchanged = { $seat } scambia due carte.
origo-exchanged-own = Scarti { $cards-one }.
origo-drew = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }.
origo-drew-own = Peschi { $cards-one }.
origo-founded = { $seat } fonda { $country-the } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
origo-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo.
origo-passed = { $seat } passa.
origo-ended-turn = { $seat } termina il turno.
origo-scoring = Conteggio dopo il round { $round }.
origo-scored = { $seat } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } (clan { $clan }, potenza navale { $naval }, nazioni { $countries }).
origo-new-start-player = { $seat } ha meno punti di tutti e comincia il prossimo round.
origo-last-round = { $reason ->
    [countries] La dodicesima nazione è fondata: questo è l’ultimo round.
   *[supply] Una riserva di scudi è vuota: questo è l’ultimo round.
  }
origo-over = La partita è finita.

## Why not

origo-refused-occupied = Questa casella è occupata.
origo-refused-not-named = La carta non indica questa casella.
origo-refused-limit-reached = Durante il piazzamento { $country-in } { $limit ->
    [one] può stare solo { $limit } scudo
   *[other] possono stare solo { $limit } scudi
  }.
origo-refused-no-allowance = In questo turno non puoi più farlo.
origo-refused-no-supply = La tua riserva di scudi è vuota.
origo-refused-no-card = Non hai nessuna carta che lo permetta.
origo-refused-no-square = Questa carta non indica nessuna casella su cui usarla ora; puoi però scambiarla.
origo-refused-own-shield = È un tuo scudo.
origo-refused-empty = Su questa casella non c’è nessuno scudo da attaccare.
origo-refused-not-established = Non puoi attaccare { $country-in }: la nazione non è ancora fondata.
origo-refused-sea-not-full = Non puoi attaccare { $sea-in }: il mare non è tutto occupato.
origo-refused-not-adjacent = Accanto alla casella da attaccare (non in diagonale) deve esserci un tuo scudo.
origo-refused-card-not-naming = Questa carta non indica la casella contesa { $square }.
origo-refused-no-card-counts = Non hai altre carte che contano in questo combattimento.
origo-refused-growth-not-adjacent = La carta crescita vale solo per chi ha uno scudo accanto alla casella contesa { $square }.
origo-refused-not-land = Solo uno scudo di terra può migrare.
origo-refused-not-sea = Solo uno scudo in mare può navigare.
origo-refused-already-navigated = Questo scudo ha già navigato in questo turno.
origo-refused-not-own = Lì non c’è nessun tuo scudo.
origo-refused-no-destination = Da lì non si raggiunge nessuna casella libera.
origo-refused-not-reachable = Questa casella non si può raggiungere: bisogna passare sopra i propri scudi.
origo-refused-too-few-cards = Per lo scambio servono esattamente due carte della mano.
origo-refused-nothing-to-show = Scegli almeno una carta da mostrare, oppure la bandiera bianca.
origo-refused-cards-selected = Hai scelto delle carte: mostrale, oppure annulla la scelta per mostrare la bandiera bianca.
origo-refused-not-in-hand = Non hai questa carta in mano.
origo-refused-combat-running = Prima bisogna decidere il combattimento.
origo-refused-already-chosen = Hai già scelto tutte le tue carte di questo tipo.
origo-refused-no-battlefield = Nessuna nazione è fondata e nessun mare è pieno: non puoi attaccare da nessuna parte.
origo-refused-no-enemy = Dove si può attaccare non ci sono scudi di altri giocatori.
origo-refused-no-card-names = Nessuna delle tue carte indica una casella che potresti attaccare.
origo-refused-names-no-enemy = La carta non indica nessuna casella con uno scudo di un altro giocatore.
origo-refused-no-empty-square = Nessuna delle tue carte indica una casella libera.
origo-refused-not-offered = Ora non è possibile.

## Options

origo-option-attack_adjacency = Attacchi solo accanto a un tuo scudo
origo-option-attack_adjacency-help = Sì: la casella attaccata deve confinare con un tuo scudo. No: si può attaccare qualsiasi casella indicata dalla carta.
origo-option-attack_adjacency-true = Sì
origo-option-attack_adjacency-false = No
origo-option-start_player = Primo giocatore
origo-option-start_player-help = Decide chi gioca il primo turno.
origo-option-start_player-random = A caso
origo-option-start_player-0 = Posto 1
origo-option-start_player-1 = Posto 2
origo-option-start_player-2 = Posto 3
origo-option-start_player-3 = Posto 4
origo-option-start_player-4 = Posto 5

## Domande

origo-forgo-end = Il tuo turno ti consente ancora un’azione. Vuoi terminarlo lo stesso?
