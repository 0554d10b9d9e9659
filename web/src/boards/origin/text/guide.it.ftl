# Per chi non conosce ancora Origin.

origin-about = Da una culla in Africa l’umanità si diffonde nel mondo: più alta, più forte, più lontano. Evolvi, migra, attraversa gli stretti, impara e raggiungi i tuoi obiettivi segreti.

## Il primo round: che cosa fare adesso, e perché

origin-guide-goal = I punti vengono dai terreni di caccia, dagli stretti che attraversi per primo, dalle tessere innovazione e dagli obiettivi segreti. Ogni turno è un’azione con una pedina; il colore del territorio in cui arriva decide la tua ricompensa.
origin-guide-wait = Tocca agli altri. Guarda quali stretti e terreni di caccia sono ancora liberi, e quali territori vicini hanno il colore che ti serve.
origin-guide-objective = Tieni l’obiettivo a cui puoi lavorare da subito; gli altri tornano nel mazzo. Nessuno lo vede finché non lo mostri.
origin-guide-action = Scegli un territorio vuoto per una nuova pedina (evoluzione) o una tua pedina da spostare (migrazione). Guarda prima il colore del territorio: è la tua ricompensa. Stretti e territori verdi danno subito punti a chi arriva primo.
origin-guide-pawn = Scegli la nuova pedina. Somiglia alla vicina tranne che per un passo: le più alte vanno più lontano, le più larghe scacciano le altre.
origin-guide-target = Scegli dove va la pedina. L’altezza è la sua portata. In un territorio vuoto migra; con una pedina più forte puoi scambiarti con una più debole di un avversario.
origin-guide-reward = Prendi la ricompensa: una tessera allunga la tua pila e permette carte migliori, una carta porta qualcosa di speciale. Le tessere si impilano in ordine, 1, 2, 3: prendi quella che viene dopo.
origin-guide-tile = Scegli la tessera che continua una tua pila; una di livello 1 ne comincia una nuova.
origin-guide-return = Restituisci le carte che non tieni: il resto di una scelta e gli obiettivi oltre il secondo. Rinuncia a ciò che non userai presto.
origin-guide-council = Tieni la carta che ti aiuta di più nei prossimi turni.
origin-guide-end = Gioca le carte utili adesso, soprattutto gli obiettivi raggiunti, o termina il turno.
origin-guide-extra = La carta ti dà un’azione in più. Scegli dove comincia.
origin-guide-rival = Scegli l’avversario colpito dalla carta: di solito chi è in testa.
origin-guide-stack = Scegli la tessera da prendere. Vale di più quella che continua la tua pila.
origin-guide-strait = Scegli lo stretto. Il suo gettone vale i punti che porta scritti.
