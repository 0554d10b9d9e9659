room-title = Look together
room-lead = Lead the others
room-take-over = Take the lead
room-you-lead = You lead: everybody who follows sees the step you open and what you mark.
room-led-by = { $name } leads.
room-followers = { $count ->
    [one] One other person is here.
   *[other] { $count } others are here.
  }
room-follow = Follow
room-alone = Look for yourself
room-stop = Stop leading
room-mark = Mark
room-mark-how = Tap something to mark it, or draw from one thing to another for an arrow.
room-clear = Remove marks
room-marks = { $count ->
    [one] One mark on the board
   *[other] { $count } marks on the board
  }
room-step = Step { $step }
room-link = Link to these marks
room-branch = Branch
room-branches = Branches
room-branch-of = This game begins where another one stood after step { $step }. It counts for nothing.
room-branch-seats = There sat:
room-branch-origin = Back to that step
room-branch-offer = { $name } plays on from step { $step } and has a seat for you.
room-branch-sit = To the seats
room-branch-open = waits for people
room-branch-playing = being played
room-branch-finished = over
room-branch-link = Link to this branch
room-branch-copied = Link to the branch copied.
room-with = Who plays the others?
room-with-bots = Bots
room-with-others = People: everybody in the room is offered a seat
room-with-others-why = The table waits for you to begin. Seats that stay free can be given to bots there.
room-keep = Keep
room-keep-title = Keep step { $step } in a study
room-keep-about = { $count ->
    [0] The step is kept as you see it.
    [one] The step is kept as you see it, with its mark.
   *[other] The step is kept as you see it, with its { $count } marks.
  }
room-keep-in = In which study
room-keep-new = A new one
room-keep-name = Title
room-keep-comment = Comment
room-keep-no-branch = None
room-kept = Kept in “{ $title }”.
room-opinion = The engine’s opinion
room-opinion-ask = Ask the engine
room-opinion-chances = Chances to win
room-opinion-moves = { $name } may best begin with:
room-opinion-why = The bars are with all cards open; the moves, and their chances, by what the player could know.
room-opinion-rough = Rough numbers: for this game and so many players nothing has been calibrated.
room-invite = Invite others
room-invited = Link copied. It brings others to this step, and tells them nothing of what comes.
room-invited-private = Link copied. Whoever has it can look back at this private game; it brings them to this step, and tells nothing of what comes.
room-new-link = New link
room-new-link-sure = Really? The old link lets nobody in any more.
room-new-link-made = Here is a new link. The old one lets nobody in any more; whoever is in stays.
room-veil = What comes is hidden
room-veil-why = What comes after this step is not shown, nor how long the game goes on.
room-veil-lift = Show the whole game
