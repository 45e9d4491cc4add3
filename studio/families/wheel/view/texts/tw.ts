import { tw as place } from '../../../shared/place-texts/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...place,
  begin: '旋轉',
  wheel: '幸運轉盤',
  on: '1 賠 {pays}',
  segments: '{all} 格中 {count} 格',
  came: '{place}',
  boosted: '{place}，倍數 {times}',
  boost: '{times}×：轉盤再轉一次',
  shares: '最近 {rounds} 次：{counts}',
  share: '{place}：{count}',
  'rules.1': '轉盤共有 {all} 格。投在指針所指種類上的籌碼獲勝，依該種類的賠率派彩。',
  'rules.2': '獲勝時同時退還本金：1 賠 5 即 1 得 6。',
  'rules.boost': '停在 {boosts} 時，轉盤在有賠率的格中再轉一次，獎金乘以該數。本金只退還一次。',
  kind: '賠率',
  count: '格數',
  'part.win': '來自獲勝',
  'part.boost': '來自乘倍數的獲勝',
};
