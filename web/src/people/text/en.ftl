# What the settings and the pages of a person say.

settings-nickname = Name
settings-rename = Save
settings-renamed = You are called { $name } now.
settings-language = Language
settings-theme = Colours
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-motion = Animations
settings-confirm = Ask before moves that cannot be undone
settings-pace = Other players’ moves
settings-pace-once = All at once
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-pace-tap = Step by step
settings-recap = Recap when it is my turn
settings-you = You
settings-look = Appearance
settings-table = At the table
settings-size = Text size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-size-largest = Very large
settings-size-sample = A
settings-notices = Notifications
settings-notices-far = Your browser tells you when it is your turn, even while Ludoteca is closed.
settings-notices-near = Your browser’s push service cannot be reached. You will be told only while this page is open.
settings-notices-why = Your browser tells you when it is your turn and this page is out of sight.
settings-notices-denied = This browser does not allow notifications from this page.
rest-title = Your rest
rest-why = At tables played over days your clock stands still in these hours and on these days. New hours apply from your next decision on.
rest-zone = Time zone
rest-night = Night
rest-night-from = Night from
rest-night-to = Night until
rest-weekend = Days off
rest-holidays = Holidays
rest-holidays-left = { $days ->
    [one] { $days } day left in { $year }
   *[other] { $days } days left in { $year }
  }
rest-holidays-from = Holidays from
rest-holidays-to = Holidays until
rest-holidays-add = Add
rest-holidays-remove = Remove the holidays from { $day } on
rest-saved = Your rest has been saved.
you-code = Recovery code
you-code-none = With a recovery code you can come back as { $name } on any device, or after losing this browser.
you-code-made = Made on { $day }.
you-code-make = Make a recovery code
you-code-renew = Make a new one
you-code-renew-why = The code of before stops working.
you-code-keep = Write it down or take a picture: it is shown this once. Whoever has it is you.
you-code-picture = The recovery code as a picture for the camera of another device
you-sessions = Where you are signed in
you-device-unknown = Unknown device
you-here = this device
you-sign-out = Sign out
you-end = Sign out { $device }
you-signed-out = Signed out.
you-last-key = You have no recovery code: once signed out, you cannot come back as { $name }. Sign out all the same?
you-stay = Stay
you-passkeys = Passkeys
you-passkeys-why = Come in by your fingerprint, your face or the lock of your device.
you-passkey-make = Add a passkey
you-passkey-made = Passkey added.
you-passkey-from = added on { $day }
you-remove = Remove
you-remove-key = Remove { $name }
you-no-passkeys = Passkeys do not work here: { $why ->
    [https] they need an address that begins with https.
    [name] they need a host name, and this address is a number.
   *[browser] this browser does not know them.
  } A recovery code works everywhere.
you-mail = Mail addresses
you-provider = Account of the club
you-provider-add = Add the account at { $name }
you-blocked = People you have blocked
you-unblock = Unblock
you-unblock-person = Unblock { $name }
letters-title = Letters about tables that wait
letters-never = None
letters-daily = Once a day
letters-at-once = At once
letters-hour = Time of day
letters-why = One mail lists all tables that wait for you. It comes only when there is something new, and one click ends it.
letters-no-address = Add a mail address first, then you can choose.
letters-saved = Saved.
hook-title = Webhook
hook-table = Webhook of this table
hook-address = Address
hook-why = Turns are told there: Discord, Matrix, Telegram, ntfy and others. Paste the address that the service gives you; it is a secret and will not be shown again.
hook-known = { $service }, since { $day }.
hook-failing = The last message did not arrive.
hook-save = Save
hook-try = Try it
hook-tried = The message has arrived.
stop-title = No more letters
stop-why = This ends the letters about tables that wait for you.
stop-do = Stop the letters
stop-done = Done. No more letters go to this address; you can have them again in the settings.
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
settings-own-page = Your games and ratings
person-openings = Favourite openings
person-opened = The first decision that was ever made otherwise, in the last { $games } games.
person-opening = First decision
person-opening-games = Games
person-opening-won = Won
people-come-back = Come back to the seat of { $name }
person-percent = { $percent } %
person-between = { $low } to { $high }
person-more = Difference
person-lacking = { $lacking ->
    [one] Favourite openings and sources of points are told after one more finished game.
   *[other] Favourite openings and sources of points are told after { $lacking } more finished games.
  }
# What reviews come to, over many games.

person-reviews = What reviews tell
person-reviews-game = Game
person-reviews-of = { $played ->
    [0] No game has been played to its end.
    [one] { $reviewed ->
        [0] The one finished game is not reviewed yet.
       *[other] The one finished game is reviewed.
      }
   *[other] { $reviewed } of the last { $played } finished games are reviewed.
  }
person-reviews-outdated = { $count ->
    [one] One more was judged by an older evaluator and does not count.
   *[other] { $count } more were judged by an older evaluator and do not count.
  }
person-reviews-rest = Public games are reviewed one after the other, others when somebody asks. Until all are, the figures may lean towards games that somebody wanted to look at.
person-reviews-lacking = { $lacking ->
    [one] One more reviewed game is needed: from { $enough } on, errors and luck can be told.
   *[other] { $lacking } more reviewed games are needed: from { $enough } on, errors and luck can be told.
  }
person-errors = Errors
person-errors-all = { $mean } errors in 100 decisions ({ $low } to { $high })
person-errors-in-100 = Errors in 100 decisions
person-errors-about = Counted are decisions with a choice. An error is a move that was surely worse than another, by what could be known; of a game, the worst six. The bars hold the true number with 95 % certainty.
person-decisions = { $asked ->
    [one] one decision
   *[other] { $asked } decisions
  } in { $games } games
person-phases = By phase
person-kinds = By what is asked
person-luck = Luck over time
person-luck-mean = { $mean } % of a win per game ({ $low } to { $high })
person-luck-sum = Luck added up, in percent of a win
person-luck-game = Luck of each game
person-luck-band = Where chance alone leaves the line in 95 of 100 cases
person-luck-table = Game by game
person-luck-ended = Ended
person-luck-own = Luck
person-luck-until = Added up
person-luck-share = Win %
person-wins = Wins
person-wins-raw = As they came
person-wins-adjusted = Luck taken off
person-wins-about = The share of the win per game; ties are shared. The bars hold with 95 % certainty what it would be over very many games like these.
person-wins-adjusting = Luck was taken off in { $games } of { $reviewed } games, where that is known to make results surer.
person-wins-useless = Luck is not taken off: for these games it is not known to make results any surer.
