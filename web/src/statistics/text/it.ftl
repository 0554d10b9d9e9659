# Che cosa è risultato da molte partite dello stesso gioco.

statistics-title = Statistiche: { $game }
statistics-about = Dalle partite pubbliche di questa casa giocate fino alla fine con le regole consuete: senza tavoli privati, tavoli d’insegnamento e diramazioni. Le ultime { $most } per ogni numero di giocatori, contate circa una volta all’ora.
statistics-puzzles = Problemi
statistics-seats = Giocatori
statistics-players = { $seats } giocatori
statistics-none = Non è stata ancora contata nessuna partita. Una partita pubblica finita viene contata entro circa un’ora.
statistics-off = Questa casa non conta le partite.
statistics-few = { $games ->
    [one] Finora è stata contata { $games } partita.
   *[other] Finora sono state contate { $games } partite.
  } Le cifre appaiono da { $enough } partite in su: meno direbbero più del caso che del gioco.
statistics-game = Il gioco
statistics-games = Partite
statistics-moves = Mosse per partita
statistics-margin = Punti tra primo e secondo
statistics-leads = Cambi in testa
statistics-luck = Deciso dalla fortuna
statistics-intervals = Cifre piccole: l’intervallo in cui si trova il valore, con certezza del 95 %.
statistics-rough = In questo gioco le probabilità di vittoria sono approssimative, perché non sono ancora tarate su partite.
statistics-lengths-drawn = Durata delle partite, da { $first } a { $last } mosse
statistics-length = da { $least } a { $most } mosse: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
statistics-moves-axis = mosse
statistics-seat-advantage = Conta chi comincia?
statistics-seat-about = Posti in ordine di turno. La linea tratteggiata è una parte uguale di vittorie; quelle condivise contano in parte.
statistics-seat = Posto
statistics-place = { $place ->
    [1] Comincia
   *[other] N. { $place }
  }
statistics-seat-won = Vittorie
statistics-sources = Da dove vengono i punti
statistics-sources-about = Punti per giocatore. La barra mostra chi ha vinto, la linea tratteggiata la media di tutti.
statistics-source = Fonte
statistics-winners = Chi vince
statistics-all = Tutti
statistics-clear = Che cosa spicca
statistics-clear-about = Scelte dopo le quali la probabilità di vittoria si è mossa nettamente di più, o di meno, che con ciò che si sceglie altrimenti in quel momento. In punti percentuali.
statistics-clear-none = Per ora nulla spicca con certezza.
statistics-pieces = Che cosa è stato scelto, e com’è andata
statistics-pieces-about = Preso: delle volte in cui c’era scelta. Vittorie: di chi l’ha preso. Punti: ottenuti subito. Valore: di quanti punti percentuali si è mossa la probabilità di vittoria, rispetto a ciò che si sceglie altrimenti in quel momento. Che chi vince prenda più spesso qualcosa non vuol dire che vinca per questo.
statistics-group = Mostra
statistics-picked = Scelte
statistics-happened = Che cosa è successo
statistics-name-of = Scelta
statistics-taken = Preso
statistics-won = Vittorie
statistics-points = Punti
statistics-value = Valore
statistics-times = { $times } ×
statistics-dead = Che cosa non prende quasi nessuno
statistics-dead-about = Offerto spesso, e preso meno di una volta su cento:
statistics-dead-of = { $asked } { $pieces }
statistics-dead-none = Tutto ciò che è offerto spesso viene preso di tanto in tanto.
