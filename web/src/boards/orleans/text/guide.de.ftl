# Für alle, die Orléans noch nicht kennen.

orleans-about = Zieh Gefolge aus deinem Beutel, setz es ein und gewinne neues: Bauern, Schiffer, Gelehrte, Ritter. Bereise die Loire, baue Kontore und sammle Waren.
