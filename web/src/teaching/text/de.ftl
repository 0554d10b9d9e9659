# Teaching tables.

teaching-why = Alle Karten liegen offen: Jeder sieht, was jeder Platz sieht. Wer einen Zug zurücknimmt, muss nicht fragen, und Bots sagen, was sie erwogen haben. Nichts davon zählt.
teaching-eyes = Wessen Augen
teaching-own = Eigene Sicht
teaching-table = Was alle sehen
teaching-through = Du siehst mit den Augen von { $name }.
teaching-back = Zurück zur eigenen Sicht
teaching-last = Letzten Zug erklären
teaching-next = Was täte ein Bot?
teaching-bot = { $name } hat erwogen: { $list }.
teaching-person = Ein Bot anstelle von { $name } würde erwägen: { $list }.
teaching-coming = Ein Bot würde erwägen: { $list }.
teaching-share = { $what } ({ $percent } %)
teaching-chosen = { $what } ({ $percent } %, gewählt)
teaching-none = Es gab nichts zu wählen.
