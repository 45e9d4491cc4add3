import { ur as solo } from '../../../casino-holdem-solo/view/texts/ur.ts';
import { ur as place } from '../../../shared/place-texts/ur.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Urdu. */
export const ur: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'اینٹی',
  'on.aces': 'اکّوں کی سائیڈ شرط',
  'pays.ante.short': '100:1 تک',
  'pays.aces.short': '7:1 سے 100:1',
  you: 'تمام کھلاڑی',
  callName: 'کال',
  callPays: 'اینٹی کا دگنا',
  dealt: 'ہاتھ: {own}۔ اینٹی کے دگنے پر کال کریں، یا فولڈ کریں۔',
  won: 'کھلاڑی جیت گئے: {own} بمقابلہ {theirs}۔',
  lost: 'ڈیلر جیت گیا: {theirs} بمقابلہ {own}۔',
  level: 'ٹائی: دونوں طرف {own}۔',
  'end.won': 'کھلاڑی جیتے',
  'end.lost': 'ڈیلر جیتا',
  'end.level': 'ٹائی',
  'end.out': 'ڈیلر کوالیفائی نہیں ہوا',
  'short.won': 'ک',
  'short.lost': 'ڈ',
  'short.level': '=',
  'short.out': 'ن',
  shares: 'پچھلے ہاتھ ({rounds}): کھلاڑی جیتے {won}، ڈیلر {lost}، ٹائی {level}، ڈیلر کوالیفائی نہیں {out}',
  'choose.open': 'کال یا فولڈ: {seconds} سیکنڈ',
  'choose.others': 'کھلاڑی فیصلہ کر رہے ہیں: {seconds} سیکنڈ',
  'choose.call': 'آپ نے کال کی۔ پتے {seconds} سیکنڈ میں بٹیں گے۔',
  'choose.fold': 'آپ نے فولڈ کیا۔ پتے {seconds} سیکنڈ میں بٹیں گے۔',
  'choose.over': 'انتخاب کا وقت ختم ہو گیا۔',
  called: 'آپ نے کال کی۔',
  'rules.table':
    'ڈیلر کے مقابلے میں تمام کھلاڑیوں کا ہاتھ ایک ہی ہے، اور ہر کوئی الگ فیصلہ کرتا ہے۔ وقت پر انتخاب نہ کرنے والے فولڈ ہو جاتے ہیں۔ ہر کھلاڑی کی ایک ہاتھ میں ایک شرط ہوتی ہے۔',
};
