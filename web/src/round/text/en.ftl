# Several tables with the same luck (duplicate).

round-title = Same deal at other tables
round-form = Duplicate
round-tables = { $count ->
    [1] One table only
   *[other] Same deal at { $count } tables
  }
round-form-why = Cards and dice fall alike at all of them, and at the end each seat is compared with the same seat elsewhere. All are private; you hand out the links.
round-why = Cards and dice fall alike at these tables. Until all of them are over only those who sit at one may look at it; then each seat is compared with the same seat elsewhere.
round-table = Table { $number }
round-here = This table
round-taken = { $taken } of { $seats } seats taken
round-playing = being played
round-over = over
round-compared = For each table at which the same seat did worse there are two matchpoints, for one at which it did as well there is one: 100 % is ahead of everybody, 50 % the middle.
round-percent = { $percent } %
round-left = left the game
