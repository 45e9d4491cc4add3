import { bn as place } from '../../../shared/place-texts/bn.ts';
import { bn as runners } from '../runners/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'বেট করুন',
  race: 'দৌড়',
  win: 'জয়',
  place: 'প্লেস',
  exacta: 'এক্স্যাক্টা',
  first: 'প্রথম',
  second: 'দ্বিতীয়',
  strength: 'শক্তি',
  runner: 'ঘোড়া',
  'on.win': '{runner}: জয়',
  'on.place': '{runner}: প্লেস',
  'on.exacta': 'এক্স্যাক্টা {first}-{second}',
  off: 'দৌড় শুরু হয়েছে',
  finished: '{first} জিতেছে, দ্বিতীয় {second}, তৃতীয় {third}',
  winner: 'বিজয়ী {runner}',
  shares: 'শেষ {rounds} দৌড়ের বিজয়ী: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'জয়: ঘোড়াটি প্রথম হয়। প্লেস: প্রথম {placed}টির মধ্যে থাকে। এক্স্যাক্টা: দুটি ঘোড়া এই ক্রমেই প্রথম ও দ্বিতীয় হয়।',
  'rules.2': 'সব ঘোড়ার মধ্যে প্রত্যেকের শক্তির অনুপাতে বিজয়ী নির্ধারিত হয়। বাকিদের মধ্যে একইভাবে দ্বিতীয়, এভাবে চলতে থাকে।',
  'rules.3': 'অডস শক্তি থেকে হাউসের মার্জিন বাদ দিয়ে, নিচের দিকে রাউন্ড করা। এতে স্টেক ধরা আছে।',
  'rules.4': 'দৌড় দেখানোর আগেই ফলাফল নির্ধারিত হয়। দৌড় শুধু তা দেখায়, বদলায় না।',
  'part.win': 'জয় থেকে',
};
