import { ja as place } from '../../../shared/place-texts/ja.ts';
import { ja as runners } from '../runners/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'ベット',
  race: 'レース',
  win: '単勝',
  place: '複勝',
  exacta: '馬単',
  first: '1着',
  second: '2着',
  strength: '実力',
  runner: '出走馬',
  'on.win': '{runner} 単勝',
  'on.place': '{runner} 複勝',
  'on.exacta': '馬単 {first}-{second}',
  off: 'レースがスタートしました',
  finished: '1着{first}、2着{second}、3着{third}',
  winner: '1着 {runner}',
  shares: '直近{rounds}レースの1着：{counts}',
  share: '{runner}：{count}',
  'rules.1': '単勝は1着を当てます。複勝は{placed}着以内に入る馬を当てます。馬単は1着と2着を着順どおりに当てます。',
  'rules.2': '1着は、全出走馬から実力に応じた確率で抽選されます。2着以下も、残りの馬から同じ方法で抽選されます。',
  'rules.3': 'オッズは実力からハウスマージンを引いて計算し、端数を切り捨てます。賭け金を含みます。',
  'rules.4': '結果はレースの表示前に抽選されています。レースは結果を見せるだけで、結果を変えることはありません。',
  'part.win': '勝利分',
};
