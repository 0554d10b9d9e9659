waiting-for = { $free ->
    [one] Manca ancora { $free } giocatore
   *[other] Mancano ancora { $free } giocatori
  }
waiting-full = Ci sono tutti.
waiting-start = Avvia la partita
waiting-for-host = In attesa che { $name } avvii la partita.
waiting-for-absent-host = In attesa che chi ha creato il tavolo avvii la partita.
waiting-is-host = host
waiting-seats = Posti
waiting-free = Libero
waiting-stand = Lascia il posto
waiting-add-bot = Aggiungi bot…
waiting-bot-for = Bot per il posto { $seat }
waiting-remove-bot = Rimuovi { $name }
waiting-menu = Altro su { $name }
waiting-ban = Rimuovi e non far più entrare
waiting-remove = Rimuovi dal posto
waiting-close = Chiudi questo tavolo
waiting-close-sure = Vuoi davvero chiuderlo?
waiting-invite = Invita
waiting-invites = { $name } ti invita a giocare.
waiting-invited = Ti hanno invitato a giocare.
waiting-players = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
  }
waiting-no-options = Questo gioco non ha opzioni.
