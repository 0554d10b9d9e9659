# For people new to On the Origin of Species.

species-about = Sail with the Beagle through the Galápagos in 1835. Observe plants and animals, and what you learn of them leads you to the next species.

## First game: what to do now, and why

species-guide-goal = Cubes on tiles are knowledge: each counts all icons of its tile. Spend cubes to discover new species from the track on the left. That brings points and cards, and moves the Beagle; when she reaches New Zealand the game ends. Three anchors on her way score the journal cards below the chart.
species-guide-wait = The others are playing. Point at tiles, cards and anchors: each says what it is. The journal shows who would score what if the Beagle came now.
species-guide-setup-cube = You begin with a cube on a known species. Choose one whose icon you will need first; look at what is cheap on the track.
species-guide-turn = Research puts two cubes on two tiles. Discover as soon as a tile of the track lights up: choose it, then a lit space. Only cubes on that space and next to it pay, so gather them where they touch one empty space.
species-guide-recall = Your hand is empty, so take cubes back first. Leave those that will pay soon, or that hold a tile alone.
species-guide-place = Put the two cubes on different tiles. Tiles with more icons are worth more per cube; look for two that share a neighbour.
species-guide-discover-space = Choose where the new species goes. In the middle it will help more discoveries; on top of a lower tile it captures that tile, a point at the end.
species-guide-displace = The known species makes room. Choose where it goes, with its cubes; best next to cubes of your own.
species-guide-pay = Choose which cubes and cards pay until nothing is left to choose. The notebook shows what you spend and what you get. The cubes come back to your hand.
species-guide-binoculars-space = Choose the space that you look at. At least one cube of yours there will pay.
species-guide-beagle-card = Take one of the three open cards. Tools make a later discovery possible; crew are free actions before or after your main action.
species-guide-refill = Choose the stack whose top tile joins the track. Do not hand the next player what they can pay.
species-guide-put-under = Put the tile under a stack: there it is out of the way.
species-guide-crew-place = Choose the tile that takes your cubes.
species-guide-crew-from = Choose what moves.
species-guide-crew-to = Choose where it goes.
species-guide-crew-recall = Take up to three cubes back. Keep those that are about to pay.
species-guide-crew-deck = Choose the habitat: books count at the end, tools pay.
species-guide-crew-tool = Take back the tool that pays for your next discovery.
species-guide-crew-tile = Choose the tile that leaves the track: one that nobody should get, or one that blocks what you want.
species-guide-crew-stack = Choose the stack whose top tile you want on the track.
