# 終わった対局の検討。

review-title = 検討：{ $game }
review-waiting = 検討を作成しています…
review-waiting-why = ボットがすべての手を調べ、別の手を何度も試しています。ページを離れても大丈夫です。結果は保存され、この対局を見られる人全員が読めます。
review-failed = 検討を作成できませんでした。
review-once-more = もう一度試す
review-outdated = この検討のあとで評価方法が変わりました。
review-anew = 作り直す
review-deeper = さらに深く検討
review-deeper-why = ボットが全手を5倍の時間をかけて調べ直し、そこから続きをプレイする回数も増やします。見落としが減り、損失の見積もりも確かになります。数分かかります。
review-deep = この検討は全手を5倍の時間をかけて調べたものです。
review-rough = この人数の対局は学習されていません。数字は大まかな目安です。
review-says-end = { $you ->
    [yes] { $way ->
        [won] あなたの勝ちです。開始時の席の見込みを{ $size }％上回りました。
        [shared] あなたは勝ちを分け合いました。開始時の席の見込みは{ $base }％でした。
       *[lost] あなたは勝てませんでした。開始時の席の見込みは{ $base }％でした。
      }
   *[no] { $way ->
        [won] { $name }の勝ちです。開始時の席の見込みを{ $size }％上回りました。
        [shared] { $name }は勝ちを分け合いました。開始時の席の見込みは{ $base }％でした。
       *[lost] { $name }は勝てませんでした。開始時の席の見込みは{ $base }％でした。
      }
  }
review-says-luck = { $you ->
    [yes] { $way ->
        [up] 運によってあなたは{ $size }％得をしました（{ $kinds }）。
        [down] 運によってあなたは{ $size }％損をしました（{ $kinds }）。
       *[even] 運は差し引きゼロでした。
      }
   *[no] { $way ->
        [up] 運によって{ $name }は{ $size }％得をしました（{ $kinds }）。
        [down] 運によって{ $name }は{ $size }％損をしました（{ $kinds }）。
       *[even] 運は差し引きゼロでした。
      }
  }
review-says-play = { $you ->
    [yes] あなた自身の手は{ $own }％、ほかの人の手は{ $others }％でした。
   *[no] { $name }自身の手は{ $own }％、ほかの人の手は{ $others }％でした。
  }
review-says-move = 最も響いたのは{ $step }手目の{ $mine ->
    [yes] { $you ->
        [yes] あなた自身の手
       *[no] { $by }自身の手
      }
   *[no] { $by }の手
  }で、{ $you ->
    [yes] あなた
   *[no] { $name }
  }は{ $size }％{ $way ->
    [up] 得をしました。
   *[down] 損をしました。
  }
review-says-draw = 最も響いたのは{ $step }手目の運（{ $kind }）で、{ $you ->
    [yes] あなた
   *[no] { $name }
  }は{ $size }％{ $way ->
    [up] 得をしました。
   *[down] 損をしました。
  }
review-percent = { $percent }％
review-curve = 勝率の推移
review-curve-about = すべてのカードを知る評価者から見た勝率です。数字は分岐点を示します。
review-from-to = { $from }％ → { $to }％
review-as-table = 推移を表で見る
review-step-head = 手数
review-step = { $step }手目
review-turn-number = 分岐点{ $number }
review-turns = 分岐点
review-changes = 勝率の動き
review-played = 実際の手
review-better = より良かった手
review-better-still = さらに良かった手
review-cost = 差は勝率で{ $cost }％、95％の確かさで{ $low }～{ $high }の間です。その人が知り得たことだけで評価しています。
review-told = エンジンのみの評価では{ $judged }％。両方の手から{ $pairs }回ずつ最後までプレイした結果は{ $played }％（{ $low }～{ $high }）でした。
review-told-near = エンジンのみの評価では{ $judged }％。両方の手から{ $pairs }回ずつ{ $moves }手先までプレイした結果、勝率の差は{ $played }％（{ $low }～{ $high }）でした。
review-judged-only = これはエンジンのみの評価です。ここから続きはプレイしていません。
review-why = 最後まで続けた場合の、良い手による得点の差（内訳）：
review-why-near = { $moves }手先まで続けた場合の、良い手による得点の差（内訳）：
review-more = { $source }：{ $points }点多い（{ $low }～{ $high }）
review-less = { $source }：{ $points }点少ない（{ $low }～{ $high }）
review-came = { $name }のこの手で出た運（{ $kind }）：
review-no-better = { $name }にとって、確実にこれより良い手はありませんでした。
review-board = 盤面
review-before = 直前
review-after = 直後
review-in-replay = リプレイで見る
review-accounts = 結果の内訳
review-accounts-about = 開始時の勝率、それを動かしたもの、終了時の勝率（％）。縦に足し合わせると一致します。
review-base = 開始
review-luck = 運
review-own = 自分の手
review-others = ほかの人の手
review-final = 終了
review-kinds = 運の内訳
review-kinds-about = 配られたもの、引いたものを、起こり得たことと比べています。
review-kind-deal = 初期配置
review-kind-luck = 運
review-kind-hidden = 伏せられていたもの
review-kind-cards = カード
review-kind-tiles = タイル
review-kind-bag = 袋
review-kind-goods = 商品
review-kind-events = イベント
review-adjusted = 運を除いた結果
review-adjusted-about = 運で説明できる分を結果から差し引いたもので、プレイをより公平に測れます。ボットの対局{ $games }回では結果のばらつきの{ $explained }％が運で説明できました。一局だけではなお{ $noise }の誤差（標準偏差）があります。
review-not-adjusted = ボットの対局{ $games }回では、ここで数えた運の影響は確かめられませんでした。何も差し引きません。
review-matrix = 誰の手が誰の勝率を動かしたか
review-matrix-about = 行はその手をプレイした人、列は勝率が動いた人です。
review-by = { $name }の手
review-errors = 悪手
review-errors-about = その人が知り得た範囲で、別の手より勝率が下がった手です。どれも二度評価し、そこから何度も最後までプレイして確かめました。
review-no-errors = 他の手より確実に劣る手はありませんでした。
review-opinions = エンジンの評価のみ
review-opinions-about = エンジンは悪手と見ていますが、そこから続きをプレイした結果では、裏付けも否定もされていません。
review-error = { $step }手目：{ $cost }％の損失
review-try-again = 問題として解く
review-show = 良い手を見る
