# Ciò che il tabellone di L’origine delle specie dice oltre ai messaggi del gioco.

species-ui-chart = Carta delle Galápagos
species-ui-notebook = Taccuino
species-ui-players = Giocatori
species-ui-journal = Diario
species-ui-sum = Totale
species-ui-volumes = Volumi

species-ui-counted = { $count } × { $what }
species-ui-no-knowledge = nulla
species-ui-front = { $name }, livello { $level }. Costo: { $cost }. Ricompense: { $rewards }. Conoscenza: { $knowledge }.
species-ui-back = { $known ->
    [true] { $name } (specie nota, livello { $level })
   *[other] { $name } (livello { $level })
  }, conoscenza: { $knowledge }
species-ui-space = { $space }: { $tile }.
species-ui-empty-space = { $space }: vuota.
species-ui-with-cubes = { $words } Cubi: { $cubes }.
species-ui-cubes-of = { $count } di { $name }
species-ui-lit = Selezionabile.
species-ui-spends = { $count ->
    [one] Un tuo cubo torna in mano.
   *[other] { $count } tuoi cubi tornano in mano.
  }
species-ui-puts = { $count ->
    [one] Qui va un tuo cubo.
   *[other] Qui vanno { $count } tuoi cubi.
  }
species-ui-ship = Il Beagle, { $day }: { $place }
species-ui-goal-here = obiettivo di livello { $level }
species-ui-goal-scored = obiettivo di livello { $level }, già conteggiato
species-ui-touches = accanto a { $spaces }

species-ui-map-spaces = Con una Mappa
species-ui-stack = Pila { $number }: { $count ->
    [0] vuota.
    [one] una tessera.
   *[other] { $count } tessere.
  }
species-ui-bottom = In fondo: { $tiles }.
species-ui-decks = Mazzi degli habitat
species-ui-deck = { $deck }: { $count ->
    [one] una carta nel mazzo.
   *[other] { $count } carte nel mazzo.
  }
species-ui-discards = Scartate: { $cards }.
species-ui-no-cards = Nessuna carta in mano
species-ui-cards-of = Carte di { $name }

species-ui-points = Punti
species-ui-cubes = { $count ->
    [one] Un cubo in mano
   *[other] { $count } cubi in mano
  }
species-ui-hand-of = { $count ->
    [0] Nessuna carta in mano
    [one] Una carta in mano: { $cards }
   *[other] { $count } carte in mano: { $cards }
  }
species-ui-known = Si sa che ha in mano: { $cards }
species-ui-captured = { $count ->
    [0] Nessuna tessera conquistata.
    [one] Una tessera conquistata: { $tiles }.
   *[other] { $count } tessere conquistate: { $tiles }.
  }
species-ui-holds = { $count ->
    [one] Un’altra per maggioranza se la partita finisse ora: { $tiles }.
   *[other] Altre { $count } per maggioranza se la partita finisse ora: { $tiles }.
  }
species-ui-held = { $tile } (se la partita finisse ora)
species-ui-knowledge = Conoscenza sotto i cubi: terra { $land }, acqua { $water }, aria { $air }
species-ui-standing = { $name }: { $measure }, ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }

species-ui-gain-points = { $count ->
    [one] un punto
   *[other] { $count } punti
  }
species-ui-gain-card-land = una carta terra
species-ui-gain-card-water = una carta acqua
species-ui-gain-card-air = una carta aria
species-ui-gain-card-beagle = una carta Beagle
species-ui-gain-steps = il Beagle avanza di { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
  }
species-ui-reaches = raggiunge l’obiettivo di livello { $level }
species-ui-ends = Così finisce il viaggio: è l’ultima mossa della partita.
species-ui-captures = Conquisti «{ $tile }».
species-ui-displaces = { $tile } si sposta nella casella vuota più vicina.
species-ui-returns = Cubi restituiti ai proprietari, un punto ciascuno: { $cubes }.
species-ui-choose-space = Scegli una delle caselle illuminate. I cubi che la toccano possono pagare.
species-ui-spent = Pagamento
species-ui-nothing-yet = Scegli con che cosa pagare.
species-ui-ways = Ancora da scegliere
species-ui-from = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubi
  } da { $space } ({ $tile })
species-ui-more-from = un altro cubo da { $space } ({ $tile })
species-ui-costs = Costo
species-ui-gives = Ricompense
species-ui-look = Tocca o indica una tessera o una carta per leggere che cos’è.

## What is told beside the board

species-ui-tale-cubes = Cubi in mano
species-ui-tale-cards = Carte in mano
species-ui-tale-knowledge-land = Conoscenza della terra
species-ui-tale-knowledge-water = Conoscenza dell’acqua
species-ui-tale-knowledge-air = Conoscenza dell’aria
species-ui-voyage = { $left ->
    [one] { $left } casella alla Nuova Zelanda
   *[other] { $left } caselle alla Nuova Zelanda
  }
species-ui-next-goal = { $left ->
    [one] { $left } casella al prossimo obiettivo
   *[other] { $left } caselle al prossimo obiettivo
  }
species-ui-stall = { $left ->
    [one] Ancora { $left } turno senza navigare e il Beagle avanza da solo
   *[other] Ancora { $left } turni senza navigare e il Beagle avanza da solo
  }
