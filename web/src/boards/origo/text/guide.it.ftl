# Per chi non conosce ancora Origo.

## Il primo round: che cosa fare adesso, e perché

origo-guide-goal = I punti vengono da tre cose: gruppi di almeno tre tuoi scudi vicini (clan), scudi in mare e la maggioranza in una nazione. Si contano ogni quattro nazioni fondate, cioè riempite; con la dodicesima la partita finisce. Chi fonda una nazione prende subito dei punti.
origo-guide-wait = È il turno degli altri. Guarda dove si radunano: possono attaccarti solo da una casella accanto alla tua. Tocca o indica qualsiasi cosa sul tabellone per sapere che cos’è.
origo-guide-place = Prima del primo turno ognuno piazza alcuni scudi, uno alla volta; le carte non servono ancora. Metti uno scudo su una casella illuminata. Gli scudi uno accanto all’altro formano un clan e si difendono a vicenda: comincia con due o tre piccoli gruppi presso le nazioni che vorresti. Uno scudo in mare vale un punto a ogni conteggio.
origo-guide-menu = Puoi espandere o attaccare due volte, e migrare o scambiare carte una volta; in più gli scudi in mare possono navigare. Comincia espandendo: ogni carta indica delle caselle, e ogni espansione mette uno scudo sulla mappa. Puoi attaccare solo in una nazione fondata o in un mare pieno, accanto a un tuo scudo. Termina il turno quando vuoi; la mano torna a dieci carte.
origo-guide-expand-card = Scegli la carta da spendere. Righe, colonne e nazioni arrivano lontano, la crescita solo accanto ai tuoi scudi, le navi su ogni casella di mare. Le carte in mano ti difendono: tienine qualcuna che indichi le tue caselle.
origo-guide-expand-square = Scegli una casella illuminata. Le migliori uniscono i tuoi gruppi o riempiono l’ultima casella di una nazione: questo rende subito.
origo-guide-attack-card = Scegli una carta che indichi la casella da attaccare. Ogni tuo scudo accanto vale 1, ogni carta 2; chi difende ha 1 in più. Attacca dove hai più scudi e magari una seconda carta.
origo-guide-attack-square = Scegli lo scudo da attaccare. Prima conta gli scudi accanto a quella casella, i tuoi e i suoi. Se perdi, uno scudo della tua riserva se ne va.
origo-guide-reinforce = Ogni carta che aggiungi vale 2, ma deve indicare la casella contesa. L’attacco deve superare la difesa: in parità vince chi difende. Se non conviene, mostra la bandiera bianca; due bandiere di fila chiudono il combattimento.
origo-guide-move-from = Scegli lo scudo da far migrare. Va in una casella libera accanto, oppure lungo una catena di tuoi scudi fino a una casella libera accanto alla catena: così unisci due gruppi o riempi una nazione.
origo-guide-move-to = Scegli dove va: accanto agli altri tuoi scudi o nell’ultima casella libera di una nazione.
origo-guide-exchange-card = Scegli le due carte che ti servono meno; ne peschi subito due nuove. In cambio rinunci alla migrazione di questo turno.
origo-guide-navigate-from = Ogni tuo scudo in mare può navigare una volta per turno, e non costa nulla. Scegline uno che altrove serva di più.
origo-guide-navigate-to = Scegli dove va: sulla costa può unirsi a un gruppo o completare una nazione. Resta in mare se punti alla potenza navale.
