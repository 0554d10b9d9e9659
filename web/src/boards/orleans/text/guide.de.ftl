# Für alle, die Orléans noch nicht kennen.

## Die erste Runde: was jetzt zu tun ist, und warum

orleans-guide-goal = Achtzehn Runden lang ziehst du Gefolgsleute aus deinem Beutel und setzt sie ein. Am Ende zählen Münzen, Waren sowie deine Kontore und Bürger mal deine Entwicklungsstufe. Neue Gefolgsleute machen deinen Beutel stärker, und jede Art bringt etwas Eigenes.
orleans-guide-wait = Die anderen sind am Zug. Tippe oder zeige inzwischen auf Orte und Ortskarten: Dann erfährst du, was sie bewirken. Sieh vor allem nach, was das Ereignis dieser Runde für dich bedeutet.
orleans-guide-draw = Ziehe Gefolgsleute aus dem Beutel, meist so viele, wie du darfst. Sie kommen auf deinen Markt, der acht fasst. Mit Rittern darfst du mehr ziehen.
orleans-guide-take-back = Statt zu ziehen, darfst du eingesetzte Gefolgsleute auf den Markt zurücknehmen. Tu das nur, wenn sie im Weg stehen.
orleans-guide-plan = Setze Gefolgsleute auf die Felder deiner Orte. Ein Ort wirkt erst, wenn alle seine Felder besetzt sind; was unvollständig bleibt, wartet auf die nächste Runde. Ein guter Anfang: Bauernhaus für Waren, Dorf für Handwerker oder Händler, Burg für mehr Gefolgsleute. Dann bestätige.
orleans-guide-plan-space = Wähle das Feld. Leuchtende Felder nehmen diesen Gefolgsmann auf; mache lieber einen Ort vollständig, als zwei anzufangen.
orleans-guide-act = Nutze einen deiner vollständigen Orte oder passe. Es geht reihum, bis alle gepasst haben; nimm also zuerst, was auch andere wollen: die letzte Ware eines Weges, eine freie Stadt, eine Ortskarte. Die Gefolgsleute eines genutzten Ortes kehren in deinen Beutel zurück.
orleans-guide-recruit = Wähle, wen das Dorf anwirbt: Schiffer bringen Münzen, Handwerker ein Technikplättchen, das einen Gefolgsmann für immer ersetzt, Händler eine neue Ortskarte.
orleans-guide-tile = Wähle eine Ortskarte. Nimm eine, für die du die Gefolgsleute schon im Beutel hast.
orleans-guide-city = Wähle die Stadt, in die du reist. Unterwegs darfst du eine Ware nehmen; wo noch kein Kontor steht, kannst du später mit dem Gildenhaus eines bauen.
orleans-guide-good = Nimm eine Ware vom Weg: Brokat zählt 5, Wolle 4, Wein 3, Käse 2, Getreide 1.
orleans-guide-send = Wer zu einem segensreichen Werk geht, verlässt deinen Beutel für immer und bringt sofort etwas ein. Schicke, wen du am wenigsten brauchst.
orleans-guide-deed = Wähle das segensreiche Werk. Wer den letzten Platz füllt, bekommt den Bürger, und jeder Bürger zählt am Ende so viel wie deine Entwicklungsstufe.
orleans-guide-reward = Eine Münze ist ein sicherer Punkt; ein Schritt Entwicklung bringt vielleicht bald Münzen, einen Bürger oder eine höhere Stufe.
orleans-guide-buy = Wähle, wie viele Münzen du in Entwicklung verwandelst. Behalte genug für das nächste Ereignis.
orleans-guide-remove = Bei dieser Variante entfernt jeder zuerst eine Ortskarte aus dem Spiel. Nimm eine, die du niemandem gönnst.
orleans-guide-bathe = Im Badehaus ziehst du zwei Gefolgsleute dazu und behältst den besseren: fast immer eine gute Idee.
orleans-guide-keep = Behalte, wer in dieser Runde einen Ort vollständig macht; der andere kehrt in den Beutel zurück.
orleans-guide-tower = Der Pulverturm fasst zwei weitere Gefolgsleute. Stelle dorthin, wen du jetzt nicht brauchst oder zu segensreichen Werken schicken willst.
orleans-guide-bath = Setze bis zu zwei der drei gezogenen Gefolgsleute sofort ein, am besten dort, wo sie einen Ort vollständig machen.
orleans-guide-bath-space = Wähle das Feld für diesen Gefolgsmann.
orleans-guide-place-tech = Dein Technikplättchen ersetzt einen Gefolgsmann für immer. Lege es auf einen Ort, den du jede Runde nutzt; das erste muss einen Bauern ersetzen.
orleans-guide-sacristy = Lege den Mönch zurück, dann verschont dich das Ereignis. Lehne ab, wenn es dich wenig kostet: Dann wartet er auf ein schlimmeres.
orleans-guide-food = Gib ein Nahrungsmittel ab. Getreide zählt am Ende am wenigsten.
orleans-guide-torture = Du kannst nicht zahlen und verlierst für jede fehlende Münze etwas. Beginne mit dem, was dir am wenigsten wert ist, etwa einem Kontor aus dem Vorrat oder einer billigen Ware.
