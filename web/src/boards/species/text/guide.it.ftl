# Per chi non conosce ancora L’origine delle specie.

species-about = Salpa con il Beagle per le Galápagos: osserva le creature di terra, acqua e aria, e con ciò che hai imparato scopri nuove specie.

## Il primo round: che cosa fare adesso, e perché

species-guide-goal = Fai punti con le specie che scopri, con gli obiettivi del diario quando il Beagle li raggiunge, e alla fine con le tessere catturate e i libri. I cubi sulle tessere sono la tua conoscenza: ognuno paga con i simboli della sua tessera.
species-guide-wait = Tocca agli altri. Guarda il tracciato: quanto costa e che cosa dà ogni specie, e se i tuoi cubi sono dove potrebbero pagarla.
species-guide-setup-cube = Metti il tuo primo cubo su una specie nota. Decide con quale conoscenza cominci; scegline una i cui simboli servono sul tracciato.
species-guide-turn = Un’azione principale: la ricerca mette due cubi su due specie, la scoperta prende una specie dal tracciato. Scopri quando i tuoi cubi attorno a uno spazio libero possono pagarla; altrimenti fai ricerca. Le carte equipaggio sono gratuite.
species-guide-recall = Riprendi cubi fino ad averne due in mano. Lascia quelli dove vuoi scoprire fra poco.
species-guide-place = Metti i cubi su due specie diverse e vicine: una nuova specie fra loro potrà essere pagata da entrambe.
species-guide-discover-space = Scegli lo spazio. Tutti i cubi accanto possono pagare; punti e ricompense sono uguali ovunque, perciò pensa a dove resteranno i tuoi cubi. Coprire una tessera più bassa la cattura.
species-guide-displace = La specie nota si sposta, con i suoi cubi, nello spazio vuoto più vicino. Scegli quello che conviene ai tuoi cubi.
species-guide-pay = Scegli quali cubi o strumenti pagano. I cubi tornano in mano; lascia sul tabellone quelli che servono alla prossima scoperta, poi conferma.
species-guide-binoculars-space = Con il binocolo pagano anche i cubi a due passi di distanza. Scegli dove sono.
species-guide-crew-place = Scegli la specie per i tuoi cubi: una i cui simboli sono richiesti sul tracciato.
species-guide-crew-from = Scegli che cosa si sposta: ciò che lì serve a poco.
species-guide-crew-to = Scegli dove va: accanto agli altri tuoi cubi, presso uno spazio libero.
species-guide-crew-recall = Riprendi i cubi che hanno finito il loro lavoro; con più cubi in mano la prossima ricerca rende di più.
species-guide-crew-deck = Scegli il mazzo di cui raccogli strumenti o libri.
species-guide-crew-tool = Scegli lo strumento che pagherà una scoperta che hai in mente.
species-guide-crew-tile = Manda via una specie che servirebbe più agli altri che a te.
species-guide-crew-stack = Scegli la pila che rimpiazza la tessera. Una tessera alta spinge le basse dove si possono prendere liberamente.
species-guide-beagle-card = Scegli una carta Beagle: le mappe aprono la cima del tracciato, gli strumenti pagano, l’equipaggio agisce gratis.
species-guide-refill = Scegli la pila che rimpiazza la tessera. I prossimi sceglieranno fra ciò che scopri.
species-guide-put-under = Scegli la pila sotto cui va la tessera: così tornerà tardi.
