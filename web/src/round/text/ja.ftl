# 同じ運で遊ぶ複数のテーブル（デュプリケート）。

round-title = 同じ運の別のテーブル
round-form = デュプリケート
round-tables = { $count ->
    [1] 1テーブルだけ
   *[other] { $count }テーブルで同じ運
  }
round-form-why = どのテーブルでもカードやダイスの出方が同じになり、最後に同じ席どうしを比べます。すべて非公開で、リンクはあなたが配ります。
round-why = これらのテーブルではカードやダイスの出方が同じです。すべて終わるまでは、席に着いている人だけがそのテーブルを見られます。終わると、同じ席どうしを比べます。
round-table = テーブル{ $number }
round-here = このテーブル
round-taken = { $seats }席中{ $taken }席が埋まっています
round-playing = 対戦中
round-over = 終了
round-compared = 同じ席の成績が自分より悪かったテーブルごとに2点、同じだったテーブルごとに1点のマッチポイントが入ります。100％は全員より上、50％は真ん中です。
round-percent = { $percent }％
round-left = 途中退席
