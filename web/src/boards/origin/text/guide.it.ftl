# Per chi non conosce ancora Origin.

origin-about = Dalla prima tribù in Africa gli uomini si spargono in tutto il mondo: si evolvono, migrano, cacciano altri, inventano strumenti e raggiungono ciò che si sono proposti.

## La prima partita: che cosa fare adesso, e perché

origin-guide-goal = In ogni turno fai una cosa sulla mappa: una nuova pedina si evolve, una delle tue migra, oppure si scambia con una più debole. Il colore del territorio in cui arriva decide che cosa ricevi: tessere e carte. I punti vengono da obiettivi, gettoni, tessere e dalle carte che ti restano in mano.
origin-guide-wait = Tocca agli altri. Indica un territorio, una carta o una tessera per leggere che cosa fa, e guarda da quali pedine potrebbero evolversi le tue.
origin-guide-objective = Tieni l’obiettivo che puoi cominciare vicino all’Africa; gli altri tornano nel mazzo. Ne pescherai altri sui territori viola.
origin-guide-action = Scegli un territorio vuoto illuminato per farvi evolvere una pedina, oppure comincia dalla pedina nella riserva. Scegli una tua pedina per muoverla: lontano quanto è alta, e contro pedine più sottili. Punta al colore che ti serve adesso.
origin-guide-pawn = Una pedina somiglia alla sua progenitrice in almeno due cose, ed è al più di un grado più alta o più spessa. Quelle alte vanno lontano, quelle spesse cacciano le altre e ne sono al sicuro.
origin-guide-target = I numeri dicono quanto è lontano. Due pedine sulle due sponde di uno stretto ne danno il gettone; chi arriva per primo su un territorio verde prende il gettone che vi sta.
origin-guide-reward = A dà una tessera e una carta, B la scelta fra tre carte. Le tessere si impilano dal livello 1, e le carte permanenti chiedono il loro livello: all’inizio A vale di più. Sul marrone ci sono due tessere, o una di un’area qualsiasi.
origin-guide-tile = Prendi il livello che va su una tua pila, o un 1 per una nuova. Una tessera di livello 5 vale cinque punti.
origin-guide-return = Restituisci le carte che difficilmente giocherai. Ogni carta in mano vale un punto alla fine.
origin-guide-council = Tieni la carta di cui hai il livello, o lo avrai presto.
origin-guide-end = Puoi ancora giocare una carta: una di ogni mazzo per turno. Un obiettivo conta solo finché la sua condizione è vera, perciò giocalo appena è raggiunto.
origin-guide-extra = Questa carta ti dà un’azione in più. Scegli dove comincia.
origin-guide-rival = Scegli contro chi giochi la carta.
origin-guide-stack = Prendi la tessera che va su una delle tue pile.
origin-guide-strait = Prendi il gettone di questo stretto anche se occupi una sola sponda: quelli da 5 punti sono rari.
