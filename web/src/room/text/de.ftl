room-title = Gemeinsam ansehen
room-lead = Die anderen führen
room-take-over = Führung übernehmen
room-you-lead = Du führst: Wer folgt, sieht den Schritt, den du öffnest, und was du markierst.
room-led-by = { $name } führt.
room-followers = { $count ->
    [one] Eine weitere Person ist hier.
   *[other] { $count } weitere Personen sind hier.
  }
room-follow = Folgen
room-alone = Selbst umsehen
room-stop = Nicht mehr führen
room-mark = Markieren
room-mark-how = Tippe etwas an, um es zu markieren, oder ziehe von einem zum anderen für einen Pfeil.
room-clear = Markierungen entfernen
room-marks = { $count ->
    [one] Eine Markierung auf dem Spielplan
   *[other] { $count } Markierungen auf dem Spielplan
  }
room-step = Schritt { $step }
room-link = Link zu diesen Markierungen
