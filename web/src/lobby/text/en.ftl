# A new table.

new-title = New table: { $game }
new-who = Players
new-free = Open for players
new-private = Private table
new-private-why = Only people with the link can find it.
new-lay = Create table
new-more-options = More rules ({ $count })
tempo-which = Pace
tempo-help-none = Everybody takes as long as they like.
tempo-out = When somebody’s time is up
