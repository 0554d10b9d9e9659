# Looking for players.

gather-title = Find players
gather-about = Say what you would play. You are seated at an open table that fits, or wait until enough people wish the same; then the game begins by itself.
gather-games = Any of these games
gather-seats = Players
gather-tempos = At any of these paces
gather-rated = Rating
gather-rated-either = Rated or not
gather-rated-yes = Rated only
gather-rated-no = Unrated only
gather-options = Rules of { $game }
gather-options-usual = Several games are played by their usual rules. Choose one game to change its rules.
gather-hours = I wait for
gather-look = Find me a table
gather-look-anew = Look by this instead
gather-change = Look for something else
gather-waiting = You are waiting for players
gather-until = Until { $until } at the latest. You may leave this page: if notices are on, you are told when your table is ready.
gather-leave = Stop looking
gather-ready = Your table is ready
gather-go = Go to the table
gather-tables = Open tables that fit
gather-tables-none = No open table fits.
gather-others = They look for players, too
gather-others-none = Nobody waits for such a game right now.
gather-too = Me too
gather-counts = { $count ->
    [one] { $list } player
   *[other] { $list } players
  }
gather-name-first = Enter your name first.
