import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Bangla. */
export const bn: Record<MessageKey, string> = {
  begin: 'কার্ড দেখান',
  betOn: 'প্রথম কার্ড',
  take: 'ক্যাশ আউট {amount}',
  skip: 'কার্ড এড়িয়ে যান',
  'guess.higher': 'বড়',
  'guess.lower': 'ছোট',
  'guess.higher-or-same': 'বড় বা সমান',
  'guess.lower-or-same': 'ছোট বা সমান',
  'guess.same': 'সমান',
  'guess.red': 'লাল',
  'guess.black': 'কালো',
  chance: '{from}-এর মধ্যে {wins}',
  now: 'এখন',
  guesses: 'অনুমান',
  cards: 'এই রাউন্ডের কার্ড',
  shown: '{card}। এরপর কী আসবে?',
  right: '{card}। সঠিক। এখন ক্যাশ আউট করলে {amount}।',
  wrong: '{card}। রাউন্ড শেষ।',
  'rules.1': 'একটি কার্ড দেখানো হয়। পরের কার্ড এর তুলনায় কেমন হবে অনুমান করুন। টেক্কা সবচেয়ে বড়।',
  'rules.2':
    'প্রতিটি সঠিক অনুমানে তার সম্ভাবনা অনুযায়ী পেআউট বাড়ে। চালিয়ে যান, অথবা দেখানো টাকা ক্যাশ আউট করুন। ভুল হলে পেআউট ছাড়াই রাউন্ড শেষ।',
  'rules.full': 'প্রতিটি কার্ড আসে পুরো 52 কার্ডের ডেক থেকে। এক রাউন্ডে {skips}টি কার্ড এড়ানো যায়।',
  'rules.shrinking': 'দেখানো কার্ড এই রাউন্ডে আর আসে না। {skips}টি কার্ড এড়ানো যায়।',
  'rules.3': 'সর্বোচ্চ গুণক স্টেকের {ceiling} গুণ।',
};
