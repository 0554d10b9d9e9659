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
room-branch = Abzweigung
room-branches = Abzweigungen
room-branch-of = Diese Partie beginnt dort, wo eine andere nach Schritt { $step } stand. Sie zählt für nichts.
room-branch-seats = Dort saßen:
room-branch-origin = Zurück zu diesem Schritt
room-branch-offer = { $name } spielt ab Schritt { $step } weiter und hat einen Platz für dich.
room-branch-sit = Zu den Plätzen
room-branch-open = wartet auf Mitspieler
room-branch-playing = wird gespielt
room-branch-finished = zu Ende
room-branch-link = Link zu dieser Abzweigung
room-branch-copied = Link zur Abzweigung kopiert.
room-with = Wer spielt die anderen?
room-with-bots = Bots
room-with-others = Menschen: Allen im Raum wird ein Platz angeboten
room-with-others-why = Der Tisch wartet, bis du beginnst. Plätze, die frei bleiben, kannst du dort Bots geben.
room-keep = Festhalten
room-keep-title = Schritt { $step } in einer Studie festhalten
room-keep-about = { $count ->
    [0] Der Schritt wird so festgehalten, wie du ihn siehst.
    [one] Der Schritt wird so festgehalten, wie du ihn siehst, mit seiner Markierung.
   *[other] Der Schritt wird so festgehalten, wie du ihn siehst, mit seinen { $count } Markierungen.
  }
room-keep-in = In welcher Studie
room-keep-new = In einer neuen
room-keep-name = Titel
room-keep-comment = Kommentar
room-keep-no-branch = Keine
room-kept = In „{ $title }“ festgehalten.
room-opinion = Die Meinung der Engine
room-opinion-ask = Die Engine fragen
room-opinion-chances = Gewinnchancen
room-opinion-moves = { $name } beginnt am besten mit:
room-opinion-why = Die Balken gelten mit allen Karten offen; die Züge und ihre Chancen nach dem, was am Platz zu wissen war.
room-opinion-rough = Grobe Zahlen: Für dieses Spiel mit so vielen ist nichts kalibriert.
room-invite = Andere einladen
room-invited = Link kopiert. Er führt andere zu diesem Schritt und verrät nichts von dem, was kommt.
room-invited-private = Link kopiert. Wer ihn hat, kann auf diese private Partie zurückblicken; er führt zu diesem Schritt und verrät nichts von dem, was kommt.
room-new-link = Neuer Link
room-new-link-sure = Wirklich? Der alte Link öffnet dann nichts mehr.
room-new-link-made = Es gibt einen neuen Link. Über den alten kommt niemand mehr herein; wer drin ist, bleibt.
room-veil = Was kommt, bleibt verborgen
room-veil-why = Was nach diesem Schritt kommt, wird nicht gezeigt, auch nicht, wie lange die Partie noch dauert.
room-veil-lift = Die ganze Partie zeigen
