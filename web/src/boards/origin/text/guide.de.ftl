# Für alle, die Origin noch nicht kennen.

origin-about = Von einer Wiege in Afrika breitet sich die Menschheit über die Welt aus: größer, stärker, weiter. Entwickle, wandere, überquere Meerengen, lerne und erreiche geheime Ziele.

## Die erste Runde: was jetzt zu tun ist, und warum

origin-guide-goal = Punkte bringen Jagdgründe, Meerengen, die du als Erster überquerst, Innovationsplättchen und Ziele, die du geheim hältst. Jeder Zug ist eine Aktion mit einer Figur; die Farbe des Gebiets, in dem sie ankommt, bestimmt deine Belohnung.
origin-guide-wait = Die anderen sind am Zug. Achte darauf, welche Meerengen und Jagdgründe noch frei sind und welche Gebiete neben dir die Farbe haben, die du brauchst.
origin-guide-objective = Behalte das Ziel, an dem du gleich arbeiten kannst; die anderen gehen zurück. Niemand sieht es, bis du es vorzeigst.
origin-guide-action = Wähle ein leeres Gebiet für eine neue Figur (Evolution) oder eine eigene Figur, die zieht (Migration). Sieh zuerst auf die Farbe des Gebiets: Sie ist deine Belohnung. Meerengen und grüne Gebiete bringen dem Ersten sofort Punkte.
origin-guide-pawn = Wähle die neue Figur. Sie gleicht ihrer Nachbarin bis auf einen Schritt: Größere kommen weiter, breitere verdrängen andere.
origin-guide-target = Wähle das Ziel. Die Größe der Figur ist ihre Reichweite. In ein leeres Gebiet wandert sie; mit einer stärkeren Figur kannst du mit einer schwächeren fremden den Platz tauschen.
origin-guide-reward = Nimm deine Belohnung: Ein Plättchen baut deinen Stapel aus und erlaubt bessere Karten, eine Karte bringt Besonderes. Plättchen werden der Reihe nach gestapelt, 1, 2, 3: Nimm also das nächste passende.
origin-guide-tile = Wähle das Plättchen, das einen deiner Stapel fortsetzt; eines der Stufe 1 beginnt einen neuen.
origin-guide-return = Gib die Karten zurück, die du nicht behältst: den Rest einer Auswahl und Ziele über zwei hinaus. Trenne dich von dem, was du so bald nicht brauchst.
origin-guide-council = Behalte die Karte, die dir in den nächsten Zügen am meisten hilft.
origin-guide-end = Spiele Karten aus, die jetzt helfen, vor allem erfüllte Ziele, oder beende deinen Zug.
origin-guide-extra = Deine Karte gibt dir eine weitere Aktion. Wähle, wo sie beginnt.
origin-guide-rival = Wähle, wen die Karte trifft: meist die Person, die vorn liegt.
origin-guide-stack = Wähle das Plättchen, das du nimmst. Am meisten nützt eines, das deinen eigenen Stapel fortsetzt.
origin-guide-strait = Wähle die Meerenge. Ihr Marker bringt die Punkte, die darauf stehen.
