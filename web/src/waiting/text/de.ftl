waiting-for = { $free ->
    [one] Es fehlt noch { $free } Mitspieler
   *[other] Es fehlen noch { $free } Mitspieler
  }
waiting-full = Alle sind da.
waiting-start = Spiel starten
waiting-for-host = { $name } startet das Spiel.
waiting-for-absent-host = Wer den Tisch erstellt hat, startet das Spiel.
waiting-is-host = Host
waiting-seats = Plätze
waiting-free = Frei
waiting-stand = Platz freigeben
waiting-add-bot = Bot hinzufügen …
waiting-bot-for = Bot für Platz { $seat }
waiting-remove-bot = { $name } entfernen
waiting-menu = Mehr zu { $name }
waiting-ban = Entfernen und nicht wieder hereinlassen
waiting-remove = Vom Platz entfernen
waiting-close = Diesen Tisch schließen
waiting-close-sure = Wirklich schließen?
waiting-invite = Einladen
waiting-invites = { $name } lädt dich zum Spielen ein.
waiting-invited = Du bist zum Spielen eingeladen.
waiting-players = { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spieler
  }
waiting-no-options = Dieses Spiel hat keine Optionen.
