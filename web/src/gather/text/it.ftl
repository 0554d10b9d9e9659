# Cercare compagni di gioco.

gather-title = Trova giocatori
gather-about = Di’ a che cosa giocheresti. Ti sediamo a un tavolo aperto adatto, oppure aspetti finché abbastanza persone desiderano lo stesso; allora la partita comincia da sola.
gather-games = Uno di questi giochi
gather-seats = Giocatori
gather-tempos = A uno di questi ritmi
gather-rated = Classifica
gather-rated-either = Valida o no
gather-rated-yes = Solo valida
gather-rated-no = Solo amichevole
gather-options = Regole di { $game }
gather-options-usual = Più giochi si giocano con le regole abituali. Scegli un solo gioco per cambiarne le regole.
gather-hours = Aspetto
gather-look = Trovami un tavolo
gather-look-anew = Cerca invece così
gather-change = Cerca altro
gather-waiting = Stai aspettando altri giocatori
gather-until = Al più tardi fino a { $until }. Puoi lasciare questa pagina: se le notifiche sono attive, ti avvisiamo quando il tavolo è pronto.
gather-leave = Smetti di cercare
gather-ready = Il tuo tavolo è pronto
gather-go = Vai al tavolo
gather-tables = Tavoli aperti adatti
gather-tables-none = Nessun tavolo aperto è adatto.
gather-others = Anche loro cercano giocatori
gather-others-none = Ora nessuno aspetta una partita così.
gather-too = Anch’io
gather-counts = { $count ->
    [one] { $list } giocatore
   *[other] { $list } giocatori
  }
gather-name-first = Prima inserisci il tuo nome.
