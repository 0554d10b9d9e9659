# Für alle, die Origo noch nicht kennen.

origo-about = Stämme breiten sich über Europa aus, mit Karten, die Felder nennen. Fülle Länder, halte sie und bleib beisammen: Kämpfe gewinnen Nachbarn und Karten.
