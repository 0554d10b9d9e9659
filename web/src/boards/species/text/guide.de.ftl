# Für alle, die „Über die Entstehung der Arten“ noch nicht kennen.

## Erstes Spiel: was jetzt zu tun ist, und warum

species-guide-goal = Würfel auf Plättchen sind Wissen: Jeder Würfel zählt alle Symbole seines Plättchens. Gib Würfel aus, um neue Arten vom Evolutionspfad zu entdecken. Das bringt Punkte und Karten und bewegt die Beagle; erreicht sie Neuseeland, endet das Spiel. Drei Anker auf ihrem Weg werten die Tagebuchkarten.
species-guide-wait = Die anderen sind am Zug. Tippe oder zeige inzwischen auf Plättchen, Karten und Anker: Dann erfährst du, was sie bedeuten. Das Tagebuch zeigt, wer wie viele Punkte bekäme, wenn die Beagle jetzt ankäme.
species-guide-setup-cube = Du beginnst mit einem Würfel auf einer bekannten Art. Wähle die, deren Symbol du zuerst brauchst; sieh nach, was auf dem Evolutionspfad wenig kostet.
species-guide-turn = Erforschen: Du legst zwei Würfel auf zwei Plättchen. Entdecke, sobald ein Plättchen des Evolutionspfads leuchtet: Wähle es und dann ein leuchtendes Feld. Nur Würfel auf diesem Feld und daneben zahlen; sammle sie also rund um ein leeres Feld. Danach darfst du noch Mannschaftskarten ausspielen; dann beende den Zug.
species-guide-recall = Du hast zu wenige Würfel im Vorrat; nimm also zuerst welche zurück. Lass liegen, was bald zahlt oder dir die Mehrheit auf einem Plättchen sichert.
species-guide-place = Setze die zwei Würfel auf verschiedene Plättchen. Auf einem Plättchen mit mehr Symbolen zählt ein Würfel mehr; suche zwei mit einem gemeinsamen leeren Nachbarfeld.
species-guide-discover-space = Wähle, wohin die neue Art kommt. In der Mitte nützt sie bei mehr Entdeckungen. Über einem Plättchen niedrigerer Stufe gewinnst du dieses: ein Punkt am Ende.
species-guide-displace = Die bekannte Art macht Platz. Wähle, wohin sie mit ihren Würfeln ausweicht; am besten neben deine anderen Würfel.
species-guide-pay = Wähle, welche Würfel und Karten zahlen, bis nichts mehr zu wählen ist. Das Feldbuch zeigt, was du ausgibst und bekommst. Die Würfel kommen in deinen Vorrat zurück.
species-guide-binoculars-space = Wähle das Feld, auf das du schaust. Mindestens einer deiner Würfel dort zahlt mit.
species-guide-beagle-card = Nimm eine der drei offenen Karten. Werkzeuge helfen bei einer späteren Entdeckung; die Mannschaft gibt dir kostenlose Aktionen vor oder nach deiner Hauptaktion.
species-guide-refill = Wähle den Stapel, dessen oberstes Plättchen auf den Evolutionspfad kommt. Schenke dem nächsten Spieler nichts, was er bezahlen kann.
species-guide-put-under = Lege das Plättchen unter einen Stapel: Dort ist es aus dem Weg.
species-guide-crew-place = Wähle das Plättchen für deine Würfel.
species-guide-crew-from = Wähle das Plättchen oder den Würfel, den du versetzt.
species-guide-crew-to = Wähle, wohin.
species-guide-crew-recall = Nimm bis zu drei Würfel zurück. Lass liegen, was gleich zahlt.
species-guide-crew-deck = Wähle den Lebensraum: Bücher zählen am Ende, Werkzeuge helfen beim Bezahlen.
species-guide-crew-tool = Nimm das Werkzeug zurück, das dir bei der nächsten Entdeckung hilft.
species-guide-crew-tile = Wähle das Plättchen, das vom Evolutionspfad genommen wird: eines, das niemand bekommen soll, oder eines, das dir im Weg liegt.
species-guide-crew-stack = Wähle den Stapel, dessen oberstes Plättchen du auf dem Evolutionspfad haben willst.
