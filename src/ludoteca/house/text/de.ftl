# Was das Haus antwortet, wenn es nicht tut, worum es gebeten wurde.

error-already-started = Das Spiel an diesem Tisch hat schon begonnen.
error-apart = An diesem Tisch kannst du nicht Platz nehmen.
error-bad-address = Das sieht nicht nach einer Mailadresse aus.
error-bad-chance = Die Zufallszüge dieser Aufzeichnung passen nicht zu ihrem Schlüssel.
error-bad-commitment = Der Schlüssel passt nicht zum Fingerabdruck, der zu Beginn gezeigt wurde.
error-bad-document = Das Dokument ist ungültig ({ $problem }).
error-bad-nickname = Bitte gib einen Namen mit 1 bis { $most } Zeichen ein.
error-bad-option = „{ $value }“ ist bei der Einstellung „{ $option }“ nicht möglich.
error-bad-result = Das Ergebnis der Aufzeichnung passt nicht zu ihren Zügen.
error-bad-rules = Die Aufzeichnung geht bei einem Eintrag weiter, den es nicht gibt ({ $move }).
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
error-bad-sequence = Im Verlauf fehlt etwas vor Eintrag { $seq }.
error-bad-snapshot = Die gespeicherte Stellung gehört nicht zu dieser Aufzeichnung.
error-bad-undo = Die Aufzeichnung nimmt einen Eintrag zurück, den es nicht gibt ({ $move }).
error-banned = Der Host möchte dich nicht an diesem Tisch haben.
error-barred = Du darfst dieses Haus zurzeit nicht betreten.
error-both-seated = An einem Tisch spielst du gegen dich selbst. Erst nach dieser Partie lassen sich die beiden zusammenlegen.
error-busy = An diesem Tisch ist gerade viel los. Bitte noch einmal versuchen.
error-clock-stands = Das geht nur, während die eigene Uhr läuft.
error-closed-house = Neue kommen in dieses Haus nur über seinen Anmeldedienst.
error-dead-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte lass dir einen neuen geben.
error-emergency-used = Die Notpause für dieses Spiel ist schon verbraucht.
error-empty-text = Die Nachricht ist leer.
error-full = Das Haus ist gerade voll. Bitte in ein paar Sekunden noch einmal versuchen.
error-game-over = Das Spiel ist zu Ende.
error-hook-failed = Die Nachricht ist nicht angekommen. Bitte prüfe die Adresse des Webhooks.
error-incomplete-move = Der Zug „{ $move }“ ist nicht vollständig.
error-internal = Bei uns ist etwas schiefgegangen. Der Fehler ist notiert; geändert hat sich nichts.
error-invited-only = In dieses Haus kommt man nur auf Einladung: über den Link eines privaten Tisches, oder frag die Betreiber.
error-malformed = Die Anfrage war nicht lesbar ({ $problem }).
error-malformed-record = Die Aufzeichnung war nicht lesbar ({ $problem }).
error-muted = Du darfst hier zurzeit nichts schreiben.
error-night-too-long = Eine Nacht kann höchstens { $hours } Stunden dauern.
error-no-advice-here = Das Haus gibt nur Tipps, wenn jemand allein gegen Bots spielt und die Partie nicht gewertet wird.
error-no-client = Die Seite ist noch nicht gebaut. Bitte „make play“ ausführen.
error-no-clocks = An diesem Tisch wird ohne Uhren gespielt.
error-no-hello = Die Verbindung kam nicht richtig zustande. Bitte die Seite neu laden.
error-no-hooks = Dieses Haus ruft keine Webhooks.
error-no-mail = Dieses Haus verschickt keine Mails.
error-no-passkeys = Passkeys brauchen eine Adresse mit https und einem Namen. Ein Wiederherstellungscode geht überall.
error-no-provider = Dieses Haus hat keinen Anmeldedienst.
error-no-round = Dieser Tisch teilt sein Glück mit keinem anderen.
error-no-session = Bitte zuerst einen Namen wählen.
error-no-store = Gerade kann hier nichts gespeichert oder gelesen werden. Es wurde nichts geändert; bitte gleich noch einmal versuchen.
error-no-such-entry = Diesen Eintrag gibt es im Verlauf nicht.
error-no-such-key = Das gibt es schon nicht mehr.
error-no-such-decision = So etwas wird in diesem Spiel nicht gefragt.
error-no-such-method = Diese Adresse unterstützt die Methode nicht.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht.
error-no-such-step = Das Spiel hat bisher nur { $last ->
    [one] einen Schritt
   *[other] { $last } Schritte
  }.
error-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen: Etwas wurde aufgedeckt oder gezogen, oder jemand anderes war inzwischen am Zug.
error-nobody = Diese Person gibt es hier nicht.
error-nobody-there = Auf diesem Platz sitzt niemand, der weggeschickt werden könnte.
error-not-found = Hier ist nichts, oder der Link ist unvollständig.
error-not-host = Das kann nur, wer den Tisch erstellt hat.
error-not-private = Ein öffentlicher Tisch braucht keinen neuen Link: Hier darf jeder herein.
error-no-orders = In diesem Plan gibt es noch keinen eigenen Zug.
error-orders-late = Inzwischen ist das Spiel weitergegangen: Fang den Plan von hier neu an.
error-too-many-plans = An einem Tisch kannst du { $most } Pläne aufheben.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-not-paused = Das Spiel macht gerade keine Pause.
error-not-seated = Du spielst an diesem Tisch nicht mit.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-stored = Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte noch einmal versuchen.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-asked = Es gibt nichts mehr, dem man zustimmen könnte.
error-nothing-to-choose = Über diesen Platz gibt es nichts zu entscheiden.
error-nothing-to-take-back = Du hast keinen Zug, der sich zurücknehmen ließe.
error-nothing-wished = Bitte wähle mindestens ein Spiel, eine Zahl von Plätzen und ein Tempo, die zusammenpassen.
error-older-rules = Das wurde nach früheren Regeln gespielt und ist nicht mehr erreichbar.
error-other-edition = Das wurde nach einer anderen Ausgabe des Spiels gespielt („{ $edition }“), als hier gilt („{ $now }“); öffnen lässt es sich nur mit der eigenen.
error-other-rules = Die Aufzeichnung wurde nach Version { $rules } der Regeln gespielt; hier gilt Version { $now }, die ihr nicht folgen kann ({ $problem }).
error-other-browser = Bitte öffne diesen Link in dem Browser, in dem du ihn angefordert hast.
error-other-seat = Das gehört jemand anderem.
error-overtaken = Jemand war schneller; das Spiel ist schon weiter.
error-pause-open = Es ist schon Pause, oder jemand hat um eine gebeten.
error-picks-or-move = Ein Zug wird entweder als Auswahl oder als Text angegeben.
error-private-address = Dieser Webhook führt in ein privates Netz, das dieses Haus nicht ruft.
error-provider-failed = Der Anmeldedienst hat nicht gesagt, wer du bist. Bitte noch einmal versuchen.
error-refused = Das ist jetzt nicht möglich.
error-round-going-on = An anderen Tischen wird noch mit denselben Karten gespielt: Besprochen werden kann diese Partie, sobald alle zu Ende sind.
error-branch-going-on = Von dieser Partie aus wird noch weitergespielt: Bis das zu Ende ist, sagt die Engine nichts.
error-same-deal = An diesem Tisch wird mit demselben Glück gespielt wie an einem anderen, der noch nicht fertig ist: Zusehen dürfen nur, die hier sitzen.
error-seat-taken = Dieser Platz ist besetzt.
error-seated-already = Du hast an diesem Tisch schon einen Platz.
error-seats-free = Es sind noch Plätze frei.
error-session-expired = Deine Sitzung ist abgelaufen. Bitte gib deinen Namen noch einmal ein.
error-stale-offer = Die Lage hat sich inzwischen geändert. Bitte noch einmal wählen.
error-substituted = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
error-table-ended = Dieser Tisch wurde geschlossen.
error-teaching-counts = Ein Lehrtisch zählt für nichts: Er wird weder gewertet noch mit anderen Tischen verglichen.
error-too-fast = Zu viele Anfragen. Bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} warten.
error-too-large = Die Anfrage ist zu groß.
error-too-many = Das sind zu viele auf einmal: Höchstens { $most } sind möglich.
error-too-many-holidays = Im Jahr sind { $most } Urlaubstage möglich; { $year } wären es mehr.
error-too-many-picks = Der Zug war schon vor „{ $token }“ vollständig.
error-too-many-steps = Auf einmal können höchstens { $most } Schritte abgefragt werden, der früheste zuerst.
error-too-slow = Die Anfrage kam zu langsam an.
error-unexpected-hello = Die Verbindung bestand schon. Bitte die Seite neu laden.
error-unknown-bot = Es gibt keinen Bot namens „{ $bot }“.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“.
error-unknown-hook = Das ist keine Adresse eines Webhooks, den dieses Haus kennt: Discord, Gotify, Matrix, Mattermost, ntfy, Rocket.Chat, Slack, Telegram oder Zulip.
error-unknown-language = Es gibt keine Texte in der Sprache „{ $lang }“.
error-unknown-option = Dieses Spiel hat keine Einstellung „{ $option }“.
error-unknown-pick = „{ $token }“ kann man nicht auswählen.
error-unknown-service = Dieses Haus kennt den Dienst nicht, der Nachrichten zu deinem Browser bringen soll.
error-unknown-tempo = Ein Tempo „{ $tempo }“ gibt es hier nicht.
error-unknown-zone = Eine Zeitzone „{ $zone }“ gibt es nicht.
error-unreadable-table = Dieser Tisch ist nicht mehr lesbar. Die Betreiber wissen Bescheid.
error-wrong-code = Zu diesem Wiederherstellungscode gehört hier niemand. Bitte prüfe die Wörter; ein neuer Code ersetzt den alten.
error-wrong-origin = Die Anfrage kommt von einer fremden Seite.
error-wrong-passkey = Dieser Passkey öffnet hier nichts, oder es hat zu lange gedauert. Bitte noch einmal versuchen.
error-study-changed = Jemand anderes hat diese Studie inzwischen geändert: Sieh sie dir neu an.
error-not-editor = Nur ihre Besitzerin oder ihr Besitzer, und wem sie es erlauben, kann diese Studie bearbeiten.
error-not-owner = Das geht nur für die Person, der die Studie gehört.

# Was das Haus selbst in den Verlauf eines Tisches schreibt.
ended-early = Das Spiel wurde hier gemeinsam beendet; die Plätze richten sich nach den Punkten.
rules-changed = { $lost ->
    [0] Die Regeln dieses Spiels wurden berichtigt (Fassung { $version }). Die Partie geht weiter, wie sie steht.
   *[other] Die Regeln dieses Spiels wurden berichtigt (Fassung { $version }). Die Partie geht bei Eintrag { $entry } weiter; was danach gespielt wurde, bleibt aufgezeichnet, zählt aber nicht.
}

# What bots are called; at a table with several of a kind each has a name of its own.
bot-random = Zufall
bot-novice = Neuling
bot-greedy = Lehrling
bot-search-easy = Geselle
bot-search-normal = Experte
bot-search-strong = Meister
bot-champion = Champion
bot-own-name = { $number ->
    [1] Bot Alma
    [2] Bot Bruno
    [3] Bot Clea
    [4] Bot Dario
   *[other] Bot Edda
  }
bot-of-level = { $name } ({ $level ->
    [1] irgendein Zug
    [2] fürs erste Spiel
    [3] leicht
    [4] mittel
    [5] stark
    [6] sehr stark
   *[other] am stärksten
  }, { $points })

# Was eine Benachrichtigung auf einem Gerät sagt, dessen Besitzer den Tisch nicht vor sich hat.
notice-begun = Du spielst mit { $names }. Es hat begonnen.
notice-gathered = Dein Tisch steht: { $game }
notice-still = { $game } wartet auf dich
notice-turn = Du bist am Zug: { $game }
notice-wait = Die anderen warten auf dich.
# Mails.
mail-enter-subject = Dein Weg ins Haus
mail-enter-text =
    Hallo { $name },

    dieser Link lässt dich ins Haus, einmal und innerhalb von { $minutes } Minuten:

    { $link }

    Wenn du ihn nicht angefordert hast, ist nichts geschehen: Du kannst diese Mail wegwerfen.
mail-add-subject = Ist das deine Adresse?
mail-add-text =
    Hallo,

    { $name } möchte mit dieser Adresse ins Haus kommen. Wenn du das bist, bestätige es innerhalb von { $minutes } Minuten, und zwar in dem Browser, in dem du darum gebeten hast:

    { $link }

    Wenn du es nicht bist, ist nichts geschehen: Du kannst diese Mail wegwerfen.

# The letter about tables that wait.
letter-comma = { ", " }
letter-subject = { $count ->
    [one] Du bist am Zug: { $game }
   *[other] Du bist an { $count } Tischen am Zug
  }
letter-hello = Hallo { $name },
letter-table = { $days ->
    [0] { $game } mit { $names }
    [one] { $game } mit { $names }: wartet seit einem Tag
   *[other] { $game } mit { $names }: wartet seit { $days } Tagen
  }
letter-begin = Alle sind da: Du kannst das Spiel beginnen.
letter-begun = Das Spiel hat begonnen; du bist noch nicht am Zug.
letter-left = { $days ->
    [0] { $hours ->
        [0] Es bleibt weniger als eine Stunde.
        [one] Es bleibt eine Stunde.
       *[other] Es bleiben { $hours } Stunden.
      }
   *[other] Es bleiben { $days } Tage.
  }
letter-more = { $count ->
    [one] Noch ein Tisch wartet auf dich: { $link }
   *[other] Noch { $count } Tische warten auf dich: { $link }
  }
letter-stop = { $often ->
    [daily] Du hast dir diesen Brief gewünscht, höchstens einmal am Tag und nur, wenn etwas Neues auf dich wartet.
   *[other] Du hast dir diesen Brief gewünscht, sobald etwas Neues auf dich wartet.
  } So kommt keiner mehr: { $link }

# What a webhook says.
hook-turn = { $game }: wartet auf { $names }
hook-trial-title = Ludoteca
hook-trial-body = Es klappt: Ab jetzt steht hier, wer am Zug ist.
