# Per chi è nuovo a L’origine delle specie.

## Prima partita: che cosa fare ora, e perché

species-guide-goal = I cubi sulle tessere sono conoscenza: ogni cubo conta tutte le icone della sua tessera. Spendi cubi per scoprire nuove specie dal tracciato dell’evoluzione: portano punti e carte e fanno avanzare il Beagle; quando arriva in Nuova Zelanda la partita finisce. A tre ancore lungo la rotta si segnano i punti delle carte del diario.
species-guide-wait = È il turno degli altri. Intanto tocca o indica tessere, carte e ancore: ti dicono che cosa sono. Il diario mostra quanti punti farebbe ciascuno se il Beagle arrivasse ora.
species-guide-setup-cube = Cominci con un cubo su una specie nota. Scegli quella la cui icona ti servirà per prima; guarda che cosa costa poco sul tracciato.
species-guide-turn = Con la ricerca metti due cubi su due tessere. Fai una scoperta appena una tessera del tracciato si illumina: sceglila, poi scegli una casella illuminata. Pagano solo i cubi su quella casella e accanto: radunali intorno a una casella vuota. Dopo puoi ancora giocare carte equipaggio; poi termina il turno.
species-guide-recall = Hai meno di due cubi in mano: prima riprendine alcuni. Lascia quelli che presto pagheranno o che ti danno la maggioranza su una tessera.
species-guide-place = Metti i due cubi su tessere diverse. Un cubo vale di più su una tessera con più icone; cerca due tessere accanto alla stessa casella vuota.
species-guide-discover-space = Scegli dove va la nuova specie. Al centro aiuta più scoperte. Se copri una tessera di livello più basso la conquisti: un punto alla fine.
species-guide-displace = La specie nota fa posto. Scegli dove va, con i suoi cubi; meglio accanto ai tuoi.
species-guide-pay = Scegli quali cubi e carte pagano finché non resta altro da scegliere. Il taccuino mostra che cosa spendi e che cosa ottieni. I cubi tornano in mano.
species-guide-binoculars-space = Scegli la casella da osservare. Almeno un tuo cubo lì pagherà.
species-guide-beagle-card = Prendi una delle tre carte in tavola. Gli strumenti aiutano una scoperta futura; l’equipaggio dà azioni gratuite prima o dopo quella principale.
species-guide-refill = Scegli la pila la cui tessera in cima va sul tracciato. Non regalare al prossimo giocatore ciò che può pagare.
species-guide-put-under = Metti la tessera sotto una pila: lì non dà più fastidio.
species-guide-crew-place = Scegli la tessera che riceve i tuoi cubi.
species-guide-crew-from = Scegli la tessera o il cubo da spostare.
species-guide-crew-to = Scegli dove spostare la tessera o il cubo.
species-guide-crew-recall = Riprendi fino a tre cubi. Lascia quelli che stanno per pagare.
species-guide-crew-deck = Scegli l’habitat: i libri contano alla fine, gli strumenti pagano.
species-guide-crew-tool = Riprendi lo strumento che pagherà la tua prossima scoperta.
species-guide-crew-tile = Scegli la tessera da togliere dal tracciato: una che nessuno deve avere, o una che ti intralcia.
species-guide-crew-stack = Scegli la pila la cui tessera in cima vuoi sul tracciato.
