# 求められたことをハウスが行わないときの答え。

error-already-started = このテーブルのゲームはもう始まっています。
error-apart = このテーブルには座れません。
error-bad-address = メールアドレスの形になっていません。
error-bad-chance = 記録された乱数が鍵と一致しません。
error-bad-commitment = 鍵が、開始時に示されたハッシュ値と一致しません。
error-bad-document = この文書の内容は正しくありません（{ $problem }）。
error-bad-nickname = 名前は1～{ $most }文字で入力してください。
error-bad-option = 設定「{ $option }」に「{ $value }」は選べません。
error-bad-result = 記録された結果が手順と一致しません。
error-bad-rules = 記録にある再開先が、存在しない手です（{ $move }）。
error-bad-seats = このゲームは{ $least }～{ $most }人用です。
error-bad-sequence = { $seq }番の記録の前が抜けています。
error-bad-snapshot = 保存された局面は、この記録のものではありません。
error-bad-undo = 記録にある取り消しの戻り先が、存在しない手です（{ $move }）。
error-banned = 主催者の希望により、このテーブルには入れません。
error-barred = 現在、このハウスには入れません。
error-both-seated = 自分どうしで対戦中のテーブルがあります。そのゲームが終わってから統合できます。
error-busy = 今このテーブルは混み合っています。もう一度お試しください。
error-clock-stands = 自分の時計が進んでいるときだけできます。
error-closed-house = はじめての方は、このハウスの認証サービスからのみ入れます。
error-dead-link = このリンクはすでに使われたか、期限が切れています。新しいリンクを発行してもらってください。
error-emergency-used = このゲームの緊急休止はもう使いました。
error-empty-text = メッセージが空です。
error-full = 今は満員です。数秒待ってからもう一度お試しください。
error-game-over = ゲームは終了しました。
error-hook-failed = メッセージが届きませんでした。Webhookのアドレスを確かめてください。
error-incomplete-move = 手「{ $move }」はまだ完成していません。
error-internal = Ludotecaの側で問題が起きました。内容は記録済みです。ゲームの状態は変わっていません。
error-invited-only = このハウスは招待制です。非公開テーブルのリンクから入るか、運営者にお問い合わせください。
error-malformed = リクエストを読み取れません（{ $problem }）。
error-malformed-record = 記録を読み取れません（{ $problem }）。
error-muted = 現在、ここでは発言できません。
error-night-too-long = 夜の時間帯は最長{ $hours }時間です。
error-no-advice-here = ヒントを出せるのは、レート戦ではなく、ボットだけを相手にした対戦のときだけです。
error-no-client = ページがまだ作られていません。「make play」を実行してください。
error-no-clocks = このテーブルでは時計を使いません。
error-no-hello = 接続を正しく開始できませんでした。ページを再読み込みしてください。
error-no-hooks = このハウスはWebhookを使いません。
error-no-mail = このハウスはメールを送りません。
error-no-passkeys = パスキーを使うには、httpsとホスト名のあるアドレスが必要です。復旧コードならどこでも使えます。
error-no-provider = このハウスには認証サービスがありません。
error-no-round = このテーブルと同じ運を使うテーブルはありません。
error-no-session = 先にお名前を入力してください。
error-no-store = ただいま保存も読み込みもできません。何も変更されていません。少し待ってからもう一度お試しください。
error-no-such-entry = その記録はありません。
error-no-such-key = すでにありません。
error-no-such-decision = このゲームにその選択はありません。
error-no-such-method = このアドレスではそのメソッドを使えません。
error-no-such-seat = このテーブルにその席はありません。
error-no-such-step = このゲームはまだ{ $last }手目までしか進んでいません。
error-no-undo = この手はもう元に戻せません。何かが公開されたり引かれたりしたか、他の人が行動したためです。
error-nobody = その人はいません。
error-nobody-there = この席には、外せる人がいません。
error-not-found = ページが見つからないか、リンクが途中で切れています。
error-not-host = これができるのはテーブルの主催者だけです。
error-not-private = 公開テーブルに新しいリンクは要りません。だれでも入れます。
error-no-orders = このプランには、まだ自分の手がありません。
error-orders-late = その間にゲームが進みました。ここからプランを立て直してください。
error-too-many-plans = 1つのテーブルで残せるプランは{ $most }件までです。
error-not-over = ゲームが終わるまではできません。
error-not-paused = ゲームは休止中ではありません。
error-not-seated = あなたはこのテーブルの席に着いていません。
error-not-started = ゲームはまだ始まっていません。
error-not-stored = 手を保存できず、反映されませんでした。もう一度お試しください。
error-not-your-turn = あなたの手番ではありません。
error-nothing-asked = 返事を待っているお願いはもうありません。
error-nothing-to-choose = この席について決めることはありません。
error-nothing-to-take-back = 戻せる自分の手がありません。
error-nothing-wished = ゲーム・人数・持ち時間から、組み合わせられるものを少なくとも一つずつ選んでください。
error-older-rules = 以前のルールで行われたため、もうその局面には戻れません。
error-other-edition = これは、ここで使われている版（「{ $now }」）とは別の版（「{ $edition }」）でプレイされました。開くには、その版が必要です。
error-other-rules = この記録はルールのバージョン{ $rules }で行われました。ここのルールはバージョン{ $now }で、この記録を再生できません（{ $problem }）。
error-other-browser = このリンクは、申し込んだブラウザーで開いてください。
error-other-seat = これは他の席のものです。
error-overtaken = 他の人が先に行動したため、局面が変わりました。
error-pause-open = すでに休止中か、誰かが休止を提案しています。
error-picks-or-move = 手は選択か文字のどちらか一方で送ってください。
error-private-address = このWebhookはプライベートなネットワークを指しています。このハウスからは呼び出せません。
error-provider-failed = 認証サービスで本人を確認できませんでした。もう一度お試しください。
error-refused = 今はできません。
error-round-going-on = 他のテーブルで同じ配りの対局がまだ続いています。すべて終わると、この対局を検討できます。
error-branch-going-on = この対局からの分岐がまだ続いています。終わるまでエンジンの評価は見られません。
error-same-deal = このテーブルは、まだ終わっていない別のテーブルと同じ運で対戦しています。見られるのはここに座っている人だけです。
error-seat-taken = この席は埋まっています。
error-seated-already = あなたはもうこのテーブルの席に着いています。
error-seats-free = まだ空席があります。
error-session-expired = 接続の有効期限が切れました。もう一度お名前を入力してください。
error-stale-offer = その間に局面が変わりました。選び直してください。
error-substituted = 今はボットが代わりにプレイしています。先に席に戻ってください。
error-table-ended = このテーブルは閉じられました。
error-teaching-counts = 学習テーブルは何にも数えられません。レーティングの対象にも、ほかのテーブルとの比較の対象にもなりません。
error-too-fast = 操作が多すぎます。{ $seconds }秒ほど待ってからもう一度お試しください。
error-too-large = 送られた内容が大きすぎます。
error-too-many = 一度に使える数を超えています（最大{ $most }）。
error-too-many-holidays = 休暇は年に{ $most }日までです。{ $year }年はそれを超えてしまいます。
error-too-many-picks = 「{ $token }」より前で、手はもう完成しています。
error-too-many-steps = 一度に取得できるのは{ $most }手までで、古い順に指定してください。
error-too-slow = 送信に時間がかかりすぎました。
error-unexpected-hello = 接続はすでに開始されています。ページを再読み込みしてください。
error-unknown-bot = 「{ $bot }」というボットはいません。
error-unknown-game = 「{ $game }」というゲームはありません。
error-unknown-hook = このハウスで使えるWebhookのアドレスではありません（Discord、Gotify、Matrix、Mattermost、ntfy、Rocket.Chat、Slack、Telegram、Zulip）。
error-unknown-language = 言語「{ $lang }」には対応していません。
error-unknown-option = このゲームに設定「{ $option }」はありません。
error-unknown-pick = 「{ $token }」は選べません。
error-unknown-service = お使いのブラウザに通知を届けるサービスに、このハウスは対応していません。
error-unknown-tempo = 「{ $tempo }」という持ち時間の設定はありません。
error-unknown-zone = 「{ $zone }」というタイムゾーンはありません。
error-unreadable-table = このテーブルは読み取れなくなりました。運営者に知らせました。
error-wrong-code = この復旧コードに該当する人はいません。単語をご確認ください。新しいコードを作ると、古いコードは使えなくなります。
error-wrong-origin = 別のページから送られたリクエストです。
error-wrong-passkey = このパスキーでは入れないか、時間がかかりすぎました。もう一度お試しください。
error-study-changed = ほかの人がこの研究を変更しました。もう一度開いてください。
error-not-editor = この研究を編集できるのは、持ち主と、持ち主が許した人だけです。
error-not-owner = これができるのは研究の持ち主だけです。

# テーブルの記録に運営側が書き込む言葉。
ended-early = 話し合いによりゲームはここで終わりました。順位は現在の得点で決まります。
rules-changed = { $lost ->
    [0] このゲームのルールが修正されました（第{ $version }版）。ゲームは今の局面から続きます。
   *[other] このゲームのルールが修正されました（第{ $version }版）。ゲームは{ $entry }手目の局面から続きます。それより後の手は記録に残りますが、無効になります。
}

# What bots are called; at a table with several of a kind each has a name of its own.
bot-random = さいころボット
bot-novice = 新米ボット
bot-greedy = 見習いボット
bot-search-easy = 一人前ボット
bot-search-normal = 熟練ボット
bot-search-strong = 名人ボット
bot-champion = 王者ボット
bot-own-name = { $number ->
    [1] アルマボット
    [2] ブルーノボット
    [3] クレアボット
    [4] ダリオボット
   *[other] エッダボット
  }
bot-of-level = { $name }（{ $level ->
    [1] でたらめ
    [2] 初めての人向け
    [3] 弱い
    [4] ふつう
    [5] 強い
    [6] とても強い
   *[other] 最も強い
  }、{ $points }）

# テーブルを見ていない人の端末に届く通知の言葉。
notice-begun = { $names }さんとの対戦が始まりました。
notice-gathered = テーブルがそろいました：{ $game }
notice-still = { $game }：まだあなたの番です
notice-turn = あなたの番です：{ $game }
notice-wait = ほかのプレイヤーが待っています。
# メール
mail-enter-subject = ハウスに入るためのリンク
mail-enter-text =
    { $name }さん

    このリンクからハウスに入れます。使えるのは一度だけ、{ $minutes }分以内です。

    { $link }

    お心当たりがなければ、何も起きていませんので、このメールは破棄してください。
mail-add-subject = アドレスの確認
mail-add-text =
    こんにちは。

    { $name }さんが、このアドレスでハウスに入れるようにしたいとのことです。ご本人でしたら、{ $minutes }分以内に、申し込んだブラウザーで次のリンクを開いて確認してください。

    { $link }

    お心当たりがなければ、何も起きていませんので、このメールは破棄してください。

# The letter about tables that wait.
letter-comma = 、
letter-subject = { $count ->
    [1] あなたの番です：{ $game }
   *[other] { $count }卓であなたの番です
  }
letter-hello = { $name }さん
letter-table = { $days ->
    [0] { $game }（{ $names }）
   *[other] { $game }（{ $names }）：{ $days }日前から待っています
  }
letter-begin = 全員そろいました。ゲームを始められます。
letter-begun = ゲームが始まりました。まだあなたの番ではありません。
letter-left = { $days ->
    [0] { $hours ->
        [0] 残り時間は1時間未満です。
       *[other] 残り時間は{ $hours }時間です。
      }
   *[other] 残り時間は{ $days }日です。
  }
letter-more = ほかに{ $count }卓があなたを待っています：{ $link }
letter-stop = { $often ->
    [daily] このメールは、新しく順番が回ってきたときにだけ、1日1通までお送りしています。
   *[other] このメールは、新しく順番が回ってきたときにお送りしています。
  }配信停止はこちら：{ $link }

# What a webhook says.
hook-turn = { $game }：{ $names }の番です
hook-trial-title = Ludoteca
hook-trial-body = 接続できました。これからはここで手番をお知らせします。
