# オリジンの日本語。プレイヤー・地域・コマ・海峡・カードの名前は語として渡される。数・エリア・山札・選択・理由はそのまま。

## 名前

origin-title = オリジン
origin-about = アフリカのゆりかごから、人類が世界へ広がります。より速く、より強く、より遠くへ。進化と移住を重ね、海峡を渡り、知識を高め、秘密の目的を達成しましょう。
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
origin-region-eu_scandia = スカンディナヴィア
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
origin-region-na_cascadia = カスカディア
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
origin-region-an_maud = モードランド
origin-region-an_wilkes = ウィルクスランド
origin-region-an_plateau = 南極高原
origin-strait-st_gibraltar = ジブラルタル海峡
origin-strait-st_sinai = シナイの渡し
origin-strait-st_atlantic = 大西洋の渡し
origin-strait-st_denmark = デンマーク海峡
origin-strait-st_bering = ベーリング海峡
origin-strait-st_panama = パナマの渡し
origin-strait-st_agulhas = アガラス海流
origin-strait-st_drake = ドレーク海峡
origin-strait-st_andaman = アンダマンの渡し
origin-strait-st_torres = トレス海峡
origin-strait-st_southern = 南氷洋の渡し
origin-colour-yellow = 黄色
origin-colour-orange = オレンジ
origin-colour-purple = 紫
origin-colour-brown = 茶色
origin-colour-green = 緑
origin-colour-none = オリジンの場所
origin-pawn = { $colour ->
    [white] 白
    [brown] 茶
   *[black] 黒
  }コマ（高さ{ $height }・太さ{ $width }）
origin-deck-action = アクションカード
origin-deck-permanent = 永続効果カード
origin-deck-objective = 目的カード
origin-card-A01 = 長い旅路
origin-card-A02 = さすらいの一族
origin-card-A03 = 双子の誕生
origin-card-A04 = 待ち伏せ
origin-card-A05 = 型破りの血筋
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
origin-card-P03 = 長い記憶
origin-card-P04 = 番犬
origin-card-P05 = いかだ
origin-card-P06 = 小さな人々
origin-card-P07 = 物々交換
origin-card-P08 = 採集民
origin-card-P09 = 交わる血筋
origin-card-P10 = 柵
origin-card-P11 = 語り部
origin-card-P12 = 戦士長
origin-card-P13 = 大評議会
origin-card-P14 = 最初の文明
origin-card-O01 = 偉大な狩人
origin-card-O02 = 道具職人
origin-card-O03 = 掟を定める者
origin-card-O04 = 行動の民
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
origin-distance = 距離：{ $steps }地域
origin-progress = { $need }のうち{ $have }
origin-level-needed = レベル{ $level }の革新技術タイルが必要
origin-score-objectives = 目的
origin-score-cards = 手札
origin-score-hunting = 狩猟
origin-score-straits = 海峡
origin-score-tiles = タイル
origin-score-continents = 大陸
origin-score-total = 合計
origin-action-a = 報酬A
origin-action-b = 報酬B
origin-action-both = 両方
origin-action-on = 続ける
origin-action-end = 手番を終える
origin-action-skip = アクションを飛ばす

## 説明

origin-help-region-yellow = 黄色の地域に着いたら、AかBを選びます。A：黄色エリアの重ねられるタイルを1枚取り、アクションカードを1枚引きます。B：アクションカードを3枚引き、手札のアクションカード2枚を山札の下に戻します。
origin-help-region-orange = オレンジ色の地域に着いたら、AかBを選びます。A：オレンジエリアの重ねられるタイルを1枚取り、永続効果カードを1枚引きます。B：永続効果カードを3枚引き、手札の永続効果カード2枚を山札の下に戻します。
origin-help-region-purple = 紫色の地域に着いたら、AかBを選びます。A：紫エリアの重ねられるタイルを1枚取り、目的カードを1枚引きます。B：目的カードを3枚引き、手札の目的カード2枚を山札の下に戻します。
origin-help-region-brown = 茶色の地域に着いたら、AかBを選びます。A：茶色エリアのタイルを1枚取り、続けてもう1枚取ります。B：任意のエリアのタイルを1枚取ります。
origin-help-region-green = 最初に自分のコマを置いたプレイヤーが、狩猟トークンを獲得します。移住で来た場合も同じです。
origin-help-region-none = 中立のコマがずっと置かれています。誰も入れません。
origin-help-A01 = この手番の移住または交換は、距離が2地域延びます。
origin-help-A02 = 追加で移住を1回行います。タイルやカードの報酬はありません。
origin-help-A03 = 追加で進化を1回行います。タイルやカードの報酬はありません。
origin-help-A04 = 追加で交換を1回行います。タイルやカードの報酬はありません。
origin-help-A05 = この手番の進化では、2つの要素が同じなら、残る1つは何でもかまいません。
origin-help-A06 = この手番の交換では、同じ太さのコマも追い出せます。
origin-help-A07 = 手札のある相手を選び、その手札からランダムに1枚を奪います。
origin-help-A08 = 相手を1人選び、その相手の重ねたタイルの一番上の1枚を奪います。自分が置けるタイルに限ります。
origin-help-A09 = 自分より海峡トークンの多い相手を選び、その相手の海峡トークンのうち点数が最も低い1個を奪います。
origin-help-A10 = 片側に自分のコマがあり、反対側が空いている海峡のトークンを獲得します。
origin-help-A11 = 任意のエリアから、置けるタイルを1枚取ります。
origin-help-A12 = 永続効果カードを2枚引き、1枚を手札に残し、もう1枚を山札の下に戻します。
origin-help-A13 = この手番では、目的カードを通常より1枚多くプレイできます。
origin-help-A14 = この手番では、報酬のAとBを順に両方受け取ります。
origin-help-P01 = 自分の移住は、距離が1地域延びます。
origin-help-P02 = 自分の交換は、距離が1地域延びます。
origin-help-P03 = 目的カードを3枚まで持てます。
origin-help-P04 = 相手のカードによって、カード・タイル・トークンを奪われることがなくなります。
origin-help-P05 = 自分の移住と交換では、海峡を渡っても距離に数えません。
origin-help-P06 = 自分の進化では、高さか太さが1段階小さくてもかまいません。
origin-help-P07 = 茶色の報酬Aで取るタイルを、2枚とも任意のエリアから選べます。
origin-help-P08 = 黄色・オレンジ・紫の報酬Aではカードを2枚引き、手札の同じ種類のカードを1枚戻します。
origin-help-P09 = 自分の進化では、色は常に同じとみなします。
origin-help-P10 = 相手の交換に対して、自分のコマは1段階太いとみなします。
origin-help-P11 = 報酬Bで戻すカードが1枚少なくなります。
origin-help-P12 = 自分の交換では、同じ太さのコマも追い出せます。
origin-help-P13 = 手番ごとにアクションカードを2枚プレイできます。
origin-help-P14 = ゲーム終了時、自分のコマがある大陸1つにつき2点を獲得します。
origin-help-O01 = 緑の地域に自分のコマが2個以上あれば達成です。
origin-help-O02 = 茶色の地域に自分のコマが3個以上あれば達成です。
origin-help-O03 = オレンジの地域に自分のコマが3個以上あれば達成です。
origin-help-O04 = 黄色の地域に自分のコマが3個以上あれば達成です。
origin-help-O05 = アフリカに自分のコマが3個以上あれば達成です。
origin-help-O06 = ユーラシアに自分のコマが3個以上あれば達成です。
origin-help-O07 = オセアニアに自分のコマが3個以上あれば達成です。
origin-help-O08 = 南アメリカに自分のコマが3個以上あれば達成です。
origin-help-O09 = 北アメリカに自分のコマが3個以上あれば達成です。
origin-help-O10 = 南極に自分のコマが3個以上あれば達成です。
origin-help-O11 = 1つの大陸の中で、隣り合う地域に自分のコマが4個つながっていれば達成です。
origin-help-O12 = 2つ以上の大陸にまたがって、隣り合う地域に自分のコマが4個つながっていれば達成です。
origin-help-O13 = 4つの大陸のそれぞれに自分のコマがあれば達成です。
origin-help-O14 = 太さ3の自分のコマが3個以上あれば達成です。
origin-help-O15 = 高さ3の自分のコマが3個以上あれば達成です。
origin-help-O16 = 自分のコマが3色とも2個以上あれば達成です。
origin-help-O17 = 1つの海峡の両側に自分のコマがあれば達成です。
origin-help-O18 = 2つの海峡で、それぞれ両側に自分のコマがあれば達成です。
origin-help-O19 = 4つの海峡で、少なくとも片側に自分のコマがあれば達成です。
origin-help-O20 = 5色全ての地域に自分のコマがあれば達成です。

## 問い

origin-ask-objective = 手元に残す目的カードを選んでください。
origin-ask-action = 進化で新しいコマを置く空き地域、動かす自分のコマ、またはカードを選んでください。
    .region = 進化かコマの移動
    .card = カードのプレイ
    .skip = アクションを飛ばすこと
origin-ask-pawn = ここに置く部族コマを選んでください。
origin-ask-target = このコマの行き先を選んでください。
origin-ask-reward = 報酬を選ぶか、カードをプレイしてください。
    .a = 報酬の選択
    .b = 報酬の選択
    .both = 報酬の選択
    .card = カードのプレイ
    .on = 次に進むこと
origin-ask-tile = タイルを選んでください。
origin-ask-return = 戻すカードを順に選んでください。先に戻したカードほど先に引かれます。
origin-ask-council = 手元に残すカードを選んでください。
origin-ask-end = カードをプレイするか、手番を終えてください。
    .card = カードのプレイ
    .end = 手番の終了
origin-ask-extra = 追加アクションをする部族コマか地域を選んでください。
origin-ask-rival = 相手を選んでください。
origin-ask-stack = 奪うタイルを選んでください。
origin-ask-strait = 海峡を選んでください。
origin-wait-objective = { $seat }が目的カードを選んでいます。
origin-wait-action = { $seat }の手番です。
origin-wait-reward = { $seat }が報酬を選んでいます。
origin-wait-tile = { $seat }がタイルを選んでいます。
origin-wait-return = { $seat }がカードを戻しています。
origin-wait-council = { $seat }がカードを選んでいます。
origin-wait-end = { $seat }は、まだカードをプレイできます。

## できごと

origin-started = スタートプレイヤーは{ $seat }です。
origin-chose = { $seat }が目的カードを1枚残しました。
origin-turn = { $seat }の手番です。
origin-evolved = { $seat }が{ $region }に{ $pawn }を置きました（進化）。
origin-migrated = { $seat }の{ $pawn }が{ $from }から{ $to }へ移住しました。
origin-swapped = { $seat }が{ $from }の{ $pawn }を、{ $to }にある{ $rival }の{ $other }と交換しました。
origin-skipped = { $seat }は実行できるアクションがなく、アクションを飛ばしました。
origin-hunting = { $seat }が{ $region }の狩猟トークン（{ $points }点）を獲得しました。
origin-strait = { $seat }が「{ $strait }」の海峡トークン（{ $points }点）を獲得しました。
origin-played = { $seat }が「{ $card }」をプレイしました。
origin-objective = { $seat }が目的「{ $card }」を達成しました（{ $points }点）。
origin-option = { $seat }が{ $area ->
    [yellow] 黄色
    [orange] オレンジ
    [purple] 紫
   *[brown] 茶色
  }エリアの報酬{ $choice ->
    [a] A
   *[b] B
  }を選びました。
origin-tile = { $seat }が{ $area ->
    [yellow] 黄色
    [orange] オレンジ
    [purple] 紫
   *[brown] 茶色
  }エリアからレベル{ $level }のタイルを獲得しました。
origin-refilled = { $area ->
    [yellow] 黄色
    [orange] オレンジ
    [purple] 紫
   *[brown] 茶色
  }エリアにレベル{ $level }のタイルが補充されました。
origin-drew = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚引きました。
origin-drew-own = あなたはカードを引きました（{ $cards }）。
origin-returned = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚、山札の下に戻しました。
origin-returned-own = あなたはカードを山札の下に戻しました（{ $cards }）。
origin-discarded = { $seat }が{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を{ $count }枚、ゲームから除外しました。
origin-discarded-own = あなたはカードをゲームから除外しました（{ $cards }）。
origin-stole-card = { $seat }が{ $rival }の手札から{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }を1枚奪いました。
origin-stole-card-own = { $seat }が{ $rival }の手札から「{ $card }」を奪いました。
origin-stole-tile = { $seat }が{ $rival }からレベル{ $level }のタイルを奪いました。
origin-stole-strait = { $seat }が{ $rival }から海峡トークン（{ $points }点）を奪いました。
origin-last-turns = 終了条件が満たされました：{ $reason ->
    [deck] 山札が尽きました
    [tiles] 報酬ボードの革新技術タイルがなくなりました
    [pawns] リザーブの部族コマが尽きました
    [villages] 全員が村マーカーを置ききりました
    [skips] 誰もアクションできません
   *[idle] 3ラウンドの間、何も変わりませんでした
  }。{ $seat }の手番のあと、他の全員が最終手番を行います。
origin-over = ゲーム終了：{ $reason ->
    [deck] 山札が尽きました
    [tiles] 報酬ボードの革新技術タイルがなくなりました
    [pawns] リザーブの部族コマが尽きました
    [villages] 全員が村マーカーを置ききりました
    [skips] 誰もアクションできません
   *[idle] 3ラウンドの間、何も変わりませんでした
  }。

## できない理由

origin-refused-not-offered = 今はできません。
origin-refused-nobody-to-swap = このコマが届く範囲に、このコマより細い相手のコマがありません。
origin-refused-one-action = この手番では、もうアクションを行いました。アクションは1手番に1回です。
origin-refused-already-chosen = このカードはもう選んでいます。
origin-refused-palisades = 「柵」の効果で、このコマは1段階太いとみなします。
origin-refused-neutral-stays = 中立のコマはオリジンの場所から動きません。誰もそこには入れません。
origin-refused-not-your-pawn = このコマはあなたのものではありません。
origin-refused-evolution-only = このカードでできるのは、空いている地域への進化だけです。
origin-refused-nowhere-to-go = このコマが届く範囲に、行ける地域がありません。
origin-refused-no-action = 動かせる自分のコマも、進化でコマを置ける空き地域もありません。
origin-refused-no-pawn-there = そこに自分のコマはありません。
origin-refused-no-village = 村マーカーがもう残っていません。
origin-refused-no-parent = 隣の地域にコマがありません。
origin-refused-no-fitting-pawn = 隣のコマと条件が合うコマが、リザーブにありません。
origin-refused-must-act = 実行できるアクションがあるときは、必ず実行しなければなりません。
origin-refused-not-in-hand = このカードは手札にありません。
origin-refused-no-card = 今プレイできるカードが手札にありません。
origin-refused-one-per-turn = この手番では、{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }をもうプレイできません。
origin-refused-not-fulfilled = まだ達成していません（{ $need }のうち{ $have }）。
origin-refused-no-tile = レベル{ $level }の革新技術タイルを、まだ持っていません。
origin-refused-too-late = このカードは、この手番ではもうプレイできません。
origin-refused-no-effect = このカードは、今は効果がありません。
origin-refused-reward-due = 先に報酬を受け取ってください。
origin-refused-no-abundance = 両方を受け取れるのは「豊作」をプレイした手番だけです。
origin-refused-takes-both = 「豊作」の効果で、両方を受け取ります。
origin-refused-no-tile-fits = ここには、自分が重ねられるタイルがありません。
origin-refused-deck-empty = 山札はもう尽きています。
origin-refused-pawn-gone = リザーブにそのコマはありません。
origin-refused-no-parent-fits = 隣に、条件に合うコマがありません。3つの要素のうち2つ以上が同じで、違う1つは1段階だけ大きいコマに限ります。
origin-refused-same-region = コマは今の地域から動かなければなりません。
origin-refused-own-pawn = そこには別の自分のコマがあります。
origin-refused-swap-only = このカードでできるのは、相手のコマとの交換だけです。
origin-refused-migration-only = このカードでできるのは、空いている地域への移住だけです。
origin-refused-too-far = 遠すぎます。このコマが届くのは{ $steps }地域先までです。
origin-refused-not-thinner = 追い出せるのは、自分のコマより細いコマだけです。
origin-refused-no-such-tile = そこにそのタイルはありません。
origin-refused-wrong-area = このエリアのタイルは取れません。
origin-refused-no-stack = 自分の重ねたタイルに、一番上がレベル{ $level }のものはありません。
origin-refused-other-deck = ここで戻せるのは{ $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }だけです。
origin-refused-not-drawn = 今引いたカードの中から選んでください。
origin-refused-yourself = 自分を選ぶことはできません。
origin-refused-protected = 相手は「番犬」に守られています。
origin-refused-nothing-to-steal = 奪えるものがありません。
origin-refused-no-such-top = その相手の重ねたタイルに、一番上がそのレベルのものはありません。
origin-refused-strait-empty = この海峡のトークンはもうありません。
origin-refused-not-half-held = 片側に自分のコマがあり、反対側が空いている海峡に限ります。

## オプション

origin-option-start_player = スタートプレイヤー
origin-option-start_player-help = 最初に手番を行うプレイヤーを決めます。
origin-option-start_player-random = ランダム
origin-option-start_player-0 = 席1
origin-option-start_player-1 = 席2
origin-option-start_player-2 = 席3
origin-option-start_player-3 = 席4
origin-option-end_decks = 山札切れによる終了
origin-option-end_decks-help = 山札が1つ尽きただけで最終手番に入るかどうかを決めます。3つ全てにすると、ゲームは長くなります。
origin-option-end_decks-any = 山札が1つ尽きたとき
origin-option-end_decks-all = 3つの山札が全て尽きたとき
origin-option-returned_cards = 引いたあとに戻すカードの行き先
origin-option-returned_cards-help = 山札の下に戻すと、あとでまた引かれることがあります。除外すると、山札が早く尽きます。
origin-option-returned_cards-bottom = 山札の下に戻す
origin-option-returned_cards-discard = ゲームから除外する
origin-option-excess_objectives = 上限を超えた目的カードの行き先
origin-option-excess_objectives-help = 目的カードは2枚までしか持てません。手放したカードの行き先を決めます。
origin-option-excess_objectives-bottom = 山札の下に戻す
origin-option-excess_objectives-discard = ゲームから除外する
origin-option-brown_single = 茶色の報酬B：タイル1枚
origin-option-brown_single-help = 茶色の報酬Bで取るタイル1枚を、茶色のエリアから取ってもよいかどうかを決めます。
origin-option-brown_single-any_area = 任意のエリアから
origin-option-brown_single-other_areas = 茶色以外のエリアから
origin-option-double_step = 高さ・太さが2段階大きいコマへの進化
origin-option-double_step-help = 認めると、高さまたは太さが一度に2段階大きいコマへ進化できます。
origin-option-double_step-forbidden = 認めない
origin-option-double_step-allowed = 認める
origin-option-card_before_tile = 報酬A：タイルより先にカードを引く
origin-option-card_before_tile-help = 「はい」なら、報酬Aでは先にカードを引き、それを見てからタイルを選びます。
origin-option-card_before_tile-false = いいえ
origin-option-card_before_tile-true = はい
origin-option-displaced_takes_strait = 追い出された側も海峡トークンを取れる
origin-option-displaced_takes_strait-help = 「はい」なら、追い出されて海峡の両側にコマがそろった人は、すぐにそのトークンを取ります。「いいえ」なら、自分の手番まで取れません。
origin-option-displaced_takes_strait-false = いいえ
origin-option-displaced_takes_strait-true = はい
origin-option-trigger_turn_is_last = 終了条件を満たした手番も最終手番とみなす
origin-option-trigger_turn_is_last-help = 「はい」なら、終了条件を満たした手番から、目的カードを何枚でもプレイできます。「いいえ」なら、その次の手番からです。
origin-option-trigger_turn_is_last-true = はい
origin-option-trigger_turn_is_last-false = いいえ
origin-option-asking = カードをプレイするかの確認（報酬の前と手番の終わり）
origin-option-asking-help = カードをプレイするかどうかを、いつ確認するかを決めます。
origin-option-asking-open = 使えそうなカードがあれば
