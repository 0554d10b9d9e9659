# 問題：検討した対局の悪手をもう一度考える。

puzzle-title = 問題：{ $game }
puzzle-yours = { $step }手目には、あなたの手より良い手がありました。どれでしょう。
puzzle-of = { $step }手目には、{ $name }の手より良い手がありました。どれでしょう。
puzzle-about = 盤面はその人に当時見えていたとおりです。知り得なかったものは伏せたままで、答えも知り得た範囲で評価します。
puzzle-judging = 答えを評価しています…
puzzle-right = 正解です。確実にこれより良い手はありません。
puzzle-wrong = 最善ではありません。
puzzle-cost = 勝率で{ $cost }％の損失です（{ $low }～{ $high }）。
puzzle-due = { $days ->
   *[other] { $days }日後にもう一度出題します。
  }
puzzle-then = 実際の手
puzzle-next = 次の問題
puzzle-again = もう一度
puzzle-show = 良い手を見る
puzzle-to-review = 検討へ
puzzle-all = 自分の問題一覧
puzzle-mine = 自分の問題
puzzle-mine-about = 検討した対局での自分の悪手です。解けた問題は日をおいて再び出題され、解くたびに間隔が延びます。
puzzle-begin = { $count ->
   *[other] 今日の{ $count }問を解く
  }
puzzle-none = 今日の問題はありません。対局を検討すると、自分の悪手が問題になります。
puzzle-now = 今日の問題
puzzle-later = 後日
puzzle-one = { $game }、{ $step }手目
puzzle-found = 検討で見つかった手
puzzle-puzzles = 問題
puzzle-collections = 問題集
puzzle-collection = 問題集：{ $game }
puzzle-collection-about = 実際の対局で手を誤った局面です。もっと良い手を見つけてください。
puzzle-solved-of = { $all }問中{ $solved }問正解
puzzle-here-only = 名前を登録していないので、解いた問題はこのブラウザーにだけ記録されます。
puzzle-next-open = 次の問題を解く
puzzle-all-games = すべてのゲームの問題
puzzle-to-collection = 問題集へ
puzzle-phase = 局面
puzzle-phase-any = すべて
puzzle-phase-opening = 序盤
puzzle-phase-middle = 中盤
puzzle-phase-ending = 終盤
puzzle-asked = 問われること
puzzle-asked-any = すべて
puzzle-open-only = 未解決のみ
puzzle-seats = { $seats }人
puzzle-of-house = この家の対局より
puzzle-solved = 正解済み
puzzle-tried = 未正解
puzzle-none-shown = 該当する問題はありません。
