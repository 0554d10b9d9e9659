# For people new to Orléans.

orleans-about = Draw followers from your bag, set them to work, and recruit more: farmers, boatmen, scholars, knights. Travel the Loire, build stations, and gather goods.

## First round: what to do now, and why

orleans-guide-goal = In eighteen rounds you draw followers from your bag and set them to work. Points at the end: coins, goods, and your stations and citizens times your development level. New followers make your bag stronger, and each kind brings something of its own.
orleans-guide-wait = The others are deciding. Use the time to point at places and tiles: each says what it does. Above all look at what the event of this round will do to you.
orleans-guide-draw = Draw your followers from the bag: usually all that you may. They go to your market, where eight have room. Knights let you draw more.
orleans-guide-take-back = You may take a placed follower back to the market instead of drawing. Do so only where it stands in the way.
orleans-guide-plan = Set followers on the spaces of your places. A place works only when all its spaces are filled; what is incomplete waits for the next round. A good beginning: Farm House for goods, Village for a craftsman or trader, Castle for more draws. Then confirm.
orleans-guide-plan-space = Pick the space. Lit spaces take this follower; try to complete a place rather than begin two.
orleans-guide-act = Carry out one of your ready places, or pass. Turns go round until all have passed, so hurry for what others want too: the last good of a road, a free city, a place tile. Used followers return to your bag.
orleans-guide-recruit = Pick whom the Village gives you: a boatman pays coins, a craftsman brings technology that replaces a follower for good, a trader a new place.
orleans-guide-tile = Pick a new place of your own. Take one whose followers you already have in your bag.
orleans-guide-city = Pick the city to travel to. You take a good on the way; where no station stands yet you can build later with the Guildhall.
orleans-guide-good = Take a good from the way: brocade is worth 5, wool 4, wine 3, cheese 2, grain 1.
orleans-guide-send = A follower that goes to a beneficial deed leaves you for good and pays at once. Send those that clog your bag.
orleans-guide-deed = Pick the deed. Whoever fills its last slot gets a citizen, and citizens multiply your points.
orleans-guide-reward = A coin is a sure point; a step of development may soon bring coins, a citizen, or a higher level.
orleans-guide-buy = Choose how many coins you turn into development. Keep enough for the next event.
orleans-guide-remove = By this option each removes a place from the game first. Take away one that you do not want to see in other hands.
orleans-guide-bathe = The Bathhouse lets you draw two more and keep the better one: nearly always a good idea.
orleans-guide-keep = Keep the one that completes a place this round; the other returns to your bag.
orleans-guide-tower = The Gunpowder Tower has room for two more followers. Put up those that you do not need now, or want to send to deeds.
orleans-guide-bath = Place up to two of the drawn followers at once, best where they complete a place.
orleans-guide-bath-space = Pick the space for this follower.
orleans-guide-place-tech = Your technology stands for one follower for good. Put it on a place that you use every round; the first one replaces a farmer.
orleans-guide-sacristy = Give back the monk and the event passes you by. Say no if it would cost you little: he waits for a worse one.
orleans-guide-food = Give one food. Grain is worth least at the end.
orleans-guide-torture = You cannot pay, so you lose a thing for each missing coin. Begin with what is worth least to you, such as a station in your supply or a cheap good.
