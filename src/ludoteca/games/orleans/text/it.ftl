# Orléans in italiano. Il client passa i nomi di giocatori, seguaci, luoghi, città, merci, opere ed eventi come parole.

## Names

orleans-title = Orléans
# `.one` di un aiutante: uno, con l’articolo («un Contadino»); un messaggio lo chiede con { $follower-one }.
orleans-follower-farmer = Contadino
    .one = un Contadino
orleans-follower-boatman = Barcaiolo
    .one = un Barcaiolo
orleans-follower-craftsman = Artigiano
    .one = un Artigiano
orleans-follower-trader = Mercante
    .one = un Mercante
orleans-follower-knight = Cavaliere
    .one = un Cavaliere
orleans-follower-scholar = Studioso
    .one = uno Studioso
orleans-follower-monk = Monaco
    .one = un Monaco
orleans-starting = { $follower }*
    .one = { $follower-one }*
orleans-good-brocade = Broccato
orleans-good-wool = Lana
orleans-good-wine = Vino
orleans-good-cheese = Formaggio
orleans-good-grain = Grano
orleans-place-farm_house = Fattoria
orleans-place-village = Villaggio
orleans-place-university = Università
orleans-place-castle = Castello
orleans-place-monastery = Monastero
orleans-place-ship = Nave
orleans-place-wagon = Carro
orleans-place-guildhall = Sede della gilda
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Municipio
orleans-place-hayrick = Fienile
orleans-place-cheese_factory = Caseificio
orleans-place-winery = Cantina vinicola
orleans-place-wool_manufacturer = Lanificio
orleans-place-tailor_shop = Sartoria
orleans-place-brewery = Birrificio
orleans-place-sacristy = Sacrestia
orleans-place-herb_garden = Orto delle erbe
orleans-place-bathhouse = Bagni
orleans-place-windmill = Mulino a vento
orleans-place-library = Biblioteca
orleans-place-hospital = Ospedale
orleans-place-gunpowder_tower = Torre delle polveri
orleans-place-cellar = Dispensa
orleans-place-office = Ufficio
orleans-place-school = Scuola
orleans-place-pharmacy = Farmacia
orleans-place-horse_wagon = Carro a cavalli
orleans-place-shipping_line = Compagnia di navigazione
orleans-place-laboratory = Laboratorio
orleans-event-pilgrimage = Pellegrinaggio
orleans-event-plague = Peste
orleans-event-taxes = Tasse
orleans-event-trading_day = Giorno di mercato
orleans-event-income = Rendita
orleans-event-harvest = Raccolto
orleans-city-orleans = Orléans
orleans-city-chartres = Chartres
orleans-city-etampes = Étampes
orleans-city-le_mans = Le Mans
orleans-city-chateaudun = Châteaudun
orleans-city-montargis = Montargis
orleans-city-vendome = Vendôme
orleans-city-blois = Blois
orleans-city-briare = Briare
orleans-city-tours = Tours
orleans-city-chinon = Chinon
orleans-city-montrichard = Montrichard
orleans-city-vierzon = Vierzon
orleans-city-loches = Loches
orleans-city-bourges = Bourges
orleans-city-sancerre = Sancerre
orleans-city-chatellerault = Châtellerault
orleans-city-le_blanc = Le Blanc
orleans-city-chateauroux = Châteauroux
orleans-city-nevers = Nevers
orleans-city-argenton = Argenton-sur-Creuse
orleans-city-la_chatre = La Châtre
orleans-city-saint_amand = Saint-Amand-Montrond
orleans-deed-city_wall = Costruzione delle mura
orleans-deed-papal_conclave = Conclave
orleans-deed-defeat_plague = Lotta alla peste
orleans-deed-astronomy = Astronomia
orleans-deed-boatmen_guild = Fondazione della gilda dei barcaioli
orleans-deed-cathedral = Costruzione della cattedrale
orleans-deed-peace_treaty = Trattato di pace
orleans-deed-canalisation = Canalizzazione
orleans-phase-removal = Rimozione delle tessere luogo
orleans-phase-hourglass = Clessidra
orleans-phase-census = Censimento
orleans-phase-followers = Seguaci
orleans-phase-planning = Pianificazione
orleans-phase-actions = Azioni
orleans-phase-event = Evento
orleans-phase-start = Primo giocatore
orleans-phase-over = Fine della partita
orleans-technology-tile = Tecnologia
orleans-citizen-tile = Cittadino
orleans-market = Mercato
orleans-tower-spaces = Sulla torre
orleans-coins-label = Monete
orleans-development-label = Sviluppo
orleans-level = Livello di sviluppo { $level }
orleans-action-draw = Pesca
orleans-action-draw_all = Pesca tutti
orleans-action-take_back = Riprendi
orleans-action-stop = Basta
orleans-action-skip = Non usare
orleans-action-commit = Conferma
orleans-action-pass = Passa
orleans-action-none = Niente
orleans-action-done = Basta così
orleans-action-coin = Moneta
orleans-action-development = Sviluppo
orleans-action-yes = Sì
orleans-action-no = No
orleans-action-supply = Stazione dalla riserva
orleans-action-follower = Seguace dal sacchetto
orleans-action-waiting = Tecnologia in attesa
orleans-action-1 = 1 moneta
orleans-action-2 = 2 monete
orleans-action-3 = 3 monete

## Help

orleans-help-place-farm_house = Recluta un Contadino: un passo sul suo tracciato e la merce indicata.
orleans-help-place-village = Recluta un Barcaiolo (monete), un Artigiano (tecnologia) o un Mercante (tessera luogo).
orleans-help-place-university = Recluta uno Studioso e avanza sul tracciato dello sviluppo dei punti del nuovo passo.
orleans-help-place-castle = Recluta un Cavaliere: dal prossimo round peschi secondo il nuovo numero.
orleans-help-place-monastery = Recluta un Monaco, che sostituisce qualsiasi seguace nei tuoi luoghi. Chiuso durante il Pellegrinaggio.
orleans-help-place-ship = Muovi il mercante lungo una via d’acqua; puoi prendere una merce che vi si trova.
orleans-help-place-wagon = Muovi il mercante lungo una strada; puoi prendere una merce che vi si trova.
orleans-help-place-guildhall = Costruisci una stazione commerciale nella città del mercante: una per città, a Orléans una per giocatore.
orleans-help-place-scriptorium = Un passo sul tracciato dello sviluppo.
orleans-help-place-town_hall = Invia uno o due seguaci neutrali alle opere di bene, per sempre, in cambio di monete o sviluppo; chi completa un’opera prende il cittadino.
orleans-help-place-hayrick = Prendi un Grano dal mercato delle merci.
orleans-help-place-cheese_factory = Prendi un Formaggio dal mercato delle merci.
orleans-help-place-winery = Prendi un Vino dal mercato delle merci.
orleans-help-place-wool_manufacturer = Prendi una Lana dal mercato delle merci.
orleans-help-place-tailor_shop = Prendi un Broccato dal mercato delle merci.
orleans-help-place-brewery = Prendi 2 monete.
orleans-help-place-sacristy = Un Monaco attende qui; con Peste, Tasse o Raccolto rimettilo nel sacchetto e sei risparmiato.
orleans-help-place-herb_garden = I tuoi Barcaioli vanno anche negli spazi di Artigiani, Mercanti e Contadini.
orleans-help-place-bathhouse = Dopo la pesca, pesca altri due seguaci, tienine uno e rimetti l’altro. Nella prima edizione: un Contadino qui ne pesca tre, due dei quali si piazzano subito.
orleans-help-place-windmill = Prendi 2 monete e un passo sul tracciato dello sviluppo.
orleans-help-place-library = Due passi sul tracciato dello sviluppo.
orleans-help-place-hospital = Prendi tante monete quanto il tuo livello di sviluppo.
orleans-help-place-gunpowder_tower = Posto per altri due seguaci dopo la pesca. Da qui si possono pianificare o inviare alle opere di bene come azione.
orleans-help-place-cellar = Prendi 4 monete.
orleans-help-place-office = Prendi una moneta per ogni stazione commerciale costruita.
orleans-help-place-school = I tuoi Studiosi vanno anche negli spazi di tutti gli altri, tranne i Monaci.
orleans-help-place-pharmacy = Paga da 1 a 3 monete per altrettanti passi sul tracciato dello sviluppo. Accetta qualsiasi seguace.
orleans-help-place-horse_wagon = Muovi il mercante lungo una strada; puoi prendere una merce che vi si trova.
orleans-help-place-shipping_line = Un passo sul tracciato dello sviluppo.
orleans-help-place-laboratory = Prendi una tessera tecnologia, che piazzi quando passi.
orleans-help-event-pilgrimage = In questo round il Monastero è chiuso.
orleans-help-event-plague = Ciascuno perde un seguace pescato dal sacchetto; quelli iniziali sono salvi.
orleans-help-event-taxes = Ciascuno paga una moneta ogni tre merci.
orleans-help-event-trading_day = Ciascuno prende una moneta per ogni stazione commerciale costruita.
orleans-help-event-income = Ciascuno prende tante monete quanto il livello di sviluppo.
orleans-help-event-harvest = Ciascuno dà un Grano, un Formaggio o un Vino; chi non ne ha paga 5 monete.
orleans-help-technology = Vale per sempre come il seguace del suo spazio. La prima sostituisce un Contadino; mai un Monaco; una per luogo.
orleans-help-citizen = Alla fine vale quanto il tuo livello di sviluppo.
orleans-help-development = Le monete sul tracciato si ricevono una volta ciascuno, i cittadini solo il primo. Alla fine il livello moltiplica stazioni e cittadini.

## What is asked

orleans-ask-round = Il round prosegue.
orleans-ask-remove = Scegli una tessera luogo da togliere dal gioco.
orleans-ask-draw = Pesca seguaci, o riprendi invece quelli piazzati.
orleans-ask-take-back = Scegli il seguace che torna nel tuo mercato.
orleans-ask-bathe = Usi i Bagni: peschi altri due e ne tieni uno?
orleans-ask-keep = Scegli il seguace da tenere.
orleans-ask-tower = Scegli chi sta sulla Torre delle polveri.
orleans-ask-plan = Piazza i seguaci nei tuoi luoghi, poi conferma.
orleans-ask-plan-space = Scegli lo spazio per questo seguace.
orleans-ask-act = Esegui un luogo, o passa.
orleans-ask-recruit = Scegli chi reclutare nel Villaggio.
orleans-ask-tile = Scegli una tessera luogo.
orleans-ask-city = Scegli dove va il tuo mercante.
orleans-ask-good = Scegli una merce lungo la via, o nessuna.
orleans-ask-send = Scegli il seguace da inviare a un’opera di bene.
orleans-ask-deed = Scegli l’opera di bene.
orleans-ask-reward = Moneta o sviluppo?
orleans-ask-buy = Quante monete paghi?
orleans-ask-bath = Piazza due dei seguaci pescati.
orleans-ask-bath-space = Scegli lo spazio per questo seguace.
orleans-ask-place-tech = Scegli lo spazio per la tua tecnologia.
orleans-ask-sacristy = Rimetti il Monaco della Sacrestia per evitare l’evento?
orleans-ask-food = Scegli il cibo da dare.
orleans-ask-torture = Scegli che cosa perdi per ogni moneta che ti manca.
orleans-wait-remove = { $seat } toglie una tessera luogo.
orleans-wait-draw = { $seat } pesca i seguaci.
orleans-wait-bathe = { $seat } è ai Bagni.
orleans-wait-keep = { $seat } sceglie chi tenere.
orleans-wait-tower = { $seat } sistema la Torre delle polveri.
orleans-wait-plan = { $seat } sta pianificando.
orleans-wait-act = È il turno di { $seat }.
orleans-wait-bath = { $seat } piazza i seguaci dei Bagni.
orleans-wait-place-tech = { $seat } piazza una tecnologia.
orleans-wait-sacristy = { $seat } decide sulla Sacrestia.
orleans-wait-food = { $seat } sceglie il cibo da dare.
orleans-wait-torture = { $seat } non può pagare e sceglie che cosa perdere.

## What happened

orleans-started = { $seat } è il primo giocatore.
orleans-removed = { $seat } toglie dal gioco: { $tile }.
orleans-round = Round { $round }: { $event }. Comincia { $seat }.
orleans-census-first = Censimento: { $seat } ha più contadini di tutti.
orleans-census-last = Censimento: { $seat } ha meno contadini di tutti e paga.
orleans-drew = { $seat } pesca { $follower-one }.
orleans-took-back = { $seat } riprende { $follower-one } (da: { $place }).
orleans-bathed = { $seat } pesca ai Bagni { $followers-one }.
orleans-kept = { $seat } tiene { $follower-one }.
orleans-tower = { $followers-count ->
    [0] { $seat } lascia vuota la Torre delle polveri.
   *[other] { $seat } ha { $followers-one } sulla Torre delle polveri.
  }
orleans-planned = { $seat } ha finito di pianificare{ $places-count ->
    [0] {""}
   *[other] : { $places }
  }.
orleans-acted = { $seat } esegue: { $place }.
orleans-recruited = { $seat } recluta { $follower-one }.
orleans-good = { $seat } prende { $good }.
orleans-coins = { $seat } prende { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-developed = { $seat } avanza di { $points ->
    [one] { $points } passo
   *[other] { $points } passi
  } nello sviluppo, fino a { $development }.
orleans-citizen = { $seat } prende un cittadino.
orleans-technology = { $seat } prende una tessera tecnologia.
orleans-tile = { $seat } prende una tessera luogo: { $tile }.
orleans-travelled = { $seat } viaggia fino a { $city }.
orleans-built = { $seat } costruisce una stazione commerciale a { $city }.
orleans-sent = { $seat } invia { $follower-one } all’opera «{ $deed }».
orleans-deed = { $seat } completa un’opera di bene: { $deed }.
orleans-bath-placed = { $seat } piazza { $follower-one } ({ $place }).
orleans-passed = { $seat } passa.
orleans-tech-placed = { $seat } piazza una tecnologia: { $place }.
orleans-event = L’evento ha effetto: { $event }.
orleans-protected = { $seat } è risparmiato dalla Sacrestia.
orleans-plague-lost = { $seat } perde { $follower-one } per la peste.
orleans-plague-spared = La peste risparmia { $seat }, che ha pescato { $follower-one }.
orleans-plague-empty = La peste non trova nessuno nel sacchetto di { $seat }.
orleans-paid = { $seat } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-food = { $seat } dà: { $good }.
orleans-debt = A { $seat } mancano { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }: tortura.
orleans-lapsed = { $seat } non ha più nulla da dare; { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  } condonate.
orleans-lost-good = { $seat } perde { $good }.
orleans-lost-supply = { $seat } perde una stazione commerciale dalla riserva.
orleans-lost-station = { $seat } perde la stazione commerciale di { $city }.
orleans-lost-follower = { $seat } perde { $follower-one }.
orleans-lost-development = { $seat } arretra nello sviluppo, a { $development }.
orleans-lost-tile = { $seat } perde una tessera luogo: { $tile }.
orleans-lost-technology = { $seat } perde la tecnologia su { $place }.
orleans-lost-waiting = { $seat } perde una tessera tecnologia in attesa.
orleans-most-stations = { $seat } ha costruito di più: { $stations ->
    [one] { $stations } stazione commerciale
   *[other] { $stations } stazioni commerciali
  }.
orleans-over = La partita è finita.

## Why not

orleans-refused-not-offered = Ora non è possibile.
orleans-refused-not-your-place = { $place } non è tuo.
orleans-refused-tower-nobody = Sulla torre non c’è un seguace neutrale adatto a un’opera di bene.
orleans-refused-never-an-action = { $place } agisce da sé; non è un’azione.
orleans-refused-not-ready = A { $place } mancano ancora seguaci.
orleans-refused-pilgrimage = Durante il Pellegrinaggio il Monastero è chiuso.
orleans-refused-nobody-to-recruit = Qui non si può più reclutare nessuno.
orleans-refused-no-road = Da qui non parte alcuna strada.
orleans-refused-no-waterway = Da qui non parte alcuna via d’acqua.
orleans-refused-no-station = Non hai più stazioni commerciali.
orleans-refused-city-taken = A { $city } c’è già una stazione commerciale.
orleans-refused-development-end = Sei alla fine del tracciato dello sviluppo.
orleans-refused-no-coin = Non hai monete per pagare.
orleans-refused-no-deed = Nessuna opera di bene ha bisogno di questi seguaci.
orleans-refused-no-goods = Nel mercato delle merci non c’è più { $good }.
orleans-refused-no-technology = Non ci sono più tessere tecnologia.
orleans-refused-supply-empty = Nella riserva non ce ne sono più: { $follower }.
orleans-refused-track-end = Il tuo tracciato è alla fine: { $follower }.
orleans-refused-not-recruited-here = Qui non puoi reclutare { $follower-one }.
orleans-refused-not-on-market = Non è nel tuo mercato: { $follower }.
orleans-refused-no-space = Nessuno dei tuoi spazi liberi accetta { $follower-one }.
orleans-refused-occupied = Questo spazio è occupato.
orleans-refused-not-here = Ora questo seguace non può andare qui.
orleans-refused-no-starting-follower = I seguaci iniziali restano con te: non qui.
orleans-refused-monks-only = Qui va solo un Monaco.
orleans-refused-wrong-follower = Questo spazio accetta { $wanted-one }, non { $follower-one }.
orleans-refused-bag-empty = Il tuo sacchetto è vuoto.
orleans-refused-nobody-placed = Nessun tuo seguace è su uno spazio azione.
orleans-refused-technology-stays = Le tecnologie non si spostano.
orleans-refused-empty-space = Lì non c’è nessuno.
orleans-refused-tile-taken = { $tile } non è più disponibile.
orleans-refused-first-tile = La tua prima tessera luogo deve essere di categoria I.
orleans-refused-not-by-road = Da { $city } nessuna strada porta lì.
orleans-refused-not-by-waterway = Da { $city } nessuna via d’acqua porta lì.
orleans-refused-not-on-edge = Non è su questa via: { $good }.
orleans-refused-no-slot = Nessuna opera di bene ha posto per { $follower-one }.
orleans-refused-no-slot-there = L’opera «{ $deed }» non ha posto per { $follower-one }.
orleans-refused-not-there = Non è lì: { $follower }.
orleans-refused-too-few-coins = Non hai abbastanza monete.
orleans-refused-too-few-steps = Sul tracciato non restano tanti passi.
orleans-refused-market-full = Il mercato ne contiene al massimo { $size }: qualcuno deve salire sulla torre.
orleans-refused-tower-full = La torre è piena.
orleans-refused-single-space = Le tecnologie non vanno nei luoghi con un solo spazio.
orleans-refused-no-type = Questo spazio non nomina alcun seguace: nessuna tecnologia.
orleans-refused-no-technology-for-monks = Una tecnologia non sostituisce mai un Monaco.
orleans-refused-first-technology = La tua prima tecnologia deve sostituire un Contadino.
orleans-refused-one-per-place = Questo luogo ha già una tecnologia.
orleans-refused-none-left = Non ne hai: { $good }.
orleans-refused-not-food = Non è cibo: { $good }.
orleans-refused-no-neutral-follower = Nel sacchetto non c’è un seguace che si possa perdere.
orleans-refused-no-step = Sei all’inizio del tracciato dello sviluppo.
orleans-refused-coin-space = Non si arretra da o su uno spazio con monete.
orleans-refused-not-yours = Non ce l’hai.

## Options

orleans-option-start_player = Primo giocatore
orleans-option-start_player-0 = Posto 1
orleans-option-start_player-1 = Posto 2
orleans-option-start_player-2 = Posto 3
orleans-option-start_player-3 = Posto 4
orleans-option-start_player-random = A caso
orleans-option-expert_place_removal = Esperti: prima ciascuno toglie tessere luogo
orleans-option-expert_place_removal-true = Sì
orleans-option-expert_place_removal-false = No
orleans-option-bathhouse = Bagni
orleans-option-bathhouse-revised = Riveduti
orleans-option-bathhouse-first_edition = Prima edizione
orleans-option-event_deck = Eventi
orleans-option-event_deck-three_stacks = Tre pile, ogni evento una volta per pila
orleans-option-event_deck-full_shuffle = Tutti mescolati insieme
orleans-option-torture_dev_step = Tortura con passi di sviluppo
orleans-option-torture_dev_step-seed = Ovunque
orleans-option-torture_dev_step-no_coin_spaces = Non da o su spazi con monete
orleans-option-planning = Pianificazione
orleans-option-planning-simultaneous = Tutti insieme, nascosta
orleans-option-planning-turn_order = A turno, scoperta
orleans-option-bank = Banca
orleans-option-bank-finite = Limitata
orleans-option-bank-unlimited = Illimitata
orleans-option-open_bags = Tutti possono guardare in ogni sacchetto
orleans-option-open_bags-true = Sì
orleans-option-open_bags-false = No
orleans-option-auto_pass = Passa da sé se non si può fare nulla
orleans-option-auto_pass-true = Sì
orleans-option-auto_pass-false = No
