# What the board of Orléans says besides the game's own messages.

orleans-ui-space = { $place }: space for { $wanted }
orleans-ui-any = any follower
orleans-ui-any_neutral = any neutral follower
