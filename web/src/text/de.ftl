# Das Haus auf Deutsch.

house-name = Ludoteca
house-skip = Zum Inhalt
house-to-lobby = Zur Lobby
house-settings-of = { $name }: Einstellungen
house-close = Schließen
house-map-near = Vergrößern
house-map-whole = Verkleinern
house-dismiss = Hinweis schließen
house-never-mind = Abbrechen
house-scores = Punkte
house-scores-final = Endstand
house-rank = { $rank }.
house-unreachable = Der Server ist nicht erreichbar. Bist du online?
house-refused = Das hat nicht geklappt ({ $code }).
house-with-rule = { $words } (Regel { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = Brettspiele online
lobby-welcome-back = Schön, dass du da bist, { $name }
lobby-about = Spiel mit Freunden über einen Link oder gegen Bots.
lobby-nickname = Dein Name
lobby-enter = Los
lobby-nickname-why = Ein Name genügt: kein Konto, kein Passwort.
lobby-name-first = Gib zuerst oben deinen Namen ein.
lobby-mine = Deine Tische
lobby-tournaments = Turniere
lobby-shelf = Spiele
lobby-open = Offene Tische
lobby-open-none = Kein offener Tisch. Erstelle einen!
lobby-playing = Laufende Spiele
lobby-finished = Beendete Spiele
lobby-seats = { $least }–{ $most } Spieler
lobby-exact-seats = { $least } Spieler
lobby-time = { $least }–{ $most } Minuten
lobby-about-time = etwa { $least } Minuten
lobby-players = Spieler
lobby-against = Gegner
lobby-bot = Bot
lobby-play-alone = Jetzt spielen
lobby-lay-table = Tisch erstellen
lobby-gather = Mitspieler finden
lobby-join = Mitspielen
lobby-go-on = Weiterspielen
lobby-watch = Zuschauen
lobby-look-back = Replay
lobby-private = Privat
lobby-nobody = Noch niemand
lobby-won = Sieg: { $names }
lobby-free = { $free ->
    [0] Alle Plätze besetzt
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
  }

## A new table

new-options = Einstellungen

## Waiting for players

waiting-sit = Mitspielen

invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Link kopiert.
invite-private = Wer diesen Link hat, kommt an den Tisch: Gib ihn nur denen, die mitspielen oder zusehen sollen.
invite-public = Wer diesen Link hat, kann mitspielen oder zuschauen.

## At the table

table-seat = Platz { $seat }
table-opening = Tisch wird geladen …
table-closed = Kein Zugang zu diesem Tisch
table-closed-why = Der Server hat die Verbindung beendet.
table-your-turn-title = ● Du bist dran · { $title }
table-teaching = Lehrtisch
table-branch = { $game }: Abzweigung ab Schritt { $step }
log-branch = Eine Abzweigung: Diese Partie beginnt dort, wo eine andere nach Schritt { $step } stand.
table-edition = Ausgabe: { $name }
table-rated = Gewertete Partie
table-rated-why = Das Ergebnis zählt für die Wertung aller; wer sich setzt, ist einverstanden. Wer aufgibt und geht, wird Letzter.

prompt-you = Deine Farbe
prompt-ask = Wähle: { $decision }
prompt-may = Du kannst { $what }.
prompt-lost = Verbindung unterbrochen. Neuer Versuch …
prompt-retry = Erneut verbinden
prompt-over = Das Spiel ist zu Ende.
prompt-substituted = Ein Bot spielt für dich.
prompt-return = Wieder übernehmen
prompt-wait = Warten auf { $names }
prompt-undo = Rückgängig
prompt-take-back = Um Rücknahme bitten

take-back-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
take-back-waiting = { $name } möchte den letzten Zug zurücknehmen. Warten auf { $names }.
take-back-agree = Zustimmen
take-back-refuse = Ablehnen

guide-title = Einstiegshilfe
guide-got-it = Verstanden
guide-hide = Hilfe ausblenden
guide-show = Was soll ich jetzt tun?

side-title = Verlauf, Chat und Tisch
side-log = Verlauf
side-chat = Chat
side-table = Tisch
side-unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
  }
side-look-back = Replay
side-review = Nachbesprechung
side-plan = Vorausplanen

log-empty = Noch ist nichts passiert.
log-by-habit = { $seat } hatte keine Wahl: von selbst beantwortet.
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-send = Senden

people-here = online
people-away = offline
people-bot = Bot
people-substituted = ein Bot spielt
people-invite = Zuschauer einladen
people-resign = Spiel verlassen
people-notices = Sag mir Bescheid, wenn ich hier am Zug bin
people-resign-sure = Spiel verlassen? Ein Bot übernimmt deinen Platz; du kannst jederzeit zurückkommen.

outcome-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
outcome-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
outcome-again = Revanche

fair-title = Fairer Zufall
fair-about = Ein geheimer Schlüssel hat vor dem ersten Zug allen Zufall festgelegt. Sein Fingerabdruck ist von Anfang an zu sehen, der Schlüssel selbst am Ende: So konnte niemand etwas ändern, auch der Server nicht.
fair-commitment = Fingerabdruck (SHA-256)
fair-key = Schlüssel
fair-proved = Schlüssel und Fingerabdruck passen zusammen.
fair-unchecked = Ohne sichere Verbindung kann diese Seite den Fingerabdruck nicht prüfen; der Befehl „ludoteca verify“ kann es.
fair-broken = Schlüssel und Fingerabdruck passen nicht zusammen!
fair-later = Der Schlüssel wird am Ende des Spiels gezeigt.

## A game without a board of its own

plain-choices = Was du tun kannst
plain-later = Hier wählst du, sobald du an der Reihe bist.
plain-closed = { $count } weitere, jetzt nicht möglich
plain-chosen = Bisher gewählt
plain-take-back = { $what } und alles danach entfernen
plain-players = Spieler
plain-you = du
plain-facts = Spielstand
plain-data = Spielmaterial
plain-none = nichts
plain-yes = ja
plain-no = nein
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: Schritt { $step }
replay-step = Schritt { $step } von { $last }
replay-controls = Schritte des Spiels
replay-first = Erster Schritt
replay-back = Schritt zurück
replay-forth = Schritt vor
replay-last = Letzter Schritt
replay-scrub = Schritt
replay-link = Link zu diesem Schritt
replay-copied = Link zu Schritt { $step } kopiert.
replay-download = Herunterladen
replay-keep = In einer Studie festhalten
replay-play-on = Von hier weiterspielen
replay-to-table = Zum Tisch
replay-quiet = Spielbeginn.

play-on-title = Weiterspielen ab Schritt { $step }
play-on-about = Ein neuer privater Tisch beginnt mit dieser Stellung. Was von nun an gezogen wird, fällt anders aus.
play-on-seat = Du spielst

## Settings

settings-title = Einstellungen

## Versehen

prompt-seals = Danach lässt sich nichts mehr rückgängig machen, was du vorher getan hast.
prompt-not-now = Jetzt nicht:
prompt-brings = { $points ->
    [one] Das bringt { $points } Punkt.
   *[other] Das bringt { $points } Punkte.
  }
prompt-costs = { $points ->
    [one] Das kostet { $points } Punkt.
   *[other] Das kostet { $points } Punkte.
  }
prompt-final = Das lässt sich nicht rückgängig machen. Trotzdem ausführen?
prompt-forgo = Du kannst noch etwas tun. Trotzdem ausführen?
prompt-confirm = Bestätigen
prompt-back = Zurück
prompt-go-on = Weiterspielen
prompt-start-over = Neu beginnen
prompt-start-over-question = { $count ->
    [one] Wirklich neu beginnen? Ein Schritt geht verloren.
   *[other] Wirklich neu beginnen? { $count } Schritte gehen verloren.
  }
prompt-restart = Zug neu beginnen

## What has happened, how far the game is

recap-title = Seit deinem letzten Zug
recap-title-visit = Seit deinem letzten Besuch
recap-moves = Was die anderen tun
recap-you = Du
recap-points = Punkte
recap-won = Das ist neu möglich: { $things }.
recap-lost = Das geht nicht mehr: { $things }.
recap-more = { $count } weitere
recap-hidden = Dieser Zug ist für dich noch verdeckt.
recap-at = { $step } von { $steps }
recap-back = Einen Zug zurück
recap-forth = Einen Zug weiter
recap-play = Züge zeigen
recap-now = Zurück zur Partie
recap-next = Weiter
recap-skip = Überspringen
recap-close = Rückblick schließen
progress-round = Runde { $value } von { $of }
progress-first = Ende, sobald aufgebraucht: { $words }

## The end

outcome-to-rematch = Zur Revanche
outcome-rematch-called = Die Revanche steht bereit: Nimm Platz.
outcome-send = Ergebnis teilen
outcome-share = { $game }: { $result }
outcome-shared = Ergebnis und Link kopiert.
outcome-sources = Woher die Punkte kamen
outcome-moments = Entscheidende Momente
outcome-feats = Das wurde erreicht

## Die Regeln

rules-name = Regeln
statistics-name = Statistik
rules-open = Regeln und Punkte
rules-title = { $game }: Regeln
rules-number = Regel { $rule }
rules-search = Regeln durchsuchen
rules-search-clear = Suche leeren
rules-opening = Regeln werden geöffnet …
rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit anderen Wörtern.
    [one] { $count } Absatz gefunden
   *[other] { $count } Absätze gefunden
  }
rules-in-place = In der Anleitung zeigen
rules-turn = Wie läuft ein Zug ab?
rules-points = Wofür gibt es Punkte?
rules-end = Wann endet das Spiel?
rules-whole = Die ganze Anleitung
rules-things = Karten, Orte und Ziele

## Mit Tasten, mit den Ohren

keys-title = Tasten
keys-arrows = gehen über alles, was sich wählen lässt, innerhalb seiner Art
keys-all = gehen über alles auf dem Brett
keys-tab = geht von einer Art von Dingen zur nächsten
keys-letters = gehen zum nächsten wählbaren Ding, das mit diesem Buchstaben beginnt
keys-enter = wählt aus
keys-escape = schließt, was offen ist, oder nimmt die letzte Wahl zurück
keys-zoom = auf einer Karte: näher, weiter weg, ganze Karte
keys-list = zeigt diese Liste

outline-title = Das Brett als Liste
outline-times = { $count } × { $name }

settings-listed = Das Brett auch als Liste zeigen

## Rund um den Tisch

enter-title = Willkommen
enter-why = Dieser Link öffnet dir das Haus als die Person, für die er gemacht wurde. Er gilt nur einmal: Gib ihn nicht weiter.
enter-come-in = Eintreten
enter-code-title = Mit einem Wiederherstellungscode eintreten
enter-code = Wiederherstellungscode
enter-code-why = Sechs Wörter, mit Bindestrichen, Leerzeichen oder ohne etwas dazwischen.
enter-code-here = Dieser Wiederherstellungscode öffnet dir das Haus als die Person, der er gehört.
enter-both = In diesem Browser bist du { $name }. Bist du das auch?
enter-merge = Ja: die Partien von { $name } mitnehmen
enter-leave = Nein: { $name } zurücklassen
enter-merge-why = Tische, Partien, Chat und Namen beider gehören dann einer Person. Das lässt sich nicht rückgängig machen.
enter-have-code = Ich habe einen Wiederherstellungscode
nowhere-title = Hier ist nichts
nowhere-why = Unter der Adresse { $address } gibt es keine Seite.

lobby-your-turn = Du bist am Zug
lobby-turns = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
  }
lobby-turns-title = ({ $count }) Du bist am Zug · Ludoteca
lobby-waits = Wartet auf { $names }
lobby-points = { $name } { $points }
lobby-far = Etwa { $percent } % gespielt
lobby-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
lobby-pages = Seiten: { $list }
lobby-page = Seite { $page } von { $pages }
lobby-page-newer = Neuere Spiele
lobby-page-older = Ältere Spiele

chat-name-first = Gib einen Namen ein, um mitzureden.
people-name-first = Du schaust zu. Mit einem Namen kannst du mitreden oder selbst einen Tisch eröffnen.
people-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
  }

replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-times = { $speed }×
replay-jump = Zu einer Runde oder einem Zug springen
replay-eyes = Gesehen von
replay-eyes-open = Alles offen
replay-eyes-table = Zuschauern
replay-decided = { $name } hat geantwortet: „{ $question }“
replay-undone = Züge wurden zurückgenommen, bis Schritt { $step }.
replay-undone-by = { $name } hat Züge zurückgenommen, bis Schritt { $step }.
replay-graph = Punkteverlauf
replay-graph-by = Wessen Punkte
replay-graph-all = Alle Spieler
replay-graph-of = { $name }, nach Herkunft

notice-turn = Du bist am Zug

clocks-title = Uhren
clock-of = { $name }: { $words }
clock-runs = die Uhr läuft
clock-stands = die Uhr steht
clock-out = Zeit abgelaufen
clock-paused = Pause bis { $time }
clock-rests = Ruhezeit bis { $time }
lobby-left = noch { $time }

out-asked = Die Zeit von { $name } ist abgelaufen. Wie geht es weiter?
out-offered = Die Zeit von { $name } ist abgelaufen: Wer über den Link kommt, kann den Platz übernehmen.
out-others = Die Zeit von { $name } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
out-yours = Deine Zeit ist abgelaufen. Spiel einfach weiter: Deine Uhr bekommt noch etwas dazu.
out-waiting-others = Die anderen überlegen noch. Du kannst dich umentscheiden.
out-wait = Warten
out-wait-why = Noch eine Weile warten
out-person = Ersatz suchen
out-person-why = Jemand anderes übernimmt den Platz über den Link; bis dahin stehen alle Uhren
out-bot = Bot
out-bot-why = Ein etwa gleich starker Bot spielt weiter, bis die Person zurückkommt
out-end = Spiel beenden
out-end-why = Das Spiel endet jetzt; die Plätze richten sich nach den Punkten
out-end-sure = Wirklich beenden?
out-copy = Link kopieren
out-chosen = { $count } dafür

pause-asked = { $name } möchte bis { $time } pausieren. Einverstanden?
pause-waiting = { $name } möchte bis { $time } pausieren. Es fehlt noch: { $names }.
pause-until = Pause bis { $time }. Keine Uhr läuft.
pause-end = Pause beenden
pause-ask = Um eine Pause bitten
pause-how-long = Wie lange
emergency = Notpause
emergency-sure = Deine Uhr steht dann { $time } lang still. Das geht einmal pro Spiel.
handover = { $moves ->
    [0] Willkommen! Für diesen Platz wurde inzwischen nicht gezogen.
    [one] Willkommen! Für diesen Platz wurde inzwischen { $moves } Zug gemacht.
   *[other] Willkommen! Für diesen Platz wurden inzwischen { $moves } Züge gemacht.
  }
handover-look = Ansehen, was war
people-left = hat das Spiel verlassen
outcome-left = Vor dem Ende gegangen: { $names }.

tempo-title = Zeit
tempo-none = Ohne Uhren
tempo-live-30 = Live: je 30 Minuten
tempo-live-60 = Live: je eine Stunde
tempo-live-90 = Live: je anderthalb Stunden
tempo-day = Ein Tag pro Zug
tempo-two-days = Zwei Tage pro Zug
tempo-three-days = Drei Tage pro Zug
tempo-week = Eine Woche pro Zug
tempo-help-days = Für jede Entscheidung mindestens { $gain }; wer schnell spielt, spart bis zu { $cap } an. Nächte, Wochenenden und Urlaub zählen nicht.
tempo-help-live = Für jede Person { $bank }, dazu { $gain } für jede Entscheidung.
tempo-lasts = Solche Spiele dauerten hier { $least } bis { $most }.
tempo-lasts-about = Solche Spiele dauerten hier etwa { $least }.
tempo-lasts-unknown = Hier ist noch kein solches Spiel zu Ende gegangen: Rechnet eher mit Wochen als mit Tagen.
tempo-lasts-most = So ein Spiel dauert höchstens { $most } oder wenig mehr.
tempo-out-ask = Die anderen entscheiden
tempo-out-bot = Ein Bot spielt weiter
tempo-out-end = Das Spiel endet

## Du: was dir das Haus öffnet

enter-by-passkey = Passkey verwenden
mail-address = Mailadresse
mail-send = Link schicken
mail-sent = Schau in deine Mails: Der Link gilt einmal, 15 Minuten lang.
mail-why = Du kommst mit einem Link herein, den wir dorthin schicken. Sonst schicken wir nichts, es sei denn, du bittest darum.
enter-by-provider = Mit { $name } anmelden
lobby-invited-only = In dieses Haus kommt man nur auf Einladung: Folge dem Link eines privaten Tisches, oder frag die Betreiber.
lobby-closed = Neue kommen in dieses Haus über seinen Anmeldedienst.
enter-known = Eintreten
people-block = Blockieren
people-block-person = { $name } blockieren
people-blocked = { $name } ist blockiert: von nun an keine gemeinsamen Tische und kein Chat. In den Einstellungen kannst du es zurücknehmen.

## Tables that wait

next-table = Nächster Tisch
next-tables = { $count ->
    [one] Nächster Tisch: noch einer wartet auf dich
   *[other] Nächster Tisch: noch { $count } warten auf dich
  }
mine-all = Alle deine Tische
mine-puzzles = Aufgaben aus den eigenen Partien
mine-studies = Studien
mine-none = Du hast noch keine Tische.

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
