# For people new to On the Origin of Species.

species-about = Sail with the Beagle to the Galápagos: watch the creatures of land, water and air, and use what you have learnt to discover new species.

## First round: what to do now, and why

species-guide-goal = You score for the species that you discover, for the goals of the journal when the Beagle reaches them, and at the end for captured tiles and books. Cubes on tiles are your knowledge: each pays with the icons of its tile.
species-guide-wait = The others are at work. Look at the track on the left: what each species costs and gives, and whether your cubes lie where they could pay for it.
species-guide-setup-cube = Put your first cube on a known species. It shows which knowledge you begin with; sit beside the species whose icons the track asks for.
species-guide-turn = One main action: Research puts two cubes on two species, Discover takes a species from the track. Discover when your cubes around a free space can pay for it; otherwise research. Crew cards are free.
species-guide-recall = Take cubes back to have two in hand. Leave those where you want to discover next.
species-guide-place = Put your cubes on two different species that lie side by side: a new species between them can then be paid from both.
species-guide-discover-space = Pick the space. All cubes next to it can pay; the points and the rewards are the same anywhere, so think of where your cubes will stand afterwards. Covering a lower tile captures it.
species-guide-displace = The known species moves to the nearest empty space, with the cubes on it. Pick the one that suits your cubes better.
species-guide-pay = Choose which cubes or tools pay. Cubes come back to your hand; keep those on the board that you need for the next discovery, then confirm.
species-guide-binoculars-space = The binoculars let cubes two steps away pay as well. Pick where they stand.
species-guide-crew-place = Pick the species for your cubes: one whose icons are in demand on the track.
species-guide-crew-from = Pick what moves. Move what is of little use where it is.
species-guide-crew-to = Pick where it goes: beside your other cubes, near a free space.
species-guide-crew-recall = Take back cubes that have done their work; cubes in hand make the next research stronger.
species-guide-crew-deck = Pick the deck whose tools or books you collect.
species-guide-crew-tool = Pick the tool that pays for a discovery you have in mind.
species-guide-crew-tile = Send away a species that would help others more than you.
species-guide-crew-stack = Pick the stack that refills the track. A high tile pushes the low ones down to where they are free to take.
species-guide-beagle-card = Pick a Beagle card: maps open the top of the track, tools pay, the crew acts for free.
species-guide-refill = Pick the stack that refills the track. The next players choose from what you turn up.
species-guide-put-under = Pick the stack under which the tile goes: it will come back late.
