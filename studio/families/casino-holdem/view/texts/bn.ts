import { bn as solo } from '../../../casino-holdem-solo/view/texts/bn.ts';
import { bn as place } from '../../../shared/place-texts/bn.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Bangla. */
export const bn: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'অ্যান্টি',
  'on.aces': 'টেক্কা সাইড বেট',
  'pays.ante.short': 'সর্বোচ্চ 100:1',
  'pays.aces.short': '7–100:1',
  you: 'সব খেলোয়াড়',
  callName: 'কল',
  callPays: 'অ্যান্টির দ্বিগুণ',
  dealt: 'হ্যান্ড: {own}। অ্যান্টির দ্বিগুণে কল করুন, অথবা ফোল্ড করুন।',
  won: 'খেলোয়াড়রা জিতেছেন: {own} বনাম {theirs}।',
  lost: 'ডিলার জিতেছে: {theirs} বনাম {own}।',
  level: 'টাই: দুই পক্ষেই {own}।',
  'end.won': 'খেলোয়াড়দের জয়',
  'end.lost': 'ডিলারের জয়',
  'end.level': 'টাই',
  'end.out': 'ডিলার কোয়ালিফাই করেনি',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'শেষ {rounds} হ্যান্ডে: খেলোয়াড়দের জয় {won}, ডিলার {lost}, টাই {level}, ডিলার কোয়ালিফাই করেনি {out}',
  'choose.open': 'কল না ফোল্ড: {seconds} সে',
  'choose.others': 'খেলোয়াড়রা সিদ্ধান্ত নিচ্ছেন: {seconds} সে',
  'choose.call': 'আপনি কল করেছেন। {seconds} সেকেন্ডে কার্ড দেওয়া হবে।',
  'choose.fold': 'আপনি ফোল্ড করেছেন। {seconds} সেকেন্ডে কার্ড দেওয়া হবে।',
  'choose.over': 'বেছে নেওয়ার সময় শেষ।',
  called: 'আপনি কল করেছেন।',
  'rules.table':
    'ডিলারের বিপক্ষে সব খেলোয়াড়ের একই হ্যান্ড, সিদ্ধান্ত যাঁর যাঁর। সময়মতো না বাছলে ফোল্ড ধরা হয়। এক হ্যান্ডে প্রতি খেলোয়াড়ের একটি বেট।',
};
