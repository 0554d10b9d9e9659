# What Origin’s board says besides the game’s own messages.

origin-ui-map = World map
origin-ui-lit = can be chosen
origin-ui-pawn-of = { $pawn } of { $name }
origin-ui-hunting = hunting token, { $points } points
origin-ui-strait-token = strait token, { $points } points
origin-ui-strait = { $strait } joins { $a } and { $b }: { $points } points for pawns on both sides

origin-ui-in-reserve = { $pawn }: { $count ->
    [0] none in the reserve
   *[other] { $count } in the reserve
  }
origin-ui-tile = Level { $level } tile in the { $area ->
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[brown] brown
  } area
origin-ui-deck = { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the deck
origin-ui-discards = { $count ->
    [0] No action cards discarded
    [one] { $count } action card discarded
   *[other] { $count } action cards discarded
  }
origin-ui-tile-reserve = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } still to come
origin-ui-some-cards = { $deck ->
    [action] { $count ->
        [0] no card
        [one] an action card
       *[other] { $count } action cards
      }
    [permanent] { $count ->
        [0] no card
        [one] a permanent card
       *[other] { $count } permanent cards
      }
   *[objective] { $count ->
        [0] no card
        [one] an objective card
       *[other] { $count } objective cards
      }
  }

origin-ui-gives-a = { $tiles ->
    [0] Only draw { $cards }{ $back ->
        [0] {""}
       *[other] {" "}and return { $back }
      }: no tile of this area fits your stacks
   *[other] { $first ->
        [true] Draw { $cards }{ $back ->
            [0] {""}
           *[other] , return { $back }
          }, then take a tile of this area
       *[false] Take a tile of this area, then draw { $cards }{ $back ->
            [0] {""}
           *[other] {" "}and return { $back }
          }
      }
  }
origin-ui-gives-b = Draw { $cards }{ $back ->
    [0] {""}
   *[other] , return { $back }
  }
origin-ui-gives-a-brown = Take two tiles, one after the other, from { $any ->
    [true] any area
   *[false] the brown area
  }
origin-ui-gives-b-brown = Take one tile from { $any ->
    [true] any area
   *[false] another area
  }
origin-ui-or-play = … or play one of the lit cards.

origin-ui-returning = { $chosen } of { $count } cards chosen
origin-ui-hand = Your cards
origin-ui-hand-of = Cards of { $name }
origin-ui-in-play = Cards in play
origin-ui-players = Players
origin-ui-villages = { $count ->
    [0] No village left
    [one] { $count } village left
   *[other] { $count } villages left
  }
origin-ui-cards = { $deck }: { $count } in hand
origin-ui-stack = Innovation tiles up to level { $height }
origin-ui-last = last turns
origin-ui-triggered = Triggered the end of the game

origin-ui-scores-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Show scores
origin-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## What is told beside the board

origin-ui-tale-pawns = Pawns on the map
origin-ui-tale-straits = Strait tokens
origin-ui-tale-hunting = Hunting tokens
origin-ui-end-deck = { $left ->
    [one] { $left } card in the smallest deck
   *[other] { $left } cards in the smallest deck
  }
origin-ui-end-decks = { $left ->
    [one] { $left } card in all decks
   *[other] { $left } cards in all decks
  }
origin-ui-end-tiles = { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
  }
origin-ui-end-villages = { $left ->
    [one] { $left } village
   *[other] { $left } villages
  }
origin-ui-end-pawns = { $left ->
    [one] { $left } pawn
   *[other] { $left } pawns
  }
origin-ui-last-turns = Last turns
