room-title = Guardare insieme
room-lead = Guida gli altri
room-take-over = Prendi la guida
room-you-lead = Guidi tu: chi segue vede il passo che apri e ciò che segni.
room-led-by = Guida { $name }.
room-followers = { $count ->
    [one] C’è un’altra persona.
   *[other] Ci sono altre { $count } persone.
  }
room-follow = Segui
room-alone = Guarda per conto tuo
room-stop = Smetti di guidare
room-mark = Segna
room-mark-how = Tocca qualcosa per segnarlo, oppure trascina da una cosa all’altra per una freccia.
room-clear = Togli i segni
room-marks = { $count ->
    [one] Un segno sul tabellone
   *[other] { $count } segni sul tabellone
  }
room-step = Passo { $step }
room-link = Link a questi segni
room-branch = Variante
room-branches = Varianti
room-branch-of = Questa partita comincia dove ne stava un’altra dopo il passo { $step }. Non conta per nulla.
room-branch-seats = Là sedevano:
room-branch-origin = Torna a quel passo
room-branch-offer = { $name } continua dal passo { $step } e ha un posto per te.
room-branch-sit = Ai posti
room-branch-open = aspetta giocatori
room-branch-playing = in corso
room-branch-finished = finita
room-branch-link = Link a questa variante
room-branch-copied = Link alla variante copiato.
room-with = Chi gioca gli altri?
room-with-bots = Bot
room-with-others = Persone: a tutti i presenti viene offerto un posto
room-with-others-why = Il tavolo aspetta che tu cominci. I posti che restano liberi si possono dare ai bot.
room-keep = Conserva
room-keep-title = Conserva il passo { $step } in uno studio
room-keep-about = { $count ->
    [0] Il passo viene conservato come lo vedi.
    [one] Il passo viene conservato come lo vedi, con il suo segno.
   *[other] Il passo viene conservato come lo vedi, con i suoi { $count } segni.
  }
room-keep-in = In quale studio
room-keep-new = In uno nuovo
room-keep-name = Titolo
room-keep-comment = Commento
room-keep-no-branch = Nessuna
room-kept = Conservato in «{ $title }».
room-opinion = Il parere del motore
room-opinion-ask = Chiedi al motore
room-opinion-chances = Probabilità di vittoria
room-opinion-moves = { $name } comincia al meglio con:
room-opinion-why = Le barre valgono a carte scoperte; le mosse e le loro probabilità secondo ciò che si poteva sapere da quel posto.
room-opinion-rough = Numeri approssimativi: per questo gioco, in tanti giocatori, nulla è stato calibrato.
room-invite = Invita altri
room-invited = Link copiato. Porta gli altri a questo passo e non svela nulla di ciò che segue.
room-invited-private = Link copiato. Chi lo ha può rivedere questa partita privata; porta a questo passo e non svela nulla di ciò che segue.
room-new-link = Nuovo link
room-new-link-sure = Davvero? Il vecchio link non farà più entrare nessuno.
room-new-link-made = C’è un nuovo link. Il vecchio non fa più entrare nessuno; chi è dentro resta.
room-veil = Ciò che segue è nascosto
room-veil-why = Ciò che segue questo passo non si vede, e nemmeno quanto dura ancora la partita.
room-veil-lift = Mostra tutta la partita
