# 対戦相手を探す。

gather-title = 対戦相手を探す
gather-about = 遊びたい条件を選んでください。合う募集中のテーブルがあればそこに着席し、なければ同じ条件の人がそろうまで待ちます。そろうとゲームは自動で始まります。
gather-games = 遊びたいゲーム（複数可）
gather-seats = 人数
gather-tempos = 持ち時間（複数可）
gather-rated = レーティング
gather-rated-either = どちらでもよい
gather-rated-yes = 対象のゲームのみ
gather-rated-no = 対象外のゲームのみ
gather-options = { $game }のルール
gather-options-usual = 複数のゲームを選ぶと標準ルールで遊びます。ルールを変えるにはゲームを一つだけ選んでください。
gather-hours = 待つ時間
gather-look = テーブルを探す
gather-look-anew = この条件で探し直す
gather-change = 条件を変える
gather-waiting = 対戦相手を待っています
gather-until = { $until }まで待ちます。このページを離れてもかまいません。通知をオンにしていれば、そろったときにお知らせします。
gather-leave = 探すのをやめる
gather-ready = テーブルがそろいました
gather-go = テーブルへ
gather-tables = 条件に合う募集中のテーブル
gather-tables-none = 条件に合うテーブルはありません。
gather-others = ほかに探している人
gather-others-none = この条件で待っている人はいません。
gather-too = 一緒に遊ぶ
gather-counts = { $count ->
   *[other] { $list }人
  }
gather-name-first = まず名前を入力してください。
