# Per chi non conosce ancora Orléans.

## Il primo round: che cosa fare adesso, e perché

orleans-guide-goal = In diciotto round peschi aiutanti dal sacchetto e li metti al lavoro. Alla fine contano monete, merci e, moltiplicati per il tuo livello di sviluppo, stazioni commerciali e cittadini. I nuovi aiutanti rafforzano il sacchetto, e ogni tipo porta qualcosa di suo.
orleans-guide-wait = Gli altri stanno decidendo. Intanto tocca o indica luoghi e tessere: ti dicono che cosa fanno. Guarda soprattutto che effetto avrà su di te l’evento di questo round.
orleans-guide-draw = Pesca gli aiutanti dal sacchetto, di solito tutti quelli che puoi. Vanno nel tuo mercato, che ne tiene otto. I Cavalieri te ne fanno pescare di più.
orleans-guide-take-back = Invece di pescare puoi riprendere nel mercato un aiutante già piazzato. Fallo solo dove è d’intralcio.
orleans-guide-plan = Metti gli aiutanti negli spazi dei tuoi luoghi. Un luogo funziona solo quando tutti i suoi spazi sono pieni; quello incompleto aspetta il prossimo round. Un buon inizio: Fattoria per le merci, Villaggio per un Artigiano o un Commerciante, Castello per pescare di più. Poi conferma.
orleans-guide-plan-space = Scegli lo spazio. Quelli illuminati accettano questo aiutante; meglio completare un luogo che cominciarne due.
orleans-guide-act = Usa uno dei tuoi luoghi pronti o passa. Si gioca a turno finché tutti hanno passato: prendi prima ciò che vogliono anche gli altri, come l’ultima merce di una via, una città libera, una tessera luogo. Gli aiutanti usati tornano nel sacchetto.
orleans-guide-recruit = Scegli chi reclutare nel Villaggio: il Barcaiolo porta monete, l’Artigiano una tecnologia che sostituisce per sempre un aiutante, il Commerciante un nuovo luogo.
orleans-guide-tile = Scegli un nuovo luogo tutto tuo. Prendine uno per cui hai già gli aiutanti nel sacchetto.
orleans-guide-city = Scegli la città di destinazione. Lungo la via puoi prendere una merce; dove non c’è ancora una stazione commerciale potrai costruirne una con la Sede della gilda.
orleans-guide-good = Prendi una merce lungo la via: alla fine il Broccato vale 5, la Lana 4, il Vino 3, il Formaggio 2, il Grano 1.
orleans-guide-send = L’aiutante che va a un’opera benefica lascia il tuo sacchetto per sempre e rende subito. Manda quelli che ti servono meno.
orleans-guide-deed = Scegli l’opera benefica. Chi ne riempie l’ultimo posto prende un cittadino, e i cittadini moltiplicano i punti.
orleans-guide-reward = Una moneta è un punto sicuro; un passo di sviluppo può portare presto monete, un cittadino o un livello più alto.
orleans-guide-buy = Scegli quante monete trasformare in sviluppo. Tienine abbastanza per il prossimo evento.
orleans-guide-remove = Con questa opzione ognuno toglie prima una tessera luogo dal gioco. Togli quella che non vuoi lasciare agli altri.
orleans-guide-bathe = I Bagni ti fanno pescare altri due aiutanti e tenere il migliore: quasi sempre conviene.
orleans-guide-keep = Tieni quello che completa un luogo in questo round; l’altro torna nel sacchetto.
orleans-guide-tower = La Torre delle polveri tiene altri due aiutanti. Mettici quelli che ora non ti servono o che vuoi mandare alle opere benefiche.
orleans-guide-bath = Piazza subito fino a due dei tre aiutanti pescati, meglio dove completano un luogo.
orleans-guide-bath-space = Scegli lo spazio per questo aiutante.
orleans-guide-place-tech = La tecnologia sostituisce un aiutante per sempre. Mettila in un luogo che usi ogni round; la prima deve sostituire un Contadino.
orleans-guide-sacristy = Rimetti il Monaco nel sacchetto e l’evento non ti tocca. Rispondi no se ti costa poco: il Monaco aspetterà un evento peggiore.
orleans-guide-food = Dai un Grano, un Formaggio o un Vino. Alla fine il Grano è quello che vale meno.
orleans-guide-torture = Non puoi pagare: per ogni moneta mancante perdi qualcosa. Comincia da ciò che per te vale meno, come una stazione commerciale della tua riserva o una merce di poco valore.
