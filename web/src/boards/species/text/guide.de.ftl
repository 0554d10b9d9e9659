# Für alle, die Die Entstehung der Arten noch nicht kennen.

species-about = Segle 1835 mit der Beagle durch die Galápagos. Beobachte Pflanzen und Tiere: Was du von ihnen lernst, führt dich zur nächsten Art.

## Erstes Spiel: was jetzt zu tun ist, und warum

species-guide-goal = Würfel auf Plättchen sind Wissen: Jeder zählt alle Symbole seines Plättchens. Gib Würfel aus, um neue Arten von der Leiste links zu entdecken. Das bringt Punkte und Karten und bewegt die Beagle; erreicht sie Neuseeland, endet das Spiel. Drei Anker auf ihrem Weg werten die Tagebuchkarten unter der Seekarte.
species-guide-wait = Die anderen spielen. Zeige auf Plättchen, Karten und Anker: Alles sagt, was es ist. Das Tagebuch zeigt, wer was bekäme, käme die Beagle jetzt an.
species-guide-setup-cube = Du beginnst mit einem Würfel auf einer bekannten Art. Wähle die, deren Symbol du zuerst brauchst; sieh nach, was auf der Leiste billig ist.
species-guide-turn = Forschen setzt zwei Würfel auf zwei Plättchen. Entdecke, sobald ein Plättchen der Leiste leuchtet: Wähle es und dann ein leuchtendes Feld. Es zahlen nur Würfel auf diesem Feld und daneben; sammle sie also rund um ein leeres Feld.
species-guide-recall = Du hast zu wenige Würfel auf der Hand, also nimm erst welche zurück. Lass liegen, was bald zahlt oder allein ein Plättchen hält.
species-guide-place = Setze die zwei Würfel auf verschiedene Plättchen. Mehr Symbole sind mehr wert je Würfel; suche zwei mit einem gemeinsamen Nachbarfeld.
species-guide-discover-space = Wähle, wohin die neue Art kommt. In der Mitte hilft sie mehr Entdeckungen; über einem niedrigeren Plättchen gewinnst du dieses, ein Punkt am Ende.
species-guide-displace = Die bekannte Art macht Platz. Wähle, wohin sie mit ihren Würfeln geht; am besten zu deinen eigenen.
species-guide-pay = Wähle, welche Würfel und Karten zahlen, bis nichts mehr zu wählen ist. Das Feldbuch zeigt, was du ausgibst und was du bekommst. Die Würfel kommen auf deine Hand zurück.
species-guide-binoculars-space = Wähle das Feld, auf das du schaust. Mindestens einer deiner Würfel dort zahlt mit.
species-guide-beagle-card = Nimm eine der drei offenen Karten. Werkzeug macht eine spätere Entdeckung möglich; die Mannschaft gibt freie Aktionen vor oder nach deiner Hauptaktion.
species-guide-refill = Wähle den Stapel, dessen oberstes Plättchen auf die Leiste kommt. Schenke den Nächsten nichts, was sie bezahlen können.
species-guide-put-under = Lege das Plättchen unter einen Stapel: Dort ist es aus dem Weg.
species-guide-crew-place = Wähle das Plättchen für deine Würfel.
species-guide-crew-from = Wähle, was sich bewegt.
species-guide-crew-to = Wähle, wohin es geht.
species-guide-crew-recall = Nimm bis zu drei Würfel zurück. Lass liegen, was gleich zahlt.
species-guide-crew-deck = Wähle den Lebensraum: Bücher zählen am Ende, Werkzeug zahlt.
species-guide-crew-tool = Nimm das Werkzeug zurück, das deine nächste Entdeckung zahlt.
species-guide-crew-tile = Wähle das Plättchen, das die Leiste verlässt: eines, das niemand bekommen soll, oder eines, das dir im Weg liegt.
species-guide-crew-stack = Wähle den Stapel, dessen oberstes Plättchen du auf der Leiste willst.
