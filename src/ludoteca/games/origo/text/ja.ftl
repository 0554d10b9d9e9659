# オリゴの日本語。プレイヤー・カード・マス・国・海洋の名前は訳された語で渡される。

## Names

origo-title = オリゴ
origo-about = カードが指すマスに部族コマを置き、ヨーロッパに勢力を広げます。国を埋め、まとまって陣取りましょう。戦闘の決め手は、隣の味方とカードです。

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
origo-tribe-black = アングロ・サクソン族
origo-tribe-green = ランゴバルド族
origo-tribe-orange = ヴァンダル族

origo-card-row = 行カード（{ $label }）
origo-card-column = 列カード（{ $label }）
origo-card-land = ランドカード（{ $label }）
origo-card-growth = 人口増加カード
origo-card-ship = 出帆カード

origo-action-expand = 拡張
origo-action-attack = 戦闘
origo-action-move = 移動
origo-action-exchange = 手札交換
origo-action-navigate = 航行
origo-action-end = 手番終了
origo-action-show = カードを追加
origo-action-flag = 白旗

## Help

origo-help-expand = カードを1枚出し、それが指す空いているマスに、手持ちの部族コマを1個配置します。拡張と戦闘は合わせて1手番に2回までです。
origo-help-attack = カードを1枚出し、それが指すマスにある他のプレイヤーの部族コマに戦闘を仕掛けます。「国家の確立」が成った国か、全てのマスが埋まった海洋で、自分の部族コマに隣接するマスに限ります。拡張と戦闘は合わせて1手番に2回までです。
origo-help-move = 陸地にある自分の部族コマ1個を、隣の空いているマスに動かします（斜めは不可）。連なっている自分の部族コマの上は通過できます。1手番に1回、手札交換の代わりに行えます。
origo-help-exchange = 手札を2枚捨て、山札から2枚引きます。1手番に1回、移動の代わりに行えます。
origo-help-navigate = 海洋にある自分の部族コマは、それぞれ1手番に1回、隣の空いているマスに動かせます（斜めは不可）。連なっている自分の部族コマの上は通過できます。
origo-help-end = 手番を終え、手札を10枚まで補充します。何も行動せずに終えるとパスになります。
origo-help-show = 選んだカードを戦力に加えます。1枚につき戦闘値＋2です。
origo-help-flag = 今回はカードを1枚も出しません。降参ではありません。両者が続けて白旗を選ぶと戦闘が終わります。
origo-help-card-row = その行の全てのマスを指します。陸地も海洋も含みます。そこで拡張、戦闘、防御ができます。
origo-help-card-column = その列の全てのマスを指します。陸地も海洋も含みます。そこで拡張、戦闘、防御ができます。
origo-help-card-land = この国の全てのマスを指します。そこで拡張、戦闘、防御ができます。
origo-help-card-growth = 自分の部族コマに隣接する全てのマスを指します（斜めは不可）。そこで拡張、戦闘、防御ができます。
origo-help-card-ship = 全ての海洋マスを指します。そこで拡張、戦闘、防御ができます。
origo-help-country = 大きさは{ $squares }マスです。得点計算では部族コマの多い順に{ $first }／{ $second }／{ $third }点です。全てのマスを独占していれば、さらに2点入ります。
origo-help-sea = 大きさは{ $squares }マスです。全てのマスに部族コマがある間だけ、ここで戦闘を仕掛けられます。

## What is asked

origo-ask-place = 空いているマスに部族コマを1個配置してください。
origo-ask-menu = 行動を選ぶか、手番を終えてください。
    .expand = 拡張
    .attack = 戦闘
    .move = 移動
    .exchange = 手札交換
    .navigate = 航行
    .end = 手番の終了
origo-ask-reinforce = 戦力にするカードを出すか、白旗を選んでください。
    .card = 戦力にするカードの選択
    .show = 選んだカードの公開
    .flag = 白旗の選択
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
origo-play-begins = 初期配置が完了し、ゲームが始まりました。
origo-turn = 第{ $round }ラウンド：{ $seat }の手番です。
origo-expanded = { $seat }が{ $card }を使い、{ $square }に部族コマを配置しました。
origo-attacked = { $seat }が{ $card }を使い、{ $square }にいる{ $defender }に戦闘を仕掛けました。
origo-reinforced = { $seat }が{ $cards }を戦力に加えました。
origo-flagged = { $seat }は白旗を選び、カードを追加しませんでした。
origo-combat-won = { $seat }が{ $defender }から{ $square }を奪いました（攻撃側{ $attack }対防御側{ $defence }）。
origo-combat-held = { $seat }が{ $attacker }から{ $square }を守りました（攻撃側{ $attack }対防御側{ $defence }）。
origo-moved = { $seat }の部族コマが{ $from }から{ $to }へ移動しました。
origo-navigated = { $seat }の部族コマが{ $from }から{ $to }へ航行しました。
origo-exchanged = { $seat }が手札を2枚交換しました。
origo-exchanged-own = あなたは{ $cards }を捨てました。
origo-drew = { $seat }がカードを{ $count }枚引きました。
origo-drew-own = あなたは{ $cards }を引きました。
origo-founded = { $seat }が{ $country }で「国家の確立」を達成し、{ $points }点を獲得しました。
origo-reshuffled = 捨て札をシャッフルして、新しい山札にしました。
origo-passed = { $seat }はパスしました。
origo-ended-turn = { $seat }が手番を終えました。
origo-scoring = 第{ $round }ラウンドが終わり、得点計算を行いました。
origo-scored = { $seat }が{ $points }点（連結{ $clan }、海軍力{ $naval }、国別勢力{ $countries }）を獲得しました。
origo-new-start-player = 得点が最も低い{ $seat }が、次のラウンドのスタートプレイヤーになりました。
origo-last-round = { $reason ->
    [countries] 12番目の国で「国家の確立」が達成されました。このラウンドでゲームが終了します。
   *[supply] 手持ちの部族コマがなくなったプレイヤーがいます。このラウンドでゲームが終了します。
  }
origo-over = ゲームが終了しました。

## Why not

origo-refused-occupied = このマスは埋まっています。
origo-refused-not-named = このカードはこのマスを指していません。
origo-refused-limit-reached = 初期配置で{ $country }に置ける部族コマは、全員合わせて{ $limit }個までです。
origo-refused-no-allowance = この手番では、もう行えません。
origo-refused-no-supply = 手持ちの部族コマがもうありません。
origo-refused-no-card = 使えるカードがありません。
origo-refused-no-square = このカードを使えるマスは今ありません。手札交換には使えます。
origo-refused-own-shield = それは自分の部族コマです。
origo-refused-empty = このマスには戦闘を仕掛ける相手がいません。
origo-refused-not-established = { $country }はまだ「国家の確立」に至っていないので、戦闘を仕掛けられません。
origo-refused-sea-not-full = { $sea }には空いているマスがあるので、戦闘を仕掛けられません。
origo-refused-not-adjacent = 戦闘地に隣接するマスに、自分の部族コマが必要です（斜めは不可）。
origo-refused-card-not-naming = このカードは戦闘地{ $square }を指していません。
origo-refused-no-card-counts = この戦闘で戦力になるカードは、手札にもうありません。
origo-refused-growth-not-adjacent = 人口増加カードを使えるのは、戦闘地{ $square }に隣接するマスに自分の部族コマがあるときだけです。
origo-refused-not-land = 移動できるのは陸地にある部族コマだけです。
origo-refused-not-sea = 航行できるのは海洋にある部族コマだけです。
origo-refused-already-navigated = この部族コマはこの手番ですでに航行しました。
origo-refused-not-own = そこに自分の部族コマはありません。
origo-refused-no-destination = そこから行ける空いているマスがありません。
origo-refused-not-reachable = このマスへは移動できません。通過できるのは自分の部族コマの上だけです。
origo-refused-too-few-cards = 交換は必ず手札2枚で行います。
origo-refused-nothing-to-show = 出すカードを1枚以上選ぶか、白旗を選んでください。
origo-refused-cards-selected = カードが選ばれています。そのまま出すか、選択を外してから白旗を選んでください。
origo-refused-not-in-hand = このカードは手札にありません。
origo-refused-combat-running = 先に戦闘の決着をつけてください。
origo-refused-already-chosen = この種類のカードは、もう全て選んでいます。
origo-refused-no-battlefield = 「国家の確立」が成った国も、全てのマスが埋まった海洋もないので、どこにも戦闘を仕掛けられません。
origo-refused-no-enemy = 戦闘を仕掛けられる場所に、他のプレイヤーの部族コマがありません。
origo-refused-no-card-names = 戦闘を仕掛けられるマスを指すカードが手札にありません。
origo-refused-names-no-enemy = このカードが指すマスに、他のプレイヤーの部族コマがありません。
origo-refused-no-empty-square = 空いているマスを指すカードが手札にありません。
origo-refused-not-offered = 今はできません。

## Options

origo-option-attack_adjacency = 戦闘は自分の部族コマに隣接するマスだけ
origo-option-attack_adjacency-help = 「はい」なら、自分の盾に隣接するマスだけを攻撃できます。「いいえ」なら、カードに書かれたどのマスでも攻撃できます。
origo-option-attack_adjacency-true = はい
origo-option-attack_adjacency-false = いいえ
origo-option-start_player = スタートプレイヤー
origo-option-start_player-help = 最初に手番を行うプレイヤーを決めます。
origo-option-start_player-random = ランダム
origo-option-start_player-0 = 席1
origo-option-start_player-1 = 席2
origo-option-start_player-2 = 席3
origo-option-start_player-3 = 席4
origo-option-start_player-4 = 席5

## 確認

origo-forgo-end = この手番ではまだアクションができます。それでも手番を終えますか？
