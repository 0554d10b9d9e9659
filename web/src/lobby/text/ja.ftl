# 新しいテーブル。

new-title = { $game }のテーブルを作成
new-who = プレイヤー
new-free = 空席（人を待つ）
new-private = 非公開のテーブル
new-private-why = リンクを知っている人だけが入れます。
new-lay = テーブルを作成
new-more-options = その他のルール（{ $count }）
tempo-which = ペース
tempo-help-none = 時間を気にせず遊べます。
tempo-out = 時間切れになったら
