study-mine = Studi
study-about = Uno studio conserva passi di partite con segni, commenti e varianti. Chi ha il link lo può leggere.
study-none = Non ne hai ancora. Nel replay di ogni partita finita, «Conserva in uno studio» ne comincia uno.
study-chapters = { $count ->
    [one] 1 capitolo
   *[other] { $count } capitoli
  }
study-take-in = Leggi da un file
study-no-file = Questo non è il file di uno studio.
study-closed = Questo studio non può essere mostrato
study-of = di { $name }
study-link = Link a questo studio
study-copied = Link allo studio copiato. Chi lo ha può leggere tutti i capitoli.
study-download = Scarica
study-edit = Modifica
study-contents = Capitoli
study-readers = Chi può modificare
study-readers-none = Solo tu. Chi arriva dal tuo link compare qui, e puoi lasciargli modificare lo studio.
study-title = Titolo dello studio
study-chapter = Titolo di questo capitolo
study-comment = Commento
study-up = Su
study-down = Giù
study-remove = Togli il capitolo
study-save = Salva
study-cancel = Annulla
study-drop = Elimina questo studio
study-drop-sure = Eliminarlo davvero?
study-before = Precedente
study-next = Successivo
study-empty = Non contiene capitoli.
study-look = Guarda la partita da qui
study-gone = La partita di questo capitolo non è più nella casa.
