import { bn as place } from '../../../shared/place-texts/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...place,
  begin: 'স্পিন করুন',
  wheel: 'হুইল',
  on: '{pays}:1',
  segments: '{all}টির মধ্যে {count}টি',
  came: '{place}',
  boosted: '{place}, {times} দিয়ে গুণ',
  boost: '{times}×: হুইল আবার ঘোরে',
  shares: 'শেষ {rounds} স্পিনে: {counts}',
  share: '{place}: {count}',
  'rules.1': 'হুইলে {all}টি ঘর। কাঁটা যে ধরনের ঘরে থামে, তাতে রাখা চিপ সেই পেআউট জেতে।',
  'rules.2': 'জিতলে স্টেকও ফেরত: 5:1 মানে 1-এ 6।',
  'rules.boost': '{boosts}-এ থামলে হুইল পেআউটের ঘরগুলোর মধ্যে আরেকবার ঘোরে, আর জয় ওই সংখ্যা দিয়ে গুণ হয়। স্টেক একবারই ফেরে।',
  kind: 'পেআউট',
  count: 'ঘর',
  'part.win': 'জয় থেকে',
  'part.boost': 'গুণ করা জয় থেকে',
};
