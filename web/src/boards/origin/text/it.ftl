# Che cosa dice il tabellone di Origin oltre ai messaggi del gioco.

origin-ui-map = Mappa del mondo
origin-ui-lit = selezionabile
origin-ui-pawn-of = { $pawn } di { $name }
origin-ui-hunting = gettone caccia, { $points } punti
origin-ui-strait-token = gettone stretto, { $points } punti
origin-ui-strait = { $strait }, fra { $a } e { $b }: { $points } punti a chi ha pedine sui due lati

origin-ui-in-reserve = { $pawn }: { $count ->
    [0] nessuna nella riserva
   *[other] { $count } nella riserva
  }
origin-ui-tile = Tessera di livello { $level } nell’area { $area ->
    [yellow] gialla
    [orange] arancione
    [purple] viola
   *[brown] marrone
  }
origin-ui-deck = { $deck }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } nel mazzo
origin-ui-discards = { $count ->
    [0] Nessuna carta azione scartata
    [one] { $count } carta azione scartata
   *[other] { $count } carte azione scartate
  }
origin-ui-tile-reserve = { $count ->
    [one] Ancora { $count } tessera
   *[other] Ancora { $count } tessere
  } nella riserva
origin-ui-some-cards = { $deck ->
    [action] { $count ->
        [0] nessuna carta
        [one] una carta azione
       *[other] { $count } carte azione
      }
    [permanent] { $count ->
        [0] nessuna carta
        [one] una carta permanente
       *[other] { $count } carte permanenti
      }
   *[objective] { $count ->
        [0] nessuna carta
        [one] una carta obiettivo
       *[other] { $count } carte obiettivo
      }
  }

origin-ui-gives-a = { $tiles ->
    [0] Pesca soltanto { $cards }{ $back ->
        [0] {""}
        [one] {" "}e rimettine una
       *[other] {" "}e rimettine { $back }
      }: nessuna tessera di quest’area continua le tue pile
   *[other] { $first ->
        [true] Pesca { $cards }{ $back ->
            [0] {""}
            [one] , rimettine una
           *[other] , rimettine { $back }
          }, poi prendi una tessera di quest’area
       *[false] Prendi una tessera di quest’area, poi pesca { $cards }{ $back ->
            [0] {""}
            [one] {" "}e rimettine una
           *[other] {" "}e rimettine { $back }
          }
      }
  }
origin-ui-gives-b = Pesca { $cards }{ $back ->
    [0] {""}
    [one] {" "}e rimettine una
   *[other] {" "}e rimettine { $back }
  }
origin-ui-gives-a-brown = Prendi due tessere, una dopo l’altra, { $any ->
    [true] da qualsiasi area
   *[false] dall’area marrone
  }
origin-ui-gives-b-brown = Prendi una tessera da { $any ->
    [true] un’area qualsiasi
   *[false] un’altra area
  }
origin-ui-or-play = … oppure gioca una delle carte illuminate.

origin-ui-returning = { $chosen ->
    [one] { $chosen } carta scelta
   *[other] { $chosen } carte scelte
  } su { $count }
origin-ui-hand = Le tue carte
origin-ui-hand-of = Carte di { $name }
origin-ui-in-play = Carte in gioco
origin-ui-players = Giocatori
origin-ui-villages = { $count ->
    [0] Nessun villaggio rimasto
    [one] { $count } villaggio rimasto
   *[other] { $count } villaggi rimasti
  }
origin-ui-cards = { $deck }: { $count } in mano
origin-ui-stack = Tessere innovazione fino al livello { $height }
origin-ui-last = ultimi turni
origin-ui-triggered = Ha innescato la fine della partita

origin-ui-scores-of = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }. Mostra i punti
origin-ui-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }

## What is told beside the board

origin-ui-tale-pawns = Pedine sulla mappa
origin-ui-tale-straits = Gettoni stretto
origin-ui-tale-hunting = Gettoni caccia
origin-ui-end-deck = { $left ->
    [one] { $left } carta nel mazzo più piccolo
   *[other] { $left } carte nel mazzo più piccolo
  }
origin-ui-end-decks = { $left ->
    [one] { $left } carta in tutti i mazzi
   *[other] { $left } carte in tutti i mazzi
  }
origin-ui-end-tiles = { $left ->
    [one] { $left } tessera
   *[other] { $left } tessere
  }
origin-ui-end-villages = { $left ->
    [one] { $left } villaggio
   *[other] { $left } villaggi
  }
origin-ui-end-pawns = { $left ->
    [one] { $left } pedina
   *[other] { $left } pedine
  }
origin-ui-last-turns = Ultimi turni
