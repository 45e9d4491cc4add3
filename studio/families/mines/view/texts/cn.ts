import type { MessageKey } from './en.ts';

/** Texts of mines in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '打开格子',
  take: '兑现 {amount}',
  field: '{columns} × {rows} 格的雷区',
  place: '第 {row} 行，第 {column} 列',
  closed: '未打开',
  chosen: '已选择',
  safe: '安全',
  mine: '地雷',
  mines: '地雷',
  choose: '选择第一个格子，然后按按钮。',
  next: '下一个安全格',
  now: '当前',
  opened: '安全。现在兑现可得 {amount}。',
  hit: '踩到地雷。本局结束。',
  'rules.1': '部分格子下有地雷。投注会打开第一个格子。',
  'rules.2': '每打开一个安全格，本局的派彩都会提高。您可以继续打开，或兑现显示的金额。踩到地雷则本局结束，没有派彩。',
  'rules.3': '地雷在打开第一个格子之前放置，之后不会移动。',
  pays: '投注 {stake} 时每个安全格的派彩',
  withMines: '地雷：{mines}',
  stop: '兑现时的返还',
  'verify.field': '地雷位置',
  'verify.opened': '已打开',
};
