from ludoteca.kernel.cbits cimport i32, u128, ONE, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.movement cimport chain
from ludoteca.games.origo.scoring cimport (
    clan_place, clan_points, clan_worth, count_clans, countries_points, country_place, country_points, monopoly,
    naval_bonus, naval_points,
)
from ludoteca.games.origo.tables cimport CLAN_MINIMUM, COUNTRY, SEA
