# Puzzles: errors of reviewed games, asked again.

puzzle-title = Puzzle: { $game }
puzzle-yours = At step { $step } another move was better than the one that you played. Which?
puzzle-of = At step { $step } another move was better than the one that { $name } played. Which?
puzzle-about = The board is as its player saw it then. What the player could not know is not shown, and an answer is judged by what could have been known.
puzzle-judging = Your answer is being judged…
puzzle-right = Right: nothing is surely better.
puzzle-wrong = Not the best.
puzzle-cost = It costs { $cost } % of a win ({ $low } to { $high }).
puzzle-due = { $days ->
    [1] Asked again in a day.
   *[other] Asked again in { $days } days.
  }
puzzle-then = What was played then
puzzle-next = Next puzzle
puzzle-again = Try once more
puzzle-show = Show what was better
puzzle-to-review = To the review
puzzle-all = All my puzzles
puzzle-mine = My puzzles
puzzle-mine-about = Errors of your own from reviewed games. What you solve is asked again after days, the later the more often you have solved it.
puzzle-begin = { $count ->
    [1] Solve the one that is due
   *[other] Solve the { $count } that are due
  }
puzzle-none = Nothing is due today. Have a game reviewed: your errors become puzzles.
puzzle-now = Due now
puzzle-later = Later
puzzle-one = { $game }, step { $step }
puzzle-found = This is what the review found
puzzle-puzzles = Puzzles
puzzle-collections = Collections
puzzle-collection = Puzzles: { $game }
puzzle-collection-about = Positions from real games in which a move went wrong. Find a better one.
puzzle-solved-of = { $solved } of { $all } solved
puzzle-here-only = Without a name in this house, what you solve is remembered in this browser only.
puzzle-next-open = Solve the next one
puzzle-all-games = Puzzles of all games
puzzle-to-collection = To the collection
puzzle-phase = Phase
puzzle-phase-any = All
puzzle-phase-opening = Opening
puzzle-phase-middle = Middle game
puzzle-phase-ending = Endgame
puzzle-asked = What is asked
puzzle-asked-any = Everything
puzzle-open-only = Unsolved only
puzzle-seats = { $seats } players
puzzle-of-house = from a game in this house
puzzle-solved = Solved
puzzle-tried = Not yet solved
puzzle-none-shown = There is no such puzzle here.
