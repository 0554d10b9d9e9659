# Che cosa risponde il server quando non fa ciò che gli è stato chiesto.

error-already-started = La partita a questo tavolo è già cominciata.
error-apart = Non puoi sederti a questo tavolo.
error-bad-address = Non sembra un indirizzo e-mail.
error-bad-chance = Le estrazioni di questa registrazione non corrispondono alla sua chiave.
error-bad-commitment = La chiave non corrisponde all’impronta mostrata all’inizio.
error-bad-document = Così com’è, il documento non può essere valido ({ $problem }).
error-bad-nickname = Scegli un nome da 1 a { $most } caratteri.
error-bad-option = Il valore «{ $value }» non è possibile per l’opzione «{ $option }».
error-bad-result = Il risultato della registrazione non corrisponde alle mosse.
error-bad-rules = La registrazione riprende da una voce che non esiste ({ $move }).
error-bad-seats = Questo gioco è per { $least }–{ $most } giocatori.
error-bad-sequence = Nel registro manca qualcosa prima della voce { $seq }.
error-bad-snapshot = La posizione salvata non appartiene a questa registrazione.
error-bad-undo = La registrazione annulla fino a una voce che non esiste ({ $move }).
error-banned = Chi ospita non ti vuole a questo tavolo.
error-barred = Per ora non puoi entrare in questa casa.
error-both-seated = A un tavolo giochi contro te stesso. Potrai unire le due identità quando quella partita sarà finita.
error-busy = Questo tavolo è molto occupato in questo momento. Riprova.
error-clock-stands = È possibile solo mentre scorre il tuo orologio.
error-closed-house = Chi è nuovo entra in questa casa solo con il suo servizio di accesso.
error-dead-link = Questo link è già stato usato oppure è scaduto. Chiedine uno nuovo.
error-emergency-used = Hai già usato la pausa d’emergenza in questa partita.
error-empty-text = Il messaggio è vuoto.
error-full = La casa è piena in questo momento. Riprova tra qualche secondo.
error-game-over = La partita è finita.
error-hook-failed = Il messaggio non è arrivato. Controlla l’indirizzo del webhook.
error-incomplete-move = La mossa «{ $move }» non è completa.
error-internal = Qualcosa è andato storto da parte nostra. L’errore è stato registrato; nulla è cambiato.
error-invited-only = In questa casa si entra solo su invito: con il link di un tavolo privato, oppure chiedi a chi la gestisce.
error-malformed = La richiesta non è leggibile ({ $problem }).
error-malformed-record = La registrazione non è leggibile ({ $problem }).
error-muted = Per ora non puoi scrivere qui.
error-night-too-long = Una notte può durare al massimo { $hours } ore.
error-no-advice-here = La casa dà suggerimenti solo a chi gioca da solo contro i bot, in una partita senza classifica.
error-no-client = Il sito non è ancora stato compilato. Esegui «make play».
error-no-clocks = A questo tavolo si gioca senza orologi.
error-no-hello = La connessione non è partita come doveva. Ricarica la pagina.
error-no-hooks = Questa casa non chiama webhook.
error-no-mail = Questa casa non manda e-mail.
error-no-passkeys = Le passkey richiedono un indirizzo https con un nome. Un codice di recupero funziona ovunque.
error-no-provider = Questa casa non ha un servizio di accesso.
error-no-round = Questo tavolo non condivide la sua sorte con nessun altro.
error-no-session = Scrivi prima il tuo nome.
error-no-store = In questo momento non è possibile salvare o leggere nulla. Non è cambiato niente; riprova tra poco.
error-no-such-entry = Questa voce non esiste nel registro.
error-no-such-key = Questo non c’è già più.
error-no-such-decision = Questo gioco non lo chiede.
error-no-such-method = Questo indirizzo non accetta il metodo richiesto.
error-no-such-seat = A questo tavolo non c’è questo posto.
error-no-such-step = Finora la partita ha solo { $last ->
    [one] { $last } passo
   *[other] { $last } passi
  }.
error-no-undo = Questa mossa non si può più annullare: è stato rivelato o pescato qualcosa, o ha giocato qualcun altro.
error-nobody = Qui non c’è questa persona.
error-nobody-there = A questo posto non c’è nessuno da mandare via.
error-not-found = Qui non c’è niente, o il link è incompleto.
error-not-host = Può farlo solo chi ha creato il tavolo.
error-not-private = Un tavolo pubblico non ha bisogno di un nuovo link: può entrare chiunque.
error-no-orders = In questo piano non c’è ancora una mossa tua.
error-orders-late = Intanto la partita è andata avanti: ricomincia il piano da qui.
error-too-many-plans = A un tavolo puoi conservare { $most } piani.
error-not-over = Sarà possibile a partita finita.
error-not-paused = La partita non è in pausa.
error-not-seated = Non giochi a questo tavolo.
error-not-started = La partita non è ancora cominciata.
error-not-stored = La mossa non è stata salvata e non vale. Riprova.
error-not-your-turn = Non è il tuo turno.
error-nothing-asked = Non c’è più niente da accettare.
error-nothing-to-choose = Non c’è nulla da decidere su questo posto.
error-nothing-to-take-back = Non c’è nessuna tua mossa da annullare.
error-nothing-wished = Scegli almeno un gioco, un numero di posti e un ritmo che vadano insieme.
error-older-rules = È stato giocato con regole precedenti e non è più raggiungibile.
error-other-edition = Questa partita è di un’altra edizione del gioco («{ $edition }») rispetto a quella in uso qui («{ $now }»); si può aprire solo con la propria.
error-other-rules = La registrazione è stata giocata con la versione { $rules } delle regole; qui vale la versione { $now }, che non può seguirla ({ $problem }).
error-other-browser = Apri questo link nel browser da cui l’hai richiesto.
error-other-seat = Appartiene a un altro giocatore.
error-overtaken = Qualcuno è stato più veloce: la partita è andata avanti.
error-pause-open = C’è già una pausa, oppure qualcuno l’ha già chiesta.
error-picks-or-move = Una mossa si indica con una scelta oppure con un testo.
error-private-address = Questo webhook porta in una rete privata, che questa casa non chiama.
error-provider-failed = Il servizio di accesso non ha detto chi sei. Riprova.
error-refused = Ora non è possibile.
error-round-going-on = Ad altri tavoli si gioca ancora con la stessa distribuzione: questa partita si potrà analizzare quando saranno finite tutte.
error-branch-going-on = Qualcuno sta ancora continuando da questa partita: fino alla fine il motore non dice nulla.
error-same-deal = A questo tavolo si gioca con la stessa sorte di un altro che non è ancora finito: può guardare solo chi siede qui.
error-seat-taken = Questo posto è già occupato.
error-seated-already = Hai già un posto a questo tavolo.
error-seats-free = Ci sono ancora posti liberi.
error-session-expired = La sessione è scaduta. Scrivi di nuovo il tuo nome.
error-stale-offer = Nel frattempo la situazione è cambiata. Scegli di nuovo.
error-substituted = Un bot gioca per te. Prima riprendi il posto.
error-table-ended = Questo tavolo è stato chiuso.
error-teaching-counts = Un tavolo didattico non conta per nulla: non vale per la classifica e non si confronta con altri tavoli.
error-too-fast = Troppe richieste. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-too-large = La richiesta è troppo grande.
error-too-many = Sono troppi in una volta: al massimo { $most }.
error-too-many-holidays = Si possono prendere { $most } giorni di ferie l’anno: nel { $year } sarebbero di più.
error-too-many-picks = La mossa era già completa prima di «{ $token }».
error-too-many-steps = Si possono chiedere al massimo { $most } passi alla volta, a partire dal primo.
error-too-slow = La richiesta è arrivata troppo lentamente.
error-unexpected-hello = La connessione era già aperta. Ricarica la pagina.
error-unknown-bot = Nessun bot si chiama «{ $bot }».
error-unknown-game = Nessun gioco si chiama «{ $game }».
error-unknown-hook = Non è l’indirizzo di un webhook che questa casa conosce: Discord, Gotify, Matrix, Mattermost, ntfy, Rocket.Chat, Slack, Telegram o Zulip.
error-unknown-language = Non ci sono testi nella lingua «{ $lang }».
error-unknown-option = Questo gioco non ha l’opzione «{ $option }».
error-unknown-pick = «{ $token }» non si può scegliere.
error-unknown-service = Questa casa non conosce il servizio che dovrebbe portare gli avvisi al tuo browser.
error-unknown-tempo = Qui non esiste un ritmo “{ $tempo }”.
error-unknown-zone = Il fuso orario “{ $zone }” non esiste.
error-unreadable-table = Questo tavolo non è più leggibile. Il gestore del sito è stato avvisato.
error-wrong-code = Questo codice di recupero non è di nessuno qui. Controlla le parole; un codice nuovo sostituisce quello vecchio.
error-wrong-origin = La richiesta viene da un altro sito.
error-wrong-passkey = Questa passkey qui non apre nulla, oppure è passato troppo tempo. Riprova.
error-study-changed = Qualcun altro ha modificato questo studio nel frattempo: riaprilo.
error-not-editor = Può modificare questo studio solo chi lo possiede, e chi ne ha il permesso.
error-not-owner = Può farlo solo chi possiede lo studio.

# Ciò che il sito stesso scrive nel registro di un tavolo.
ended-early = I giocatori hanno chiuso qui la partita: la classifica segue i punti.
rules-changed = { $lost ->
    [0] Le regole di questo gioco sono state corrette (versione { $version }). La partita continua così com’è.
   *[other] Le regole di questo gioco sono state corrette (versione { $version }). La partita riprende dalla voce { $entry }; ciò che è stato giocato dopo resta registrato, ma non conta.
}

# What bots are called; at a table with several of a kind each has a name of its own.
bot-random = Casuale
bot-novice = Novizio
bot-greedy = Apprendista
bot-search-easy = Garzone
bot-search-normal = Esperto
bot-search-strong = Maestro
bot-champion = Campione
bot-own-name = { $number ->
    [1] Bot Alma
    [2] Bot Bruno
    [3] Bot Clea
    [4] Bot Dario
   *[other] Bot Edda
  }
bot-of-level = { $name } ({ $level ->
    [1] mosse a caso
    [2] per la prima partita
    [3] facile
    [4] medio
    [5] forte
    [6] molto forte
   *[other] il più forte
  }, { $points })

# Che cosa dice un avviso su un dispositivo di chi non guarda il tavolo.
notice-begun = Giochi con { $names }. La partita è cominciata.
notice-gathered = Il tuo tavolo è pronto: { $game }
notice-still = { $game } ti aspetta
notice-turn = Tocca a te: { $game }
notice-wait = Gli altri ti aspettano.
# Posta.
mail-enter-subject = Il tuo link per entrare
mail-enter-text =
    Ciao { $name },

    questo link ti fa entrare nella casa, una volta sola ed entro { $minutes } minuti:

    { $link }

    Se non l’hai richiesto, non è successo nulla: puoi cestinare questa e-mail.
mail-add-subject = Questo indirizzo è tuo?
mail-add-text =
    Ciao,

    { $name } chiede di poter entrare nella casa con questo indirizzo. Se sei tu, conferma entro { $minutes } minuti dal browser da cui l’hai richiesto:

    { $link }

    Se non sei tu, non è successo nulla: puoi cestinare questa e-mail.

# The letter about tables that wait.
letter-comma = { ", " }
letter-subject = { $count ->
    [one] Tocca a te: { $game }
   *[other] Tocca a te a { $count } tavoli
  }
letter-hello = Ciao { $name },
letter-table = { $days ->
    [0] { $game } con { $names }
    [one] { $game } con { $names }: aspetta da un giorno
   *[other] { $game } con { $names }: aspetta da { $days } giorni
  }
letter-begin = Ci siete tutti: puoi iniziare la partita.
letter-begun = La partita è cominciata; non tocca ancora a te.
letter-left = { $days ->
    [0] { $hours ->
        [0] Resta meno di un’ora.
        [one] Resta un’ora.
       *[other] Restano { $hours } ore.
      }
   *[other] Restano { $days } giorni.
  }
letter-more = { $count ->
    [one] Un altro tavolo ti aspetta: { $link }
   *[other] Altri { $count } tavoli ti aspettano: { $link }
  }
letter-stop = { $often ->
    [daily] Hai chiesto questa lettera, al massimo una al giorno e solo quando qualcosa di nuovo ti aspetta.
   *[other] Hai chiesto questa lettera ogni volta che qualcosa di nuovo ti aspetta.
  } Per non riceverne più: { $link }

# What a webhook says.
hook-turn = { $game }: si aspetta { $names }
hook-trial-title = Ludoteca
hook-trial-body = Funziona: d’ora in poi qui si dice a chi tocca.
