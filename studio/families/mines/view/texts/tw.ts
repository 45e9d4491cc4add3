import type { MessageKey } from './en.ts';

/** Texts of mines in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '開啟格子',
  take: '兌現 {amount}',
  field: '{columns} × {rows} 格的雷區',
  place: '第 {row} 列，第 {column} 欄',
  closed: '未開啟',
  chosen: '已選擇',
  safe: '安全',
  mine: '地雷',
  mines: '地雷',
  choose: '選擇第一個格子，然後按下按鈕。',
  next: '下一個安全格',
  now: '目前',
  opened: '安全。現在兌現可得 {amount}。',
  hit: '踩到地雷。本局結束。',
  'rules.1': '部分格子下有地雷。投注會開啟第一個格子。',
  'rules.2': '每開啟一個安全格，本局的派彩都會提高。您可以繼續開啟，或兌現顯示的金額。踩到地雷則本局結束，沒有派彩。',
  'rules.3': '地雷在開啟第一個格子之前放置，之後不會移動。',
  pays: '投注 {stake} 時每個安全格的派彩',
  withMines: '地雷：{mines}',
  stop: '兌現時的返還',
  'verify.field': '地雷位置',
  'verify.opened': '已開啟',
};
