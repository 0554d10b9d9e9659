# What the board of Orléans says besides the game's own messages.

orleans-ui-space = { $place }: space for { $wanted }
orleans-ui-any = any follower
orleans-ui-any_neutral = any neutral follower

## Map

orleans-ui-map = Map
orleans-ui-map-large = Enlarge the map
orleans-ui-map-whole = Show the whole map
orleans-ui-lit = can be chosen
orleans-ui-station-of = trading station of { $name }
orleans-ui-merchant-of = merchant of { $name }
orleans-ui-on-road = { $good } on the road between { $from } and { $to }
orleans-ui-on-waterway = { $good } on the waterway between { $from } and { $to }
