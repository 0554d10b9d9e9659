# Origo in italiano. I nomi di giocatori, carte, caselle, nazioni e mari arrivano già tradotti.

## Names

origo-title = Origo

origo-country-BR = Britannia
origo-country-BE = Belgica
origo-country-SK = Scandinavia
origo-country-GE = Germania
origo-country-PO = Polonia
origo-country-BA = Terre baltiche
origo-country-GA = Gallia
origo-country-HE = Elvezia
origo-country-DK = Dacia
origo-country-HI = Hispania
origo-country-IT = Italia
origo-country-DM = Dalmazia

origo-sea-no = Mare del Nord
origo-sea-os = Mar Baltico
origo-sea-bi = Golfo di Biscaglia
origo-sea-mi = Mediterraneo
origo-sea-ad = Adriatico

origo-tribe-red = Unni
origo-tribe-blue = Goti
origo-tribe-black = Angli e Sassoni
origo-tribe-green = Longobardi
origo-tribe-orange = Vandali

origo-card-row = Riga { $label }
origo-card-column = Colonna { $label }
origo-card-land = { $label }
origo-card-growth = Crescita demografica
origo-card-ship = Nave

origo-action-flag = Bandiera bianca

## Help

origo-help-expand = Gioca una carta e metti uno scudo della tua riserva su una casella libera indicata dalla carta. Espansioni e attacchi: due in tutto per turno.
origo-help-attack = Gioca una carta e combatti per lo scudo di un altro giocatore su una casella indicata dalla carta e vicina a un tuo scudo: in una nazione fondata o in un mare pieno. Espansioni e attacchi: due in tutto per turno.
origo-help-move = Sposta uno dei tuoi scudi di terra su una casella libera vicina, passando se vuoi sopra una catena di tuoi scudi. Una volta per turno, al posto dello scambio di carte.
origo-help-exchange = Scarta due carte della mano e pescane due. Una volta per turno, al posto della migrazione.
origo-help-navigate = Ognuno dei tuoi scudi in mare può navigare una volta per turno verso una casella libera vicina, passando se vuoi sopra una catena di tuoi scudi.
origo-help-end = Il tuo turno finisce e la mano torna a 10 carte. Un turno senza azioni vale come passare.
origo-help-show = Aggiungi al combattimento le carte scelte: 2 per ognuna.
origo-help-flag = Per questa volta non aggiungi nulla. Non è una resa: il combattimento finisce dopo due bandiere bianche di seguito.
origo-help-card-row = Indica tutte le caselle delle sue righe, terra e mare.
origo-help-card-column = Indica tutte le caselle delle sue colonne, terra e mare.
origo-help-card-land = Indica tutte le caselle di questa nazione.
origo-help-card-growth = Indica tutte le caselle vicine ai tuoi scudi.
origo-help-card-ship = Indica tutte le caselle di mare.
origo-help-country = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
  }; a chi ha più scudi in un conteggio: { $first }, { $second }, { $third } punti; altri due a chi le occupa tutte.
origo-help-sea = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
  }; finché sono tutte occupate, qui gli scudi possono essere attaccati.

## What is asked

origo-ask-place = Metti uno scudo su una casella libera.
origo-ask-menu = Scegli un'azione o termina il turno.
origo-ask-reinforce = Aggiungi carte al combattimento o mostra la bandiera bianca.
origo-ask-expand-card = Scegli la carta per l'espansione.
origo-ask-expand-square = Scegli la casella libera per il tuo scudo.
origo-ask-attack-card = Scegli la carta per l'attacco.
origo-ask-attack-square = Scegli la casella da attaccare.
origo-ask-move-from = Scegli lo scudo di terra che migra.
origo-ask-move-to = Scegli dove va.
origo-ask-exchange-card = Scegli le due carte da scambiare.
origo-ask-navigate-from = Scegli lo scudo in mare che naviga.
origo-ask-navigate-to = Scegli dove approda.

origo-wait-place = { $seat } sta mettendo uno scudo.
origo-wait-menu = È il turno di { $seat }.
origo-wait-reinforce = { $seat } sta decidendo se aggiungere carte al combattimento.

## What happened

origo-started = Comincia { $seat }.
origo-placed = { $seat } mette uno scudo in { $square }.
origo-play-begins = Gli scudi iniziali sono tutti sulla mappa: cominciano i turni.
origo-turn = Round { $round }: è il turno di { $seat }.
origo-expanded = { $seat } gioca { $card } e si espande in { $square }.
origo-attacked = { $seat } gioca { $card } e attacca { $defender } in { $square }.
origo-reinforced = { $seat } aggiunge { $cards }.
origo-flagged = { $seat } mostra la bandiera bianca.
origo-combat-won = { $seat } conquista { $square } ai danni di { $defender }, { $attack } a { $defence }.
origo-combat-held = { $seat } difende { $square } contro { $attacker }, { $attack } a { $defence }.
origo-moved = { $seat } migra da { $from } a { $to }.
origo-navigated = { $seat } naviga da { $from } a { $to }.
origo-exchanged = { $seat } scambia due carte.
origo-exchanged-own = Scarti { $cards }.
origo-drew = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }.
origo-drew-own = Peschi { $cards }.
origo-founded = { $seat } fonda la nazione { $country }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
origo-reshuffled = Gli scarti vengono mescolati in un nuovo mazzo.
origo-passed = { $seat } passa.
origo-ended-turn = { $seat } termina il turno.
origo-scoring = Conteggio dei punti dopo il round { $round }.
origo-scored = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: clan { $clan }, potenza navale { $naval }, nazioni { $countries }.
origo-new-start-player = { $seat } ha meno punti di tutti e comincia il prossimo round.
origo-last-round = { $reason ->
    [countries] La dodicesima nazione è fondata: questo è l'ultimo round.
   *[supply] Una riserva di scudi è vuota: questo è l'ultimo round.
  }
origo-over = La partita è finita.

## Why not

origo-refused-occupied = Questa casella è occupata.
origo-refused-not-named = La carta non indica questa casella.
origo-refused-limit-reached = { $country }: all'inizio non { $limit ->
    [one] può starci più di { $limit } scudo
   *[other] possono starci più di { $limit } scudi
  }.
origo-refused-no-allowance = In questo turno l'hai già fatto quante volte è permesso.
origo-refused-no-supply = La tua riserva di scudi è vuota.
origo-refused-no-card = Non hai una carta adatta.
origo-refused-no-square = Questa carta non indica nessuna casella su cui usarla; la puoi scambiare.
origo-refused-own-shield = È un tuo scudo.
origo-refused-empty = Su questa casella non c'è nessuno scudo da attaccare.
origo-refused-not-established = { $country }: la nazione non è ancora fondata, quindi lì non si attacca.
origo-refused-sea-not-full = { $sea }: il mare non è pieno, quindi lì non si attacca.
origo-refused-not-adjacent = Vicino alla casella da attaccare deve esserci un tuo scudo.
origo-refused-card-not-naming = Questa carta non indica la casella contesa { $square }.
origo-refused-growth-not-adjacent = La crescita demografica vale solo per chi ha uno scudo vicino alla casella contesa { $square }.
origo-refused-not-land = Solo uno scudo di terra può migrare.
origo-refused-not-sea = Solo uno scudo in mare può navigare.
origo-refused-already-navigated = Questo scudo ha già navigato in questo turno.
origo-refused-not-own = Lì non c'è un tuo scudo.
origo-refused-no-destination = Da lì non si raggiunge nessuna casella libera.
origo-refused-not-reachable = Questa casella non è raggiungibile: la via deve passare sopra i tuoi scudi.
origo-refused-too-few-cards = Si scambiano esattamente due carte della mano.
origo-refused-nothing-to-show = Scegli almeno una carta da mostrare, oppure la bandiera bianca.
origo-refused-cards-selected = Hai scelto delle carte: mostrale, oppure ricomincia per usare la bandiera bianca.
origo-refused-not-in-hand = Questa carta non è nella tua mano.
origo-refused-combat-running = Prima si deve decidere il combattimento.
origo-refused-already-chosen = Hai già scelto tutte le tue carte di questo tipo.
origo-refused-no-battlefield = Nessuna nazione è fondata e nessun mare è pieno: non puoi attaccare da nessuna parte.
origo-refused-no-enemy = Dove si può attaccare non ci sono scudi di altri giocatori.
origo-refused-no-card-names = Nessuna delle tue carte indica una casella che potresti attaccare.
origo-refused-names-no-enemy = La carta non indica nessuna casella con uno scudo di un altro giocatore.
origo-refused-no-empty-square = Nessuna delle tue carte indica una casella libera.
origo-refused-not-offered = Adesso non è possibile.

## Options

origo-option-attack_adjacency = Si attacca solo accanto a un proprio scudo
origo-option-attack_adjacency-true = Sì
origo-option-attack_adjacency-false = No
origo-option-start_player = Primo giocatore
origo-option-start_player-random = A caso
origo-option-start_player-0 = Posto 1
origo-option-start_player-1 = Posto 2
origo-option-start_player-2 = Posto 3
origo-option-start_player-3 = Posto 4
origo-option-start_player-4 = Posto 5
