# Für alle, denen Origin neu ist.

origin-about = Vom ersten Stamm in Afrika breiten sich Menschen über die ganze Welt aus: Sie entwickeln sich, wandern, verdrängen andere, erfinden Werkzeuge und erreichen, was sie sich vorgenommen haben.

## Das erste Spiel: was jetzt zu tun ist, und warum

origin-guide-goal = In jedem Zug tust du eines auf der Karte: Eine neue Figur entwickelt sich, eine eigene wandert, oder sie tauscht mit einer schwächeren. Die Farbe des Gebiets, in dem sie ankommt, bestimmt, was du bekommst: Plättchen und Karten. Punkte gibt es für Ziele, Marker, Plättchen und die Karten, die dir bleiben.
origin-guide-wait = Die anderen sind am Zug. Zeig auf ein Gebiet, eine Karte oder ein Plättchen, um zu lesen, was es tut, und schau, aus welchen Figuren sich deine entwickeln könnten.
origin-guide-objective = Behalte das Ziel, das du nahe bei Afrika beginnen kannst; die anderen gehen zurück. Auf violetten Gebieten ziehst du weitere.
origin-guide-action = Wähle ein leeres Gebiet, das leuchtet, damit sich dort eine Figur entwickelt, oder fang mit der Figur im Vorrat an. Wähle eine eigene Figur, um sie zu bewegen: so weit, wie sie hoch ist, und gegen Figuren, die schmaler sind als sie. Ziel auf die Farbe, die du jetzt brauchst.
origin-guide-pawn = Eine Figur gleicht ihrem Vorfahren in mindestens zwei Dingen und ist höchstens eine Stufe höher oder breiter. Hohe kommen weit, breite verdrängen andere und sind vor ihnen sicher.
origin-guide-target = Die Zahlen sagen, wie weit es ist. Zwei Figuren auf beiden Seiten einer Meerenge bringen deren Marker; wer als Erster auf ein grünes Gebiet kommt, nimmt den Marker dort.
origin-guide-reward = A gibt ein Plättchen und eine Karte, B die Auswahl aus drei Karten. Plättchen werden von Stufe 1 an gestapelt, und Dauerkarten brauchen ihre Stufe: Am Anfang lohnt sich A eher. Auf Braun gibt es zwei Plättchen oder eines aus einem beliebigen Bereich.
origin-guide-tile = Nimm die Stufe, die auf einen deiner Stapel passt, oder eine 1 für einen neuen. Ein Plättchen der Stufe 5 zählt fünf Punkte.
origin-guide-return = Gib die Karten zurück, die du kaum spielen wirst. Jede Karte auf der Hand ist am Ende einen Punkt wert.
origin-guide-council = Behalte die Karte, deren Stufe du hast oder bald haben wirst.
origin-guide-end = Du darfst noch eine Karte spielen: in jedem Zug eine von jedem Stapel. Ein Ziel zählt nur, solange seine Bedingung gilt; spiel es, sobald es erfüllt ist.
origin-guide-extra = Diese Karte gibt dir eine weitere Aktion. Wähle, wo sie beginnt.
origin-guide-rival = Wähle, gegen wen du die Karte spielst.
origin-guide-stack = Nimm das Plättchen, das auf einen deiner Stapel passt.
origin-guide-strait = Nimm den Marker dieser Meerenge, obwohl du nur eine Seite besetzt: Die mit 5 Punkten sind selten.
