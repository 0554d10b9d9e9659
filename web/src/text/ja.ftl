# 日本語のハウス。

house-name = Ludoteca
house-skip = 本文へ移動
house-to-lobby = ロビーへ
house-settings-of = { $name }さんの設定
house-close = 閉じる
house-map-near = 拡大
house-map-whole = 全体を表示
house-dismiss = お知らせを閉じる
house-never-mind = キャンセル
house-scores = 得点表
house-scores-final = 最終得点
house-rank = { $rank }位
house-unreachable = Ludotecaに接続できません。通信状態を確かめてください。
house-refused = うまくいきませんでした（{ $code }）。
house-with-rule = { $words }（ルール{ $rule }）
house-told = { $name }：{ $words }
house-comma = { "、" }
house-space = { "" }

## Lobby

lobby-welcome = ボードゲームの館へようこそ
lobby-welcome-back = { $name }さん、ようこそ
lobby-about = リンクを送って友だちと、またはボットを相手に遊べます。
lobby-nickname = お名前は？
lobby-enter = 入る
lobby-nickname-why = 名前だけで遊べます。登録もパスワードもいりません。
lobby-name-first = 先に、上の欄にお名前を入れてください。
lobby-mine = あなたのテーブル
lobby-tournaments = 大会
lobby-shelf = ゲーム一覧
lobby-open = 空席のあるテーブル
lobby-open-none = 参加者を募集中のテーブルはありません。作ってみませんか？
lobby-playing = 進行中のゲーム
lobby-finished = 終了したゲーム
lobby-seats = { $least }～{ $most }人
lobby-exact-seats = { $least }人
lobby-time = { $least }～{ $most }分
lobby-about-time = 約{ $least }分
lobby-players = 人数
lobby-against = 対戦相手
lobby-bot = ボット
lobby-play-alone = すぐ遊ぶ
lobby-lay-table = テーブルを作成
lobby-gather = 相手を探す
lobby-join = 席に着く
lobby-go-on = 続きを遊ぶ
lobby-watch = 観戦
lobby-look-back = リプレイ
lobby-private = 非公開
lobby-nobody = まだ誰もいません
lobby-won = 勝者：{ $names }
lobby-free = { $free ->
    [0] 満席
   *[other] あと{ $free }席
  }

## A new table

new-options = 設定

## Waiting for players

waiting-sit = 席に着く

invite-link = このテーブルへのリンク
invite-copy = コピー
invite-copied = リンクをコピーしました。
invite-private = このリンクを知っている人は誰でも席に着けます。来てほしい人にだけ送ってください。
invite-public = このリンクを知っている人は誰でも、席に着いたり観戦したりできます。

## At the table

table-seat = 席{ $seat }
table-opening = テーブルを開いています…
table-closed = このテーブルには入れません
table-closed-why = サーバーが接続を切りました。
table-your-turn-title = ● あなたの手番 · { $title }
table-teaching = 学習テーブル
table-branch = { $game }（{ $step }手目からの分岐）
log-branch = 分岐対局：別の対局の{ $step }手目の局面から始まりました。
table-edition = エディション：{ $name }
table-rated = レート戦
table-rated-why = 結果は全員のレートに反映されます。席に着くと同意したことになり、途中で抜けた人は最下位になります。

prompt-you = あなたの色
prompt-ask = 選んでください：{ $decision }
prompt-may = { $what }ができます。
prompt-lost = 接続が切れました。再接続しています…
prompt-retry = 今すぐ再接続
prompt-over = ゲームは終了しました。
prompt-substituted = ボットが代わりにプレイしています。
prompt-return = 席に戻る
prompt-wait = { $names }を待っています
prompt-undo = 元に戻す
prompt-take-back = 直前の手を戻したいと頼む

take-back-asked = { $name }さんが、直前の手を戻したいそうです。認めますか？
take-back-waiting = { $name }さんが、直前の手を戻したいと頼んでいます（返事待ち：{ $names }）。
take-back-agree = 認める
take-back-refuse = 断る

guide-title = ガイド
guide-got-it = わかりました
guide-hide = ガイドを隠す
guide-show = 今、何をすればいい？

side-title = 記録、チャット、テーブル
side-log = 記録
side-chat = チャット
side-table = テーブル
side-unread = 新着メッセージ{ $count }件
side-look-back = リプレイ
side-review = 検討
side-plan = 先を考える

log-empty = まだ何も起きていません。
log-by-habit = { $seat }は選ぶ余地がないため、自動で答えました。
chat-empty = まだメッセージはありません。
chat-say = メッセージを入力
chat-send = 送信

people-here = 在席
people-away = 離席
people-bot = ボット
people-substituted = ボットが代行中
people-invite = 観戦に招待
people-resign = ゲームを離れる
people-notices = このテーブルで自分の番になったら知らせる
people-resign-sure = ゲームを離れますか？ボットが席を引き継ぎます。いつでも席に戻れます。

outcome-won = { $count ->
    [1] { $names }の勝ち！
   *[other] { $names }が勝利を分かち合いました！
  }
outcome-points = { $points }点
outcome-again = 再戦

fair-title = 公正さの証明
fair-about = このゲームの運（シャッフルや抽選）は、最初の手より前に、秘密の鍵で全て決まっています。鍵のハッシュ値は最初から、鍵そのものはゲーム終了後に公開されるので、運営者を含め誰にも変えられません。
fair-commitment = ハッシュ値（SHA-256）
fair-key = 鍵
fair-proved = 鍵とハッシュ値は一致しています。
fair-unchecked = 安全な接続でないため、このページではハッシュ値を計算できません。「ludoteca verify」コマンドで確かめられます。
fair-broken = 鍵とハッシュ値が一致しません！
fair-later = 鍵はゲーム終了後に公開されます。

## A game without a board of its own

plain-choices = できること
plain-later = あなたの手番になると、ここに選択肢が出ます。
plain-closed = ほか{ $count }件（今は選べません）
plain-chosen = ここまでの選択
plain-take-back = 「{ $what }」の前に戻る
plain-players = プレイヤー
plain-you = あなた
plain-facts = 今の状況
plain-data = コマやカードについて
plain-none = なし
plain-yes = はい
plain-no = いいえ
plain-told = { $what }（{ $details }）
plain-told-of = { $who }：{ $what }

## Looking back

replay-title = { $game }：{ $step }手目
replay-step = { $last }手中{ $step }手目
replay-controls = リプレイの操作
replay-first = 最初へ
replay-back = 1手戻る
replay-forth = 1手進む
replay-last = 最後へ
replay-scrub = 何手目か
replay-link = この手へのリンク
replay-copied = { $step }手目へのリンクをコピーしました。
replay-download = プレイ記録
replay-keep = 研究に残す
replay-play-on = ここから遊ぶ
replay-to-table = テーブルへ
replay-quiet = ここがゲームの始まりです。

play-on-title = { $step }手目から遊ぶ
play-on-about = この局面から、新しい非公開のテーブルで続きを遊びます。ここから先の運は元のゲームとは別になります。
play-on-seat = あなたの席

## Settings

settings-title = 設定

## うっかりを防ぐ

prompt-seals = この手を打つと、それまでにしたことは取り消せなくなります。
prompt-not-now = 今できないこと：
prompt-brings = { $points }点を獲得します。
prompt-costs = { $points }点を失います。
prompt-final = この手は取り消せません。実行しますか？
prompt-forgo = まだできることがあります。それでも実行しますか？
prompt-confirm = 確定
prompt-back = 戻る
prompt-go-on = 続ける
prompt-start-over = 最初から選び直す
prompt-start-over-question = 最初から選び直しますか？{ $count }個の選択が失われます。
prompt-restart = 手番をやり直す

## What has happened, how far the game is

recap-title = 前回の手番からの動き
recap-title-visit = 前回見てからの動き
recap-moves = ほかのプレイヤーの動き
recap-you = あなた
recap-points = 得点
recap-won = 新しく選べるようになったもの：{ $things }
recap-lost = 選べなくなったもの：{ $things }
recap-more = ほか{ $count }つ
recap-hidden = この動きは、まだあなたには見えません。
recap-at = { $steps }手中{ $step }手目
recap-back = 1手戻る
recap-forth = 1手進む
recap-play = 動きを見る
recap-now = 現在に戻る
recap-next = 次へ
recap-skip = スキップ
recap-close = まとめを閉じる
progress-round = 第{ $value }ラウンド（全{ $of }ラウンド）
progress-first = なくなると終了（残り）：{ $words }

## The end

outcome-to-rematch = 再戦のテーブルへ
outcome-rematch-called = 再戦のテーブルができました。席に着きましょう。
outcome-send = 結果を共有
outcome-share = { $game }：{ $result }
outcome-shared = 結果とリンクをコピーしました。
outcome-sources = 得点の内訳
outcome-moments = 勝負を決めた場面
outcome-feats = 達成したこと

## ルール

rules-name = ルール
statistics-name = 統計
rules-open = ルールと得点
rules-title = { $game }のルール
rules-number = ルール{ $rule }
rules-search = ルールを検索
rules-search-clear = 検索を消す
rules-opening = ルールを開いています…
rules-found = { $count ->
    [0] 見つかりませんでした。別の言葉でお試しください。
   *[other] { $count }件見つかりました
  }
rules-in-place = ルールブックで見る
rules-turn = 手番の流れは？
rules-points = 得点になるのは？
rules-end = ゲームが終わるのは？
rules-whole = ルールブック全体
rules-things = カード・場所・目標

## キーと音声

keys-title = キー操作
keys-arrows = 同じ種類の選べるものの間を移動します
keys-all = ボード上のすべてのものの間を移動します
keys-tab = 次の種類のものへ移動します
keys-letters = その文字で始まる、次の選べるものへ移動します
keys-enter = 選びます
keys-escape = 開いているものを閉じるか、最後の選択を取り消します
keys-zoom = 地図で：拡大、縮小、全体表示
keys-list = この一覧を表示します

outline-title = ボードの一覧
outline-times = { $name }×{ $count }

settings-listed = ボードを一覧でも表示する

## テーブルのまわり

enter-title = ようこそ
enter-why = このリンクを使うと、リンクの宛先の本人としてハウスに入れます。使えるのは一度だけなので、ほかの人に渡さないでください。
enter-come-in = 入る
enter-code-title = 復旧コードで入る
enter-code = 復旧コード
enter-code-why = 6つの単語です。間はハイフンでも空白でも、なくてもかまいません。
enter-code-here = この復旧コードを使うと、コードの持ち主としてハウスに入れます。
enter-both = このブラウザーでは{ $name }さんです。これもあなたですか？
enter-merge = はい：{ $name }さんのゲームを引き継ぐ
enter-leave = いいえ：{ $name }さんは引き継がない
enter-merge-why = テーブル、ゲーム、チャット、名前がひとりのものにまとまります。元には戻せません。
enter-have-code = 復旧コードがあります
nowhere-title = ページが見つかりません
nowhere-why = { $address }というアドレスのページはありません。

lobby-your-turn = あなたの番
lobby-turns = { $count ->
    [1] あなたの番です
   *[other] { $count }卓であなたの番です
  }
lobby-turns-title = ({ $count }) あなたの番 · Ludoteca
lobby-waits = { $names }の番
lobby-points = { $name } { $points }点
lobby-far = 約{ $percent }％まで進行
lobby-watching = 観戦{ $count }人
lobby-pages = ページ：{ $list }
lobby-page = { $pages }ページ中{ $page }ページ
lobby-page-newer = 新しいゲームへ
lobby-page-older = 古いゲームへ

chat-name-first = 名前を入れるとチャットできます。
people-name-first = 観戦中です。名前を入れると、チャットをしたり、自分のテーブルを作ったりできます。
people-watching = 観戦者{ $count }人

replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-times = { $speed }倍
replay-jump = ラウンドや手番へ移動
replay-eyes = 誰の視点で見るか
replay-eyes-open = すべて公開
replay-eyes-table = 観戦者
replay-decided = { $name }が「{ $question }」に答えました
replay-undone = { $step }手目まで手が戻されました。
replay-undone-by = { $name }が{ $step }手目まで手を戻しました。
replay-graph = 得点の推移
replay-graph-by = 誰の得点か
replay-graph-all = 全員
replay-graph-of = { $name }の内訳

notice-turn = あなたの番です

clocks-title = 持ち時間
clock-of = { $name }：{ $words }
clock-runs = 時計が進んでいます
clock-stands = 時計は止まっています
clock-out = 時間切れ
clock-paused = { $time }まで休止中
clock-rests = { $time }まで休み
lobby-left = 残り{ $time }

out-asked = { $name }さんの持ち時間がなくなりました。どうしますか？
out-offered = { $name }さんの持ち時間がなくなりました。リンクから来た人がこの席を引き継げます。
out-others = { $name }さんの持ち時間がなくなりました。どうするかは他のプレイヤーが決めます。
out-yours = 持ち時間がなくなりました。そのまま続ければ、時間が少し加わります。
out-waiting-others = 他の人がまだ選んでいます。選び直すこともできます。
out-wait = 待つ
out-wait-why = もうしばらく待ちます
out-person = 交代を募る
out-person-why = リンクから来た別の人が席を引き継ぎます。それまで時計はすべて止まります
out-bot = ボット
out-bot-why = 本人が戻るまで、同じくらいの強さのボットが続けます
out-end = 終了する
out-end-why = ゲームをここで終えます。順位は現在の得点で決まります
out-end-sure = 本当に終了しますか？
out-copy = リンクをコピー
out-chosen = { $count }人が賛成

pause-asked = { $name }さんが{ $time }までの休止を提案しています。同意しますか？
pause-waiting = { $name }さんが{ $time }までの休止を提案しています。{ $names }さんの返事を待っています。
pause-until = { $time }まで休止中です。時計はすべて止まっています。
pause-end = 休止を終える
pause-ask = 休止を提案する
pause-how-long = 長さ
emergency = 緊急休止
emergency-sure = あなたの時計が{ $time }止まります。1ゲームに1回だけ使えます。
handover = { $moves ->
    [0] ようこそ。その間、この席では何も行われませんでした。
   *[other] ようこそ。その間、この席では代わりに{ $moves }手が行われました。
  }
handover-look = 経過を見る
people-left = ゲームを離れました
outcome-left = { $names }さんは途中で離れました。

tempo-title = 時間
tempo-none = 時計なし
tempo-live-30 = ライブ：1人30分
tempo-live-60 = ライブ：1人1時間
tempo-live-90 = ライブ：1人1時間半
tempo-day = 1手につき1日
tempo-two-days = 1手につき2日
tempo-three-days = 1手につき3日
tempo-week = 1手につき1週間
tempo-help-days = 1つの決定に少なくとも{ $gain }使えます。早く進めれば{ $cap }まで貯められます。夜、週末、休暇は数えません。
tempo-help-live = 1人{ $bank }に、決定のたびに{ $gain }が加わります。
tempo-lasts = ここでは、このペースのゲームに{ $least }～{ $most }かかりました。
tempo-lasts-about = ここでは、このペースのゲームに約{ $least }かかりました。
tempo-lasts-unknown = このペースで終わったゲームはまだありません。何日かではなく何週間かかかると考えてください。
tempo-lasts-most = 長くても{ $most }ほどで終わります。
tempo-out-ask = 他の人が決める
tempo-out-bot = ボットが続ける
tempo-out-end = ゲームを終える

## あなた：本人としてハウスに入る方法

enter-by-passkey = パスキーを使う
mail-address = メールアドレス
mail-send = リンクを送る
mail-sent = メールをご確認ください。リンクは15分以内に一度だけ使えます。
mail-why = このアドレスに送るリンクから入れます。ご希望がないかぎり、ほかには何も送りません。
enter-by-provider = { $name }でサインイン
lobby-invited-only = このハウスは招待制です。非公開テーブルのリンクから入るか、運営者にお問い合わせください。
lobby-closed = はじめての方は、認証サービスからお入りください。
enter-known = 入る
people-block = ブロック
people-block-person = { $name }さんをブロック
people-blocked = { $name }さんをブロックしました。今後は同じテーブルに座ることも、チャットが届くこともありません。設定から解除できます。

## Tables that wait

next-table = 次のテーブル
next-tables = 次のテーブル：あと{ $count }卓があなたを待っています
mine-all = 自分のテーブル一覧
mine-puzzles = 自分の対局からの問題
mine-studies = 研究
mine-none = まだテーブルがありません。

# 今日の問題。

daily-title = 今日の問題
daily-about = { $game }、{ $seats }人{ $phase ->
    [opening] 、序盤
    [middle] 、中盤
    [ending] 、終盤
   *[other] {""}
  }。実際の手より良い手はどれでしょう。
daily-solved = 正解済み
daily-solve = 解く
daily-again = もう一度見る
daily-more = ほかの問題
