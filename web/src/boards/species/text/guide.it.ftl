# Per chi è nuovo a L'origine delle specie.

species-about = Naviga con il Beagle tra le Galápagos nel 1835. Osserva piante e animali: ciò che impari ti porta alla prossima specie.

## Prima partita: che cosa fare ora, e perché

species-guide-goal = I cubi sulle tessere sono conoscenza: ognuno conta tutte le icone della sua tessera. Spendi cubi per scoprire nuove specie dal tracciato a sinistra: portano punti e carte e fanno avanzare il Beagle; quando arriva in Nuova Zelanda la partita finisce. Tre ancore sulla rotta valutano le carte del diario sotto la carta nautica.
species-guide-wait = Giocano gli altri. Indica tessere, carte e ancore: ognuna dice che cos'è. Il diario mostra quanto otterrebbe ciascuno se il Beagle arrivasse ora.
species-guide-setup-cube = Inizi con un cubo su una specie nota. Scegli quella la cui icona ti servirà per prima; guarda che cosa costa poco sul tracciato.
species-guide-turn = Con la Ricerca metti due cubi su due tessere. Scopri appena una tessera del tracciato si illumina: sceglila, poi scegli una casella illuminata. Pagano solo i cubi su quella casella e accanto, quindi radunali intorno a una casella vuota.
species-guide-recall = Non hai cubi in mano: prima riprendine alcuni. Lascia quelli che presto pagheranno o che da soli tengono una tessera.
species-guide-place = Metti i due cubi su tessere diverse. Quelle con più icone valgono di più per cubo; cercane due con una casella vicina in comune.
species-guide-discover-space = Scegli dove va la nuova specie. Al centro aiuterà più scoperte; sopra una tessera inferiore la conquista, un punto alla fine.
species-guide-displace = La specie nota fa posto. Scegli dove va, con i suoi cubi; meglio vicino ai tuoi.
species-guide-pay = Scegli quali cubi e carte pagano finché non resta altro da scegliere. Il taccuino mostra che cosa spendi e che cosa ottieni. I cubi tornano in mano.
species-guide-binoculars-space = Scegli la casella da osservare. Almeno un tuo cubo lì pagherà.
species-guide-beagle-card = Prendi una delle tre carte scoperte. Gli strumenti aiutano una scoperta futura; l'equipaggio dà azioni gratuite prima o dopo quella principale.
species-guide-refill = Scegli la pila la cui prima tessera va sul tracciato. Non regalare al prossimo ciò che può pagare.
species-guide-put-under = Metti la tessera sotto una pila: lì non darà fastidio.
species-guide-crew-place = Scegli la tessera che riceve i tuoi cubi.
species-guide-crew-from = Scegli che cosa si sposta.
species-guide-crew-to = Scegli dove va.
species-guide-crew-recall = Riprendi fino a tre cubi. Lascia quelli che stanno per pagare.
species-guide-crew-deck = Scegli l'habitat: i libri contano alla fine, gli strumenti pagano.
species-guide-crew-tool = Riprendi lo strumento che paga la tua prossima scoperta.
species-guide-crew-tile = Scegli la tessera che lascia il tracciato: una che nessuno deve avere, o una che blocca ciò che vuoi.
species-guide-crew-stack = Scegli la pila la cui prima tessera vuoi sul tracciato.
