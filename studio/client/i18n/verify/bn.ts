import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Bangla. */
export const bn: Record<VerifyKey, string> = {
  'verify.title': 'রাউন্ড যাচাই করুন',
  'verify.intro': 'শুধু সিড থেকে আপনার ব্রাউজারেই হিসাব হয়। অফলাইনেও চলে, কিছুই পাঠানো হয় না।',
  'verify.serverSeed': 'সার্ভার সিড (প্রকাশিত)',
  'verify.commitment': 'রাউন্ডের আগে দেখানো হ্যাশ',
  'verify.clientSeed': 'ক্লায়েন্ট সিড',
  'verify.nonce': 'রাউন্ড নম্বর (nonce)',
  'verify.game': 'গেম',
  'verify.choose': 'একটি গেম বেছে নিন',
  'verify.moves': 'চাল',
  'verify.waiting': 'এসব চালের পর রাউন্ডটি আরেকটি চালের অপেক্ষায় থাকে।',
  'verify.impossible': 'এমন রাউন্ড খেলা সম্ভব নয়: নিয়মে এর বেট বা কোনো একটি চাল গ্রহণযোগ্য নয়।',
  'verify.stake': 'বেট',
  'verify.run': 'যাচাই করুন',
  'verify.hashOk': 'হ্যাশ মিলেছে: রাউন্ডের আগে এই সিডই দেখানো হয়েছিল।',
  'verify.hashWrong': 'হ্যাশ এই সার্ভার সিডের সঙ্গে মেলে না।',
  'verify.hashOwn': 'এই সার্ভার সিডের হ্যাশ: {hash}',
  'verify.total': 'রাউন্ডটি {stake} স্টেকে {amount} ক্ষুদ্রতম একক দেয়।',
  'verify.jackpot': 'এই রাউন্ডে গ্র্যান্ড জ্যাকপট জেতা হয়েছে।',
  'verify.noJackpot': 'এই রাউন্ডে জ্যাকপট জেতা হয়নি।',
  'verify.bad':
    'গেম, সার্ভার সিড, 1–64টি ইংরেজি অক্ষর, সংখ্যা, - বা _-এর ক্লায়েন্ট সিড, পূর্ণ সংখ্যার nonce, এবং রাউন্ডের বেট ও চাল লিখুন।',
  'verify.insecure': 'আপনার ব্রাউজার এখানে রাউন্ড যাচাই করতে পারে না। পেজটি HTTPS দিয়ে বা সেভ করা ফাইল হিসেবে খুলুন।',
  'verify.page': 'আলাদা যাচাইকারী খুলুন (সেভ করে অফলাইনে ব্যবহার করা যায়)',
};
