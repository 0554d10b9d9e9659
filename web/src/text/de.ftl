# Das Haus auf Deutsch.

house-name = Ludoteca
house-skip = Zum Inhalt
house-to-lobby = In die Eingangshalle
house-settings-of = { $name }: Einstellungen
house-close = Schließen
house-map-near = Die Karte näher zeigen
house-map-whole = Die ganze Karte zeigen
house-dismiss = Hinweis schließen
house-never-mind = Doch nicht
house-scores = Wertungstafel
house-scores-final = Endstand
house-rank = { $rank }.
house-unreachable = Das Haus ist nicht erreichbar. Besteht eine Verbindung?
house-refused = Das ging nicht ({ $code }).
house-with-rule = { $words } (Regel { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = Ein Haus für Brettspiele
lobby-welcome-back = Schön, dass du da bist, { $name }
lobby-about = Nimm Platz: mit Freunden über einen Link oder gegen Bots, die die Regeln kennen.
lobby-nickname = Wie dürfen wir dich nennen?
lobby-enter = Eintreten
lobby-nickname-why = Ein Name genügt: kein Konto, kein Passwort.
lobby-name-first = Sag uns zuerst oben deinen Namen.
lobby-mine = Deine Tische
lobby-shelf = Im Regal
lobby-open = Tische mit freien Plätzen
lobby-open-none = Kein Tisch wartet auf Mitspieler. Deck einen!
lobby-playing = Hier wird gespielt
lobby-finished = Gespielt
lobby-seats = { $least }–{ $most } Personen
lobby-exact-seats = { $least ->
    [one] { $least } Person
   *[other] { $least } Personen
  }
lobby-time = { $least }–{ $most } Minuten
lobby-about-time = etwa { $least } Minuten
lobby-players = Personen
lobby-against = Gegen
lobby-bot = Bot
lobby-play-alone = Jetzt spielen
lobby-lay-table = Tisch decken
lobby-join = Platz nehmen
lobby-go-on = Weiterspielen
lobby-watch = Zuschauen
lobby-look-back = Zurückblicken
lobby-private = Privat
lobby-nobody = Noch niemand
lobby-won = Gewonnen: { $names }
lobby-free = { $free ->
    [0] Alle Plätze besetzt
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
  }
lobby-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }

## A new table

new-title = Tisch decken: { $game }
new-who = Wer sitzt wo
new-free = Frei für Menschen
new-options = Einstellungen
new-private = Privater Tisch
new-private-why = Nur wer den Link hat, findet ihn.
new-lay = Tisch decken

## Waiting for players

waiting-for = { $free ->
    [one] Es fehlt noch { $free } Person
   *[other] Es fehlen noch { $free } Personen
  }
waiting-full = Alle sind da.
waiting-start = Spiel beginnen
waiting-for-host = { $name } beginnt das Spiel.
waiting-for-absent-host = Wer den Tisch erstellt hat, startet das Spiel.
waiting-is-host = Gastgeber
waiting-seats = Plätze
waiting-free = Frei
waiting-sit = Hinsetzen
waiting-stand = Aufstehen
waiting-add-bot = Bot setzen …
waiting-bot-for = Bot für Platz { $seat }
waiting-remove-bot = { $name } wegschicken
waiting-invite = Einladen

invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-private = Dieser Link enthält den Schlüssel zum Tisch: Gib ihn nur denen, die kommen sollen.
invite-public = Mit diesem Link kann sich jeder setzen oder zuschauen.

## At the table

table-seat = Platz { $seat }
table-opening = Der Tisch wird geöffnet …
table-closed = Diese Tür bleibt zu
table-closed-why = Das Haus hat die Verbindung geschlossen.
table-your-turn-title = ● Du bist dran · { $title }

prompt-you = Dein Schild
prompt-ask = Wähle: { $decision }
prompt-lost = Die Verbindung ist weg. Neuer Versuch …
prompt-retry = Jetzt
prompt-over = Das Spiel ist zu Ende.
prompt-substituted = Ein Bot spielt für dich.
prompt-return = Platz zurücknehmen
prompt-wait = Warten auf { $names }
prompt-cancel = Abbrechen
prompt-undo = Zurück
prompt-take-back = Um Rücknahme meines letzten Zugs bitten

take-back-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
take-back-waiting = { $name } möchte den letzten Zug zurücknehmen. Warten auf { $names }.
take-back-agree = Zustimmen
take-back-refuse = Ablehnen

guide-title = Wegweiser
guide-got-it = Verstanden
guide-hide = Wegweiser ausblenden
guide-show = Was soll ich jetzt tun?

side-title = Verlauf, Gespräch und Tisch
side-log = Verlauf
side-chat = Gespräch
side-table = Tisch
side-unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
  }
side-look-back = Zurückblicken

log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden

people-here = da
people-away = abwesend
people-bot = Bot
people-substituted = ein Bot spielt
people-invite = Zum Zuschauen einladen
people-resign = Spiel verlassen
people-resign-sure = Ein Bot übernimmt deinen Platz. Du kannst ihn jederzeit zurücknehmen.

outcome-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
outcome-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
outcome-again = Noch einmal

fair-title = Faires Glück
fair-about = Vor dem ersten Zug hat ein geheimer Schlüssel allen Zufall festgelegt. Seine Prüfsumme steht von Anfang an da, der Schlüssel am Ende: So konnte niemand etwas ändern, auch das Haus nicht.
fair-commitment = Prüfsumme (SHA-256)
fair-key = Schlüssel
fair-proved = Schlüssel und Prüfsumme passen zusammen.
fair-unchecked = Ohne sichere Verbindung kann diese Seite keine Prüfsummen berechnen; „ludoteca verify“ kann es.
fair-broken = Schlüssel und Prüfsumme passen nicht zusammen!
fair-later = Der Schlüssel wird am Ende des Spiels gezeigt.

## A game without a board of its own

plain-choices = Was du tun kannst
plain-later = Hier wählst du, sobald du an der Reihe bist.
plain-closed = { $count ->
    [one] Eine weitere Möglichkeit, die jetzt nicht geht
   *[other] { $count } weitere Möglichkeiten, die jetzt nicht gehen
  }
plain-chosen = Bisher gewählt
plain-take-back = Zurück vor { $what }
plain-players = Mitspielende
plain-you = du
plain-facts = Das Spiel jetzt
plain-data = Über das Spielmaterial
plain-none = Nichts
plain-yes = ja
plain-no = nein
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: Schritt { $step }
replay-step = Schritt { $step } von { $last }
replay-controls = Schritte des Spiels
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt weiter
replay-last = Zum Ende
replay-scrub = Schritt
replay-link = Link zu diesem Schritt
replay-copied = Der Link zu Schritt { $step } ist kopiert.
replay-download = Aufzeichnung
replay-play-on = Von hier weiterspielen
replay-to-table = Zum Tisch
replay-quiet = Der Anfang.

play-on-title = Weiterspielen ab Schritt { $step }
play-on-about = Ein neuer privater Tisch beginnt so, wie dieses Spiel damals stand, mit eigenem Glück.
play-on-seat = Du spielst

## Settings

settings-title = Einstellungen
settings-nickname = Name
settings-rename = Ändern
settings-renamed = Du heißt jetzt { $name }.
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-sound = Ton
settings-motion = Bewegung

## Bots

bot-random = Würfelnarr
bot-greedy = Lehrling
bot-search-easy = Geselle
bot-search-normal = Kennerin
bot-search-strong = Meisterin
bot-numbered = { $name } { $number }
bot-of-level = { $name } ({ $level ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] stark
   *[5] sehr stark
  })
