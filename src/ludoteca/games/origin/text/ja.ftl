# オリジンの日本語。プレイヤー・地域・コマ・海峡・カードの名前は語として渡される。数・エリア・山札・選択・理由はそのまま。

## 名前

origin-title = オリジン
origin-region-af_origin = ゆりかご
origin-region-af_atlas = アトラス
origin-region-af_sahara = サハラ
origin-region-af_nile = ナイル
origin-region-af_senegal = セネガル
origin-region-af_guinea = ギニア
origin-region-af_chad = チャド
origin-region-af_horn = アフリカの角
origin-region-af_lakes = 大湖沼
origin-region-af_congo = コンゴ
origin-region-af_zambezi = ザンベジ
origin-region-af_kalahari = カラハリ
origin-region-af_cape = 喜望峰
origin-region-eu_iberia = イベリア
origin-region-eu_gaul = ガリア
origin-region-eu_scandia = スカンジア
origin-region-eu_danube = ドナウ
origin-region-eu_pontic = マンモス草原
origin-region-eu_levant = レバント
origin-region-eu_arabia = アラビア
origin-region-eu_persia = ペルシア
origin-region-eu_ural = ウラル
origin-region-eu_siberia = シベリア
origin-region-eu_altai = アルタイ
origin-region-eu_india = インダス
origin-region-eu_gobi = ゴビ
origin-region-eu_china = 黄河
origin-region-eu_indochina = メコン
origin-region-eu_chukotka = ベーリンジア
origin-region-oc_sunda = スンダ
origin-region-oc_wallacea = ウォーレシア
origin-region-oc_papua = パプア
origin-region-oc_arnhem = アーネム
origin-region-oc_outback = アウトバック
origin-region-oc_reef = サンゴ海岸
origin-region-oc_tasman = タスマン
origin-region-na_alaska = アラスカ
origin-region-na_yukon = ユーコン
origin-region-na_hudson = ハドソン
origin-region-na_greenland = グリーンランド
origin-region-na_cascadia = カスケード
origin-region-na_plains = 大平原
origin-region-na_appalachia = アパラチア
origin-region-na_mesoamerica = メソアメリカ
origin-region-sa_orinoco = オリノコ
origin-region-sa_amazon = アマゾン
origin-region-sa_sertao = セルタン
origin-region-sa_andes = アンデス
origin-region-sa_pampas = パンパ
origin-region-sa_patagonia = パタゴニア
origin-region-an_graham = グレアムランド
origin-region-an_maud = ドロンニング・モード・ランド
origin-region-an_wilkes = ウィルクスランド
origin-region-an_plateau = 極高原
origin-strait-st_gibraltar = ジブラルタル海峡
origin-strait-st_sinai = シナイの渡し
origin-strait-st_atlantic = 大西洋狭海
origin-strait-st_denmark = デンマーク海峡
origin-strait-st_bering = ベーリング海峡
origin-strait-st_panama = パナマの渡し
origin-strait-st_agulhas = アガラス海流
origin-strait-st_drake = ドレーク海峡
origin-strait-st_andaman = アンダマンの渡し
origin-strait-st_torres = トレス海峡
origin-strait-st_southern = 南氷洋の渡し
origin-colour-yellow = 黄
origin-colour-orange = オレンジ
origin-colour-purple = 紫
origin-colour-brown = 茶
origin-colour-green = 緑
origin-colour-none = オリジンの場所
origin-pawn = { $colour ->
    [white] 白
    [brown] 茶
   *[black] 黒
  }のコマ（高さ{ $height }・太さ{ $width }）
origin-deck-action = アクションカード
origin-deck-permanent = 永続効果カード
origin-deck-objective = 目的カード
origin-card-A01 = 長征
origin-card-A02 = さすらいの一族
origin-card-A03 = 双子の誕生
origin-card-A04 = 待ち伏せ
origin-card-A05 = 大胆な血筋
origin-card-A06 = 戦化粧
origin-card-A07 = 略奪者
origin-card-A08 = 盗まれた火
origin-card-A09 = 貢ぎ物
origin-card-A10 = 渡し守
origin-card-A11 = ひらめき
origin-card-A12 = 長老会議
origin-card-A13 = ふたつの夢
origin-card-A14 = 豊作
origin-card-P01 = 俊足
origin-card-P02 = 長槍
origin-card-P03 = 深い記憶
origin-card-P04 = 番犬
origin-card-P05 = いかだ
origin-card-P06 = 小さな人々
origin-card-P07 = 物々交換
origin-card-P08 = 採集民
origin-card-P09 = 混血
origin-card-P10 = 柵
origin-card-P11 = 語り部
origin-card-P12 = 戦士長
origin-card-P13 = 大評議会
origin-card-P14 = 最初の文明
origin-card-O01 = 偉大な狩人
origin-card-O02 = 道具職人
origin-card-O03 = 掟を定める者
origin-card-O04 = 行動する者
origin-card-O05 = アフリカ
origin-card-O06 = ユーラシア
origin-card-O07 = オセアニア
origin-card-O08 = 南アメリカ
origin-card-O09 = 北アメリカ
origin-card-O10 = 南極
origin-card-O11 = 故郷
origin-card-O12 = 民族の架け橋
origin-card-O13 = 放浪者
origin-card-O14 = 強き者
origin-card-O15 = 速き者
origin-card-O16 = さまざまな顔
origin-card-O17 = 海峡の番人
origin-card-O18 = 海峡の主
origin-card-O19 = 海辺の民
origin-card-O20 = あらゆる土地

## 見出し

origin-level = レベル{ $level }
origin-reserve = 部族コマのリザーブ
origin-reward-board = 報酬ボード
origin-stacks = 革新技術タイル
origin-discards = 捨て札
origin-distance = 距離{ $steps }
origin-progress = { $have }／{ $need }
origin-level-needed = レベル{ $level }のタイルが必要
origin-score-objectives = 目的
origin-score-cards = 手札
origin-score-hunting = 狩猟
origin-score-straits = 海峡
origin-score-tiles = タイル
origin-score-continents = 大陸
origin-score-total = 合計
origin-action-both = 両方
origin-action-on = 続ける
origin-action-end = 手番を終える
origin-action-skip = 飛ばす

## 説明

origin-help-region-yellow = A：黄エリアのタイルを1つ取り、アクションカードを1枚引く。B：アクションカードを3枚引き、手札から2枚を山札の下に戻す。
origin-help-region-orange = A：オレンジエリアのタイルを1つ取り、永続効果カードを1枚引く。B：永続効果カードを3枚引き、手札から2枚を山札の下に戻す。
origin-help-region-purple = A：紫エリアのタイルを1つ取り、目的カードを1枚引く。B：目的カードを3枚引き、手札から2枚を山札の下に戻す。
origin-help-region-brown = A：茶エリアのタイルを1つずつ2つ取る。B：任意のエリアのタイルを1つ取る。
origin-help-region-green = 最初にコマを置いたプレイヤーが狩猟トークンを得る。
origin-help-region-none = 中立のコマが立ち続け、誰も入れない。
origin-help-A01 = この手番の移住または交換は2地域遠くまで届く。
origin-help-A02 = 追加で移住を1回行う。タイルやカードの報酬はない。
origin-help-A03 = 追加で進化を1回行う。タイルやカードの報酬はない。
origin-help-A04 = 追加で交換を1回行う。タイルやカードの報酬はない。
origin-help-A05 = この手番の進化は2つの要素が同じなら、残る1つは何でもよい。
origin-help-A06 = この手番の交換では同じ太さのコマも追い出せる。
origin-help-A07 = 手札のある相手を選び、その手札からランダムに1枚を自分のものにする。
origin-help-A08 = 置けるなら、相手の1つの山のいちばん上のタイルを取る。
origin-help-A09 = 自分より海峡トークンの多い相手を選び、そのうち最も低いものを取る。
origin-help-A10 = 片側に自分のコマがあり反対側が空いている海峡のトークンを取る。
origin-help-A11 = 任意のエリアから、置けるタイルを1つ取る。
origin-help-A12 = 永続効果カードを2枚引き、そのうち1枚を手札に加え、もう1枚を山札の下に戻す。
origin-help-A13 = この手番は目的カードを通常より1枚多くプレイできる。
origin-help-A14 = この手番は報酬のAとBを順に両方受け取る。
origin-help-P01 = 自分の移住は1地域遠くまで届く。
origin-help-P02 = 自分の交換は1地域遠くまで届く。
origin-help-P03 = 目的カードを3枚まで持てる。
origin-help-P04 = 相手のカードによってカード・タイル・トークンを奪われない。
origin-help-P05 = 移住と交換で海峡を渡る一歩は距離に数えない。
origin-help-P06 = 進化で高さか太さが1段階小さくてもよい。
origin-help-P07 = 茶のAで取るタイルを任意のエリアから選べる。
origin-help-P08 = 黄・オレンジ・紫のAではカードを2枚引き、その種類の手札を1枚戻す。
origin-help-P09 = 進化で色は常に同じとみなす。
origin-help-P10 = 相手の交換に対し、自分のコマは1段階太いとみなす。
origin-help-P11 = Bで戻すカードが1枚少なくなる。
origin-help-P12 = 交換で同じ太さのコマも追い出せる。
origin-help-P13 = 毎手番アクションカードを2枚プレイできる。
origin-help-P14 = ゲーム終了時：自分のコマがある大陸1つにつき2点。
origin-help-O01 = 自分のコマが緑の地域に2つ。
origin-help-O02 = 自分のコマが茶の地域に3つ。
origin-help-O03 = 自分のコマがオレンジの地域に3つ。
origin-help-O04 = 自分のコマが黄の地域に3つ。
origin-help-O05 = 自分のコマがアフリカに3つ。
origin-help-O06 = 自分のコマがユーラシアに3つ。
origin-help-O07 = 自分のコマがオセアニアに3つ。
origin-help-O08 = 自分のコマが南アメリカに3つ。
origin-help-O09 = 自分のコマが北アメリカに3つ。
origin-help-O10 = 自分のコマが南極に3つ。
origin-help-O11 = ひとつの大陸の隣り合う地域に自分のコマが4つ。
origin-help-O12 = 2つ以上の大陸にまたがる隣り合う地域に自分のコマが4つ。
origin-help-O13 = 4つの大陸それぞれに自分のコマ。
origin-help-O14 = 自分の太いコマ（太さ3）が3つ。
origin-help-O15 = 自分の高いコマ（高さ3）が3つ。
origin-help-O16 = 自分のコマが3色それぞれ2つずつ。
origin-help-O17 = ひとつの海峡の両側に自分のコマ。
origin-help-O18 = 2つの海峡の両側に自分のコマ。
origin-help-O19 = 4つの海峡で少なくとも片側に自分のコマ。
origin-help-O20 = 5色すべての地域に自分のコマ。

## 問い

origin-ask-objective = 手元に残す目的カードを選んでください。
origin-ask-action = 進化する空き地域、動かす自分のコマ、またはカードを選んでください。
origin-ask-pawn = ここに置く部族コマを選んでください。
origin-ask-target = このコマの行き先を選んでください。
origin-ask-reward = 報酬を選ぶか、カードをプレイしてください。
origin-ask-tile = タイルを選んでください。
origin-ask-return = 戻すカードを順に選んでください。
origin-ask-council = 手元に残すカードを選んでください。
origin-ask-end = カードをプレイするか、手番を終えてください。
origin-ask-extra = 追加アクションを行う地域を選んでください。
origin-ask-rival = 相手を選んでください。
origin-ask-stack = 取るタイルを選んでください。
origin-ask-strait = 海峡を選んでください。
origin-wait-objective = { $seat }が目的カードを選んでいます。
origin-wait-action = { $seat }の手番です。
origin-wait-reward = { $seat }が報酬を選んでいます。
origin-wait-tile = { $seat }がタイルを選んでいます。
origin-wait-return = { $seat }がカードを戻しています。
origin-wait-council = { $seat }がカードを選んでいます。
origin-wait-end = { $seat }はまだカードをプレイできます。

## できごと

origin-started = スタートプレイヤーは{ $seat }です。
origin-chose = { $seat }が目的カードを選びました。
origin-turn = { $seat }の手番です。
origin-evolved = { $seat }が{ $region }で進化：{ $pawn }。
origin-migrated = { $seat }が{ $from }から{ $to }へ移住：{ $pawn }。
origin-swapped = { $seat }が{ $from }から{ $to }へ交換し、{ $rival }のコマを追い出しました：{ $pawn }と{ $other }。
origin-skipped = { $seat }はアクションできず、飛ばします。
origin-hunting = { $seat }が{ $region }の狩猟トークンを獲得：{ $points }点。
origin-strait = { $seat }が海峡トークンを獲得（{ $strait }）：{ $points }点。
origin-played = { $seat }が「{ $card }」をプレイ。
origin-objective = { $seat }が目的「{ $card }」を達成：{ $points }点。
origin-option = { $seat }が{ $area ->
    [yellow] 黄色
    [orange] オレンジ色
    [purple] 紫色
   *[brown] 茶色
  }エリアの報酬{ $choice ->
    [a] A
   *[b] B
  }を選びました。
origin-tile = { $seat }が{ $area ->
    [yellow] 黄色
    [orange] オレンジ色
    [purple] 紫色
   *[brown] 茶色
  }エリアからレベル{ $level }のタイルを獲得しました。
origin-refilled = { $area ->
    [yellow] 黄色
    [orange] オレンジ色
    [purple] 紫色
   *[brown] 茶色
  }エリアに、レベル{ $level }の新しいタイルが置かれました。
origin-drew = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚引きました。
origin-drew-own = 引いたカード：{ $cards }。
origin-returned = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚、山札の下に戻しました。
origin-returned-own = 山札の下に戻したカード：{ $cards }。
origin-discarded = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚、ゲームから除外しました。
origin-discarded-own = ゲームから除いたカード：{ $cards }。
origin-stole-card = { $seat }が{ $rival }の手札から{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を1枚奪いました。
origin-stole-card-own = { $seat }が{ $rival }から「{ $card }」を奪いました。
origin-stole-tile = { $seat }が{ $rival }からレベル{ $level }のタイルを奪いました。
origin-stole-strait = { $seat }が{ $rival }から海峡トークンを奪いました：{ $points }点。
origin-last-turns = 終わりが近づきました：{ $reason ->
    [deck] 山札が尽きた
    [tiles] 報酬ボードのタイルがなくなった
    [pawns] 部族コマのリザーブが尽きた
    [villages] 全ての村マーカーが置かれた
    [skips] 誰もアクションできない
   *[idle] 3ラウンドの間なにも変わらなかった
  }。{ $seat }の手番のあと、ほかの全員が最後の手番を行います。
origin-over = ゲーム終了：{ $reason ->
    [deck] 山札が尽きた
    [tiles] 報酬ボードのタイルがなくなった
    [pawns] 部族コマのリザーブが尽きた
    [villages] 全ての村マーカーが置かれた
    [skips] 誰もアクションできない
   *[idle] 3ラウンドの間なにも変わらなかった
  }。

## できない理由

origin-refused-not-offered = 今はできません。
origin-refused-nobody-to-swap = このコマの届く範囲に、相手のより細いコマがありません。
origin-refused-one-action = この手番のアクションはもう行いました。アクションは1手番に1回です。
origin-refused-already-chosen = このカードはもう選んでいます。
origin-refused-palisades = 「柵」により、このコマは1段階太いものとして扱われます。
origin-refused-neutral-stays = 中立のコマはオリジンの場所から動かず、誰もそこへ入れません。
origin-refused-not-your-pawn = このコマはあなたのものではありません。
origin-refused-evolution-only = このカードは空き地域での進化を行います。
origin-refused-nowhere-to-go = このコマの届く範囲に行き先がありません。
origin-refused-no-pawn-there = そこに自分のコマはありません。
origin-refused-no-village = 村マーカーが残っていません。
origin-refused-no-parent = 隣接する地域にコマがありません。
origin-refused-no-fitting-pawn = 隣のコマに合うコマがリザーブにありません。
origin-refused-must-act = アクションができるときは必ず行います。
origin-refused-not-in-hand = このカードは手札にありません。
origin-refused-one-per-turn = この手番ではもう{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }をプレイできません。
origin-refused-not-fulfilled = まだ達成していません：{ $have }／{ $need }。
origin-refused-no-tile = レベル{ $level }のタイルを持っていません。
origin-refused-too-late = この手番ではもう使えません。
origin-refused-no-effect = 今は効果がありません。
origin-refused-reward-due = 先に報酬を受け取ってください。
origin-refused-no-abundance = 両方を選べるのは「豊作」を使ったときだけです。
origin-refused-takes-both = 「豊作」により両方を受け取ります。
origin-refused-no-tile-fits = 置けるタイルがありません。
origin-refused-deck-empty = 山札がありません。
origin-refused-pawn-gone = リザーブにそのコマはありません。
origin-refused-no-parent-fits = 親になれるコマが隣にありません。2つの要素が同じで、残る1つは1段階大きいまでです。
origin-refused-same-region = コマは今の地域から動かなければなりません。
origin-refused-own-pawn = そこには自分のコマがあります。
origin-refused-swap-only = このカードは相手のコマとの交換を行います。
origin-refused-migration-only = このカードは空き地域への移住を行います。
origin-refused-too-far = 遠すぎます。このコマが届くのは{ $steps }までです。
origin-refused-not-thinner = 追い出せるのはより細いコマだけです。
origin-refused-no-such-tile = そのタイルはありません。
origin-refused-wrong-area = このエリアのタイルは取れません。
origin-refused-no-stack = レベル{ $level }で終わる山がありません。
origin-refused-other-deck = ここで戻せるのは{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }だけです。
origin-refused-not-drawn = いま引いたカードから選びます。
origin-refused-yourself = 自分からは奪えません。
origin-refused-protected = 「番犬」に守られています。
origin-refused-nothing-to-steal = 奪えるものがありません。
origin-refused-no-such-top = そのレベルで終わる山はありません。
origin-refused-strait-empty = この海峡のトークンはもうありません。
origin-refused-not-half-held = 片側に自分のコマがあり、反対側が空いている必要があります。

## オプション

origin-option-start_player = スタートプレイヤー
origin-option-start_player-random = 無作為
origin-option-start_player-0 = 席1
origin-option-start_player-1 = 席2
origin-option-start_player-2 = 席3
origin-option-start_player-3 = 席4
origin-option-end_decks = 山札による終了
origin-option-end_decks-any = 山札が1つ尽きたとき
origin-option-end_decks-all = 3つの山札がすべて尽きたとき
origin-option-returned_cards = 引いたあと戻すカード
origin-option-returned_cards-bottom = 山札の下に置く
origin-option-returned_cards-discard = ゲームから除く
origin-option-excess_objectives = 上限を超えた目的カード
origin-option-excess_objectives-bottom = 山札の下に置く
origin-option-excess_objectives-discard = ゲームから除く
origin-option-brown_single = 茶のB：タイル1つ
origin-option-brown_single-any_area = 任意のエリアから
origin-option-brown_single-other_areas = 茶以外のエリアから
origin-option-double_step = 高さ・太さが2段階大きい進化
origin-option-double_step-forbidden = 認めない
origin-option-double_step-allowed = 認める
origin-option-card_before_tile = A：タイルより先にカードを引く
origin-option-card_before_tile-false = いいえ
origin-option-card_before_tile-true = はい
origin-option-displaced_takes_strait = 追い出された側も海峡トークンを取れる
origin-option-displaced_takes_strait-false = いいえ
origin-option-displaced_takes_strait-true = はい
origin-option-trigger_turn_is_last = 終了条件を満たした手番の残りも最終手番とみなす
origin-option-trigger_turn_is_last-true = はい
origin-option-trigger_turn_is_last-false = いいえ
origin-option-asking = 報酬の前と手番の終わりにカードを使うか聞く場合
origin-option-asking-open = 使えるカードが手札にありうるときは必ず
