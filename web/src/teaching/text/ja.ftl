# Teaching tables.

teaching-why = 手札はすべて公開され、だれの視点からも見られます。手を戻すのに同意は要らず、ボットは何を検討したかを伝えます。結果は何にも数えられません。
teaching-eyes = だれの視点
teaching-own = 自分の視点
teaching-table = 全員に見えるもの
teaching-through = { $name }さんの視点で見ています。
teaching-back = 自分の視点に戻る
teaching-last = 直前の手を説明
teaching-next = ボットならどうする？
teaching-bot = { $name }が検討した手：{ $list }
teaching-person = { $name }さんの代わりにボットなら検討する手：{ $list }
teaching-coming = ボットなら検討する手：{ $list }
teaching-share = { $what }（{ $percent }%）
teaching-chosen = { $what }（{ $percent }%、選択）
teaching-none = 選択の余地はありませんでした。
