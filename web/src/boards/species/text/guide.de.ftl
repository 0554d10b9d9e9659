# Für alle, die Die Entstehung der Arten noch nicht kennen.

species-about = Segle mit der Beagle zu den Galápagos-Inseln: Beobachte die Geschöpfe von Land, Wasser und Luft und entdecke mit deinem Wissen neue Arten.

## Die erste Runde: was jetzt zu tun ist, und warum

species-guide-goal = Punkte bringen die Arten, die du entdeckst, die Ziele des Tagebuchs, wenn die Beagle sie erreicht, und am Ende eroberte Plättchen und Bücher. Würfel auf Plättchen sind dein Wissen: Jeder zahlt mit den Symbolen seines Plättchens.
species-guide-wait = Die anderen sind am Zug. Sieh auf die Leiste: was jede Art kostet und bringt, und ob deine Würfel dort liegen, wo sie dafür zahlen könnten.
species-guide-setup-cube = Lege deinen ersten Würfel auf eine bekannte Art. Sie bestimmt, mit welchem Wissen du beginnst; nimm eine, deren Symbole auf der Leiste gefragt sind.
species-guide-turn = Eine Hauptaktion: Forschen legt zwei Würfel auf zwei Arten, Entdecken nimmt eine Art von der Leiste. Entdecke, wenn deine Würfel rund um ein freies Feld dafür zahlen können; sonst forsche. Mannschaftskarten kosten nichts.
species-guide-recall = Nimm Würfel zurück, bis du zwei hast. Lass die liegen, bei denen du als Nächstes entdecken willst.
species-guide-place = Lege deine Würfel auf zwei verschiedene Arten, die beieinander liegen: Eine neue Art dazwischen kann dann von beiden bezahlt werden.
species-guide-discover-space = Wähle das Feld. Alle Würfel daneben können zahlen; Punkte und Lohn sind überall gleich, denke also daran, wo deine Würfel danach liegen. Wer ein niedrigeres Plättchen überdeckt, erobert es.
species-guide-displace = Die bekannte Art zieht mit ihren Würfeln auf das nächste leere Feld. Wähle das, das deinen Würfeln besser passt.
species-guide-pay = Wähle, welche Würfel oder Werkzeuge zahlen. Würfel kehren auf die Hand zurück; lass liegen, was du für die nächste Entdeckung brauchst, und bestätige.
species-guide-binoculars-space = Das Fernglas lässt auch Würfel zwei Schritte weiter zahlen. Wähle, wo sie liegen.
species-guide-crew-place = Wähle die Art für deine Würfel: eine, deren Symbole auf der Leiste gefragt sind.
species-guide-crew-from = Wähle, was versetzt wird: am besten, was dort wenig nützt.
species-guide-crew-to = Wähle das Ziel: neben deinen anderen Würfeln, nahe einem freien Feld.
species-guide-crew-recall = Nimm Würfel zurück, die ihre Arbeit getan haben; mit Würfeln auf der Hand forschst du besser weiter.
species-guide-crew-deck = Wähle den Stapel, dessen Werkzeuge oder Bücher du sammelst.
species-guide-crew-tool = Wähle das Werkzeug, das bei einer geplanten Entdeckung zahlt.
species-guide-crew-tile = Schick eine Art weg, die anderen mehr nützen würde als dir.
species-guide-crew-stack = Wähle den Stapel, der die Leiste auffüllt. Ein hohes Plättchen schiebt die niedrigen dorthin, wo man sie frei nehmen darf.
species-guide-beagle-card = Wähle eine Beagle-Karte: Karten öffnen den oberen Teil der Leiste, Werkzeuge zahlen, die Mannschaft handelt umsonst.
species-guide-refill = Wähle den Stapel, der die Leiste auffüllt. Die Nächsten wählen aus dem, was du aufdeckst.
species-guide-put-under = Wähle den Stapel, unter den das Plättchen kommt: So kehrt es erst spät zurück.
