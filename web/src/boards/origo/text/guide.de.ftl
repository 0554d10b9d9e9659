# Für alle, die Origo noch nicht kennen.

## Die erste Runde: was jetzt zu tun ist, und warum

origo-guide-goal = Punkte gibt es für dreierlei: Gruppen aus mindestens drei benachbarten eigenen Schilden (Clans), Schilde auf See und die meisten Schilde in einem Land. Gewertet wird nach jedem vierten Land, das gegründet, also ganz besetzt wurde; mit dem zwölften endet das Spiel. Wer ein Land gründet, bekommt sofort Punkte.
origo-guide-wait = Die anderen sind am Zug. Achte darauf, wo sie sich sammeln: Angreifen können sie dich nur von einem Nachbarfeld aus. Tippe oder zeige auf etwas auf dem Plan, um zu erfahren, was es ist.
origo-guide-place = Vor dem ersten Zug setzt jeder reihum einige Schilde ein; Karten braucht es dafür noch nicht. Setze einen Schild auf ein leuchtendes Feld. Benachbarte Schilde bilden einen Clan und verteidigen einander: Beginne also zwei oder drei kleine Gruppen bei Ländern, die du haben möchtest. Ein Schild auf See bringt bei jeder Wertung einen Punkt.
origo-guide-menu = Du darfst zweimal ausbreiten oder angreifen und einmal wandern oder Karten tauschen; Schilde auf See dürfen außerdem segeln. Breite dich zuerst aus: Jede Karte nennt Felder, und jedes Mal kommt ein Schild auf den Plan. Angreifen kannst du nur in einem gegründeten Land oder einem vollen Meer, neben einem eigenen Schild. Beende den Zug, wann du willst; deine Hand wird auf zehn Karten aufgefüllt.
origo-guide-expand-card = Wähle die Karte, die du ausspielst. Reihen-, Spalten- und Länderkarten reichen weit, Bevölkerungskarten nur neben deine Schilde, Schiffskarten auf jedes Meeresfeld. Karten auf der Hand verteidigen dich: Behalte einige, die deine eigenen Felder nennen.
origo-guide-expand-square = Wähle ein leuchtendes Feld. Am besten sind die, die deine Gruppen verbinden oder die letzte Lücke eines Landes füllen: Das bringt sofort Punkte.
origo-guide-attack-card = Wähle eine Karte, die das angegriffene Feld nennt. Jeder deiner Schilde daneben zählt 1, jede Karte 2; die Verteidigung hat 1 mehr. Greife an, wo du mehr Schilde hast und vielleicht noch eine zweite Karte.
origo-guide-attack-square = Wähle den Schild, den du angreifst. Zähle vorher deine Schilde neben diesem Feld und die der Gegenseite. Verlierst du, ist ein Schild aus deinem Vorrat weg.
origo-guide-reinforce = Jede Karte, die du dazulegst, zählt 2, muss aber das umkämpfte Feld nennen. Der Angriff braucht mehr als die Verteidigung: Bei Gleichstand hält sie. Lohnt es sich nicht, zeige die weiße Flagge; zwei Flaggen nacheinander beenden den Kampf.
origo-guide-move-from = Wähle den Schild, der wandert. Er geht auf ein leeres Nachbarfeld oder über eine Kette eigener Schilde auf ein leeres Feld daneben: So verbindest du Gruppen oder füllst ein Land.
origo-guide-move-to = Wähle, wohin er wandert: neben deine anderen Schilde oder in die letzte Lücke eines Landes.
origo-guide-exchange-card = Wähle die zwei Karten, die dir am wenigsten nützen; du ziehst sofort zwei neue. Dafür verzichtest du in diesem Zug auf das Wandern.
origo-guide-navigate-from = Jeder deiner Schilde auf See darf einmal je Zug segeln, und es kostet nichts. Wähle einen, der anderswo mehr nützt.
origo-guide-navigate-to = Wähle, wo er ankommt: An einer Küste kann er sich einer Gruppe anschließen oder ein Land vollständig machen. Bleib auf See, wenn dir die Seemacht wichtig ist.
