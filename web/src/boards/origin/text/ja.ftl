# ゲーム自体のメッセージのほかに、オリジンの盤面が表示する言葉。

origin-ui-map = 世界地図
origin-ui-lit = 選べます
origin-ui-pawn-of = { $name }の{ $pawn }
origin-ui-hunting = 狩猟トークン（{ $points }点）
origin-ui-strait-token = 海峡トークン（{ $points }点）
origin-ui-strait = { $strait }：{ $a }と{ $b }を結びます。両側に自分の部族コマがあれば{ $points }点

origin-ui-in-reserve = { $pawn }：{ $count ->
    [0] リザーブにありません
   *[other] リザーブに{ $count }個
  }
origin-ui-tile = { $area ->
    [yellow] 黄色
    [orange] オレンジ
    [purple] 紫
   *[brown] 茶色
  }エリアのレベル{ $level }のタイル
origin-ui-deck = { $deck }：山札に{ $count }枚
origin-ui-discards = { $count ->
    [0] アクションカードの捨て札はありません
   *[other] アクションカードの捨て札{ $count }枚
  }
origin-ui-tile-reserve = リザーブの革新技術タイル{ $count }枚
origin-ui-some-cards = { $deck ->
    [action] アクションカード
    [permanent] 永続効果カード
   *[objective] 目的カード
  }{ $count }枚

origin-ui-gives-a = { $tiles ->
    [0] { $back ->
        [0] { $cards }を引くだけ
       *[other] { $cards }を引いて{ $back }枚を戻すだけ
      }（このエリアに重ねられるタイルなし）
   *[other] { $first ->
        [true] { $back ->
            [0] { $cards }を引き、このエリアのタイルを1枚取る
           *[other] { $cards }を引いて{ $back }枚を戻し、このエリアのタイルを1枚取る
          }
       *[false] { $back ->
            [0] このエリアのタイルを1枚取り、{ $cards }を引く
           *[other] このエリアのタイルを1枚取り、{ $cards }を引いて{ $back }枚を戻す
          }
      }
  }
origin-ui-gives-b = { $back ->
    [0] { $cards }を引く
   *[other] { $cards }を引き、{ $back }枚を戻す
  }
origin-ui-gives-a-brown = { $any ->
    [true] 任意の
   *[false] 茶色
  }エリアのタイルを1枚取り、続けてもう1枚取る
origin-ui-gives-b-brown = { $any ->
    [true] 任意の
   *[false] 茶色以外の
  }エリアのタイルを1枚取る
origin-ui-or-play = または、光っているカードをプレイできます。

origin-ui-returning = { $count }枚中{ $chosen }枚を選びました
origin-ui-hand = あなたの手札
origin-ui-hand-of = { $name }の手札
origin-ui-in-play = 場に出ているカード
origin-ui-players = プレイヤー
origin-ui-villages = { $count ->
    [0] 村マーカーは残っていません
   *[other] 村マーカーの残り{ $count }個
  }
origin-ui-cards = { $deck }：手札{ $count }枚
origin-ui-stack = レベル{ $height }までの革新技術タイル
origin-ui-last = 最終手番
origin-ui-triggered = このプレイヤーの手番で終了条件が満たされました

origin-ui-scores-of = { $name }：{ $points }点。得点表を開く
origin-ui-points = { $points }点

## What is told beside the board

origin-ui-tale-pawns = マップ上の部族コマ
origin-ui-tale-straits = 海峡トークン
origin-ui-tale-hunting = 狩猟トークン
origin-ui-end-deck = 最も少ない山札{ $left }枚
origin-ui-end-decks = 山札全部で{ $left }枚
origin-ui-end-tiles = 革新技術タイル{ $left }枚
origin-ui-end-villages = 村マーカー{ $left }個
origin-ui-end-pawns = リザーブの部族コマ{ $left }個
origin-ui-last-turns = 最後の手番
