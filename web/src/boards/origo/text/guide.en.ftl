# For people new to Origo.

origo-about = Tribes spread over Europe by cards that name squares. Fill countries, hold them, and stay together: fights are won by neighbours and cards.

## First round: what to do now, and why

origo-guide-goal = Points come from three things: your biggest groups of shields that stand side by side, shields at sea, and having the most shields in a country. They are counted three times in the game, each time four more countries have filled up. Whoever fills a country gets points at once.
origo-guide-wait = The others are at work. Watch where they gather: their next attack can only come from a square beside yours. Point at anything on the board to see what it is.
origo-guide-place = Put a shield on any lit square. Shields side by side form a clan and defend one another, so start two or three small groups near countries that you would like to own; one foot at sea is worth a point at each scoring.
origo-guide-menu = You may expand or attack twice, and move or exchange cards once; shields at sea may sail as well. Expand first: every card names squares, and each expansion puts one more shield on the map. Attacks need a neighbouring shield. End the turn when you like; your hand is filled up to ten.
origo-guide-expand-card = Pick the card to spend. Row, column and land cards reach far, growth only beside your own shields, ships any sea square. Cards that you hold back can defend you: keep a few that name your own squares.
origo-guide-expand-square = Pick a lit square. The best ones join your groups, or fill the last gap of a country: that pays at once.
origo-guide-attack-card = Pick a card that names the enemy's square. Each of your shields beside it counts 1, each card 2; the defender has 1 more. Attack where you have more neighbours and perhaps a second card.
origo-guide-attack-square = Pick the shield to attack. Count first: your neighbours of that square against theirs. If you lose, one shield of your supply is gone.
origo-guide-reinforce = Each card that you add counts 2, but it must name the embattled square. The attacker needs more than the defender: on a tie the defender holds. If it is not worth it, show the white flag; two flags in a row end the fight.
origo-guide-move-from = Pick the shield that moves. It may step to an empty square beside it, or run over a chain of your own shields to its far end: a good way to join two groups or to fill a country.
origo-guide-move-to = Pick where it goes: beside your other shields, or into the last gap of a country.
origo-guide-exchange-card = Pick the two cards that you can use least; you draw two new ones at once. You give up this turn's move for it.
origo-guide-navigate-from = Each of your shields at sea may sail once a turn, and it costs nothing. Pick one that can do more good elsewhere.
origo-guide-navigate-to = Pick where it lands: along a coast it can join a group, or complete a country. Stay at sea if you want the naval points.
