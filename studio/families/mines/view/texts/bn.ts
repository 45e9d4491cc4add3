import type { MessageKey } from './en.ts';

/** Texts of mines in Bangla. */
export const bn: Record<MessageKey, string> = {
  begin: 'ঘর খুলুন',
  take: 'ক্যাশ আউট {amount}',
  field: '{columns} × {rows} ঘরের মাঠ',
  place: 'সারি {row}, কলাম {column}',
  closed: 'বন্ধ',
  chosen: 'বাছাই করা',
  safe: 'নিরাপদ',
  mine: 'মাইন',
  mines: 'মাইন',
  choose: 'প্রথম ঘরটি বেছে নিয়ে বোতাম চাপুন।',
  next: 'পরের নিরাপদ ঘর',
  now: 'এখন',
  opened: 'নিরাপদ। এখন ক্যাশ আউট করলে {amount}।',
  hit: 'মাইন। রাউন্ড শেষ।',
  'rules.1': 'কিছু ঘরের নিচে মাইন আছে। বেট করলে প্রথম ঘর খোলে।',
  'rules.2': 'প্রতিটি নিরাপদ ঘরে রাউন্ডের পেআউট বাড়ে। আরেকটি খুলুন, অথবা দেখানো টাকা ক্যাশ আউট করুন। মাইন পড়লে পেআউট ছাড়াই রাউন্ড শেষ।',
  'rules.3': 'প্রথম ঘর খোলার আগেই মাইন বসানো হয়, আর সরে না।',
  pays: '{stake} স্টেকে প্রতিটি নিরাপদ ঘরের পেআউট',
  withMines: 'মাইন: {mines}',
  stop: 'ক্যাশ আউট করলে রিটার্ন',
  'verify.field': 'মাইন',
  'verify.opened': 'খোলা ঘর',
};
