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
