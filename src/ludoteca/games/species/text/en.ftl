# On the Origin of Species in English. The client passes names of players, tiles, cards, spaces and stops as words; numbers,
# stacks and decks come as they are.

## Names

species-title = On the Origin of Species
species-about = Sail with the Beagle through the Galápagos in 1835. Observe plants and animals: what you learn about them leads you to new species.
species-tile-opuntia = Giant prickly pear
species-tile-lava_lizard = Galápagos lava lizard
species-tile-lava_cactus = Lava cactus
species-tile-sally_lightfoot = Sally Lightfoot crab
species-tile-chocolate_chip_star = Chocolate chip sea star
species-tile-pencil_urchin = Galápagos pencil urchin
species-tile-carpenter_bee = Galápagos carpenter bee
species-tile-sulphur_butterfly = Galápagos sulphur butterfly
species-tile-painted_locust = Large painted locust
species-tile-racer = Galápagos racer
species-tile-angelfish = King angelfish
species-tile-mockingbird = Galápagos mockingbird
species-tile-ground_finch = Medium ground finch
species-tile-green_turtle = Galápagos green turtle
species-tile-brown_pelican = Brown pelican
species-tile-sea_lion = Galápagos sea lion
species-tile-penguin = Galápagos penguin
species-tile-marine_iguana = Marine iguana
species-tile-rail = Galápagos rail
species-tile-hawk = Galápagos hawk
species-tile-blue_footed_booby = Blue-footed booby
species-tile-shark = Galápagos shark
species-tile-flightless_cormorant = Flightless cormorant
species-tile-giant_tortoise = Galápagos giant tortoise
species-tile-land_iguana = Galápagos land iguana
species-tile-waved_albatross = Waved albatross
species-tile-frigatebird = Magnificent frigatebird
species-tile-calandrinia = Calandrinia
species-tile-coral = Coral
species-tile-acacia = Acacia
species-habitat-land = land
species-habitat-water = water
species-habitat-air = air
species-habitat-any = any
species-habitat-beagle = Beagle
species-deck-land = Land cards
species-deck-water = Water cards
species-deck-air = Air cards
species-stack = Stack { $stack }
species-deck-beagle = Beagle cards
species-card-book1 = Book, 1 volume ({ $habitat })
species-card-book2 = Book, 2 volumes ({ $habitat })
species-card-magnifier = Magnifying glass ({ $habitat })
species-card-sketch = Field sketch ({ $habitat })
species-card-binoculars = Binoculars ({ $habitat })
species-card-map = Map
species-card-scalpel = Scalpel
species-card-fitzroy = Robert FitzRoy, captain
species-card-wickham = John Clements Wickham, first lieutenant
species-card-sulivan = Bartholomew Sulivan, lieutenant
species-card-king = Philip Gidley King, midshipman
species-card-stokes = John Lort Stokes, assistant surveyor
species-card-covington = Syms Covington, Darwin’s servant
species-card-bynoe = Benjamin Bynoe, acting surgeon
species-card-stebbing = George James Stebbing, instrument maker
species-card-chaffers = Edward Main Chaffers, master
species-card-may = Jonathan May, carpenter
species-journal-J1-1 = Around the anchor
species-journal-J1-2 = Land studies
species-journal-J1-3 = Water studies
species-journal-J1-4 = Air studies
species-journal-J1-5 = Wide-ranging eye
species-journal-J1-6 = Full pockets
species-journal-J2-1 = Around the anchor
species-journal-J2-2 = Land and air
species-journal-J2-3 = Land and water
species-journal-J2-4 = Water and air
species-journal-J2-5 = Collector
species-journal-J2-6 = Volumes on board
species-journal-J3-1 = Around the anchor
species-journal-J3-2 = All knowledge
species-journal-J3-3 = Trios of knowledge
species-journal-J3-4 = Authority on species
species-journal-J3-5 = Collection
species-journal-J3-6 = Well-read
species-journal-J4-1 = Trilogies
species-journal-J4-2 = Collected works
species-journal-J4-3 = Library
species-journal-J4-4 = Authority
species-journal-J4-5 = Companion volumes
species-journal-J4-6 = Specialist
species-stop-0 = South America (Callao)
species-stop-1 = off Hood Island (Española)
species-stop-2 = Chatham Island, Cerro Tijeretas
species-stop-3 = Chatham Island, Puerto Grande
species-stop-4 = Chatham Island, Terrapin Road
species-stop-5 = Chatham Island, Fresh Water Bay
species-stop-6 = Chatham Island, Craterized District
species-stop-7 = Charles Island, Post Office Bay
species-stop-8 = Charles Island, highland settlement
species-stop-9 = Charles Island, Cerro Pajas
species-stop-10 = off Brattle Islet (Tortuga)
species-stop-11 = Albemarle Island, Iguana Cove
species-stop-12 = Albemarle Island, Tagus Cove
species-stop-13 = Albemarle Island, Beagle Crater
species-stop-14 = off Abingdon Island (Pinta)
species-stop-15 = off Bindloe Island (Marchena)
species-stop-16 = off Tower Island (Genovesa)
species-stop-17 = James Island, Buccaneer Cove
species-stop-18 = James Island, highlands
species-stop-19 = Chatham Island, taking in water
species-stop-20 = James Island, Darwin comes back on board
species-stop-21 = Albemarle Island, north coast
species-stop-22 = Wenman Island (Wolf)
species-stop-23 = Culpepper Island (Darwin)
species-stop-24 = New Zealand
species-action-research = Research
species-action-pay = Pay and discover
species-action-done = Done
species-action-end = End turn
species-score-setup = Start
species-score-discoveries = Discoveries
species-score-cubes = Returned cubes
species-score-goal1 = First goal
species-score-goal2 = Second goal
species-score-goal3 = Third goal
species-score-tiles = Captured tiles
species-score-books = Books
species-track-label = Evolution track
species-stacks-label = New species
species-open-label = Open Beagle cards
species-hand-label = Your hand
species-captured-label = Captured
species-knowledge-label = Knowledge
species-final-label = Final goal
species-needs-map = Needs a Map

## Help

species-help-research = Put one cube each on two different species below level 4. With fewer than two cubes in hand, first take back as many as you like.
species-help-discover = Choose a tile of the track, then a space. Your cubes on that space and on the spaces next to it pay with the icons of their tiles and return to your hand.
species-help-known = A known species counts as level 1. It is never captured: when covered, it moves with its cubes to the nearest empty space.
species-help-track = Tiles on the lower four spaces may be discovered freely; the upper three need a Map. A new tile goes above the tiles of its own level.
species-help-beagle = The Beagle sails on after discoveries and by some cards. When she reaches an anchor, its goal is scored; New Zealand ends the game.
species-help-card-book1 = Stays in your hand and counts at the end by the final goal.
species-help-card-book2 = Stays in your hand and counts at the end by the final goal, as two volumes.
species-help-card-magnifier = In a discovery: counts as two { $habitat } icons.
species-help-card-sketch = In a discovery: counts as one icon of any habitat.
species-help-card-binoculars = In a discovery: your cubes on one space exactly two steps from the new tile may pay too; at least one of them must.
species-help-card-map = In a discovery: choose a tile from the top three spaces of the track.
species-help-card-scalpel = In a discovery: cover a tile of equal or higher level, even level 4, or a known one with level 1.
species-help-card-fitzroy = Move the Beagle 2 spaces.
species-help-card-wickham = Move the Beagle 1 space.
species-help-card-sulivan = Place a cube from your hand on any tile below level 4.
species-help-card-king = Place two cubes from your hand on the same tile below level 4.
species-help-card-stokes = Move one or two of your cubes to other tiles below level 4.
species-help-card-covington = Take one to three of your cubes back to your hand.
species-help-card-bynoe = Draw a habitat card from a deck of your choice.
species-help-card-stebbing = Take a tool card from any discard pile.
species-help-card-chaffers = Take a tile from the lower four spaces of the track, refill the track, then put the tile you took under a stack.
species-help-card-may = Move a known species with all its cubes to an empty space next to it.
species-help-journal-J1-1 = Cubes on the tiles round the anchor: 3 points for the most, 1 for the second most (with 3–4 players only).
species-help-journal-J1-2 = Icons under your cubes (land): 3 points for the most, 1 for the second most (with 3–4 players only).
species-help-journal-J1-3 = Icons under your cubes (water): 3 points for the most, 1 for the second most (with 3–4 players only).
species-help-journal-J1-4 = Icons under your cubes (air): 3 points for the most, 1 for the second most (with 3–4 players only).
species-help-journal-J1-5 = Tiles with a cube of yours: 3 points for the most, 1 for the second most (with 3–4 players only).
species-help-journal-J1-6 = 1 point for each card in hand, at most 4.
species-help-journal-J2-1 = Cubes on the tiles round the anchor: 4 points for the most, 2 for the second most (with 3–4 players only).
species-help-journal-J2-2 = Icons under your cubes (land, air): 4 points for the most, 2 for the second most (with 3–4 players only).
species-help-journal-J2-3 = Icons under your cubes (land, water): 4 points for the most, 2 for the second most (with 3–4 players only).
species-help-journal-J2-4 = Icons under your cubes (water, air): 4 points for the most, 2 for the second most (with 3–4 players only).
species-help-journal-J2-5 = Captured tiles: 4 points for the most, 2 for the second most (with 3–4 players only).
species-help-journal-J2-6 = 1 point for each volume of your books, at most 6.
species-help-journal-J3-1 = Cubes on the tiles round the anchor: 6 points for the most, 3 for the second most (with 3–4 players only).
species-help-journal-J3-2 = Icons under your cubes (land, water, air): 6 points for the most, 3 for the second most (with 3–4 players only).
species-help-journal-J3-3 = 3 points for each set of one land, one water and one air icon under your cubes, at most 9.
species-help-journal-J3-4 = Tiles where you have more cubes than anybody else: 6 points for the most, 3 for the second most (with 3–4 players only).
species-help-journal-J3-5 = 2 points for each captured tile, at most 6.
species-help-journal-J3-6 = 2 points for each habitat among your books, at most 6.
species-help-journal-J4-1 = 6 points for each set of a land, a water and an air book, 1 for each book left over.
species-help-journal-J4-2 = For each habitat 1, 3, 6, 10 or 15 points for 1 to 5 book cards.
species-help-journal-J4-3 = 1 point for each volume; whoever has the most volumes gets 3 more.
species-help-journal-J4-4 = For each habitat 4 points for the most volumes, 2 for the second most (with 3–4 players only).
species-help-journal-J4-5 = 4 points for each pair of book cards of one habitat, 1 for each card left over.
species-help-journal-J4-6 = 2 points for each volume of your best habitat.

## What is asked

species-ask-setup-cube = Place your first cube on a known species.
species-ask-turn = Research, discover a species, or play a crew card. After your action you may end your turn.
    .research = do research
    .tile = discover a species
    .card = play a crew card
    .end = end your turn
species-ask-recall = Take back cubes until you have at least two in hand.
species-ask-place = Choose two different species for your cubes.
species-ask-discover-space = Choose a space for the new species.
species-ask-displace = Choose where to move the known species.
species-ask-pay = Choose how to pay.
species-ask-binoculars-space = Choose the space to look at through the Binoculars.
species-ask-crew-place = Choose the tile for your cubes.
species-ask-crew-from = Choose the tile or cube to move.
species-ask-crew-to = Choose where to move it.
species-ask-crew-recall = Choose cubes to take back, up to three.
species-ask-crew-deck = Choose the deck to draw from.
species-ask-crew-tool = Choose the tool to take.
species-ask-crew-tile = Choose the tile to take from the track.
species-ask-crew-stack = Choose the stack to refill the track from.
species-ask-discovery = Continue your discovery.
species-ask-beagle-card = Choose a Beagle card.
species-ask-refill = Choose the stack to refill the track from.
species-ask-put-under = Choose the stack to put the tile under.
species-wait-setup-cube = { $seat } is placing a first cube.
species-wait-turn = It is { $seat }’s turn.
species-wait-beagle-card = { $seat } is choosing a Beagle card.
species-wait-refill = { $seat } is refilling the track.
species-wait-put-under = { $seat } is choosing a stack.

## What happened

species-started = { $seat } is the start player.
species-observed = { $seat } begins with a cube on { $tile }.
species-turn = { $seat }’s turn.
species-recalled = { $seat } takes back { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
species-researched = { $seat } observes { $tile } and { $other }.
species-discovered = { $seat } discovers { $tile } on { $space }.
species-paid = { $seat } spends { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
species-played = { $seat } plays { $card }.
species-captured = { $seat } captures { $tile }.
species-displaced = { $tile } moves to { $space }.
species-returned = { $seat } gets { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } back and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
species-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
species-drew = { $seat } draws { $deck ->
    [land] a land card
    [water] a water card
    [air] an air card
   *[beagle] a Beagle card
  }.
species-drew-own = You draw { $card }.
species-took = { $seat } takes { $card }.
species-opened = New open card: { $card }.
species-reshuffled = The { $deck ->
    [land] land
    [water] water
    [air] air
   *[beagle] Beagle
  } discards are shuffled into a new deck.
species-sailed = The Beagle sails on: { $stop }.
species-goal = The goal of level { $level } is scored.
species-goal-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the goal.
species-refilled = { $tile } is added to the track from stack { $stack }.
species-placed = { $seat } places { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } on { $tile }.
species-moved-cube = { $seat } moves a cube from { $tile } to { $other }.
species-regained = { $seat } takes { $card } from the discard pile.
species-removed = { $tile } leaves the track.
species-put-under = { $tile } goes under stack { $stack }.
species-moved-tile = { $tile } moves to { $space }.
species-stalled = Nobody has discovered anything for too long: the Beagle sails on by herself.
species-arrived = The Beagle reaches New Zealand.
species-won-tile = { $seat } has the most cubes on { $tile } and captures it.
species-final = { $seat }: { $tiles ->
    [one] { $tiles } point
   *[other] { $tiles } points
  } for captured tiles, { $books ->
    [one] { $books } point
   *[other] { $books } points
  } for books.
species-over = The game is over.

## Why not

species-refused-not-offered = This is not possible now.
species-refused-nowhere = There is no space for this species: { $tile }.
species-refused-not-discarded = This tool does not lie among the discards.
species-refused-tool-settled = This tool is part of the payment already.
species-refused-binoculars-first = Binoculars come before all else: begin the payment anew.
species-refused-one-binoculars = One pair of Binoculars is in use already.
species-refused-known-only = The first cube goes on one of the three known species.
species-refused-action-first = You must research or discover first.
species-refused-main-done = You have already taken your action this turn.
species-refused-not-on-track = { $tile } is not on the evolution track.
species-refused-needs-map = { $tile } is on the top three spaces: you need a Map.
species-refused-no-cubes = You have no cubes on tiles, and at least one must pay.
species-refused-cannot-pay = Your cubes cannot pay for { $tile } anywhere.
species-refused-no-discovery = There is no species on the evolution track that you can pay for and place now.
species-refused-not-in-hand = This card is not in your hand.
species-refused-book = Books are never played; they count at the end.
species-refused-tool = Tools are played while paying for a discovery.
species-refused-no-effect = This card would have no effect now.
species-refused-no-crew = You hold no crew card that would have an effect now.
species-refused-recall-more = You need at least two cubes in hand.
species-refused-no-cube-there = You have no cube there.
species-refused-no-tile = There is no tile on this space.
species-refused-level-four = Level 4 has no knowledge icons and takes no cubes.
species-refused-same-tile = Choose another tile.
species-refused-out-of-reach = None of your cubes is there or next to it.
species-refused-cannot-pay-there = Your cubes there and next to it cannot pay for { $tile }.
species-refused-grid-full = There is no empty space for { $tile } to move to, so it cannot be covered.
species-refused-known-level = Known species count as level 1; only a higher level covers { $tile }.
species-refused-level-four-stays = { $tile } is level 4 and cannot be covered.
species-refused-not-higher = Only a level above { $level } covers { $tile }.
species-refused-occupied = This space is occupied.
species-refused-not-nearest = There is an empty space that is nearer: the tile must move there.
species-refused-choose-payment = There are several ways to pay: choose one first.
species-refused-not-needed = This is not needed for the payment.
species-refused-pays-nothing = You cannot pay with this card.
species-refused-settled = The cubes of this space have already been chosen.
species-refused-not-adjacent = This tile is not next to the chosen space.
species-refused-not-two-away = The Binoculars look at a space exactly two steps away, with a cube that you need.
species-refused-at-least-one = You must move at least one.
species-refused-no-known-tile = Choose a known species with an empty space next to it.
species-refused-not-beside = Choose a space next to the tile.
species-refused-deck-empty = This deck and its discards are empty.
species-refused-not-a-tool = This is not a tool card.
species-refused-upper-track = Choose a tile from the lower four spaces of the track.
species-refused-stack-empty = This stack is empty.
species-refused-not-open = This card is not open.

## Options

species-option-start_player = Start player
species-option-start_player-help = Decides who takes the first turn.
species-option-start_player-0 = Seat 1
species-option-start_player-1 = Seat 2
species-option-start_player-2 = Seat 3
species-option-start_player-3 = Seat 4
species-option-start_player-random = Random
species-option-stall_guard = Beagle sails on if nobody discovers
species-option-stall_guard-help = Yes: after twelve turns per player without a voyage the Beagle sails one space by itself, so that the game comes to an end.
species-option-stall_guard-true = Yes
species-option-stall_guard-false = No
