study-mine = Studies
study-about = A study keeps steps of games with marks, comments and branches. Whoever has its link reads it.
study-none = You have none yet. In the replay of any finished game, “Keep in a study” begins one.
study-chapters = { $count ->
    [one] 1 chapter
   *[other] { $count } chapters
  }
study-take-in = Read from a file
study-no-file = This is no file of a study.
study-closed = This study cannot be shown
study-of = by { $name }
study-link = Link to this study
study-copied = Link to the study copied. Whoever has it can read all chapters.
study-download = Download
study-edit = Edit
study-contents = Chapters
study-readers = Who may edit
study-readers-none = Only you. Who comes by your link stands here, and you can let them edit.
study-title = Title of the study
study-chapter = Title of this chapter
study-comment = Comment
study-up = Up
study-down = Down
study-remove = Remove chapter
study-save = Save
study-cancel = Cancel
study-drop = Delete this study
study-drop-sure = Really delete it?
study-before = Previous
study-next = Next
study-empty = There are no chapters in it.
study-look = Look around from here
study-gone = The game of this chapter is no longer in the house.
