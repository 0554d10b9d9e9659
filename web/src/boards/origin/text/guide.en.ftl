# For people new to Origin.

origin-about = From the first tribe in Africa people spread over the whole world: they evolve, migrate and push others aside, invent tools, and reach what they have set themselves.

## First game: what to do now, and why

origin-guide-goal = Each turn you do one thing on the map: a new pawn evolves, one of yours migrates, or it changes places with a weaker one. The colour of the region where it arrives decides what you get: tiles and cards. Points come from objectives, tokens, tiles, and the cards left in your hand.
origin-guide-wait = The others are on turn. Point at a region, a card or a tile to read what it does, and look where pawns stand that yours could evolve from.
origin-guide-objective = Keep the objective that you can begin with near Africa; the others go back. You will draw more of them on purple regions.
origin-guide-action = Choose an empty region that lights up to let a pawn evolve there, or begin with the pawn in the reserve. Choose a pawn of yours to move it: as far as its height, and against pawns thinner than itself. Aim for the colour that you need now.
origin-guide-pawn = A pawn is like its parent in two things at least, and at most one step taller or wider. Tall ones go far, wide ones push others out and are safe from them.
origin-guide-target = The numbers say how far it is. Two pawns on both sides of a strait bring its token; the first on a green region takes the token there.
origin-guide-reward = A gives a tile and a card, B a choice among three cards. Tiles are piled up from level 1, and permanent cards need their level: early on A is worth more. On brown there are two tiles, or one of any area.
origin-guide-tile = Take the level that goes on one of your stacks, or a 1 for a new one. A tile of level 5 is worth five points.
origin-guide-return = Give back the cards that you will hardly play. Every card in hand is worth a point at the end.
origin-guide-council = Keep the card whose level you have, or will have soon.
origin-guide-end = You may still play a card: one of each deck in a turn. An objective counts only while its condition holds, so play it as soon as it is fulfilled.
origin-guide-extra = This card gives you an extra action. Choose where it begins.
origin-guide-rival = Choose whom the card is played against.
origin-guide-stack = Take the tile that goes on one of your own stacks.
origin-guide-strait = Take the token of this strait although you hold one side only: those of 5 points are rare.
