# Per chi non conosce ancora Origin.

## Il primo round: che cosa fare adesso, e perché

origin-guide-goal = I punti vengono dai gettoni caccia, dai gettoni stretto, dalle tessere innovazione e dagli obiettivi che riscatti; ogni carta che ti resta in mano alla fine vale un punto. In ogni turno fai un’azione con una pedina; il colore del territorio in cui arriva decide la tua ricompensa. Quando finiscono le pedine, i villaggi, le tessere o un mazzo, gli altri hanno un ultimo turno.
origin-guide-wait = È il turno degli altri. Guarda quali stretti e gettoni caccia sono ancora liberi, e quali territori vicini hanno il colore che ti serve.
origin-guide-objective = Tieni l’obiettivo a cui puoi puntare da subito; gli altri tornano nel mazzo. Nessuno lo vede finché non lo riscatti.
origin-guide-action = Scegli un territorio vuoto per una nuova pedina (evoluzione): discende da una pedina vicina, di chiunque sia. Oppure scegli una tua pedina da muovere (migrazione o scambio). Guarda prima il colore del territorio: decide la ricompensa. Un territorio verde dà il gettone caccia alla prima pedina che ci arriva; uno stretto dà il suo gettone appena hai pedine sui due lati.
origin-guide-pawn = Scegli la nuova pedina. Può essere uguale a una vicina o diversa in una sola cosa: di un altro colore, più alta di un grado o più larga di un grado. Le più alte vanno più lontano, le più larghe possono scalzare le altre.
origin-guide-target = Scegli dove va la pedina. Si muove al massimo di tanti territori quanto è alta. Verso un territorio vuoto migra; con una pedina avversaria più sottile si scambia di posto.
origin-guide-reward = Prendi la ricompensa. Le tessere si impilano in ordine (1, 2, 3…): prendi quella che viene dopo, o un 1 se non ne hai. Le carte danno effetti speciali; una carta permanente mostra il livello di tessera che serve per giocarla.
origin-guide-tile = Scegli la tessera che continua una delle tue pile; una di livello 1 ne comincia una nuova.
origin-guide-return = Restituisci le carte che non tieni: il resto di una scelta o gli obiettivi oltre il limite. Rinuncia a ciò che non userai presto.
origin-guide-council = Tieni la carta che ti aiuta di più nei prossimi turni.
origin-guide-end = Gioca le carte utili adesso, soprattutto gli obiettivi che puoi riscattare, o termina il turno. In mano una carta vale un punto; giocata, dà invece il suo effetto o i suoi punti.
origin-guide-extra = La carta ti dà un’azione in più. Scegli da dove comincia.
origin-guide-rival = Scegli l’avversario contro cui giocare la carta: di solito chi è in testa.
origin-guide-stack = Scegli la tessera da rubare. Vale di più quella che continua una delle tue pile.
origin-guide-strait = Scegli lo stretto. Prendi i punti indicati sul suo gettone.
