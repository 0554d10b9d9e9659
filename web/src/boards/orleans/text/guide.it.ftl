# Per chi non conosce ancora Orléans.

orleans-about = Pesca seguaci dal tuo sacchetto, mettili al lavoro e reclutane altri: contadini, barcaioli, studiosi, cavalieri. Viaggia lungo la Loira, costruisci e raccogli merci.

## Il primo round: che cosa fare adesso, e perché

orleans-guide-goal = In diciotto round peschi seguaci dal sacchetto e li metti al lavoro. Alla fine contano monete, merci, e le stazioni e i cittadini moltiplicati per il tuo livello di sviluppo. I nuovi seguaci rafforzano il sacchetto, e ogni tipo porta qualcosa di suo.
orleans-guide-wait = Gli altri stanno decidendo. Intanto indica luoghi e tessere: ciascuno dice che cosa fa. Guarda soprattutto che effetto avrà su di te l’evento di questo round.
orleans-guide-draw = Pesca i seguaci dal sacchetto, di solito tutti quelli che puoi. Vanno al tuo mercato, che ne tiene otto. I cavalieri te ne fanno pescare di più.
orleans-guide-take-back = Invece di pescare puoi riprendere nel mercato un seguace già piazzato. Fallo solo dove è d’intralcio.
orleans-guide-plan = Metti i seguaci negli spazi dei tuoi luoghi. Un luogo funziona solo quando tutti i suoi spazi sono pieni; quello incompleto aspetta il prossimo round. Un buon inizio: Fattoria per le merci, Villaggio per un artigiano o un mercante, Castello per pescare di più. Poi conferma.
orleans-guide-plan-space = Scegli lo spazio. Quelli illuminati accettano questo seguace; meglio completare un luogo che cominciarne due.
orleans-guide-act = Esegui uno dei tuoi luoghi pronti o passa. Si gioca a turno finché tutti hanno passato: affrettati per ciò che vogliono anche gli altri, come l’ultima merce di una via, una città libera, una tessera luogo. I seguaci usati tornano nel sacchetto.
orleans-guide-recruit = Scegli chi ti dà il Villaggio: il barcaiolo porta monete, l’artigiano una tecnologia che sostituisce per sempre un seguace, il mercante un nuovo luogo.
orleans-guide-tile = Scegli un nuovo luogo tutto tuo. Prendine uno per cui hai già i seguaci nel sacchetto.
orleans-guide-city = Scegli la città di destinazione. Lungo la via prendi una merce; dove non c’è ancora una stazione potrai costruire con la Sede della gilda.
orleans-guide-good = Prendi una merce dalla via: il broccato vale 5, la lana 4, il vino 3, il formaggio 2, il grano 1.
orleans-guide-send = Il seguace che va a un’opera di bene ti lascia per sempre e rende subito. Manda quelli che intasano il sacchetto.
orleans-guide-deed = Scegli l’opera di bene. Chi ne riempie l’ultimo posto prende un cittadino, e i cittadini moltiplicano i punti.
orleans-guide-reward = Una moneta è un punto sicuro; un passo di sviluppo può portare presto monete, un cittadino o un livello più alto.
orleans-guide-buy = Scegli quante monete trasformare in sviluppo. Tienine abbastanza per il prossimo evento.
orleans-guide-remove = Con questa opzione ognuno toglie prima un luogo dal gioco. Elimina quello che non vuoi vedere in mano ad altri.
orleans-guide-bathe = I Bagni ti fanno pescare altri due seguaci e tenere il migliore: quasi sempre conviene.
orleans-guide-keep = Tieni quello che completa un luogo in questo round; l’altro torna nel sacchetto.
orleans-guide-tower = La Torre delle polveri ospita altri due seguaci. Mettici quelli che ora non ti servono o che vuoi mandare alle opere.
orleans-guide-bath = Piazza subito fino a due dei seguaci pescati, meglio se completano un luogo.
orleans-guide-bath-space = Scegli lo spazio per questo seguace.
orleans-guide-place-tech = La tecnologia sostituisce un seguace per sempre. Mettila in un luogo che usi ogni round; la prima sostituisce un contadino.
orleans-guide-sacristy = Restituisci il monaco e l’evento non ti tocca. Rispondi no se ti costa poco: il monaco aspetterà un evento peggiore.
orleans-guide-food = Dai un cibo. Alla fine il grano è quello che vale meno.
orleans-guide-torture = Non puoi pagare e perdi una cosa per ogni moneta mancante. Comincia da quello che per te vale meno, come una stazione della riserva o una merce di poco conto.
