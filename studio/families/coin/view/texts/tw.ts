import type { MessageKey } from './en.ts';

/** Texts of the coin in traditional Chinese. */
export const tw: Record<MessageKey, string> = {
  begin: '拋硬幣',
  take: '兌現 {amount}',
  call: '您的選擇',
  again: '再猜一次，或兌現',
  heads: '正面',
  tails: '反面',
  next: '下一次猜中',
  now: '目前',
  right: '{side}。猜中。現在兌現可得 {amount}。',
  wrong: '{side}。本局結束。',
  flips: '本局的結果',
  'rules.1': '猜正面或反面。每次猜中都會提高派彩；猜錯則本局結束，沒有派彩。',
  'rules.2': '猜中後可以再猜，或兌現顯示的金額。連續猜中 {flips} 次後本局結束並派彩。',
  pays: '投注 {stake} 時連續猜中的派彩',
  stop: '兌現時的返還',
  'verify.round': '選擇與結果',
};
