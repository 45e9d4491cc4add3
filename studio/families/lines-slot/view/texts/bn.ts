import type { Messages } from './en.ts';

/** Texts of slots in Bangla. */
export const bn: Messages = {
  spin: 'স্পিন করুন',
  freeSpins: 'ফ্রি স্পিন: {count}',
  reels: 'রিল, বাম থেকে ডানে: {columns}',
  'pay.line': 'লাইন {number}',
  'verify.spin': 'স্পিন',
  'verify.freeSpin': 'ফ্রি স্পিন {index}',
  'verify.lineWin': 'লাইন {line}: {count} × {symbol}, পেআউট {units}',
  'verify.nothing': 'কোনো লাইনে পেআউট নেই।',
  freeSpinOf: 'ফ্রি স্পিন {index} / {count}, জয় {multiplier}×',
  lines: 'পে-লাইন: {count}',
  'pay.intro':
    'রিল: {reels}, সারি: {rows}, পে-লাইন: {lines}। বাম রিল থেকে পরপর একই সিম্বল এলে লাইনে পেআউট হয়। প্রতি লাইনে শুধু সর্বোচ্চ জয় দেওয়া হয়, সব লাইনের জয় যোগ হয়।',
  'pay.wild': '{scatter} বাদে বাকি সব সিম্বলের জায়গা নেয় {wild}।',
  'pay.wildAll': '{wild} সব সিম্বলের জায়গা নেয়।',
  'pay.scatter':
    'যেকোনো জায়গায় যথেষ্ট {scatter} এলে একই স্টেকে ফ্রি স্পিন পাবেন (সিম্বলের সংখ্যা → ফ্রি স্পিন)। ফ্রি স্পিনের সব জয় {multiplier} দিয়ে গুণ হয়।',
  'pay.lines': 'পে-লাইন ({count})',
  'pay.base': 'পেইড স্পিন থেকে রিটার্ন',
  'pay.free': 'ফ্রি স্পিন থেকে রিটার্ন',
  'pay.feature': 'ফ্রি স্পিনসহ রাউন্ড',
};
