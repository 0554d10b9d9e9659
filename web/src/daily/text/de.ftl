# Die Aufgabe des Tages.

daily-title = Aufgabe des Tages
daily-about = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
  }{ $phase ->
    [opening] , in der Eröffnung
    [middle] , im Mittelspiel
    [ending] , im Endspiel
   *[other] {""}
  }. Welcher Zug ist besser als der, der gespielt wurde?
daily-solved = Gelöst
daily-solve = Lösen
daily-again = Noch einmal ansehen
daily-more = Mehr Aufgaben
