import { cn as place } from '../../../shared/place-texts/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...place,
  begin: '旋转',
  wheel: '幸运轮',
  on: '1 赔 {pays}',
  segments: '{all} 格中 {count} 格',
  came: '{place}',
  boosted: '{place}，倍数 {times}',
  boost: '{times}×：轮盘再转一次',
  shares: '最近 {rounds} 次：{counts}',
  share: '{place}：{count}',
  'rules.1': '轮盘共有 {all} 格。指针所指的格的筹码按其赔率获胜。',
  'rules.2': '获胜时同时退还本金：1 赔 5 即 1 得 6。',
  'rules.boost': '停在 {boosts} 时，轮盘在有赔率的格中再转一次，奖金乘以该数。本金只退还一次。',
  kind: '赔率',
  count: '格数',
  'part.win': '来自获胜',
  'part.boost': '来自加倍的获胜',
};
