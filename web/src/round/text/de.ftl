# Mehrere Tische mit demselben Glück (Duplikat).

round-title = Dieselbe Partie an anderen Tischen
round-form = Duplikat
round-tables = { $count ->
    [1] Nur ein Tisch
   *[other] Dasselbe Glück an { $count } Tischen
  }
round-form-why = Karten und Würfel fallen an allen gleich, und am Ende wird jeder Platz mit demselben Platz an den anderen Tischen verglichen. Alle sind privat; du verteilst die Links.
round-why = Karten und Würfel fallen an diesen Tischen gleich. Bis alle fertig sind, dürfen nur die zusehen, die selbst dort sitzen; dann wird jeder Platz mit demselben Platz an den anderen Tischen verglichen.
round-table = Tisch { $number }
round-here = Dieser Tisch
round-taken = { $taken } von { $seats } Plätzen besetzt
round-playing = wird gespielt
round-over = beendet
round-compared = Für jeden Tisch, an dem derselbe Platz schlechter abschnitt, gibt es zwei Matchpunkte, für einen gleich guten einen: 100 % heißt vor allen, 50 % ist die Mitte.
round-percent = { $percent } %
round-left = hat die Partie verlassen
