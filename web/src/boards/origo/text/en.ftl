# What Origo’s board says besides the game’s own messages.

origo-ui-map = Map
origo-ui-hand = Your cards
origo-ui-hand-of = Cards of { $name }
origo-ui-actions = Actions
origo-ui-players = Players

origo-ui-empty = empty
origo-ui-shield-red = red shield
origo-ui-shield-blue = blue shield
origo-ui-shield-black = black shield
origo-ui-shield-green = green shield
origo-ui-shield-orange = orange shield
origo-ui-shield-of = { $shield } ({ $tribe }, { $name })
origo-ui-established = established for { $value } points
origo-ui-navigated = has already sailed this turn
origo-ui-lit = can be chosen
origo-ui-card-growth = Population growth
origo-ui-card-ship = Ship

origo-ui-allowance = This turn you may still expand or attack { $fight ->
    [0] no more
    [one] once
   *[other] { $fight } times
  } and { $shift ->
    [0] not move or exchange any more
   *[other] move or exchange cards once
  }.

origo-ui-player = Player
origo-ui-points = Points
origo-ui-supply = Shields in supply
origo-ui-cards = Cards in hand
origo-ui-start-player = Start player
origo-ui-lost = { $count ->
    [one] { $count } shield lost for good
   *[other] { $count } shields lost for good
  }
origo-ui-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the draw pile
origo-ui-placement = Placement
origo-ui-round = Round { $round }
origo-ui-last-round = Last round

origo-ui-combat-title = Combat for { $square }, { $place }
origo-ui-attacker = Attacker
origo-ui-defender = Defender
origo-ui-combat-value = Combat value { $value }
origo-ui-combat-sum = { $support } adjacent{ $own ->
    [0] {""}
   *[other] {" "}+ { $own } defending
  } + 2 × { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
origo-ui-combat-section = The map around { $square }
origo-ui-combat-cards = Cards shown by { $name }
origo-ui-combat-yours = Choose cards from your hand and add them, or show the white flag.
origo-ui-combat-show = { $count ->
    [0] Add cards
    [one] Add { $count } card
   *[other] Add { $count } cards
  }
origo-ui-combat-decides = { $name } is deciding…
origo-ui-combat-won = { $name } takes { $square }, { $high } to { $low }.
origo-ui-combat-held = { $name } holds { $square }, { $high } to { $low }.

origo-ui-founding = Established countries
origo-ui-founding-note = Whoever fills a country takes the next marker. After the red fields (4, 8, 12) there is a scoring at the end of the round.
origo-ui-founded-by = { $country }, { $name }
origo-ui-scorings = Scorings
origo-ui-scoring-of = Scoring after round { $round }
origo-ui-scoring-now = If scored now
origo-ui-clans = Clan points
origo-ui-points-clan = Clans
origo-ui-no-clans = No clan of 3 shields yet.
origo-ui-naval = Naval points
origo-ui-points-naval = Naval
origo-ui-countries = Country points
origo-ui-points-country = Countries
origo-ui-sum = Total
origo-ui-tied = { $place }, shared
origo-ui-monopoly = { $place }, all squares
origo-ui-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }

## What is told beside the board

origo-ui-on-map = Shields on the map
origo-ui-shields-lost = Shields lost
origo-ui-countries-established = Countries established
origo-ui-points-founding = Start and established countries
origo-ui-to-place = { $left ->
    [one] { $left } shield left to place
   *[other] { $left } shields left to place
  }
origo-ui-until-scoring = { $left ->
    [one] { $left } country until the next scoring
   *[other] { $left } countries until the next scoring
  }
origo-ui-scoring-due = Scoring at the end of this round
origo-ui-countries-of = { $value } of { $of } countries established
origo-ui-supply-left = A supply of shields is running out
