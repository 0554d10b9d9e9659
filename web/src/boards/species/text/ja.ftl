# 「種の起源」のボードが、ゲーム自体のメッセージのほかに言うこと。

species-ui-chart = ガラパゴスの海図
species-ui-notebook = 観察ノート
species-ui-players = プレイヤー
species-ui-journal = 日誌
species-ui-sum = 合計
species-ui-volumes = 冊数

species-ui-counted = { $what }×{ $count }
species-ui-no-knowledge = なし
species-ui-front = { $name }、レベル{ $level }。コスト：{ $cost }。報酬：{ $rewards }。知識：{ $knowledge }。
species-ui-back = { $known ->
    [true] { $name }（既知種、レベル{ $level }）、知識：{ $knowledge }
   *[other] { $name }（レベル{ $level }）、知識：{ $knowledge }
  }
species-ui-space = { $space }：{ $tile }。
species-ui-empty-space = { $space }：空きマス。
species-ui-with-cubes = { $words }キューブ：{ $cubes }。
species-ui-cubes-of = { $name }が{ $count }個
species-ui-lit = 選べます。
species-ui-spends = 自分のキューブ{ $count }個が手元に戻ります。
species-ui-puts = 自分のキューブ{ $count }個を置きます。
species-ui-ship = ビーグル号、{ $day }：{ $place }
species-ui-goal-here = レベル{ $level }の目標
species-ui-goal-scored = レベル{ $level }の目標（得点済み）
species-ui-touches = 接するマス：{ $spaces }

species-ui-map-spaces = 地図があれば選べる
species-ui-stack = { $count ->
    [0] 新種の山{ $number }は空です。
   *[other] 新種の山{ $number }：{ $count }枚。
  }
species-ui-bottom = 一番下：{ $tiles }。
species-ui-decks = 棲息域カードの山札
species-ui-deck = { $deck }：山札{ $count }枚。
species-ui-discards = 捨て札：{ $cards }。
species-ui-no-cards = 手札なし
species-ui-cards-of = { $name }の手札

species-ui-points = 得点
species-ui-cubes = 手元のキューブ{ $count }個
species-ui-hand-of = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚：{ $cards }
  }
species-ui-known = 手札にあると分かっているカード：{ $cards }
species-ui-captured = { $count ->
    [0] 獲得したタイルはありません。
   *[other] 獲得したタイル{ $count }枚：{ $tiles }。
  }
species-ui-holds = 今ゲームが終わると、単独最多でさらに{ $count }枚獲得します（{ $tiles }）。
species-ui-held = { $tile }（今終わると獲得）
species-ui-knowledge = キューブの下の知識：陸{ $land }、水{ $water }、空{ $air }
species-ui-standing = { $name }：{ $measure }、今なら{ $points }点

species-ui-gain-points = { $count }点
species-ui-gain-card-land = 陸カード1枚
species-ui-gain-card-water = 水カード1枚
species-ui-gain-card-air = 空カード1枚
species-ui-gain-card-beagle = ビーグル号カード1枚
species-ui-gain-steps = ビーグル号が{ $count }マス進む
species-ui-reaches = レベル{ $level }の目標に届きます
species-ui-ends = 航海が終わります。これがゲームの最後の手になります。
species-ui-captures = { $tile }を獲得します。
species-ui-displaces = { $tile }は至近の空きマスへ移動します。
species-ui-returns = 持ち主に戻るキューブ（1個1点）：{ $cubes }。
species-ui-choose-space = 光っているマスを選んでください。そのマスと隣のマスのキューブを支払いに使えます。
species-ui-spent = 支払うもの
species-ui-nothing-yet = 支払いに使うものを選んでください。
species-ui-ways = これから選ぶもの
species-ui-from = { $tile }（{ $space }）から{ $count }個
species-ui-more-from = { $tile }（{ $space }）からもう1個
species-ui-costs = コスト
species-ui-gives = 報酬
species-ui-look = タイルやカードに触れるか、カーソルを合わせると説明が出ます。

## What is told beside the board

species-ui-tale-cubes = 手元のキューブ
species-ui-tale-cards = 手札
species-ui-tale-knowledge-land = 知識（陸）
species-ui-tale-knowledge-water = 知識（水）
species-ui-tale-knowledge-air = 知識（空）
species-ui-voyage = ニュージーランドまで、あと{ $left }マス
species-ui-next-goal = 次の目標まで、あと{ $left }マス
species-ui-stall = 船が動かないまま、あと{ $left }手番でビーグル号が自動的に進みます
