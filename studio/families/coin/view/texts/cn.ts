import type { MessageKey } from './en.ts';

/** Texts of the coin in Chinese. */
export const cn: Record<MessageKey, string> = {
  begin: '抛硬币',
  take: '兑现 {amount}',
  call: '您的选择',
  again: '再猜一次，或兑现',
  heads: '正面',
  tails: '反面',
  next: '下一次猜中',
  now: '当前',
  right: '{side}。猜中。现在兑现可得 {amount}。',
  wrong: '{side}。本局结束。',
  flips: '本局的结果',
  'rules.1': '猜正面或反面。每次猜中都会提高派彩；猜错则本局结束，没有派彩。',
  'rules.2': '猜中后可以再猜，或兑现显示的金额。连续猜中 {flips} 次后本局结束并派彩。',
  pays: '投注 {stake} 时连续猜中的派彩',
  stop: '兑现时的返还',
  'verify.round': '选择与结果',
};
