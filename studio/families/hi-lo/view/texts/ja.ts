import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: 'カードを開く',
  betOn: '最初のカード',
  take: 'キャッシュアウト {amount}',
  skip: 'カードをスキップ',
  'guess.higher': 'ハイ',
  'guess.lower': 'ロー',
  'guess.higher-or-same': 'ハイまたは同じ',
  'guess.lower-or-same': 'ローまたは同じ',
  'guess.same': '同じ',
  'guess.red': '赤',
  'guess.black': '黒',
  chance: '{from}分の{wins}',
  now: '現在',
  guesses: '予想',
  cards: 'このラウンドのカード',
  shown: '{card}。次は何でしょうか？',
  right: '{card}。的中です。今キャッシュアウトすると{amount}です。',
  wrong: '{card}。ラウンド終了です。',
  'rules.1': 'カードが1枚開かれます。次のカードとの大小などを予想します。エースが最も高いカードです。',
  'rules.2':
    '的中するたびに、予想の確率に応じて払戻が上がります。続けるか、表示額でキャッシュアウトできます。外れると払戻なしで終了します。',
  'rules.full': '各カードは52枚の完全なデッキから引かれます。1ラウンドに{skips}枚までスキップできます。',
  'rules.shrinking': '開かれたカードは、そのラウンドでは再び出ません。{skips}枚までスキップできます。',
  'rules.3': '最大倍率はベット額の{ceiling}倍です。',
};
