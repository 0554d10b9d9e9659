# For people new to Origin.

## First round: what to do now, and why

origin-guide-goal = Points come from hunting tokens, strait tokens, innovation tiles and the objectives that you fulfil; each card still in your hand at the end is worth one. In each turn you carry out one action with a pawn; the colour of the region where it arrives decides your reward. When the pawns, the villages, the tiles or a deck run out, the others have one last turn.
origin-guide-wait = The others are playing. Watch which straits and hunting tokens are still open, and which regions near yours have the colour that you need.
origin-guide-objective = Keep the objective that you can work on from the start; the others go back. Nobody sees it until you show it.
origin-guide-action = Choose an empty region to put a new pawn there (evolution): it descends from a pawn next to it, no matter whose. Or choose one of your own pawns to move it (migration or swap). Look at the colour of the region first: it decides your reward. A green region gives its hunting token to the first pawn there; a strait gives its token as soon as you have pawns on both sides.
origin-guide-pawn = Choose the new pawn. It may be like a neighbouring pawn, or differ from it in one thing only: another colour, one step taller or one step wider. Taller pawns move further; wider ones can push others out.
origin-guide-target = Choose where the pawn goes. It can move as many regions as its height. To an empty region it migrates; with a rival’s thinner pawn it changes places.
origin-guide-reward = Take your reward. Tiles are stacked in order (1, 2, 3 …), so take the one that fits next: without a tile you need a 1. Cards bring something special; a permanent card shows the level of tile that you must have to play it.
origin-guide-tile = Choose the tile that continues one of your stacks; a level-1 tile begins a new one.
origin-guide-return = Give back the cards that you do not keep: the rest of a choice, or objectives above your limit. Part with what you cannot use soon.
origin-guide-council = Keep the card that helps most in the next turns.
origin-guide-end = Play cards that help you now, above all objectives that you fulfil, or end your turn. In your hand a card is worth a point; played, it gives its effect or its points instead.
origin-guide-extra = Your card gives you one more action. Choose where it begins.
origin-guide-rival = Choose the rival the card is aimed at: usually whoever is ahead.
origin-guide-stack = Choose the tile to take. One that continues your own stack is worth most.
origin-guide-strait = Choose the strait. You get the points printed on its token.
