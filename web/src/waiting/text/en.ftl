waiting-for = { $free ->
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
  }
waiting-full = Everybody is here.
waiting-start = Start game
waiting-for-host = { $name } starts the game.
waiting-for-absent-host = Whoever created the table starts the game.
waiting-is-host = host
waiting-seats = Seats
waiting-free = Free
waiting-stand = Leave seat
waiting-add-bot = Add bot…
waiting-bot-for = Bot for seat { $seat }
waiting-remove-bot = Remove { $name }
waiting-menu = More for { $name }
waiting-ban = Remove and do not let back in
waiting-remove = Remove from the seat
waiting-close = Close this table
waiting-close-sure = Really close it?
waiting-invite = Invite
waiting-invites = { $name } invites you to play.
waiting-invited = You are invited to play.
waiting-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
waiting-no-options = This game has no options.
