import type { MessageKey } from './en.ts';

/** Texts of three dice in Bangla. */
export const bn: Record<MessageKey, string> = {
  'rules.game': 'তিনটি ডাইস ছোড়া হয়। ক্রম ধরা হয় না।',
  'rules.more':
    'যোগফল 11 থেকে 18 বড়, 3 থেকে 10 ছোট। “সাইড, ট্রিপল ধরা হয়” বেটে তিনটি এক হলে যোগফল অনুযায়ী ধরা হয়; “সাইড, ট্রিপল ছাড়া” বেটে তিনটি এক হলে চারটিই হারে।',
  'tab.sum': 'যোগফল',
  'tab.faces': 'নম্বর',
  'tab.equal': 'একই',
  'field.pair': 'জোড়া',
  'field.single': 'তৃতীয় ডাইস',
  'bet.sides': 'সাইড, ট্রিপল ধরা হয়',
  'bet.sides-no-triples': 'সাইড, ট্রিপল ছাড়া',
  'bet.sum': 'সঠিক যোগফল',
  'bet.single': 'একটি নম্বর',
  'bet.two-different': 'দুটি ভিন্ন নম্বর',
  'bet.three-different': 'তিনটি ভিন্ন নম্বর',
  'bet.straight': 'পরপর তিনটি',
  'bet.pair': 'জোড়া বা তার বেশি',
  'bet.pair-single': 'জোড়া ও আরেকটি',
  'bet.triple': 'একই নম্বর তিনটি',
  'bet.any-triple': 'যেকোনো ট্রিপল',
  'option.straight': 'পরপর তিনটি',
  'option.any-triple': 'যেকোনো ট্রিপল',
  'prize.match-2': 'দুটি নম্বরই',
  'prize.match-3': 'তিনটি নম্বরই',
  said: 'যোগফল {sum}, {side}।',
};
