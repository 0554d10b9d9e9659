study-mine = Studien
study-about = Eine Studie hält Schritte von Partien mit Markierungen, Kommentaren und Abzweigungen fest. Wer ihren Link hat, kann sie lesen.
study-none = Du hast noch keine. Im Replay jeder beendeten Partie beginnt „In einer Studie festhalten“ eine.
study-chapters = { $count ->
    [one] 1 Kapitel
   *[other] { $count } Kapitel
  }
study-take-in = Aus einer Datei lesen
study-no-file = Das ist keine Datei einer Studie.
study-closed = Diese Studie kann nicht gezeigt werden
study-of = von { $name }
study-link = Link zu dieser Studie
study-copied = Link zur Studie kopiert. Wer ihn hat, kann alle Kapitel lesen.
study-download = Herunterladen
study-edit = Bearbeiten
study-contents = Kapitel
study-readers = Wer bearbeiten darf
study-readers-none = Nur du. Wer über deinen Link kommt, steht hier, und du kannst die Bearbeitung erlauben.
study-title = Titel der Studie
study-chapter = Titel dieses Kapitels
study-comment = Kommentar
study-up = Nach oben
study-down = Nach unten
study-remove = Kapitel entfernen
study-save = Speichern
study-cancel = Abbrechen
study-drop = Diese Studie löschen
study-drop-sure = Wirklich löschen?
study-before = Zurück
study-next = Weiter
study-empty = Es sind keine Kapitel darin.
study-look = Von hier aus umsehen
study-gone = Die Partie dieses Kapitels ist nicht mehr im Haus.
