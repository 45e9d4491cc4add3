import { tw as place } from '../../../shared/place-texts/tw.ts';
import { tw as runners } from '../runners/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: '投注',
  race: '賽馬',
  win: '獨贏',
  place: '位置',
  exacta: '正序連贏',
  first: '第一名',
  second: '第二名',
  strength: '實力',
  runner: '賽駒',
  'on.win': '{runner} 獨贏',
  'on.place': '{runner} 位置',
  'on.exacta': '正序連贏 {first}-{second}',
  off: '比賽開始',
  finished: '{first} 獲勝，{second} 第二，{third} 第三',
  winner: '冠軍 {runner}',
  shares: '最近 {rounds} 場的冠軍：{counts}',
  share: '{runner}：{count}',
  'rules.1': '獨贏：該駒第一名到達。位置：該駒進入前 {placed} 名。正序連贏：兩駒依次為第一名和第二名。',
  'rules.2': '冠軍在所有賽駒中依實力比例抽出，第二名在其餘賽駒中以同樣方式抽出，依此類推。',
  'rules.3': '賠率依實力計算，減去莊家優勢後無條件捨去，含本金。',
  'rules.4': '結果在比賽播放之前已抽出。比賽只作呈現，不改變結果。',
  'part.win': '來自獲勝',
};
