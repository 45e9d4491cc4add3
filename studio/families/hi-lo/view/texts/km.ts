import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Khmer. */
export const km: Record<MessageKey, string> = {
  begin: 'បើកបៀ',
  betOn: 'បៀដំបូង',
  take: 'យកប្រាក់ {amount}',
  skip: 'រំលងបៀ',
  'guess.higher': 'ធំជាង',
  'guess.lower': 'តូចជាង',
  'guess.higher-or-same': 'ធំជាង ឬស្មើ',
  'guess.lower-or-same': 'តូចជាង ឬស្មើ',
  'guess.same': 'ស្មើ',
  'guess.red': 'ក្រហម',
  'guess.black': 'ខ្មៅ',
  chance: '{wins} ក្នុង {from}',
  now: 'ឥឡូវ',
  guesses: 'ការទាយ',
  cards: 'បៀក្នុងជុំនេះ',
  shown: '{card}។ បន្ទាប់ជាអ្វី?',
  right: '{card}។ ត្រូវ។ យកប្រាក់ឥឡូវបាន {amount}។',
  wrong: '{card}។ ជុំបានចប់។',
  'rules.1': 'បើកបៀមួយសន្លឹក។ ទាយថាសន្លឹកបន្ទាប់ប្រៀបនឹងវាយ៉ាងណា។ អាត់ធំបំផុត។',
  'rules.2': 'ទាយត្រូវម្ដងៗបង្កើនប្រាក់សងនៃជុំ តាមឱកាសនៃការទាយ។ បន្ត ឬយកប្រាក់ដែលបង្ហាញ។ ទាយខុសចប់ជុំដោយគ្មានប្រាក់សង។',
  'rules.full': 'បៀនីមួយៗមកពីហ៊ូពេញ 52 សន្លឹក។ ក្នុងមួយជុំអាចរំលងបៀបាន {skips} សន្លឹក។',
  'rules.shrinking': 'បៀដែលបានបើកហើយ មិនចេញម្ដងទៀតក្នុងជុំទេ។ អាចរំលងបៀបាន {skips} សន្លឹក។',
  'rules.3': 'មេគុណខ្ពស់បំផុតគឺ {ceiling} ដងនៃប្រាក់ភ្នាល់។',
};
