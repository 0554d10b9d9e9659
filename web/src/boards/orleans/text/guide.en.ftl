# For people new to Orléans.

## First round: what to do now, and why

orleans-guide-goal = For eighteen rounds you draw followers from your bag and put them to work. At the end you score coins, goods, and your trading stations and citizens times your development level. New followers make your bag stronger, and each kind brings something of its own.
orleans-guide-wait = The others are deciding. Meanwhile touch or point at places and tiles: each tells you what it does. Above all look at what this round’s event will do to you.
orleans-guide-draw = Draw followers from your bag, usually as many as you may. They go to your market, which has room for eight. Knights let you draw more.
orleans-guide-take-back = You may take a placed follower back to the market instead of drawing. Do so only where it stands in the way.
orleans-guide-plan = Put followers on the spaces of your places. A place works only when all its spaces are filled; unfinished places wait for the next round. A good start: Farm House for goods, Village for a Craftsman or Trader, Castle to draw more. Then confirm.
orleans-guide-plan-space = Choose the space. Lit spaces take this follower; try to complete a place rather than begin two.
orleans-guide-act = Use one of your ready places, or pass. Turns go round until everybody has passed, so first take what others want too: the last good of a road, a free city, a place tile. The followers you used return to your bag.
orleans-guide-recruit = Choose whom the Village recruits: a Boatman brings coins, a Craftsman brings technology that replaces a follower for good, a Trader brings a new place.
orleans-guide-tile = Choose a new place of your own. Take one whose followers you already have in your bag.
orleans-guide-city = Choose the city you travel to. You may take a good on the way; where there is no trading station yet, you can build one later with the Guildhall.
orleans-guide-good = Take a good from the way: at the end Brocade is worth 5, Wool 4, Wine 3, Cheese 2, Grain 1.
orleans-guide-send = A follower sent to a beneficial deed leaves your bag for good and pays at once. Send those that you need least.
orleans-guide-deed = Choose the deed. Whoever fills its last slot gets a citizen, and citizens multiply your points.
orleans-guide-reward = A coin is a sure point; a step of development may soon bring coins, a citizen, or a higher level.
orleans-guide-buy = Choose how many coins you turn into development. Keep enough for the next event.
orleans-guide-remove = With this option each player first removes a place tile from the game. Choose one that you do not want your rivals to get.
orleans-guide-bathe = The Bathhouse lets you draw two more and keep the better one: nearly always a good idea.
orleans-guide-keep = Keep the one that completes a place this round; the other returns to your bag.
orleans-guide-tower = The Gunpowder Tower holds two more followers. Put those there that you do not need now or want to send to deeds.
orleans-guide-bath = Place up to two of the three drawn followers at once, best where they complete a place.
orleans-guide-bath-space = Choose the space for this follower.
orleans-guide-place-tech = Your technology replaces one follower for good. Put it on a place that you use every round; the first one must replace a Farmer.
orleans-guide-sacristy = Give back the Monk and the event passes you by. Say no if the event costs you little: he can wait for a worse one.
orleans-guide-food = Give up one food. Grain is worth least at the end.
orleans-guide-torture = You cannot pay, so you lose one thing for each missing coin. Begin with what is worth least to you, perhaps a station from your supply or a cheap good.
