import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '翻牌',
  betOn: '首张牌',
  take: '兑现 {amount}',
  skip: '跳过此牌',
  'guess.higher': '更大',
  'guess.lower': '更小',
  'guess.higher-or-same': '大于或等于',
  'guess.lower-or-same': '小于或等于',
  'guess.same': '相同',
  'guess.red': '红色',
  'guess.black': '黑色',
  chance: '{from} 中的 {wins}',
  now: '当前',
  guesses: '竞猜',
  cards: '本局的牌',
  shown: '{card}。下一张是什么？',
  right: '{card}。猜中。现在兑现可得 {amount}。',
  wrong: '{card}。本局结束。',
  'rules.1': '先翻开一张牌。猜下一张与它相比如何。A 最大。',
  'rules.2': '每次猜中都按其概率提高派彩。您可以继续，或兑现显示的金额。猜错则本局结束，没有派彩。',
  'rules.full': '每张牌都来自完整的 52 张牌。每局可跳过 {skips} 张牌。',
  'rules.shrinking': '已翻开的牌在本局不会再出现。可跳过 {skips} 张牌。',
  'rules.3': '最高倍数为投注的 {ceiling} 倍。',
};
