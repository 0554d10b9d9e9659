# Tornei: l’elenco, uno di essi e il modulo per uno nuovo.

tournament-all = Tornei
tournament-none = Ancora nessun torneo. Organizzane uno!
tournament-new = Nuovo torneo
tournament-in = Partecipi

tournament-title = Nome
tournament-usual-title = Torneo di { $name }
tournament-game = Gioco
tournament-format = Come si gioca
tournament-swiss = Sistema svizzero
tournament-swiss-why = Tanti turni uguali per tutti: si incontra chi è vicino in classifica e, se possibile, mai due volte le stesse persone.
tournament-groups = Gironi
tournament-groups-why = Nel girone tutti incontrano tutti; i migliori possono passare all’eliminazione diretta.
tournament-knockout = Eliminazione diretta
tournament-knockout-why = I migliori di ogni tavolo vanno avanti, finché decide un tavolo solo.
tournament-swiss-of = Sistema svizzero, { $rounds ->
    [1] un turno
   *[other] { $rounds } turni
  }
tournament-groups-of = Gironi da { $group }
tournament-tables-of = Tavoli da { $most }
tournament-tables-between = Tavoli da { $fewest } a { $most }
tournament-most = Posti a un tavolo
tournament-fewest = Al tavolo più piccolo
tournament-fewest-why = Con tavoli più piccoli ci sono meno turni di riposo.
tournament-rounds = Turni
tournament-group-size = Al massimo in un girone
tournament-advance-knockout = Quanti di ogni tavolo vanno avanti
tournament-advance-groups = Quanti di ogni girone vanno avanti
tournament-advance-none = Decidono i gironi
tournament-bye = Quanto vale un turno di riposo
tournament-bye-full = Come una vittoria
tournament-bye-half = Mezza vittoria
tournament-bye-none = Niente
tournament-duplicate = Duplicato
tournament-duplicate-help = Tutti i tavoli di un turno hanno la stessa sorte, e ogni posto è confrontato con lo stesso posto agli altri tavoli (matchpoint).
tournament-duplicate-why = Carte e dadi cadono allo stesso modo a questi tavoli: finché non sono tutti finiti può guardare solo chi vi siede.
tournament-most-entrants = Iscritti al massimo
tournament-begins-at = Inizio
tournament-begins-why = Se resta vuoto, il torneo comincia con un pulsante.
tournament-rated-why = Tutte le partite contano per la classifica di forza; chi si iscrive è d’accordo.
tournament-make = Organizza il torneo

tournament-host = Organizza { $name }
tournament-rule = { $rule }: { $choice }
tournament-open = Iscrizioni aperte
tournament-begins = Inizio: { $when }
tournament-round = Turno { $round }
tournament-round-of = Turno { $round } di { $rounds }
tournament-finished = Finito
tournament-closed = Annullato
tournament-won = Vince { $names }

tournament-you = Che cosa puoi fare
tournament-to-table = Al tuo tavolo
tournament-enter = Partecipa
tournament-withdraw = Ritirati
tournament-back = Sono di nuovo qui
tournament-you-in = Partecipi. Quando comincia il tuo primo tavolo ti avvisiamo.
tournament-you-wait = Quando comincia il prossimo turno ti avvisiamo del tuo tavolo.
tournament-you-away = Sei assente e non verrai abbinato.
tournament-start = Comincia ora
tournament-cancel = Annulla il torneo
tournament-cancel-sure = Sì, annulla
tournament-cancel-no = No

tournament-standing = Classifica
tournament-standing-knockout = Classifica dell’eliminazione diretta
tournament-group = Girone { $group }
tournament-place = Posto
tournament-player = Nome
tournament-stage = Turni superati
tournament-last = Ultimo turno
tournament-points = Punti
tournament-opponents = Avversari
tournament-wins = Vittorie
tournament-games = Partite
tournament-number = { $number }
tournament-percent = { $percent } %
tournament-decided = Come si decidono i posti
tournament-by-stage = Turni superati nell’eliminazione diretta.
tournament-by-last = Il risultato dell’ultimo turno.
tournament-by-points = Punti: per ogni partita la quota degli altri che si hanno dietro, un pari vale la metà.
tournament-by-matchpoints = Punti: per ogni partita la quota dei matchpoint; un tavolo solo conta per i suoi posti.
tournament-by-opponents = Avversari: quanto hanno ottenuto in media quelli incontrati.
tournament-by-wins = Vittorie al proprio tavolo; più vincitori se ne dividono una.
tournament-by-lot = Chi è pari in tutto condivide il posto. Dove qualcuno deve stare davanti, per un posto al tavolo o per andare avanti, decide la classifica precedente, poi il sorteggio fatto all’inizio.
tournament-bye-full-why = Un turno di riposo vale come una vittoria.
tournament-bye-half-why = Un turno di riposo vale mezza vittoria.
tournament-bye-none-why = Un turno di riposo non vale niente.
tournament-left-why = Chi abbandona una partita, o esaurisce il tempo, lì è ultimo, non ne ricava niente e non viene più abbinato finché non dice di essere tornato.

tournament-bracket = Tabellone
tournament-final = Finale
tournament-table = Tavolo { $number }
tournament-table-playing = in corso
tournament-table-finished = finito
tournament-table-closed = chiuso
tournament-left = ha lasciato
tournament-on = va avanti
tournament-byes = Riposo: { $names }
tournament-entrants = Partecipanti
tournament-places = { $entered } di { $places }
tournament-nobody = Non si è ancora iscritto nessuno.
tournament-away = assente
tournament-of-table = Tavolo di un torneo

tournament-begun = Questo torneo è già cominciato.
tournament-over = Questo torneo è finito.
tournament-apart = Non puoi iscriverti a questo torneo.
tournament-not-entered = Non partecipi a questo torneo.
tournament-not-host = Può farlo solo chi organizza il torneo.
tournament-too-few = Siete ancora in pochi: servono almeno { $least } persone.
tournament-bad-title = Un nome ha almeno una lettera, e al massimo { $most }.
