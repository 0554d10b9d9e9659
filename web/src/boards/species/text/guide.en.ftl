# For people new to On the Origin of Species.

## First game: what to do now, and why

species-guide-goal = Cubes on tiles are knowledge: each cube counts all icons of its tile. Spend cubes to discover new species from the evolution track. That brings points and cards and moves the Beagle; the game ends when she reaches New Zealand. Three anchors on her way score the journal cards.
species-guide-wait = The others are playing. Meanwhile touch or point at tiles, cards and anchors: each tells you what it is. The journal shows who would score what if the Beagle arrived now.
species-guide-setup-cube = You begin with a cube on a known species. Choose the one whose icon you will need first; look for what is cheap on the track.
species-guide-turn = Research puts two cubes on two tiles. Discover as soon as a tile of the track lights up: choose it, then a lit space. Only cubes on that space and next to it can pay, so gather them around one empty space. Afterwards you may still play crew cards; then end your turn.
species-guide-recall = You have fewer than two cubes in hand, so take some back first. Leave those that will soon pay, or that give you the majority on a tile.
species-guide-place = Put the two cubes on different tiles. A cube counts for more on a tile with more icons; look for two tiles next to the same empty space.
species-guide-discover-space = Choose where the new species goes. In the middle it helps more discoveries later. On top of a tile of lower level it captures that tile, worth a point at the end.
species-guide-displace = The known species makes room. Choose where it goes, with its cubes; best next to cubes of your own.
species-guide-pay = Choose which cubes and cards pay, until nothing is left to choose. The notebook shows what you spend and what you get. Spent cubes return to your hand.
species-guide-binoculars-space = Choose the space to look at. At least one of your cubes there will pay.
species-guide-beagle-card = Take one of the three open cards. Tools help with a later discovery; crew cards give free actions before or after your main action.
species-guide-refill = Choose the stack whose top tile goes to the track. Do not hand the next player something they can pay for.
species-guide-put-under = Put the tile under a stack: there it is out of the way.
species-guide-crew-place = Choose the tile that takes your cubes.
species-guide-crew-from = Choose the tile or cube to move.
species-guide-crew-to = Choose where to move it.
species-guide-crew-recall = Take up to three cubes back. Keep those that are about to pay.
species-guide-crew-deck = Choose the habitat: books count at the end, tools pay.
species-guide-crew-tool = Take back the tool that pays for your next discovery.
species-guide-crew-tile = Choose the tile that leaves the track: one that nobody should get, or one that blocks what you want.
species-guide-crew-stack = Choose the stack whose top tile you want on the track.
