# Für alle, die Origin noch nicht kennen.

## Die erste Runde: was jetzt zu tun ist, und warum

origin-guide-goal = Punkte bringen Jagdmarker, Meerengenmarker, Innovationsplättchen und erfüllte Ziele; jede Karte, die du am Ende noch auf der Hand hast, zählt einen Punkt. In jedem Zug führst du eine Aktion mit einer Figur aus; die Farbe des Gebiets, in dem sie ankommt, bestimmt deine Belohnung. Gehen die Figuren, die Dörfer, die Plättchen oder ein Kartenstapel aus, haben die anderen noch einen letzten Zug.
origin-guide-wait = Die anderen sind am Zug. Achte darauf, welche Meerengen- und Jagdmarker noch da sind und welche Gebiete in deiner Nähe die Farbe haben, die du brauchst.
origin-guide-objective = Behalte das Ziel, auf das du gleich hinarbeiten kannst; die anderen gehen zurück. Niemand sieht es, bis du es erfüllst.
origin-guide-action = Wähle ein leeres Gebiet für eine neue Figur (Evolution): Sie stammt von einer Nachbarfigur ab, ganz gleich, wem diese gehört. Oder wähle eine eigene Figur zum Ziehen (Wanderung oder Tausch). Sieh zuerst auf die Farbe des Gebiets: Sie bestimmt deine Belohnung. Grüne Gebiete geben ihren Jagdmarker der ersten Figur, die dort ankommt; Meerengen ihren Marker, sobald du auf beiden Seiten stehst.
origin-guide-pawn = Wähle die neue Figur. Sie darf einer Nachbarfigur gleichen oder sich in einem Punkt unterscheiden: andere Farbe, eine Stufe höher oder eine Stufe breiter. Höhere Figuren kommen weiter, breitere verdrängen andere.
origin-guide-target = Wähle, wohin die Figur zieht. Ihre Höhe ist ihre Reichweite. Auf ein leeres Gebiet wandert sie; mit einer schmaleren fremden Figur tauscht sie den Platz.
origin-guide-reward = Nimm deine Belohnung. Plättchen werden der Reihe nach gestapelt (1, 2, 3 …): Nimm also das nächste passende, ohne Plättchen eine 1. Karten bringen etwas Besonderes; eine permanente Karte zeigt, welche Plättchenstufe du zum Ausspielen brauchst.
origin-guide-tile = Wähle das Plättchen, das einen deiner Stapel fortsetzt; eines der Stufe 1 beginnt einen neuen.
origin-guide-return = Gib die Karten zurück, die du nicht behältst: den Rest einer Auswahl oder Ziele über deinem Limit. Trenne dich von dem, was du so bald nicht brauchst.
origin-guide-council = Behalte die Karte, die dir in den nächsten Zügen am meisten hilft.
origin-guide-end = Spiele Karten aus, die jetzt helfen, vor allem erfüllte Ziele, oder beende deinen Zug. Auf der Hand zählt eine Karte einen Punkt; ausgespielt bringt sie stattdessen ihre Wirkung oder ihre Punkte.
origin-guide-extra = Deine Karte gibt dir eine weitere Aktion. Wähle, wo sie beginnt.
origin-guide-rival = Wähle, wen die Karte trifft: meist, wer vorn liegt.
origin-guide-stack = Wähle das Plättchen, das du nimmst. Am meisten nützt eines, das deinen eigenen Stapel fortsetzt.
origin-guide-strait = Wähle die Meerenge. Du bekommst die Punkte, die auf ihrem Marker stehen.
