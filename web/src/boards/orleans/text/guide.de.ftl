# Für alle, die Orléans noch nicht kennen.

orleans-about = Zieh Gefolge aus deinem Beutel, setz es ein und gewinne neues: Bauern, Schiffer, Gelehrte, Ritter. Bereise die Loire, baue Kontore und sammle Waren.

## Die erste Runde: was jetzt zu tun ist, und warum

orleans-guide-goal = Achtzehn Runden lang ziehst du Gefolge aus deinem Beutel und setzt es ein. Am Ende zählen Münzen, Waren sowie deine Kontore und Bürger mal deine Entwicklungsstufe. Neues Gefolge macht deinen Beutel stärker, und jede Art bringt etwas Eigenes.
orleans-guide-wait = Die anderen entscheiden. Zeige inzwischen auf Orte und Ortskarten: Alle sagen, was sie tun. Sieh vor allem nach, was das Ereignis dieser Runde für dich bedeutet.
orleans-guide-draw = Zieh dein Gefolge aus dem Beutel, meist so viel du darfst. Es kommt auf deinen Marktplatz, der acht fasst. Ritter lassen dich mehr ziehen.
orleans-guide-take-back = Statt zu ziehen, darfst du eingesetztes Gefolge auf den Marktplatz zurücknehmen. Tu das nur, wo es im Weg steht.
orleans-guide-plan = Setze Gefolge auf die Felder deiner Orte. Ein Ort wirkt erst, wenn alle seine Felder besetzt sind; was unvollständig bleibt, wartet auf die nächste Runde. Ein guter Anfang: Bauernhaus für Waren, Dorf für Handwerker oder Händler, Burg für mehr Gefolge. Dann bestätige.
orleans-guide-plan-space = Wähle das Feld. Leuchtende Felder nehmen dieses Gefolge auf; mach lieber einen Ort voll, als zwei zu beginnen.
orleans-guide-act = Führe einen deiner bereiten Orte aus oder passe. Es geht reihum, bis alle gepasst haben; beeile dich also bei dem, was auch andere wollen: die letzte Ware eines Weges, eine freie Stadt, eine Ortskarte. Benutztes Gefolge kehrt in deinen Beutel zurück.
orleans-guide-recruit = Wähle, wen dir das Dorf gibt: Schiffer bringen Münzen, Handwerker Technik, die Gefolge für immer ersetzt, Händler einen neuen Ort.
orleans-guide-tile = Wähle einen neuen eigenen Ort. Nimm einen, für den du das Gefolge schon im Beutel hast.
orleans-guide-city = Wähle die Stadt, in die du reist. Unterwegs nimmst du eine Ware mit; wo noch kein Kontor steht, kannst du später mit dem Gildenhaus bauen.
orleans-guide-good = Nimm eine Ware vom Weg: Brokat zählt 5, Wolle 4, Wein 3, Käse 2, Getreide 1.
orleans-guide-send = Wer zu einem guten Werk geht, verlässt dich für immer und bringt sofort etwas ein. Schicke, was deinen Beutel verstopft.
orleans-guide-deed = Wähle das gute Werk. Wer den letzten Platz füllt, bekommt einen Bürger, und Bürger vervielfachen deine Punkte.
orleans-guide-reward = Eine Münze ist ein sicherer Punkt; ein Schritt Entwicklung bringt vielleicht bald Münzen, einen Bürger oder eine höhere Stufe.
orleans-guide-buy = Wähle, wie viele Münzen du in Entwicklung verwandelst. Behalte genug für das nächste Ereignis.
orleans-guide-remove = Bei dieser Variante nehmen alle zuerst eine Ortskarte aus dem Spiel. Entferne eine, die du nicht in fremden Händen sehen willst.
orleans-guide-bathe = Im Badehaus ziehst du zwei dazu und behältst den Besseren: fast immer eine gute Idee.
orleans-guide-keep = Behalte, wer in dieser Runde einen Ort vollendet; der andere kehrt in den Beutel zurück.
orleans-guide-tower = Der Pulverturm fasst zwei weitere Gefolgsleute. Stelle hinauf, wen du jetzt nicht brauchst oder zu Werken schicken willst.
orleans-guide-bath = Setze bis zu zwei der Gezogenen sofort ein, am besten dort, wo sie einen Ort vollenden.
orleans-guide-bath-space = Wähle das Feld für dieses Gefolge.
orleans-guide-place-tech = Deine Technik ersetzt einen Gefolgsmann für immer. Lege sie auf einen Ort, den du jede Runde benutzt; die erste ersetzt einen Bauern.
orleans-guide-sacristy = Gib den Mönch zurück, und das Ereignis geht an dir vorbei. Sag nein, wenn es dich wenig kostet: Dann wartet er auf ein schlimmeres.
orleans-guide-food = Gib eine Speise ab. Getreide zählt am Ende am wenigsten.
orleans-guide-torture = Du kannst nicht zahlen und verlierst für jede fehlende Münze etwas. Beginne mit dem, was dir am wenigsten wert ist, etwa einem Kontor im Vorrat oder einer billigen Ware.
