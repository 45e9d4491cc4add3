import type { MessageKey } from './en.ts';

/** Texts of bingo in Bangla. */
export const bn: Record<MessageKey, string> = {
  begin: 'শুরু করুন',
  cards: 'কার্ড',
  card: 'কার্ড {number}',
  balls: 'তোলা বল',
  free: 'ফ্রি',
  ball: '{letter} {number}',
  wonCard: 'কার্ড {number}: {patterns}',
  none: 'কোনো প্যাটার্ন পূর্ণ হয়নি।',
  'pattern.line': 'এক লাইন',
  'pattern.two-lines': 'দুই লাইন',
  'pattern.three-lines': 'তিন লাইন',
  'pattern.corners': 'চার কোনা',
  'pattern.stamp': 'স্ট্যাম্প',
  'pattern.two-stamps': 'দুই স্ট্যাম্প',
  'pattern.letter-x': 'অক্ষর X',
  'pattern.letter-t': 'অক্ষর T',
  'pattern.plus': 'প্লাস',
  'pattern.diamond': 'ডায়মন্ড',
  'pattern.ring': 'রিং',
  'pattern.frame': 'ফ্রেম',
  'pattern.blackout': 'পুরো কার্ড',
  'rules.1':
    '75টি বলের মধ্যে {balls}টি তোলা হয়। একটি কার্ডে 24টি নম্বর ও মাঝে একটি ফ্রি ঘর। বলে যেসব প্যাটার্ন পূর্ণ হয়, কার্ড সেগুলোতে জেতে।',
  'rules.best': 'কার্ড শুধু তার সেরা প্যাটার্নে জেতে।',
  'rules.each': 'কার্ড পূর্ণ হওয়া প্রতিটি প্যাটার্নে জেতে।',
  'rules.2': 'স্টেক হলো প্রতি কার্ডের দাম। লাইন আড়াআড়ি, খাড়া বা কোনাকুনি হতে পারে।',
  pays: '{stake} কার্ডের পেআউট',
};
