# What the settings and the pages of a person say.

rest-title = 休む時間
rest-why = 何日もかけて遊ぶテーブルでは、この時間帯と日にあなたの時計が止まります。時間帯の変更は次の決定から有効です。
rest-zone = タイムゾーン
rest-night = 夜
rest-night-from = 夜の始まり
rest-night-to = 夜の終わり
rest-weekend = 休みの曜日
rest-holidays = 休暇
rest-holidays-left = { $year }年は残り{ $days }日
rest-holidays-from = 休暇の初日
rest-holidays-to = 休暇の最終日
rest-holidays-add = 追加
rest-holidays-remove = { $day }からの休暇を取り消す
rest-saved = 休む時間を保存しました。
you-code = 復旧コード
you-code-none = 復旧コードがあれば、どの端末からでも、このブラウザーが使えなくなっても、{ $name }さんとして戻れます。
you-code-made = { $day }に作成。
you-code-make = 復旧コードを作る
you-code-renew = 新しく作り直す
you-code-renew-why = 今までのコードは使えなくなります。
you-code-keep = 書きとめるか、写真に撮ってください。表示されるのは今だけです。これを持つ人は、あなたとして入れます。
you-code-picture = ほかの端末のカメラで読み取れる復旧コードの画像
you-sessions = サインイン中の端末
you-device-unknown = 不明な端末
you-here = この端末
you-sign-out = サインアウト
you-end = { $device }をサインアウト
you-signed-out = サインアウトしました。
you-last-key = 復旧コードがないため、サインアウトすると{ $name }さんとして戻れなくなります。それでもサインアウトしますか？
you-stay = このまま
you-passkeys = パスキー
you-passkeys-why = 指紋や顔、端末のロックで入れます。
you-passkey-make = パスキーを追加
you-passkey-made = パスキーを追加しました。
you-passkey-from = { $day }に追加
you-remove = 削除
you-remove-key = { $name }を削除
you-no-passkeys = ここではパスキーを使えません。{ $why ->
    [https] httpsで始まるアドレスが必要です。
    [name] ホスト名が必要ですが、このアドレスは数字です。
   *[browser] このブラウザーはパスキーに対応していません。
  }復旧コードならどこでも使えます。
you-mail = メールアドレス
you-provider = クラブのアカウント
you-provider-add = { $name }のアカウントを追加
you-blocked = ブロックした人
you-unblock = ブロック解除
you-unblock-person = { $name }さんのブロックを解除
