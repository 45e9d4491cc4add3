import type { MessageKey } from './en.ts';

/** Texts of the coin in Bangla. */
export const bn: Record<MessageKey, string> = {
  begin: 'টস করুন',
  take: 'ক্যাশ আউট {amount}',
  call: 'আপনার পছন্দ',
  again: 'আবার বাছুন, অথবা ক্যাশ আউট করুন',
  heads: 'হেড',
  tails: 'টেল',
  next: 'পরের সঠিক বাছাই',
  now: 'এখন',
  right: '{side}। সঠিক। এখন ক্যাশ আউট করলে {amount}।',
  wrong: '{side}। রাউন্ড শেষ।',
  flips: 'এই রাউন্ডের টস',
  'rules.1': 'হেড বা টেল বাছুন। প্রতিটি সঠিক বাছাইয়ে রাউন্ডের পেআউট বাড়ে; ভুল হলে পেআউট ছাড়াই রাউন্ড শেষ।',
  'rules.2': 'সঠিক হলে আবার বাছুন, অথবা দেখানো টাকা ক্যাশ আউট করুন। {flips}টি সঠিক বাছাইয়ের পর রাউন্ড শেষ হয়ে পেআউট দেওয়া হয়।',
  pays: '{stake} স্টেকে পরপর সঠিক বাছাইয়ের পেআউট',
  stop: 'ক্যাশ আউট করলে রিটার্ন',
  'verify.round': 'বাছাই ও টস',
};
