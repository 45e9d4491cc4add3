import { cn as place } from '../../../shared/place-texts/cn.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Chinese. */
export const cn: Record<MessageKey, string> = {
  ...place,
  begin: '投注',
  bout: '对决',
  'on.red': '红方',
  'on.blue': '蓝方',
  'on.draw': '和局',
  'on.off': '取消',
  'short.red': '红',
  'short.blue': '蓝',
  'short.draw': '和',
  'short.off': '–',
  pays: '1 赔 {pays}',
  wins: '{side}胜',
  'is.draw': '和局：红蓝两方的投注退还',
  'is.off': '对决取消：全部投注退还',
  returned: '投注退还',
  leads: '{side}领先',
  even: '势均力敌',
  shares: '最近 {rounds} 场：红 {red}，蓝 {blue}，和 {draw}，取消 {off}',
  'rules.1': '红蓝双方进行 {exchanges} 个回合的对决。投注获胜的一方，或投注和局。',
  'rules.2': '和局 1 赔 {draw}，并退还红蓝两方的投注。',
  'rules.3': '结果在对决展示之前已抽出。回合只作展示，不改变结果。',
  'rules.4': '对决可能在结束前取消，此时退还全部投注。',
  chance: '概率',
  kind: '赔率',
  'part.win': '来自获胜',
  'part.push': '来自退还的投注',
};
