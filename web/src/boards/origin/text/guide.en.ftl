# For people new to Origin.

origin-about = From a cradle in Africa mankind spreads over the world: taller, stronger, further. Evolve, migrate, cross straits, learn, and reach your hidden goals.

## First round: what to do now, and why

origin-guide-goal = Points come from hunting grounds, straits that you are first to cross, innovation tiles, and objectives that you hold in secret. Each turn is one action with a pawn; the colour of the region where it arrives says which reward you may take.
origin-guide-wait = The others are at work. Watch which straits and hunting grounds are still open, and which regions beside yours have the colour that you need.
origin-guide-objective = Keep the objective that you can work on from the start; the others go back. Nobody sees it until you show it.
origin-guide-action = Pick an empty region to put a new pawn there (evolution), or one of your own pawns to move it (migration). Look at the colour of the region first: it is your reward. Straits and green regions give points at once, to whoever comes first.
origin-guide-pawn = Pick the new pawn. It resembles its neighbour but for one step: taller ones go further, wider ones push others away.
origin-guide-target = Pick where the pawn goes. Its height is its reach. Onto an empty region it migrates; with a stronger pawn you may change places with a rival's weaker one.
origin-guide-reward = Take your reward: a tile builds your stack and lets you use better cards, a card brings something special. Tiles are piled up in order 1, 2, 3, so take the one that fits next.
origin-guide-tile = Pick the tile that continues one of your stacks; a level-1 tile begins a new one.
origin-guide-return = Give back the cards that you do not keep: the rest of a choice, and objectives beyond two. Part with what you cannot use soon.
origin-guide-council = Keep the card that helps most in the next turns.
origin-guide-end = Play cards that help you now, objectives that you have fulfilled above all, or end your turn.
origin-guide-extra = Your card grants one more action. Pick where it begins.
origin-guide-rival = Pick the rival whom the card concerns: usually the one who is ahead.
origin-guide-stack = Pick the tile to take. One that continues your own stack is worth most.
origin-guide-strait = Pick the strait. Its token is worth the points that are written on it.
