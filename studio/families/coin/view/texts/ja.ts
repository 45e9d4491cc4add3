import type { MessageKey } from './en.ts';

/** Texts of the coin in Japanese. */
export const ja: Record<MessageKey, string> = {
  begin: '投げる',
  take: 'キャッシュアウト {amount}',
  call: '予想',
  again: 'もう一度予想するか、キャッシュアウト',
  heads: '表',
  tails: '裏',
  next: '次の的中',
  now: '現在',
  right: '{side}。的中です。今キャッシュアウトすると{amount}です。',
  wrong: '{side}。ラウンド終了です。',
  flips: 'このラウンドの結果',
  'rules.1': '表か裏を予想します。的中するたびに払戻が上がり、外れると払戻なしで終了します。',
  'rules.2':
    '的中後は、もう一度予想するか、表示額でキャッシュアウトできます。{flips}回的中するとラウンドは終了し、払い戻されます。',
  pays: 'ベット額{stake}での連続的中の払戻',
  stop: 'キャッシュアウト時の還元率',
  'verify.round': '予想と結果',
};
