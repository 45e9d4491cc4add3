import type { MessageKey } from './en.ts';

/** Texts of the coin in Arabic. */
export const ar: Record<MessageKey, string> = {
  begin: 'ارمِ',
  take: 'اسحب {amount}',
  call: 'اختيارك',
  again: 'خمّن مرة أخرى أو اسحب',
  heads: 'صورة',
  tails: 'كتابة',
  next: 'التخمين الصحيح التالي',
  now: 'الآن',
  right: '{side}. صحيح. السحب الآن يدفع {amount}.',
  wrong: '{side}. انتهت الجولة.',
  flips: 'رميات هذه الجولة',
  'rules.1': 'خمّن صورة أو كتابة. كل تخمين صحيح يرفع ما تدفعه الجولة، والخطأ ينهيها بلا دفع.',
  'rules.2': 'بعد التخمين الصحيح خمّن ثانية أو اسحب المبلغ المعروض. بعد {flips} تخمينات صحيحة تنتهي الجولة وتدفع.',
  pays: 'ما تدفعه التخمينات الصحيحة المتتالية لرهان {stake}',
  stop: 'العائد عند السحب',
  'verify.round': 'التخمينات والرميات',
};
