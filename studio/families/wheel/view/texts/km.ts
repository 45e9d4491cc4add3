import { km as place } from '../../../shared/place-texts/km.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Khmer. */
export const km: Record<MessageKey, string> = {
  ...place,
  begin: 'បង្វិល',
  wheel: 'កង់សំណាង',
  on: '{pays}:1',
  segments: '{count} ក្នុង {all}',
  came: '{place}',
  boosted: '{place} គុណនឹង {times}',
  boost: '{times}×៖ កង់វិលម្ដងទៀត',
  shares: 'ក្នុងការបង្វិល {rounds} ដងចុងក្រោយ៖ {counts}',
  share: '{place}៖ {count}',
  'rules.1': 'កង់មាន {all} ចំណែក។ ឈីបលើប្រភេទចំណែក​ដែលព្រួញចង្អុល ឈ្នះតាមអត្រារបស់វា។',
  'rules.2': 'ឈ្នះក៏ប្រគល់ប្រាក់ភ្នាល់វិញដែរ៖ 5:1 សង 6 សម្រាប់ 1។',
  'rules.boost': 'នៅ {boosts} កង់វិលម្ដងទៀត​ក្នុងចំណែក​ដែលសង ហើយប្រាក់ឈ្នះគុណនឹងលេខនោះ។ ប្រាក់ភ្នាល់ប្រគល់វិញតែម្ដង។',
  kind: 'សង',
  count: 'ចំណែក',
  'part.win': 'ពីការឈ្នះ',
  'part.boost': 'ពីការឈ្នះគុណ',
};
