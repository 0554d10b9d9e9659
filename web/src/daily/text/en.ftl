# The puzzle of the day.

daily-title = Puzzle of the day
daily-about = { $game } for { $seats } players{ $phase ->
    [opening] , in the opening
    [middle] , mid-game
    [ending] , in the endgame
   *[other] {""}
  }. Which move is better than the one that was played?
daily-solved = Solved
daily-solve = Solve it
daily-again = Look again
daily-more = More puzzles
