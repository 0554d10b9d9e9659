# The page of a person.

person-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
person-won = { $won } won
person-left = { $left } left early
person-points = { $points } points
person-interval = { $low } to { $high }
person-rank = Rank { $rank } of { $of }
person-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
  }
person-unrated = Not rated yet
person-rating-why = Everybody begins at 1500 points. Whoever has 100 more than somebody else finishes ahead of them in 64 of 100 games. The bar shows between which points the strength lies, with 95 % certainty.
person-sources = Where the points come from
person-compared = { $games ->
    [one] From the last game
   *[other] Average of the last { $games } games
  }
person-source = Source
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = Winners
person-finished = Finished games
person-none = No finished games yet.
person-export = Download your games
person-export-why = One file with a record of each game, which “ludoteca replay” shows again.
