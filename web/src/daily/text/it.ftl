# Il problema del giorno.

daily-title = Problema del giorno
daily-about = { $game } in { $seats }{ $phase ->
    [opening] , in apertura
    [middle] , a metà partita
    [ending] , nel finale
   *[other] {""}
  }. Quale mossa è migliore di quella giocata?
daily-solved = Risolto
daily-solve = Risolvilo
daily-again = Riguardalo
daily-more = Altri problemi
