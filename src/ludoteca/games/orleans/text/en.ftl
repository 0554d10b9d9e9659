# Orléans in English. The client passes names of players, followers, places, cities, goods, deeds and events as words;
# numbers come as they are.

## Names

orleans-title = Orléans
orleans-about = Draw followers from your bag, put them to work and recruit more: farmers, boatmen, scholars, knights. Travel along the Loire, build trading stations and collect goods.
# `.one` of a follower: one of them, as the object of a sentence; a message asks for it by { $follower-one }.
orleans-follower-farmer = Farmer
    .one = a Farmer
orleans-follower-boatman = Boatman
    .one = a Boatman
orleans-follower-craftsman = Craftsman
    .one = a Craftsman
orleans-follower-trader = Trader
    .one = a Trader
orleans-follower-knight = Knight
    .one = a Knight
orleans-follower-scholar = Scholar
    .one = a Scholar
orleans-follower-monk = Monk
    .one = a Monk
orleans-starting = { $follower } (starting)
    .one = { $follower-one } (starting)
orleans-good-brocade = Brocade
orleans-good-wool = Wool
orleans-good-wine = Wine
orleans-good-cheese = Cheese
orleans-good-grain = Grain
orleans-place-farm_house = Farm House
orleans-place-village = Village
orleans-place-university = University
orleans-place-castle = Castle
orleans-place-monastery = Monastery
orleans-place-ship = Ship
orleans-place-wagon = Wagon
orleans-place-guildhall = Guildhall
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Town Hall
orleans-place-hayrick = Hayrick
orleans-place-cheese_factory = Cheese Factory
orleans-place-winery = Winery
orleans-place-wool_manufacturer = Wool Manufacturer
orleans-place-tailor_shop = Tailor Shop
orleans-place-brewery = Brewery
orleans-place-sacristy = Sacristy
orleans-place-herb_garden = Herb Garden
orleans-place-bathhouse = Bathhouse
orleans-place-windmill = Windmill
orleans-place-library = Library
orleans-place-hospital = Hospital
orleans-place-gunpowder_tower = Gunpowder Tower
orleans-place-cellar = Cellar
orleans-place-office = Office
orleans-place-school = School
orleans-place-pharmacy = Pharmacy
orleans-place-horse_wagon = Horse Wagon
orleans-place-shipping_line = Shipping Line
orleans-place-laboratory = Laboratory
orleans-event-pilgrimage = Pilgrimage
orleans-event-plague = Plague
orleans-event-taxes = Taxes
orleans-event-trading_day = Trading Day
orleans-event-income = Income
orleans-event-harvest = Harvest
orleans-city-orleans = Orléans
orleans-city-chartres = Chartres
orleans-city-etampes = Étampes
orleans-city-le_mans = Le Mans
orleans-city-chateaudun = Châteaudun
orleans-city-montargis = Montargis
orleans-city-vendome = Vendôme
orleans-city-blois = Blois
orleans-city-briare = Briare
orleans-city-tours = Tours
orleans-city-chinon = Chinon
orleans-city-montrichard = Montrichard
orleans-city-vierzon = Vierzon
orleans-city-loches = Loches
orleans-city-bourges = Bourges
orleans-city-sancerre = Sancerre
orleans-city-chatellerault = Châtellerault
orleans-city-le_blanc = Le Blanc
orleans-city-chateauroux = Châteauroux
orleans-city-nevers = Nevers
orleans-city-argenton = Argenton-sur-Creuse
orleans-city-la_chatre = La Châtre
orleans-city-saint_amand = Saint-Amand-Montrond
orleans-deed-city_wall = Building the City Wall
orleans-deed-papal_conclave = Papal Conclave
orleans-deed-defeat_plague = Defeating the Plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen_guild = Founding the Boatmen’s Guild
orleans-deed-cathedral = Building the Cathedral
orleans-deed-peace_treaty = Peace Treaty
orleans-deed-canalisation = Canalisation
orleans-phase-removal = Removing place tiles
orleans-phase-hourglass = Hourglass
orleans-phase-census = Census
orleans-phase-followers = Followers
orleans-phase-planning = Planning
orleans-phase-actions = Actions
orleans-phase-event = Event
orleans-phase-start = Start player
orleans-phase-over = Game over
orleans-technology-tile = Technology
orleans-citizen-tile = Citizen
orleans-market = Market
orleans-tower-spaces = On the tower
orleans-coins-label = Coins
orleans-development-label = Development
orleans-level = Development level { $level }
orleans-action-draw = Draw
orleans-action-draw_all = Draw all
orleans-action-take_back = Take back
orleans-action-stop = Stop
orleans-action-skip = Do not use it
orleans-action-commit = Confirm
orleans-action-pass = Pass
orleans-action-none = Nothing
orleans-action-done = Done
orleans-action-coin = Coin
orleans-action-development = Development
orleans-action-yes = Yes
orleans-action-no = No
orleans-action-supply = Trading station from your supply
orleans-action-follower = Follower from the bag
orleans-action-waiting = Technology not yet placed
orleans-action-1 = 1 coin
orleans-action-2 = 2 coins
orleans-action-3 = 3 coins

## Help

orleans-help-place-farm_house = Recruit a Farmer and move one step on the farmer track; you get the good shown there.
orleans-help-place-village = Recruit a Boatman (brings coins), a Craftsman (brings technology) or a Trader (brings a place tile).
orleans-help-place-university = Recruit a Scholar and move one step on the scholar track; you advance on the development track by the number shown there.
orleans-help-place-castle = Recruit a Knight and move one step on the knight track: from the next round on you may draw as many followers as it shows.
orleans-help-place-monastery = Recruit a Monk. On your places a Monk can stand in for any other follower. Closed in the round of a Pilgrimage.
orleans-help-place-ship = Move your merchant along one waterway; you may take one good that lies on it.
orleans-help-place-wagon = Move your merchant along one road; you may take one good that lies on it.
orleans-help-place-guildhall = Build a trading station in the city of your merchant: one for each city, in Orléans one for each player.
orleans-help-place-scriptorium = One step on the development track.
orleans-help-place-town_hall = Send one or two neutral followers to beneficial deeds. They never come back, but each earns coins or development; whoever fills a deed gets its citizen.
orleans-help-place-hayrick = Take one Grain from the goods market.
orleans-help-place-cheese_factory = Take one Cheese from the goods market.
orleans-help-place-winery = Take one Wine from the goods market.
orleans-help-place-wool_manufacturer = Take one Wool from the goods market.
orleans-help-place-tailor_shop = Take one Brocade from the goods market.
orleans-help-place-brewery = Take 2 coins.
orleans-help-place-sacristy = A Monk waits here. When Plague, Taxes or Harvest comes, you may return the Monk to your bag to be spared.
orleans-help-place-herb_garden = Your Boatmen also fit spaces for Craftsmen, Traders and Farmers.
orleans-help-place-bathhouse = After drawing, draw two more followers, keep one and put the other back. In the first edition a Farmer here draws three more; you may place up to two of them at once.
orleans-help-place-windmill = Take 2 coins and one step on the development track.
orleans-help-place-library = Two steps on the development track.
orleans-help-place-hospital = Take as many coins as your development level.
orleans-help-place-gunpowder_tower = Holds two more followers after drawing. You can use them in your planning, or send them to deeds as an action.
orleans-help-place-cellar = Take 4 coins.
orleans-help-place-office = Take one coin for each trading station that you have built.
orleans-help-place-school = Your Scholars also fit the spaces of all other followers except Monks.
orleans-help-place-pharmacy = Pay 1 to 3 coins to move as many steps on the development track. Takes any follower.
orleans-help-place-horse_wagon = Move your merchant along one road; you may take one good that lies on it.
orleans-help-place-shipping_line = One step on the development track.
orleans-help-place-laboratory = Take a technology tile; you place it when you pass.
orleans-help-event-pilgrimage = The Monastery is closed this round.
orleans-help-event-plague = At the end of the round each player draws one follower from the bag and returns it to the supply; starting followers are safe.
orleans-help-event-taxes = At the end of the round each player pays one coin for every three goods owned.
orleans-help-event-trading_day = At the end of the round each player gets one coin for every trading station built.
orleans-help-event-income = At the end of the round each player gets as many coins as their development level.
orleans-help-event-harvest = At the end of the round each player gives up one Grain, Cheese or Wine; whoever has none pays 5 coins.
orleans-help-technology = A technology tile fills its space for good, so you need one follower fewer there. The first must replace a Farmer; none replaces a Monk; one for each place.
orleans-help-citizen = Worth as many points at the end as your development level.
orleans-help-development = Every player gets the coins when reaching them for the first time; a citizen goes only to the first player there. At the end the level multiplies trading stations and citizens.

## What is asked

orleans-ask-round = Continue the round.
orleans-ask-remove = Choose a place tile to remove from the game.
orleans-ask-draw = Draw followers, or take placed ones back.
    .draw = draw followers
    .take_back = take a placed follower back to your market
    .stop = stop drawing
orleans-ask-take-back = Choose the follower to take back to your market.
orleans-ask-bathe = Use the Bathhouse: draw two more and keep one?
orleans-ask-keep = Choose the follower to keep.
orleans-ask-tower = Choose the followers for the Gunpowder Tower.
orleans-ask-plan = Place followers on your places, then confirm.
orleans-ask-plan-space = Choose the space for this follower.
orleans-ask-act = Use one of your places, or pass.
    .place = use one of your places
    .pass = pass
orleans-ask-recruit = Choose whom the Village recruits.
orleans-ask-tile = Choose a place tile.
orleans-ask-city = Choose where your merchant travels.
orleans-ask-good = Choose a good to take along, or none.
orleans-ask-send = Choose the follower to send to a deed.
orleans-ask-deed = Choose the deed.
orleans-ask-reward = Take a coin or a step of development?
orleans-ask-buy = Choose how many coins to pay.
orleans-ask-bath = Place up to two of the drawn followers.
orleans-ask-bath-space = Choose the space for this follower.
orleans-ask-place-tech = Choose the space for your technology.
orleans-ask-sacristy = Return the Monk from the Sacristy to avoid the event?
orleans-ask-food = Choose the food to give up.
orleans-ask-torture = You cannot pay: choose what to lose, one thing for each missing coin.
orleans-wait-remove = { $seat } is removing a place tile.
orleans-wait-draw = { $seat } is drawing followers.
orleans-wait-bathe = { $seat } is at the Bathhouse.
orleans-wait-keep = { $seat } is choosing whom to keep.
orleans-wait-tower = { $seat } is arranging the Gunpowder Tower.
orleans-wait-plan = { $seat } is planning.
orleans-wait-act = It is { $seat }’s turn.
orleans-wait-bath = { $seat } is placing followers from the Bathhouse.
orleans-wait-place-tech = { $seat } is placing technology.
orleans-wait-sacristy = { $seat } is deciding about the Sacristy.
orleans-wait-food = { $seat } is choosing food to give up.
orleans-wait-torture = { $seat } cannot pay and is choosing what to lose.

## What happened

orleans-started = { $seat } is the start player.
orleans-removed = { $seat } removes the { $tile } from the game.
orleans-round = Round { $round }, event: { $event }. { $seat } begins.
orleans-census-first = Census: { $seat } is furthest on the farmer track.
orleans-census-last = Census: { $seat } is last on the farmer track and pays.
orleans-drew = { $seat } draws { $follower-one }.
orleans-took-back = { $seat } takes { $follower-one } back from the { $place }.
orleans-bathed = { $seat } draws { $followers-one } at the Bathhouse.
orleans-kept = { $seat } keeps { $follower-one }.
orleans-tower = { $followers-count ->
    [0] { $seat } leaves the Gunpowder Tower empty.
   *[other] { $seat } has { $followers-one } on the Gunpowder Tower.
  }
orleans-planned = { $seat } has finished planning{ $places-count ->
    [0] {""}
   *[other] : { $places }
  }.
orleans-acted = { $seat } uses the { $place }.
orleans-recruited = { $seat } recruits { $follower-one }.
orleans-good = { $seat } takes { $good }.
orleans-coins = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-developed = { $seat } advances { $points ->
    [one] { $points } step
   *[other] { $points } steps
  } on the development track, to { $development }.
orleans-citizen = { $seat } takes a citizen.
orleans-technology = { $seat } takes a technology tile.
orleans-tile = { $seat } takes the { $tile } as a new place.
orleans-travelled = { $seat } travels to { $city }.
orleans-built = { $seat } builds a trading station in { $city }.
orleans-sent = { $seat } sends { $follower-one } to “{ $deed }”.
orleans-deed = { $seat } completes “{ $deed }”.
orleans-bath-placed = { $seat } places { $follower-one } on the { $place }.
orleans-passed = { $seat } passes.
orleans-tech-placed = { $seat } places technology on the { $place }.
orleans-event = The event “{ $event }” takes effect.
orleans-protected = { $seat } is spared by the Sacristy.
orleans-plague-lost = { $seat } loses { $follower-one } to the plague.
orleans-plague-spared = The plague spares { $seat }, who drew { $follower-one }.
orleans-plague-empty = The plague finds nobody in the bag of { $seat }.
orleans-paid = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
orleans-food = { $seat } gives up { $good }.
orleans-debt = { $seat } is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } short and must give up something for each.
orleans-lapsed = { $seat } has nothing left to give: { $coins ->
    [one] the missing coin is waived
   *[other] the missing { $coins } coins are waived
  }.
orleans-lost-good = { $seat } loses { $good }.
orleans-lost-supply = { $seat } loses a trading station from the supply.
orleans-lost-station = { $seat } loses the trading station in { $city }.
orleans-lost-follower = { $seat } loses { $follower-one }.
orleans-lost-development = { $seat } goes back on the development track, to { $development }.
orleans-lost-tile = { $seat } loses the { $tile }.
orleans-lost-technology = { $seat } loses the technology on the { $place }.
orleans-lost-waiting = { $seat } loses a technology tile not yet placed.
orleans-most-stations = { $seat } has built the most trading stations ({ $stations }).
orleans-over = The game is over.

## Why not

orleans-refused-not-offered = This is not possible now.
orleans-refused-not-your-place = The { $place } is not yours.
orleans-refused-tower-nobody = None of your neutral followers on the tower is needed for a deed.
orleans-refused-never-an-action = The { $place } works by itself; it cannot be used as an action.
orleans-refused-not-ready = The { $place } still needs followers.
orleans-refused-no-place = None of your places has all its followers and something to do now.
orleans-refused-pilgrimage = The Monastery is closed in the round of a Pilgrimage.
orleans-refused-nobody-to-recruit = There is nobody left to recruit here.
orleans-refused-no-road = No road leads from here.
orleans-refused-no-waterway = No waterway leads from here.
orleans-refused-no-station = You have no trading station left.
orleans-refused-city-taken = { $city } already has a trading station.
orleans-refused-development-end = You are at the end of the development track.
orleans-refused-no-coin = You have no coin to pay.
orleans-refused-no-deed = No deed needs any of these followers.
orleans-refused-no-goods = The goods market has no { $good } left.
orleans-refused-no-technology = No technology tile is left.
orleans-refused-supply-empty = There is no { $follower } left in the supply.
orleans-refused-track-end = Your { $follower } track is at its end.
orleans-refused-not-recruited-here = You cannot recruit { $follower-one } here.
orleans-refused-not-on-market = There is no { $follower } on your market.
orleans-refused-no-space = None of your empty spaces takes { $follower-one }.
orleans-refused-occupied = This space is occupied.
orleans-refused-not-here = This follower cannot go here now.
orleans-refused-no-starting-follower = Your starting followers cannot be placed here.
orleans-refused-monks-only = Only a Monk fits here.
orleans-refused-wrong-follower = This space takes { $wanted-one }, not { $follower-one }.
orleans-refused-bag-empty = Your bag is empty.
orleans-refused-nobody-placed = None of your followers is on an action space.
orleans-refused-technology-stays = Technology is never moved.
orleans-refused-empty-space = There is nobody on this space.
orleans-refused-tile-taken = The { $tile } is no longer on offer.
orleans-refused-first-tile = Your first place tile must be of category I.
orleans-refused-not-by-road = No road leads there from { $city }.
orleans-refused-not-by-waterway = No waterway leads there from { $city }.
orleans-refused-not-on-edge = There is no { $good } on this way.
orleans-refused-no-slot = No deed has a free slot for { $follower-one }.
orleans-refused-no-slot-there = “{ $deed }” has no free slot for { $follower-one }.
orleans-refused-not-there = There is no { $follower } there.
orleans-refused-too-few-coins = You do not have enough coins.
orleans-refused-too-few-steps = There are not enough steps left on the development track.
orleans-refused-market-full = Your market holds at most { $size }: move some followers to the Gunpowder Tower.
orleans-refused-tower-full = The tower is full.
orleans-refused-single-space = Technology does not go on a place with a single space.
orleans-refused-no-type = This space takes no particular follower, so no technology can replace one.
orleans-refused-no-technology-for-monks = Technology never replaces a Monk.
orleans-refused-first-technology = Your first technology must replace a Farmer.
orleans-refused-one-per-place = This place already has technology.
orleans-refused-none-left = You have no { $good } left.
orleans-refused-not-food = { $good } is not food.
orleans-refused-no-neutral-follower = There is no neutral follower in your bag that you could lose.
orleans-refused-no-step = You are at the start of the development track.
orleans-refused-coin-space = You may not step back from or onto a space with coins.
orleans-refused-not-yours = You do not have this.

## Options

orleans-option-start_player = Start player
orleans-option-start_player-help = Decides who takes the first turn.
orleans-option-start_player-0 = Seat 1
orleans-option-start_player-1 = Seat 2
orleans-option-start_player-2 = Seat 3
orleans-option-start_player-3 = Seat 4
orleans-option-start_player-random = Random
orleans-option-expert_place_removal = Experts: first remove place tiles
orleans-option-expert_place_removal-help = Before the game each player removes a place tile, which nobody can get then.
orleans-option-expert_place_removal-true = Yes
orleans-option-expert_place_removal-false = No
orleans-option-bathhouse = Bathhouse
orleans-option-bathhouse-help = Revised: the owner draws two more followers each round and keeps one. First edition: a Farmer there draws three and places up to two of them.
orleans-option-bathhouse-revised = Revised
orleans-option-bathhouse-first_edition = First edition
orleans-option-event_deck = Events
orleans-option-event_deck-help = In three stacks every event comes once in each third of the game; shuffled together, the same event may strike often in a row.
orleans-option-event_deck-three_stacks = In three stacks
orleans-option-event_deck-full_shuffle = All shuffled together
orleans-option-torture_dev_step = Paying with development steps
orleans-option-torture_dev_step-help = Says whether who cannot pay may also step back on the development track where the step touches a coin space.
orleans-option-torture_dev_step-seed = Anywhere
orleans-option-torture_dev_step-no_coin_spaces = Not near coin spaces
orleans-option-planning = Planning
orleans-option-planning-help = All at once is faster and keeps plans secret; in turn order later players see the plans of those before them.
orleans-option-planning-simultaneous = All at once, hidden
orleans-option-planning-turn_order = In turn order, open
orleans-option-bank = Bank
orleans-option-bank-help = Limited: once the bank is empty, nobody is paid more than is left. Unlimited: everything is always paid in full.
orleans-option-bank-finite = Limited
orleans-option-bank-unlimited = Unlimited
orleans-option-open_bags = Everybody may look into every bag
orleans-option-open_bags-help = Yes: everybody sees which followers are in each bag. No: only how many there are.
orleans-option-open_bags-true = Yes
orleans-option-open_bags-false = No
orleans-option-auto_pass = Pass automatically if nothing to do
orleans-option-auto_pass-help = Yes: whoever cannot use any place passes without being asked. No: everybody passes by hand.
orleans-option-auto_pass-true = Yes
orleans-option-auto_pass-false = No

## Questions

orleans-forgo-pass = You can still use a place. Pass for this round anyway?
orleans-forgo-commit = You have not placed anybody. Confirm the empty plan anyway?
