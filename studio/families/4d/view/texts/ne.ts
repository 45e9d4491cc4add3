import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Nepali. */
export const ne: Record<MessageKey, string> = {
  'rules.game':
    '0000 देखि 9999 सम्मका 23 फरक नम्बर निकालिन्छन्: दस सान्त्वना पुरस्कार, दस स्टार्टर, अनि तेस्रो, दोस्रो र पहिलो पुरस्कार।',
  'rules.more':
    '“ठूलो” बेटले 23 मध्ये जुनसुकै नम्बरमा जित्छ, “सानो” ले पहिलो तीन पुरस्कारमा मात्र, तर बढी पाउँछ। पहिलो पुरस्कारका अन्तिम दुई अङ्कमा 50 देखि 99 ठूलो हुन्। सबै पुरस्कार निश्चित छन्।',
  'tab.number': 'नम्बर',
  'tab.first': 'पहिलो पुरस्कार',
  'bet.big': 'ठूलो',
  'bet.small': 'सानो',
  'bet.first-3': 'पहिलो पुरस्कार, अन्तिम तीन',
  'bet.first-2': 'पहिलो पुरस्कार, अन्तिम दुई',
  'bet.first-sides': 'पहिलो पुरस्कार, साइड',
  'field.place-1': 'पहिलो',
  'field.place-2': 'दोस्रो',
  'field.place-3': 'तेस्रो',
  'field.place-4': 'चौथो',
  'row.first': 'पहिलो पुरस्कार',
  'row.second': 'दोस्रो पुरस्कार',
  'row.third': 'तेस्रो पुरस्कार',
  'row.starter': 'स्टार्टर',
  'row.consolation': 'सान्त्वना',
  'prize.first': 'पहिलो पुरस्कार',
  'prize.second': 'दोस्रो पुरस्कार',
  'prize.third': 'तेस्रो पुरस्कार',
  'prize.starter': 'स्टार्टर',
  'prize.consolation': 'सान्त्वना',
  said: 'पहिलो पुरस्कार {special}, अन्तिम दुई {tail}।',
};
