# オリゴの日本語。プレイヤー・カード・マス・国・海洋の名前は訳された語で渡される。

## Names

origo-title = オリゴ

origo-country-BR = 英国
origo-country-BE = ベルギー
origo-country-SK = スカンジナビア
origo-country-GE = ドイツ
origo-country-PO = ポーランド
origo-country-BA = バルト
origo-country-GA = フランス
origo-country-HE = スイス
origo-country-DK = ルーマニア
origo-country-HI = スペイン
origo-country-IT = イタリア
origo-country-DM = ダルマチア

origo-sea-no = 北海
origo-sea-os = バルト海
origo-sea-bi = ビスケー湾
origo-sea-mi = 地中海
origo-sea-ad = アドリア海

origo-tribe-red = フン族
origo-tribe-blue = ゴート族
origo-tribe-black = アングル族とサクソン族
origo-tribe-green = ランゴバルド族
origo-tribe-orange = ヴァンダル族

origo-card-row = 行 { $label }
origo-card-column = 列 { $label }
origo-card-land = { $label }
origo-card-growth = 人口増加
origo-card-ship = 出帆

origo-action-flag = 白旗

## Help

origo-help-expand = カードを1枚出し、それが指す空いているマスに手持ちの部族コマを1つ配置します。拡張と戦闘は合わせて1手番に2回までです。
origo-help-attack = カードを1枚出し、それが指すマスにある他のプレイヤーの部族コマに戦闘を仕掛けます。国家の確立が成立した国か、全てのマスが埋まった海洋で、自分の部族コマに隣接するマスに限ります。拡張と戦闘は合わせて1手番に2回までです。
origo-help-move = 陸地にある自分の部族コマ1つを隣の空いているマスに動かします。連なっている自分の部族コマの上は通過できます。1手番に1回、手札交換の代わりに行います。
origo-help-exchange = 手札を2枚捨て、山札から2枚引きます。1手番に1回、移動の代わりに行います。
origo-help-navigate = 海洋にある自分の部族コマは、それぞれ1手番に1回、隣の空いているマスに動かせます。連なっている自分の部族コマの上は通過できます。
origo-help-end = 手番を終え、手札を10枚まで補充します。何も行動せずに終えるとパスになります。
origo-help-show = 選んだカードを戦力に加えます。1枚につき+2です。
origo-help-flag = 今回は1枚も出しません。降参ではありません。白旗が2回続くと戦闘が終わります。
origo-help-card-row = その行の全てのマスを指します。陸地も海洋も含みます。
origo-help-card-column = その列の全てのマスを指します。陸地も海洋も含みます。
origo-help-card-land = この国の全てのマスを指します。
origo-help-card-growth = 自分の部族コマに隣接する全てのマスを指します。
origo-help-card-ship = 全ての海洋マスを指します。
origo-help-country = 大きさは{ $squares }マスです。得点計算では部族コマの多い順に{ $first }/{ $second }/{ $third }点、全てのマスを独占していればさらに2点入ります。
origo-help-sea = 大きさは{ $squares }マスです。全てのマスに部族コマがある間は、ここで戦闘を仕掛けられます。

## What is asked

origo-ask-place = 空いているマスに部族コマを1つ配置してください。
origo-ask-menu = 行動を選ぶか、手番を終えてください。
origo-ask-reinforce = 戦力になるカードを出すか、白旗を選んでください。
origo-ask-expand-card = 拡張に使うカードを選んでください。
origo-ask-expand-square = 部族コマを配置するマスを選んでください。
origo-ask-attack-card = 戦闘に使うカードを選んでください。
origo-ask-attack-square = 戦闘を仕掛けるマスを選んでください。
origo-ask-move-from = 移動する陸地の部族コマを選んでください。
origo-ask-move-to = 移動先を選んでください。
origo-ask-exchange-card = 交換する手札を2枚選んでください。
origo-ask-navigate-from = 航行する海洋の部族コマを選んでください。
origo-ask-navigate-to = 航行先を選んでください。

origo-wait-place = { $seat }が部族コマを配置しています。
origo-wait-menu = { $seat }の手番です。
origo-wait-reinforce = { $seat }が戦力を追加するか考えています。

## What happened

origo-started = スタートプレイヤーは{ $seat }です。
origo-placed = { $seat }が{ $square }に部族コマを配置しました。
origo-play-begins = 初期配置が完了しました。ここから手番が始まります。
origo-turn = 第{ $round }ラウンド:{ $seat }の手番です。
origo-expanded = { $seat }が{ $card }を使い、{ $square }に拡張しました。
origo-attacked = { $seat }が{ $card }を使い、{ $square }の{ $defender }に戦闘を仕掛けました。
origo-reinforced = { $seat }が戦力に{ $cards }を加えました。
origo-flagged = { $seat }は白旗です。
origo-combat-won = { $seat }が{ $attack }対{ $defence }で{ $defender }から{ $square }を奪いました。
origo-combat-held = { $seat }が{ $attack }対{ $defence }で{ $attacker }から{ $square }を守りました。
origo-moved = { $seat }が{ $from }から{ $to }へ移動しました。
origo-navigated = { $seat }が{ $from }から{ $to }へ航行しました。
origo-exchanged = { $seat }が手札を2枚交換しました。
origo-exchanged-own = あなたは{ $cards }を捨てました。
origo-drew = { $seat }がカードを{ $count }枚引きました。
origo-drew-own = あなたは{ $cards }を引きました。
origo-founded = { $seat }により{ $country }で国家の確立が成立しました。{ $points }点が入ります。
origo-reshuffled = 捨て札を切り直して新しい山札にしました。
origo-passed = { $seat }はパスしました。
origo-ended-turn = { $seat }が手番を終えました。
origo-scoring = 第{ $round }ラウンド終了、得点計算です。
origo-scored = { $seat }に{ $points }点(連結{ $clan }、海軍力{ $naval }、国別勢力{ $countries })が入りました。
origo-new-start-player = 一番点数の低い{ $seat }が次のラウンドのスタートプレイヤーになります。
origo-last-round = { $reason ->
    [countries] 12番目の国で国家の確立が成立しました。このラウンドでゲーム終了です。
   *[supply] 手持ちの部族コマがなくなりました。このラウンドでゲーム終了です。
  }
origo-over = ゲーム終了です。

## Why not

origo-refused-occupied = このマスは埋まっています。
origo-refused-not-named = このカードはこのマスを指していません。
origo-refused-limit-reached = 初期配置で{ $country }に置ける部族コマは合計{ $limit }つまでです。
origo-refused-no-allowance = この手番で行える回数をすでに使い切りました。
origo-refused-no-supply = 手持ちの部族コマがありません。
origo-refused-no-card = 使えるカードがありません。
origo-refused-no-square = このカードを使えるマスがありません。手札交換はできます。
origo-refused-own-shield = 自分の部族コマです。
origo-refused-empty = このマスには戦闘を仕掛ける相手がいません。
origo-refused-not-established = { $country }では国家の確立が成立していないので、戦闘を仕掛けられません。
origo-refused-sea-not-full = { $sea }には空いているマスがあるので、戦闘を仕掛けられません。
origo-refused-not-adjacent = 戦闘地に隣接するマスに自分の部族コマが必要です。
origo-refused-card-not-naming = このカードは戦闘地{ $square }を指していません。
origo-refused-growth-not-adjacent = 人口増加カードは、戦闘地{ $square }に隣接するマスに部族コマがある側だけが使えます。
origo-refused-not-land = 移動できるのは陸地にある部族コマだけです。
origo-refused-not-sea = 航行できるのは海洋にある部族コマだけです。
origo-refused-already-navigated = この部族コマはこの手番ですでに航行しました。
origo-refused-not-own = そこに自分の部族コマはありません。
origo-refused-no-destination = そこから行ける空いているマスがありません。
origo-refused-not-reachable = このマスには届きません。通過できるのは自分の部族コマの上だけです。
origo-refused-too-few-cards = 交換は必ず手札2枚で行います。
origo-refused-nothing-to-show = 出すカードを1枚以上選ぶか、白旗を選んでください。
origo-refused-cards-selected = カードが選ばれています。そのまま出すか、白旗にするなら選び直してください。
origo-refused-not-in-hand = このカードは手札にありません。
origo-refused-combat-running = 先に戦闘の決着をつけなければなりません。
origo-refused-already-chosen = この種類のカードはもうすべて選んでいます。
origo-refused-no-battlefield = 確立した国家も満杯の海洋もないので、どこにも戦闘を仕掛けられません。
origo-refused-no-enemy = 戦闘を仕掛けられる場所に、ほかのプレイヤーのコマがありません。
origo-refused-no-card-names = 戦闘を仕掛けられるマスを指すカードがありません。
origo-refused-names-no-enemy = このカードの指すマスに、ほかのプレイヤーのコマがありません。
origo-refused-no-empty-square = 空いているマスを指すカードがありません。
origo-refused-not-offered = 今はできません。

## Options

origo-option-attack_adjacency = 戦闘は自分の部族コマの隣だけで仕掛けられる
origo-option-attack_adjacency-true = はい
origo-option-attack_adjacency-false = いいえ
origo-option-start_player = スタートプレイヤー
origo-option-start_player-random = 無作為
origo-option-start_player-0 = 席1
origo-option-start_player-1 = 席2
origo-option-start_player-2 = 席3
origo-option-start_player-3 = 席4
origo-option-start_player-4 = 席5
