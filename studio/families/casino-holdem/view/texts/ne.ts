import { ne as solo } from '../../../casino-holdem-solo/view/texts/ne.ts';
import { ne as place } from '../../../shared/place-texts/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'एन्टी',
  'on.aces': 'एसेस साइड बेट',
  'pays.ante.short': '100:1 सम्म',
  'pays.aces.short': '7–100:1',
  you: 'सबै खेलाडी',
  callName: 'कल',
  callPays: 'एन्टीको दोब्बर',
  dealt: 'ह्यान्ड: {own}। एन्टीको दोब्बरले कल गर्नुहोस्, वा फोल्ड गर्नुहोस्।',
  won: 'खेलाडीले जिते: {own} विरुद्ध {theirs}।',
  lost: 'डिलरले जित्यो: {theirs} विरुद्ध {own}।',
  level: 'टाइ: दुवैतिर {own}।',
  'end.won': 'खेलाडीको जित',
  'end.lost': 'डिलरको जित',
  'end.level': 'टाइ',
  'end.out': 'डिलर योग्य भएन',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'पछिल्ला {rounds} ह्यान्डमा: खेलाडीले जितेका {won}, डिलरले {lost}, टाइ {level}, डिलर योग्य नभएका {out}',
  'choose.open': 'कल वा फोल्ड: {seconds} से',
  'choose.others': 'खेलाडी निर्णय गर्दै: {seconds} से',
  'choose.call': 'तपाईंले कल गर्नुभयो। कार्ड {seconds} सेकेन्डपछि बाँडिन्छ।',
  'choose.fold': 'तपाईंले फोल्ड गर्नुभयो। कार्ड {seconds} सेकेन्डपछि बाँडिन्छ।',
  'choose.over': 'छान्ने समय सकियो।',
  called: 'तपाईंले कल गर्नुभयो।',
  'rules.table':
    'डिलरविरुद्ध सबै खेलाडीको ह्यान्ड एउटै हुन्छ, र सबैले आ-आफ्नो निर्णय गर्छन्। समयमा नछान्ने खेलाडी फोल्ड हुन्छन्। एक ह्यान्डमा हरेक खेलाडीको एउटा बेट हुन्छ।',
};
