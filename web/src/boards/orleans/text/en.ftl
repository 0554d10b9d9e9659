# What the board of Orléans says besides the game’s own messages.

## Own board

orleans-ui-own-board = Your board
orleans-ui-board-of = Board of { $name }
orleans-ui-any = any follower
orleans-ui-any_neutral = any neutral follower
orleans-ui-empty = empty
orleans-ui-space = { $place }, space for { $wanted }
orleans-ui-place-label = { $place }, { $state }
orleans-ui-state-ready = ready to use
orleans-ui-state-full = complete
orleans-ui-state-closed = closed this round
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
  }, { $left } left to build
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
orleans-ui-lose-station = Trading station in { $city }
orleans-ui-lose-technology = Technology on { $place }

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
orleans-ui-open-board = Look at the board of { $name }.
orleans-ui-own-help = You are looking at this board.
orleans-ui-passed = passed
orleans-ui-merchant-in = Merchant: { $city }.
orleans-ui-stations-in = Trading stations: { $cities }.
orleans-ui-score-coins = Coins
orleans-ui-score-goods = Goods
orleans-ui-score-stations = Trading stations × level
orleans-ui-score-citizens = Citizens × level
orleans-ui-score-total = Total
orleans-ui-score-note = The development level multiplies trading stations and citizens. Ties are broken by the position on the development track.

## Map

orleans-ui-map = Map
orleans-ui-lit = can be chosen
orleans-ui-station-of = trading station of { $name }
orleans-ui-merchant-of = merchant of { $name }
orleans-ui-on-road = { $good } on the road between { $from } and { $to }
orleans-ui-on-waterway = { $good } on the waterway between { $from } and { $to }

## Tracks

orleans-ui-tracks = Tracks
orleans-ui-step-of = { $name } on { $step }
orleans-ui-help-track-farmer = Farmers: each step brings the good shown; the census counts these steps.
orleans-ui-help-track-craftsman = Craftsmen: each step brings a technology tile.
orleans-ui-help-track-trader = Traders: each step brings a place tile of a category shown.
orleans-ui-help-track-boatman = Boatmen: each step brings the coins shown; whoever reaches the last step first gets its citizen.
orleans-ui-help-track-knight = Knights: how many followers you may draw each round; whoever reaches the step with the citizen first gets it.
orleans-ui-help-track-scholar = Scholars: each step brings the development shown.

## Deeds, event, supply

orleans-ui-deeds = Beneficial deeds
orleans-ui-count-of = { $count } × { $what }
orleans-ui-deed-needs = Still needed: { $needed }.
orleans-ui-deed-done = Completed.
orleans-ui-deed-earns = Each follower sent here earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-ui-deed-earns-or = Each follower sent here earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } or one step of development.
orleans-ui-round-of = Round { $round } of { $rounds }
orleans-ui-event-rounds = Events by round
orleans-ui-event-left = Still in this third of the events
orleans-ui-event-gain = You will take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-ui-event-pay = You will pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-ui-event-food = You will give up one food.
orleans-ui-event-nothing = Nothing for you at the moment.
orleans-ui-event-plague = { $open ->
    [0] Nobody in your bag is in danger.
    [one] One of the { $bag } followers in your bag can be lost.
   *[other] { $open } of the { $bag } followers in your bag can be lost.
  }
orleans-ui-event-sacristy = The Monk on your Sacristy can spare you this.
orleans-ui-supply = Supply
orleans-ui-supply-followers = Followers in supply
orleans-ui-supply-goods = Goods market
orleans-ui-supply-rest = Tiles and coins
orleans-ui-bank = Coins in the bank
orleans-ui-tiles-of = Place tiles, category { $category }
orleans-ui-good-worth = { $good } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## What is told beside the board

orleans-ui-will-take = { $seat } will take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-ui-will-pay = { $seat } will pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-ui-tale-citizens = Citizens
orleans-ui-tale-stations = Trading stations
orleans-ui-tale-technology = Technology tiles
orleans-ui-city-help = There is room for one trading station, for whoever builds it first.
orleans-ui-city-great-help = Everybody may build a trading station here.
