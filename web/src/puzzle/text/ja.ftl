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
