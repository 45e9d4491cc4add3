import type { MessageKey } from './en.ts';

/** Texts of blackjack in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: 'ディール',
  betOn: 'ベット {amount}',
  raised: '{name} {amount}',
  hit: 'ヒット',
  stand: 'スタンド',
  double: 'ダブル',
  split: 'スプリット',
  more: '{name}（+{amount}）',
  dealer: 'ディーラー',
  you: 'あなた',
  hand: 'ハンド{number}',
  points: '{who}：{points}',
  turn: '{points}。あなたの番です。',
  blackjack: 'ブラックジャック',
  bust: 'バスト',
  wins: '勝ち',
  push: 'プッシュ',
  loses: '負け',
  'rules.1': '21を超えずに、ディーラーより21に近づけます。2～10は数字どおり、絵札は10、エースは1または11と数えます。',
  'rules.2':
    '8デッキを使い、ラウンドごとにシャッフルします。ブラックジャックの配当は3:2、その他の勝ちは1:1です。ディーラーはあなたの操作前にブラックジャックを確認し、すべての17でスタンドします。インシュランスはありません。',
  'rules.3':
    'ダブルは賭け金をもう1つ追加し、カードを1枚引きます。同じ値の2枚は、賭け金をもう1つ追加して1回だけスプリットできます。スプリットしたエースには1枚ずつ配られます。',
  'rules.4': '表示の還元率はベーシックストラテジーによるものです。',
  'part.blackjack': 'ブラックジャック分',
  'part.plain': 'ダブル・スプリットなしの分',
  'part.double': 'ダブルの分',
  'part.split': 'スプリットの分',
};
