import { tw as solo } from '../../../casino-holdem-solo/view/texts/tw.ts';
import { tw as place } from '../../../shared/place-texts/tw.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': '底注',
  'on.aces': 'A 對邊注',
  'pays.ante.short': '最高 1 賠 100',
  'pays.aces.short': '1 賠 7–100',
  you: '所有玩家',
  callName: '跟注',
  callPays: '底注的兩倍',
  dealt: '手牌：{own}。以底注的兩倍跟注，或棄牌。',
  won: '玩家贏：{own} 對 {theirs}。',
  lost: '莊家贏：{theirs} 對 {own}。',
  level: '和局：雙方均為{own}。',
  'end.won': '玩家贏',
  'end.lost': '莊家贏',
  'end.level': '和局',
  'end.out': '莊家不合資格',
  'short.won': '閒',
  'short.lost': '莊',
  'short.level': '和',
  'short.out': '不',
  shares: '最近 {rounds} 局：玩家贏 {won}，莊家贏 {lost}，和局 {level}，莊家不合資格 {out}',
  'choose.open': '跟注或棄牌：{seconds} 秒',
  'choose.others': '玩家選擇中：{seconds} 秒',
  'choose.call': '您已跟注，{seconds} 秒後開牌。',
  'choose.fold': '您已棄牌，{seconds} 秒後開牌。',
  'choose.over': '選擇時間已到。',
  called: '您已跟注。',
  'rules.table': '所有玩家用同一手牌對莊家，各自決定。未及時選擇即為棄牌。每位玩家每局一注。',
};
