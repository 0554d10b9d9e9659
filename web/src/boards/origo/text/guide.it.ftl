# Per chi non conosce ancora Origo.

origo-about = Tribù che si spargono per l’Europa con carte che indicano caselle. Riempi le nazioni, tienile e resta unito: nei combattimenti contano i vicini e le carte.
