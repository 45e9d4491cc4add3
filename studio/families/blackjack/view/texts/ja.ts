import { ja as solo } from '../../../blackjack-solo/view/texts/ja.ts';
import { ja as place } from '../../../shared/place-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'ヒット',
  'move.stand': 'スタンド',
  'move.double': 'ダブル',
  betHand: 'ハンド {amount}',
  betBehind: 'ビハインド {amount}',
  betDouble: 'ダブル {amount}',
  'on.hand': 'あなたのハンド',
  'on.behind': 'ベットビハインド',
  'pays.hand.short': '自分で判断',
  'pays.behind.short': 'ハウスが判断',
  'bet.hand': '自分でプレイするハンド',
  'bet.behind': 'ベットビハインド',
  players: 'プレイヤー',
  open: '検討中',
  chosen: 'プレイヤーの選択',
  ended: '{who}：{points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'ダブル（+{amount}）',
  dealt: 'ハンド：{own}。ディーラーのアップカードは{theirs}。',
  'said.natural': 'プレイヤーはブラックジャックです。',
  'said.dealerNatural': 'ディーラーはブラックジャックです。',
  'said.level': '双方ブラックジャックです。',
  'said.over': 'ディーラーは{points}でバスト。',
  'said.made': 'ディーラーは{points}。',
  'end.natural': 'プレイヤーのブラックジャック',
  'end.over': 'ディーラーバスト',
  'end.made': 'ディーラー17～20',
  'end.top': 'ディーラー21',
  'past.words': '{end}：{points}',
  shares:
    '直近{rounds}ラウンド：ディーラーバスト{over}、17～20 {made}、21 {top}、プレイヤーのブラックジャック{natural}',
  'choose.open': '{points}：ヒット、スタンド、ダブルのどれにしますか？{seconds}秒',
  'choose.again': '{points}：ヒット、スタンドのどちらにしますか？{seconds}秒',
  'choose.others': 'プレイヤーの選択中：{seconds}秒',
  'choose.behind': 'ベットビハインドはハウスが操作します。プレイヤーの選択中：{seconds}秒',
  'choose.hit': 'ヒットしました。遅くとも{seconds}秒後にカードが配られます。',
  'choose.stand': '{points}でスタンドしました。プレイヤーの選択中：{seconds}秒',
  'choose.double': 'ダブルで1枚引きます。プレイヤーの選択中：{seconds}秒',
  'choose.missed': '時間内に操作がなかったため、{points}でスタンドします。',
  'choose.over': '選択時間が終了しました。',
  'made.hit': 'ヒットしました。',
  'made.stand': 'スタンドしました。',
  'made.double': 'ダブルしました。',
  'rules.table':
    '全プレイヤーが同じハンドでディーラーと勝負します。各段階で、全員がそれぞれ同時に、ヒット、スタンド、または2枚のときはダブルを選びます。ヒットまたはダブルを選んだ全員に同じ次のカードが配られます。時間内に操作しないとスタンドになります。ベットは1ラウンドに1人1つです。',
  'rules.behind':
    'ベットビハインドはハウスが操作します。ベーシックストラテジーでヒットとスタンドのみを行い、ダブルはしません。自分のハンドと一緒でも、単独でもベットできます。',
  'rules.2':
    '8デッキを使い、ラウンドごとにシャッフルします。ブラックジャックの配当は3:2、その他の勝ちは1:1です。ディーラーは選択前にブラックジャックを確認し、すべての17でスタンドします。',
  'rules.3':
    'ダブルは賭け金をもう1つ追加し、カードを1枚引きます。このテーブルにスプリットとインシュランスはありません。',
  'rules.4': '表示の還元率はベーシックストラテジーによるものです。どのプレイヤーも引かないカードは使われません。',
  'rules.keys': '操作ボタンを選択中のキー：Hはヒット、Sはスタンド、Dはダブル。',
  'part.plain': 'ダブルなしの分',
};
