# Tournaments: the list, one of them, and the form for a new one.

tournament-all = Tournaments
tournament-none = No tournaments yet. Make one!
tournament-new = New tournament
tournament-in = You take part

tournament-title = Name
tournament-usual-title = { $name }’s tournament
tournament-game = Game
tournament-format = How it is played
tournament-swiss = Swiss
tournament-swiss-why = So many rounds for everybody; those who stand near each other meet, and nobody the same people again where it can be avoided.
tournament-groups = Groups
tournament-groups-why = Within a group everybody meets everybody; the best can go on to a knock-out.
tournament-knockout = Knock-out
tournament-knockout-why = The best of each table go on, until one table decides.
tournament-swiss-of = Swiss, { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
  }
tournament-groups-of = Groups of { $group }
tournament-tables-of = Tables of { $most }
tournament-tables-between = Tables of { $fewest } to { $most }
tournament-most = Players at a table
tournament-fewest = At the smallest table
tournament-fewest-why = Smaller tables mean fewer byes.
tournament-rounds = Rounds
tournament-group-size = Players in a group, at most
tournament-advance-knockout = So many of each table go on
tournament-advance-groups = So many of each group go on
tournament-advance-none = The groups decide
tournament-bye = What a bye counts
tournament-bye-full = As much as a win
tournament-bye-half = Half of a win
tournament-bye-none = Nothing
tournament-duplicate = Duplicate
tournament-duplicate-help = All tables of a round get the same luck, and seats are compared with the same seat elsewhere (matchpoints).
tournament-duplicate-why = Cards and dice fall alike at these tables: until all are over, only those who sit at one may look at it.
tournament-most-entrants = Places
tournament-begins-at = Begins at
tournament-begins-why = Leave it empty to begin by a button.
tournament-rated-why = All games count for everybody’s rating; whoever enters agrees.
tournament-make = Make tournament

tournament-host = Host: { $name }
tournament-rule = { $rule }: { $choice }
tournament-open = Open: enter now
tournament-begins = Begins { $when }
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-finished = Over
tournament-closed = Called off
tournament-won = Won by { $names }

tournament-you = What you can do
tournament-to-table = To your table
tournament-enter = Take part
tournament-withdraw = Withdraw
tournament-back = I am back
tournament-you-in = You take part. You will hear of your first table when it begins.
tournament-you-wait = You will hear of your next table when the round begins.
tournament-you-away = You are away and will not be paired.
tournament-start = Begin now
tournament-cancel = Call off
tournament-cancel-sure = Really call off
tournament-cancel-no = No

tournament-standing = Standings
tournament-standing-knockout = Standings of the knock-out
tournament-group = Group { $group }
tournament-place = Place
tournament-player = Player
tournament-stage = Rounds won
tournament-last = Last round
tournament-points = Points
tournament-opponents = Opponents
tournament-wins = Wins
tournament-games = Games
tournament-number = { $number }
tournament-percent = { $percent } %
tournament-decided = How places are decided
tournament-by-stage = Rounds won in the knock-out.
tournament-by-last = The result of the last round.
tournament-by-points = Points: for each game the share of the others whom one came before, a tie as half of it.
tournament-by-matchpoints = Points: for each game the share of matchpoints; a table alone counts by its places.
tournament-by-opponents = Opponents: what those whom one has met reached on average.
tournament-by-wins = Wins at the own table; several winners share one.
tournament-by-lot = Who is equal in all of it shares the place. Where somebody has to be first, for a seat or to go on, it is who won more before, then the lot drawn at the beginning.
tournament-bye-full-why = A bye counts as much as a win.
tournament-bye-half-why = A bye counts half of a win.
tournament-bye-none-why = A bye counts nothing.
tournament-left-why = Whoever leaves a game, or runs out of time, is last there, gets nothing for it, and is not paired again until they say that they are back.

tournament-bracket = Bracket
tournament-final = Final
tournament-table = Table { $number }
tournament-table-playing = being played
tournament-table-finished = over
tournament-table-closed = closed
tournament-left = left
tournament-on = goes on
tournament-byes = Bye: { $names }
tournament-entrants = Players
tournament-places = { $entered } of { $places }
tournament-nobody = Nobody has entered yet.
tournament-away = away
tournament-of-table = Table of a tournament

tournament-begun = This tournament has begun.
tournament-over = This tournament is over.
tournament-apart = You cannot enter this tournament.
tournament-not-entered = You do not take part in this tournament.
tournament-not-host = Only the host of the tournament can do this.
tournament-too-few = There are too few players yet: at least { $least } must be there.
tournament-bad-title = A name needs a letter, and at most { $most }.
