# プレイヤーのページ。

person-played = { $games }回対戦
person-won = { $won }勝
person-left = 途中退席{ $left }回
person-points = { $points }点
person-interval = { $low }～{ $high }点
person-rank = { $of }人中{ $rank }位
person-rated-games = レート戦{ $games }回
person-unrated = レートはまだありません
person-rating-why = 全員が1500点から始まります。100点上回る人は、100回の対戦のうち64回で相手より上の順位になります。帯は、95％の確率で実力が収まる範囲です。
person-sources = 得点の内訳
person-compared = 直近{ $games }回の平均
person-source = 内訳
person-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
person-winners = 勝者
person-finished = 終わった対戦
person-none = 終わった対戦はまだありません。
person-export = 自分の対戦をダウンロード
person-export-why = すべての対戦の記録が1つのファイルになります。「ludoteca replay」で再生できます。
