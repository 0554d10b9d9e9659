# 多くの対局から分かったこと。

statistics-title = 統計：{ $game }
statistics-about = このハウスで通常のルールにより最後まで行われた公開対局を集計しています。非公開の卓、教習卓、途中から分岐した対局は含みません。人数ごとに最新の{ $most }局までを、約1時間に1回集計します。
statistics-puzzles = 問題
statistics-seats = 人数
statistics-players = { $seats }人
statistics-none = まだ集計された対局がありません。公開対局は終了後およそ1時間以内に集計されます。
statistics-off = このハウスでは対局を集計していません。
statistics-few = これまでに{ $games }局が集計されました。数字は{ $enough }局から表示されます。それより少ないと、ゲームよりも偶然を表してしまうためです。
statistics-game = ゲーム全体
statistics-games = 対局数
statistics-moves = 1局の手数
statistics-margin = 1位と2位の点差
statistics-leads = 首位の交代
statistics-luck = 運で決まった割合
statistics-intervals = 小さな数字は、95%の確かさで値が含まれる範囲です。
statistics-rough = このゲームの勝率は対局で調整されていないため、おおよその値です。
statistics-lengths-drawn = 対局の長さ：{ $first }手から{ $last }手
statistics-length = { $least }～{ $most }手：{ $games }局
statistics-moves-axis = 手数
statistics-seat-advantage = 手番順は影響するか
statistics-seat-about = 手番順に並べています。破線は均等な勝率です。同率1位は勝ちを分けて数えます。
statistics-seat = 手番
statistics-place = { $place ->
    [1] 1番手
   *[other] { $place }番手
  }
statistics-seat-won = 勝率
statistics-sources = 得点の内訳
statistics-sources-about = 1人あたりの得点。帯は勝者、破線は全員の平均です。
statistics-source = 得点源
statistics-winners = 勝者
statistics-all = 全員
statistics-clear = 目立つ選択
statistics-clear-about = 同じ場面のほかの選択と比べて、その後の勝率がはっきり大きく、または小さく動いた選択です。単位はパーセントポイント。
statistics-clear-none = 確かに目立つものはまだありません。
statistics-pieces = 選ばれたものとその結果
statistics-pieces-about = 選択率：選べた回数のうち選ばれた割合。勝率：選んだ人の勝率。得点：その場で得た点。価値：同じ場面のほかの選択と比べて、勝率が何パーセントポイント動いたか。勝者がよく選んでいても、それが勝因とは限りません。
statistics-group = 表示
statistics-picked = 選択
statistics-happened = 起きたこと
statistics-name-of = 選択
statistics-taken = 選択率
statistics-won = 勝率
statistics-points = 得点
statistics-value = 価値
statistics-times = { $times }回
statistics-dead = ほとんど選ばれないもの
statistics-dead-about = よく選べるのに、100回に1回も選ばれないもの：
statistics-dead-of = { $asked }{ $pieces }
statistics-dead-none = よく選べるものは、どれもときどき選ばれています。
