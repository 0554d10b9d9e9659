# Più tavoli con la stessa sorte (duplicato).

round-title = La stessa partita ad altri tavoli
round-form = Duplicato
round-tables = { $count ->
    [1] Un tavolo solo
   *[other] La stessa sorte a { $count } tavoli
  }
round-form-why = Carte e dadi cadono allo stesso modo ovunque, e alla fine ogni posto è confrontato con lo stesso posto agli altri tavoli. Sono tutti privati; i link li distribuisci tu.
round-why = Carte e dadi cadono allo stesso modo a questi tavoli. Finché non sono tutti finiti può guardare solo chi vi siede; poi ogni posto è confrontato con lo stesso posto agli altri tavoli.
round-table = Tavolo { $number }
round-here = Questo tavolo
round-taken = { $taken } posti occupati su { $seats }
round-playing = in corso
round-over = finito
round-compared = Ogni tavolo in cui lo stesso posto è andato peggio vale due matchpoint, uno in cui è andato altrettanto bene ne vale uno: 100 % è davanti a tutti, 50 % la metà.
round-percent = { $percent } %
round-left = ha abbandonato
