room-title = 一緒に見る
room-lead = みんなを案内する
room-take-over = 案内を引き継ぐ
room-you-lead = あなたが案内役です。ついてくる人には、あなたが開いた手順と付けた印が見えます。
room-led-by = { $name }が案内しています。
room-followers = { $count ->
   *[other] ほかに{ $count }人がいます。
  }
room-follow = ついていく
room-alone = 自分で見る
room-stop = 案内をやめる
room-mark = 印を付ける
room-mark-how = タップすると印が付き、一つのものから別のものへ引くと矢印になります。
room-clear = 印を消す
room-marks = { $count ->
   *[other] 盤面に印が{ $count }個あります
  }
room-step = { $step }手目
room-link = この印へのリンク
