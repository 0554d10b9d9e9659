# Per chi non conosce ancora Orléans.

orleans-about = Pesca seguaci dal tuo sacchetto, mettili al lavoro e reclutane altri: contadini, barcaioli, studiosi, cavalieri. Viaggia lungo la Loira, costruisci e raccogli merci.
