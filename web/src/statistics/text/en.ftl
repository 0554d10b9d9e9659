# What many games of a kind have come to.

statistics-title = Statistics: { $game }
statistics-about = From public games in this house that were played to their end by the usual rules: no private tables, none that teach, none played on from a step. The latest { $most } for each number of players, counted about once an hour.
statistics-puzzles = Puzzles
statistics-seats = Players
statistics-players = { $seats } players
statistics-none = No games have been counted yet. A finished public game is counted within about an hour.
statistics-off = This house counts no games.
statistics-few = { $games ->
    [one] { $games } game has been counted so far.
   *[other] { $games } games have been counted so far.
  } Figures are shown from { $enough } games on: fewer would tell more about chance than about the game.
statistics-game = The game
statistics-games = Games
statistics-moves = Moves in a game
statistics-margin = Points between first and second
statistics-leads = Changes of lead
statistics-luck = Decided by luck
statistics-intervals = Small figures: the range in which the number lies, with 95 % certainty.
statistics-rough = Chances to win are rough in this game, since no weights were fitted to it.
statistics-lengths-drawn = Lengths of the games, from { $first } to { $last } moves
statistics-length = { $least } to { $most } moves: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
statistics-moves-axis = moves
statistics-seat-advantage = Does it matter who begins?
statistics-seat-about = Seats in the order of turns. The dashed line is an even share of wins; shared wins count in parts.
statistics-seat = Seat
statistics-place = { $place ->
    [1] Begins
   *[other] No. { $place }
  }
statistics-seat-won = Wins
statistics-sources = Where points come from
statistics-sources-about = Points per player. The bar shows the winners; the dashed line is the average of all players.
statistics-source = Source
statistics-winners = Winners
statistics-all = All
statistics-clear = What stands out
statistics-clear-about = Choices after which the chance to win moved clearly more, or less, than with what else is chosen at the same point. In percentage points.
statistics-clear-none = Nothing stands out with certainty yet.
statistics-pieces = What was chosen, and how it went
statistics-pieces-about = Taken: of the times when there was a choice. Wins: of those who took it. Points: gained at once. Value: by how many percentage points the chance to win moved, beside what else is chosen at the same point. That winners took something more often does not mean that it made them win.
statistics-group = Show
statistics-picked = Choices
statistics-happened = What happened
statistics-name-of = Choice
statistics-taken = Taken
statistics-won = Wins
statistics-points = Points
statistics-value = Value
statistics-times = { $times } ×
statistics-dead = What hardly anybody takes
statistics-dead-about = Often on offer, and taken less than once in a hundred times:
statistics-dead-of = { $asked } { $pieces }
statistics-dead-none = Everything that is often on offer is taken now and then.
