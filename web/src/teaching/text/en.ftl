# Teaching tables.

teaching-why = All hands are open: everybody sees what each seat sees. Whoever takes a move back need not ask, and bots tell what they thought of. Nothing of it counts.
teaching-eyes = Whose eyes
teaching-own = Own view
teaching-table = What everybody sees
teaching-through = You look through { $name }’s eyes.
teaching-back = Back to the own view
teaching-last = Explain the last move
teaching-next = What would a bot do?
teaching-bot = { $name } thought of: { $list }.
teaching-person = A bot in place of { $name } would think of: { $list }.
teaching-coming = A bot would think of: { $list }.
teaching-share = { $what } ({ $percent } %)
teaching-chosen = { $what } ({ $percent } %, chosen)
teaching-none = There was nothing to choose.
