# Was der Spielplan von Origin außer den Nachrichten des Spiels sagt.

origin-ui-map = Weltkarte
origin-ui-lit = wählbar
origin-ui-pawn-of = { $pawn } von { $name }
origin-ui-hunting = Jagdmarker, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
origin-ui-strait-token = Meerengenmarker, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
origin-ui-strait = { $strait } ({ $a } – { $b }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für Figuren auf beiden Seiten

origin-ui-in-reserve = { $pawn }: { $count ->
    [0] keine im Vorrat
   *[other] { $count } im Vorrat
  }
origin-ui-tile = Plättchen der Stufe { $level } im { $area ->
    [yellow] gelben
    [orange] orangen
    [purple] violetten
   *[brown] braunen
  } Bereich
origin-ui-deck = { $deck }: { $count } im Stapel
origin-ui-discards = { $count ->
    [0] Keine Aktionskarte abgelegt
    [one] { $count } Aktionskarte abgelegt
   *[other] { $count } Aktionskarten abgelegt
  }
origin-ui-tile-reserve = Noch { $count } Plättchen im Vorrat
origin-ui-some-cards = { $deck ->
    [action] { $count ->
        [0] keine Karte
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
      }
    [permanent] { $count ->
        [0] keine Karte
        [one] eine permanente Karte
       *[other] { $count } permanente Karten
      }
   *[objective] { $count ->
        [0] keine Karte
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
      }
  }

origin-ui-gives-a = { $tiles ->
    [0] Ziehe nur { $cards }{ $back ->
        [0] {""}
        [one] {" "}und gib eine zurück
       *[other] {" "}und gib { $back } zurück
      }: Kein Plättchen dieses Bereichs passt auf deine Stapel
   *[other] { $first ->
        [true] Ziehe { $cards }{ $back ->
            [0] {""}
            [one] , gib eine zurück
           *[other] , gib { $back } zurück
          } und nimm dann ein Plättchen aus diesem Bereich
       *[false] Nimm ein Plättchen aus diesem Bereich, ziehe dann { $cards }{ $back ->
            [0] {""}
            [one] {" "}und gib eine zurück
           *[other] {" "}und gib { $back } zurück
          }
      }
  }
origin-ui-gives-b = Ziehe { $cards }{ $back ->
    [0] {""}
    [one] , gib eine zurück
   *[other] , gib { $back } zurück
  }
origin-ui-gives-a-brown = Nimm nacheinander zwei Plättchen aus { $any ->
    [true] beliebigen Bereichen
   *[false] dem braunen Bereich
  }
origin-ui-gives-b-brown = Nimm ein Plättchen aus { $any ->
    [true] einem beliebigen
   *[false] einem anderen
  } Bereich
origin-ui-or-play = … oder spiele eine der leuchtenden Karten.

origin-ui-returning = { $chosen } von { $count } Karten gewählt
origin-ui-hand = Deine Karten
origin-ui-hand-of = Karten von { $name }
origin-ui-in-play = Ausliegende Karten
origin-ui-players = Spieler
origin-ui-villages = { $count ->
    [0] Kein Dorf mehr übrig
    [one] Noch { $count } Dorf
   *[other] Noch { $count } Dörfer
  }
origin-ui-cards = { $deck }: { $count } auf der Hand
origin-ui-stack = Innovationsplättchen bis Stufe { $height }
origin-ui-last = Letzte Züge
origin-ui-triggered = Hat das Spielende ausgelöst

origin-ui-scores-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Punkte zeigen
origin-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## What is told beside the board

origin-ui-tale-pawns = Figuren auf der Karte
origin-ui-tale-straits = Meerengenmarker
origin-ui-tale-hunting = Jagdmarker
origin-ui-end-deck = { $left ->
    [one] { $left } Karte im kleinsten Stapel
   *[other] { $left } Karten im kleinsten Stapel
  }
origin-ui-end-decks = { $left ->
    [one] { $left } Karte in allen Stapeln
   *[other] { $left } Karten in allen Stapeln
  }
origin-ui-end-tiles = { $left ->
    [one] { $left } Plättchen
   *[other] { $left } Plättchen
  }
origin-ui-end-villages = { $left ->
    [one] { $left } Dorf
   *[other] { $left } Dörfer
  }
origin-ui-end-pawns = { $left ->
    [one] { $left } Figur
   *[other] { $left } Figuren
  }
origin-ui-last-turns = Letzte Züge
