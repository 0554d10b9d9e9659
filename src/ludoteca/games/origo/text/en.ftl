# Origo in English. The client passes names of players, cards, squares, countries and seas as words;
# numbers and the tokens that a selector names come as they are.

## Names

origo-title = Origo

origo-country-BR = Britannia
origo-country-BE = Belgica
origo-country-SK = Scandinavia
origo-country-GE = Germania
origo-country-PO = Poland
origo-country-BA = Baltic lands
origo-country-GA = Gaul
origo-country-HE = Helvetia
origo-country-DK = Dacia
origo-country-HI = Hispania
origo-country-IT = Italia
origo-country-DM = Dalmatia

origo-sea-no = North Sea
origo-sea-os = Baltic Sea
origo-sea-bi = Bay of Biscay
origo-sea-mi = Mediterranean
origo-sea-ad = Adriatic

origo-tribe-red = Huns
origo-tribe-blue = Goths
origo-tribe-black = Angles and Saxons
origo-tribe-green = Lombards
origo-tribe-orange = Vandals

origo-card-row = Row { $label }
origo-card-column = Column { $label }
origo-card-land = { $label }
origo-card-growth = Population growth
origo-card-ship = Ship

origo-action-flag = White flag

## Help

origo-help-expand = Play a card and place a shield from your supply on an empty square that the card names. Expansions and attacks: two in all per turn.
origo-help-attack = Play a card and fight for another player's shield on a square that the card names, beside one of your own: in an established country, or in a sea that is full. Expansions and attacks: two in all per turn.
origo-help-move = Move one of your shields on land to an empty square next to it, passing over a chain of your own shields if you like. Once per turn, instead of an exchange.
origo-help-exchange = Discard two hand cards and draw two. Once per turn, instead of a move.
origo-help-navigate = Each of your shields at sea may move once per turn to an empty square next to it, passing over a chain of your own shields if you like.
origo-help-end = Your turn ends and your hand is refilled to 10 cards. A turn without any action is a pass.
origo-help-show = Add the chosen cards to the combat: 2 for each.
origo-help-flag = Add nothing this time. This does not surrender: the combat ends after two white flags in a row.
origo-help-card-row = Names every square of its rows, land and sea.
origo-help-card-column = Names every square of its columns, land and sea.
origo-help-card-land = Names every square of this country.
origo-help-card-growth = Names every square next to one of your shields.
origo-help-card-ship = Names every sea square.
origo-help-country = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }; most shields at a scoring: { $first }, { $second }, { $third } points; two more for holding every square.
origo-help-sea = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }; while all of them are taken, shields here can be attacked.

## What is asked

origo-ask-place = Place a shield on an empty square.
origo-ask-menu = Choose an action, or end your turn.
origo-ask-reinforce = Add cards to the combat, or show the white flag.
origo-ask-expand-card = Choose the card with which to expand.
origo-ask-expand-square = Choose the empty square for your shield.
origo-ask-attack-card = Choose the card with which to attack.
origo-ask-attack-square = Choose the square to attack.
origo-ask-move-from = Choose the shield on land that moves.
origo-ask-move-to = Choose where it goes.
origo-ask-exchange-card = Choose the two cards to exchange.
origo-ask-navigate-from = Choose the shield at sea that sails.
origo-ask-navigate-to = Choose where it sails.

origo-wait-place = { $seat } is placing a shield.
origo-wait-menu = { $seat } is on turn.
origo-wait-reinforce = { $seat } is deciding whether to add cards to the combat.

## What happened

origo-started = { $seat } is the start player.
origo-placed = { $seat } places a shield on { $square }.
origo-play-begins = All starting shields are placed: the turns begin.
origo-turn = Round { $round }: { $seat } is on turn.
origo-expanded = { $seat } plays { $card } and expands to { $square }.
origo-attacked = { $seat } plays { $card } and attacks { $defender } on { $square }.
origo-reinforced = { $seat } adds { $cards }.
origo-flagged = { $seat } shows the white flag.
origo-combat-won = { $seat } wins { $square } from { $defender }, { $attack } to { $defence }.
origo-combat-held = { $seat } holds { $square } against { $attacker }, { $attack } to { $defence }.
origo-moved = { $seat } moves from { $from } to { $to }.
origo-navigated = { $seat } sails from { $from } to { $to }.
origo-exchanged = { $seat } exchanges two cards.
origo-exchanged-own = You discard { $cards }.
origo-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
origo-drew-own = You draw { $cards }.
origo-founded = { $seat } establishes { $country }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
origo-reshuffled = The discards are shuffled into a new draw pile.
origo-passed = { $seat } passes.
origo-ended-turn = { $seat } ends the turn.
origo-scoring = Scoring after round { $round }.
origo-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: clans { $clan }, naval { $naval }, countries { $countries }.
origo-new-start-player = { $seat } has the fewest points and starts the next round.
origo-last-round = { $reason ->
    [countries] The 12th country is established: this round is the last.
   *[supply] A supply of shields is empty: this round is the last.
  }
origo-over = The game is over.

## Why not

origo-refused-occupied = This square is occupied.
origo-refused-not-named = The card does not name this square.
origo-refused-limit-reached = At the start { $country } takes { $limit ->
    [one] { $limit } shield
   *[other] { $limit } shields
  } and no more.
origo-refused-no-allowance = You have already used what a turn allows of this.
origo-refused-no-supply = You have no shield left in your supply.
origo-refused-no-card = You have no card for it.
origo-refused-no-square = This card names no square where it could be used; it can be exchanged.
origo-refused-own-shield = This is your own shield.
origo-refused-empty = There is no shield to attack on this square.
origo-refused-not-established = { $country } is not established yet: no attacks there.
origo-refused-sea-not-full = { $sea } is not full: no attacks there.
origo-refused-not-adjacent = You need a shield of your own next to the square that you attack.
origo-refused-card-not-naming = This card does not name the battle square { $square }.
origo-refused-growth-not-adjacent = Population growth counts only for a side with a shield next to the battle square { $square }.
origo-refused-not-land = Only a shield on land can move.
origo-refused-not-sea = Only a shield at sea can navigate.
origo-refused-already-navigated = This shield has already navigated in this turn.
origo-refused-not-own = No shield of yours stands there.
origo-refused-no-destination = No empty square can be reached from there.
origo-refused-not-reachable = This square cannot be reached: the way must lead over your own shields.
origo-refused-too-few-cards = An exchange takes exactly two hand cards.
origo-refused-nothing-to-show = Choose at least one card to show, or the white flag.
origo-refused-cards-selected = Cards are chosen: show them, or start again to take the white flag.
origo-refused-not-in-hand = This card is not in your hand.
origo-refused-combat-running = First the combat must be decided.
origo-refused-not-offered = This is not possible now.

## Options

origo-option-attack_adjacency = Attacks need an adjacent shield of one's own
origo-option-attack_adjacency-true = Yes
origo-option-attack_adjacency-false = No
origo-option-start_player = Start player
origo-option-start_player-random = At random
origo-option-start_player-0 = Seat 1
origo-option-start_player-1 = Seat 2
origo-option-start_player-2 = Seat 3
origo-option-start_player-3 = Seat 4
origo-option-start_player-4 = Seat 5
