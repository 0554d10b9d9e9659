# オルレアンのボードが、ゲームのメッセージのほかに表示する言葉。

## 個人ボード

orleans-ui-own-board = あなたの個人ボード
orleans-ui-board-of = { $name }の個人ボード
orleans-ui-any = 任意の従者
orleans-ui-any_neutral = 任意の中立の従者
orleans-ui-empty = 空き
orleans-ui-space = { $place }、{ $wanted }のスペース
orleans-ui-place-label = { $place }、{ $state }
orleans-ui-state-ready = 実行できます
orleans-ui-state-full = 従者がそろっています
orleans-ui-state-closed = このラウンドは実行できません
orleans-ui-state-open = 従者が足りません
orleans-ui-state-lasting = 常に効果があります
orleans-ui-always = 常時効果
orleans-ui-bag = 従者バッグ：{ $count }枚
orleans-ui-bag-help = あなたの従者バッグです。中身はいつでも確認できます。
orleans-ui-bag-hidden = このバッグの中身は非公開です（{ $count }枚）。
orleans-ui-bag-empty = 空です
orleans-ui-coins = { $count }コイン
orleans-ui-built = 建てた取引所{ $count }個、残り{ $left }個
orleans-ui-citizens = 市民タイル{ $count }枚
orleans-ui-goods = 商品{ $count }個

## 選択

orleans-ui-choices = できること
orleans-ui-draw-all = 全て引く（{ $count }枚）
orleans-ui-commit-plan = 計画を決定
orleans-ui-lose-station = { $city }の取引所
orleans-ui-lose-technology = { $place }の技術タイル

## パネル

orleans-ui-panel-mine = ボード
orleans-ui-panel-map = 地図
orleans-ui-panel-tracks = トラック
orleans-ui-panel-deeds = 慈善事業
orleans-ui-panel-tiles = 施設タイル
orleans-ui-panel-supply = 供給
orleans-ui-pile = 「{ $category }」の山（{ $count }枚）

## プレイヤーと得点

orleans-ui-players = プレイヤー
orleans-ui-open-board = { $name }の個人ボードを見る
orleans-ui-own-help = 表示中のボードです。
orleans-ui-passed = パス済み
orleans-ui-merchant-in = 貿易商人の現在地：{ $city }。
orleans-ui-stations-in = 取引所：{ $cities }。
orleans-ui-score-coins = コイン
orleans-ui-score-goods = 商品
orleans-ui-score-stations = 取引所×レベル
orleans-ui-score-citizens = 市民タイル×レベル
orleans-ui-score-total = 合計
orleans-ui-score-note = 取引所と市民タイルの数の合計に、発展レベルを掛けます。同点の場合は、発展トラックがより進んでいるプレイヤーが上位です。

## 地図

orleans-ui-map = 地図
orleans-ui-lit = 選べます
orleans-ui-station-of = { $name }の取引所
orleans-ui-merchant-of = { $name }の貿易商人
orleans-ui-on-road = { $from }と{ $to }の間の陸路にある{ $good }
orleans-ui-on-waterway = { $from }と{ $to }の間の水路にある{ $good }

## トラック

orleans-ui-tracks = トラック
orleans-ui-step-of = { $name }：{ $step }
orleans-ui-help-track-farmer = 農家：進むたびに示された商品を獲得します。人口調査ではこのトラックの進み具合を比べます。
orleans-ui-help-track-craftsman = 職人：進むたびに技術タイルを獲得します。
orleans-ui-help-track-trader = 商人：進むたびに、示された山の施設タイルを獲得します。
orleans-ui-help-track-boatman = 船乗り：進むたびに示されたコインを獲得します。最後のスペースでは、最初に着いた人が市民タイルを獲得します。
orleans-ui-help-track-knight = 騎士：毎ラウンド引ける従者の枚数です。市民タイルのあるスペースでは、最初に着いた人がそれを獲得します。
orleans-ui-help-track-scholar = 学者：進むたびに、示された分だけ発展トラックが進みます。

## 慈善事業、イベント、供給

orleans-ui-deeds = 慈善事業
orleans-ui-count-of = { $what }×{ $count }
orleans-ui-deed-needs = 残り：{ $needed }。
orleans-ui-deed-done = 完成しました。
orleans-ui-deed-earns = 従者を1枚送るごとに、{ $coins }コインを獲得します。
orleans-ui-deed-earns-or = 従者を1枚送るごとに、{ $coins }コインまたは1発展ポイントを獲得します。
orleans-ui-round-of = 第{ $round }ラウンド（全{ $rounds }）
orleans-ui-event-rounds = ラウンドごとのイベント
orleans-ui-event-left = この山に残っているイベント
orleans-ui-event-gain = あなたは{ $coins }コインを獲得します。
orleans-ui-event-pay = あなたは{ $coins }コインを支払います。
orleans-ui-event-food = あなたは食料を1個支払います。
orleans-ui-event-nothing = 今のところ、あなたに影響はありません。
orleans-ui-event-plague = { $open ->
    [0] バッグの中に、失うおそれのある従者はありません。
   *[other] バッグの{ $bag }枚のうち{ $open }枚に、失うおそれがあります。
  }
orleans-ui-event-sacristy = 聖具室の修道士で、この影響を防げます。
orleans-ui-supply = 供給
orleans-ui-supply-followers = 供給の従者
orleans-ui-supply-goods = 商品市場
orleans-ui-supply-rest = タイルとコイン
orleans-ui-bank = 供給のコイン
orleans-ui-tiles-of = 施設タイル「{ $category }」
orleans-ui-good-worth = { $good }（{ $points }点）

## What is told beside the board

orleans-ui-will-take = { $seat }は{ $coins }コインを獲得します。
orleans-ui-will-pay = { $seat }は{ $coins }コインを支払います。
orleans-ui-tale-citizens = 市民タイル
orleans-ui-tale-stations = 取引所
orleans-ui-tale-technology = 技術タイル
orleans-ui-city-help = 取引所は1つだけで、先に建てた人のものになります。
orleans-ui-city-great-help = ここには全員が取引所を建てられます。
