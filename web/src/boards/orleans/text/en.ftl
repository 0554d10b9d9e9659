# What the board of Orléans says besides the game's own messages.

## Own board

orleans-ui-own-board = Your board
orleans-ui-any = any follower
orleans-ui-any_neutral = any neutral follower
orleans-ui-empty = empty
orleans-ui-space-label = { $place }, space for { $wanted }: { $held }
orleans-ui-place-label = { $place }, { $state }
orleans-ui-state-ready = can be executed
orleans-ui-state-full = complete
orleans-ui-state-closed = closed in this round
orleans-ui-state-open = followers are missing
orleans-ui-state-lasting = works by itself
orleans-ui-always = works by itself
orleans-ui-bag = Bag: { $count ->
    [one] { $count } follower
   *[other] { $count } followers
  }
orleans-ui-bag-help = Your bag: look inside whenever you like.
orleans-ui-bag-hidden = What this bag holds is hidden: { $count ->
    [one] { $count } follower
   *[other] { $count } followers
  }.
orleans-ui-bag-empty = empty
orleans-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
orleans-ui-built = { $count ->
    [one] { $count } trading station built
   *[other] { $count } trading stations built
  }, { $left } left
orleans-ui-citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
  }
orleans-ui-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }

## Choices

orleans-ui-choices = What you can do
orleans-ui-draw-all = Draw all ({ $count })
orleans-ui-commit-plan = Confirm the plan
orleans-ui-lose-station = Station in { $city }
orleans-ui-lose-technology = Technology: { $place }
orleans-ui-go-on = Go on
orleans-ui-pass-question = { $count ->
    [one] You can still execute a place. Pass for this round all the same?
   *[other] You can still execute { $count } places. Pass for this round all the same?
  }

## Panels

orleans-ui-panel-mine = Board
orleans-ui-panel-map = Map
orleans-ui-panel-tracks = Tracks
orleans-ui-panel-deeds = Deeds
orleans-ui-panel-tiles = Tiles
orleans-ui-panel-supply = Supply
orleans-ui-pile = Category { $category } ({ $count })

## Players and points

orleans-ui-players = Players
orleans-ui-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
orleans-ui-open-board = Look at the board of { $name }.
orleans-ui-own-help = This board is in sight.
orleans-ui-passed = passed
orleans-ui-merchant-in = Merchant: { $city }.
orleans-ui-stations-in = Trading stations: { $cities }.
orleans-ui-scores = Points so far
orleans-ui-scores-end = Final scoring
orleans-ui-score-goods = Goods
orleans-ui-score-stations = Trading stations × level
orleans-ui-score-citizens = Citizens × level
orleans-ui-score-total = Points
orleans-ui-score-note = The development level multiplies trading stations and citizens. A draw goes to whoever is further on the development track.

## Map

orleans-ui-map = Map
orleans-ui-map-large = Enlarge the map
orleans-ui-map-whole = Show the whole map
orleans-ui-lit = can be chosen
orleans-ui-station-of = trading station of { $name }
orleans-ui-merchant-of = merchant of { $name }
orleans-ui-on-road = { $good } on the road between { $from } and { $to }
orleans-ui-on-waterway = { $good } on the waterway between { $from } and { $to }
