import { fa as solo } from '../../../casino-holdem-solo/view/texts/fa.ts';
import { fa as place } from '../../../shared/place-texts/fa.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Persian. */
export const fa: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'آنته',
  'on.aces': 'شرط جانبی آس',
  'pays.ante.short': 'تا 100 به 1',
  'pays.aces.short': '7 تا 100 به 1',
  you: 'همه بازیکنان',
  callName: 'کال',
  callPays: 'دو برابر آنته',
  dealt: 'دست: {own}. با دو برابر آنته کال کنید یا فولد کنید.',
  won: 'بازیکنان بردند: {own} در برابر {theirs}.',
  lost: 'دیلر برد: {theirs} در برابر {own}.',
  level: 'مساوی: {own} در هر دو طرف.',
  'end.won': 'برد بازیکنان',
  'end.lost': 'برد دیلر',
  'end.level': 'مساوی',
  'end.out': 'دیلر واجد شرایط نیست',
  'short.won': 'پ',
  'short.lost': 'د',
  'short.level': '=',
  'short.out': 'ن',
  shares: 'در {rounds} دست اخیر: برد بازیکنان {won}، دیلر {lost}، مساوی {level}، دیلر فاقد شرایط {out}',
  'choose.open': 'کال یا فولد: {seconds} ث',
  'choose.others': 'تصمیم بازیکنان: {seconds} ث',
  'choose.call': 'کال کردید. {seconds} ث تا پخش کارت.',
  'choose.fold': 'فولد کردید. {seconds} ث تا پخش کارت.',
  'choose.over': 'زمان انتخاب تمام شد.',
  called: 'کال کردید.',
  'rules.table':
    'همه بازیکنان یک دست مشترک در برابر دیلر دارند و هر کس جداگانه تصمیم می‌گیرد. هر کس به‌موقع انتخاب نکند فولد می‌شود. هر بازیکن در هر دست یک شرط دارد.',
};
