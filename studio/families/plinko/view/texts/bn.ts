import type { MessageKey } from './en.ts';

/** Texts of plinko in Bangla. */
export const bn: Record<MessageKey, string> = {
  begin: 'বল ফেলুন',
  rows: 'সারি',
  risk: 'ঝুঁকি',
  balls: 'বল',
  low: 'কম',
  medium: 'মাঝারি',
  high: 'বেশি',
  board: 'বোর্ডের সারি: {rows}। বাম থেকে পকেট: {pockets}',
  landed: 'পড়েছে: {multipliers}',
  'rules.1':
    'প্রতিটি বল পিনের সারির মধ্য দিয়ে পড়ে, প্রতি পিনে সমান সম্ভাবনায় বামে বা ডানে যায়। যে পকেটে পড়ে তার গুণক অনুযায়ী পেআউট হয়।',
  'rules.2': 'স্টেক প্রতিটি বলের। সারি ও ঝুঁকি বাড়লে বড় গুণক সম্ভব হয়, আর ছোট রিটার্ন বেশি ঘন ঘন আসে।',
  pockets: 'প্রতিটি বোর্ডের পকেট',
  boardName: 'সারি: {rows}, ঝুঁকি: {risk}',
  part: '{times} পকেট',
  ball: 'বল {number}: {path} → {times}',
};
