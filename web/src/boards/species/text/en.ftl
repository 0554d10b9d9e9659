# What the board of On the Origin of Species says besides the game’s own messages.

species-ui-chart = Chart of the Galápagos
species-ui-notebook = Field notebook
species-ui-players = Players
species-ui-journal = Journal
species-ui-sum = Total
species-ui-volumes = Volumes

species-ui-counted = { $count } × { $what }
species-ui-no-knowledge = nothing
species-ui-front = { $name }, level { $level }. Cost: { $cost }. Rewards: { $rewards }. Knowledge: { $knowledge }.
species-ui-back = { $known ->
    [true] { $name } (known, level { $level })
   *[other] { $name } (level { $level })
  }, knowledge: { $knowledge }
species-ui-space = { $space }: { $tile }.
species-ui-empty-space = { $space }: empty.
species-ui-with-cubes = { $words } Cubes: { $cubes }.
species-ui-cubes-of = { $count } of { $name }
species-ui-lit = Can be chosen.
species-ui-spends = { $count ->
    [one] One of your cubes returns to your hand.
   *[other] { $count } of your cubes return to your hand.
  }
species-ui-puts = { $count ->
    [one] One of your cubes goes here.
   *[other] { $count } of your cubes go here.
  }
species-ui-ship = The Beagle, { $day }: { $place }
species-ui-goal-here = goal of level { $level }
species-ui-goal-scored = goal of level { $level }, scored
species-ui-touches = next to { $spaces }

species-ui-map-spaces = With a map
species-ui-stack = Stack { $number }: { $count ->
    [0] empty.
    [one] one tile.
   *[other] { $count } tiles.
  }
species-ui-bottom = At the bottom: { $tiles }.
species-ui-decks = Habitat decks
species-ui-deck = { $deck }: { $count ->
    [one] one card in the deck.
   *[other] { $count } cards in the deck.
  }
species-ui-discards = Discarded: { $cards }.
species-ui-no-cards = No cards in hand
species-ui-cards-of = Cards of { $name }

species-ui-points = Points
species-ui-cubes = { $count ->
    [one] One cube in hand
   *[other] { $count } cubes in hand
  }
species-ui-hand-of = { $count ->
    [0] No cards in hand
    [one] One card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
  }
species-ui-known = Known to be in hand: { $cards }
species-ui-captured = { $count ->
    [0] No tiles captured.
    [one] One tile captured: { $tiles }.
   *[other] { $count } tiles captured: { $tiles }.
  }
species-ui-holds = { $count ->
    [one] One more by majority if the game ended now: { $tiles }.
   *[other] { $count } more by majority if the game ended now: { $tiles }.
  }
species-ui-held = { $tile } (if the game ended now)
species-ui-knowledge = Knowledge under their cubes: land { $land }, water { $water }, air { $air }
species-ui-standing = { $name }: { $measure }, worth { $points } now

species-ui-gain-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
species-ui-gain-card-land = a land card
species-ui-gain-card-water = a water card
species-ui-gain-card-air = an air card
species-ui-gain-card-beagle = a Beagle card
species-ui-gain-steps = the Beagle sails { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }
species-ui-reaches = reaches the goal of level { $level }
species-ui-ends = This ends the voyage: it is the last move of the game.
species-ui-captures = You capture { $tile }.
species-ui-displaces = { $tile } moves to the nearest empty space.
species-ui-returns = Cubes returned to their owners, one point each: { $cubes }.
species-ui-choose-space = Choose one of the spaces that are lit. Cubes that touch it can pay.
species-ui-spent = Payment
species-ui-nothing-yet = Choose what pays.
species-ui-ways = Still to choose
species-ui-from = { $count } from { $tile } ({ $space })
species-ui-more-from = one more from { $tile } ({ $space })
species-ui-costs = Costs
species-ui-gives = Gives
species-ui-look = Touch or point at a tile or a card to read what it is.

## What is told beside the board

species-ui-tale-cubes = Cubes in hand
species-ui-tale-cards = Cards in hand
species-ui-tale-knowledge-land = Knowledge of land
species-ui-tale-knowledge-water = Knowledge of water
species-ui-tale-knowledge-air = Knowledge of air
species-ui-voyage = { $left ->
    [one] { $left } step to New Zealand
   *[other] { $left } steps to New Zealand
  }
species-ui-next-goal = { $left ->
    [one] { $left } step to the next goal
   *[other] { $left } steps to the next goal
  }
species-ui-stall = { $left ->
    [one] { $left } more turn without a voyage, and the Beagle sails on by herself
   *[other] { $left } more turns without a voyage, and the Beagle sails on by herself
  }
