import type { MessageKey } from './en.ts';

/** Texts of ways slots in Bangla. */
export const bn: Record<MessageKey, string> = {
  spin: 'স্পিন করুন',
  ways: 'ওয়েজ',
  betOn: 'সর্বোচ্চ {ways} ওয়েজ',
  reels: 'রিল, বাম থেকে ডানে: {columns}',
  freeSpins: 'ফ্রি স্পিন: {count}',
  freeSpinOf: 'ফ্রি স্পিন {index} / {count}',
  times: 'গুণক',
  win: '{reels} × {symbol}, {ways} ওয়েজ',
  capped: 'রাউন্ডটি সর্বোচ্চ জয়ে পৌঁছে শেষ হয়েছে।',
  'pay.intro':
    '{reels} রিলের প্রতিটিতে 2 থেকে 7টি সিম্বল। বাম থেকে প্রতিটি ওয়েতে সিম্বলের পেআউট হয়: প্রতি রিলে একটি করে। জেতা সিম্বল মিলিয়ে যায়, ওপরেরগুলো সেখানে নামে, যতক্ষণ জয় আসে।',
  'pay.wild': '{symbol} পেআউটের সব সিম্বলের জায়গা নেয় এবং {counts} হিসেবে ধরা হয়। প্রথম রিলে এটি থাকে না।',
  'pay.multiplier': 'পেইড স্পিনে গুণক {start} থেকে শুরু হয়ে প্রতি ক্যাসকেডে {step} করে বাড়ে।',
  'pay.free':
    'যেকোনো জায়গায় যথেষ্ট {symbol} এলে ফ্রি স্পিন পাবেন (সিম্বলের সংখ্যা → ফ্রি স্পিন)। গুণক {start} থেকে শুরু হয়ে প্রতি ক্যাসকেডে {step} করে বাড়ে।',
  'pay.persists': 'ফ্রি স্পিনে গুণক রিসেট হয় না।',
  'pay.cap': 'এক রাউন্ডে পেআউট সর্বোচ্চ স্টেকের {cap} গুণ, সেখানেই রাউন্ড শেষ।',
  'part.ways': 'স্পিনের প্রথম ফলাফল থেকে রিটার্ন',
  'part.cascades': 'ক্যাসকেড থেকে রিটার্ন',
  'part.free': 'ফ্রি স্পিন থেকে রিটার্ন',
  'share.free': 'ফ্রি স্পিনসহ রাউন্ড',
  'verify.spin': 'স্পিন',
  'verify.freeSpin': 'ফ্রি স্পিন {index}',
  'verify.fall': 'ক্যাসকেড {number}: {wins} × {multiplier}',
  'verify.nothing': 'কোনো ওয়েতে পেআউট নেই।',
};
