# What the settings and the pages of a person say.

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
