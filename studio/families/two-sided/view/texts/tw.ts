import { tw as place } from '../../../shared/place-texts/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...place,
  begin: '投注',
  bout: '對決',
  'on.red': '紅方',
  'on.blue': '藍方',
  'on.draw': '和局',
  'on.off': '取消',
  'short.red': '紅',
  'short.blue': '藍',
  'short.draw': '和',
  'short.off': '–',
  pays: '1 賠 {pays}',
  wins: '{side}勝',
  'is.draw': '和局：紅藍兩方的投注退還',
  'is.off': '對決取消：全部投注退還',
  returned: '投注退還',
  leads: '{side}領先',
  even: '勢均力敵',
  shares: '最近 {rounds} 場：紅 {red}，藍 {blue}，和 {draw}，取消 {off}',
  'rules.1': '紅藍雙方進行 {exchanges} 個回合的對決。投注獲勝的一方，或投注和局。',
  'rules.2': '和局 1 賠 {draw}，並退還紅藍兩方的投注。',
  'rules.3': '結果在對決播放之前已抽出。回合只作呈現，不改變結果。',
  'rules.4': '對決可能在結束前取消，此時退還全部投注。',
  chance: '機率',
  kind: '賠率',
  'part.win': '來自獲勝',
  'part.push': '來自退還的投注',
};
