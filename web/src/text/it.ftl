# La casa in italiano.

house-name = Ludoteca
house-skip = Vai al contenuto
house-to-lobby = All'ingresso
house-settings-of = { $name }: impostazioni
house-close = Chiudi
house-map-near = Mostra la mappa da vicino
house-map-whole = Mostra tutta la mappa
house-dismiss = Chiudi l'avviso
house-never-mind = Lascia stare
house-scores = Tabellone dei punti
house-scores-final = Punteggio finale
house-rank = { $rank }º
house-unreachable = La casa non risponde. La connessione funziona?
house-refused = Non è andata ({ $code }).
house-with-rule = { $words } (regola { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = Una casa per i giochi da tavolo
lobby-welcome-back = Che bello vederti, { $name }
lobby-about = Prendi una sedia: gioca con gli amici tramite un link, o contro bot che conoscono le regole.
lobby-nickname = Come ti chiamiamo?
lobby-enter = Entra
lobby-nickname-why = Basta un nome: niente account, niente password.
lobby-name-first = Prima dicci il tuo nome, qui sopra.
lobby-mine = I tuoi tavoli
lobby-shelf = Sullo scaffale
lobby-open = Tavoli con posti liberi
lobby-open-none = Nessun tavolo aspetta giocatori. Apparecchiane uno!
lobby-playing = Si sta giocando
lobby-finished = Giocate
lobby-seats = { $least }–{ $most } giocatori
lobby-exact-seats = { $least ->
    [one] { $least } giocatore
   *[other] { $least } giocatori
  }
lobby-time = { $least }–{ $most } minuti
lobby-about-time = circa { $least } minuti
lobby-players = Giocatori
lobby-against = Contro
lobby-bot = Bot
lobby-play-alone = Gioca subito
lobby-lay-table = Apparecchia un tavolo
lobby-join = Prendi posto
lobby-go-on = Continua
lobby-watch = Guarda
lobby-look-back = Rivedi
lobby-private = Privato
lobby-nobody = Ancora nessuno
lobby-won = Vittoria: { $names }
lobby-free = { $free ->
    [0] Tutti i posti sono presi
    [one] { $free } posto libero
   *[other] { $free } posti liberi
  }
lobby-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }

## A new table

new-title = Apparecchia un tavolo: { $game }
new-who = Chi siede dove
new-free = Libero per persone
new-options = Opzioni
new-private = Tavolo privato
new-private-why = Lo trova solo chi ha il link.
new-lay = Apparecchia

## Waiting for players

waiting-for = { $free ->
    [one] Manca ancora { $free } giocatore
   *[other] Mancano ancora { $free } giocatori
  }
waiting-full = Ci siamo tutti.
waiting-start = Comincia la partita
waiting-for-host = { $name } dà il via alla partita.
waiting-for-absent-host = Chi ha creato il tavolo dà il via alla partita.
waiting-is-host = padrone di casa
waiting-seats = Posti
waiting-free = Libero
waiting-sit = Siediti
waiting-stand = Alzati
waiting-add-bot = Fai sedere un bot …
waiting-bot-for = Bot per il posto { $seat }
waiting-remove-bot = Manda via { $name }
waiting-invite = Invita

invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Il link è copiato.
invite-private = Questo link contiene la chiave del tavolo: dallo solo a chi deve venire.
invite-public = Chiunque abbia questo link può sedersi o guardare.

## At the table

table-seat = Posto { $seat }
table-opening = Si apre il tavolo …
table-closed = Questa porta resta chiusa
table-closed-why = La casa ha chiuso la connessione.
table-your-turn-title = ● Tocca a te · { $title }

prompt-you = Il tuo scudo
prompt-ask = Scegli: { $decision }
prompt-lost = La connessione è caduta. Nuovo tentativo …
prompt-retry = Subito
prompt-over = La partita è finita.
prompt-substituted = Un bot gioca per te.
prompt-return = Riprendi il tuo posto
prompt-wait = In attesa di { $names }
prompt-cancel = Annulla
prompt-undo = Indietro
prompt-take-back = Chiedi di riprendere l'ultima mossa

take-back-asked = { $name } vorrebbe annullare l’ultima mossa. Va bene?
take-back-waiting = { $name } vorrebbe annullare l’ultima mossa. In attesa di { $names }.
take-back-agree = Va bene
take-back-refuse = No

guide-title = Guida
guide-got-it = Capito
guide-hide = Nascondi la guida
guide-show = Che cosa faccio adesso?

side-title = Diario, chat e tavolo
side-log = Diario
side-chat = Chat
side-table = Tavolo
side-unread = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
  }
side-look-back = Rivedi

log-empty = Non è ancora successo niente.
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia

people-here = presente
people-away = assente
people-bot = bot
people-substituted = gioca un bot
people-invite = Invita a guardare
people-resign = Lascia la partita
people-resign-sure = Un bot prende il tuo posto. Puoi riprenderlo quando vuoi.

outcome-won = { $count ->
    [one] Vince { $names }!
   *[other] { $names } si dividono la vittoria!
  }
outcome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
outcome-again = Ancora una

fair-title = Fortuna onesta
fair-about = Una chiave segreta ha fissato tutta la fortuna prima della prima mossa. La sua impronta si vede dall'inizio, la chiave alla fine: così nessuno, nemmeno la casa, ha potuto cambiarla.
fair-commitment = Impronta (SHA-256)
fair-key = Chiave
fair-proved = Chiave e impronta corrispondono.
fair-unchecked = Senza una connessione sicura questa pagina non può calcolare impronte; «ludoteca verify» sì.
fair-broken = Chiave e impronta non corrispondono!
fair-later = La chiave si vede quando la partita è finita.

## A game without a board of its own

plain-choices = Che cosa puoi fare
plain-later = Le tue scelte compaiono qui quando tocca a te.
plain-closed = { $count ->
    [one] Un’altra, ora non possibile
   *[other] Altre { $count }, ora non possibili
  }
plain-chosen = Scelto finora
plain-take-back = Torna a prima di { $what }
plain-players = Giocatori
plain-you = tu
plain-facts = La partita ora
plain-data = I componenti
plain-none = Nessuno
plain-yes = sì
plain-no = no
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: passo { $step }
replay-step = Passo { $step } di { $last }
replay-controls = Passi della partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-last = Alla fine
replay-scrub = Passo
replay-link = Link a questo passo
replay-copied = Il link al passo { $step } è copiato.
replay-download = Registrazione
replay-play-on = Gioca da qui
replay-to-table = Al tavolo
replay-quiet = L'inizio.

play-on-title = Gioca dal passo { $step }
play-on-about = Un nuovo tavolo privato comincia dove stava allora questa partita, con una fortuna tutta sua.
play-on-seat = Giochi come

## Settings

settings-title = Impostazioni
settings-nickname = Nome
settings-rename = Cambia
settings-renamed = Ora ti chiami { $name }.
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-sound = Suono
settings-motion = Movimento

## Bots

bot-random = Tiradadi
bot-greedy = Apprendista
bot-search-easy = Artigiano
bot-search-normal = Esperta
bot-search-strong = Maestro
bot-numbered = { $name } { $number }
bot-of-level = { $name } ({ $level ->
    [1] facilissimo
    [2] facile
    [3] medio
    [4] forte
   *[5] fortissimo
  })
