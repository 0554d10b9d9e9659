# What the house answers when it does not do what was asked.

error-already-started = The game at this table has already started.
error-apart = You cannot sit down at this table.
error-bad-address = This does not look like a mail address.
error-bad-chance = The random draws in this record do not match its key.
error-bad-commitment = The key does not match the fingerprint shown at the start.
error-bad-document = The document cannot be right as it stands ({ $problem }).
error-bad-nickname = Please choose a name of 1 to { $most } characters.
error-bad-option = “{ $value }” is not possible for the option “{ $option }”.
error-bad-result = The result in this record does not match its moves.
error-bad-rules = The record goes on from an entry that does not exist ({ $move }).
error-bad-seats = This game is for { $least }–{ $most } players.
error-bad-sequence = The log has a gap before entry { $seq }.
error-bad-snapshot = The saved position does not belong to this record.
error-bad-undo = The record undoes back to an entry that does not exist ({ $move }).
error-banned = The host does not want you at this table.
error-barred = You may not come into this house for now.
error-both-seated = You play against yourself at a table. The two of you can become one when that game is over.
error-busy = This table is very busy right now. Please try again.
error-clock-stands = This is only possible while your own clock is running.
error-closed-house = Newcomers come into this house by its provider only.
error-dead-link = This link has been used already, or it has expired. Please ask for a new one.
error-emergency-used = You have already taken your emergency pause in this game.
error-empty-text = The message is empty.
error-full = The house is full at the moment. Please try again in a few seconds.
error-game-over = The game is over.
error-hook-failed = The message did not arrive. Please check the address of the webhook.
error-incomplete-move = The move “{ $move }” is not complete.
error-internal = Something went wrong on our side. It has been logged; nothing has changed.
error-invited-only = This house is open by invitation only: come by the link of a private table, or ask its host.
error-malformed = The request could not be read ({ $problem }).
error-malformed-record = The record could not be read ({ $problem }).
error-muted = You may not write here for now.
error-night-too-long = A night can last up to { $hours } hours.
error-no-advice-here = The house advises only whoever plays against bots alone, where the game does not count for ratings.
error-no-client = The page has not been built. Run “make play”.
error-no-clocks = This table is played without clocks.
error-no-hello = The connection did not start properly. Please reload the page.
error-no-hooks = This house calls no webhooks.
error-no-mail = This house sends no mail.
error-no-passkeys = Passkeys need an address with https and a host name. A recovery code works everywhere.
error-no-provider = This house has no provider.
error-no-round = This table shares its luck with no other.
error-no-session = Please enter your name first.
error-no-store = The house cannot save or read anything at the moment. Nothing was changed; please try again soon.
error-no-such-entry = There is no such entry in the log.
error-no-such-key = This is gone already.
error-no-such-decision = This game does not ask such a thing.
error-no-such-method = This address does not know that method.
error-no-such-seat = This table has no such seat.
error-no-such-step = The game has only { $last } steps so far.
error-no-undo = This move can no longer be undone: something was revealed or drawn, or somebody else has moved.
error-nobody = There is no such person here.
error-nobody-there = There is nobody in this seat who could be sent away.
error-not-found = There is nothing here, or the link is not complete.
error-not-host = Only the host of the table can do this.
error-not-private = A public table needs no new link: anybody may come in.
error-no-orders = There is no own move in this plan yet.
error-orders-late = Meanwhile the game has gone on: begin the plan anew from here.
error-too-many-plans = At one table you can keep { $most } plans.
error-not-over = This is only possible after the game.
error-not-paused = The game is not paused.
error-not-seated = You are not a player at this table.
error-not-started = The game has not started yet.
error-not-stored = The move could not be saved and does not count. Please try again.
error-not-your-turn = It is not your turn.
error-nothing-asked = There is nothing to agree to any more.
error-nothing-to-choose = There is nothing to decide about this seat.
error-nothing-to-take-back = There is no move of yours to undo.
error-nothing-wished = Please choose at least one game, number of seats and tempo that go together.
error-older-rules = This was played under earlier rules and can no longer be reached.
error-other-edition = This was played by another edition of the game (“{ $edition }”) than the one in force here (“{ $now }”); it can only be opened with its own.
error-other-rules = The record was played by version { $rules } of the rules; those here are version { $now } and cannot follow it ({ $problem }).
error-other-browser = Please open this link in the browser in which you asked for it.
error-other-seat = This belongs to another player.
error-overtaken = Somebody else was faster: the game has moved on.
error-pause-open = There is a pause already, or somebody has asked for one.
error-picks-or-move = A move must be given either as picks or as text.
error-private-address = This webhook leads into a private network, which this house does not call.
error-provider-failed = The provider did not tell who you are. Please try again.
error-refused = This is not possible now.
error-round-going-on = The same deal is still being played at other tables: this game can be reviewed once all of them are over.
error-branch-going-on = Somebody still plays on from this game: the engine says nothing until that is over.
error-same-deal = This table is played with the luck of another that is not over yet: only those who sit here may look.
error-seat-taken = This seat is already taken.
error-seated-already = You already have a seat at this table.
error-seats-free = Some seats are still free.
error-session-expired = Your session has expired. Please enter your name again.
error-stale-offer = The situation has changed in the meantime. Please choose again.
error-substituted = A bot is playing for you. Take over again first.
error-table-ended = This table has been closed.
error-teaching-counts = A teaching table counts for nothing: it is neither rated nor compared with other tables.
error-too-fast = Too many requests. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-large = The request is too large.
error-too-many = That is too many at once: at most { $most } are possible.
error-too-many-holidays = You can take { $most } days off a year; there would be more in { $year }.
error-too-many-picks = The move was complete before “{ $token }”.
error-too-many-steps = At most { $most } steps can be asked for at once, the first of them first.
error-too-slow = The request took too long to arrive.
error-unexpected-hello = The connection was already open. Please reload the page.
error-unknown-bot = There is no bot called “{ $bot }”.
error-unknown-game = There is no game called “{ $game }”.
error-unknown-hook = This is no address of a webhook that this house knows: Discord, Gotify, Matrix, Mattermost, ntfy, Rocket.Chat, Slack, Telegram or Zulip.
error-unknown-language = There are no texts in the language “{ $lang }”.
error-unknown-option = This game has no option “{ $option }”.
error-unknown-pick = “{ $token }” cannot be chosen.
error-unknown-service = This house does not know the service that should carry notices to your browser.
error-unknown-tempo = This house knows no tempo “{ $tempo }”.
error-unknown-zone = There is no time zone “{ $zone }”.
error-unreadable-table = This table cannot be read any more. The operator has been told.
error-wrong-code = This is not a recovery code of anybody here. Please check the words; a newer code replaces the older one.
error-wrong-origin = The request comes from another site.
error-wrong-passkey = This passkey does not open anything here, or it took too long. Please try again.
error-study-changed = Somebody else has changed this study meanwhile: look at it anew.
error-not-editor = Only its owner, and whom the owner lets, can edit this study.
error-not-owner = Only the owner of the study can do this.

# What the house itself writes into the log of a table.
ended-early = The players ended the game here; places are by points.
rules-changed = { $lost ->
    [0] The rules of this game have been corrected (version { $version }). The game goes on as it stands.
   *[other] The rules of this game have been corrected (version { $version }). The game goes on from entry { $entry }; what was played after it stays on record but does not count.
}

# What bots are called; at a table with several of a kind each has a name of its own.
bot-random = Random
bot-novice = Novice
bot-greedy = Apprentice
bot-search-easy = Journeyman
bot-search-normal = Expert
bot-search-strong = Master
bot-champion = Champion
bot-own-name = { $number ->
    [1] Alma Bot
    [2] Bruno Bot
    [3] Clea Bot
    [4] Dario Bot
   *[other] Edda Bot
  }
bot-of-level = { $name } ({ $level ->
    [1] any move
    [2] for a first game
    [3] easy
    [4] medium
    [5] strong
    [6] very strong
   *[other] the strongest
  }, { $points })

# What a notice says on a device whose owner does not look at the table.
notice-begun = You play with { $names }. It has begun.
notice-gathered = Your table is ready: { $game }
notice-still = { $game } is waiting for you
notice-turn = Your turn: { $game }
notice-wait = The others are waiting for you.
# Mail.
mail-enter-subject = Your way in
mail-enter-text =
    Hello { $name },

    this link lets you into the house, once and within { $minutes } minutes:

    { $link }

    If you did not ask for it, nothing has happened: you can throw this mail away.
mail-add-subject = Is this your address?
mail-add-text =
    Hello,

    { $name } asks that this address open the house to them. If that is you, confirm it within { $minutes } minutes, in the browser in which you asked:

    { $link }

    If it is not you, nothing has happened: you can throw this mail away.

# The letter about tables that wait.
letter-comma = { ", " }
letter-subject = { $count ->
    [one] It is your turn: { $game }
   *[other] It is your turn at { $count } tables
  }
letter-hello = Hello { $name },
letter-table = { $days ->
    [0] { $game } with { $names }
    [one] { $game } with { $names }: waiting for a day
   *[other] { $game } with { $names }: waiting for { $days } days
  }
letter-begin = Everybody is there: you can start the game.
letter-begun = The game has begun; it is not your turn yet.
letter-left = { $days ->
    [0] { $hours ->
        [0] Less than an hour is left.
        [one] An hour is left.
       *[other] { $hours } hours are left.
      }
   *[other] { $days } days are left.
  }
letter-more = { $count ->
    [one] One more table waits for you: { $link }
   *[other] { $count } more tables wait for you: { $link }
  }
letter-stop = { $often ->
    [daily] You asked for this letter, once a day at most and only when something new waits for you.
   *[other] You asked for this letter whenever something new waits for you.
  } To get no more: { $link }

# What a webhook says.
hook-turn = { $game }: waiting for { $names }
hook-trial-title = Ludoteca
hook-trial-body = This works: from now on turns are told here.
