# Problemi: errori di partite analizzate, da rigiocare.

puzzle-title = Problema: { $game }
puzzle-yours = Al passo { $step } un’altra mossa era migliore di quella che hai giocato. Quale?
puzzle-of = Al passo { $step } un’altra mossa era migliore di quella di { $name }. Quale?
puzzle-about = Il tavoliere è come lo si vedeva allora. Ciò che non si poteva sapere resta coperto, e una risposta è valutata secondo ciò che si poteva sapere.
puzzle-judging = La tua risposta viene valutata…
puzzle-right = Giusto: niente è sicuramente meglio.
puzzle-wrong = Non è la mossa migliore.
puzzle-cost = Costa { $cost } % di una vittoria (da { $low } a { $high }).
puzzle-due = { $days ->
    [1] Torna fra un giorno.
   *[other] Torna fra { $days } giorni.
  }
puzzle-then = Allora è stato giocato
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-show = Mostra che cosa era meglio
puzzle-to-review = All’analisi
puzzle-all = Tutti i miei problemi
puzzle-mine = I miei problemi
puzzle-mine-about = I tuoi errori dalle partite analizzate. Ciò che risolvi torna dopo qualche giorno, tanto più tardi quanto più spesso l’hai risolto.
puzzle-begin = { $count ->
    [1] Risolvi quello di oggi
   *[other] Risolvi i { $count } di oggi
  }
puzzle-none = Oggi non c’è niente. Fai analizzare una partita: i tuoi errori diventano problemi.
puzzle-now = Per oggi
puzzle-later = Più avanti
puzzle-one = { $game }, passo { $step }
puzzle-found = Ecco che cosa ha trovato l’analisi
puzzle-puzzles = Problemi
puzzle-collections = Raccolte
puzzle-collection = Problemi: { $game }
puzzle-collection-about = Posizioni di partite vere in cui una mossa è andata storta. Trovane una migliore.
puzzle-solved-of = { $solved } risolti su { $all }
puzzle-here-only = Senza un nome in questa casa, ciò che risolvi è ricordato solo da questo browser.
puzzle-next-open = Risolvi il prossimo
puzzle-all-games = Problemi di tutti i giochi
puzzle-to-collection = Alla raccolta
puzzle-phase = Fase
puzzle-phase-any = Tutte
puzzle-phase-opening = Apertura
puzzle-phase-middle = Metà partita
puzzle-phase-ending = Finale
puzzle-asked = Che cosa si chiede
puzzle-asked-any = Tutto
puzzle-open-only = Solo non risolti
puzzle-seats = { $seats } giocatori
puzzle-of-house = da una partita di questa casa
puzzle-solved = Risolto
puzzle-tried = Non ancora risolto
puzzle-none-shown = Qui non c’è nessun problema così.
