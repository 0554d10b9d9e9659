# Quello che il tabellone di Orléans dice oltre ai messaggi del gioco.

## La propria plancia

orleans-ui-own-board = La tua plancia
orleans-ui-any = qualsiasi seguace
orleans-ui-any_neutral = qualsiasi seguace neutrale
orleans-ui-empty = vuoto
orleans-ui-space-label = { $place }, spazio per { $wanted }: { $held }
orleans-ui-place-label = { $place }, { $state }
orleans-ui-state-ready = si può eseguire
orleans-ui-state-full = completo
orleans-ui-state-closed = chiuso in questo round
orleans-ui-state-open = mancano seguaci
orleans-ui-state-lasting = agisce da sé
orleans-ui-always = agisce da sé
orleans-ui-bag = Sacchetto: { $count ->
    [one] { $count } seguace
   *[other] { $count } seguaci
  }
orleans-ui-bag-help = Il tuo sacchetto: guarda dentro quando vuoi.
orleans-ui-bag-hidden = Il contenuto di questo sacchetto è nascosto: { $count ->
    [one] { $count } seguace
   *[other] { $count } seguaci
  }.
orleans-ui-bag-empty = vuoto
orleans-ui-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
  }
orleans-ui-built = { $count ->
    [one] { $count } stazione costruita
   *[other] { $count } stazioni costruite
  }, { $left } in riserva
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
orleans-ui-lose-station = Stazione a { $city }
orleans-ui-lose-technology = Tecnologia: { $place }
orleans-ui-go-on = Continua
orleans-ui-pass-question = { $count ->
    [one] Puoi ancora eseguire un luogo. Vuoi passare lo stesso per questo round?
   *[other] Puoi ancora eseguire { $count } luoghi. Vuoi passare lo stesso per questo round?
  }

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
orleans-ui-player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
orleans-ui-open-board = Guarda la plancia di { $name }.
orleans-ui-own-help = Questa plancia è già davanti a te.
orleans-ui-passed = ha passato
orleans-ui-merchant-in = Mercante: { $city }.
orleans-ui-stations-in = Stazioni commerciali: { $cities }.
orleans-ui-scores = Punti finora
orleans-ui-scores-end = Punteggio finale
orleans-ui-score-goods = Merci
orleans-ui-score-stations = Stazioni × livello
orleans-ui-score-citizens = Cittadini × livello
orleans-ui-score-total = Punti
orleans-ui-score-note = Il livello di sviluppo moltiplica stazioni e cittadini. A parità di punti è davanti chi è più avanti sul tracciato dello sviluppo.
