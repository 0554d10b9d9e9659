# オリゴの画面の言葉(ゲームのメッセージのほかに)。

origo-ui-map = マップ
origo-ui-hand = あなたの手札
origo-ui-hand-of = { $name }の手札
origo-ui-actions = アクション
origo-ui-players = プレイヤー情報

origo-ui-empty = 空き
origo-ui-shield-red = 赤の部族コマ
origo-ui-shield-blue = 青の部族コマ
origo-ui-shield-black = 黒の部族コマ
origo-ui-shield-green = 緑の部族コマ
origo-ui-shield-orange = オレンジの部族コマ
origo-ui-shield-of = { $shield }（{ $tribe }、{ $name }）
origo-ui-established = 「国家の確立」済み（{ $value }点）
origo-ui-navigated = この手番で航行済み
origo-ui-lit = 選べます
origo-ui-card-growth = 人口増加
origo-ui-card-ship = 出帆

origo-ui-allowance = この手番の残り：拡張・戦闘{ $fight }回、移動・手札交換{ $shift }回

origo-ui-player = プレイヤー
origo-ui-points = 得点
origo-ui-supply = 手持ちの部族コマ
origo-ui-cards = 手札の枚数
origo-ui-start-player = スタートプレイヤー
origo-ui-lost = 除外された部族コマ{ $count }個
origo-ui-pile = 山札{ $count }枚
origo-ui-placement = 初期配置
origo-ui-round = ラウンド{ $round }
origo-ui-last-round = 最終ラウンド

origo-ui-combat-title = 戦闘：{ $square }（{ $place }）
origo-ui-attacker = 攻撃側
origo-ui-defender = 防御側
origo-ui-combat-value = 戦闘値{ $value }
origo-ui-combat-sum = 隣接{ $support }{ $own ->
    [0] {""}
   *[other] ＋戦闘地{ $own }
  }＋カード{ $cards }枚×2
origo-ui-combat-section = { $square }の周辺
origo-ui-combat-cards = { $name }が出したカード
origo-ui-combat-yours = 追加するカードを手札から選ぶか、白旗を選んでください。
origo-ui-combat-show = { $count ->
    [0] カードを追加
   *[other] { $count }枚追加
  }
origo-ui-combat-decides = { $name }が考えています…
origo-ui-combat-won = { $name }が{ $square }を奪いました（{ $high }対{ $low }）。
origo-ui-combat-held = { $name }が{ $square }を守りました（{ $high }対{ $low }）。

origo-ui-founding = 「国家の確立」マーカー
origo-ui-founding-note = 国を埋めたプレイヤーは、左端のマーカーの点数を獲得します。赤いマス（4・8・12番目）のマーカーが使われると、ラウンド終了時に得点計算を行います。
origo-ui-founded-by = { $country }（{ $name }）
origo-ui-scorings = 得点計算
origo-ui-scoring-of = 第{ $round }ラウンドの得点計算
origo-ui-scoring-now = 今、得点計算をした場合
origo-ui-clans = 部族コマの連結ポイント
origo-ui-points-clan = 連結
origo-ui-no-clans = 3個以上の連結は、まだありません。
origo-ui-naval = 海軍力ポイント
origo-ui-points-naval = 海軍力
origo-ui-countries = 国別勢力ポイント
origo-ui-points-country = 国別
origo-ui-sum = 合計
origo-ui-tied = { $place }タイ
origo-ui-monopoly = { $place }：独占
origo-ui-shields = コマ{ $count }個

## What is told beside the board

origo-ui-on-map = マップ上の部族コマ
origo-ui-shields-lost = 除外された部族コマ
origo-ui-countries-established = 確立した国家
origo-ui-points-founding = 開始時と国家の確立
origo-ui-to-place = 初期配置の部族コマ、あと{ $left }個
origo-ui-until-scoring = 次の得点計算まで、あと{ $left }か国
origo-ui-scoring-due = このラウンドの終わりに得点計算
origo-ui-countries-of = 確立した国家：{ $of }か国中{ $value }か国
origo-ui-supply-left = 手持ちの部族コマが残りわずかなプレイヤーがいます
