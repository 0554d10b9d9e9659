# What the settings and the pages of a person say.

settings-nickname = Nome
settings-rename = Salva
settings-renamed = Ora ti chiami { $name }.
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-sound = Suoni
settings-motion = Animazioni
settings-confirm = Chiedi conferma prima delle mosse che non si possono annullare
settings-pace = Mosse degli altri
settings-pace-once = Tutte subito
settings-pace-brisk = Veloci
settings-pace-calm = Con calma
settings-pace-tap = Una alla volta
settings-recap = Riepilogo al mio turno
settings-you = Tu
settings-look = Aspetto
settings-table = Al tavolo
settings-size = Dimensione del testo
settings-size-small = Piccolo
settings-size-normal = Normale
settings-size-large = Grande
settings-size-largest = Molto grande
settings-size-sample = A
settings-notices = Notifiche
settings-notices-far = Il browser ti avvisa quando tocca a te, anche quando Ludoteca è chiusa.
settings-notices-near = Il servizio push del tuo browser non è raggiungibile. Riceverai gli avvisi solo finché questa pagina è aperta.
settings-notices-why = Il browser ti avvisa quando tocca a te e questa pagina non è in vista.
settings-notices-denied = Questo browser non permette le notifiche di questa pagina.
rest-title = Il tuo riposo
rest-why = Ai tavoli che durano giorni il tuo orologio sta fermo in queste ore e in questi giorni. Le ore nuove valgono dalla tua prossima decisione.
rest-zone = Fuso orario
rest-night = Notte
rest-night-from = Notte dalle
rest-night-to = Notte fino alle
rest-weekend = Giorni liberi
rest-holidays = Ferie
rest-holidays-left = { $days ->
    [one] ancora { $days } giorno nel { $year }
   *[other] ancora { $days } giorni nel { $year }
  }
rest-holidays-from = Ferie dal
rest-holidays-to = Ferie fino al
rest-holidays-add = Aggiungi
rest-holidays-remove = Togli le ferie dal { $day }
rest-saved = Il tuo riposo è salvato.
you-code = Codice di recupero
you-code-none = Con un codice di recupero puoi tornare come { $name } da qualsiasi dispositivo, anche se perdi questo browser.
you-code-made = Creato il { $day }.
you-code-make = Crea un codice di recupero
you-code-renew = Creane uno nuovo
you-code-renew-why = Il codice di prima non varrà più.
you-code-keep = Scrivilo o fotografalo: si vede solo adesso. Chi ce l’ha, qui sei tu.
you-code-picture = Il codice di recupero come immagine per la fotocamera di un altro dispositivo
you-sessions = Dove hai effettuato l’accesso
you-device-unknown = Dispositivo sconosciuto
you-here = questo dispositivo
you-sign-out = Esci
you-end = Esci da { $device }
you-signed-out = Accesso chiuso.
you-last-key = Non hai un codice di recupero: se esci, non potrai più tornare come { $name }. Uscire lo stesso?
you-stay = Resta
you-passkeys = Passkey
you-passkeys-why = Entra con l’impronta, il volto o il blocco del dispositivo.
you-passkey-make = Aggiungi una passkey
you-passkey-made = Passkey aggiunta.
you-passkey-from = aggiunta il { $day }
you-remove = Rimuovi
you-remove-key = Rimuovi { $name }
you-no-passkeys = Qui le passkey non funzionano: { $why ->
    [https] serve un indirizzo che inizi con https.
    [name] serve un nome, e questo indirizzo è un numero.
   *[browser] questo browser non le conosce.
  } Un codice di recupero funziona ovunque.
you-mail = Indirizzi e-mail
you-provider = Account del circolo
you-provider-add = Aggiungi l’account di { $name }
you-blocked = Persone che hai bloccato
you-unblock = Sblocca
you-unblock-person = Sblocca { $name }
letters-title = Lettere sui tavoli in attesa
letters-never = Nessuna
letters-daily = Una volta al giorno
letters-at-once = Subito
letters-hour = Ora del giorno
letters-why = Una sola mail elenca tutti i tavoli che ti aspettano. Arriva solo se c’è qualcosa di nuovo e finisce con un clic.
letters-no-address = Aggiungi prima un indirizzo mail, poi potrai scegliere.
letters-saved = Salvato.
hook-title = Webhook
hook-table = Webhook di questo tavolo
hook-address = Indirizzo
hook-why = I turni vengono annunciati lì: Discord, Matrix, Telegram, ntfy e altri. Incolla l’indirizzo che ti dà il servizio; è segreto e non verrà più mostrato.
hook-known = { $service }, dal { $day }.
hook-failing = L’ultimo messaggio non è arrivato.
hook-save = Salva
hook-try = Prova
hook-tried = Il messaggio è arrivato.
stop-title = Niente più lettere
stop-why = Così finiscono le lettere sui tavoli che ti aspettano.
stop-do = Ferma le lettere
stop-done = Fatto. A questo indirizzo non arriveranno più lettere; puoi riattivarle nelle impostazioni.
# La pagina di una persona.

person-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
person-won = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
  }
person-left = { $left ->
    [one] { $left } abbandonata
   *[other] { $left } abbandonate
  }
person-points = { $points } punti
person-interval = da { $low } a { $high }
person-rank = Posto { $rank } su { $of }
person-rated-games = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
  }
person-unrated = Non ancora in classifica
person-rating-why = Si comincia tutti da 1500 punti. Chi ne ha 100 più di un altro gli finisce davanti in 64 partite su 100. La barra mostra tra quali punti sta la forza di gioco, con una certezza del 95 %.
person-sources = Da dove vengono i punti
person-compared = { $games ->
    [one] Dall’ultima partita
   *[other] Media delle ultime { $games } partite
  }
person-source = Fonte
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = Vincitori
person-finished = Partite concluse
person-none = Ancora nessuna partita conclusa.
person-export = Scarica le tue partite
person-export-why = Un solo file con la registrazione di ogni partita, che «ludoteca replay» fa rivedere.
settings-own-page = Le tue partite e i tuoi punteggi
person-openings = Aperture preferite
person-opened = La prima decisione presa almeno una volta in modo diverso, nelle ultime { $games } partite.
person-opening = Prima decisione
person-opening-games = Partite
person-opening-won = Vinte
people-come-back = Torna al posto di { $name }
person-percent = { $percent } %
person-between = da { $low } a { $high }
person-more = Differenza
person-lacking = { $lacking ->
    [one] Aperture preferite e fonti dei punti si vedranno dopo un’altra partita conclusa.
   *[other] Aperture preferite e fonti dei punti si vedranno dopo altre { $lacking } partite concluse.
  }
# Che cosa dicono le analisi di molte partite.

person-reviews = Che cosa dicono le analisi
person-reviews-game = Gioco
person-reviews-of = { $played ->
    [0] Nessuna partita è ancora conclusa.
    [one] { $reviewed ->
        [0] L’unica partita conclusa non è ancora analizzata.
       *[other] L’unica partita conclusa è analizzata.
      }
   *[other] { $reviewed ->
        [one] Una delle ultime { $played } partite concluse è analizzata.
       *[other] { $reviewed } delle ultime { $played } partite concluse sono analizzate.
      }
  }
person-reviews-outdated = { $count ->
    [one] Un’altra è stata giudicata da un valutatore più vecchio e non conta.
   *[other] Altre { $count } sono state giudicate da un valutatore più vecchio e non contano.
  }
person-reviews-rest = Le partite pubbliche vengono analizzate una dopo l’altra, le altre quando qualcuno lo chiede. Finché non lo sono tutte, le cifre possono pendere verso le partite che qualcuno ha voluto rivedere.
person-reviews-lacking = { $lacking ->
    [one] Manca ancora una partita analizzata: da { $enough } in poi si può dire qualcosa di errori e fortuna.
   *[other] Mancano ancora { $lacking } partite analizzate: da { $enough } in poi si può dire qualcosa di errori e fortuna.
  }
person-errors = Errori
person-errors-all = { $mean } errori su 100 decisioni (da { $low } a { $high })
person-errors-in-100 = Errori su 100 decisioni
person-errors-about = Contano le decisioni con una scelta. Un errore è una mossa sicuramente peggiore di un’altra, secondo ciò che si poteva sapere; di ogni partita, i sei più gravi. Le barre contengono il numero vero con una certezza del 95 %.
person-decisions = { $asked ->
    [one] una decisione
   *[other] { $asked } decisioni
  } in { $games } partite
person-phases = Per fase
person-kinds = Per tipo di decisione
person-luck = La fortuna nel tempo
person-luck-mean = { $mean } % di una vittoria a partita (da { $low } a { $high })
person-luck-sum = Fortuna sommata, in percento di una vittoria
person-luck-game = Fortuna di ogni partita
person-luck-band = Dove il solo caso lascia la linea in 95 casi su 100
person-luck-table = Partita per partita
person-luck-ended = Conclusa
person-luck-own = Fortuna
person-luck-until = Somma
person-luck-share = Vittoria %
person-wins = Vittorie
person-wins-raw = Così come sono venute
person-wins-adjusted = Tolta la fortuna
person-wins-about = La quota di vittoria a partita; in caso di parità è divisa. Le barre contengono con una certezza del 95 % quanto sarebbe in moltissime partite come queste.
person-wins-adjusting = La fortuna è tolta in { $games } partite su { $reviewed }, dove è dimostrato che rende i risultati più sicuri.
person-wins-useless = La fortuna non è tolta: per queste partite non è dimostrato che renda i risultati più sicuri.
