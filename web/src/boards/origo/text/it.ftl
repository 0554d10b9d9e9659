# Ciò che il tabellone di Origo dice oltre ai messaggi del gioco.

origo-ui-map = Mappa
origo-ui-hand = Le tue carte
origo-ui-hand-of = Carte di { $name }
origo-ui-actions = Azioni
origo-ui-players = Giocatori

origo-ui-empty = vuota
origo-ui-shield-red = scudo rosso
origo-ui-shield-blue = scudo blu
origo-ui-shield-black = scudo nero
origo-ui-shield-green = scudo verde
origo-ui-shield-orange = scudo arancione
origo-ui-shield-of = { $shield } ({ $tribe }, { $name })
origo-ui-established = fondata ({ $value ->
    [one] { $value } punto
   *[other] { $value } punti
  })
origo-ui-navigated = ha già navigato in questo turno
origo-ui-lit = selezionabile
origo-ui-card-growth = Crescita demografica
origo-ui-card-ship = Nave

origo-ui-allowance = In questo turno { $fight ->
    [0] non puoi più espandere né attaccare
    [one] puoi ancora espandere o attaccare una volta
   *[other] puoi ancora espandere o attaccare { $fight } volte
  } e { $shift ->
    [0] non puoi più migrare né scambiare carte
   *[other] puoi migrare o scambiare carte una volta
  }.

origo-ui-player = Giocatore
origo-ui-points = Punti
origo-ui-supply = Scudi nella riserva
origo-ui-cards = Carte in mano
origo-ui-start-player = Primo giocatore
origo-ui-lost = { $count ->
    [one] { $count } scudo perso per sempre
   *[other] { $count } scudi persi per sempre
  }
origo-ui-pile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } nel mazzo
origo-ui-placement = Piazzamento
origo-ui-round = Round { $round }
origo-ui-last-round = Ultimo round

origo-ui-combat-title = Combattimento per { $square }, { $place }
origo-ui-attacker = Attaccante
origo-ui-defender = Difensore
origo-ui-combat-value = Valore di combattimento { $value }
origo-ui-combat-sum = { $support } accanto{ $own ->
    [0] {""}
   *[other] {" "}+ { $own } sulla casella
  } + 2 × { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
origo-ui-combat-section = La mappa intorno a { $square }
origo-ui-combat-cards = Carte mostrate da { $name }
origo-ui-combat-yours = Scegli carte dalla tua mano e aggiungile, oppure mostra la bandiera bianca.
origo-ui-combat-show = { $count ->
    [0] Aggiungi carte
    [one] Aggiungi { $count } carta
   *[other] Aggiungi { $count } carte
  }
origo-ui-combat-decides = { $name } sta decidendo…
origo-ui-combat-won = { $name } conquista { $square }, { $high } a { $low }.
origo-ui-combat-held = { $name } difende { $square }, { $high } a { $low }.

origo-ui-founding = Nazioni fondate
origo-ui-founding-note = Chi riempie una nazione prende il segnalino successivo. Dopo le caselle rosse (4, 8, 12) c’è un conteggio alla fine del round.
origo-ui-founded-by = { $country }, { $name }
origo-ui-scorings = Conteggi
origo-ui-scoring-of = Conteggio dopo il round { $round }
origo-ui-scoring-now = Se si contasse ora
origo-ui-clans = Punti dei clan
origo-ui-points-clan = Clan
origo-ui-no-clans = Ancora nessun clan di 3 scudi.
origo-ui-naval = Punti navali
origo-ui-points-naval = Mare
origo-ui-countries = Punti delle nazioni
origo-ui-points-country = Nazioni
origo-ui-sum = Totale
origo-ui-tied = { $place }º a pari merito
origo-ui-monopoly = { $place }º, tutte le caselle
origo-ui-shields = { $count ->
    [one] { $count } scudo
   *[other] { $count } scudi
  }

## What is told beside the board

origo-ui-on-map = Scudi sulla mappa
origo-ui-shields-lost = Scudi persi
origo-ui-countries-established = Nazioni fondate
origo-ui-points-founding = Inizio e nazioni fondate
origo-ui-to-place = { $left ->
    [one] Ancora { $left } scudo da piazzare
   *[other] Ancora { $left } scudi da piazzare
  }
origo-ui-until-scoring = { $left ->
    [one] { $left } nazione al prossimo conteggio
   *[other] { $left } nazioni al prossimo conteggio
  }
origo-ui-scoring-due = Conteggio alla fine di questo round
origo-ui-countries-of = { $value } nazioni fondate su { $of }
origo-ui-supply-left = Una riserva di scudi sta per finire
