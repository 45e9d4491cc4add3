import { cn as place } from '../../../shared/place-texts/cn.ts';
import { cn as runners } from '../runners/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: '投注',
  race: '赛马',
  win: '独赢',
  place: '位置',
  exacta: '正序连赢',
  first: '第一名',
  second: '第二名',
  strength: '实力',
  runner: '赛驹',
  'on.win': '{runner} 独赢',
  'on.place': '{runner} 位置',
  'on.exacta': '正序连赢 {first}-{second}',
  off: '比赛开始',
  finished: '{first} 获胜，{second} 第二，{third} 第三',
  winner: '冠军 {runner}',
  shares: '最近 {rounds} 场的冠军：{counts}',
  share: '{runner}：{count}',
  'rules.1': '独赢：该驹第一名到达。位置：该驹进入前 {placed} 名。正序连赢：两驹依次为第一名和第二名。',
  'rules.2': '冠军在所有赛驹中按实力比例抽出，第二名在其余赛驹中以同样方式抽出，依此类推。',
  'rules.3': '赔率按实力计算，减去庄家优势后向下取整，含本金。',
  'rules.4': '结果在比赛展示之前已抽出。比赛只作展示，不改变结果。',
  'part.win': '来自获胜',
};
