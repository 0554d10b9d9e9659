# 今日の問題。

daily-title = 今日の問題
daily-about = { $game }、{ $seats }人{ $phase ->
    [opening] 、序盤
    [middle] 、中盤
    [ending] 、終盤
   *[other] {""}
  }。実際の手より良い手はどれでしょう。
daily-solved = 正解済み
daily-solve = 解く
daily-again = もう一度見る
daily-more = ほかの問題
