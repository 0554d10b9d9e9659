# Quello che il tabellone di Orléans dice oltre ai messaggi del gioco.

## La propria plancia

orleans-ui-own-board = La tua plancia
orleans-ui-board-of = Plancia di { $name }
orleans-ui-any = qualsiasi aiutante
orleans-ui-any_neutral = qualsiasi aiutante neutrale
orleans-ui-empty = vuoto
orleans-ui-space = { $place }, spazio per { $wanted }
orleans-ui-place-label = { $place }, { $state }
orleans-ui-state-ready = pronto
orleans-ui-state-full = completo
orleans-ui-state-closed = chiuso in questo round
orleans-ui-state-open = mancano aiutanti
orleans-ui-state-lasting = agisce da sé
orleans-ui-always = agisce da sé
orleans-ui-bag = Sacchetto: { $count ->
    [one] { $count } aiutante
   *[other] { $count } aiutanti
  }
orleans-ui-bag-help = Il tuo sacchetto: guarda dentro quando vuoi.
orleans-ui-bag-hidden = Il contenuto di questo sacchetto è nascosto: { $count ->
    [one] { $count } aiutante
   *[other] { $count } aiutanti
  }.
orleans-ui-bag-empty = vuoto
orleans-ui-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
  }
orleans-ui-built = { $count ->
    [one] { $count } stazione costruita
   *[other] { $count } stazioni costruite
  }, { $left } da costruire
orleans-ui-citizens = { $count ->
    [one] { $count } cittadino
   *[other] { $count } cittadini
  }
orleans-ui-goods = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
  }

## Scelte

orleans-ui-choices = Che cosa puoi fare
orleans-ui-draw-all = Pesca tutti ({ $count })
orleans-ui-commit-plan = Conferma il piano
orleans-ui-lose-station = Stazione commerciale a { $city }
orleans-ui-lose-technology = Tecnologia in «{ $place }»

## Pannelli

orleans-ui-panel-mine = Plancia
orleans-ui-panel-map = Mappa
orleans-ui-panel-tracks = Tracciati
orleans-ui-panel-deeds = Opere
orleans-ui-panel-tiles = Luoghi
orleans-ui-panel-supply = Riserva
orleans-ui-pile = Categoria { $category } ({ $count })

## Giocatori e punti

orleans-ui-players = Giocatori
orleans-ui-open-board = Guarda la plancia di { $name }.
orleans-ui-own-help = Stai guardando questa plancia.
orleans-ui-passed = ha passato
orleans-ui-merchant-in = Mercante: { $city }.
orleans-ui-stations-in = Stazioni commerciali: { $cities }.
orleans-ui-score-coins = Monete
orleans-ui-score-goods = Merci
orleans-ui-score-stations = Stazioni × livello
orleans-ui-score-citizens = Cittadini × livello
orleans-ui-score-total = Totale
orleans-ui-score-note = Il livello di sviluppo moltiplica stazioni commerciali e cittadini. A parità di punti vince chi è più avanti sul tracciato dello sviluppo.

## Mappa

orleans-ui-map = Mappa
orleans-ui-lit = selezionabile
orleans-ui-station-of = stazione commerciale di { $name }
orleans-ui-merchant-of = mercante di { $name }
orleans-ui-on-road = { $good } sulla strada tra { $from } e { $to }
orleans-ui-on-waterway = { $good } sulla via d’acqua tra { $from } e { $to }

## Tracciati

orleans-ui-tracks = Tracciati
orleans-ui-step-of = { $name }, passo { $step }
orleans-ui-help-track-farmer = Contadini: ogni passo dà la merce indicata; il censimento conta questi passi.
orleans-ui-help-track-craftsman = Artigiani: ogni passo dà una tessera tecnologia.
orleans-ui-help-track-trader = Commercianti: ogni passo dà una tessera luogo di una delle categorie indicate.
orleans-ui-help-track-boatman = Barcaioli: ogni passo dà le monete indicate; chi arriva per primo all’ultimo passo prende il cittadino.
orleans-ui-help-track-knight = Cavalieri: quanti aiutanti puoi pescare ogni round; chi raggiunge per primo il passo con il cittadino lo prende.
orleans-ui-help-track-scholar = Studiosi: ogni passo dà lo sviluppo indicato.

## Opere, evento, riserva

orleans-ui-deeds = Opere benefiche
orleans-ui-count-of = { $count } × { $what }
orleans-ui-deed-needs = Mancano ancora: { $needed }.
orleans-ui-deed-done = Completata.
orleans-ui-deed-earns = Ogni aiutante inviato qui frutta { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-ui-deed-earns-or = Ogni aiutante inviato qui frutta { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  } o un passo di sviluppo.
orleans-ui-round-of = Round { $round } di { $rounds }
orleans-ui-event-rounds = Eventi per round
orleans-ui-event-left = Eventi ancora possibili in questo terzo
orleans-ui-event-gain = Prenderai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-ui-event-pay = Pagherai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-ui-event-food = Dovrai dare un Grano, un Formaggio o un Vino.
orleans-ui-event-nothing = Per ora non ti succede nulla.
orleans-ui-event-plague = { $open ->
    [0] Nel tuo sacchetto nessuno è in pericolo.
    [one] Nel tuo sacchetto è in pericolo 1 aiutante su { $bag }.
   *[other] Nel tuo sacchetto sono in pericolo { $open } aiutanti su { $bag }.
  }
orleans-ui-event-sacristy = Il Monaco nella tua Sacrestia può risparmiartelo.
orleans-ui-supply = Riserva
orleans-ui-supply-followers = Aiutanti nella riserva
orleans-ui-supply-goods = Mercato delle merci
orleans-ui-supply-rest = Tessere e monete
orleans-ui-bank = Monete nella banca
orleans-ui-tiles-of = Tessere luogo di categoria { $category }
orleans-ui-good-worth = { $good } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  })

## What is told beside the board

orleans-ui-will-take = { $seat } prenderà { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-ui-will-pay = { $seat } pagherà { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
  }.
orleans-ui-tale-citizens = Cittadini
orleans-ui-tale-stations = Stazioni commerciali
orleans-ui-tale-technology = Tessere tecnologia
orleans-ui-city-help = C’è posto per una sola stazione commerciale: è di chi la costruisce per primo.
orleans-ui-city-great-help = Qui tutti possono costruire una stazione commerciale.
