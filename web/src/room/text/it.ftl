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
