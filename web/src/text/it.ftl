# La cornice di tutti i giochi in italiano.

house-name = Ludoteca
house-skip = Vai al contenuto
house-to-lobby = Torna alla lobby
house-settings-of = { $name }: impostazioni
house-close = Chiudi
house-map-near = Ingrandisci
house-map-whole = Riduci
house-dismiss = Chiudi l’avviso
house-never-mind = Annulla
house-scores = Punti
house-scores-final = Punteggio finale
house-rank = { $rank }º
house-unreachable = Il server non risponde. La connessione c’è?
house-refused = Non ha funzionato ({ $code }).
house-with-rule = { $words } (regola { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = Giochi da tavolo online
lobby-welcome-back = Ciao, { $name }!
lobby-about = Invita gli amici con un link o gioca contro i bot.
lobby-nickname = Il tuo nome
lobby-enter = Entra
lobby-nickname-why = Basta un nome: niente account, niente password.
lobby-name-first = Scrivi prima il tuo nome qui sopra.
lobby-mine = I tuoi tavoli
lobby-tournaments = Tornei
lobby-shelf = Giochi
lobby-open = Tavoli aperti
lobby-open-none = Nessun tavolo aperto. Creane uno!
lobby-playing = Partite in corso
lobby-finished = Partite finite
lobby-seats = { $least }–{ $most } giocatori
lobby-exact-seats = { $least ->
    [one] { $least } giocatore
   *[other] { $least } giocatori
  }
lobby-time = { $least }–{ $most } minuti
lobby-about-time = circa { $least } minuti
lobby-players = Giocatori
lobby-against = Avversario
lobby-bot = Bot
lobby-play-alone = Gioca subito
lobby-lay-table = Crea tavolo
lobby-gather = Trova giocatori
lobby-join = Partecipa
lobby-go-on = Continua
lobby-watch = Guarda
lobby-look-back = Replay
lobby-private = Privato
lobby-nobody = Ancora nessuno
lobby-won = Vittoria di { $names }
lobby-free = { $free ->
    [0] Tutti i posti occupati
    [one] { $free } posto libero
   *[other] { $free } posti liberi
  }

## A new table

new-options = Opzioni

## Waiting for players

waiting-sit = Prendi il posto

invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Link copiato.
invite-private = Chi ha questo link può unirsi al tavolo: mandalo solo a chi vuoi invitare.
invite-public = Chiunque abbia questo link può giocare o guardare.

## At the table

table-seat = Posto { $seat }
table-opening = Apertura del tavolo…
table-closed = Non puoi entrare a questo tavolo
table-closed-why = Il server ha chiuso la connessione.
table-your-turn-title = ● È il tuo turno · { $title }
table-teaching = Tavolo didattico
table-branch = { $game }: variante dal passo { $step }
log-branch = Una variante: questa partita comincia dove ne stava un’altra dopo il passo { $step }.
table-edition = Edizione: { $name }
table-rated = Partita classificata
table-rated-why = Il risultato conta per la classifica di tutti; chi si siede è d’accordo. Chi abbandona è ultimo.

prompt-you = Il tuo colore
prompt-ask = Scegli: { $decision }
prompt-may = Puoi { $what }.
prompt-lost = Connessione persa. Nuovo tentativo…
prompt-retry = Riconnetti
prompt-over = La partita è finita.
prompt-substituted = Un bot gioca per te.
prompt-return = Riprendi il posto
prompt-wait = In attesa di { $names }
prompt-undo = Annulla mossa
prompt-take-back = Chiedi di annullare l’ultima mossa

take-back-asked = { $name } vorrebbe annullare la sua ultima mossa. Accetti?
take-back-waiting = { $name } vorrebbe annullare la sua ultima mossa. In attesa di { $names }.
take-back-agree = Accetta
take-back-refuse = Rifiuta

guide-title = Guida
guide-got-it = Capito
guide-hide = Nascondi la guida
guide-show = Che cosa faccio adesso?

side-title = Registro, chat e tavolo
side-log = Registro
side-chat = Chat
side-table = Tavolo
side-unread = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
  }
side-look-back = Replay
side-review = Analisi
side-plan = Pianifica

log-empty = Non è ancora successo niente.
log-by-habit = { $seat } non aveva scelta: risposta automatica.
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-send = Invia

people-here = online
people-away = offline
people-bot = bot
people-substituted = gioca un bot
people-invite = Invita spettatori
people-resign = Lascia la partita
people-notices = Avvisami quando tocca a me a questo tavolo
people-resign-sure = Vuoi lasciare la partita? Al tuo posto gioca un bot; puoi riprendere quando vuoi.

outcome-won = { $count ->
    [one] Ha vinto { $names }!
   *[other] Hanno vinto insieme { $names }!
  }
outcome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
outcome-again = Rivincita

fair-title = Estrazioni verificabili
fair-about = Prima della prima mossa una chiave segreta ha fissato tutte le estrazioni. La sua impronta si vede dall’inizio, la chiave alla fine: così nessuno, nemmeno il server, può cambiarle.
fair-commitment = Impronta (SHA-256)
fair-key = Chiave
fair-proved = La chiave corrisponde all’impronta.
fair-unchecked = Senza una connessione sicura questa pagina non può controllare l’impronta; il comando «ludoteca verify» sì.
fair-broken = La chiave non corrisponde all’impronta!
fair-later = La chiave si vede a fine partita.

## A game without a board of its own

plain-choices = Che cosa puoi fare
plain-later = Le tue scelte compaiono qui quando è il tuo turno.
plain-closed = { $count ->
    [one] Un’altra, non possibile ora
   *[other] Altre { $count }, non possibili ora
  }
plain-chosen = Scelto finora
plain-take-back = Togli { $what } e ciò che segue
plain-players = Giocatori
plain-you = tu
plain-facts = La partita ora
plain-data = I pezzi
plain-none = Niente
plain-yes = sì
plain-no = no
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: passo { $step }
replay-step = Passo { $step } di { $last }
replay-controls = Passi della partita
replay-first = Primo passo
replay-back = Passo precedente
replay-forth = Passo successivo
replay-last = Ultimo passo
replay-scrub = Passo
replay-link = Link a questo passo
replay-copied = Link al passo { $step } copiato.
replay-download = Scarica la partita
replay-keep = Conserva in uno studio
replay-play-on = Gioca da qui
replay-to-table = Torna al tavolo
replay-quiet = Inizio della partita.

play-on-title = Gioca dal passo { $step }
play-on-about = Comincia un nuovo tavolo privato da questa posizione. Quello che si pescherà da qui in poi sarà diverso.
play-on-seat = Giochi come

## Settings

settings-title = Impostazioni

## Sviste

prompt-seals = Dopo questa scelta non potrai più annullare nulla di ciò che hai fatto prima.
prompt-not-now = Non ora:
prompt-brings = { $points ->
    [one] Porta { $points } punto.
   *[other] Porta { $points } punti.
  }
prompt-costs = { $points ->
    [one] Costa { $points } punto.
   *[other] Costa { $points } punti.
  }
prompt-final = Questa mossa non si può annullare. Vuoi procedere?
prompt-forgo = Puoi ancora fare qualcosa. Vuoi procedere lo stesso?
prompt-confirm = Conferma
prompt-back = Indietro
prompt-go-on = Continua
prompt-start-over = Ricomincia
prompt-start-over-question = { $count ->
    [one] Vuoi ricominciare la mossa? Perderai una scelta.
   *[other] Vuoi ricominciare la mossa? Perderai { $count } scelte.
  }
prompt-restart = Ricomincia il turno

## What has happened, how far the game is

recap-title = Dalla tua ultima mossa
recap-title-visit = Dalla tua ultima visita
recap-moves = Che cosa fanno gli altri
recap-you = Tu
recap-points = Punti
recap-won = Ora puoi scegliere anche: { $things }.
recap-lost = Non è più possibile: { $things }.
recap-more = { $count ->
    [one] un altro
   *[other] altri { $count }
  }
recap-hidden = Questa mossa per te è ancora nascosta.
recap-at = { $step } di { $steps }
recap-back = Una mossa indietro
recap-forth = Una mossa avanti
recap-play = Mostra le mosse
recap-now = Torna alla partita
recap-next = Avanti
recap-skip = Salta
recap-close = Chiudi il riepilogo
progress-round = Round { $value } di { $of }
progress-first = Finisce quando si esauriscono: { $words }

## The end

outcome-to-rematch = Alla rivincita
outcome-rematch-called = La rivincita è pronta: prendi posto.
outcome-send = Condividi il risultato
outcome-share = { $game }: { $result }
outcome-shared = Risultato e link copiati.
outcome-sources = Da dove vengono i punti
outcome-moments = I momenti decisivi
outcome-feats = Traguardi raggiunti

## Le regole

rules-name = Regole
statistics-name = Statistiche
rules-open = Regole e punti
rules-title = { $game }: regole
rules-number = Regola { $rule }
rules-search = Cerca nelle regole
rules-search-clear = Cancella la ricerca
rules-opening = Apro le regole…
rules-found = { $count ->
    [0] Nessun risultato. Prova con altre parole.
    [one] { $count } paragrafo trovato
   *[other] { $count } paragrafi trovati
  }
rules-in-place = Mostra nel regolamento
rules-turn = Come si svolge un turno?
rules-points = Come si fanno punti?
rules-end = Quando finisce la partita?
rules-whole = Tutto il regolamento
rules-things = Carte, luoghi e obiettivi

## Con i tasti e con l’udito

keys-title = Tasti
keys-arrows = percorrono ciò che si può scegliere, dello stesso tipo
keys-all = percorrono tutto ciò che è sul tabellone
keys-tab = passa da un tipo di cose al successivo
keys-letters = vanno alla prossima cosa da scegliere che inizia con questa lettera
keys-enter = sceglie
keys-escape = chiude ciò che è aperto o annulla l’ultima scelta
keys-zoom = su una mappa: più vicino, più lontano, mappa intera
keys-list = mostra questo elenco

outline-title = Il tabellone come elenco
outline-times = { $count } × { $name }

settings-listed = Mostra il tabellone anche come elenco

## Intorno al tavolo

enter-title = Ti diamo il benvenuto
enter-why = Questo link ti fa entrare nella casa come la persona per cui è stato creato. Vale una volta sola: non darlo ad altri.
enter-come-in = Entra
enter-code-title = Entra con un codice di recupero
enter-code = Codice di recupero
enter-code-why = Sei parole, con trattini, spazi o niente in mezzo.
enter-code-here = Questo codice di recupero ti fa entrare nella casa come la persona a cui appartiene.
enter-both = In questo browser sei { $name }. Sei sempre tu?
enter-merge = Sì: porta con te le partite di { $name }
enter-leave = No: lascia qui { $name }
enter-merge-why = Tavoli, partite, chat e nomi diventano di una sola persona. Non si può annullare.
enter-have-code = Ho un codice di recupero
nowhere-title = Qui non c’è niente
nowhere-why = Nessuna pagina ha l’indirizzo { $address }.

lobby-your-turn = Tocca a te
lobby-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
  }
lobby-turns-title = ({ $count }) Tocca a te · Ludoteca
lobby-waits = In attesa di { $names }
lobby-points = { $name } { $points }
lobby-far = Giocato circa il { $percent } %
lobby-watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
lobby-pages = Pagine: { $list }
lobby-page = Pagina { $page } di { $pages }
lobby-page-newer = Partite più recenti
lobby-page-older = Partite precedenti

chat-name-first = Scrivi un nome per partecipare alla chat.
people-name-first = Stai guardando. Con un nome puoi usare la chat o aprire un tavolo tuo.
people-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }

replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $speed }×
replay-jump = Vai a un round o a un turno
replay-eyes = Visto da
replay-eyes-open = Tutto scoperto
replay-eyes-table = Spettatori
replay-decided = { $name } ha risposto: «{ $question }»
replay-undone = Alcune mosse sono state annullate, fino al passo { $step }.
replay-undone-by = { $name } ha annullato alcune mosse, fino al passo { $step }.
replay-graph = Andamento dei punti
replay-graph-by = Punti di chi
replay-graph-all = Tutti i giocatori
replay-graph-of = { $name }, per provenienza

notice-turn = Tocca a te

clocks-title = Orologi
clock-of = { $name }: { $words }
clock-runs = l’orologio scorre
clock-stands = l’orologio è fermo
clock-out = tempo scaduto
clock-paused = in pausa fino a { $time }
clock-rests = riposo fino a { $time }
lobby-left = restano { $time }

out-asked = Il tempo di { $name } è scaduto. Che cosa si fa?
out-offered = Il tempo di { $name } è scaduto: chi arriva con il link può prendere il posto.
out-others = Il tempo di { $name } è scaduto. Gli altri decidono che cosa fare.
out-yours = Il tuo tempo è scaduto. Gioca pure: il tuo orologio riparte con qualcosa in più.
out-waiting-others = Gli altri stanno ancora decidendo. Puoi cambiare idea.
out-wait = Aspettare
out-wait-why = Aspettare ancora un po’
out-person = Sostituire
out-person-why = Qualcun altro prende il posto con il link; fino ad allora tutti gli orologi stanno fermi
out-bot = Bot
out-bot-why = Un bot di forza simile continua finché la persona non torna
out-end = Finire qui
out-end-why = La partita finisce ora; la classifica segue i punti
out-end-sure = Finire davvero?
out-copy = Copia il link
out-chosen = { $count } a favore

pause-asked = { $name } vorrebbe una pausa fino a { $time }. Accetti?
pause-waiting = { $name } vorrebbe una pausa fino a { $time }. Si attende: { $names }.
pause-until = In pausa fino a { $time }. Nessun orologio scorre.
pause-end = Riprendi
pause-ask = Chiedi una pausa
pause-how-long = Quanto a lungo
emergency = Pausa d’emergenza
emergency-sure = Il tuo orologio resta fermo per { $time }. Si può fare una volta a partita.
handover = { $moves ->
    [0] Eccoti! Nel frattempo per questo posto non è stata fatta nessuna mossa.
    [one] Eccoti! Nel frattempo per questo posto è stata fatta { $moves } mossa.
   *[other] Eccoti! Nel frattempo per questo posto sono state fatte { $moves } mosse.
  }
handover-look = Guarda che cosa è successo
people-left = ha lasciato la partita
outcome-left = Partita lasciata prima della fine da { $names }.

tempo-title = Tempo
tempo-none = Senza orologi
tempo-live-30 = Dal vivo: 30 minuti a testa
tempo-live-60 = Dal vivo: un’ora a testa
tempo-live-90 = Dal vivo: un’ora e mezza a testa
tempo-day = Un giorno a mossa
tempo-two-days = Due giorni a mossa
tempo-three-days = Tre giorni a mossa
tempo-week = Una settimana a mossa
tempo-help-days = Almeno { $gain } per ogni decisione; chi gioca in fretta mette da parte fino a { $cap }. Notti, fine settimana e ferie non contano.
tempo-help-live = { $bank } a testa, e { $gain } in più per ogni decisione.
tempo-lasts = Qui partite così sono durate da { $least } a { $most }.
tempo-lasts-about = Qui partite così sono durate circa { $least }.
tempo-lasts-unknown = Qui nessuna partita così è ancora finita: pensa a settimane più che a giorni.
tempo-lasts-most = Una partita così dura al massimo { $most }, o poco più.
tempo-out-ask = Decidono gli altri
tempo-out-bot = Continua un bot
tempo-out-end = La partita finisce

## Tu: che cosa ti apre la casa

enter-by-passkey = Usa una passkey
mail-address = Indirizzo e-mail
mail-send = Manda un link
mail-sent = Guarda la posta: il link vale una volta sola, per 15 minuti.
mail-why = Entri con un link che mandiamo a questo indirizzo. Non mandiamo altro, a meno che tu non lo chieda.
enter-by-provider = Accedi con { $name }
lobby-invited-only = In questa casa si entra solo su invito: segui il link di un tavolo privato, oppure chiedi a chi la gestisce.
lobby-closed = Chi è nuovo entra in questa casa con il suo servizio di accesso.
enter-known = Entra
people-block = Blocca
people-block-person = Blocca { $name }
people-blocked = Hai bloccato { $name }: d’ora in poi niente tavoli in comune e niente chat. Puoi annullare nelle impostazioni.

## Tables that wait

next-table = Prossimo tavolo
next-tables = { $count ->
    [one] Prossimo tavolo: ancora uno ti aspetta
   *[other] Prossimo tavolo: ancora { $count } ti aspettano
  }
mine-all = Tutti i tuoi tavoli
mine-puzzles = Problemi dalle tue partite
mine-studies = Studi
mine-none = Non hai ancora nessun tavolo.

# Il problema del giorno.

daily-title = Problema del giorno
daily-about = { $game } in { $seats }{ $phase ->
    [opening] , in apertura
    [middle] , a metà partita
    [ending] , nel finale
   *[other] {""}
  }. Quale mossa è migliore di quella giocata?
daily-solved = Risolto
daily-solve = Risolvilo
daily-again = Riguardalo
daily-more = Altri problemi
