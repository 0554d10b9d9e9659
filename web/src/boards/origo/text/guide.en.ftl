# For people new to Origo.

## First round: what to do now, and why

origo-guide-goal = Points come from three things: groups of at least three of your shields side by side (clans), shields at sea, and having the most shields in a country. They are scored after every fourth country that has been filled (“established”); the twelfth ends the game. Whoever fills a country gets points at once.
origo-guide-wait = The others are playing. Watch where they gather: they can attack you only from a square next to yours. Touch or point at anything on the board to see what it is.
origo-guide-place = Before the first turn all place some shields, one at a time; no card is needed yet. Put a shield on any lit square. Shields side by side form a clan and defend one another, so start two or three small groups near countries that you would like to own. A shield at sea is worth a point at each scoring.
origo-guide-menu = You may expand or attack twice, and move a shield or exchange cards once; shields at sea may sail as well. Start by expanding: every card names squares, and each expansion puts one more shield on the map. You can attack only in an established country or a full sea, next to one of your shields. End your turn when you like; your hand is filled up to ten cards.
origo-guide-expand-card = Choose the card to spend. Row, column and land cards reach far, growth cards only squares next to your shields, ship cards any sea square. Cards that you keep can defend you: keep a few that name your own squares.
origo-guide-expand-square = Choose a lit square. The best ones join your groups, or fill the last gap of a country: that pays at once.
origo-guide-attack-card = Choose a card that names the square under attack. Each of your shields next to it counts 1, each card 2; the defender has 1 more. Attack where you have more shields and perhaps a second card.
origo-guide-attack-square = Choose the shield to attack. Count first: your neighbours of that square against theirs. If you lose, one shield of your supply is gone.
origo-guide-reinforce = Each card that you add counts 2, but it must name the battle square. The attacker needs more than the defender: a tie goes to the defender. If it is not worth it, show the white flag; two flags in a row end the combat.
origo-guide-move-from = Choose the shield to move. It goes to an empty square next to it, or along a chain of your own shields to an empty square at the chain’s edge: a good way to join two groups or fill a country.
origo-guide-move-to = Choose where it goes: next to your other shields, or to the last empty square of a country.
origo-guide-exchange-card = Choose the two cards that you need least; you draw two new ones at once. You cannot move a shield this turn.
origo-guide-navigate-from = Each of your shields at sea may sail once a turn, and it costs nothing. Choose one that can do more good elsewhere.
origo-guide-navigate-to = Choose where it lands: along a coast it can join a group, or complete a country. Stay at sea if you want the naval points.
