import { ar as solo } from '../../../casino-holdem-solo/view/texts/ar.ts';
import { ar as place } from '../../../shared/place-texts/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'الأنتي',
  'on.aces': 'رهان الآسات',
  'pays.ante.short': 'حتى 100 إلى 1',
  'pays.aces.short': '⁦7–100⁩ إلى 1',
  you: 'جميع اللاعبين',
  callName: 'اتبع',
  callPays: 'ضعف الأنتي',
  dealt: 'اليد: {own}. اتبع بضعف الأنتي أو انسحب.',
  won: 'يفوز اللاعبون: {own} مقابل {theirs}.',
  lost: 'يفوز الموزع: {theirs} مقابل {own}.',
  level: 'تعادل: {own} لدى الطرفين.',
  'end.won': 'فاز اللاعبون',
  'end.lost': 'فاز الموزع',
  'end.level': 'تعادل',
  'end.out': 'الموزع غير مؤهل',
  'short.won': 'ل',
  'short.lost': 'م',
  'short.level': '=',
  'short.out': 'غ',
  shares: 'من آخر {rounds} جولة: فاز اللاعبون {won}، الموزع {lost}، التعادل {level}، الموزع غير مؤهل {out}',
  'choose.open': 'اتبع أو انسحب: {seconds} ث',
  'choose.others': 'اللاعبون يقررون: {seconds} ث',
  'choose.call': 'تبعت. توزع الأوراق بعد {seconds} ث.',
  'choose.fold': 'انسحبت. توزع الأوراق بعد {seconds} ث.',
  'choose.over': 'انتهى وقت الاختيار.',
  called: 'تبعت.',
  'rules.table':
    'لجميع اللاعبين اليد نفسها ضد الموزع، ويقرر كل واحد وحده. من لا يختار في الوقت ينسحب. لكل لاعب رهان واحد في الجولة.',
};
