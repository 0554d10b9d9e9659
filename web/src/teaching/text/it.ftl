# Teaching tables.

teaching-why = Tutte le carte sono scoperte: ognuno vede ciò che vede ogni posto. Per riprendere una mossa non serve chiedere, e i bot dicono che cosa hanno valutato. Niente di tutto ciò conta.
teaching-eyes = Con gli occhi di
teaching-own = Vista propria
teaching-table = Ciò che vedono tutti
teaching-through = Stai guardando con gli occhi di { $name }.
teaching-back = Torna alla tua vista
teaching-last = Spiega l’ultima mossa
teaching-next = Che cosa farebbe un bot?
teaching-bot = { $name } ha valutato: { $list }.
teaching-person = Un bot al posto di { $name } valuterebbe: { $list }.
teaching-coming = Un bot valuterebbe: { $list }.
teaching-share = { $what } ({ $percent } %)
teaching-chosen = { $what } ({ $percent } %, scelta)
teaching-none = Non c’era nulla da scegliere.
