# 種の起源の日本語。プレイヤー・タイル・カード・マス・寄港地の名前は訳された語で渡される。山は番号や記号のまま。

## Names

species-title = 種の起源
species-about = 1835年、ビーグル号でガラパゴスの島々をめぐります。動植物を観察して得た知識が、次の新種の発見につながります。
species-tile-opuntia = ガラパゴスウチワサボテン
species-tile-lava_lizard = ガラパゴスヨウガントカゲ
species-tile-lava_cactus = ヨウガンサボテン
species-tile-sally_lightfoot = ベニイワガニ
species-tile-chocolate_chip_star = チョコチップヒトデ
species-tile-pencil_urchin = ガラパゴスパイプウニ
species-tile-carpenter_bee = ガラパゴスクマバチ
species-tile-sulphur_butterfly = ガラパゴスオオキチョウ
species-tile-painted_locust = ガラパゴスオオイロバッタ
species-tile-racer = ガラパゴスヘビ
species-tile-angelfish = キングエンゼルフィッシュ
species-tile-mockingbird = ガラパゴスマネシツグミ
species-tile-ground_finch = ガラパゴスフィンチ
species-tile-green_turtle = ガラパゴスアオウミガメ
species-tile-brown_pelican = カッショクペリカン
species-tile-sea_lion = ガラパゴスアシカ
species-tile-penguin = ガラパゴスペンギン
species-tile-marine_iguana = ウミイグアナ
species-tile-rail = ガラパゴスクイナ
species-tile-hawk = ガラパゴスノスリ
species-tile-blue_footed_booby = アオアシカツオドリ
species-tile-shark = ガラパゴスザメ
species-tile-flightless_cormorant = ガラパゴスコバネウ
species-tile-giant_tortoise = ガラパゴスゾウガメ
species-tile-land_iguana = ガラパゴスリクイグアナ
species-tile-waved_albatross = ガラパゴスアホウドリ
species-tile-frigatebird = アメリカグンカンドリ
species-tile-calandrinia = カランドリニア
species-tile-coral = サンゴ
species-tile-acacia = アカシア
species-habitat-land = 陸
species-habitat-water = 水
species-habitat-air = 空
species-habitat-any = 任意
species-habitat-beagle = ビーグル号
species-deck-land = 陸カード
species-deck-water = 水カード
species-deck-air = 空カード
species-stack = 新種の山{ $stack }
species-deck-beagle = ビーグル号カード
species-card-book1 = 書籍1冊（{ $habitat }）
species-card-book2 = 書籍2冊（{ $habitat }）
species-card-magnifier = 拡大鏡（{ $habitat }）
species-card-sketch = スケッチ（{ $habitat }）
species-card-binoculars = 双眼鏡（{ $habitat }）
species-card-map = 地図
species-card-scalpel = メス
species-card-fitzroy = ロバート・フィッツロイ（艦長）
species-card-wickham = ジョン・クレメンツ・ウィッカム（一等海尉）
species-card-sulivan = バーソロミュー・サリヴァン（海尉）
species-card-king = フィリップ・ギドリー・キング（士官候補生）
species-card-stokes = ジョン・ロート・ストークス（測量助手）
species-card-covington = シムズ・コヴィントン（ダーウィンの従者）
species-card-bynoe = ベンジャミン・バイノー（船医代理）
species-card-stebbing = ジョージ・ジェームズ・ステビング（器械職人）
species-card-chaffers = エドワード・メイン・チャファーズ（航海長）
species-card-may = ジョナサン・メイ（船匠）
species-journal-J1-1 = 最初の錨地
species-journal-J1-2 = 陸の研究
species-journal-J1-3 = 水の研究
species-journal-J1-4 = 空の研究
species-journal-J1-5 = 広い観察
species-journal-J1-6 = ふくらんだポケット
species-journal-J2-1 = 2つ目の錨地
species-journal-J2-2 = 陸と空
species-journal-J2-3 = 陸と水
species-journal-J2-4 = 水と空
species-journal-J2-5 = 採集家
species-journal-J2-6 = 船上の書籍
species-journal-J3-1 = 最後の錨地
species-journal-J3-2 = あらゆる知識
species-journal-J3-3 = 知識の三つ組
species-journal-J3-4 = 種の権威
species-journal-J3-5 = 採集品
species-journal-J3-6 = 博識
species-journal-J4-1 = 三部作
species-journal-J4-2 = 全集
species-journal-J4-3 = 蔵書
species-journal-J4-4 = 各分野の権威
species-journal-J4-5 = 姉妹編
species-journal-J4-6 = 専門家
species-stop-0 = 南アメリカ（カヤオ）
species-stop-1 = フッド島（エスパニョラ島）沖
species-stop-2 = チャタム島、セロ・ティヘレタス
species-stop-3 = チャタム島、プエルト・グランデ
species-stop-4 = チャタム島、テラピン泊地
species-stop-5 = チャタム島、フレッシュウォーター湾
species-stop-6 = チャタム島、クレーター地帯
species-stop-7 = チャールズ島、ポストオフィス湾
species-stop-8 = チャールズ島、高地の集落
species-stop-9 = チャールズ島、セロ・パハス
species-stop-10 = ブラトル小島（トルトゥガ）沖
species-stop-11 = アルベマール島、イグアナ入江
species-stop-12 = アルベマール島、タガス入江
species-stop-13 = アルベマール島、ビーグル・クレーター
species-stop-14 = アビンドン島（ピンタ島）沖
species-stop-15 = ビンドロー島（マルチェナ島）沖
species-stop-16 = タワー島（ヘノベサ島）沖
species-stop-17 = ジェームズ島、バッカニア入江
species-stop-18 = ジェームズ島、高地
species-stop-19 = チャタム島、水の補給
species-stop-20 = ジェームズ島、ダーウィン再乗船
species-stop-21 = アルベマール島、北岸
species-stop-22 = ウェンマン島（ウォルフ島）
species-stop-23 = カルペパー島（ダーウィン島）
species-stop-24 = ニュージーランド
species-action-research = 調査する
species-action-pay = 支払って発見する
species-action-done = これで終わり
species-action-end = 手番を終える
species-score-setup = 開始時
species-score-discoveries = 発見
species-score-cubes = 戻ったキューブ
species-score-goal1 = 第1目標
species-score-goal2 = 第2目標
species-score-goal3 = 第3目標
species-score-tiles = 獲得タイル
species-score-books = 書籍
species-track-label = 進化トラック
species-stacks-label = 新種の山
species-open-label = 公開中のビーグル号カード
species-hand-label = 手札
species-captured-label = 獲得済み
species-knowledge-label = 知識
species-final-label = 最終目標
species-needs-map = 地図が必要

## Help

species-help-research = レベル4以外の生物種タイル2枚に、観察キューブを1個ずつ置きます。手元のキューブが1個以下なら、先に好きな数を手元に戻します。
species-help-discover = 進化トラックのタイルと、置くマスを選びます。そのマスと隣のマスにある自分のキューブを消費し、キューブの下の知識アイコンでコストを支払います。消費したキューブは手元に戻ります。
species-help-known = 既知種タイルはレベル1とみなします。上書きされても獲得されず、キューブごと至近の空きマスへ移動します。
species-help-track = 下段の4マスからは自由に選べ、上段の3マスから選ぶには地図が必要です。新しいタイルは同じレベルの一番上に入ります。
species-help-beagle = ビーグル号は発見やカードで進みます。錨に着くか通り過ぎると中間得点、ニュージーランドに着くとゲーム終了です。
species-help-card-book1 = 手札に残します。ゲーム終了時に最終目標で得点になります。
species-help-card-book2 = 手札に残します。2冊として数え、ゲーム終了時に最終目標で得点になります。
species-help-card-magnifier = 発見のとき：{ $habitat }の知識アイコン2個分になります。
species-help-card-sketch = 発見のとき：任意の知識アイコン1個分になります。
species-help-card-binoculars = 発見のとき：ちょうど2マス先の1マスにある自分のキューブも支払いに使えます（1個以上使います）。
species-help-card-map = 発見のとき：進化トラックの上段3マスのタイルを選べます。
species-help-card-scalpel = 発見のとき：同じレベルや、より高いレベル（4も可）のタイルにも重ねられます。レベル1の新種を既知種に重ねることもできます。
species-help-card-fitzroy = ビーグル号を2マス進めます。
species-help-card-wickham = ビーグル号を1マス進めます。
species-help-card-sulivan = 手元のキューブ1個を、レベル4以外のタイルに置きます。
species-help-card-king = 手元のキューブ2個を、レベル4以外の同じタイルに置きます。
species-help-card-stokes = 自分のキューブ1個か2個を、レベル4以外の別のタイルへ動かします。
species-help-card-covington = 自分のキューブを1～3個手元に戻します。
species-help-card-bynoe = 好きな棲息域カードの山から1枚引きます。
species-help-card-stebbing = いずれかの捨て札から道具カードを1枚選び、手札に加えます。
species-help-card-chaffers = 進化トラックの下段4マスからタイルを1枚外し、トラックを補充してから、外したタイルを好きな新種の山の一番下に入れます。
species-help-card-may = 既知種タイル1枚を、キューブごと隣の空きマスへ動かします。
species-help-journal-J1-1 = 錨のまわりのタイルにあるキューブ：最多3点、2番目1点（2番目は3～4人のときだけ）。
species-help-journal-J1-2 = 自分のキューブの知識アイコン（陸）：最多3点、2番目1点（2番目は3～4人のときだけ）。
species-help-journal-J1-3 = 自分のキューブの知識アイコン（水）：最多3点、2番目1点（2番目は3～4人のときだけ）。
species-help-journal-J1-4 = 自分のキューブの知識アイコン（空）：最多3点、2番目1点（2番目は3～4人のときだけ）。
species-help-journal-J1-5 = 自分のキューブがあるタイル：最多3点、2番目1点（2番目は3～4人のときだけ）。
species-help-journal-J1-6 = 手札1枚につき1点、最大4点。
species-help-journal-J2-1 = 錨のまわりのタイルにあるキューブ：最多4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J2-2 = 自分のキューブの知識アイコン（陸・空）：最多4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J2-3 = 自分のキューブの知識アイコン（陸・水）：最多4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J2-4 = 自分のキューブの知識アイコン（水・空）：最多4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J2-5 = 獲得したタイル：最多4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J2-6 = 書籍1冊につき1点、最大6点。
species-help-journal-J3-1 = 錨のまわりのタイルにあるキューブ：最多6点、2番目3点（2番目は3～4人のときだけ）。
species-help-journal-J3-2 = 自分のキューブの知識アイコン（陸・水・空）：最多6点、2番目3点（2番目は3～4人のときだけ）。
species-help-journal-J3-3 = 自分のキューブの陸・水・空の知識アイコン1組につき3点、最大9点。
species-help-journal-J3-4 = 自分のキューブが単独最多のタイル：最多6点、2番目3点（2番目は3～4人のときだけ）。
species-help-journal-J3-5 = 獲得したタイル1枚につき2点、最大6点。
species-help-journal-J3-6 = 手札の書籍の棲息域1種類につき2点、最大6点。
species-help-journal-J4-1 = 陸・水・空の書籍カード1組につき6点、余り1枚につき1点。
species-help-journal-J4-2 = 棲息域ごとに書籍カード1～5枚で1・3・6・10・15点。
species-help-journal-J4-3 = 書籍1冊につき1点、冊数が最多なら追加で3点。
species-help-journal-J4-4 = 棲息域ごとに、最多の冊数で4点、2番目2点（2番目は3～4人のときだけ）。
species-help-journal-J4-5 = 同じ棲息域の書籍カード2枚につき4点、余り1枚につき1点。
species-help-journal-J4-6 = 書籍の冊数が最も多い棲息域について、1冊につき2点。

## What is asked

species-ask-setup-cube = 既知種タイルに最初のキューブを置いてください。
species-ask-turn = 調査か発見を行うか、乗組員カードをプレイしてください。アクションのあとは手番を終えられます。
    .research = 調査
    .tile = 種の発見
    .card = 乗組員カードのプレイ
    .end = 手番の終了
species-ask-recall = 手元のキューブが2個以上になるまで戻してください。
species-ask-place = キューブを置くタイルを、別々に2枚選んでください。
species-ask-discover-space = 新種タイルを置くマスを選んでください。
species-ask-displace = 既知種タイルの移動先を選んでください。
species-ask-pay = 支払いに使うものを選んでください。
species-ask-binoculars-space = 双眼鏡で見るマスを選んでください。
species-ask-crew-place = キューブを置くタイルを選んでください。
species-ask-crew-from = 動かすタイルかキューブを選んでください。
species-ask-crew-to = 移動先を選んでください。
species-ask-crew-recall = 戻すキューブを選んでください（3個まで）。
species-ask-crew-deck = カードを引く山札を選んでください。
species-ask-crew-tool = 手札に加える道具カードを選んでください。
species-ask-crew-tile = 進化トラックから外すタイルを選んでください。
species-ask-crew-stack = 進化トラックに補充する新種の山を選んでください。
species-ask-discovery = 発見を続けてください。
species-ask-beagle-card = ビーグル号カードを1枚選んでください。
species-ask-refill = 進化トラックに補充する新種の山を選んでください。
species-ask-put-under = 外したタイルを下に入れる新種の山を選んでください。
species-wait-setup-cube = { $seat }が最初のキューブを置いています。
species-wait-turn = { $seat }の手番です。
species-wait-beagle-card = { $seat }がビーグル号カードを選んでいます。
species-wait-refill = { $seat }が進化トラックを補充しています。
species-wait-put-under = { $seat }が新種の山を選んでいます。

## What happened

species-started = スタートプレイヤーは{ $seat }です。
species-observed = { $seat }が{ $tile }に最初のキューブを置きました。
species-turn = { $seat }の手番です。
species-recalled = { $seat }がキューブを{ $cubes }個手元に戻しました。
species-researched = { $seat }が{ $tile }と{ $other }を調査しました。
species-discovered = { $seat }が{ $tile }を発見し、{ $space }に置きました。
species-paid = { $seat }がキューブを{ $cubes }個消費しました。
species-played = { $seat }が「{ $card }」をプレイしました。
species-captured = { $seat }が{ $tile }を獲得しました。
species-displaced = { $tile }が{ $space }へ移動しました。
species-returned = { $points ->
    [0] { $seat }の手元にキューブが{ $cubes }個戻りました。
   *[other] { $seat }の手元にキューブが{ $cubes }個戻り、{ $points }点を獲得しました。
  }
species-points = { $seat }が{ $points }点を獲得しました。
species-drew = { $seat }が{ $deck ->
    [land] 陸カード
    [water] 水カード
    [air] 空カード
   *[beagle] ビーグル号カード
  }を1枚引きました。
species-drew-own = あなたは「{ $card }」を引きました。
species-took = { $seat }が「{ $card }」を手札に加えました。
species-opened = 「{ $card }」が公開されました。
species-reshuffled = { $deck ->
    [land] 陸カード
    [water] 水カード
    [air] 空カード
   *[beagle] ビーグル号カード
  }の捨て札をシャッフルして、新しい山札にしました。
species-sailed = ビーグル号が進みました（{ $stop }）。
species-goal = レベル{ $level }の目標の中間得点を計算しました。
species-goal-scored = { $seat }が中間得点で{ $points }点を獲得しました。
species-refilled = 新種の山{ $stack }から{ $tile }が進化トラックに補充されました。
species-placed = { $seat }が{ $tile }にキューブを{ $cubes }個置きました。
species-moved-cube = { $seat }がキューブを{ $tile }から{ $other }へ動かしました。
species-regained = { $seat }が捨て札から「{ $card }」を手札に加えました。
species-removed = { $tile }が進化トラックから外されました。
species-put-under = { $tile }が新種の山{ $stack }の下に入りました。
species-moved-tile = { $tile }が{ $space }へ移動しました。
species-stalled = 船の動かない手番が続いたため、ビーグル号が自動的に1マス進みました。
species-arrived = ビーグル号がニュージーランドに到着しました。
species-won-tile = { $seat }は{ $tile }のキューブが単独最多となり、そのタイルを獲得しました。
species-final = { $seat }：獲得タイル{ $tiles }点、書籍{ $books }点。
species-over = ゲームが終了しました。

## Why not

species-refused-not-offered = 今はできません。
species-refused-nowhere = { $tile }を置けるマスがありません。
species-refused-not-discarded = この道具カードは捨て札にありません。
species-refused-tool-settled = この道具カードは、すでに支払いに含まれています。
species-refused-binoculars-first = 双眼鏡は最初に使います。支払いを初めから選び直してください。
species-refused-one-binoculars = 双眼鏡は、すでに1枚使っています。
species-refused-known-only = 最初のキューブは、3枚の既知種タイルのどれかに置きます。
species-refused-action-first = 先に調査か発見を行ってください。
species-refused-main-done = この手番では、もうアクションを行いました。
species-refused-not-on-track = { $tile }は進化トラックにありません。
species-refused-needs-map = { $tile }は上段の3マスにあり、選ぶには地図が必要です。
species-refused-no-cubes = 自分のキューブがどのタイルにもありません。支払いには1個以上必要です。
species-refused-cannot-pay = どのマスに置いても、{ $tile }のコストを支払えません。
species-refused-no-discovery = 進化トラックには、今コストを支払って置ける種がありません。
species-refused-not-in-hand = このカードは手札にありません。
species-refused-book = 書籍カードはプレイできません。ゲーム終了時に数えます。
species-refused-tool = 道具カードは、発見アクションの際にプレイします。
species-refused-no-effect = このカードは、今は効果がありません。
species-refused-no-crew = 今効果のある乗組員カードが手札にありません。
species-refused-recall-more = 手元にキューブが2個以上必要です。
species-refused-no-cube-there = そこに自分のキューブはありません。
species-refused-no-tile = そこにタイルがありません。
species-refused-level-four = レベル4のタイルには知識アイコンがなく、キューブを置けません。
species-refused-same-tile = 別のタイルを選んでください。
species-refused-out-of-reach = そのマスにも、隣のマスにも、自分のキューブがありません。
species-refused-cannot-pay-there = そのマスと隣のマスのキューブでは、{ $tile }のコストを支払えません。
species-refused-grid-full = 移動先の空きマスがないため、{ $tile }は上書きできません。
species-refused-known-level = 既知種タイルはレベル1とみなします。{ $tile }を上書きできるのは、より高いレベルのタイルだけです。
species-refused-level-four-stays = レベル4の{ $tile }は上書きできません。
species-refused-not-higher = { $tile }を上書きできるのは、レベル{ $level }より高いタイルだけです。
species-refused-occupied = このマスは埋まっています。
species-refused-not-nearest = もっと近い空きマスがあります。至近の空きマスを選んでください。
species-refused-choose-payment = 支払い方がいくつかあります。先に選んでください。
species-refused-not-needed = 今回の支払いには必要ありません。
species-refused-pays-nothing = このカードは支払いに使えません。
species-refused-settled = このマスのキューブは、すでに支払いに選ばれています。
species-refused-not-adjacent = このタイルは選んだマスに隣接していません。
species-refused-not-two-away = 双眼鏡で使えるのは、ちょうど2マス先にあって、支払いに必要なキューブだけです。
species-refused-at-least-one = 少なくとも1個は動かさなければなりません。
species-refused-no-known-tile = 隣に空きマスがある既知種タイルを選んでください。
species-refused-not-beside = タイルに隣接するマスを選んでください。
species-refused-deck-empty = この山札も捨て札も空です。
species-refused-not-a-tool = これは道具カードではありません。
species-refused-upper-track = 選べるのは、進化トラックの下段4マスのタイルだけです。
species-refused-stack-empty = この新種の山は空です。
species-refused-not-open = このカードは公開されていません。

## Options

species-option-start_player = スタートプレイヤー
species-option-start_player-help = 最初に手番を行うプレイヤーを決めます。
species-option-start_player-0 = 席1
species-option-start_player-1 = 席2
species-option-start_player-2 = 席3
species-option-start_player-3 = 席4
species-option-start_player-random = ランダム
species-option-stall_guard = 船が長く動かなければ、ビーグル号が自動的に進む
species-option-stall_guard-help = 「はい」なら、航海のないまま1人12手番が過ぎると、ビーグル号が自動的に1マス進み、ゲームが必ず終わります。
species-option-stall_guard-true = はい
species-option-stall_guard-false = いいえ
