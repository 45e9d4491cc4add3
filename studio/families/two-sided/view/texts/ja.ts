import { ja as place } from '../../../shared/place-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...place,
  begin: 'ベット',
  bout: '試合',
  'on.red': 'レッド',
  'on.blue': 'ブルー',
  'on.draw': '引き分け',
  'on.off': '中止',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side}の勝ち',
  'is.draw': '引き分け：レッドとブルーの賭け金は返還',
  'is.off': '中止：すべての賭け金を返還',
  returned: '賭け金返還',
  leads: '{side}がリード',
  even: '互角',
  shares: '直近{rounds}試合：レッド{red}、ブルー{blue}、引き分け{draw}、中止{off}',
  'rules.1': 'レッドとブルーが{exchanges}回の攻防で対戦します。勝つ側、または引き分けに賭けます。',
  'rules.2': '引き分けの配当は{draw}:1で、レッドとブルーの賭け金は返還されます。',
  'rules.3': '結果は試合の表示前に抽選されています。攻防は結果を見せるだけで、結果を変えることはありません。',
  'rules.4': '試合は終了前に中止されることがあります。その場合、すべての賭け金が返還されます。',
  chance: '確率',
  kind: '配当',
  'part.win': '勝利分',
  'part.push': '返還分',
};
