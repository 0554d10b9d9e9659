# What the settings and the pages of a person say.

settings-nickname = Name
settings-rename = Speichern
settings-renamed = Du heißt jetzt { $name }.
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-motion = Animationen
settings-confirm = Vor Zügen nachfragen, die sich nicht rückgängig machen lassen
settings-pace = Züge der anderen
settings-pace-once = Alle sofort
settings-pace-brisk = Zügig
settings-pace-calm = Ruhig
settings-pace-tap = Schritt für Schritt
settings-recap = Rückblick, wenn ich am Zug bin
settings-you = Du
settings-look = Darstellung
settings-table = Am Tisch
settings-size = Schriftgröße
settings-size-small = Klein
settings-size-normal = Normal
settings-size-large = Groß
settings-size-largest = Sehr groß
settings-size-sample = A
settings-notices = Benachrichtigungen
settings-notices-far = Der Browser meldet sich, wenn du am Zug bist, auch wenn Ludoteca geschlossen ist.
settings-notices-near = Der Push-Dienst deines Browsers ist nicht zu erreichen. Du erfährst es nur, solange diese Seite offen ist.
settings-notices-why = Der Browser meldet sich, wenn du am Zug bist und diese Seite nicht zu sehen ist.
settings-notices-denied = Dieser Browser lässt keine Benachrichtigungen dieser Seite zu.
rest-title = Deine Ruhezeiten
rest-why = An Tischen, die über Tage gespielt werden, steht deine Uhr in diesen Stunden und an diesen Tagen. Neue Stunden gelten ab deiner nächsten Entscheidung.
rest-zone = Zeitzone
rest-night = Nacht
rest-night-from = Nacht ab
rest-night-to = Nacht bis
rest-weekend = Freie Tage
rest-holidays = Urlaub
rest-holidays-left = { $days ->
    [one] { $year } noch { $days } Tag
   *[other] { $year } noch { $days } Tage
  }
rest-holidays-from = Urlaub ab
rest-holidays-to = Urlaub bis
rest-holidays-add = Hinzufügen
rest-holidays-remove = Urlaub ab { $day } streichen
rest-saved = Deine Ruhezeiten sind gespeichert.
you-code = Wiederherstellungscode
you-code-none = Mit einem Wiederherstellungscode kommst du auf jedem Gerät als { $name } wieder herein, auch wenn dieser Browser verloren geht.
you-code-made = Erstellt am { $day }.
you-code-make = Wiederherstellungscode erstellen
you-code-renew = Neuen Code erstellen
you-code-renew-why = Der bisherige Code gilt dann nicht mehr.
you-code-keep = Schreib ihn auf oder mach ein Foto: Er wird nur jetzt gezeigt. Wer ihn hat, ist hier du.
you-code-picture = Der Wiederherstellungscode als Bild für die Kamera eines anderen Geräts
you-sessions = Wo du angemeldet bist
you-device-unknown = Unbekanntes Gerät
you-here = dieses Gerät
you-sign-out = Abmelden
you-end = { $device } abmelden
you-signed-out = Abgemeldet.
you-last-key = Du hast keinen Wiederherstellungscode: Einmal abgemeldet, kommst du nicht mehr als { $name } herein. Trotzdem abmelden?
you-stay = Bleiben
you-passkeys = Passkeys
you-passkeys-why = Tritt mit Fingerabdruck, Gesicht oder der Sperre deines Geräts ein.
you-passkey-make = Passkey hinzufügen
you-passkey-made = Passkey hinzugefügt.
you-passkey-from = hinzugefügt am { $day }
you-remove = Entfernen
you-remove-key = { $name } entfernen
you-no-passkeys = Passkeys gehen hier nicht: { $why ->
    [https] Sie brauchen eine Adresse, die mit https beginnt.
    [name] Sie brauchen einen Namen, und diese Adresse ist eine Nummer.
   *[browser] Dieser Browser kennt sie nicht.
  } Ein Wiederherstellungscode geht überall.
you-mail = Mailadressen
you-provider = Konto des Vereins
you-provider-add = Konto bei { $name } hinzufügen
you-blocked = Wen du blockiert hast
you-unblock = Nicht mehr blockieren
you-unblock-person = { $name } nicht mehr blockieren
letters-title = Briefe über wartende Tische
letters-never = Keine
letters-daily = Einmal am Tag
letters-at-once = Sofort
letters-hour = Uhrzeit
letters-why = Eine Mail nennt alle Tische, die auf dich warten. Sie kommt nur, wenn es etwas Neues gibt, und endet mit einem Klick.
letters-no-address = Füge zuerst eine Mailadresse hinzu, dann kannst du wählen.
letters-saved = Gespeichert.
hook-title = Webhook
hook-table = Webhook dieses Tisches
hook-address = Adresse
hook-why = Dort steht, wer am Zug ist: bei Discord, Matrix, Telegram, ntfy und anderen. Füge die Adresse ein, die der Dienst dir gibt; sie ist geheim und wird nicht noch einmal gezeigt.
hook-known = { $service }, seit { $day }.
hook-failing = Die letzte Nachricht ist nicht angekommen.
hook-save = Speichern
hook-try = Ausprobieren
hook-tried = Die Nachricht ist angekommen.
stop-title = Keine Briefe mehr
stop-why = Damit enden die Briefe über Tische, die auf dich warten.
stop-do = Briefe beenden
stop-done = Erledigt. An diese Adresse gehen keine Briefe mehr; in den Einstellungen kannst du sie wieder bestellen.
# Die Seite einer Person.

person-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
person-won = { $won } gewonnen
person-left = { $left } vorzeitig verlassen
person-points = { $points } Punkte
person-interval = { $low } bis { $high }
person-rank = Platz { $rank } von { $of }
person-rated-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
  }
person-unrated = Noch nicht gewertet
person-rating-why = Alle beginnen mit 1500 Punkten. Wer 100 mehr hat als jemand anderes, liegt in 64 von 100 Partien vor dieser Person. Der Balken zeigt, zwischen welchen Punkten die Spielstärke mit 95 % Sicherheit liegt.
person-sources = Woher die Punkte kommen
person-compared = { $games ->
    [one] Aus der letzten Partie
   *[other] Durchschnitt der letzten { $games } Partien
  }
person-source = Quelle
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = Sieger
person-finished = Beendete Partien
person-none = Noch keine beendeten Partien.
person-export = Deine Partien herunterladen
person-export-why = Eine Datei mit einer Aufzeichnung jeder Partie, die „ludoteca replay“ wieder zeigt.
settings-own-page = Deine Partien und Wertungen
person-openings = Lieblingseröffnungen
person-opened = Die erste Entscheidung, die je anders fiel, in den letzten { $games } Partien.
person-opening = Erste Entscheidung
person-opening-games = Partien
person-opening-won = Gewonnen
people-come-back = An den Platz von { $name } zurückkehren
person-percent = { $percent } %
person-between = { $low } bis { $high }
person-more = Unterschied
person-lacking = { $lacking ->
    [one] Lieblingseröffnungen und Punktequellen werden nach einer weiteren beendeten Partie gezeigt.
   *[other] Lieblingseröffnungen und Punktequellen werden nach { $lacking } weiteren beendeten Partien gezeigt.
  }
# Was die Nachbesprechungen vieler Partien ergeben.

person-reviews = Was die Nachbesprechungen sagen
person-reviews-game = Spiel
person-reviews-of = { $played ->
    [0] Noch keine Partie wurde zu Ende gespielt.
    [one] { $reviewed ->
        [0] Die eine beendete Partie ist noch nicht besprochen.
       *[other] Die eine beendete Partie ist besprochen.
      }
   *[other] { $reviewed } der letzten { $played } beendeten Partien sind besprochen.
  }
person-reviews-outdated = { $count ->
    [one] Eine weitere hat eine ältere Bewertung beurteilt; sie zählt nicht.
   *[other] { $count } weitere hat eine ältere Bewertung beurteilt; sie zählen nicht.
  }
person-reviews-rest = Öffentliche Partien werden nach und nach besprochen, andere, wenn jemand darum bittet. Bis alle besprochen sind, können die Zahlen zu Partien neigen, die jemand ansehen wollte.
person-reviews-lacking = { $lacking ->
    [one] Eine besprochene Partie fehlt noch: Ab { $enough } lässt sich etwas über Fehler und Glück sagen.
   *[other] { $lacking } besprochene Partien fehlen noch: Ab { $enough } lässt sich etwas über Fehler und Glück sagen.
  }
person-errors = Fehler
person-errors-all = { $mean } Fehler auf 100 Entscheidungen ({ $low } bis { $high })
person-errors-in-100 = Fehler auf 100 Entscheidungen
person-errors-about = Gezählt sind Entscheidungen, bei denen es eine Wahl gab. Ein Fehler ist ein Zug, der nach allem, was man wissen konnte, sicher schlechter war als ein anderer; je Partie die sechs schlimmsten. Die Balken enthalten die wahre Zahl mit 95 % Sicherheit.
person-decisions = { $asked ->
    [one] eine Entscheidung
   *[other] { $asked } Entscheidungen
  } in { $games } Partien
person-phases = Nach Spielphase
person-kinds = Nach der Art der Entscheidung
person-luck = Glück im Lauf der Zeit
person-luck-mean = { $mean } % eines Sieges je Partie ({ $low } bis { $high })
person-luck-sum = Glück aufaddiert, in Prozent eines Sieges
person-luck-game = Glück jeder Partie
person-luck-band = Wo der Zufall allein die Linie in 95 von 100 Fällen lässt
person-luck-table = Partie für Partie
person-luck-ended = Beendet
person-luck-own = Glück
person-luck-until = Summe
person-luck-share = Sieg in %
person-wins = Siege
person-wins-raw = Wie sie kamen
person-wins-adjusted = Ohne das Glück
person-wins-about = Der Anteil am Sieg je Partie; bei Gleichstand wird er geteilt. Die Balken enthalten mit 95 % Sicherheit, was er über sehr viele solche Partien wäre.
person-wins-adjusting = In { $games } von { $reviewed } Partien ist das Glück abgezogen, dort, wo das Ergebnisse nachweislich sicherer macht.
person-wins-useless = Das Glück ist nicht abgezogen: Bei diesen Partien macht das Ergebnisse nicht nachweislich sicherer.
