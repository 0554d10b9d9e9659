# Aufgaben: Fehler aus besprochenen Partien, noch einmal gestellt.

puzzle-title = Aufgabe: { $game }
puzzle-yours = In Schritt { $step } war ein anderer Zug besser als der, den du gespielt hast. Welcher?
puzzle-of = In Schritt { $step } war ein anderer Zug besser als der von { $name }. Welcher?
puzzle-about = Der Plan ist so, wie er damals zu sehen war. Was man nicht wissen konnte, bleibt verborgen, und beurteilt wird eine Antwort nach dem, was man wissen konnte.
puzzle-judging = Deine Antwort wird beurteilt …
puzzle-right = Richtig: Nichts ist sicher besser.
puzzle-wrong = Nicht das Beste.
puzzle-cost = Das kostet { $cost } % eines Sieges ({ $low } bis { $high }).
puzzle-due = { $days ->
    [1] Kommt in einem Tag wieder.
   *[other] Kommt in { $days } Tagen wieder.
  }
puzzle-then = Gespielt wurde damals
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-show = Zeigen, was besser war
puzzle-to-review = Zur Nachbesprechung
puzzle-all = Alle meine Aufgaben
puzzle-mine = Meine Aufgaben
puzzle-mine-about = Deine eigenen Fehler aus besprochenen Partien. Was du löst, kommt nach Tagen wieder, umso später, je öfter du es gelöst hast.
puzzle-begin = { $count ->
    [1] Die fällige Aufgabe lösen
   *[other] Die { $count } fälligen Aufgaben lösen
  }
puzzle-none = Heute ist nichts fällig. Lass eine Partie besprechen: Deine Fehler werden zu Aufgaben.
puzzle-now = Jetzt fällig
puzzle-later = Später
puzzle-one = { $game }, Schritt { $step }
puzzle-found = Das hat die Nachbesprechung gefunden
puzzle-puzzles = Aufgaben
puzzle-collections = Sammlungen
puzzle-collection = Aufgaben: { $game }
puzzle-collection-about = Stellungen aus echten Partien, in denen ein Zug danebenging. Finde einen besseren.
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-here-only = Ohne Namen in diesem Haus merkt sich nur dieser Browser, was du gelöst hast.
puzzle-next-open = Die nächste lösen
puzzle-all-games = Aufgaben aller Spiele
puzzle-to-collection = Zur Sammlung
puzzle-phase = Spielphase
puzzle-phase-any = Alle
puzzle-phase-opening = Eröffnung
puzzle-phase-middle = Mittelspiel
puzzle-phase-ending = Endspiel
puzzle-asked = Was gefragt ist
puzzle-asked-any = Alles
puzzle-open-only = Nur ungelöste
puzzle-seats = { $seats } Spieler
puzzle-of-house = aus einer Partie in diesem Haus
puzzle-solved = Gelöst
puzzle-tried = Noch nicht gelöst
puzzle-none-shown = Eine solche Aufgabe gibt es hier nicht.
