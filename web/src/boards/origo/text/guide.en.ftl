# For people new to Origo.

origo-about = Tribes spread over Europe by cards that name squares. Fill countries, hold them, and stay together: fights are won by neighbours and cards.
