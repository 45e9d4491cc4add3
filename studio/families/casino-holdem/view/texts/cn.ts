import { cn as solo } from '../../../casino-holdem-solo/view/texts/cn.ts';
import { cn as place } from '../../../shared/place-texts/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': '底注',
  'on.aces': 'A 对边注',
  'pays.ante.short': '最高 100 比 1',
  'pays.aces.short': '7–100 比 1',
  you: '所有玩家',
  callName: '跟注',
  callPays: '底注的两倍',
  dealt: '手牌：{own}。以底注的两倍跟注，或弃牌。',
  won: '玩家赢：{own} 对 {theirs}。',
  lost: '庄家赢：{theirs} 对 {own}。',
  level: '平局：双方均为{own}。',
  'end.won': '玩家赢',
  'end.lost': '庄家赢',
  'end.level': '平局',
  'end.out': '庄家不合格',
  'short.won': '闲',
  'short.lost': '庄',
  'short.level': '和',
  'short.out': '不',
  shares: '最近 {rounds} 局：玩家赢 {won}，庄家赢 {lost}，平局 {level}，庄家不合格 {out}',
  'choose.open': '跟注或弃牌：{seconds} 秒',
  'choose.others': '玩家选择中：{seconds} 秒',
  'choose.call': '您已跟注，{seconds} 秒后开牌。',
  'choose.fold': '您已弃牌，{seconds} 秒后开牌。',
  'choose.over': '选择时间已到。',
  called: '您已跟注。',
  'rules.table': '所有玩家用同一手牌对庄家，各自决定。未及时选择即为弃牌。每位玩家每局一注。',
};
