# Origo in English. The client passes names of players, cards, squares, countries and seas as words;
# numbers and the tokens that a selector names come as they are.

## Names

origo-title = Origo
origo-about = Tribes spread over Europe with cards that name squares. Fill countries, hold on to them and stay together: neighbours and cards win fights.

origo-country-BR = Britannia
origo-country-BE = Belgica
origo-country-SK = Scandinavia
origo-country-GE = Germania
origo-country-PO = Polonia
origo-country-BA = Baltica
origo-country-GA = Gallia
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

# `.one` of a card: as the object of a sentence; a message asks for it by { $card-one }.
origo-card-row = Row { $label }
    .one = the row card { $label }
origo-card-column = Column { $label }
    .one = the column card { $label }
origo-card-land = Land card { $label }
    .one = the land card { $label }
origo-card-growth = Population growth card
    .one = a population growth card
origo-card-ship = Ship card
    .one = a ship card

origo-action-expand = Expand
origo-action-attack = Attack
origo-action-move = Move
origo-action-exchange = Exchange
origo-action-navigate = Sail
origo-action-end = End turn
origo-action-show = Add cards
origo-action-flag = White flag

## Help

origo-help-expand = Play a card and place a shield from your supply on an empty square that the card names. Expand and attack: twice in all per turn.
origo-help-attack = Play a card and fight for another player’s shield on a square that the card names and that is next to one of your shields: in an established country, or in a sea that is full. Expand and attack: twice in all per turn.
origo-help-move = Move one of your shields on land to an empty square next to it (not diagonally), passing over a chain of your own shields if you like. Once per turn, instead of an exchange.
origo-help-exchange = Discard two hand cards and draw two. Once per turn, instead of a move.
origo-help-navigate = Each of your shields at sea may sail once per turn to an empty square next to it (not diagonally), passing over a chain of your own shields if you like.
origo-help-end = Your turn ends and your hand is filled up to 10 cards. A turn without an action is a pass.
origo-help-show = Add the chosen cards to the combat: 2 for each.
origo-help-flag = Add nothing this time. This is no surrender: the combat ends after two white flags in a row.
origo-help-card-row = Names every square of its rows, land and sea: you can expand, attack or defend there.
origo-help-card-column = Names every square of its columns, land and sea: you can expand, attack or defend there.
origo-help-card-land = Names every square of this country: you can expand, attack or defend there.
origo-help-card-growth = Names every square next to one of your shields (not diagonally): you can expand, attack or defend there.
origo-help-card-ship = Names every sea square: you can expand, attack or defend there.
origo-help-country = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }. At each scoring the players with the most shields here get { $first }, { $second } and { $third } points; whoever holds every square gets 2 more.
origo-help-sea = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }. Shields here can be attacked only while the whole sea is occupied.

## What is asked

origo-ask-place = Place a shield on an empty square.
origo-ask-menu = Choose an action, or end your turn.
    .expand = expand
    .attack = attack
    .move = move a shield
    .exchange = exchange cards
    .navigate = sail
    .end = end your turn
origo-ask-reinforce = Add cards to the combat, or show the white flag.
    .card = add cards to the combat
    .show = show the chosen cards
    .flag = show the white flag
origo-ask-expand-card = Choose the card to expand with.
origo-ask-expand-square = Choose the empty square for your shield.
origo-ask-attack-card = Choose the card to attack with.
origo-ask-attack-square = Choose the square to attack.
origo-ask-move-from = Choose the shield on land to move.
origo-ask-move-to = Choose where to move it.
origo-ask-exchange-card = Choose the two cards to exchange.
origo-ask-navigate-from = Choose the shield at sea to sail with.
origo-ask-navigate-to = Choose where to sail.

origo-wait-place = { $seat } is placing a shield.
origo-wait-menu = It is { $seat }’s turn.
origo-wait-reinforce = { $seat } is deciding whether to add cards to the combat.

## What happened

origo-started = { $seat } is the start player.
origo-placed = { $seat } places a shield on { $square }.
origo-play-begins = All starting shields are placed. The game begins.
origo-turn = Round { $round }: { $seat }’s turn.
origo-expanded = { $seat } plays { $card-one } and expands to { $square }.
origo-attacked = { $seat } plays { $card-one } and attacks { $defender } on { $square }.
origo-reinforced = { $seat } adds { $cards-one } to the combat.
origo-flagged = { $seat } shows the white flag.
origo-combat-won = { $seat } takes { $square } from { $defender }, { $attack } to { $defence }.
origo-combat-held = { $seat } holds { $square } against { $attacker }: { $defence } to { $attack }.
origo-moved = { $seat } moves from { $from } to { $to }.
origo-navigated = { $seat } sails from { $from } to { $to }.
origo-exchanged = { $seat } exchanges two cards.
origo-exchanged-own = You discard { $cards-one }.
origo-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
origo-drew-own = You draw { $cards-one }.
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
  } (clans { $clan }, sea { $naval }, countries { $countries }).
origo-new-start-player = { $seat } has the fewest points and starts the next round.
origo-last-round = { $reason ->
    [countries] The 12th country is established: this round is the last.
   *[supply] A supply of shields is empty: this round is the last.
  }
origo-over = The game is over.

## Why not

origo-refused-occupied = This square is occupied.
origo-refused-not-named = The card does not name this square.
origo-refused-limit-reached = During placement there may be only { $limit ->
    [one] { $limit } shield
   *[other] { $limit } shields
  } in { $country }.
origo-refused-no-allowance = You have already done this as often as a turn allows.
origo-refused-no-supply = You have no shield left in your supply.
origo-refused-no-card = You have no card that allows this.
origo-refused-no-square = This card names no square where you could use it now; you can exchange it.
origo-refused-own-shield = This is your own shield.
origo-refused-empty = There is no shield to attack on this square.
origo-refused-not-established = { $country } is not established yet: you cannot attack there.
origo-refused-sea-not-full = Not every square of the { $sea } is taken: you cannot attack there.
origo-refused-not-adjacent = You need a shield of your own next to the square that you attack (not diagonally).
origo-refused-card-not-naming = This card does not name the battle square { $square }.
origo-refused-no-card-counts = You hold no more cards that count in this combat.
origo-refused-growth-not-adjacent = Population growth counts only for a side with a shield next to the battle square { $square }.
origo-refused-not-land = Only a shield on land can move.
origo-refused-not-sea = Only a shield at sea can sail.
origo-refused-already-navigated = This shield has already sailed this turn.
origo-refused-not-own = None of your shields stands there.
origo-refused-no-destination = No empty square can be reached from there.
origo-refused-not-reachable = This square cannot be reached: the way must lead over your own shields.
origo-refused-too-few-cards = An exchange takes exactly two hand cards.
origo-refused-nothing-to-show = Choose at least one card to show, or the white flag.
origo-refused-cards-selected = You have chosen cards: show them, or cancel the choice to show the white flag.
origo-refused-not-in-hand = This card is not in your hand.
origo-refused-combat-running = The combat must be decided first.
origo-refused-already-chosen = You have chosen every card of this kind already.
origo-refused-no-battlefield = No country is established and no sea is full: nowhere can you attack.
origo-refused-no-enemy = No shield of another player stands where you could attack.
origo-refused-no-card-names = None of your cards names a square that you could attack.
origo-refused-names-no-enemy = The card names no square with a shield of another player.
origo-refused-no-empty-square = None of your cards names an empty square.
origo-refused-not-offered = This is not possible now.

## Options

origo-option-attack_adjacency = Attacks only next to one’s own shield
origo-option-attack_adjacency-help = Yes: an attacked square must lie next to a shield of yours. No: any square named by the card may be attacked.
origo-option-attack_adjacency-true = Yes
origo-option-attack_adjacency-false = No
origo-option-start_player = Start player
origo-option-start_player-help = Decides who takes the first turn.
origo-option-start_player-random = Random
origo-option-start_player-0 = Seat 1
origo-option-start_player-1 = Seat 2
origo-option-start_player-2 = Seat 3
origo-option-start_player-3 = Seat 4
origo-option-start_player-4 = Seat 5

## Questions

origo-forgo-end = Your turn still allows you an action. End it anyway?
