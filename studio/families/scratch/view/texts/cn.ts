import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '购买彩票',
  betOn: '一张票',
  all: '全部刮开',
  hidden: '未刮开',
  cell: '第 {number} 格',
  boost: '倍数',
  keys: '中奖号码',
  fields: '您的号码',
  name: '刮刮票',
  how: '刮开各格，或点按一格直接打开。',
  match: '三个相同的符号赢得该符号的奖金，再乘以旁边的倍数。',
  keysRule: '您的每个号码若为中奖号码，即赢得旁边的奖金。',
  book: '每张彩票都从完整的 {book} 张一册中抽取，因此无论他人购买了什么，每张彩票的概率均如下表。',
  prize: '奖金',
  tickets: '册中张数',
  pays: '{stake} 彩票的奖金',
  symbols: '三个相同符号的奖金（乘倍数前）',
  part: '来自 {times} 倍价格的奖金',
  ticket: '第 {number} 号彩票',
  face: '各格',
};
