import type { MessageKey } from './en.ts';

/** Texts of bingo in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: 'スタート',
  cards: 'カード数',
  card: 'カード{number}',
  balls: '抽選されたボール',
  free: 'フリー',
  ball: '{letter} {number}',
  wonCard: 'カード{number}：{patterns}',
  none: '完成したパターンはありません。',
  'pattern.line': '1ライン',
  'pattern.two-lines': '2ライン',
  'pattern.three-lines': '3ライン',
  'pattern.corners': '四隅',
  'pattern.stamp': 'スタンプ',
  'pattern.two-stamps': '2つのスタンプ',
  'pattern.letter-x': '文字X',
  'pattern.letter-t': '文字T',
  'pattern.plus': 'プラス',
  'pattern.diamond': 'ダイヤ形',
  'pattern.ring': 'リング',
  'pattern.frame': 'フレーム',
  'pattern.blackout': 'フルカード',
  'rules.1':
    '75個のボールから{balls}個を抽選します。カードには24個の番号と中央のフリーマスがあり、完成したパターンに応じて配当されます。',
  'rules.best': 'カードごとに最も高いパターンが配当されます。',
  'rules.each': 'カードごとに完成したすべてのパターンが配当されます。',
  'rules.2': 'ベット額はカード1枚の価格です。ラインは縦、横、斜めです。',
  pays: '{stake}のカードの配当',
};
