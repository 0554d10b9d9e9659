# L’analisi di una partita finita.

review-title = Analisi: { $game }
review-waiting = L’analisi è in preparazione…
review-waiting-why = I bot guardano ogni mossa e ne provano altre, più e più volte. Puoi anche andartene: resta a disposizione di chi può vedere questa partita.
review-failed = Non è stato possibile preparare l’analisi.
review-once-more = Riprova
review-outdated = Nel frattempo il criterio di valutazione di questa analisi è cambiato.
review-anew = Falla rifare
review-deeper = Guarda più a fondo
review-deeper-why = I bot riesaminano ogni mossa per un tempo cinque volte più lungo e proseguono più spesso la partita da lì: sfuggono meno errori e i costi sono più sicuri. Richiede qualche minuto.
review-deep = Questa analisi ha guardato più a fondo: cinque volte più a lungo a ogni mossa.
review-rough = Per questo numero di giocatori la valutazione non ha imparato nulla: prendi i numeri come stime approssimative.
review-says-end = { $you ->
    [yes] { $way ->
        [won] Hai vinto: è { $size } % in più di quanto il tuo posto poteva aspettarsi all’inizio.
        [shared] Hai condiviso la vittoria; all’inizio il tuo posto poteva aspettarsene { $base } %.
       *[lost] Non hai vinto; all’inizio il tuo posto poteva aspettarsi { $base } % della vittoria.
      }
   *[no] { $way ->
        [won] { $name } ha vinto: è { $size } % in più di quanto questo posto poteva aspettarsi all’inizio.
        [shared] { $name } ha condiviso la vittoria; all’inizio questo posto poteva aspettarsene { $base } %.
       *[lost] { $name } non ha vinto; all’inizio questo posto poteva aspettarsi { $base } % della vittoria.
      }
  }
review-says-luck = { $way ->
    [up] La fortuna { $you ->
        [yes] ti ha dato
       *[no] ha dato a { $name }
      } { $size } % ({ $kinds }).
    [down] La sfortuna { $you ->
        [yes] ti è costata
       *[no] è costata a { $name }
      } { $size } % ({ $kinds }).
   *[even] Fortuna e sfortuna si sono compensate.
  }
review-says-play = { $you ->
    [yes] Le tue mosse hanno inciso per { $own } %, quelle degli altri per { $others } %.
   *[no] Le mosse di { $name } hanno inciso per { $own } %, quelle degli altri per { $others } %.
  }
review-says-move = A contare di più è stata { $mine ->
    [yes] { $you ->
        [yes] la tua mossa
       *[no] la sua mossa
      }
   *[no] la mossa di { $by }
  } al passo { $step }: { $you ->
    [yes] { $way ->
        [up] ti ha dato
       *[down] ti è costata
      }
   *[no] { $way ->
        [up] ha dato a { $name }
       *[down] è costata a { $name }
      }
  } { $size } %.
review-says-draw = A contare di più è stata la sorte al passo { $step } ({ $kind }): { $you ->
    [yes] { $way ->
        [up] ti ha dato
       *[down] ti è costata
      }
   *[no] { $way ->
        [up] ha dato a { $name }
       *[down] è costata a { $name }
      }
  } { $size } %.
review-percent = { $percent } %
review-curve = Probabilità di vittoria durante la partita
review-curve-about = Come le vede chi valuta conoscendo tutte le carte. I numeri segnano i momenti decisivi.
review-from-to = { $from } % → { $to } %
review-as-table = L’andamento in tabella
review-step-head = Passo
review-step = Passo { $step }
review-turn-number = momento decisivo { $number }
review-turns = Momenti decisivi
review-changes = Come si sono mosse le probabilità
review-played = È stato giocato
review-better = Meglio sarebbe stato
review-better-still = Ancora meglio sarebbe stato
review-cost = La differenza è di { $cost } % di una vittoria; con certezza del 95 % sta fra { $low } e { $high }. Valutata secondo ciò che si poteva sapere.
review-told = Il motore dice { $judged } %. Giocando { $pairs } volte fino alla fine dopo le due mosse, la differenza è stata { $played } % (da { $low } a { $high }).
review-told-near = Il motore dice { $judged } %. Proseguendo la partita per { $moves } mosse, { $pairs } volte dopo ciascuna delle due, la differenza di probabilità è stata { $played } % (da { $low } a { $high }).
review-judged-only = Lo dice il motore: da qui non si è proseguita la partita.
review-why = Giocando fino alla fine, la mossa migliore porta, per fonte:
review-why-near = Proseguendo per { $moves } mosse, la mossa migliore porta, per fonte:
review-more = { $source }: { $points } punti in più (da { $low } a { $high })
review-less = { $source }: { $points } punti in meno (da { $low } a { $high })
review-came = La sorte ({ $kind }) in questa mossa di { $name }:
review-no-better = Nessun’altra mossa era sicuramente migliore per { $name }.
review-board = Il tavoliere
review-before = Prima
review-after = Dopo
review-in-replay = Nel replay
review-accounts = Da dove viene il risultato
review-accounts-about = Probabilità di vittoria all’inizio, che cosa l’ha mossa, e alla fine, in percento. Le colonne tornano.
review-base = Inizio
review-luck = Fortuna
review-own = Mosse proprie
review-others = Mosse altrui
review-final = Fine
review-kinds = La fortuna per genere
review-kinds-about = Ciò che è stato distribuito e pescato, rispetto a ciò che poteva capitare.
review-kind-deal = preparazione
review-kind-luck = fortuna
review-kind-hidden = ciò che era coperto
review-kind-cards = carte
review-kind-tiles = tessere
review-kind-bag = sacchetto
review-kind-goods = merci
review-kind-events = eventi
review-adjusted = Risultati senza la fortuna
review-adjusted-about = Ciò che resta togliendo la fortuna, per quanto spiega i risultati: una misura più equa del gioco. In { $games } partite di bot ha spiegato il { $explained } % della varianza dei risultati; una singola partita si scosta ancora di { $noise } (deviazione standard).
review-not-adjusted = In { $games } partite di bot la fortuna, come è contata qui, non ha spiegato con certezza nulla dei risultati. Non viene tolto nulla.
review-matrix = Quali mosse hanno spostato quali probabilità
review-matrix-about = Una riga per chi ha mosso, una colonna per la probabilità che si è spostata.
review-by = di { $name }
review-errors = Errori
review-errors-about = Mosse dopo le quali la propria probabilità era più bassa che dopo un’altra, secondo ciò che si poteva sapere. Ognuna è stata valutata due volte e la partita è stata proseguita più volte da lì.
review-no-errors = Nessuna mossa è stata sicuramente peggiore di un’altra.
review-opinions = Solo il parere del motore
review-opinions-about = Il motore le considera errori. Le partite proseguite da lì non l’hanno né confermato né smentito.
review-error = Passo { $step }: è costato { $cost } %
review-try-again = Risolvilo come problema
review-show = Mostra che cosa era meglio
