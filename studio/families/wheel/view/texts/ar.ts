import { ar as place } from '../../../shared/place-texts/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...place,
  begin: 'أدر',
  wheel: 'العجلة',
  on: '{pays} إلى 1',
  segments: '{count} من {all}',
  came: '{place}',
  boosted: '{place}، مضروب في {times}',
  boost: '\u200e{times}×\u200e: تدور العجلة مرة أخرى',
  shares: 'في آخر {rounds} دورات: {counts}',
  share: '{place}: {count}',
  'rules.1': 'للعجلة {all} قطاعا. تربح الرقائق على نوع القطاع عند المؤشر ما يدفعه.',
  'rules.2': 'يعيد الفوز الرهان أيضا: 5 إلى 1 تدفع 6 مقابل 1.',
  'rules.boost':
    'عند {boosts} تدور العجلة مرة أخرى بين القطاعات التي تدفع، ويضرب الربح في ذلك الرقم. يعود الرهان مرة واحدة.',
  kind: 'يدفع',
  count: 'القطاعات',
  'part.win': 'من الفوز',
  'part.boost': 'من الفوز المضاعف',
};
