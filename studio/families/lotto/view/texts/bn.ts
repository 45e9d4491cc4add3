import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Bangla. */
export const bn: Record<MessageKey, string> = {
  'rules.game': '1 থেকে 49-এর মধ্যে ছয়টি ভিন্ন নম্বর ড্র হয়, তারপর একটি অতিরিক্ত নম্বর। সব সেটের সম্ভাবনা সমান।',
  'rules.more':
    'ছয়টি নম্বর বাছুন; দশটি পর্যন্ত বাছলে প্রতি ছয়টির সেট একটি কম্বিনেশন। পুরস্কারে উল্লেখ থাকলেই কেবল অতিরিক্ত নম্বর ধরা হয়। ছয়টির যোগফল 150 বা তার বেশি হলে বড়। সব পুরস্কার নির্দিষ্ট: কতজন জিতলেন তার ওপর নির্ভর করে না।',
  'tab.six': 'ছয়',
  'tab.few': 'দুই থেকে চার',
  'tab.number': 'এক নম্বর',
  'tab.sum': 'যোগফল',
  'bet.six': 'ছয়টি নম্বর',
  'bet.two': 'ছয়টির মধ্যে দুই',
  'bet.three': 'ছয়টির মধ্যে তিন',
  'bet.four': 'ছয়টির মধ্যে চার',
  'bet.number': 'ছয়টির মধ্যে',
  'bet.additional': 'অতিরিক্ত নম্বর',
  'bet.sum-sides': 'ছয়টির যোগফল',
  'prize.match-6': '6টি মিলেছে',
  'prize.match-5-more': '5টি ও অতিরিক্ত',
  'prize.match-5': '5টি মিলেছে',
  'prize.match-4-more': '4টি ও অতিরিক্ত',
  'prize.match-4': '4টি মিলেছে',
  'prize.match-3-more': '3টি ও অতিরিক্ত',
  'prize.match-3': '3টি মিলেছে',
  'prize.match-2': '2টি মিলেছে',
  said: '{numbers}; অতিরিক্ত {additional}। যোগফল {sum}।',
};
