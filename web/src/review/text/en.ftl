# The review of a finished game.

review-title = Review: { $game }
review-waiting = The review is being made…
review-waiting-why = Bots look at every move, and try others, over and over. You may leave: it is kept for all who may see this game.
review-failed = The review could not be made.
review-once-more = Try once more
review-outdated = The judge of this review has changed since.
review-anew = Have it made anew
review-deeper = Look deeper
review-deeper-why = Bots look again at every move, five times as long, and play on from it more often: fewer errors are missed, and costs are surer. It takes minutes.
review-deep = This review looked deeper: five times as long at every move.
review-rough = The judge has learned nothing of games with so many players: take its numbers as rough guesses.
review-says-end = { $you ->
    [yes] { $way ->
        [won] You won: that is { $size } % more than your seat could expect at the start.
        [shared] You shared the win; your seat could expect { $base } % of it at the start.
       *[lost] You did not win, though your seat could expect { $base } % of the win at the start.
      }
   *[no] { $way ->
        [won] { $name } won: that is { $size } % more than this seat could expect at the start.
        [shared] { $name } shared the win; this seat could expect { $base } % of it at the start.
       *[lost] { $name } did not win, though this seat could expect { $base } % of the win at the start.
      }
  }
review-says-luck = { $way ->
    [up] Luck gave { $you ->
        [yes] you
       *[no] { $name }
      } { $size } % ({ $kinds }).
    [down] Luck took { $size } % from { $you ->
        [yes] you
       *[no] { $name }
      } ({ $kinds }).
   *[even] Luck evened out.
  }
review-says-play = { $you ->
    [yes] Your own moves made { $own } %, those of the others { $others } %.
   *[no] { $name }’s own moves made { $own } %, those of the others { $others } %.
  }
review-says-move = What mattered most was { $mine ->
    [yes] { $you ->
        [yes] your own move
       *[no] { $by }’s own move
      }
   *[no] { $by }’s move
  } at step { $step }: it { $way ->
    [up] brought
   *[down] cost
  } { $you ->
    [yes] you
   *[no] { $name }
  } { $size } %.
review-says-draw = What mattered most was luck at step { $step } ({ $kind }): it { $way ->
    [up] brought
   *[down] cost
  } { $you ->
    [yes] you
   *[no] { $name }
  } { $size } %.
review-percent = { $percent } %
review-curve = Chances to win over the game
review-curve-about = As a judge sees them who knows all cards. The numbers mark the turning points.
review-from-to = { $from } % → { $to } %
review-as-table = The curve as a table
review-step-head = Step
review-step = Step { $step }
review-turn-number = turning point { $number }
review-turns = Turning points
review-changes = How the chances moved
review-played = This was played
review-better = This would have been better
review-better-still = Still better would have been
review-cost = The difference is { $cost } % of a win; with 95 % certainty it lies between { $low } and { $high }. Judged by what the player could know.
review-told = The engine says { $judged } %. Played on { $pairs } times to the end after both moves, the difference was { $played } % ({ $low } to { $high }).
review-told-near = The engine says { $judged } %. Played on for { $moves } moves, { $pairs } times after both, the difference in chances came to { $played } % ({ $low } to { $high }).
review-judged-only = That is what the engine says: games were not played on from here.
review-why = Played on to the end, the better move brings, by source:
review-why-near = Played on for { $moves } moves, the better move brings, by source:
review-more = { $source }: { $points } points more ({ $low } to { $high })
review-less = { $source }: { $points } points less ({ $low } to { $high })
review-came = Luck ({ $kind }) with this move of { $name }:
review-no-better = No other move was surely better for { $name }.
review-board = The board
review-before = Before
review-after = After
review-in-replay = In the replay
review-accounts = Where the result came from
review-accounts-about = Chance to win at the start, what changed it, and at the end, in percent. The columns add up.
review-base = Start
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-final = End
review-kinds = Luck by kind
review-kinds-about = What was dealt and drawn, against what could have come.
review-kind-deal = deal
review-kind-luck = luck
review-kind-hidden = what was hidden
review-kind-cards = cards
review-kind-tiles = tiles
review-kind-bag = bag
review-kind-goods = goods
review-kind-events = events
review-adjusted = Results without luck
review-adjusted-about = What is left when luck is taken off, as far as it explains results: a fairer measure of play. It explained { $explained } % of how results varied in { $games } games of bots; a single game is still off by { $noise } (standard deviation).
review-not-adjusted = In { $games } games of bots luck, as it is counted here, explained nothing of the results for sure. Nothing is taken off.
review-matrix = Whose moves moved whose chances
review-matrix-about = A line for whose moves they were, a column for whose chance they moved.
review-by = by { $name }
review-errors = Errors
review-errors-about = Moves after which their player’s chance was lower than after another, by what that player could know. Each was judged twice and played on from, again and again.
review-no-errors = No move was surely worse than another.
review-opinions = The engine’s opinion only
review-opinions-about = The engine takes these for errors. Games played on from them have neither borne that out nor refuted it.
review-error = Step { $step }: cost { $cost } %
review-try-again = Try it as a puzzle
review-show = Show what was better
