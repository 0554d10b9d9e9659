# The house in English.

house-name = Ludoteca
house-skip = Skip to the content
house-to-lobby = Back to the lobby
house-settings-of = { $name }: settings
house-close = Close
house-map-near = Zoom in
house-map-whole = Zoom out
house-dismiss = Dismiss this notice
house-never-mind = Cancel
house-scores = Scores
house-scores-final = Final scores
house-rank = { $rank }
house-unreachable = The server cannot be reached. Are you online?
house-refused = That did not work ({ $code }).
house-with-rule = { $words } (rule { $rule })
house-told = { $name }: { $words }
house-comma = { ", " }
house-space = { " " }

## Lobby

lobby-welcome = Board games online
lobby-welcome-back = Good to see you, { $name }
lobby-about = Play with friends by sharing a link, or against bots.
lobby-nickname = Your name
lobby-enter = Enter
lobby-nickname-why = A name is enough: no account, no password.
lobby-name-first = Please enter your name above first.
lobby-mine = Your tables
lobby-tournaments = Tournaments
lobby-shelf = Games
lobby-open = Open tables
lobby-open-none = No open tables right now. Create one!
lobby-playing = Games in progress
lobby-finished = Finished games
lobby-seats = { $least }–{ $most } players
lobby-exact-seats = { $least ->
    [one] { $least } player
   *[other] { $least } players
  }
lobby-time = { $least }–{ $most } minutes
lobby-about-time = about { $least } minutes
lobby-players = Players
lobby-against = Opponent
lobby-bot = Bot
lobby-play-alone = Play now
lobby-lay-table = Create table
lobby-gather = Find players
lobby-join = Join
lobby-go-on = Continue
lobby-watch = Watch
lobby-look-back = Replay
lobby-private = Private
lobby-nobody = Nobody yet
lobby-won = Won by { $names }
lobby-free = { $free ->
    [0] All seats taken
    [one] { $free } free seat
   *[other] { $free } free seats
  }

## A new table

new-options = Options

## Waiting for players

waiting-sit = Take this seat

invite-link = Link to this table
invite-copy = Copy
invite-copied = Link copied.
invite-private = Anybody with this link can join the table, so share it only with those you want there.
invite-public = Anybody with this link can join or watch.

## At the table

table-seat = Seat { $seat }
table-opening = Opening table…
table-closed = This table is not open to you
table-closed-why = The server closed the connection.
table-your-turn-title = ● Your turn · { $title }
table-teaching = Teaching table
table-branch = { $game }: a branch from step { $step }
log-branch = A branch: this game begins where another one stood after step { $step }.
table-edition = Edition: { $name }
table-rated = Rated game
table-rated-why = The result counts for everybody’s rating; whoever sits down agrees. Those who leave are placed last.

prompt-you = Your colour
prompt-ask = Choose: { $decision }
prompt-may = You can { $what }.
prompt-lost = Connection lost. Reconnecting…
prompt-retry = Reconnect
prompt-over = The game is over.
prompt-substituted = A bot is playing for you.
prompt-return = Take over again
prompt-wait = Waiting for { $names }
prompt-undo = Undo
prompt-take-back = Ask to undo my last move

take-back-asked = { $name } would like to undo the last move. Do you agree?
take-back-waiting = { $name } would like to undo the last move. Waiting for { $names }.
take-back-agree = Agree
take-back-refuse = Decline

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
side-look-back = Replay
side-review = Review
side-plan = Plan ahead

log-empty = Nothing has happened yet.
log-by-habit = { $seat } had no choice: answered by itself.
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send

people-here = online
people-away = offline
people-bot = bot
people-substituted = a bot is playing
people-invite = Invite spectators
people-resign = Leave the game
people-notices = Tell me when it is my turn here
people-resign-sure = Leave the game? A bot takes your seat; you can take it back at any time.

outcome-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
outcome-again = Rematch

fair-title = Fair play
fair-about = All random draws were fixed by a secret key before the first move. Its fingerprint is shown from the start, the key itself at the end, so nobody could change anything, not even the server.
fair-commitment = Fingerprint (SHA-256)
fair-key = Key
fair-proved = The key matches the fingerprint.
fair-unchecked = Without a secure connection this page cannot check the fingerprint; the command “ludoteca verify” can.
fair-broken = The key does not match the fingerprint!
fair-later = The key is shown after the game.

## A game without a board of its own

plain-choices = What you can do
plain-later = Your choices appear here when it is your turn.
plain-closed = { $count ->
    [one] { $count } more, not possible now
   *[other] { $count } more, not possible now
  }
plain-chosen = Chosen so far
plain-take-back = Remove { $what } and what follows
plain-players = Players
plain-you = you
plain-facts = The game now
plain-data = About the pieces
plain-none = None
plain-yes = yes
plain-no = no
plain-told = { $what } ({ $details })
plain-told-of = { $who }: { $what }

## Looking back

replay-title = { $game }: step { $step }
replay-step = Step { $step } of { $last }
replay-controls = Steps of the game
replay-first = First step
replay-back = Previous step
replay-forth = Next step
replay-last = Last step
replay-scrub = Step
replay-link = Link to this step
replay-copied = Link to step { $step } copied.
replay-download = Download record
replay-keep = Keep in a study
replay-play-on = Play from here
replay-to-table = Back to the table
replay-quiet = Start of the game.

play-on-title = Play from step { $step }
play-on-about = This starts a new private table from this position. What is drawn from now on will differ.
play-on-seat = You play as

## Settings

settings-title = Settings

## Slips

prompt-seals = After this, nothing that you did before can be undone.
prompt-not-now = Not now:
prompt-brings = { $points ->
    [one] This brings { $points } point.
   *[other] This brings { $points } points.
  }
prompt-costs = { $points ->
    [one] This costs { $points } point.
   *[other] This costs { $points } points.
  }
prompt-final = This cannot be undone. Go ahead?
prompt-forgo = You can still do something. Go ahead anyway?
prompt-confirm = Confirm
prompt-back = Back
prompt-go-on = Continue
prompt-start-over = Start over
prompt-start-over-question = { $count ->
    [one] Start this move over? One choice will be lost.
   *[other] Start this move over? { $count } choices will be lost.
  }
prompt-restart = Restart my turn

## What has happened, how far the game is

recap-title = Since your last move
recap-title-visit = Since your last visit
recap-moves = What the others are doing
recap-you = You
recap-points = Points
recap-won = You can now also choose: { $things }.
recap-lost = No longer possible: { $things }.
recap-more = { $count } more
recap-hidden = This move is still hidden from you.
recap-at = { $step } of { $steps }
recap-back = One move back
recap-forth = One move forward
recap-play = Show moves
recap-now = Back to now
recap-next = Next
recap-skip = Skip
recap-close = Close the recap
progress-round = Round { $value } of { $of }
progress-first = Ends when used up: { $words }

## The end

outcome-to-rematch = To the rematch
outcome-rematch-called = A rematch has been set up: take your seat.
outcome-send = Share result
outcome-share = { $game }: { $result }
outcome-shared = Result and link copied.
outcome-sources = Where the points came from
outcome-moments = Moments that mattered
outcome-feats = Achievements

## The rules

rules-name = Rules
statistics-name = Statistics
rules-open = Rules and points
rules-title = { $game }: rules
rules-number = Rule { $rule }
rules-search = Search the rules
rules-search-clear = Clear the search
rules-opening = Opening the rules…
rules-found = { $count ->
    [0] Nothing found. Try other words.
    [one] { $count } paragraph found
   *[other] { $count } paragraphs found
  }
rules-in-place = Show in the rule book
rules-turn = How does a turn go?
rules-points = How do points come?
rules-end = What ends the game?
rules-whole = The whole rule book
rules-things = Cards, places and goals

## By keyboard, by ear

keys-title = Keys
keys-arrows = go over what can be chosen, within its kind
keys-all = go over everything on the board
keys-tab = goes from one kind of things to the next
keys-letters = go to the next thing that can be chosen and begins with this letter
keys-enter = chooses
keys-escape = closes what is open, or takes the last choice back
keys-zoom = on a map: nearer, farther, the whole map
keys-list = shows this list

outline-title = The board as a list
outline-times = { $count } × { $name }

settings-listed = Show the board as a list as well

## Around the table

enter-title = Welcome
enter-why = This link opens the house as the person for whom it was made. It works once, so keep it to yourself.
enter-come-in = Come in
enter-code-title = Come in with a recovery code
enter-code = Recovery code
enter-code-why = Six words, in any spelling: with hyphens, spaces or nothing between them.
enter-code-here = This recovery code opens the house as the person to whom it belongs.
enter-both = In this browser you are { $name }. Is that you as well?
enter-merge = Yes: bring { $name }’s games along
enter-leave = No: leave { $name } behind
enter-merge-why = Tables, games, chat and names of both become one person’s. This cannot be undone.
enter-have-code = I have a recovery code
nowhere-title = There is nothing here
nowhere-why = No page has the address { $address }.

lobby-your-turn = Your turn
lobby-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
  }
lobby-turns-title = ({ $count }) Your turn · Ludoteca
lobby-waits = Waiting for { $names }
lobby-points = { $name } { $points }
lobby-far = About { $percent } % played
lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
lobby-pages = Pages: { $list }
lobby-page = Page { $page } of { $pages }
lobby-page-newer = Newer games
lobby-page-older = Older games

chat-name-first = Enter a name to chat.
people-name-first = You are watching. Enter a name to chat or to take a seat at a table of your own.
people-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-jump = Jump to a round or turn
replay-eyes = Seen by
replay-eyes-open = Everything open
replay-eyes-table = Spectators
replay-decided = { $name } has answered: “{ $question }”
replay-undone = Moves were taken back, to step { $step }.
replay-undone-by = { $name } has taken moves back, to step { $step }.
replay-graph = Points over time
replay-graph-by = Whose points
replay-graph-all = All players
replay-graph-of = { $name }, by source

notice-turn = It is your turn

clocks-title = Clocks
clock-of = { $name }: { $words }
clock-runs = the clock is running
clock-stands = the clock stands still
clock-out = time is up
clock-paused = paused until { $time }
clock-rests = resting until { $time }
lobby-left = { $time } left

out-asked = { $name } is out of time. What shall happen?
out-offered = { $name } is out of time: whoever comes by the link may take the seat.
out-others = { $name } is out of time. The other players decide what happens.
out-yours = Your time is up. Just play: your clock goes on with a little more.
out-waiting-others = The others are still deciding. You can change your mind.
out-wait = Wait
out-wait-why = Wait a while longer
out-person = New player
out-person-why = Somebody else takes the seat by the link; all clocks stand still until then
out-bot = Bot
out-bot-why = A bot about as strong plays on until the player comes back
out-end = End game
out-end-why = The game ends now; places are by points
out-end-sure = Really end it?
out-copy = Copy the link
out-chosen = { $count } in favour

pause-asked = { $name } would like to pause until { $time }. Do you agree?
pause-waiting = { $name } would like to pause until { $time }. Waiting for { $names }.
pause-until = Paused until { $time }. Nobody’s clock is running.
pause-end = End the pause
pause-ask = Ask for a pause
pause-how-long = How long
emergency = Emergency pause
emergency-sure = Your clock stands still for { $time }. You can do this once per game.
handover = { $moves ->
    [0] Welcome! Nobody moved for this seat in the meantime.
    [one] Welcome! { $moves } move was made for this seat in the meantime.
   *[other] Welcome! { $moves } moves were made for this seat in the meantime.
  }
handover-look = See what happened
people-left = left the game
outcome-left = { $names } left before the end.

tempo-title = Time
tempo-none = No clocks
tempo-live-30 = Live: 30 minutes each
tempo-live-60 = Live: an hour each
tempo-live-90 = Live: an hour and a half each
tempo-day = A day per move
tempo-two-days = Two days per move
tempo-three-days = Three days per move
tempo-week = A week per move
tempo-help-days = At least { $gain } for every decision; who plays fast saves up to { $cap }. Nights, weekends and holidays do not count.
tempo-help-live = { $bank } for each player, and { $gain } more for every decision.
tempo-lasts = Such games took { $least } to { $most } here.
tempo-lasts-about = Such games took about { $least } here.
tempo-lasts-unknown = No such game has been finished here yet: think of weeks rather than days.
tempo-lasts-most = Such a game takes { $most } at most, or little more.
tempo-out-ask = The others decide
tempo-out-bot = A bot plays on
tempo-out-end = The game ends

enter-by-passkey = Use a passkey
mail-address = Mail address
mail-send = Send a link
mail-sent = Look into your mail: the link is good once, for 15 minutes.
mail-why = You come in by a link that we send there. We send nothing else unless you ask for it.
enter-by-provider = Sign in with { $name }
lobby-invited-only = This house is open by invitation only: follow the link of a private table, or ask its host.
lobby-closed = Newcomers come into this house by its sign-in service.
enter-known = Come in
people-block = Block
people-block-person = Block { $name }
people-blocked = { $name } is blocked: no common tables from now on, and no chat. You can take that back in the settings.

## Tables that wait

next-table = Next table
next-tables = { $count ->
    [one] Next table: one more waits for you
   *[other] Next table: { $count } more wait for you
  }
mine-all = All your tables
mine-puzzles = Puzzles from your own games
mine-studies = Studies
mine-none = You have no tables yet.

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
