import type { MessageKey } from './en.ts';

/** Texts of higher or lower in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '翻牌',
  betOn: '首張牌',
  take: '兌現 {amount}',
  skip: '跳過此牌',
  'guess.higher': '更大',
  'guess.lower': '更小',
  'guess.higher-or-same': '大於或等於',
  'guess.lower-or-same': '小於或等於',
  'guess.same': '相同',
  'guess.red': '紅色',
  'guess.black': '黑色',
  chance: '{from} 中的 {wins}',
  now: '目前',
  guesses: '猜測',
  cards: '本局的牌',
  shown: '{card}。下一張是什麼？',
  right: '{card}。猜中。現在兌現可得 {amount}。',
  wrong: '{card}。本局結束。',
  'rules.1': '先翻開一張牌。猜下一張與它相比如何。A 最大。',
  'rules.2': '每次猜中都依其機率提高派彩。您可以繼續，或兌現顯示的金額。猜錯則本局結束，沒有派彩。',
  'rules.full': '每張牌都來自完整的 52 張牌。每局可跳過 {skips} 張牌。',
  'rules.shrinking': '已翻開的牌在本局不會再出現。可跳過 {skips} 張牌。',
  'rules.3': '最高倍數為投注的 {ceiling} 倍。',
};
