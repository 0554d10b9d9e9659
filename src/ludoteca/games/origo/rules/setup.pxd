from ludoteca.kernel.cbits cimport i32
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport draw_cards
from ludoteca.games.origo.tables cimport DEAL, DREW_OWN, HAND, PLACE, SHIELDS, START, STARTED

cpdef void set_up(OrigoState position, i32 start_player)
