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
room-branch = 分岐対局
room-branches = 分岐
room-branch-of = 別の対局の{ $step }手目の局面から始まりました。成績には数えません。
room-branch-seats = 元の席：
room-branch-origin = 元の局面へ戻る
room-branch-offer = { $name }が{ $step }手目から続きを遊びます。席が空いています。
room-branch-sit = 席を見る
room-branch-open = 参加者を待っています
room-branch-playing = 対局中
room-branch-finished = 終了
room-branch-link = この分岐へのリンク
room-branch-copied = 分岐へのリンクをコピーしました。
room-with = 相手は誰ですか
room-with-bots = ボット
room-with-others = 人：この部屋にいる全員に席を勧めます
room-with-others-why = あなたが始めるまで待ちます。空いた席にはそこでボットを座らせることもできます。
room-keep = 残す
room-keep-title = { $step }手目を研究に残す
room-keep-about = { $count ->
    [0] 今見ている局面をそのまま残します。
   *[other] 今見ている局面を、{ $count }個の印と一緒に残します。
  }
room-keep-in = どの研究に
room-keep-new = 新しい研究
room-keep-name = 題名
room-keep-comment = コメント
room-keep-no-branch = なし
room-kept = 「{ $title }」に残しました。
room-opinion = エンジンの評価
room-opinion-ask = エンジンに聞く
room-opinion-chances = 勝つ見込み
room-opinion-moves = { $name }の有力な手：
room-opinion-why = 棒グラフはすべて公開した場合、手とその見込みはその席から分かることだけで見積もったものです。
room-opinion-rough = この人数では調整されていないため、おおよその数字です。
room-invite = ほかの人を招く
room-invited = リンクをコピーしました。この局面に案内し、先のことは何も明かしません。
room-invited-private = リンクをコピーしました。受け取った人は、この非公開の対戦を振り返れます。この局面に案内し、先のことは何も明かしません。
room-new-link = リンクを作り直す
room-new-link-sure = 本当に？ 今のリンクからは入れなくなります。
room-new-link-made = 新しいリンクができました。前のリンクからはもう入れません。すでに入っている人はそのままです。
room-veil = 先は伏せています
room-veil-why = この手より先も、対戦があとどれだけ続くかも表示しません。
room-veil-lift = 対戦全体を表示
