# Un nuovo tavolo.

new-title = Nuovo tavolo: { $game }
new-who = Giocatori
new-free = Libero
new-private = Tavolo privato
new-private-why = Lo trova solo chi ha il link.
new-lay = Crea tavolo
new-more-options = Altre regole ({ $count })
tempo-which = Ritmo
tempo-help-none = Ognuno si prende il tempo che vuole.
tempo-out = Quando a qualcuno scade il tempo
