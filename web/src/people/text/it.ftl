# La pagina di una persona.

person-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
person-won = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
  }
person-left = { $left ->
    [one] { $left } abbandonata
   *[other] { $left } abbandonate
  }
person-points = { $points } punti
person-interval = da { $low } a { $high }
person-rank = Posto { $rank } su { $of }
person-rated-games = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
  }
person-unrated = Non ancora in classifica
person-rating-why = Si comincia tutti da 1500 punti. Chi ne ha 100 più di un altro gli finisce davanti in 64 partite su 100. La barra mostra tra quali punti sta la forza di gioco, con una certezza del 95 %.
person-sources = Da dove vengono i punti
person-compared = { $games ->
    [one] Dall’ultima partita
   *[other] Media delle ultime { $games } partite
  }
person-source = Fonte
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = Vincitori
person-finished = Partite concluse
person-none = Ancora nessuna partita conclusa.
person-export = Scarica le tue partite
person-export-why = Un solo file con la registrazione di ogni partita, che «ludoteca replay» fa rivedere.
