# 日本語のハウス。

house-name = Ludoteca
house-skip = 本文へ
house-to-lobby = ロビーへ
house-settings-of = { $name }さん：設定
house-close = 閉じる
house-map-near = 地図を拡大
house-map-whole = 地図全体を表示
house-dismiss = お知らせを閉じる
house-never-mind = やめておく
house-scores = 得点表
house-scores-final = 最終得点
house-rank = { $rank }位
house-unreachable = ハウスに届きません。接続を確かめてください。
house-refused = うまくいきませんでした（{ $code }）。
house-with-rule = { $words }（ルール{ $rule }）
house-told = { $name }：{ $words }
house-comma = { "、" }
house-space = { "" }

## Lobby

lobby-welcome = ボードゲームの家へようこそ
lobby-welcome-back = { $name }さん、おかえりなさい
lobby-about = 椅子を引いてどうぞ。リンクで友だちと、またはルールを知るボットと遊べます。
lobby-nickname = お名前は？
lobby-enter = 入る
lobby-nickname-why = 名前だけで遊べます。登録もパスワードもいりません。
lobby-name-first = 先に上でお名前をどうぞ。
lobby-mine = あなたのテーブル
lobby-shelf = ゲーム棚
lobby-open = 空席のあるテーブル
lobby-open-none = 募集中のテーブルはありません。用意してみませんか。
lobby-playing = 対戦中
lobby-finished = 終わったゲーム
lobby-seats = { $least }～{ $most }人
lobby-exact-seats = { $least }人
lobby-time = { $least }〜{ $most }分
lobby-about-time = 約{ $least }分
lobby-players = 人数
lobby-against = 相手
lobby-bot = ボット
lobby-play-alone = すぐ遊ぶ
lobby-lay-table = テーブルを用意
lobby-join = 席に着く
lobby-go-on = 続ける
lobby-watch = 観戦
lobby-look-back = 振り返る
lobby-private = 非公開
lobby-nobody = まだ誰もいません
lobby-won = 勝者：{ $names }
lobby-free = { $free ->
    [0] 満席
   *[other] 空席{ $free }
  }
lobby-moves = { $moves }手

## A new table

new-title = テーブルを用意：{ $game }
new-who = 席順
new-free = 人のために空けておく
new-options = 設定
new-private = 非公開のテーブル
new-private-why = リンクを知る人だけが入れます。
new-lay = 用意する

## Waiting for players

waiting-for = あと{ $free }人を待っています
waiting-full = 全員そろいました。
waiting-start = ゲームを始める
waiting-for-host = { $name }がゲームを始めます。
waiting-for-absent-host = テーブルを作った人がゲームを始めます。
waiting-is-host = 主催者
waiting-seats = 席
waiting-free = 空席
waiting-sit = 座る
waiting-stand = 立つ
waiting-add-bot = ボットを座らせる…
waiting-bot-for = 席{ $seat }のボット
waiting-remove-bot = { $name }を外す
waiting-invite = 招待

invite-link = このテーブルへのリンク
invite-copy = コピー
invite-copied = リンクをコピーしました。
invite-private = このリンクはテーブルの鍵です。来てほしい人だけに渡してください。
invite-public = このリンクがあれば誰でも座ったり観戦したりできます。

## At the table

table-seat = 席{ $seat }
table-opening = テーブルを開いています…
table-closed = この扉は開きません
table-closed-why = ハウスが接続を閉じました。
table-your-turn-title = ● あなたの番 · { $title }

prompt-you = あなたの色
prompt-ask = 選んでください：{ $decision }
prompt-lost = 接続が切れました。つなぎ直しています…
prompt-retry = 今すぐ
prompt-over = ゲームは終了しました。
prompt-substituted = ボットが代わりに遊んでいます。
prompt-return = 席に戻る
prompt-wait = { $names }を待っています
prompt-cancel = 取り消し
prompt-undo = 元に戻す
prompt-take-back = 直前の手のやり直しを頼む

take-back-asked = { $name }が直前の手を戻したいそうです。認めますか？
take-back-waiting = { $name }が直前の手を戻したいそうです。{ $names }の返事を待っています。
take-back-agree = 認める
take-back-refuse = 断る

guide-title = ガイド
guide-got-it = わかりました
guide-hide = ガイドを隠す
guide-show = いま何をすればいい?

side-title = 記録、チャット、テーブル
side-log = 記録
side-chat = チャット
side-table = テーブル
side-unread = 新しい発言{ $count }件
side-look-back = 振り返る

log-empty = まだ何も起きていません。
chat-empty = まだ発言はありません。
chat-say = ひとこと
chat-send = 送る

people-here = 在席
people-away = 離席
people-bot = ボット
people-substituted = ボットが代理
people-invite = 観戦に招待
people-resign = ゲームを離れる
people-resign-sure = ボットが席を引き継ぎます。いつでも戻れます。

outcome-won = { $count ->
    [1] { $names }の勝ち！
   *[other] { $names }が勝利を分け合いました！
  }
outcome-points = { $points }点
outcome-again = もう一度

fair-title = 公正な運
fair-about = すべての運は、最初の手の前に秘密の鍵で決まっていました。鍵のハッシュは最初から、鍵そのものは最後に示されるので、ハウスを含め誰にも変えられません。
fair-commitment = ハッシュ（SHA-256）
fair-key = 鍵
fair-proved = 鍵とハッシュは一致しています。
fair-unchecked = 安全な接続でないため、このページでは計算できません。「ludoteca verify」で確かめられます。
fair-broken = 鍵とハッシュが一致しません！
fair-later = 鍵はゲームの終わりに示されます。

## A game without a board of its own

plain-choices = できること
plain-later = あなたの番になると、ここに選択肢が出ます。
plain-closed = ほか{ $count }件（今は選べません）
plain-chosen = ここまでの選択
plain-take-back = 「{ $what }」の前に戻る
plain-players = プレイヤー
plain-you = あなた
plain-facts = いまの状況
plain-data = コマやカードについて
plain-none = なし
plain-yes = はい
plain-no = いいえ
plain-told = { $what }（{ $details }）
plain-told-of = { $who }：{ $what }

## Looking back

replay-title = { $game }：{ $step }手目
replay-step = { $step }手目 / 全{ $last }手
replay-controls = ゲームの手順
replay-first = 最初へ
replay-back = 1手戻る
replay-forth = 1手進む
replay-last = 最後へ
replay-scrub = 手数
replay-link = この手へのリンク
replay-copied = { $step }手目へのリンクをコピーしました。
replay-download = 棋譜
replay-play-on = ここから遊ぶ
replay-to-table = テーブルへ
replay-quiet = ここから始まります。

play-on-title = { $step }手目から遊ぶ
play-on-about = そのときの局面から、新しい運で非公開のテーブルが始まります。
play-on-seat = あなたの席

## Settings

settings-title = 設定
settings-nickname = 名前
settings-rename = 変更
settings-renamed = お名前は{ $name }さんになりました。
settings-language = 言語
settings-theme = 明るさ
settings-theme-auto = システムに合わせる
settings-theme-light = 昼
settings-theme-dark = 夜
settings-sound = 音
settings-motion = 動き

## Bots

bot-random = さいころ
bot-greedy = 見習い
bot-search-easy = 職人
bot-search-normal = 達人
bot-search-strong = 名人
bot-numbered = { $name }{ $number }
bot-of-level = { $name }（{ $level ->
    [1] とても弱い
    [2] 弱い
    [3] ふつう
    [4] 強い
   *[5] とても強い
  }）
