# Origin in English. The client passes names of players, regions, pawns, straits and cards as words; numbers,
# areas, decks, choices and reasons come as they are, to select by.

## Names

origin-title = Origin
origin-about = From a cradle in Africa, humanity spreads across the world. Evolve your pawns, migrate, cross straits, make discoveries, and fulfil your secret objectives.
origin-region-af_origin = Cradle
origin-region-af_atlas = Atlas
origin-region-af_sahara = Sahara
origin-region-af_nile = Nile
origin-region-af_senegal = Senegal
origin-region-af_guinea = Guinea
origin-region-af_chad = Chad
origin-region-af_horn = Horn of Africa
origin-region-af_lakes = Great Lakes
origin-region-af_congo = Congo
origin-region-af_zambezi = Zambezi
origin-region-af_kalahari = Kalahari
origin-region-af_cape = Good Hope
origin-region-eu_iberia = Iberia
origin-region-eu_gaul = Gaul
origin-region-eu_scandia = Scandia
origin-region-eu_danube = Danube
origin-region-eu_pontic = Mammoth Steppe
origin-region-eu_levant = Levant
origin-region-eu_arabia = Arabia
origin-region-eu_persia = Persia
origin-region-eu_ural = Ural
origin-region-eu_siberia = Siberia
origin-region-eu_altai = Altai
origin-region-eu_india = Indus
origin-region-eu_gobi = Gobi
origin-region-eu_china = Huang He
origin-region-eu_indochina = Mekong
origin-region-eu_chukotka = Beringia
origin-region-oc_sunda = Sunda
origin-region-oc_wallacea = Wallacea
origin-region-oc_papua = Papua
origin-region-oc_arnhem = Arnhem
origin-region-oc_outback = Outback
origin-region-oc_reef = Reef Coast
origin-region-oc_tasman = Tasman
origin-region-na_alaska = Alaska
origin-region-na_yukon = Yukon
origin-region-na_hudson = Hudson
origin-region-na_greenland = Greenland
origin-region-na_cascadia = Cascadia
origin-region-na_plains = Great Plains
origin-region-na_appalachia = Appalachia
origin-region-na_mesoamerica = Mesoamerica
origin-region-sa_orinoco = Orinoco
origin-region-sa_amazon = Amazon
origin-region-sa_sertao = Sertão
origin-region-sa_andes = Andes
origin-region-sa_pampas = Pampas
origin-region-sa_patagonia = Patagonia
origin-region-an_graham = Graham Land
origin-region-an_maud = Queen Maud Land
origin-region-an_wilkes = Wilkes Land
origin-region-an_plateau = Polar Plateau
origin-strait-st_gibraltar = Strait of Gibraltar
origin-strait-st_sinai = Sinai Crossing
origin-strait-st_atlantic = Atlantic Narrows
origin-strait-st_denmark = Denmark Strait
origin-strait-st_bering = Bering Strait
origin-strait-st_panama = Panama Passage
origin-strait-st_agulhas = Agulhas Drift
origin-strait-st_drake = Drake Passage
origin-strait-st_andaman = Andaman Passage
origin-strait-st_torres = Torres Strait
origin-strait-st_southern = Southern Ocean Passage
origin-colour-yellow = yellow
origin-colour-orange = orange
origin-colour-purple = purple
origin-colour-brown = brown
origin-colour-green = green
origin-colour-none = origin space
origin-pawn = { $colour ->
    [white] white
    [brown] brown
   *[black] black
  } pawn (height { $height }, width { $width })
origin-deck-action = Action cards
origin-deck-permanent = Permanent cards
origin-deck-objective = Objective cards
origin-card-A01 = Long March
origin-card-A02 = Restless Clan
origin-card-A03 = Twin Birth
origin-card-A04 = Ambush
origin-card-A05 = Bold Lineage
origin-card-A06 = War Paint
origin-card-A07 = Raiders
origin-card-A08 = Stolen Fire
origin-card-A09 = Tribute
origin-card-A10 = Ferrymen
origin-card-A11 = Sudden Insight
origin-card-A12 = Council of Elders
origin-card-A13 = Two Dreams
origin-card-A14 = Abundance
origin-card-P01 = Swift Feet
origin-card-P02 = Long Spears
origin-card-P03 = Long Memory
origin-card-P04 = Watchdogs
origin-card-P05 = Rafts
origin-card-P06 = Small Folk
origin-card-P07 = Barter
origin-card-P08 = Foragers
origin-card-P09 = Mixed Lineage
origin-card-P10 = Palisades
origin-card-P11 = Storykeepers
origin-card-P12 = War Chiefs
origin-card-P13 = Great Council
origin-card-P14 = First Civilisation
origin-card-O01 = Great Hunters
origin-card-O02 = Toolmakers
origin-card-O03 = Lawgivers
origin-card-O04 = Doers
origin-card-O05 = Africa
origin-card-O06 = Eurasia
origin-card-O07 = Oceania
origin-card-O08 = South America
origin-card-O09 = North America
origin-card-O10 = Antarctica
origin-card-O11 = Homeland
origin-card-O12 = Bridge of Peoples
origin-card-O13 = Wanderers
origin-card-O14 = The Strong
origin-card-O15 = The Swift
origin-card-O16 = Many Faces
origin-card-O17 = Strait Keepers
origin-card-O18 = Lords of the Straits
origin-card-O19 = Coast Dwellers
origin-card-O20 = All Soils

## Labels

origin-level = Level { $level }
origin-reserve = Pawn reserve
origin-reward-board = Reward board
origin-stacks = Innovation tiles
origin-discards = Discards
origin-distance = Distance { $steps }
origin-progress = { $have } of { $need }
origin-level-needed = Needs a tile of level { $level }
origin-score-objectives = Objectives
origin-score-cards = Cards in hand
origin-score-hunting = Hunting
origin-score-straits = Straits
origin-score-tiles = Tiles
origin-score-continents = Continents
origin-score-total = Total
origin-action-a = Option A
origin-action-b = Option B
origin-action-both = Both options
origin-action-on = Continue
origin-action-end = End turn
origin-action-skip = Skip

## Help

origin-help-region-yellow = For arriving in a yellow region choose A or B. A: a tile of the yellow area that fits, then an action card. B: draw 3 action cards, then put 2 from your hand under the deck.
origin-help-region-orange = For arriving in a orange region choose A or B. A: a tile of the orange area that fits, then a permanent card. B: draw 3 permanent cards, then put 2 from your hand under the deck.
origin-help-region-purple = For arriving in a purple region choose A or B. A: a tile of the purple area that fits, then an objective card. B: draw 3 objective cards, then put 2 from your hand under the deck.
origin-help-region-brown = For arriving in a brown region choose A or B. A: two tiles of the brown area, one after the other. B: one tile of any area.
origin-help-region-green = The first pawn to arrive here earns its owner the hunting token.
origin-help-region-none = The neutral pawn stands here for the whole game. No other pawn may enter.
origin-help-A01 = This turn your main migration or swap reaches 2 regions further.
origin-help-A02 = Carry out an extra migration, without a reward of tiles or cards.
origin-help-A03 = Carry out an extra evolution, without a reward of tiles or cards.
origin-help-A04 = Carry out an extra swap, without a reward of tiles or cards.
origin-help-A05 = This turn your main evolution needs only two shared characteristics; the third may be anything.
origin-help-A06 = This turn your main swap may also push out a pawn of equal width.
origin-help-A07 = Choose a rival with cards in hand: you get one of them at random.
origin-help-A08 = Steal the top tile of a rival’s stack, if you can place it.
origin-help-A09 = Choose a rival with more strait tokens than you: steal the lowest of them.
origin-help-A10 = Take the token of a strait if you hold one of its sides and the other side is empty.
origin-help-A11 = Take a tile of any area that you can place.
origin-help-A12 = Draw 2 permanent cards, keep one of them and put the other under the deck.
origin-help-A13 = This turn you may play one more objective.
origin-help-A14 = This turn you get both options of your reward, first A, then B.
origin-help-P01 = Your migrations reach 1 region further.
origin-help-P02 = Your swaps reach 1 region further.
origin-help-P03 = You may hold three objectives.
origin-help-P04 = Cards of rivals cannot steal cards, tiles or tokens from you.
origin-help-P05 = Your migrations and swaps cross straits without counting them as a step.
origin-help-P06 = In your evolutions height or width may also be one step smaller.
origin-help-P07 = With option A of brown you may take the tiles from any area.
origin-help-P08 = With option A of yellow, orange or purple draw 2 cards and return one of that deck.
origin-help-P09 = In your evolutions the colour always counts as shared.
origin-help-P10 = When rivals swap, your pawns count as one step wider.
origin-help-P11 = With option B return one card fewer.
origin-help-P12 = Your swaps may also push out pawns of equal width.
origin-help-P13 = You may play two action cards in each of your turns.
origin-help-P14 = At the end: 2 points for each continent where you have a pawn.
origin-help-O01 = 2 of your pawns on green regions.
origin-help-O02 = 3 of your pawns on brown regions.
origin-help-O03 = 3 of your pawns on orange regions.
origin-help-O04 = 3 of your pawns on yellow regions.
origin-help-O05 = 3 of your pawns in Africa.
origin-help-O06 = 3 of your pawns in Eurasia.
origin-help-O07 = 3 of your pawns in Oceania.
origin-help-O08 = 3 of your pawns in South America.
origin-help-O09 = 3 of your pawns in North America.
origin-help-O10 = 3 of your pawns in Antarctica.
origin-help-O11 = 4 of your pawns on adjoining regions of one continent.
origin-help-O12 = 4 of your pawns on adjoining regions of at least 2 continents.
origin-help-O13 = A pawn of yours on each of 4 continents.
origin-help-O14 = 3 of your pawns have width 3.
origin-help-O15 = 3 of your pawns have height 3.
origin-help-O16 = 2 of your pawns of each of the 3 colours.
origin-help-O17 = You hold both sides of a strait.
origin-help-O18 = You hold both sides of 2 straits.
origin-help-O19 = You hold one or both sides of 4 different straits.
origin-help-O20 = A pawn of yours on a region of each of the 5 colours.

## What is asked

origin-ask-objective = Choose the objective to keep.
origin-ask-action = Choose an empty region for an evolution, one of your pawns to move, or a card to play.
    .region = evolve or move a pawn
    .card = play a card
    .skip = skip the action
origin-ask-pawn = Choose the pawn to place here.
origin-ask-target = Choose where this pawn moves.
origin-ask-reward = Choose your reward, or play a card.
    .a = choose your reward
    .b = choose your reward
    .both = choose your reward
    .card = play a card
    .on = go on
origin-ask-tile = Choose a tile.
origin-ask-return = Choose the cards to give back, in this order.
origin-ask-council = Choose the card to keep.
origin-ask-end = Play a card, or end your turn.
    .card = play a card
    .end = end your turn
origin-ask-extra = Choose the pawn or region for the extra action.
origin-ask-rival = Choose a rival.
origin-ask-stack = Choose the tile to take.
origin-ask-strait = Choose a strait.
origin-wait-objective = { $seat } is choosing an objective.
origin-wait-action = It is { $seat }’s turn.
origin-wait-reward = { $seat } is choosing a reward.
origin-wait-tile = { $seat } is choosing a tile.
origin-wait-return = { $seat } is giving cards back.
origin-wait-council = { $seat } is choosing a card.
origin-wait-end = { $seat } may still play cards.

## What happened

origin-started = { $seat } is the start player.
origin-chose = { $seat } has chosen an objective.
origin-turn = { $seat }’s turn.
origin-evolved = { $seat } evolves a { $pawn } in { $region }.
origin-migrated = { $seat } moves a { $pawn } from { $from } to { $to }.
origin-swapped = { $seat } moves a { $pawn } from { $from } to { $to } and pushes out { $rival }’s { $other }.
origin-skipped = { $seat } cannot act and skips.
origin-hunting = { $seat } takes the hunting token in { $region } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
origin-strait = { $seat } takes the token of the strait “{ $strait }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
origin-played = { $seat } plays { $card }.
origin-objective = { $seat } fulfils { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
origin-option = { $seat } takes the { $area ->
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[brown] brown
  } reward, option { $choice ->
    [a] A
   *[b] B
  }.
origin-tile = { $seat } takes a level { $level } tile from the { $area ->
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[brown] brown
  } area.
origin-refilled = A level { $level } tile is added to the { $area ->
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[brown] brown
  } area.
origin-drew = { $seat } draws { $deck ->
    [action] { $count ->
        [one] an action card
       *[other] { $count } action cards
      }
    [permanent] { $count ->
        [one] a permanent card
       *[other] { $count } permanent cards
      }
   *[objective] { $count ->
        [one] an objective card
       *[other] { $count } objective cards
      }
  }.
origin-drew-own = You draw { $cards }.
origin-returned = { $seat } puts { $deck ->
    [action] { $count ->
        [one] an action card
       *[other] { $count } action cards
      }
    [permanent] { $count ->
        [one] a permanent card
       *[other] { $count } permanent cards
      }
   *[objective] { $count ->
        [one] an objective card
       *[other] { $count } objective cards
      }
  } under the deck.
origin-returned-own = You put { $cards } under the deck.
origin-discarded = { $seat } removes { $deck ->
    [action] { $count ->
        [one] an action card
       *[other] { $count } action cards
      }
    [permanent] { $count ->
        [one] a permanent card
       *[other] { $count } permanent cards
      }
   *[objective] { $count ->
        [one] an objective card
       *[other] { $count } objective cards
      }
  } from the game.
origin-discarded-own = You remove { $cards } from the game.
origin-stole-card = { $seat } steals { $deck ->
    [action] an action card
    [permanent] a permanent card
   *[objective] an objective card
  } from { $rival }.
origin-stole-card-own = { $seat } steals { $card } from { $rival }.
origin-stole-tile = { $seat } steals a level { $level } tile from { $rival }.
origin-stole-strait = { $seat } steals a strait token from { $rival } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
origin-last-turns = Last turns: { $reason ->
    [deck] a deck is empty
    [tiles] there are no tiles left on the reward board
    [pawns] there are no pawns left in the reserve
    [villages] all villages are on the map
    [skips] nobody can act
   *[idle] nothing has changed for three rounds
  }. After { $seat }’s turn everybody else has one more turn.
origin-over = The game is over: { $reason ->
    [deck] a deck is empty
    [tiles] the reward board has no tile left
    [pawns] the reserve has no pawn left
    [villages] all villages are on the map
    [skips] nobody can act
   *[idle] nothing has changed for three rounds
  }.

## Why not

origin-refused-not-offered = This is not possible now.
origin-refused-nobody-to-swap = No thinner pawn of a rival is within reach of this pawn.
origin-refused-one-action = You have had the action of this turn: one is all.
origin-refused-already-chosen = You have chosen this card already.
origin-refused-palisades = Palisades make this pawn one step wider.
origin-refused-neutral-stays = The neutral pawn stays on the origin space, and nobody enters it.
origin-refused-not-your-pawn = This pawn is not yours.
origin-refused-evolution-only = This card is for an evolution: choose an empty region.
origin-refused-nowhere-to-go = This pawn has nowhere to go within its reach.
origin-refused-no-action = You have no pawn that can move, and no empty region where a pawn could evolve.
origin-refused-no-pawn-there = None of your pawns stands there.
origin-refused-no-village = You have no village left.
origin-refused-no-parent = No neighbouring region has a pawn.
origin-refused-no-fitting-pawn = No pawn of the reserve fits the pawns next to it.
origin-refused-must-act = You cannot skip while an action is possible.
origin-refused-not-in-hand = This card is not in your hand.
origin-refused-no-card = You hold no card that can be played now.
origin-refused-one-per-turn = You cannot play any more { $deck ->
    [action] action cards
    [permanent] permanent cards
   *[objective] objectives
  } this turn.
origin-refused-not-fulfilled = Not fulfilled yet: { $have } of { $need }.
origin-refused-no-tile = You have no tile of level { $level }.
origin-refused-too-late = It is too late in your turn for this card.
origin-refused-no-effect = This card would have no effect now.
origin-refused-reward-due = Take your reward first.
origin-refused-no-abundance = You get both options only with the card Abundance.
origin-refused-takes-both = With the card Abundance you get both options.
origin-refused-no-tile-fits = None of the tiles there fits your stacks.
origin-refused-deck-empty = The deck is empty.
origin-refused-pawn-gone = The reserve has no such pawn.
origin-refused-no-parent-fits = No neighbouring pawn can be its parent: two characteristics must be the same, the third at most one step larger.
origin-refused-same-region = A pawn must leave its region.
origin-refused-own-pawn = One of your own pawns stands there.
origin-refused-swap-only = This card is for a swap: choose a rival’s pawn.
origin-refused-migration-only = This card is for a migration: choose an empty region.
origin-refused-too-far = Too far: this pawn can move { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
origin-refused-not-thinner = Only a thinner pawn can be pushed out.
origin-refused-no-such-tile = There is no such tile there.
origin-refused-wrong-area = Choose a tile from the right area.
origin-refused-no-stack = You have no stack with level { $level } on top.
origin-refused-other-deck = Only { $deck ->
    [action] action
    [permanent] permanent
   *[objective] objective
  } cards go back here.
origin-refused-not-drawn = Choose one of the cards just drawn.
origin-refused-yourself = You cannot choose yourself.
origin-refused-protected = Watchdogs protect this player.
origin-refused-nothing-to-steal = There is nothing for you to steal.
origin-refused-no-such-top = None of this player’s stacks has this tile on top.
origin-refused-strait-empty = The token of this strait is gone.
origin-refused-not-half-held = You must hold one side of the strait, and the other side must be empty.

## Options

origin-option-start_player = Start player
origin-option-start_player-help = Decides who takes the first turn.
origin-option-start_player-random = At random
origin-option-start_player-0 = Seat 1
origin-option-start_player-1 = Seat 2
origin-option-start_player-2 = Seat 3
origin-option-start_player-3 = Seat 4
origin-option-end_decks = Game end when cards run out
origin-option-end_decks-help = Says whether one empty deck is enough to bring the last turns; with all three the game takes longer.
origin-option-end_decks-any = One deck is empty
origin-option-end_decks-all = All three decks are empty
origin-option-returned_cards = Cards given back after drawing
origin-option-returned_cards-help = Under the deck they may be drawn again later; out of the game the decks run out sooner.
origin-option-returned_cards-bottom = Go under the deck
origin-option-returned_cards-discard = Leave the game
origin-option-excess_objectives = Objectives above the limit
origin-option-excess_objectives-help = Nobody holds more than two objectives; this is where those go that one gives up.
origin-option-excess_objectives-bottom = Go under the deck
origin-option-excess_objectives-discard = Leave the game
origin-option-brown_single = Brown, option B: one tile
origin-option-brown_single-help = Says whether the one tile of option B in the brown area may also be a brown one.
origin-option-brown_single-any_area = Of any area
origin-option-brown_single-other_areas = Not of the brown area
origin-option-double_step = Evolution by two steps
origin-option-double_step-help = Allowed: a pawn may evolve by two steps of height or width at once.
origin-option-double_step-forbidden = Forbidden
origin-option-double_step-allowed = Allowed
origin-option-card_before_tile = Option A: card before tile
origin-option-card_before_tile-help = Yes: with option A you draw the card first and then choose the tile, knowing the card.
origin-option-card_before_tile-false = No
origin-option-card_before_tile-true = Yes
origin-option-displaced_takes_strait = Pushed-out player takes strait tokens
origin-option-displaced_takes_strait-help = Yes: whoever is pushed out onto both sides of a strait takes its token at once. No: not before a turn of his or her own.
origin-option-displaced_takes_strait-false = No
origin-option-displaced_takes_strait-true = Yes
origin-option-trigger_turn_is_last = Triggering turn counts as a last turn
origin-option-trigger_turn_is_last-help = Yes: in the turn that triggers the end any number of objectives may already be played. No: only in the turns after it.
origin-option-trigger_turn_is_last-true = Yes
origin-option-trigger_turn_is_last-false = No
origin-option-asking = Cards are asked for before the reward and at the end of the turn
origin-option-asking-help = Says when you are asked whether to play a card.
origin-option-asking-open = Whenever one could fit
