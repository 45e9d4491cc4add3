import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Japanese. */
export const ja: Record<MessageKey, string> = {
  'rules.game':
    '0000～9999から異なる23個の番号を抽選します。残念賞10個、スターター賞10個、続いて3等、2等、1等の順です。',
  'rules.more':
    'ビッグは23個のどの番号でも当たりです。スモールは1～3等のみが当たりで、配当は高くなります。1等の下2桁は50～99が大です。賞金はすべて固定です。',
  'tab.number': '番号',
  'tab.first': '1等',
  'bet.big': 'ビッグ',
  'bet.small': 'スモール',
  'bet.first-3': '1等の下3桁',
  'bet.first-2': '1等の下2桁',
  'bet.first-sides': '1等の大小・奇偶',
  'field.place-1': '1桁目',
  'field.place-2': '2桁目',
  'field.place-3': '3桁目',
  'field.place-4': '4桁目',
  'row.first': '1等',
  'row.second': '2等',
  'row.third': '3等',
  'row.starter': 'スターター賞',
  'row.consolation': '残念賞',
  'prize.first': '1等',
  'prize.second': '2等',
  'prize.third': '3等',
  'prize.starter': 'スターター賞',
  'prize.consolation': '残念賞',
  said: '1等{special}、下2桁{tail}。',
};
