# Ein neuer Tisch.

new-title = Neuer Tisch: { $game }
new-who = Spieler
new-free = Frei für Mitspieler
new-private = Privater Tisch
new-private-why = Nur mit dem Link zu finden.
new-lay = Tisch erstellen
new-more-options = Weitere Regeln ({ $count })
tempo-which = Tempo
tempo-help-none = Alle nehmen sich so viel Zeit, wie sie möchten.
tempo-out = Wenn jemandes Zeit abläuft
