# The house in English.

house-name = Ludoteca
house-skip = Skip to the content
house-to-lobby = To the lobby
house-settings-of = { $name }: settings
house-close = Close
house-dismiss = Dismiss this notice
house-never-mind = Never mind
house-scores = Score board
house-scores-final = Final score
house-rank = { $rank }.
house-unreachable = The house cannot be reached. Is your connection up?
house-refused = That did not work ({ $code }).
house-with-rule = { $words } (Rule { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = A house for board games
lobby-welcome-back = Good to see you, { $name }
lobby-about = Pull up a chair: play with friends by a link, or against bots that know the rules.
lobby-nickname = What should we call you?
lobby-enter = Come in
lobby-nickname-why = A name is all it takes: no account, no password.
lobby-name-first = Tell us your name first, above.
lobby-mine = Your tables
lobby-shelf = On the shelf
lobby-open = Tables with free seats
lobby-open-none = No table waits for players. Lay one!
lobby-playing = Being played
lobby-finished = Played
lobby-seats = { $least }–{ $most } players
lobby-exact-seats = { $least ->
    [one] { $least } player
   *[other] { $least } players
  }
lobby-time = { $least }–{ $most } minutes
lobby-about-time = about { $least } minutes
lobby-players = Players
lobby-against = Against
lobby-bot = Bot
lobby-play-alone = Play now
lobby-lay-table = Lay a table
lobby-join = Take a seat
lobby-go-on = Go on
lobby-watch = Watch
lobby-look-back = Look back
lobby-private = Private
lobby-nobody = Nobody yet
lobby-won = Won by { $names }
lobby-free = { $free ->
    [0] All seats taken
    [one] { $free } free seat
   *[other] { $free } free seats
  }
lobby-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }

## A new table

new-title = Lay a table: { $game }
new-who = Who sits where
new-free = Free for people
new-options = Options
new-private = Private table
new-private-why = Only those with the link find it.
new-lay = Lay the table

## Waiting for players

waiting-for = { $free ->
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
  }
waiting-full = Everybody is here.
waiting-start = Begin the game
waiting-for-host = { $name } begins the game.
waiting-for-absent-host = Whoever created the table starts the game.
waiting-is-host = host
waiting-seats = Seats
waiting-free = Free
waiting-sit = Sit down
waiting-stand = Stand up
waiting-add-bot = Seat a bot …
waiting-bot-for = Bot for seat { $seat }
waiting-remove-bot = Send { $name } away
waiting-invite = Invite

invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-private = This link holds the key to the table: give it only to those who should come.
invite-public = Anybody with this link may sit down or watch.

## At the table

table-seat = Seat { $seat }
table-opening = Opening the table …
table-closed = This door stays shut
table-closed-why = The house closed the connection.
table-your-turn-title = ● Your turn · { $title }

prompt-you = Your shield
prompt-ask = Choose: { $decision }
prompt-lost = The connection is gone. Trying again …
prompt-retry = Now
prompt-over = The game is over.
prompt-substituted = A bot plays for you.
prompt-return = Take my seat back
prompt-wait = Waiting for { $names }
prompt-cancel = Cancel
prompt-undo = Undo
prompt-take-back = Ask to take back my last move

take-back-asked = { $name } would like to take back the last move. Do you agree?
take-back-waiting = { $name } would like to take back the last move. Waiting for { $names }.
take-back-agree = Agree
take-back-refuse = Refuse

guide-title = Guide
guide-got-it = Got it
guide-hide = Hide the guide
guide-show = What should I do now?

side-title = Log, chat and table
side-log = Log
side-chat = Chat
side-table = Table
side-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
side-look-back = Look back

log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

people-here = here
people-away = away
people-bot = bot
people-substituted = a bot plays
people-invite = Invite to watch
people-resign = Leave the game
people-resign-sure = A bot takes your seat. You may take it back at any time.

outcome-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
outcome-again = Once more

fair-title = Fair luck
fair-about = All luck was fixed by a secret key before the first move. Its fingerprint is shown from the start, the key at the end: so nobody, not even the house, could change it.
fair-commitment = Fingerprint (SHA-256)
fair-key = Key
fair-proved = Key and fingerprint agree.
fair-unchecked = This page cannot compute fingerprints without a secure connection; “ludoteca verify” can.
fair-broken = Key and fingerprint do not agree!
fair-later = The key is shown when the game is over.

## A game without a board of its own

plain-choices = What you can do
plain-later = Your choices appear here when it is your turn.
plain-closed = { $count ->
    [one] { $count } more, not possible now
   *[other] { $count } more, not possible now
  }
plain-chosen = Chosen so far
plain-take-back = Back to before { $what }
plain-players = Players
plain-player = Player
plain-you = you
plain-facts = The game now
plain-data = About the pieces
plain-number = No.
plain-none = None
plain-yes = yes
plain-no = no
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: step { $step }
replay-step = Step { $step } of { $last }
replay-controls = Steps of the game
replay-first = To the beginning
replay-back = One step back
replay-forth = One step on
replay-last = To the end
replay-scrub = Step
replay-link = Link to this step
replay-copied = The link to step { $step } is copied.
replay-download = Record
replay-play-on = Play on from here
replay-to-table = To the table
replay-quiet = The beginning.

play-on-title = Play on from step { $step }
play-on-about = A new private table begins as this game stood then, with luck of its own.
play-on-seat = You play

## Settings

settings-title = Settings
settings-nickname = Name
settings-rename = Change
settings-renamed = You are called { $name } now.
settings-language = Language
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-sound = Sound
settings-motion = Movement

## Bots

bot-random = Dice roller
bot-greedy = Apprentice
bot-search-easy = Journeyman
bot-search-normal = Expert
bot-search-strong = Master
bot-numbered = { $name } { $number }
bot-of-level = { $name } ({ $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] strong
   *[5] very strong
  })
