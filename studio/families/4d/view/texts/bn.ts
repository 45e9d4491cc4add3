import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Bangla. */
export const bn: Record<MessageKey, string> = {
  'rules.game':
    '0000 থেকে 9999-এর মধ্যে 23টি ভিন্ন নম্বর ড্র হয়: দশটি সান্ত্বনা পুরস্কার, দশটি স্টার্টার, তারপর তৃতীয়, দ্বিতীয় ও প্রথম পুরস্কার।',
  'rules.more':
    'বড় বেট 23টি নম্বরের যেকোনোটিতে জেতে, ছোট বেট শুধু প্রথম তিন পুরস্কারে, তবে পেআউট বেশি। প্রথম পুরস্কারের শেষ দুই অঙ্ক 50 থেকে 99 হলে বড়। সব পুরস্কার নির্দিষ্ট।',
  'tab.number': 'নম্বর',
  'tab.first': 'প্রথম পুরস্কার',
  'bet.big': 'বড়',
  'bet.small': 'ছোট',
  'bet.first-3': 'প্রথম পুরস্কার, শেষ তিন',
  'bet.first-2': 'প্রথম পুরস্কার, শেষ দুই',
  'bet.first-sides': 'প্রথম পুরস্কার, সাইড',
  'field.place-1': '1ম',
  'field.place-2': '2য়',
  'field.place-3': '3য়',
  'field.place-4': '4র্থ',
  'row.first': '1ম পুরস্কার',
  'row.second': '2য় পুরস্কার',
  'row.third': '3য় পুরস্কার',
  'row.starter': 'স্টার্টার',
  'row.consolation': 'সান্ত্বনা',
  'prize.first': '1ম পুরস্কার',
  'prize.second': '2য় পুরস্কার',
  'prize.third': '3য় পুরস্কার',
  'prize.starter': 'স্টার্টার',
  'prize.consolation': 'সান্ত্বনা',
  said: 'প্রথম পুরস্কার {special}, শেষ দুই {tail}।',
};
